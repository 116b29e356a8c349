/** The one shape of every error answer, and the one exception that becomes it. */
import type { ErrorAnswer } from "#contract/call";
import { lineMessages, messages, type RefusalCode } from "./messages";
import { StoreError, type StoreErrorCode } from "./store/errors";
import { isConnectionLost, isDiskFull, sqlState } from "./store/sqlState";

interface Extra {
  /** Fields or line ids at fault, each with its sentence. */
  fields?: Record<string, string>;
  /** With PRICE_CHANGED: the server's total, in pesos. */
  total?: number;
  /** Seconds after which trying again makes sense. */
  retryAfter?: number;
  /** Another system's words for the person, which follow the sentence as the source has them: after a dash, as JSON (CLAIM-06). */
  said?: string | null;
  cause?: unknown;
}

const sentenceOf = (code: RefusalCode, said: string | null | undefined): string =>
  said ? `${messages[code]} - ${JSON.stringify({ mensaje: said })}` : messages[code];

/** An expected refusal: thrown anywhere in a handler, answered with its status, code and sentence. */
export class Refusal extends Error {
  readonly fields: Record<string, string> | undefined;
  readonly total: number | undefined;
  readonly retryAfter: number | undefined;

  constructor(
    readonly statusCode: number,
    readonly code: RefusalCode,
    extra: Extra = {},
  ) {
    super(sentenceOf(code, extra.said), extra.cause === undefined ? undefined : { cause: extra.cause });
    this.name = "Refusal";
    this.fields = extra.fields;
    this.total = extra.total;
    this.retryAfter = extra.retryAfter;
  }
}

/** The body of a refusal as the contract writes it; never a stack, never a cause. */
export function errorBody(refusal: Refusal): ErrorAnswer {
  const { statusCode, code, message, fields, total } = refusal;
  return {
    error: {
      statusCode,
      code,
      message,
      ...(fields && { fields }),
      ...(total !== undefined && { total }),
    },
  };
}

const byStatus: Readonly<Record<number, RefusalCode>> = {
  400: "BAD_REQUEST",
  401: "UNAUTHORIZED",
  403: "FORBIDDEN",
  404: "NOT_FOUND",
  405: "METHOD_NOT_ALLOWED",
  413: "PAYLOAD_TOO_LARGE",
  415: "UNSUPPORTED_MEDIA_TYPE",
  429: "TOO_MANY_REQUESTS",
};

/** A lock, a statement or a deadlock that took too long, or no connection to spare: trying again makes sense. */
const BUSY_STATES = new Set(["55P03", "57014", "40001", "40P01", "53300"]);

/** Statuses of the store's errors; all others are conflicts with what is kept. */
const statusOf: Partial<Record<StoreErrorCode, number>> = { TOO_MANY_HOLDS: 429, KEY_REUSED: 422 };

function refusalOfStore(error: StoreError): Refusal {
  const { code, lines, totalPesos } = error;
  const sentence = lineMessages[code] ?? messages[code];
  return new Refusal(statusOf[code] ?? 409, code, {
    ...(lines.length > 0 && { fields: Object.fromEntries(lines.map((id) => [id, sentence])) }),
    ...(totalPesos !== undefined && { total: totalPesos }),
    cause: error,
  });
}

const isBusy = (error: unknown): boolean => BUSY_STATES.has(sqlState(error) ?? "") || isConnectionLost(error);

/** Any error as a refusal: the store's by their code, the framework's own by their status, everything unexpected as a plain 500. */
export function refusalOf(error: unknown): Refusal {
  if (error instanceof Refusal) return error;
  if (error instanceof StoreError) return refusalOfStore(error);
  if (isBusy(error)) return new Refusal(503, "BUSY", { retryAfter: 2, cause: error });
  // Somebody has to make room first.
  if (isDiskFull(error)) return new Refusal(503, "BUSY", { retryAfter: 30, cause: error });
  const status = (error as { statusCode?: unknown } | null)?.statusCode;
  if (typeof status === "number" && status in byStatus) return new Refusal(status, byStatus[status]!, { cause: error });
  if (typeof status === "number" && status >= 400 && status < 500)
    return new Refusal(400, "BAD_REQUEST", { cause: error });
  return new Refusal(500, "INTERNAL", { cause: error });
}
