/** Every component has a page that explains its use: whole, in Spanish, short, and leading only to pages that are there. */
import path from "node:path";
import { isValidElement } from "react";
import type { ReactNode } from "react";
import { toId } from "storybook/internal/csf";
import { describe, expect, test } from "vitest";
import * as ds from "#ds";
import type { ComponentUse } from "#stories/design-system/ComponentUse.ts";
import { readComponents, tokensIn } from "../../.storybook/components";
import { keyTable } from "../../.storybook/keys";
import weights from "../../bench/components.json";

const root = path.resolve(import.meta.dirname, "../..");
const names = Object.keys(ds).filter((name) => /^[A-Z]/.test(name));
const files = import.meta.glob<{ use: ComponentUse }>("../../stories/design-system/*.use.tsx");
const useOf = async (name: string) => (await files[`../../stories/design-system/${name}.use.tsx`]!()).use;
const facts = readComponents(root);

/** All that a person wrote on the page, each piece by where it stands. */
const written = (use: ComponentUse): [where: string, text: string][] => [
  ["purpose", use.purpose],
  ["heard", use.heard],
  ...use.instead.map(({ when }): [string, string] => ["instead", when]),
  ...use.anatomy.flatMap(({ part, what }): [string, string][] => [
    ["anatomy", part],
    ["anatomy", what],
  ]),
  ...use.pairs.flatMap(({ good, bad }): [string, string][] => [
    ["pairs", good.why],
    ["pairs", bad.why],
  ]),
  ...use.words.map((text): [string, string] => ["words", text]),
  ...use.sentences.map((text): [string, string] => ["sentences", text]),
  ...(typeof use.keys === "string" ? [] : use.keys.map(({ does }): [string, string] => ["keys", does])),
  ...use.changes.map(({ what }): [string, string] => ["changes", what]),
];

