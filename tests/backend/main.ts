/**
 * Starts the backend by itself and prints {"address": …} as one line:
 * `tsx tests/backend/main.ts --port 4100 --shop http://localhost:3000 --now 2026-11-29T10:00:00-05:00 --shapes '{"login":"full"}'`
 * All are optional. With --now the clock starts at that time and runs on.
 */
import { parseArgs } from "node:util";
import { startBackend } from "./startBackend";
import type { Shapes } from "./shapes";

const text = { type: "string" } as const;
const { values } = parseArgs({ options: { port: text, shop: text, now: text, shapes: text } });
const clockOffset = values.now === undefined ? 0 : Date.parse(values.now) - Date.now();
if (Number.isNaN(clockOffset)) throw new Error(`--now is not a date: ${values.now}`);

const backend = await startBackend({
  port: Number(values.port ?? 0),
  now: () => Date.now() + clockOffset,
  ...(values.shop !== undefined && { shopAddress: values.shop.replace(/\/$/, "") }),
  ...(values.shapes !== undefined && { shapes: JSON.parse(values.shapes) as Partial<Shapes> }),
});
process.stdout.write(`${JSON.stringify({ address: backend.address })}\n`);

for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => void backend.close());
