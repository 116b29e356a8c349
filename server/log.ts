/** Logs without personal data: no documents, phones, mails, tokens, bodies or query strings ever reach them. */
import { pino, type DestinationStream, type Logger } from "pino";
import { isOfDatabase, sqlState } from "./store/sqlState";

/** Fields that are cut out wherever an object that carries them is logged. */
export const REDACTED_FIELDS = [
  "clave",
  "contrasena",
  "password",
  "token",
  "usuario",
  "numIdentificacion",
  "document",
  "documentNumber",
  "email",
  "celular",
  "mobile",
  "cookie",
  "authorization",
  "colilla",
  "body",
] as const;

interface LogOptions {
  /** Given by tests that read what was written. */
  destination?: DestinationStream;
  /** Hears the alarm of each line that has one and is written. */
  onAlarm?: (alarm: string) => void;
}

/** A logger of JSON lines. `level` as in pino. */
export function createLog(level: string, { destination, onAlarm }: LogOptions = {}): Logger {
  const options = {
    level,
    base: null,
    formatters: {
      log(line: Record<string, unknown>) {
        if (typeof line["alarm"] === "string") onAlarm?.(line["alarm"]);
        return line;
      },
    },
    redact: {
      paths: REDACTED_FIELDS.flatMap((field) => [field, `*.${field}`, `*.*.${field}`]),
      censor: "[oculto]",
    },
    serializers: {
      req: (request: { id?: string; method?: string; routeOptions?: { url?: string } }) => ({
        id: request.id,
        method: request.method,
        route: request.routeOptions?.url,
      }),
      res: (reply: { statusCode?: number }) => ({ status: reply.statusCode }),
      err: (error: Error & { code?: string }) => ({
        type: error.name,
        code: error.code,
        sqlState: sqlState(error) ?? undefined,
        // Messages of the database, and drizzle's around them, repeat the values of a statement.
        message: isOfDatabase(error) ? undefined : error.message,
        stack: error.stack
          ?.split("\n")
          .filter((line) => line.startsWith("    at "))
          .slice(0, 6)
          .join("\n"),
      }),
    },
  };
  return destination ? pino(options, destination) : pino(options);
}
