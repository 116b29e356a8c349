/**
 * The process that serves the shops of one worker's journeys. A shop of its own for each journey costs what its database and
 * its routes cost; a process for each would also load and compile the server anew.
 */
import { fork } from "node:child_process";
import path from "node:path";
import { freePort } from "../../scripts/freePort.mjs";

const ENDS_WITHIN_MS = 10_000;

/** A shop in the host's process. */
export interface HostedShop {
  /** Origin, without trailing slash. */
  address: string;
  /** What the process has written since the shop was opened. */
  output: () => string;
  /** Closes the shop in order; its address and its database stay. */
  pause: () => Promise<void>;
  /** Opens it again at the same address; `env` goes on top of what it was opened with. */
  resume: (env: Record<string, string>) => Promise<void>;
}

export interface ShopHost {
  /** Opens a shop with `env` on top of the demo's environment. */
  open: (env: Record<string, string>) => Promise<HostedShop>;
  /** Ends the process. */
  end: () => Promise<void>;
}

/** What the process answers: the number of the call, and the error's stack where it failed. */
interface Answer {
  call: number;
  error?: string;
}

export function startHost(): ShopHost {
  const child = fork(path.join(import.meta.dirname, "shopProcess.mjs"), {
    // The log names places in the bundle: maps of the sources cost the start 0.3 s.
    execArgv: [],
    env: { ...process.env, NODE_ENV: "production" },
    stdio: ["ignore", "pipe", "pipe", "ipc"],
  });
  let output = "";
  for (const stream of [child.stdout, child.stderr]) stream?.on("data", (data: Buffer) => (output += String(data)));
  const waiting = new Map<number, { resolve: () => void; reject: (error: Error) => void }>();
  child.on("message", ({ call, error }: Answer) => {
    const { resolve, reject } = waiting.get(call) ?? {};
    waiting.delete(call);
    if (error === undefined) resolve?.();
    else reject?.(new Error(`The shop's process: ${error}`));
  });
  const gone = new Promise<void>((resolve) => child.once("exit", () => resolve()));
  void gone.then(() => {
    for (const { reject } of waiting.values()) reject(new Error(`The shop's process has ended:\n${output}`));
  });

  let calls = 0;
  const ask = (message: object): Promise<void> =>
    new Promise((resolve, reject) => {
      calls += 1;
      waiting.set(calls, { resolve, reject });
      child.send({ ...message, call: calls });
    });

  let shops = 0;
  return {
    open: async (given) => {
      const id = (shops += 1);
      const port = await freePort();
      const began = output.length;
      const env = {
        NODE_ENV: "production",
        DEMO: "1",
        HOST: "127.0.0.1",
        LOG_LEVEL: "warn",
        PORT: String(port),
        ...given,
      };
      await ask({ action: "open", id, env });
      return {
        address: `http://127.0.0.1:${port}`,
        output: () => output.slice(began),
        pause: () => ask({ action: "close", id }),
        resume: (extra) => ask({ action: "open", id, env: { ...env, ...extra } }),
      };
    },
    end: async () => {
      child.disconnect();
      const impatience = setTimeout(() => child.kill("SIGKILL"), ENDS_WITHIN_MS);
      await gone;
      clearTimeout(impatience);
    },
  };
}
