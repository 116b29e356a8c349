/**
 * Faults of single calls, set by a test. A call is "GET /api/news/{id}" as in the documents, or with the path as it is
 * requested ("GET /api/news/3"). A later fault of the same call replaces the earlier one.
 */
interface Answer {
  status: number;
  body: unknown;
  isHtml: boolean;
}

interface Counted {
  /** How many requests are still to be answered so; the default is all. */
  times: number;
}

export interface Failure {
  status?: number;
  body?: unknown;
  times?: number;
}

const ERROR_PAGE =
  "<!DOCTYPE html><html><head><title>500 Internal Server Error</title></head>" +
  "<body><h1>Internal Server Error</h1><p>El servidor no pudo atender la solicitud.</p></body></html>";

export class Faults {
  readonly #slow = new Map<string, number>();
  readonly #answers = new Map<string, Answer & Counted>();
  readonly #drops = new Map<string, Counted>();

  /** Delays every answer to `call`. */
  slow(call: string, ms: number): void {
    this.#slow.set(call, ms);
  }

  /** Answers an HTML error page with status 500 unless told otherwise. A body that is not text is sent as JSON. */
  fail(call: string, { status = 500, body = ERROR_PAGE, times = Infinity }: Failure = {}): void {
    this.#answers.set(call, { status, body, isHtml: typeof body === "string", times });
  }

  /** Answers `body` as JSON with status 200; text is sent as a JSON string. */
  answer(call: string, body: unknown, times = Infinity): void {
    this.#answers.set(call, { status: 200, body, isHtml: false, times });
  }

  /** Closes the connection without an answer. */
  drop(call: string, times = Infinity): void {
    this.#drops.set(call, { times });
  }

  /** Removes the faults of `call`, or all. */
  clear(call?: string): void {
    for (const faults of [this.#slow, this.#answers, this.#drops]) {
      if (call === undefined) faults.clear();
      else faults.delete(call);
    }
  }

  delayOf(calls: string[]): number {
    return Math.max(0, ...calls.map((call) => this.#slow.get(call) ?? 0));
  }

  takeDrop(calls: string[]): boolean {
    return take(this.#drops, calls) !== undefined;
  }

  takeAnswer(calls: string[]): Answer | undefined {
    return take(this.#answers, calls);
  }
}

function take<T extends Counted>(faults: Map<string, T>, calls: string[]): T | undefined {
  const call = calls.find((key) => faults.has(key));
  const fault = call === undefined ? undefined : faults.get(call);
  if (!fault || call === undefined) return undefined;
  fault.times -= 1;
  if (fault.times <= 0) faults.delete(call);
  return fault;
}
