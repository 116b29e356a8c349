/** Firefox, over WebDriver BiDi: a WebSocket that the browser itself serves. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { createInterface } from "node:readline";
import { WebSocket } from "ws";
import { environmentAt, type Engine, type Tab } from "./engine";

const preferences = {
  "intl.accept_languages": "es-CO, es",
  "ui.prefersReducedMotion": 1,
  // As on a phone: bars that take no room from the page.
  "ui.useOverlayScrollbars": 1,
  "datareporting.policy.dataSubmissionEnabled": false,
};

/** An answer to a command; events have no id. */
interface Answer {
  id?: number;
  type: "success" | "error" | "event";
  result?: unknown;
  error?: string;
  message?: string;
}

/** Sends commands and gives their results; those without an answer fail when the browser hangs up. */
async function connect(url: string): Promise<{ send: <T>(method: string, params: object) => Promise<T> }> {
  const socket = new WebSocket(url, { perMessageDeflate: false });
  const waiting = new Map<number, { resolve: (result: unknown) => void; reject: (error: Error) => void }>();
  let last = 0;
  socket.on("message", (data) => {
    const answer = JSON.parse(String(data)) as Answer;
    const asked = answer.id === undefined ? undefined : waiting.get(answer.id);
    if (answer.id === undefined || asked === undefined) return;
    waiting.delete(answer.id);
    if (answer.type === "success") asked.resolve(answer.result);
    else asked.reject(new Error(`${answer.error}: ${answer.message}`));
  });
  socket.on("close", () => {
    for (const { reject } of waiting.values()) reject(new Error("Firefox hung up"));
  });
  await once(socket, "open");
  return {
    send: <T>(method: string, params: object) =>
      new Promise<T>((resolve, reject) => {
        last += 1;
        waiting.set(last, { resolve: resolve as (result: unknown) => void, reject });
        socket.send(JSON.stringify({ id: last, method, params }));
      }),
  };
}

async function openTab(binary: string): Promise<Tab> {
  const home = await mkdtemp(path.join(tmpdir(), "premio-mayor-firefox-"));
  await writeFile(
    path.join(home, "user.js"),
    Object.entries(preferences)
      .map(([name, value]) => `user_pref("${name}", ${JSON.stringify(value)});\n`)
      .join(""),
  );
  const browser = spawn(binary, ["--headless", "--no-remote", "--profile", home, "--remote-debugging-port", "0"], {
    env: environmentAt(home),
    stdio: ["ignore", "ignore", "pipe"],
  });
  const gone = once(browser, "exit");
  const said: string[] = [];
  const address = await new Promise<string>((resolve, reject) => {
    createInterface({ input: browser.stderr }).on("line", (line) => {
      said.push(line);
      const [, listening] = /WebDriver BiDi listening on (ws:\S+)/.exec(line) ?? [];
      if (listening !== undefined) resolve(listening);
    });
    browser.on("error", reject);
    browser.on("exit", () => reject(new Error(`Firefox did not start:\n${said.join("\n")}`)));
  });
  const { send } = await connect(`${address}/session`);
  const { capabilities } = await send<{ capabilities: { browserVersion: string } }>("session.new", {
    capabilities: {},
  });
  const { contexts } = await send<{ contexts: { context: string }[] }>("browsingContext.getTree", {});
  const context = contexts[0]?.context;
  return {
    version: `${process.platform} firefox ${capabilities.browserVersion.split(".")[0]}`,
    goTo: async (url) => {
      await send("browsingContext.navigate", { context, url, wait: "complete" });
    },
    call: async (source, argument) => {
      const answer = await send<{ result?: { value?: string }; exceptionDetails?: { text: string } }>(
        "script.callFunction",
        {
          functionDeclaration: source,
          arguments: [{ type: "string", value: argument }],
          target: { context },
          awaitPromise: true,
        },
      );
      if (answer.exceptionDetails) throw new Error(answer.exceptionDetails.text);
      return answer.result?.value ?? "";
    },
    perform: async (source) => {
      await send("input.performActions", { context, actions: [source] });
    },
    resize: async (width, height) => {
      await send("browsingContext.setViewport", { context, viewport: { width, height }, devicePixelRatio: 1 });
    },
    screenshot: async () => {
      const { data } = await send<{ data: string }>("browsingContext.captureScreenshot", { context });
      return Buffer.from(data, "base64");
    },
    close: async () => {
      // Hanging up may come before the answer.
      await Promise.race([send("browser.close", {}), gone]);
      await gone;
      await rm(home, { recursive: true, force: true });
    },
  };
}

/** Firefox at a path; each tab is a browser with a new profile. */
export const firefoxAt = async (binary: string): Promise<Engine> => ({
  open: () => openTab(binary),
  close: async () => {},
});
