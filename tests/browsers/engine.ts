/** What a journey asks of a browser, whichever it is. */

/** One thing that a finger or a hand does, in the words that WebDriver's two protocols share. */
export type InputSource =
  | {
      type: "pointer";
      id: string;
      parameters: { pointerType: "mouse" };
      actions: (
        | { type: "pointerMove"; x: number; y: number; duration: number }
        | { type: "pointerDown" | "pointerUp"; button: number }
      )[];
    }
  | { type: "key"; id: string; actions: { type: "keyDown" | "keyUp"; value: string }[] };

/** A browser of its own with one page, and nothing kept from an earlier one. */
export interface Tab {
  /** The engine and its version, as far as pictures depend on it: "linux firefox 153". */
  version: string;
  goTo: (url: string) => Promise<void>;
  /** Calls the function that `source` is with one text, in the page, and gives the text that it comes to. */
  call: (source: string, argument: string) => Promise<string>;
  perform: (source: InputSource) => Promise<void>;
  /** Gives the page a window of so many CSS pixels. */
  resize: (width: number, height: number) => Promise<void>;
  /** What stands in the window, as a PNG. */
  screenshot: () => Promise<Buffer>;
  close: () => Promise<void>;
}

/** One kind of browser. */
export interface Engine {
  open: () => Promise<Tab>;
  /** Ends what its browsers shared. */
  close: () => Promise<void>;
}

/** The environment of every browser: the shop's country, and a folder of its own for what browsers write at home. */
export const environmentAt = (home: string): Record<string, string | undefined> => ({
  ...process.env,
  HOME: home,
  XDG_CACHE_HOME: home,
  XDG_CONFIG_HOME: home,
  XDG_DATA_HOME: home,
  TZ: "America/Bogota",
});
