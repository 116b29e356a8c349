/**
 * `npm run conciliar`: compares a day with both gateways and the ledger with what it records, lists what is owed back and the
 * recharges without an end, and closes what a person gave back or found out.
 */
import { bogotaDay, parseDay } from "#domain/bogota";
import { addDays } from "#domain/calendar";
import { systemClock } from "./clock";
import { readConfig } from "./config";
import { createGateways } from "./gateways/create";
import { refundMessage } from "./letters/refund";
import { faultText, openStoreOf, type Terminal } from "./operator";
import { reconcile } from "./reconcile";
import type { Shop } from "./shop";
import { openLedger } from "./store/ledger";
import { closeRecharge } from "./store/recharges";
import { closeRefund } from "./store/settlement";

const USAGE = `Uso: npm run conciliar [-- día]
     npm run conciliar -- cerrar número "nota"
     npm run conciliar -- recarga número hecha|fallida "nota"
     npm run conciliar -- asentar
  día     AAAA-MM-DD, de Bogotá; si no se dice, ayer
  cerrar  anota que una persona hizo la devolución de ese número, y cómo (docs/operacion.md)
  recarga anota qué fue de la recarga de ese número, y cómo se supo; el valor de una fallida se devuelve
  asentar lleva al libro, como apertura de hoy, lo que una versión sin libro escribió mientras se cambiaba`;

/** What a note may hold. */
const LONGEST_NOTE = 500;

type Command =
  | { do: "compare"; day: string | null }
  | { do: "close"; id: number; note: string }
  | { do: "recharge"; id: number; isDone: boolean; note: string }
  | { do: "openLedger" };

/** The number and the note of something that is closed; null where they cannot be understood. */
function readNote(id: string | undefined, note: string | undefined): { id: number; note: string } | null {
  const words = note?.trim() ?? "";
  if (!id || !/^\d{1,9}$/.test(id) || words === "" || words.length > LONGEST_NOTE) return null;
  return { id: Number(id), note: words };
}

/** The command line; null when it cannot be understood. */
function readCommand(args: readonly string[]): Command | null {
  const [first, id, word, ...more] = args;
  if (first === "cerrar") {
    const closed = more.length > 0 ? null : readNote(id, word);
    return closed && { do: "close", ...closed };
  }
  if (first === "recarga") {
    const closed = more.length > 1 || (word !== "hecha" && word !== "fallida") ? null : readNote(id, more[0]);
    return closed && { do: "recharge", isDone: word === "hecha", ...closed };
  }
  if (args.length > 1) return null;
  if (first === "asentar") return { do: "openLedger" };
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
  if (command.do === "recharge") {
    const { id, isDone, note } = command;
    const told = { isDone, note, messageOf: refundMessage, now: shop.clock.now() };
    const closed = await closeRecharge(shop.store, id, told);
    if (closed === "closed") {
      out(`Recarga ${id}: ${isDone ? "hecha" : "fallida, y se devuelve su valor"}.`);
      return 0;
    }
    err(closed === "none" ? `No hay una recarga ${id}.` : `La recarga ${id} no es una tarea, o ya se cerró.`);
    return 1;
  }
  if (command.do === "openLedger") {
    const opened = await shop.store.transaction(openLedger);
    out(opened === 0 ? "Al libro no le falta nada." : `Llevado al libro, como apertura: ${opened} pagos y personas.`);
    return 0;
  }
  const { summary, accounts, owed, recharges, tasks, differences } = await reconcile(
    shop,
    command.day ?? addDays(bogotaDay(shop.clock.now()), -1),
  );
  summary.forEach(out);
  ["Libro, saldos de hoy:", ...accounts].forEach(out);
  if (owed.length > 0) [`Por devolver: ${owed.length}`, ...owed].forEach(out);
  if (recharges.length > 0) [`Recargas sin terminar: ${recharges.length}`, ...recharges].forEach(out);
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