/** Words that Spanish does not have, and marks of docstrings. */
const ENGLISH =
  /\{@|(?<!\p{L})(the|of|with|and|when|which|is|are|its|default|this|not|by|from|for|shown|called)(?!\p{L})/iu;

/** What a text says in another language than Spanish. The names of code are left out. */
const foreign = (text: string): string | undefined => ENGLISH.exec(text.replace(/[A-Z]\w*[A-Z]\w*/g, ""))?.[0];

/** How fast one reads, words a minute; a page is read in under two. */
const WORDS_A_MINUTE = 200;

/** Whether an example draws something: words, or an element. */
const draws = (shown: ReactNode): boolean =>
  typeof shown === "string" ? shown !== "" : isValidElement(shown) || (Array.isArray(shown) && shown.some(draws));

/** Faults of a page, each by what is wrong. */
function faultsOf(name: string, use: ComponentUse): string[] {
  const texts = written(use);
  const lists = [use.instead, use.anatomy, use.pairs, use.words, use.changes];
  const prose = texts.filter(([where]) => ["purpose", "heard", "anatomy", "pairs", "changes"].includes(where));
  return [
    ...(lists.some((list) => list.length === 0) ? ["a section is empty"] : []),
    ...texts.filter(([, text]) => text.trim() === "").map(([where]) => `${where} has an empty text`),
    ...texts.flatMap(([where, text]) => (foreign(text) ? [`${where} says "${foreign(text)}": ${text}`] : [])),
    ...prose
      .filter(([, text]) => text.length > 30 && !/[.!?»”]$/.test(text))
      .map(([where, text]) => `${where} has no end: ${text}`),
    ...use.instead
      .filter(({ use: other }) => other === name || !(other in facts))
      .map(({ use: other }) => `instead leads to ${other}`),
    ...use.pairs.flatMap(({ good, bad }) =>
      [good, bad].filter(({ show }) => !draws(show)).map(({ why }) => `a pair draws nothing: ${why}`),
    ),
    ...use.changes.filter(({ on }) => !/^2026-\d\d-\d\d$/.test(on)).map(({ on }) => `changes has the day ${on}`),
    ...(use.changes.some(({ on }, i) => i > 0 && on > use.changes[i - 1]!.on) ? ["changes are not latest first"] : []),
    ...(typeof use.keys === "string" && !(use.keys in keyTable) ? [`keys are of the kind ${use.keys}`] : []),
    ...(texts.map(([, text]) => text.split(/\s+/).length).reduce((a, b) => a + b) > 2 * WORDS_A_MINUTE
      ? ["it takes longer than two minutes to read"]
      : []),
  ];
}

test("the door's components are those that have pages, and no page is of none", () => {
  expect(Object.keys(facts).sort()).toEqual([...names].sort());
  expect(
    Object.keys(files)
      .map((file) => path.basename(file, ".use.tsx"))
      .sort(),
  ).toEqual([...names].sort());
});

test.each(names)("the page of %s is whole, in Spanish, and leads only to pages that are there", async (name) => {
  expect(faultsOf(name, await useOf(name))).toEqual([]);
});

test.each(names)("what is read from the file of %s for the search by purpose is what the page says", async (name) => {
  const { purpose, instead } = await useOf(name);
  expect(facts[name]).toMatchObject({ purpose, instead });
});

test.each(names)("%s is found by its English and its Spanish name, and keeps its address", (name) => {
  const { group, name: spanish, id } = facts[name]!;
  expect(id).toBe(toId(`${group}/${name}`, "x").replace(/--x$/, ""));
  expect(spanish).not.toBe(name);
  expect(foreign(spanish)).toBeUndefined();
});

test("no two components have the same Spanish name", () => {
  const taken = Object.values(facts).map(({ name }) => name);
  expect(new Set(taken).size).toBe(taken.length);
});

test("the weight of each component is kept, and of nothing else", () => {
  expect(Object.keys(weights.components).sort()).toEqual([...names].sort());
});

describe("the measure itself", () => {
  const whole = (): ComponentUse => ({
    purpose: "Hace algo.",
    instead: [{ when: "Si lleva a otra página", use: "ButtonLink" }],
    anatomy: [{ part: "Cuerpo", what: "Cabe el pulgar." }],
    pairs: [{ good: { show: "Pagar", why: "Sí." }, bad: { show: "OK", why: "No." } }],
    words: ["Verbo primero."],
    sentences: [],
    keys: "button",
    heard: "«Pagar, botón».",
    changes: [{ on: "2026-11-21", what: "Primera versión." }],
  });

  test("finds nothing wrong with a whole page", () => {
    expect(faultsOf("Button", whole())).toEqual([]);
  });

  test.each<[string, Partial<ComponentUse>]>([
    ["purpose has an empty text", { purpose: " " }],
    ["a section is empty", { words: [] as never }],
    ['purpose says "{@"', { purpose: "Mira {@link Modal}." }],
    ['heard says "Called"', { heard: "Called by whoever." }],
    ["instead leads to Button", { instead: [{ when: "Si", use: "Button" }] }],
    ["instead leads to Nada", { instead: [{ when: "Si", use: "Nada" as never }] }],
    ["a pair draws nothing: Sí.", { pairs: [{ good: { show: null, why: "Sí." }, bad: { show: "OK", why: "No." } }] }],
    ["it takes longer than two minutes to read", { purpose: `${"palabra ".repeat(500)}.` }],
  ])("sees %s", (fault, part) => {
    expect(faultsOf("Button", { ...whole(), ...part }).join("\n")).toContain(fault);
  });

  test("reads tokens by every way in which a style names them, and none out of a comment", () => {
    const source =
      'import { touch } from "x";\n/** touch space.m */ const c = vars.color;\nstyle({ color: c.ink, background: vars.color.sheet, minHeight: touch, gap: space.xs, border: accent.strong });';
    expect(tokensIn(source).map((one) => one.join("."))).toEqual([
      "color.sheet",
      "color.ink",
      "accent.strong",
      "space.xs",
      "touch.touch",
    ]);
  });

  test("knows what a component draws and what it borrows its looks from", () => {
    expect(facts["ConfirmModal"]!.parts).toContain("Modal");
    expect(facts["ButtonLink"]!.tokens["color"]).toContain("action");
  });
});
