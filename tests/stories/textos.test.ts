/** The words of the shop against the words of the source: letter by letter where the source prescribes them. */
import { readdirSync } from "node:fs";
import path from "node:path";
import { describe, expect, test } from "vitest";
import { copy } from "#copy";
import {
  catalogue,
  found,
  isSaid,
  mismatches,
  rows,
  screenNames,
  sentencesOf,
  unsampled,
  verdictOf,
  words,
} from "#stories/textos/catalogue.ts";
import { changesBetween, written } from "#stories/textos/changes.ts";
import { globalOf, keyOf } from "#stories/textos/keys.ts";
import { commonKeys, mappedKeys, markedAddress, storiesWith } from "#stories/textos/map.ts";
import { sourceTexts } from "#stories/textos/sourceTexts.ts";
import type { SourceText } from "#stories/textos/sourceTexts.ts";

const said = sentencesOf(words);
const keys = new Set(said.map(({ key }) => key));

describe("what the source prescribes is said letter by letter", () => {
  test.each(sourceTexts.filter((text) => text.keys !== undefined).map((text) => [text.requirement, text.text, text]))(
    '[%s] "%s"',
    (_requirement, _text, text) => {
      expect(mismatches(words, [text])).toEqual([]);
    },
  );
});

test("the full stop of an abbreviation is the sentence's: none of them has two", () => {
  expect(said.filter(({ sentence }) => /(?<!\.)\.\.(?!\.)/.test(sentence)).map(({ key }) => key)).toEqual([]);
});

describe("the measure itself", () => {
  const boxes: SourceText = {
    text: "Debes completar los 4 números",
    requirement: "PLAY-02",
    kind: "validation",
    screen: "play",
    keys: ["play.number.incomplete"],
  };
  const withBoxes = (incomplete: string) => ({
    ...copy,
    play: { ...copy.play, number: { ...copy.play.number, incomplete } },
  });

  test("one changed word in the copy is caught, with its key and both sentences", () => {
    expect(mismatches(withBoxes(boxes.text), [boxes])).toEqual([]);
    expect(mismatches(withBoxes("Debes llenar los 4 números"), [boxes])).toEqual([
      {
        key: "play.number.incomplete",
        requirement: "PLAY-02",
        text: boxes.text,
        said: "Debes llenar los 4 números",
      },
    ]);
  });

  test.each(["Debes completar los 4 numeros", "debes completar los 4 números", "Debes completar los 4 números."])(
    "an accent, a capital or a full stop is a difference too: %s",
    (sentence) => {
      expect(mismatches(withBoxes(sentence), [boxes])).toHaveLength(1);
    },
  );

  test("a key that does not exist is caught", () => {
    expect(mismatches(copy, [{ ...boxes, keys: ["play.number.gone"] }])).toMatchObject([{ said: undefined }]);
  });

  test("a change that was decided is caught when it is no change any more", () => {
    const changed: SourceText = { ...boxes, isChanged: true, note: "…" };
    expect(mismatches(withBoxes("Escribe las 4 cifras"), [changed])).toEqual([]);
    expect(mismatches(withBoxes(boxes.text), [changed])).toHaveLength(1);
  });

  test("‹…› stands for a figure and for nothing else", () => {
    const text = "El campo debe tener un mínimo de ‹N› caracteres";
    expect(isSaid(text, "El campo debe tener un mínimo de 3 caracteres")).toBe(true);
    expect(isSaid(text, "El campo debe tener un mínimo de caracteres")).toBe(false);
    expect(isSaid(text, "El campo debe tener un máximo de 3 caracteres")).toBe(false);
  });

  test("a function without a sample is caught", () => {
    expect(unsampled({ play: { unheard: () => "…", title: copy.play.title } })).toEqual(["play.unheard"]);
  });
});

