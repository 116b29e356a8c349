/**
 * `npm run heroes`: draws the pictures of the home page's slides in the language of the printed ticket: a sheet with an
 * engraving, the wheels of the draw, a ticket under the lens. They have no ground, so that they stand on the bar of every
 * theme, and no words but figures. Chromium paints them as WebP in two widths; the shop finds
 * the narrow one by the name of the wide one (src/screens/Home/heroPicture.ts). A picture is named by what it was drawn from, so that it is kept for
 * good; the demo finds them by their names in server/demo/portada.json. The pictures are committed.
 */
import { createHash } from "node:crypto";
import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { chromium } from "playwright";
import { accentShades, palettes } from "../design-system/tokens/palette.ts";
import { chromiumArgs, chromiumPath } from "./chromium.mjs";

const root = fileURLToPath(new URL("..", import.meta.url));
const { sheet, ink, action, actionEdge, line: tone, edge, barDeep } = palettes.claro;
const green = accentShades.claro.esmeralda.strong;
const blue = accentShades.claro.azul.strong;

const WIDTH = 640;
const HEIGHT = 400;
/** Widths in pixels; a phone is sent the narrow one. */
const WIDTHS = [640, 1120];
/** WebP's quality of 0 to 1: fine lines keep their edges, and a phone's picture stays under 25 KB. */
const QUALITY = 0.4;

const round = (value) => Number(value.toFixed(1));
const range = (count) => Array.from({ length: count }, (_, i) => i);
const shape = (d, attributes) => `<path d="${d}" ${attributes}/>`;
const group = (attributes, body) => `<g ${attributes}>${body}</g>`;
const turned = (angle, x, y, body) => group(`transform="rotate(${angle} ${x} ${y})"`, body);
const box = (x, y, w, h, r) =>
  `M${x + r} ${y}h${w - 2 * r}a${r} ${r} 0 0 1 ${r} ${r}v${h - 2 * r}a${r} ${r} 0 0 1 ${-r} ${r}h${2 * r - w}a${r} ${r} 0 0 1 ${-r} ${-r}v${2 * r - h}a${r} ${r} 0 0 1 ${r} ${-r}Z`;
const disc = (x, y, r) => `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`;
const figures = (text, x, y, size, attributes = `fill="${ink}"`) =>
  `<text x="${x}" y="${y}" font-size="${size}" letter-spacing="${round(size * 0.04)}" ${attributes}>${text}</text>`;

/** A closed curve of security paper: `lobes` petals, `rings` of them one inside the other. */
function rosette(x, y, r, lobes, rings, stroke, width = 0.7) {
  const curve = (k) => {
    const points = range(181).map((i) => {
      const turn = (i / 180) * Math.PI * 2;
      const reach = r * (0.62 + 0.38 * Math.cos(lobes * turn + (k * Math.PI * 2) / rings)) * (1 - k * 0.012);
      return `${round(x + reach * Math.cos(turn))} ${round(y + reach * Math.sin(turn))}`;
    });
    return `M${points.join("L")}Z`;
  };
  return shape(range(rings).map(curve).join(""), `fill="none" stroke="${stroke}" stroke-width="${width}"`);
}

/** A band of waves that weave, from x to x + w around y. */
function waves(x, y, w, h, count, stroke, width = 0.8) {
  const wave = (k) => {
    const points = range(61).map((i) => {
      const at = i / 60;
      const swell = Math.sin(at * Math.PI * 5 + k * 0.32) * (0.55 + 0.45 * Math.sin(at * Math.PI * 2 + k * 0.11));
      return `${round(x + at * w)} ${round(y + (swell * h) / 2)}`;
    });
    return `M${points.join("L")}`;
  };
  return shape(range(count).map(wave).join(""), `fill="none" stroke="${stroke}" stroke-width="${width}"`);
}

let masks = 0;
/** What `body` paints, with holes along its lines of perforation: [x, y, dx, dy, count]. */
function perforated(lines, body) {
  const id = `p${(masks += 1)}`;
  const holes = lines
    .flatMap(([x, y, dx, dy, count]) => range(count).map((i) => disc(round(x + dx * i), round(y + dy * i), 3)))
    .join("");
  return (
    `<mask id="${id}" maskUnits="userSpaceOnUse" x="-100" y="-100" width="900" height="700">` +
    `<path fill="#fff" d="M-100-100h900v700h-900Z"/><path d="${holes}"/></mask>${group(`mask="url(#${id})"`, body)}`
  );
}

