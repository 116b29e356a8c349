/** What the operator's commands have in common: where they write, and the store that `npm start` would open. */
import { ConfigError, type Config } from "./config";
import type { Store } from "./store/database";
import { FolderInUseError } from "./store/folderLock";
import { openFolder, openPostgres } from "./store/open";
import { isConnectionLost, sqlState } from "./store/sqlState";

/** Where a command writes. */
export interface Terminal {
  out: (line: string) => void;
  err: (line: string) => void;
}

/** The sentence for a fault of the store or its configuration that the operator can mend; null for any other. */
function explain(error: unknown): string | null {
  if (error instanceof ConfigError) return error.message;
  if (error instanceof FolderInUseError)
    return `${error.message}\nSi es la tienda, detenla mientras tanto; con PostgreSQL (DATABASE_URL) puede seguir en marcha.`;
  // A lock or a statement that took longer than the store waits.
  if (["55P03", "57014"].includes(sqlState(error) ?? ""))
    return "La base de datos está ocupada y no se guardó nada: vuelve a intentarlo.";
  if (isConnectionLost(error)) return "La base de datos de DATABASE_URL no responde.";
  return null;
}

/** What is said of a fault that ended a command: a sentence for the operator, or where it came from. */
export function faultText(error: unknown, ownSentence: (error: unknown) => string | null = () => null): string {
  const cause = error instanceof Error ? error.cause : undefined;
  const sentence = ownSentence(error) ?? explain(error) ?? ownSentence(cause) ?? explain(cause);
  return sentence ?? (error instanceof Error ? (error.stack ?? error.message) : String(error));
}

/** Opens the store of a configuration; the caller closes it. */
export const openStoreOf = (
  { databaseUrl, dataDir }: Pick<Config, "databaseUrl" | "dataDir">,
  terminal: Terminal,
): Promise<Store> =>
  databaseUrl
    ? openPostgres(databaseUrl)
    : openFolder(
        dataDir,
        (error) => {
          terminal.err(`Se perdió la base de datos: ${error.message}`);
          process.exit(1);
        },
        terminal.err,
      );
