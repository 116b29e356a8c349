/**
 * `npm run marks`: draws the shop's own neutral marks — a monogram on a ticket stub — for lotteries and operators, and
 * the icons and sharing picture of the site. Names come from the demo data, colours from the tokens, letters from the
 * bundled fonts; the drawings are committed, so the build needs no browser.
 */
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { deflateSync } from "node:zlib";
import * as fontkit from "fontkit";
import { chromium } from "playwright";
import sharp from "sharp";
import { accentShades, palettes } from "../design-system/tokens/palette.ts";
import { lotteryAccents } from "../src/screens/Lotteries/lotteryLook";
import { operatorAccents } from "../src/screens/Recharges/operatorLook";
import { chromiumArgs, chromiumPath } from "./chromium.mjs";

const root = fileURLToPath(new URL("..", import.meta.url));
const require = createRequire(import.meta.url);
const fraunces = fontkit.openSync(
  require.resolve("@fontsource-variable/fraunces/files/fraunces-latin-wght-normal.woff2"),
);
const { ground, sheet, bar, action } = palettes.claro;
const shades = accentShades.claro;

const round = (value) => String(Math.round(value * 10) / 10).replace(/^(-?)0\./, "$1.");

/** Outline of `text` in the figures' typeface, centred on x, standing on y, no wider than `width`. */
function lettering(text, { x, y, size, width = Infinity, align = "middle" }) {
  const run = fraunces.layout(text);
  const scale = Math.min(size / fraunces.unitsPerEm, width / run.advanceWidth);
  let pen = align === "middle" ? x - (run.advanceWidth * scale) / 2 : x;
  let outline = "";
  run.glyphs.forEach((glyph, index) => {
    outline += glyph.path
      .scale(scale, -scale)
      .translate(pen, y)
      .commands.map(({ command, args }) => {
        const letter = { moveTo: "M", lineTo: "L", quadraticCurveTo: "Q", bezierCurveTo: "C", closePath: "Z" }[command];
        return letter + args.map(round).join(" ").replaceAll(" -", "-");
      })
      .join("");
    pen += run.positions[index].xAdvance * scale;
  });
  return outline;
}

/** A ticket: rounded corners, and a bite of radius `bite` in the middle of each short side. */
function ticket({ x, y, width, height, corner, bite }) {
  const middle = y + height / 2;
  const right = x + width;
  const bottom = y + height;
  return (
    `M${x + corner} ${y}H${right - corner}a${corner} ${corner} 0 0 1 ${corner} ${corner}V${middle - bite}` +
    `a${bite} ${bite} 0 0 0 0 ${2 * bite}V${bottom - corner}a${corner} ${corner} 0 0 1 ${-corner} ${corner}` +
    `H${x + corner}a${corner} ${corner} 0 0 1 ${-corner} ${-corner}V${middle + bite}a${bite} ${bite} 0 0 0 0 ${-2 * bite}` +
    `V${y + corner}a${corner} ${corner} 0 0 1 ${corner} ${-corner}Z`
  );
}

/** A line of the guilloche: a sine of `waves` periods across the width. */
function wave({ x, width, middle, height, waves, phase }) {
  const steps = waves * 32;
  const points = Array.from({ length: steps + 1 }, (_, step) => {
    const angle = (step / steps) * waves * 2 * Math.PI + phase;
    return `${round(x + (step / steps) * width)} ${round(middle + Math.sin(angle) * height)}`;
  });
  return `M${points.join("L")}`;
}

const svg = (size, body) => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}">${body}</svg>`;

function lotteryMark(monogram, accent) {
  const stub = ticket({ x: 5, y: 14, width: 42, height: 24, corner: 3, bite: 3 });
  const lines = [0, 1.6].map((phase) => wave({ x: 8, width: 36, middle: 26, height: 9, waves: 2, phase })).join("");
  return svg(
    52,
    `<circle cx="26" cy="26" r="26" fill="${sheet}"/><path d="${stub}" fill="${accent.strong}"/>` +
      `<path d="${lines}" fill="none" stroke="${sheet}" stroke-opacity=".22" stroke-width=".7"/>` +
      `<path d="${lettering(monogram, { x: 26, y: 31, size: 15.5, width: 32 })}" fill="${sheet}"/>`,
  );
}

function operatorMark(monogram, accent) {
  const stub = ticket({ x: 4, y: 12, width: 44, height: 28, corner: 4, bite: 3 });
  return svg(
    52,
    `<path d="${stub}" fill="${accent.strong}"/>` +
      `<path d="M34.5 13v26" stroke="${sheet}" stroke-width="1.4" stroke-dasharray="0 3.2" stroke-linecap="round"/>` +
      `<g fill="none" stroke="${sheet}" stroke-width="1.6" stroke-linecap="round"><path d="M37.8 30v-1m2.9 1v-4m2.9 4v-7"/></g>` +
      `<path d="${lettering(monogram, { x: 20, y: 30.5, size: 13, width: 24 })}" fill="${sheet}"/>`,
  );
}

function siteIcon({ size, margin, background }) {
  const width = size - 2 * margin;
  const height = width * 0.72;
  const stub = ticket({
    x: margin,
    y: (size - height) / 2,
    width,
    height,
    corner: size * 0.06,
    bite: size * 0.09,
  });
  const letter = lettering("P", { x: size * 0.5, y: size * 0.5 + height * 0.26, size: height * 0.74 });
  return svg(size, `${background}<path d="${stub}" fill="${action}"/><path d="${letter}" fill="${bar}"/>`);
}