/** The valley on the ticket: a sun, ridges engraved in lines, and wax palms. */
function engraving(x, y, w, h) {
  const ridge = (base, height, phase, step, count, stroke) =>
    range(count)
      .map((k) => {
        const points = range(41).map((i) => {
          const at = i / 40;
          const rise = Math.sin(at * Math.PI * 2.2 + phase) * 0.6 + Math.sin(at * Math.PI * 5.1 + phase * 2) * 0.25;
          return `${round(x + at * w)} ${round(y + base + k * step - rise * height * (1 - k / (count * 1.6)))}`;
        });
        return shape(
          `M${points.join("L")}V${y + h}H${x}Z`,
          `fill="${k === 0 ? "#cfe3d6" : "none"}" stroke="${stroke}" stroke-width="1"`,
        );
      })
      .join("");
  const palm = (at, foot, height, lean) => {
    const top = [round(at + lean), round(foot - height)];
    const leaf = ([dx, dy]) => `M${top[0]} ${top[1]}q${round(dx * 0.6)} ${round(dy - 6)} ${dx} ${dy + 3}`;
    const leaves = [
      [-20, 2],
      [-16, -7],
      [-7, -13],
      [7, -13],
      [16, -7],
      [20, 2],
      [-12, 10],
      [12, 10],
    ];
    return (
      shape(
        `M${at} ${foot}Q${round(at + lean * 0.3)} ${round(foot - height / 2)} ${top[0]} ${top[1]}`,
        `fill="none" stroke="${ink}" stroke-width="2.6"`,
      ) + shape(leaves.map(leaf).join(""), `fill="none" stroke="${ink}" stroke-width="2.8" stroke-linecap="round"`)
    );
  };
  const sky = range(7)
    .map((k) => `M${x} ${round(y + 10 + k * 11)}h${w}`)
    .join("");
  return (
    `<clipPath id="e"><path d="${box(x, y, w, h, 5)}"/></clipPath>` +
    group(
      'clip-path="url(#e)"',
      shape(`M${x} ${y}h${w}v${h}h${-w}Z`, `fill="#eaf3ea"`) +
        shape(sky, `fill="none" stroke="${green}" stroke-width=".6" opacity=".55"`) +
        shape(disc(x + w * 0.66, y + 52, 30), `fill="${action}"`) +
        rosette(x + w * 0.66, y + 52, 27, 9, 3, actionEdge, 1) +
        ridge(92, 26, 0.4, 9, 6, green) +
        ridge(122, 18, 2.6, 9, 6, green) +
        palm(x + 44, y + 150, 96, 6) +
        palm(x + 86, y + 162, 74, -5) +
        palm(x + 148, y + 158, 84, 8) +
        palm(x + 190, y + 168, 62, -4),
    ) +
    shape(box(x, y, w, h, 5), `fill="none" stroke="${green}" stroke-width="2"`)
  );
}

/** A stub of the sheet. */
const stub = (x, y, w, h) =>
  shape(box(x, y, w, h, 3), `fill="${green}"`) +
  rosette(x + w / 2, y + h / 2, h * 0.47, 8, 3, "#6aa78e", 0.9) +
  figures("4827", x + w / 2, y + h / 2 + 14, 42, 'fill="#fff"');

