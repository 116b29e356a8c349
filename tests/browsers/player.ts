/** A player at a browser: what is pressed, typed and read, by the names that things have for a person. */
import path from "node:path";
import { build } from "esbuild";
import type { Tab } from "./engine";
import type * as InPage from "./inPage";
import type { Target } from "./inPage";
import { until } from "./until";

type Moves = typeof InPage;
type Move = { [K in keyof Moves]: Moves[K] extends (...args: never[]) => unknown ? K : never }[keyof Moves];

const bundled = build({
  entryPoints: [path.join(import.meta.dirname, "inPage.ts")],
  bundle: true,
  minify: true,
  write: false,
  format: "iife",
  globalName: "inPage",
}).then(({ outputFiles }) => outputFiles[0]?.text ?? "");

/** WebDriver's name of the Control key. */
const CONTROL = "\uE009";

const stroke = (value: string) => [
  { type: "keyDown" as const, value },
  { type: "keyUp" as const, value },
];

/** Whoever sits at a tab of the shop at an address. */
export class Player {
  constructor(
    readonly tab: Tab,
    readonly shop: string,
  ) {}

  /** Does one of the moves of inPage.ts, which a new page is told first. */
  async ask<K extends Move>(move: K, ...args: Parameters<Moves[K]>): Promise<Awaited<ReturnType<Moves[K]>>> {
    const asked = JSON.stringify([move, args]);
    const does = `async (asked) => {
      if (!window.inPage) return "";
      const [move, args] = JSON.parse(asked);
      return JSON.stringify([await window.inPage[move](...args)]);
    }`;
    let said = await this.tab.call(does, asked);
    if (said === "") {
      await this.tab.call(`() => { ${await bundled}; window.inPage = inPage; return "told"; }`, "");
      said = await this.tab.call(does, asked);
    }
    return (JSON.parse(said) as [Awaited<ReturnType<Moves[K]>>])[0];
  }

  /** Waits as `until` does; what was waited for in vain is told with what stood on the page. */
  private async wait<T>(look: () => Promise<T>): Promise<T> {
    try {
      return await until(look);
    } catch (error) {
      throw new Error(`${(error as Error).message}; on the page: ${await this.ask("shown")}`, { cause: error });
    }
  }

  /** Waits until every press on the page is answered. */
  async ready(): Promise<void> {
    await this.wait(async () => {
      if (!(await this.ask("isReady"))) throw new Error(`${await this.ask("where")} is not ready`);
    });
  }

  /** Opens a path of the shop. */
  async open(where: string): Promise<void> {
    await this.tab.goTo(`${this.shop}${where}`);
    await this.ready();
  }

  /** Presses a thing in its middle, once it can be pressed; again when it moved away under the press. */
  async press(target: Target): Promise<void> {
    await this.wait(async () => {
      const spot = await this.ask("spotOf", target).catch((error: unknown) => {
        throw new Error(`${JSON.stringify(target)} was not pressed: ${(error as Error).message}`, { cause: error });
      });
      await this.tab.perform({
        type: "pointer",
        id: "mouse",
        parameters: { pointerType: "mouse" },
        actions: [
          { type: "pointerMove", ...spot, duration: 0 },
          { type: "pointerDown", button: 0 },
          { type: "pointerUp", button: 0 },
        ],
      });
      if ((await this.ask("reached")) === false) throw new Error(`${JSON.stringify(target)} moved under the press`);
    });
  }

  /** Presses a field and types into it, key by key. */
  async type(target: Target, text: string): Promise<void> {
    await this.press(target);
    await this.tab.perform({ type: "key", id: "keyboard", actions: [...text].flatMap(stroke) });
  }

  /** Types into a field in the place of what stands there. */
  async retype(target: Target, text: string): Promise<void> {
    await this.press(target);
    const all = [
      { type: "keyDown" as const, value: CONTROL },
      ...stroke("a"),
      { type: "keyUp" as const, value: CONTROL },
    ];
    await this.tab.perform({ type: "key", id: "keyboard", actions: [...all, ...[...text].flatMap(stroke)] });
  }

  /** Waits until a thing is there and its text is like this; gives the text. */
  sees(target: Target, like: RegExp | string = ""): Promise<string> {
    return this.wait(async () => {
      const text = await this.ask("textOf", target);
      if (text === null || !(typeof like === "string" ? text.includes(like) : like.test(text)))
        throw new Error(`${JSON.stringify(target)} says ${JSON.stringify(text)}, not ${like}`);
      return text;
    });
  }

  /** Waits until the path is like this; gives it. */
  arrives(like: RegExp): Promise<string> {
    return this.wait(async () => {
      const where = await this.ask("where");
      if (!like.test(where)) throw new Error(`at ${where}, not ${like}`);
      return where;
    });
  }
}
