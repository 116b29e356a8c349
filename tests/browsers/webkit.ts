/**
 * WebKit's GTK port, over the classic WebDriver of its own driver, drawn on a display in memory. As near as this side of an
 * iPhone comes to Safari: the same layout, styles and JavaScript, with other letters and network.
 */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import type { Readable } from "node:stream";
import type { WebkitPaths } from "../../scripts/browsers.mjs";
import { freePort } from "../../scripts/freePort.mjs";
import { environmentAt, type Engine, type Tab } from "./engine";
import { until } from "./until";

/** Room for the longest page in a window as high as itself. */
const SCREEN = "1400x12000x24";

/** The browser's own buttons without air, or its window would be no narrower than 447 px. */
const gtkStyle = "button { min-width: 0; padding: 0; border: 0; }\n";
/** The page is told that less motion is preferred. */
const gtkSettings = "[Settings]\ngtk-enable-animations=false\n";

/** Sends a command to the driver and gives its value. */
type Send = <T>(method: "GET" | "POST" | "DELETE", where: string, body?: object) => Promise<T>;

const senderTo =
  (driver: string): Send =>
  async <T>(method: string, where: string, body?: object) => {
    const answer = await fetch(`${driver}${where}`, {
      method,
      ...(body && { headers: { "content-type": "application/json" }, body: JSON.stringify(body) }),
    });
    const { value } = (await answer.json()) as { value: T & { error?: string; message?: string } };
    if (!answer.ok) throw new Error(`${value.error}: ${value.message}`);
    return value;
  };

async function openTab(send: Send, browser: string): Promise<Tab> {
  const { sessionId, capabilities } = await send<{ sessionId: string; capabilities: { browserVersion: string } }>(
    "POST",
    "/session",
    {
      capabilities: {
        alwaysMatch: {
          "webkitgtk:browserOptions": { binary: browser, args: ["--automation", "--time-zone=America/Bogota"] },
        },
      },
    },
  );
  const session = `/session/${sessionId}`;
  const run = <T>(script: string, args: unknown[] = []) =>
    send<T>("POST", `${session}/execute/async`, { script, args });
  return {
    version: `${process.platform} webkit ${capabilities.browserVersion.split(".").slice(0, 2).join(".")}`,
    goTo: async (url) => {
      await send("POST", `${session}/url`, { url });
    },
    call: async (source, argument) => {
      const { value, error } = await run<{ value?: string; error?: string }>(
        `const done = arguments[1];
        Promise.resolve(arguments[0]).then(${source}).then((value) => done({ value }), (error) => done({ error: String(error) }));`,
        [argument],
      );
      if (error !== undefined) throw new Error(error);
      return value ?? "";
    },
    perform: async (source) => {
      await send("POST", `${session}/actions`, { actions: [source] });
    },
    resize: async (width, height) => {
      // The browser's bar stands above the page, as high as its letters are; a window takes its size in its own time.
      await until(async () => {
        const [wide, high, bar] = await run<[number, number, number]>(
          "arguments[0]([innerWidth, innerHeight, outerHeight - innerHeight])",
        );
        if (wide === width && high === height) return;
        await send("POST", `${session}/window/rect`, { width, height: height + bar });
        throw new Error(`the window is ${wide} × ${high}`);
      });
    },
    screenshot: async () => Buffer.from(await send<string>("GET", `${session}/screenshot`), "base64"),
    close: async () => {
      await send("DELETE", session);
    },
  };
}

/** WebKit at its paths; each tab is a browser that keeps nothing, and all share a display and a driver. */
export async function webkitAt({ driver, browser, display }: WebkitPaths): Promise<Engine> {
  const home = await mkdtemp(path.join(tmpdir(), "premio-mayor-webkit-"));
  await mkdir(path.join(home, "gtk-3.0"));
  await writeFile(path.join(home, "gtk-3.0/gtk.css"), gtkStyle);
  await writeFile(path.join(home, "gtk-3.0/settings.ini"), gtkSettings);
  // It takes a free number and writes it to the descriptor.
  const screen = spawn(display, ["-displayfd", "3", "-screen", "0", SCREEN, "-nolisten", "tcp"], {
    stdio: ["ignore", "ignore", "ignore", "pipe"],
  });
  const [number] = (await once(screen.stdio[3] as Readable, "data")) as [Buffer];
  const port = await freePort();
  const driving = spawn(driver, [`--port=${port}`], {
    env: {
      ...environmentAt(home),
      DISPLAY: `:${String(number).trim()}`,
      // Else it would look for a screen reader's bus, and for Wayland before X.
      NO_AT_BRIDGE: "1",
      GDK_BACKEND: "x11",
      LC_ALL: "",
      LANG: "en_US.UTF-8",
    },
    stdio: "ignore",
  });
  const send = senderTo(`http://127.0.0.1:${port}`);
  await until(() => send("GET", "/status"));
  return {
    open: () => openTab(send, browser),
    close: async () => {
      for (const process of [driving, screen]) {
        const gone = once(process, "exit");
        process.kill();
        await gone;
      }
      // A browser that was ended writes its caches for some moments more.
      await rm(home, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
    },
  };
}