/** The sheet: the engraving and the number, three stubs below, one of them torn off. */
function ticket() {
  const pins = [
    [16, 264, 14, 0, 43],
    [206, 272, 0, 10.5, 9],
    [398, 272, 0, 10.5, 9],
  ];
  return turned(
    -4,
    320,
    200,
    shape(box(28, 50, 592, 316, 8), `fill="${barDeep}"`) +
      perforated(
        pins.slice(0, 2),
        shape(box(20, 38, 592, 226, 6), `fill="${sheet}"`) +
          shape(box(28, 46, 576, 206, 4), `fill="none" stroke="${green}" stroke-width="1.2"`) +
          engraving(40, 58, 300, 182) +
          rosette(474, 150, 92, 12, 4, "#d3caaf", 1) +
          figures("4827", 474, 156, 84) +
          shape("M402 178h144", `stroke="${green}" stroke-width="2" stroke-dasharray="2 5"`) +
          figures("042", 474, 222, 40, `fill="${green}"`) +
          stub(20, 264, 186, 98) +
          stub(206, 264, 192, 98),
      ) +
      turned(7, 400, 360, perforated([[412, 268, 14, 0, 15]], stub(410, 268, 202, 98))),
  );
}

/** The wheels of the draw, and the slip on which they are written down. */
function wheels() {
  const wheel = ([above, digit, below], place) => {
    const x = 66 + place * 130;
    const id = `w${place}`;
    return (
      `<clipPath id="${id}"><path d="${box(x, 66, 112, 188, 12)}"/></clipPath>` +
      shape(box(x - 6, 60, 124, 200, 16), `fill="${ink}"`) +
      group(
        `clip-path="url(#${id})"`,
        shape(`M${x} 66h112v188H${x}Z`, `fill="${sheet}"`) +
          shape(`M${x} 66h112v42H${x}ZM${x} 212h112v42H${x}Z`, `fill="${tone}"`) +
          shape(`M${x} 66h112v18H${x}ZM${x} 236h112v18H${x}Z`, `fill="#c7b88f"`) +
          rosette(x + 56, 160, 50, 9, 5, "#dccfae", 0.8) +
          figures(above, x + 58, 86, 84, 'fill="#8a7f5f"') +
          figures(digit, x + 58, 195, 104) +
          figures(below, x + 58, 296, 84, 'fill="#8a7f5f"'),
      )
    );
  };
  return (
    shape(box(30, 44, 588, 236, 26), `fill="${barDeep}"`) +
    shape(box(24, 36, 592, 236, 26), `fill="${green}"`) +
    waves(34, 154, 572, 210, 9, "#4b9579", 0.9) +
    shape(box(34, 46, 572, 216, 20), `fill="none" stroke="#fff" stroke-width="1.4" opacity=".55"`) +
    [
      ["3", "4", "5"],
      ["7", "8", "9"],
      ["1", "2", "3"],
      ["6", "7", "8"],
    ]
      .map(wheel)
      .join("") +
    turned(
      -2,
      320,
      330,
      shape(box(152, 302, 352, 80, 5), `fill="${barDeep}"`) +
        perforated(
          [
            [146, 294, 0, 10, 9],
            [494, 294, 0, 10, 9],
          ],
          shape(`M146 294h348v80H146Z`, `fill="${sheet}"`) +
            waves(172, 334, 300, 52, 5, "#ddd2b6", 0.9) +
            figures("4827", 262, 352, 52) +
            figures("042", 418, 350, 40, `fill="${green}"`) +
            shape("M346 308v52", `stroke="${edge}" stroke-width="2" stroke-dasharray="3 5"`),
        ),
    )
  );
}

