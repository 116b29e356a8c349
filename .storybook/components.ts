/** What the pages of components read from the code when Storybook is built: addresses, names, purposes, and the tokens that they use. */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import type { Plugin } from "vite";

/** What is known of a component without running it. */
export interface ComponentFacts {
  /** Group in the sidebar: "Acciones". */
  group: string;
  /** Its Spanish name: "Botón". */
  name: string;
  /** Begins the ids of its stories and of its page: "acciones-button". */
  id: string;
  /** The components that it draws, in alphabetical order. */
  parts: readonly string[];
  /** What it is for, as its use file says. */
  purpose: string;
  /** When another component serves better, and which one. */
  instead: readonly { when: string; use: string }[];
  /** Tokens by kind ("color", "space"), each list in alphabetical order; "*" is the whole scale. Those of its parts are theirs. */
  tokens: Readonly<Record<string, readonly string[]>>;
}

const IMPORT = /(?:from|import)\s+"(\.[^"]+)"/g;
/** Kinds of tokens that are used as `space.m`. */
const SCALES = ["space", "fontSize", "radius", "motion", "layer"];

const fileOf = (folder: string, asked: string): string | undefined =>
  ["", ".ts", ".tsx"]
    .map((end) => path.join(folder, asked) + end)
    .find((file) => existsSync(file) && /\.tsx?$/.test(file));

/** Whether a file is a component that others may use, `Y/Y.tsx`. */
const isComponent = (file: string): boolean => path.basename(file) === `${path.basename(path.dirname(file))}.tsx`;

/** The files that a file imports from the design system. */
const importsOf = (file: string): string[] =>
  [...readFileSync(file, "utf8").matchAll(IMPORT)]
    .map(([, asked]) => fileOf(path.dirname(file), asked!))
    .filter((one) => one !== undefined);

/** A component's own files, those of the private parts that it is made of, and the looks that it shares. */
function filesOf(file: string, seen = new Set<string>()): Set<string> {
  if (seen.has(file)) return seen;
  seen.add(file);
  for (const next of importsOf(file))
    if (!isComponent(next) && !next.includes(`${path.sep}tokens${path.sep}`)) filesOf(next, seen);
  return seen;
}

/** The tokens that a style file names. */
export function tokensIn(file: string): [kind: string, name: string][] {
  const source = file.replace(/\/\*[\s\S]*?\*\/|\/\/.*|^import[^;]+;/gm, "");
  const found = [...source.matchAll(/\bvars\.(\w+)\.(\w+)/g)].map(([, kind, name]): [string, string] => [kind!, name!]);
  for (const [, alias, kind] of source.matchAll(/const (\w+) = vars\.(\w+);/g))
    for (const [, name] of source.matchAll(new RegExp(`(?<![\\w.])${alias}\\.(\\w+)`, "g"))) found.push([kind!, name!]);
  for (const [, name] of source.matchAll(/(?<![\w.])accent\.(strong|soft|text)\b/g)) found.push(["accent", name!]);
  if (/(?<![\w.])space\b(?!\.)(?=[,)])/.test(source)) found.push(["space", "*"]);
  for (const scale of SCALES)
    for (const [, name] of source.matchAll(new RegExp(`(?<![\\w.])${scale}\\.(\\w+)`, "g"))) found.push([scale, name!]);
  if (/(?<![\w.])touch\b/.test(source)) found.push(["touch", "touch"]);
  return found;
}

/** `LinkProvider` is no part: it draws nothing. */
const partNames = (files: readonly string[]): string[] =>
  [...new Set(files.map((file) => path.basename(file, ".tsx")))].filter((name) => name !== "LinkProvider").sort();

function tokensOf(files: Iterable<string>): Record<string, string[]> {
  const kinds: Record<string, Set<string>> = {};
  const styles = [...files].filter((file) => file.endsWith(".ts"));
  for (const [kind, name] of styles.flatMap((file) => tokensIn(readFileSync(file, "utf8"))))
    (kinds[kind] ??= new Set()).add(name);
  return Object.fromEntries(Object.entries(kinds).map(([kind, names]) => [kind, [...names].sort()]));
}

/** What a file of uses says of its component's purpose, and of those that serve better. */
function useIn(file: string): Pick<ComponentFacts, "purpose" | "instead"> {
  const source = readFileSync(file, "utf8");
  const [, purpose] = /^ {2}purpose:\s*("(?:[^"\\]|\\.)*"),$/m.exec(source) ?? [];
  const [, instead = ""] = /^ {2}instead: \[([\s\S]*?)\],\n {2}anatomy:/m.exec(source) ?? [];
  const others = [...instead.matchAll(/\{ when: ("(?:[^"\\]|\\.)*"), use: "(\w+)" \}/g)];
  if (purpose === undefined || others.length === 0) throw new Error(`${file} has no purpose, or nothing instead`);
  return {
    purpose: JSON.parse(purpose) as string,
    instead: others.map(([, when, use]) => ({ when: JSON.parse(when!) as string, use: use! })),
  };
}

/**
 * Reads `stories/design-system` and `design-system` under `root`, by component.
 * @throws when a file of stories has no title "Grupo/Nombre (Component)" or no id, or a component no purpose
 */
export function readComponents(root: string): Record<string, ComponentFacts> {
  const files = readdirSync(path.join(root, "stories/design-system")).filter((file) => file.endsWith(".stories.tsx"));
  return Object.fromEntries(
    files.flatMap((file) => {
      const component = path.basename(file, ".stories.tsx");
      const code = path.join(root, "design-system", component, `${component}.tsx`);
      if (!existsSync(code)) return [];
      const source = readFileSync(path.join(root, "stories/design-system", file), "utf8");
      const [, group, name] = new RegExp(`^ {2}title: "([^"/]+)/([^"]+) \\(${component}\\)",$`, "m").exec(source) ?? [];
      const [, id] = /^ {2}id: "([^"]+)",$/m.exec(source) ?? [];
      if (!group || !name || !id) throw new Error(`${file} has no title "Grupo/Nombre (${component})", or no id`);
      const own = filesOf(code);
      const parts = [...own].flatMap(importsOf).filter((one) => isComponent(one) && one !== code);
      const use = useIn(path.join(root, "stories/design-system", `${component}.use.tsx`));
      return [[component, { group, name, id, ...use, parts: partNames(parts), tokens: tokensOf(own) }]];
    }),
  );
}

const MODULE = "virtual:components";

/** Gives {@link readComponents} to the pages, as the module `virtual:components`. */
export const componentFacts = (root: string): Plugin => ({
  name: "component-facts",
  resolveId: (id) => (id === MODULE ? `\0${MODULE}` : undefined),
  load: (id) =>
    id === `\0${MODULE}` ? `export const components = ${JSON.stringify(readComponents(root))};` : undefined,
});