describe("the list of the source", () => {
  test("holds the catalogues of both documents", () => {
    expect(sourceTexts.length).toBeGreaterThan(150);
    expect(sourceTexts.filter(({ kind }) => kind === "error").length).toBeGreaterThan(45);
  });

  test("names no sentence twice for the same requirement", () => {
    const all = sourceTexts.map(({ requirement, text }) => `${requirement} ${text}`);
    expect(all.filter((one, i) => all.indexOf(one) !== i)).toEqual([]);
  });

  test.each(sourceTexts.flatMap(({ keys: named = [] }) => named))("%s is a place of the copy", (key) => {
    expect([...keys]).toContain(key);
  });

  test("leaves no hole: a text of the source is said by the code, or it is told why not", () => {
    const silent = sourceTexts.filter((text) => text.keys === undefined && text.note === undefined);
    expect(silent.map(({ requirement, text }) => `${requirement} ${text}`)).toEqual([]);
  });

  test("tells the reason of every change", () => {
    expect(sourceTexts.filter(({ isChanged, note }) => isChanged === true && note === undefined)).toEqual([]);
    expect(sourceTexts.filter((text) => verdictOf(words, text) === "changed" && text.isChanged !== true)).toEqual([]);
  });

  test("suggests something else than what stands there", () => {
    expect(sourceTexts.filter(({ text, suggestion }) => text === suggestion)).toEqual([]);
  });
});

describe("the catalogue", () => {
  test("has a sample for every function: add it to stories/textos/samples.ts", () => {
    expect(unsampled(words)).toEqual([]);
  });

  test("is gathered whole: every module of src/copy that has words is in the copy", async () => {
    const folder = path.resolve(import.meta.dirname, "../../src/copy");
    const gathered = new Set<unknown>([...Object.values(copy), ...Object.values(copy.legal)]);
    const left: string[] = [];
    for (const file of readdirSync(folder).filter((name) => !["index.ts", "format.ts"].includes(name))) {
      const parts = (await import(path.join(folder, file))) as Record<string, unknown>;
      for (const [name, part] of Object.entries(parts)) if (!gathered.has(part)) left.push(`${file}: ${name}`);
    }
    expect(left).toEqual([]);
  });

  test("has a readable name for every part", () => {
    expect(Object.keys(words).filter((part) => !(part in screenNames))).toEqual([]);
  });

  test("gives every sentence a key of its own", () => {
    expect(keys.size).toBe(said.length);
  });

  test("shows one and many where the words change with the figure", () => {
    const sentence = (key: string) => said.find((one) => one.key === key)?.sentence;
    expect(sentence("cart.count.one")).toBe("1 jugada");
    expect(sentence("cart.count.many")).toBe("3 jugadas");
  });

  test("knows a misprint of the source, its suggestion and its requirement", () => {
    expect(rows.find(({ key }) => key === "play.series.none")).toMatchObject({
      state: "misprint",
      screen: "Juego",
      requirements: ["PLAY-03"],
      suggestion: "Actualmente no existen fracciones disponibles para el número seleccionado",
    });
  });

  test("is searched without accents, over key, sentence and requirement", () => {
    expect(found(rows, "NUMEROS completar").map(({ key }) => key)).toEqual(["play.number.incomplete"]);
    expect(found(rows, "play-02").map(({ key }) => key)).toContain("play.number.incomplete");
    expect(found(rows, "play.number.inc")).toHaveLength(1);
    expect(found(rows, "no hay tal cosa")).toEqual([]);
    // Small words may be others; where a sentence has them all, only such are found.
    expect(found(rows, "sin conexion").map(({ key }) => key)).toContain("shell.offline.title");
    expect(found(rows, "no hay conexion").every(({ sentence }) => sentence.includes("No hay conexión"))).toBe(true);
  });

  test("marks as ours what no source asks for", () => {
    expect(catalogue({ play: { hello: "Hola" } }, sourceTexts)).toEqual([
      { key: "play.hello", sentence: "Hola", screen: "Juego", requirements: [], state: "own" },
    ]);
  });
});