/** A ticket under the lens, with the stamp of a prize, and what it pays. */
function lens() {
  const coin = (x, y) =>
    shape(`M${x - 40} ${y}v13a40 13 0 0 0 80 0v-13Z`, `fill="${actionEdge}"`) +
    `<ellipse cx="${x}" cy="${y}" rx="40" ry="13" fill="${action}"/>` +
    `<ellipse cx="${x}" cy="${y}" rx="29" ry="8.5" fill="none" stroke="${actionEdge}" stroke-width="1.6"/>`;
  const paper = (scale) =>
    shape(box(60, 92, 440, 216, 6), `fill="${sheet}"`) +
    shape(box(70, 102, 420, 196, 4), `fill="none" stroke="${blue}" stroke-width="${1.4 * scale}"`) +
    waves(72, 240, 416, 100, 8, "#bccbe4", 0.9) +
    figures("4827", 232, 206, 112) +
    shape("M96 234h250", `stroke="${blue}" stroke-width="2" stroke-dasharray="3 5"`) +
    figures("042", 148, 280, 38, `fill="${blue}"`);
  return (
    turned(
      -5,
      300,
      200,
      shape(box(68, 104, 440, 216, 8), `fill="${barDeep}"`) +
        perforated(
          [
            [60, 98, 0, 12, 18],
            [500, 98, 0, 12, 18],
          ],
          paper(1),
        ),
    ) +
    [0, 1, 2].map((k) => coin(104, 368 - k * 15)).join("") +
    [0, 1].map((k) => coin(192, 374 - k * 15)).join("") +
    shape("M505 268l92 92", `stroke="${barDeep}" stroke-width="34" stroke-linecap="round"`) +
    shape("M500 262l92 92", `stroke="${action}" stroke-width="28" stroke-linecap="round"`) +
    shape("M512 266l76 76", `stroke="#ffd466" stroke-width="5" stroke-linecap="round"`) +
    shape(disc(430, 186, 112), `fill="${action}"`) +
    shape(disc(430, 186, 99), `fill="${ink}"`) +
    shape(disc(430, 186, 94), `fill="#eef4ea"`) +
    rosette(430, 186, 86, 18, 3, "#a9cdb6", 1) +
    shape(disc(430, 186, 58), `fill="${green}"`) +
    shape(disc(430, 186, 51), `fill="none" stroke="#fff" stroke-width="2" stroke-dasharray="3 4"`) +
    shape(
      "M402 188l20 21 38-44",
      'fill="none" stroke="#fff" stroke-width="12" stroke-linecap="round" stroke-linejoin="round"',
    ) +
    shape("M362 138a84 84 0 0 1 44-34", `fill="none" stroke="#fff" stroke-width="7" stroke-linecap="round"`)
  );
}

const heroes = { billete: ticket, ruedas: wheels, lupa: lens };

const letters = (await readFile(path.join(root, "design-system/tokens/fonts/fraunces.woff2"))).toString("base64");

/** A page that is nothing but the picture. */
const documentOf = (svg) =>
  `<!doctype html><style>@font-face{font-family:F;src:url(data:font/woff2;base64,${letters});font-weight:100 900}` +
  `html,body{margin:0;background:none}svg{display:block;width:100vw;height:auto}` +
  `text{font-family:F;font-weight:660;text-anchor:middle;font-feature-settings:"lnum","tnum"}</style>${svg}`;

/** The picture as WebP, painted at a width in pixels. */
async function painted(browser, svg, width) {
  const page = await browser.newPage({ viewport: { width, height: (width * HEIGHT) / WIDTH } });
  await page.setContent(documentOf(svg));
  await page.evaluate(() => globalThis.document.fonts.ready.then(() => undefined));
  const png = (await page.screenshot({ omitBackground: true })).toString("base64");
  const webp = await page.evaluate(
    async ({ png, quality }) => {
      const image = new globalThis.Image();
      image.src = `data:image/png;base64,${png}`;
      await image.decode();
      const canvas = globalThis.document.createElement("canvas");
      canvas.width = image.width;
      canvas.height = image.height;
      canvas.getContext("2d").drawImage(image, 0, 0);
      return canvas.toDataURL("image/webp", quality).split(",")[1];
    },
    { png, quality: QUALITY },
  );
  await page.close();
  return Buffer.from(webp, "base64");
}

const folder = path.join(root, "public/assets/portada");
await rm(folder, { recursive: true, force: true });
await mkdir(folder, { recursive: true });
const addresses = {};
const browser = await chromium.launch({ executablePath: await chromiumPath(), args: chromiumArgs });
for (const [name, draw] of Object.entries(heroes)) {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}">${draw()}</svg>`;
  const mark = createHash("sha256").update(`${svg} ${QUALITY}`).digest("hex").slice(0, 8);
  for (const width of WIDTHS) {
    const file = `${name}-${mark}-${width}.webp`;
    const bytes = await painted(browser, svg, width);
    await writeFile(path.join(folder, file), bytes);
    console.log(file, `${(bytes.length / 1024).toFixed(1)} KiB`);
    addresses[name] = `/assets/portada/${file}`;
  }
}
await browser.close();
await writeFile(path.join(root, "server/demo/portada.json"), `${JSON.stringify(addresses, null, 2)}\n`);
