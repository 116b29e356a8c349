/** Real processes of the server, and visitors who come to them over the network. */
import { spawn } from "node:child_process";
import { fileURLToPath } from "node:url";
import type { Answer, Visitor } from "./harness";

const root = fileURLToPath(new URL("../..", import.meta.url));
const READY_WITHIN_MS = 120_000;
const ANSWERED_WITHIN_MS = 40_000;

export interface ApiProcess {
  /** Origin at which it answers; rejects when the process ended before it was ready. */
  ready: Promise<string>;
  /** Everything it has written. */
  output: () => string;
  isAlive: () => boolean;
  /** Ends it at once, as `kill -9` does, or in order. Resolves when it is gone. */
  end: (signal: "SIGKILL" | "SIGTERM") => Promise<void>;
}

/** Starts the API in a process of its own, on a free port of the loopback address. */
export function startApi(env: Record<string, string>): ApiProcess {
  const child = spawn(process.execPath, ["--import", "tsx", "tests/server/apiProcess.ts"], {
    cwd: root,
    stdio: ["ignore", "pipe", "pipe"],
    env: { ...process.env, NODE_ENV: "test", HOST: "127.0.0.1", PORT: "0", LOG_LEVEL: "error", ...env },
  });
  let output = "";
  const gone = new Promise<void>((resolve) => child.once("exit", () => resolve()));
  const isAlive = () => child.exitCode === null && child.signalCode === null;
  const ready = new Promise<string>((resolve, reject) => {
    const fail = (why: string) => reject(new Error(`The server ${why}:\n${output}`));
    const timer = setTimeout(() => fail("was not ready in time"), READY_WITHIN_MS);
    for (const stream of [child.stdout, child.stderr])
      stream.on("data", (data) => {
        output += data;
        const port = /está en http:\/\/localhost:(\d+)/.exec(output)?.[1];
        if (port) resolve(`http://127.0.0.1:${port}`);
      });
    child.once("error", reject);
    void gone.then(() => fail("ended"));
    void gone.then(() => clearTimeout(timer));
  });
  // Who kills the process on purpose does not wait for it to be ready.
  ready.catch(() => {});
  return {
    ready,
    output: () => output,
    isAlive,
    end: async (signal) => {
      if (isAlive()) child.kill(signal);
      await gone;
    },
  };
}

/** A visitor with their own cookies who asks over the network; `note` hears of every answer and how long it took. */
export function remoteVisitor(
  address: string,
  note: (answer: Answer, milliseconds: number) => void = () => {},
): Visitor {
  const cookies = new Map<string, string>();
  const call = async (path: string, init: RequestInit): Promise<Answer> => {
    const started = performance.now();
    const response = await fetch(address + path, {
      ...init,
      redirect: "manual",
      headers: {
        ...init.headers,
        "user-agent": "pruebas",
        cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join("; "),
      },
      signal: AbortSignal.timeout(ANSWERED_WITHIN_MS),
    });
    const text = await response.text();
    for (const cookie of response.headers.getSetCookie()) {
      const [, name, value] = /^([^=]+)=([^;]*)/.exec(cookie)!;
      if (value) cookies.set(name!, value);
      else cookies.delete(name!);
    }
    let json: unknown;
    try {
      json = JSON.parse(text);
    } catch {
      json = undefined;
    }
    const answer = { status: response.status, json, text, headers: Object.fromEntries(response.headers) };
    note(answer, performance.now() - started);
    return answer;
  };
  return {
    cookies,
    get: (path, headers = {}) => call(path, { headers }),
    post: (path, body, headers = {}) =>
      call(path, {
        method: "POST",
        headers: { "content-type": "application/json", ...headers },
        body: typeof body === "string" ? body : JSON.stringify(body),
      }),
  };
}