describe("the map between texts and stories", () => {
  test("says of each of its keys a place of the copy: npm run textos:renovar", () => {
    expect(mappedKeys.filter((key) => !keys.has(key))).toEqual([]);
  });

  test("finds most of what the catalogue has, and knows the frame of the shop apart", () => {
    const seen = rows.filter(({ key }) => commonKeys.has(key) || storiesWith(key).length > 0);
    expect(seen.length / rows.length).toBeGreaterThan(0.6);
    expect(commonKeys).toContain("shell.skip");
    expect(storiesWith("shell.skip")).toEqual([]);
  });

  test("leads from a sentence to a story that says it", () => {
    const [story] = storiesWith("play.number.incomplete");
    expect(story?.place).toMatch(/^Juego · /);
    expect(markedAddress(story!.id, "play.number.incomplete")).toMatch(/&globals=texto:play--number--incomplete$/);
  });

  test("writes every key so that Storybook takes it from an address, and reads it back", () => {
    for (const key of keys) {
      // What Storybook lets through of a global in an address.
      expect(globalOf(key)).toMatch(/^[a-zA-Z0-9 _-]*$/);
      expect(keyOf(globalOf(key))).toBe(key);
    }
  });
});

describe("what changed since a commit", () => {
  const before = [
    { key: "cart.pay", sentence: "Pagar" },
    { key: "cart.gone", sentence: "Se fue" },
    { key: "play.number.incomplete", sentence: "Completa los números" },
  ];
  const now = [
    { key: "cart.pay", sentence: "Pagar" },
    { key: "play.number.incomplete", sentence: "Debes completar los 4 números" },
    { key: "play.number.new", sentence: "Nuevo" },
  ];

  test("is what is new, what says something else and what is gone, and nothing else", () => {
    expect(changesBetween(before, now)).toEqual([
      { key: "play.number.incomplete", before: "Completa los números", now: "Debes completar los 4 números" },
      { key: "play.number.new", now: "Nuevo" },
      { key: "cart.gone", before: "Se fue" },
    ]);
    expect(changesBetween(now, now)).toEqual([]);
  });

  test("is told with its requirement, both sentences and the stories to review", () => {
    const told = written("a1b2c3d", changesBetween(before, now), rows);
    expect(told).toMatch(/^Textos desde a1b2c3d: cambiaron: 1, nuevos: 1, quitados: 1\n/);
    expect(told).toMatch(
      /play\.number\.incomplete \[PLAY-02\]\n {4}antes: Completa los números\n {4}ahora: Debes completar los 4 números\n {4}mira: {2}Juego · .+\(pantallas-juego--/,
    );
    expect(told).toMatch(/play\.number\.new\n {4}ahora: Nuevo\n {4}mira: {2}ninguna historia la muestra/);
    expect(told).toMatch(/cart\.gone\n {4}antes: Se fue\n$/);
  });
});

describe("every sentence of ours is well printed", () => {
  /** Sentences as the source has them may break these: they are listed as misprints instead. */
  const ours = rows.filter(({ state }) => state !== "misprint");
  const breaking = (rule: RegExp) => ours.filter(({ sentence }) => rule.test(sentence)).map(({ key }) => key);

  test("is not empty, and has no spaces at its ends", () => {
    expect(breaking(/^\s|\s$|^$/)).toEqual([]);
  });

  test("has no two spaces in a row, and none before a full stop or a comma", () => {
    expect(breaking(/\s{2}|\s[.,;:?!]/)).toEqual([]);
  });

  test("has printed quotes and an ellipsis of one piece", () => {
    expect(breaking(/["'`]|\.\.\./)).toEqual([]);
  });

  test("opens what it closes: ¿…? and ¡…!", () => {
    expect(breaking(/^[^¿]*\?|^[^¡]*!/)).toEqual([]);
  });

  test("lets no program through: no undefined, no NaN, no braces", () => {
    expect(breaking(/\bundefined\b|\bnull\b|\bNaN\b|\[object|[{}<>]/)).toEqual([]);
  });

  test("is Spanish", () => {
    expect(
      breaking(/\b(the|and|your|you|please|loading|submit|cancel|close|back|next|checkout|login|logout|password)\b/i),
    ).toEqual([]);
  });

  test("writes money with its sign at the figure: $18.000", () => {
    expect(breaking(/\$\s|\$\d{4,}/)).toEqual([]);
  });
});
