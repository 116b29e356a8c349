/**
 * `npm run fonts`: cuts the two bundled fonts to what a Spanish page uses: its letters, and the features in use. Every weight
 * stays: cutting them would round the letters' widths. Writes the files and the ranges of characters to
 * `design-system/tokens/fonts`; the whole files stay for other letters. The server draws pictures with one weight of each, as
 * TrueType with all letters: `server/pictures/fonts`.
 */
import { copyFile, mkdir, readFile, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import path from "node:path";
import * as fontkit from "fontkit";
import { format, resolveConfig } from "prettier";
import subsetFont from "subset-font";
import { projectRoot } from "./build.mjs";

const require = createRequire(import.meta.url);
const folder = path.join(projectRoot, "design-system/tokens/fonts");
const drawn = path.join(projectRoot, "server/pictures/fonts");

const ASCII = String.fromCharCode(...Array.from({ length: 0x7f - 0x20 }, (_, place) => 0x20 + place));
const SPANISH = `${ASCII}\u00a0¡¿áéíóúüñÁÉÍÓÚÜÑ«»“”‘’–—…·•ºª°€×©‹›`;
const FEATURES = ["calt", "ccmp", "clig", "kern", "liga", "lnum", "locl", "mark", "mkmk", "rlig", "rvrn", "tnum"];

const FAMILIES = ["fraunces", "figtree"];
/** The weight of each in the server's pictures: they are shown small. */
const DRAWN_WEIGHT = { fraunces: 700, figtree: 600 };

const hex = (code) => code.toString(16).toUpperCase();

/** A sorted list of code points as the value of `unicode-range`. */
function ranges(codes) {
  const spans = [];
  for (const code of codes) {
    const last = spans.at(-1);
    if (last && last[1] === code - 1) last[1] = code;
    else spans.push([code, code]);
  }
  return spans.map(([from, to]) => (from === to ? `U+${hex(from)}` : `U+${hex(from)}-${hex(to)}`)).join(", ");
}

const ascending = (codes) => [...codes].sort((a, b) => a - b);
const spanish = new Set([...SPANISH].map((letter) => letter.codePointAt(0)));

await mkdir(drawn, { recursive: true });
const others = new Set();
for (const family of FAMILIES) {
  const source = require.resolve(`@fontsource-variable/${family}/files/${family}-latin-wght-normal.woff2`);
  const whole = await readFile(source);
  const letters = fontkit.create(whole).characterSet;
  const missing = [...spanish].filter((code) => !letters.includes(code));
  if (missing.length > 0) throw new Error(`${family} has no glyph for ${ranges(missing)}`);
  for (const code of letters) if (code > 0x20 && code < 0xffff && !spanish.has(code)) others.add(code);
  const cut = await subsetFont(whole, SPANISH, { targetFormat: "woff2", keepFeatures: FEATURES });
  await writeFile(path.join(folder, `${family}.woff2`), cut);
  await copyFile(require.resolve(`@fontsource-variable/${family}/LICENSE`), path.join(folder, `${family}.LICENSE.txt`));
  const weight = DRAWN_WEIGHT[family];
  const one = await subsetFont(whole, String.fromCodePoint(...letters), {
    targetFormat: "truetype",
    variationAxes: { wght: weight },
    noLayoutClosure: true,
  });
  await writeFile(path.join(drawn, `${family}-${weight}.ttf`), one);
  await copyFile(require.resolve(`@fontsource-variable/${family}/LICENSE`), path.join(drawn, `${family}.LICENSE.txt`));
  console.log(`${family}: ${(whole.length / 1024).toFixed(1)} → ${(cut.length / 1024).toFixed(1)} KiB`);
}

const module = path.join(folder, "coverage.ts");
const text = `/** What the cut fonts of this folder hold. Written by \`npm run fonts\`. */

/** The characters of the cut files, and those that only the whole files have. */
export const letters = ${JSON.stringify({ spanish: ranges(ascending(spanish)), others: ranges(ascending(others)) })};
`;
await writeFile(module, await format(text, { ...(await resolveConfig(module)), parser: "typescript" }));
