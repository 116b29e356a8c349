/** `npm run cargar -- carpeta`: loads draws, plans, results, secos and content from a folder (docs/operacion.md). */
import { loadCommand } from "#server/loadCommand.ts";

const line = (stream: NodeJS.WriteStream) => (text: string) => void stream.write(`${text}\n`);

process.exitCode = await loadCommand(process.argv.slice(2), process.env, {
  out: line(process.stdout),
  err: line(process.stderr),
  // Back to the beginning of the line, which is cleared first.
  progress: process.stderr.isTTY ? (text) => void process.stderr.write(`\r\u001b[K${text}`) : null,
});