function sharingPicture() {
  const lines = Array.from({ length: 9 }, (_, line) =>
    wave({ x: 0, width: 1200, middle: 470, height: 40 + line * 12, waves: 3, phase: line * 0.35 }),
  ).join("");
  const stub = ticket({ x: 90, y: 110, width: 150, height: 108, corner: 12, bite: 15 });
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 630"><rect width="1200" height="630" fill="${bar}"/>` +
    `<path d="${lines}" fill="none" stroke="${action}" stroke-opacity=".28" stroke-width="1.5"/>` +
    `<path d="${stub}" fill="${action}"/><path d="${lettering("P", { x: 165, y: 192, size: 80 })}" fill="${bar}"/>` +
    `<path d="${lettering("Premio Mayor", { x: 86, y: 372, size: 138, align: "start" })}" fill="${ground}"/>` +
    `<path d="${lettering("La tienda de loterías de Colombia", { x: 90, y: 450, size: 50, align: "start" })}" fill="${action}"/></svg>`
  );
}

function crc32(bytes) {
  let crc = ~0;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit += 1) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb88320 : 0);
  }
  return ~crc >>> 0;
}

function chunk(type, data) {
  const body = Buffer.concat([Buffer.from(type, "latin1"), data]);
  const framed = Buffer.alloc(body.length + 8);
  framed.writeUInt32BE(data.length, 0);
  body.copy(framed, 4);
  framed.writeUInt32BE(crc32(body), body.length + 4);
  return framed;
}

/** The picture again with at most 256 colours of a coarser scale: a third of the bytes, no visible difference. */
async function withPalette(picture) {
  const { data, info } = await sharp(picture).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  const { width, height } = info;
  for (const bits of [3, 4, 5]) {
    const step = 2 ** bits;
    const coarse = (value) => Math.min(255, Math.round(value / step) * step);
    const colours = new Map();
    const rows = Buffer.alloc(height * (width + 1));
    for (let y = 0; y < height; y += 1) {
      for (let x = 0; x < width; x += 1) {
        const at = (y * width + x) * 4;
        const rgba = [0, 1, 2, 3].map((channel) => coarse(data[at + channel]));
        const key = rgba[3] === 0 ? "0,0,0,0" : rgba.join(",");
        if (!colours.has(key)) colours.set(key, colours.size);
        rows[y * (width + 1) + 1 + x] = colours.get(key);
      }
    }
    if (colours.size > 256) continue;
    const entries = [...colours.keys()].map((key) => key.split(",").map(Number));
    const header = Buffer.alloc(13);
    header.writeUInt32BE(width, 0);
    header.writeUInt32BE(height, 4);
    header.set([8, 3, 0, 0, 0], 8);
    return Buffer.concat([
      Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
      chunk("IHDR", header),
      chunk("PLTE", Buffer.from(entries.flatMap(([red, green, blue]) => [red, green, blue]))),
      chunk("tRNS", Buffer.from(entries.map(([, , , alpha]) => alpha))),
      chunk("IDAT", deflateSync(rows, { level: 9 })),
      chunk("IEND", Buffer.alloc(0)),
    ]);
  }
  throw new Error(`Un dibujo de ${width}×${height} tiene demasiados colores para una paleta de 256`);
}

const browser = await chromium.launch({ executablePath: await chromiumPath(), args: chromiumArgs });
const page = await browser.newPage();

async function rasterised(drawing, width, height = width) {
  await page.setViewportSize({ width, height });
  await page.setContent(`<style>*{margin:0}svg{display:block;width:${width}px;height:${height}px}</style>${drawing}`);
  return await withPalette(await page.screenshot({ omitBackground: true }));
}

async function save(name, content) {
  const file = path.join(root, "public", name);
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, content);
}

function accentOf(table, key) {
  if (!table[key]) throw new Error(`Falta elegir el color de «${key}» en scripts/marks.mjs`);
  return shades[table[key]];
}

const { loterias, operadores } = JSON.parse(await readFile(path.join(root, "server/demo/colombia.json"), "utf8"));
for (const { abreviatura } of loterias) {
  const drawing = lotteryMark(abreviatura.slice(0, 3), accentOf(lotteryAccents, abreviatura));
  await save(`assets/images/loterias/${abreviatura}.png`, await rasterised(drawing, 104));
}
for (const { sigla } of operadores) {
  await save(
    `assets/images/operadores/${sigla}.svg`,
    operatorMark(sigla.slice(0, 3), accentOf(operatorAccents, sigla)),
  );
}

const filled = (size) => `<rect width="${size}" height="${size}" fill="${bar}"/>`;
await save("favicon.svg", siteIcon({ size: 32, margin: 1, background: "" }));
await save("apple-touch-icon.png", await rasterised(siteIcon({ size: 180, margin: 26, background: filled(180) }), 180));
for (const size of [192, 512]) {
  const drawing = siteIcon({ size, margin: size * 0.16, background: filled(size) });
  await save(`assets/images/icono-${size}.png`, await rasterised(drawing, size));
}
await save("assets/images/compartir.png", await rasterised(sharingPicture(), 1200, 630));
await save(
  "site.webmanifest",
  `${JSON.stringify(
    {
      name: "Premio Mayor",
      short_name: "Premio Mayor",
      description: "La tienda de loterías de Colombia",
      lang: "es-CO",
      start_url: "/",
      display: "standalone",
      background_color: ground,
      theme_color: bar,
      icons: [192, 512].map((size) => ({
        src: `/assets/images/icono-${size}.png`,
        sizes: `${size}x${size}`,
        type: "image/png",
        purpose: "any maskable",
      })),
    },
    null,
    2,
  )}\n`,
);
await browser.close();
