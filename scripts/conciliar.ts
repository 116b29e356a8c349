/** `npm run conciliar [-- día]`: compares a day with both gateways and lists what is owed back (docs/operacion.md). */
import { reconcileCommand } from "#server/reconcileCommand.ts";

const line = (stream: NodeJS.WriteStream) => (text: string) => void stream.write(`${text}\n`);

process.exitCode = await reconcileCommand(process.argv.slice(2), process.env, {
  out: line(process.stdout),
  err: line(process.stderr),
});
