/** `npm run cargar -- carpeta`: loads a folder of files into the store that `npm start` would open. */
import { parseArgs } from "node:util";
import { systemClock } from "./clock";
import { ConfigError, readConfig } from "./config";
import { postponedMessage } from "./letters/postponed";
import { refundMessage } from "./letters/refund";
import { check } from "./load/check";
import { load } from "./load/load";
import { readFolder } from "./load/readFolder";
import { faultLines, reportLines } from "./load/report";
import { LoadError } from "./load/source";
import { FolderInUseError } from "./store/folderLock";
import { openFolder, openPostgres } from "./store/open";
import { isConnectionLost, sqlState } from "./store/sqlState";

const USAGE = `Uso: npm run cargar -- carpeta [--ensayo] [--corregir]
  carpeta     la de los archivos: sorteos.csv, resultados.csv, noticias.json… (docs/operacion.md)
  --ensayo    revisa y cuenta todo, y no guarda nada
  --corregir  deja cambiar resultados, secos y lo que ya se jugó`;

/** From so many rows of a file on, a terminal is told how far it is. */
const MANY_ROWS = 2_000;

/** Where the command writes. */
interface Terminal {
  out: (line: string) => void;
  err: (line: string) => void;
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

/** The sentence for a fault that the operator can mend; null for any other. */
function explain(error: unknown): string | null {
  if (error instanceof ConfigError) return error.message;
  if (error instanceof FolderInUseError)
    return `${error.message}\nSi es la tienda, detenla mientras se carga; con PostgreSQL (DATABASE_URL) puede seguir en marcha.`;
  // A lock or a statement that took longer than the store waits.
  if (["55P03", "57014"].includes(sqlState(error) ?? ""))
    return "La base de datos está ocupada y no se cargó nada: vuelve a intentarlo.";
  if (isConnectionLost(error)) return "La base de datos de DATABASE_URL no responde.";
  const { code, syscall } = (error ?? {}) as { code?: string; syscall?: string };
  return syscall === "scandir" && (code === "ENOENT" || code === "ENOTDIR") ? "No existe esa carpeta." : null;
}

async function run(
  { folder, isRehearsal, mayCorrect }: Command,
  env: NodeJS.ProcessEnv,
  terminal: Terminal,
): Promise<void> {
  const { files, faults } = await readFolder(folder);
  const records = check(files, faults);
  // Only what names the store: whoever loads needs no keys of gateways.
  const { DATA_DIR, DATABASE_URL, CLOCK } = env;
  const { databaseUrl, dataDir, clockStart } = readConfig({ DATA_DIR, DATABASE_URL, CLOCK });
  const store = databaseUrl
    ? await openPostgres(databaseUrl)
    : await openFolder(
        dataDir,
        (error) => {
          terminal.err(`Se perdió la base de datos: ${error.message}`);
          process.exit(1);
        },
        terminal.err,
      );
  try {
    const { progress } = terminal;
    const loaded = await load(store, records, {
      now: systemClock(clockStart).iso(),
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
  terminal: Terminal,
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
    else {
      const cause = error instanceof Error ? error.cause : undefined;
      terminal.err(
        explain(error) ?? explain(cause) ?? (error instanceof Error ? (error.stack ?? error.message) : String(error)),
      );
    }
    return 1;
  }
}
