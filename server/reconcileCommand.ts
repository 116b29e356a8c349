/** `npm run conciliar`: compares a day with both gateways, lists what is owed back, and closes what a person gave back. */
import { bogotaDay, parseDay } from "#domain/bogota";
import { addDays } from "#domain/calendar";
import { systemClock } from "./clock";
import { readConfig } from "./config";
import { createGateways } from "./gateways/create";
import { refundMessage } from "./letters/refund";
import { faultText, openStoreOf, type Terminal } from "./operator";
import { reconcile } from "./reconcile";
import type { Shop } from "./shop";
import { closeRefund } from "./store/settlement";

const USAGE = `Uso: npm run conciliar [-- día]
     npm run conciliar -- cerrar número "nota"
  día     AAAA-MM-DD, de Bogotá; si no se dice, ayer
  cerrar  anota que una persona hizo la devolución de ese número, y cómo (docs/operacion.md)`;

/** What a note may hold. */
const LONGEST_NOTE = 500;

type Command = { do: "compare"; day: string | null } | { do: "close"; id: number; note: string };

/** The command line; null when it cannot be understood. */
function readCommand(args: readonly string[]): Command | null {
  const [first, id, note, ...more] = args;
  if (first === "cerrar") {
    const words = note?.trim() ?? "";
    if (!id || !/^\d{1,9}$/.test(id) || words === "" || words.length > LONGEST_NOTE || more.length > 0) return null;
    return { do: "close", id: Number(id), note: words };
  }
  if (args.length > 1) return null;
  if (first === undefined) return { do: "compare", day: null };
  const day = parseDay(first);
  return day === null ? null : { do: "compare", day };
}

/** Does what an understood command asks for. Gives the process's exit code. */
async function run(
  shop: Pick<Shop, "store" | "gateways" | "clock">,
  command: Command,
  { out, err }: Terminal,
): Promise<number> {
  if (command.do === "close") {
    const { id, note } = command;
    const closed = await closeRefund(shop.store, id, { note, messageOf: refundMessage, now: shop.clock.now() });
    if (closed === "closed") {
      out(`Devolución ${id}: cerrada, y su comprador recibe un correo.`);
      return 0;
    }
    err(closed === "none" ? `No hay una devolución ${id}.` : `La devolución ${id} no es una tarea, o ya se cerró.`);
    return 1;
  }
  const { summary, owed, tasks, differences } = await reconcile(
    shop,
    command.day ?? addDays(bogotaDay(shop.clock.now()), -1),
  );
  summary.forEach(out);
  if (owed.length > 0) [`Por devolver: ${owed.length}`, ...owed].forEach(out);
  if (differences.length > 0)
    [`Diferencias: ${differences.length}`, ...differences.map((one) => `  ${one}`)].forEach(out);
  if (tasks === 0 && differences.length === 0) out("Todo cuadra.");
  return tasks === 0 && differences.length === 0 ? 0 : 1;
}

/** Runs the command and gives the process's exit code: 0 all is well, 1 there is something to do, 2 not understood. */
export async function reconcileCommand(
  args: readonly string[],
  env: NodeJS.ProcessEnv,
  terminal: Terminal,
  open = openShopOf,
): Promise<number> {
  const command = readCommand(args);
  if (!command) {
    terminal.err(USAGE);
    return 2;
  }
  try {
    const { shop, close } = await open(env, terminal);
    try {
      return await run(shop, command, terminal);
    } finally {
      await close();
    }
  } catch (error) {
    terminal.err(faultText(error));
    return 1;
  }
}

/** The store and the gateways of the environment; a sandbox is asked where the shop serves it. */
async function openShopOf(
  env: NodeJS.ProcessEnv,
  terminal: Terminal,
): Promise<{ shop: Pick<Shop, "store" | "gateways" | "clock">; close: () => Promise<void> }> {
  const config = readConfig(env);
  const clock = systemClock(config.clockStart);
  const gateways = createGateways({ config, clock, selfUrl: () => config.publicUrl });
  const store = await openStoreOf(config, terminal);
  return { shop: { store, gateways, clock }, close: () => store.close() };
}
