/**
 * `npm run drawings`: draws the pictures of news and pages in the language of the printed ticket: engraved lines, paper and
 * one accent on a band of guilloche. A picture is named by what it holds, so that it is kept for good; the demo finds them by
 * their names in server/demo/dibujos.json. The drawings are committed.
 */
import { createHash } from "node:crypto";
import { mkdir, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { accentShades, palettes } from "../design-system/tokens/palette.ts";

const root = fileURLToPath(new URL("..", import.meta.url));
const { sheet, ink, action, line: tone } = palettes.claro;

const WIDTH = 480;
const HEIGHT = 240;

const shape = (d, attributes) => `<path ${attributes ? `${attributes} ` : ""}d="${d}"/>`;
/** Paper with an engraved outline. */
const paper = (d) => shape(d);
const outline = (d) => shape(d, 'fill="none"');
/** Lines of writing and of shading. */
const fine = (d) => shape(d, 'fill="none" stroke-width="1.1"');
const gold = (d) => shape(d, `fill="${action}"`);
/** A shadow or a second paper. */
const shade = (d) => shape(d, `fill="${tone}" stroke="none"`);
const second = (d) => shape(d, `fill="${tone}"`);
const hatched = (d) => shape(d, 'fill="url(#h)" stroke="none" opacity=".6"');
/** Pinholes: here the paper could be torn. */
const pins = (d) => shape(d, 'fill="none" stroke-width="2.4" stroke-dasharray="0 6"');
const disc = (x, y, r) => `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`;
const box = (x, y, w, h, r = 4) =>
  `M${x + r} ${y}h${w - 2 * r}a${r} ${r} 0 0 1 ${r} ${r}v${h - 2 * r}a${r} ${r} 0 0 1 ${-r} ${r}h${2 * r - w}a${r} ${r} 0 0 1 ${-r} ${-r}v${2 * r - h}a${r} ${r} 0 0 1 ${r} ${-r}Z`;
const turned = (angle, x, y, body) => `<g transform="rotate(${angle} ${x} ${y})">${body}</g>`;

/** A ticket with a bite where it is cut. */
const ticketPath = (x, y, w, h, cut) =>
  `M${x + 4} ${y}H${x + cut - 5}a5 5 0 0 0 10 0H${x + w - 4}a4 4 0 0 1 4 4V${y + h - 4}a4 4 0 0 1-4 4H${x + cut + 5}a5 5 0 0 0-10 0H${x + 4}a4 4 0 0 1-4-4V${y + 4}a4 4 0 0 1 4-4Z`;
const ticket = (x, y, w, h, cut, fill = paper) =>
  fill(ticketPath(x, y, w, h, cut)) + pins(`M${x + cut} ${y + 10}V${y + h - 8}`);

/** A star of five rays. */
function star(x, y, r) {
  const points = Array.from({ length: 10 }, (_, i) => {
    const reach = i % 2 ? r * 0.42 : r;
    const turn = (i * Math.PI) / 5 - Math.PI / 2;
    return `${(x + reach * Math.cos(turn)).toFixed(1)} ${(y + reach * Math.sin(turn)).toFixed(1)}`;
  });
  return `M${points.join("L")}Z`;
}

/** The rosette of security paper: one ellipse, turned. */
const rosette = (x, y, r) =>
  `<g fill="none" stroke-width=".9" opacity=".7">${Array.from(
    { length: 6 },
    (_, i) => `<ellipse cx="${x}" cy="${y}" rx="${r}" ry="${r / 2.4}" transform="rotate(${i * 30} ${x} ${y})"/>`,
  ).join("")}</g>`;

/** What is drawn, in a field of 200 by 150, and the accent of its band. */
const drawings = {
  navidad: [
    "esmeralda",
    shade(ticketPath(32, 56, 144, 76, 106)) +
      ticket(26, 50, 144, 76, 112) +
      fine("M146 68h16M146 75h16M146 82h10") +
      paper("M77 108v12h14v-12Z") +
      paper("M84 22 104 52H94L112 78H101L119 108H49L67 78H56L74 52H64Z") +
      hatched("M84 22 104 52H94L112 78H101L119 108H84Z") +
      gold(disc(74, 72, 4)) +
      gold(disc(95, 98, 4)) +
      gold(disc(66, 102, 4)) +
      gold(star(84, 20, 13)),
  ],
  ruedas: [
    "azul",
    second("M64 134 78 104h44l14 30Z") +
      hatched("M100 104h22l14 30H100Z") +
      paper(disc(100, 66, 46)) +
      fine("M62 52a40 40 0 0 1 24-22M60 62l2-6") +
      outline("M146 66h16m0-9v18m-8-18h16") +
      gold(disc(84, 88, 12)) +
      paper(disc(108, 92, 11)) +
      second(disc(122, 72, 11)) +
      paper(disc(76, 64, 11)) +
      gold(disc(101, 52, 12)) +
      fine("M77 86q1-5 6-6M102 90q1-5 5-5M116 70q1-5 5-5M70 62q1-5 5-5M94 50q1-5 6-6") +
      outline("M58 134h84"),
  ],
  cierre: [
    "cobre",
    shade(ticketPath(24, 58, 156, 70, 118)) +
      ticket(18, 52, 156, 70, 124, second) +
      fine("M152 68h14M152 75h14M152 82h9M28 68h18M28 75h18M28 82h12") +
      outline("m66 36-12-9M122 36l12-9M68 122l-9 12M120 122l9 12") +
      gold("M58 44a18 18 0 0 1 24-18ZM130 44a18 18 0 0 0-24-18Z") +
      paper(disc(94, 78, 46)) +
      hatched("M94 32a46 46 0 0 1 0 92a54 54 0 0 0 0-92Z") +
      fine("M94 38v6M94 112v6M54 78h6M128 78h6") +
      outline("M94 78V50M94 78l20 11") +
      gold(disc(94, 78, 5)),
  ],
  comprobante: [
    "indigo",
    second(box(48, 14, 76, 126, 10)) +
      paper(box(54, 24, 64, 100, 3)) +
      outline("M78 132h16") +
      paper("M74 42h80v86l-8-7-8 7-8-7-8 7-8-7-8 7-8-7-8 7-8-7-8 7Z") +
      hatched("M144 42h10v86l-8-7-2 2Z") +
      fine("M84 56h46M84 63h46M84 70h30M84 100h26M84 107h18") +
      pins("M80 86h68") +
      gold(disc(142, 46, 18)) +
      outline("m134 46 6 6 10-12"),
  ],
  salud: [
    "granate",
    shade("M106 130C58 98 44 78 44 58a31 31 0 0 1 62-8a31 31 0 0 1 62 8c0 20-14 40-62 72Z") +
      paper("M100 124C52 92 38 72 38 52a31 31 0 0 1 62-8a31 31 0 0 1 62 8c0 20-14 40-62 72Z") +
      hatched("M162 52c0 20-14 40-62 72c34-26 50-46 50-68c0-14-4-24-12-34a31 31 0 0 1 24 30Z") +
      outline("M50 74h20l8-16 12 34 10-24 6 10h18") +
      gold("M132 34h14v12h12v14h-12v12h-14V60h-12V46h12Z"),
  ],
  medida: [
    "petroleo",
    second("M74 138a26 14 0 0 1 52 0Z") +
      gold(disc(100, 24, 8)) +
      outline("M100 32v92M46 44q54-18 108 0") +
      fine("M46 44 26 92M46 44l20 48M154 44l-20 40M154 44l20 40") +
      paper("M20 92h52a26 20 0 0 1-52 0Z") +
      hatched("M46 92h26a26 20 0 0 1-26 20Z") +
      paper("M128 84h52a26 20 0 0 1-52 0Z") +
      hatched("M154 84h26a26 20 0 0 1-26 20Z") +
      gold(disc(40, 82, 10)) +
      gold(disc(54, 82, 10)) +
      turned(-8, 154, 72, ticket(136, 62, 38, 20, 26)) +
      outline("M60 138h80"),
  ],
  empresa: [
    "violeta",
    shade("M46 52h120v90H46Z") +
      paper("M40 52h120v84H40Z") +
      second("M112 80h34v56h-34Z") +
      gold(disc(118, 110, 2.6)) +
      paper("M52 80h46v34H52Z") +
      turned(-6, 75, 97, ticket(58, 88, 34, 20, 23, gold)) +
      hatched("M40 124h72v12H40Z") +
      paper("M44 24h112l12 30H32Z") +
      gold("M72 24h28v30H62ZM128 24h28l12 30h-30Z") +
      paper(
        "M32 54h26v4a13 13 0 0 1-26 0ZM58 54h28v4a14 13 0 0 1-28 0ZM86 54h28v4a14 13 0 0 1-28 0ZM114 54h28v4a14 13 0 0 1-28 0ZM142 54h26v4a13 13 0 0 1-26 0Z",
      ) +
      outline("M26 136h148"),
  ],
  red: [
    "oliva",
    shade("M34 56 76 46l48 12 48-12v78l-48 12-48-12-42 10Z") +
      paper("M28 50 70 40v78l-42 10Z") +
      second("M70 40l48 12v78l-48-12Z") +
      paper("M118 52l48-12v78l-48 12Z") +
      hatched("M118 118l48-12v12l-48 12Z") +
      fine("M34 76q14-8 30 2M34 92q14-8 30 2M80 66q14 10 30 6M124 108q18-12 36-6") +
      pins("M48 106q22-30 46-12t52-40") +
      gold(disc(48, 106, 5)) +
      paper("M92 94c-12-16-16-22-16-30a16 16 0 0 1 32 0c0 8-4 14-16 30Z") +
      outline(disc(92, 64, 5)) +
      gold("M146 58c-15-20-20-28-20-38a20 20 0 0 1 40 0c0 10-5 18-20 38Z") +
      paper(disc(146, 20, 7)),
  ],
  productos: [
    "azul",
    turned(-16, 90, 130, ticket(40, 34, 100, 62, 70, second)) +
      turned(-3, 90, 130, ticket(44, 38, 104, 62, 72) + fine("M54 54h40M54 61h40M54 68h26")) +
      turned(
        11,
        90,
        130,
        ticket(48, 44, 104, 62, 72, gold) +
          paper(disc(76, 75, 17)) +
          rosette(76, 75, 13) +
          fine("M130 62h14M130 69h14"),
      ) +
      outline("M40 132h122"),
  ],
  loterias: [
    "magenta",
    shade(ticketPath(26, 44, 120, 82, 90)) +
      paper("M24 38h112v82H24a4 4 0 0 1-4-4V42a4 4 0 0 1 4-4Z") +
      hatched("M20 104h116v16H24a4 4 0 0 1-4-4Z") +
      second(box(32, 52, 20, 30, 3)) +
      second(box(56, 52, 20, 30, 3)) +
      second(box(80, 52, 20, 30, 3)) +
      second(box(104, 52, 20, 30, 3)) +
      outline("M45 58l-8 12h10m-3-4v10M61 60q5-4 8 1q1 4-8 13h9M86 59h8l-4 6q6 1 4 7-3 4-9 2M109 59h10l-6 16") +
      fine("M32 94h58") +
      pins("M136 46v70") +
      turned(
        9,
        160,
        80,
        paper("M144 40h36a4 4 0 0 1 4 4v72a4 4 0 0 1-4 4h-36Z") + gold(disc(164, 78, 13)) + rosette(164, 78, 10),
      ),
  ],
  recargas: [
    "ladrillo",
    shade(box(70, 18, 72, 124, 10)) +
      paper(box(64, 12, 72, 124, 10)) +
      second(box(71, 24, 58, 94, 3)) +
      hatched("M71 96h58v19a3 3 0 0 1-3 3H74a3 3 0 0 1-3-3Z") +
      outline("M92 127h16") +
      gold("M106 32 80 76h18l-6 34 28-46h-18Z") +
      `<g stroke="${sheet}">${outline("M148 46q10 10 10 26t-10 26M158 36q16 14 16 36t-16 36M52 46q-10 10-10 26t10 26M42 36q-16 14-16 36t16 36")}</g>`,
  ],
  puntos: [
    "tabaco",
    second("M34 108v14a28 10 0 0 0 56 0v-14Z") +
      paper("M34 94v14a28 10 0 0 0 56 0V94Z") +
      paper("M34 80v14a28 10 0 0 0 56 0V80Z") +
      gold("M34 80a28 10 0 0 1 56 0a28 10 0 0 1-56 0Z") +
      fine("M40 104v6M50 108v6M74 108v6M84 104v6M40 90v6M50 94v6M74 94v6M84 90v6") +
      paper(disc(130, 82, 44)) +
      hatched("M130 38a44 44 0 0 1 0 88a50 50 0 0 0 0-88Z") +
      rosette(130, 82, 38) +
      gold(star(130, 82, 25)) +
      outline("M30 134h146"),
  ],
  bono: [
    "ciruela",
    shade("M48 66h116v76H48Z") +
      paper("M42 66h116v70H42Z") +
      hatched("M42 112h116v24H42Z") +
      gold("M90 66h20v70H90Z") +
      second("M34 48h132v20H34Z") +
      gold("M88 48h24v20H88Z") +
      paper("M98 46C62 44 60 18 78 16c14 0 20 16 20 30ZM102 46c36-2 38-28 20-30-14 0-20 16-20 30Z") +
      turned(-10, 150, 108, ticket(126, 94, 46, 28, 32)),
  ],
  preguntas: [
    "cielo",
    shade(box(30, 30, 96, 68, 12)) +
      paper(
        "M36 24h80a12 12 0 0 1 12 12v42a12 12 0 0 1-12 12H70L50 110V90H36a12 12 0 0 1-12-12V36a12 12 0 0 1 12-12Z",
      ) +
      outline("M62 48q0-12 14-12t14 11q0 8-14 14v4m0 9v1") +
      gold(
        "M104 68h58a12 12 0 0 1 12 12v30a12 12 0 0 1-12 12h-8v16l-18-16h-32a12 12 0 0 1-12-12V80a12 12 0 0 1 12-12Z",
      ) +
      fine("M108 86h50M108 95h50M108 104h30"),
  ],
};

const WAVE = "c20 0 38-44 60-44s38 78 60 78 38-90 60-90 38 68 60 68 38-50 60-50 38 38 60 38";

/** A band of guilloche with a drawing in its middle. */
function picture([accent, body]) {
  const lines = Array.from({ length: 8 }, (_, k) =>
    [1, -1]
      .map(
        (side) =>
          `<use href="#w" transform="translate(${k * 9} 120) scale(1 ${(side * (1.3 - k * 0.13)).toFixed(2)})"/>`,
      )
      .join(""),
  ).join("");
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}">` +
    `<defs><path id="w" d="M-360 0${WAVE.repeat(3)}"/>` +
    `<pattern id="h" width="4" height="4" patternUnits="userSpaceOnUse" patternTransform="rotate(45)"><path d="M1 0v4" stroke="${ink}" stroke-width="1.1"/></pattern></defs>` +
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="${accentShades.claro[accent].strong}"/>` +
    `<g fill="none" stroke="${sheet}" stroke-width=".8" opacity=".28">${lines}</g>` +
    `<path d="M136 214h208" stroke="${sheet}" stroke-width="2.4" stroke-linecap="round" stroke-dasharray="0 7" opacity=".7"/>` +
    `<g transform="translate(128 36) scale(1.22)" fill="${sheet}" stroke="${ink}" stroke-width="2.2" stroke-linejoin="round" stroke-linecap="round">${body}</g></svg>\n`
  );
}

const folder = path.join(root, "public/assets/dibujos");
await rm(folder, { recursive: true, force: true });
await mkdir(folder, { recursive: true });
const addresses = {};
for (const [name, drawing] of Object.entries(drawings)) {
  const text = picture(drawing);
  const file = `${name}-${createHash("sha256").update(text).digest("hex").slice(0, 8)}.svg`;
  await writeFile(path.join(folder, file), text);
  addresses[name] = `/assets/dibujos/${file}`;
}
await writeFile(path.join(root, "server/demo/dibujos.json"), `${JSON.stringify(addresses, null, 2)}\n`);
