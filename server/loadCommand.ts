/** `npm run cargar -- carpeta`: loads a folder of files into the store that `npm start` would open. */
import { parseArgs } from "node:util";
import { systemClock } from "./clock";
import { readConfig } from "./config";
import { postponedMessage } from "./letters/postponed";
import { refundMessage } from "./letters/refund";
import { check } from "./load/check";
import { load } from "./load/load";
import { readFolder } from "./load/readFolder";
import { faultLines, reportLines } from "./load/report";
import { LoadError } from "./load/source";
import { faultText, openStoreOf, type Terminal } from "./operator";

const USAGE = `Uso: npm run cargar -- carpeta [--ensayo] [--corregir]
  carpeta     la de los archivos: sorteos.csv, resultados.csv, noticias.json… (docs/operacion.md)
  --ensayo    revisa y cuenta todo, y no guarda nada
  --corregir  deja cambiar resultados, secos y lo que ya se jugó`;

/** From so many rows of a file on, a terminal is told how far it is. */
const MANY_ROWS = 2_000;

/** Where the command writes. */
interface LoadTerminal extends Terminal {
  /** Writes over its last line; null where nobody watches. */
  progress: ((text: string) => void) | null;
}

interface Command {
  folder: string;
  isRehearsal: boolean;
  mayCorrect: boolean;
}

/** The command line; null when it cannot be understood. */
function readCommand(args: readonly string[]): Command | null {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      options: { ensayo: { type: "boolean", default: false }, corregir: { type: "boolean", default: false } },
      allowPositionals: true,
    });
    const [folder] = positionals;
    if (folder === undefined || positionals.length > 1) return null;
    return { folder, isRehearsal: values.ensayo, mayCorrect: values.corregir };
  } catch {
    return null;
  }
}

/** The sentence for a folder that cannot be read; null for any other fault. */
function explain(error: unknown): string | null {
  const { code, syscall } = (error ?? {}) as { code?: string; syscall?: string };
  return syscall === "scandir" && (code === "ENOENT" || code === "ENOTDIR") ? "No existe esa carpeta." : null;
}

async function run(
  { folder, isRehearsal, mayCorrect }: Command,
  env: NodeJS.ProcessEnv,
  terminal: LoadTerminal,
): Promise<void> {
  const { files, faults } = await readFolder(folder);
  const records = check(files, faults);
  // Only what names the store: whoever loads needs no keys of gateways.
  const { DATA_DIR, DATABASE_URL, CLOCK } = env;
  const config = readConfig({ DATA_DIR, DATABASE_URL, CLOCK });
  const store = await openStoreOf(config, terminal);
  try {
    const { progress } = terminal;
    const loaded = await load(store, records, {
      now: systemClock(config.clockStart).iso(),
      isRehearsal,
      mayCorrect,
      letters: { refundMessageOf: refundMessage, postponedMessageOf: postponedMessage },
      onRows: (kind, written, all) => {
        if (progress && all > MANY_ROWS) progress(written < all ? `${kind}: ${written} de ${all}` : "");
      },
    });
    for (const line of reportLines(loaded, isRehearsal)) terminal.out(line);
  } finally {
    await store.close();
  }
}

/** Runs the command and gives the process's exit code: 0 loaded, 1 faults, 2 not understood. */
export async function loadCommand(
  args: readonly string[],
  env: NodeJS.ProcessEnv,
  terminal: LoadTerminal,
): Promise<number> {
  const command = readCommand(args);
  if (!command) {
    terminal.err(USAGE);
    return 2;
  }
  try {
    await run(command, env, terminal);
    return 0;
  } catch (error) {
    if (error instanceof LoadError) faultLines(error).forEach(terminal.err);
    else terminal.err(faultText(error, explain));
    return 1;
  }
}
