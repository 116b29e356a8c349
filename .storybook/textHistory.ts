/** What the book knows of the sentences that changed: the last days, from git, when the book is built or the page is opened. */
import { execFile } from "node:child_process";
import path from "node:path";
import { promisify } from "node:util";
import type { Plugin } from "vite";

const MODULE = "virtual:text-history";

/** The list of `stories/textos/command.ts`, which needs the code's own way of finding modules. */
const days = async (root: string): Promise<string> =>
  (
    await promisify(execFile)(path.join(root, "node_modules/.bin/tsx"), ["stories/textos/command.ts", "dias"], {
      cwd: root,
      maxBuffer: 2 ** 28,
    })
  ).stdout;

/** Gives the days to the list of changes, as the module `virtual:text-history`; `isRead` false gives none. */
export const textHistory = (root: string, isRead: boolean): Plugin => ({
  name: "text-history",
  resolveId: (id) => (id === MODULE ? `\0${MODULE}` : undefined),
  load: async (id) => (id === `\0${MODULE}` ? `export const days = ${isRead ? await days(root) : "[]"};` : undefined),
});
