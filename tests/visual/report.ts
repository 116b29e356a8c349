/** The page that shows what became of the pictures: as kept, as drawn now, and where they differ. For who answers for the looks. */
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { themeNames } from "#ds/tokens/palette.ts";
import type { ThemeName } from "#ds/tokens/palette.ts";
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
const sideTitles = { antes: "Antes", ahora: "Ahora", diferencia: "Diferencia" } as const;
const themeTitles: Readonly<Record<ThemeName, string>> = {
  claro: "Claro",
  oscuro: "Oscuro",
  altoContraste: "Alto contraste",
};

/** Where the stories are seen: a published Storybook, or `npm run storybook` on this machine. */
const storybook = (process.env["STORYBOOK_URL"] ?? "http://localhost:6006").replace(/\/$/, "");

/** Where a story is seen, in the picture's theme. */
export const storyAddress = ({ id, theme }: Shot): string =>
  `${storybook}/?path=/story/${encodeURIComponent(id)}&globals=theme:${theme}`;

const said = ({ pixels, sides }: Change): string => {
  if (sides.antes === undefined) return "nueva";
  if (sides.ahora === undefined) return "ya no se toma";
  return pixels === undefined ? "otro navegador" : `${pixels} px cambian`;
};

/** "pantallas-carrito--default" is of "pantallas-carrito". */
const componentOf = ({ id }: Shot): string => id.split("--")[0] ?? id;

const section = (change: Change): string => {
  const { shot, sides } = change;
  const file = fileOf(shot);
  const sourceOf = (side: (typeof sideNames)[number]) => `${side}-${encodeURIComponent(file)}`;
  const figures = sideNames
    .filter((side) => sides[side] !== undefined)
    .map(
      (side) =>
        `<figure><figcaption>${sideTitles[side]}</figcaption><img src="${sourceOf(side)}" alt="${sideTitles[side]}: ${file}"></figure>`,
    )
    .join("");
  const canSlide = sides.antes !== undefined && sides.ahora !== undefined;
  const slider = canSlide
    ? `<div class="slider"><div class="over"><img src="${sourceOf("antes")}" alt=""><img class="now" src="${sourceOf("ahora")}" alt=""></div><label>Antes <input type="range" min="0" max="100" value="50" aria-label="Cuánto se ve de antes, ${file}"> Ahora</label></div>`
    : "";
  return `<section data-component="${componentOf(shot)}" data-theme="${shot.theme}" data-width="${shot.width}"><h2><a href="${storyAddress(shot)}">${shot.id}</a></h2><p>${themeTitles[shot.theme]} · ${shot.width} px · <strong>${said(change)}</strong></p><div class="columns">${figures}</div>${slider}</section>`;
};

const style = `
:root{color-scheme:light}
body{font:16px/1.5 system-ui,sans-serif;margin:0;color:#15233f;background:#fbf6ea}
header{position:sticky;top:0;z-index:2;padding:16px 24px;background:#fffdf8;border-bottom:1px solid #dfd2b8}
h1{font-size:24px;margin:0 0 4px}h2{font-size:18px;margin:0;overflow-wrap:anywhere}p{margin:4px 0 12px}a{color:inherit}
form{display:flex;flex-wrap:wrap;gap:12px;align-items:end}form label{display:grid;gap:2px;font-size:14px}
input,select{font:inherit;min-height:40px;padding:0 8px;border:1px solid #897f62;border-radius:6px;background:#fff;color:inherit}
main{padding:24px;display:grid;gap:24px}section{padding:16px;background:#fffdf8;border:1px solid #dfd2b8;border-radius:10px;min-width:0}
[hidden]{display:none!important}
.columns{display:grid;grid-template-columns:repeat(3,minmax(0,1fr));gap:12px;align-items:start}
figure{margin:0}figcaption{font-weight:600;font-size:14px}img{max-width:100%;border:1px solid #dfd2b8;background:#fff}
.slider{display:none}.slider label{display:flex;gap:8px;align-items:center;margin-top:8px}.slider input{flex:1;max-width:480px}
.over{position:relative;display:inline-block}.over img{display:block}.over .now{position:absolute;top:0;left:0;clip-path:inset(0 0 0 var(--cut,50%))}
body.sliding section:has(.slider) .columns{display:none}body.sliding .slider{display:block}
@media (max-width:700px){header{position:static}.columns{grid-template-columns:1fr}}`;

const script = `
const form=document.querySelector("form"),status=document.querySelector("[role=status]"),all=[...document.querySelectorAll("section")];
function show(){const {component,theme,width,view}=form.elements;
const wanted=component.value.trim().toLowerCase();
for(const one of all)one.hidden=!((!wanted||one.dataset.component.toLowerCase().includes(wanted))&&(!theme.value||one.dataset.theme===theme.value)&&(!width.value||one.dataset.width===width.value));
document.body.classList.toggle("sliding",view.value==="slider");
status.textContent=all.filter((one)=>!one.hidden).length+" de "+all.length+" imágenes";}
form.addEventListener("input",show);form.addEventListener("submit",(event)=>event.preventDefault());
for(const range of document.querySelectorAll(".slider input"))range.addEventListener("input",()=>range.closest(".slider").querySelector(".now").style.setProperty("--cut",range.value+"%"));
show();`;

const options = (values: readonly string[], titleOf: (value: string) => string) =>
  ["", ...values]
    .map((value) => `<option value="${value}">${value === "" ? "Todos" : titleOf(value)}</option>`)
    .join("");

/** The page itself: it needs nothing but the pictures beside it. */
export const reportPage = (changes: readonly Change[]): string => {
  const widths = [...new Set(changes.map(({ shot }) => shot.width))].sort((one, other) => one - other);
  const components = [...new Set(changes.map(({ shot }) => componentOf(shot)))].sort();
  return `<!doctype html><html lang="es"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>Imágenes que cambiaron</title><style>${style}</style></head><body><header><h1>${changes.length === 1 ? "1 imagen cambió" : `${changes.length} imágenes cambiaron`}</h1><p>Cada nombre lleva a su historia, en ${storybook}. Lo que cambió se ve en rojo en la diferencia. Si está bien, se renueva con <code>npm run pictures:renew</code>.</p><form><label>Componente o pantalla<input name="component" type="search" list="components"></label><datalist id="components">${components.map((one) => `<option value="${one}">`).join("")}</datalist><label>Tema<select name="theme">${options(themeNames, (name) => themeTitles[name as ThemeName])}</select></label><label>Ancho<select name="width">${options(widths.map(String), (width) => `${width} px`)}</select></label><label>Ver<select name="view"><option value="columns">En columnas</option><option value="slider">Con deslizador</option></select></label><span role="status"></span></form></header><main>${changes.map(section).join("")}</main><script>${script}</script></body></html>`;
};

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
