/** The page that shows what became of the pictures: as kept, as drawn now, and where they differ. */
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { fileOf } from "./gallery";
import type { Shot } from "./gallery";

/** A picture that is not what was kept. */
export interface Change {
  shot: Shot;
  /** Pixels that differ; undefined where there is nothing to compare with. */
  pixels?: number;
  /** The bytes of each side; one that is missing was never kept, or is drawn no more. */
  sides: { antes?: Buffer; ahora?: Buffer; diferencia?: Buffer };
}

const sideNames = ["antes", "ahora", "diferencia"] as const;

/** Where a story is seen while `npm run storybook` runs. */
export const storyAddress = ({ id, theme }: Shot): string =>
  `http://localhost:6006/?path=/story/${encodeURIComponent(id)}&globals=theme:${theme}`;

const said = ({ pixels, sides }: Change): string => {
  if (sides.antes === undefined) return "nueva";
  if (sides.ahora === undefined) return "ya no se toma";
  return pixels === undefined ? "otro navegador" : `${pixels} px`;
};

const section = (change: Change): string => {
  const file = fileOf(change.shot);
  const figures = sideNames
    .filter((side) => change.sides[side] !== undefined)
    .map(
      (side) =>
        `<figure><figcaption>${side}</figcaption><img src="${side}-${encodeURIComponent(file)}" alt=""></figure>`,
    )
    .join("");
  return `<section><h2><a href="${storyAddress(change.shot)}">${file}</a> · ${said(change)}</h2><div>${figures}</div></section>`;
};

/** The page itself. */
export const reportPage = (changes: readonly Change[]): string =>
  `<!doctype html><html lang="es"><meta charset="utf-8"><title>Imágenes que cambiaron</title><style>body{font:16px sans-serif;margin:24px}div{display:flex;gap:12px;align-items:start;overflow:auto}figure{margin:0}img{max-width:32vw;border:1px solid}</style><h1>${changes.length} imágenes cambiaron</h1><p>Cada nombre lleva a su historia mientras corre <code>npm run storybook</code>.</p>${changes.map(section).join("")}</html>`;

/** Writes the page and its pictures into a folder of its own, which it empties first. */
export const writeReport = (folder: string, changes: readonly Change[]): void => {
  rmSync(folder, { recursive: true, force: true });
  if (changes.length === 0) return;
  mkdirSync(folder, { recursive: true });
  for (const { shot, sides } of changes)
    for (const side of sideNames) {
      const bytes = sides[side];
      if (bytes !== undefined) writeFileSync(path.join(folder, `${side}-${fileOf(shot)}`), bytes);
    }
  writeFileSync(path.join(folder, "index.html"), reportPage(changes));
};
