/** The picture of a draw or a result as SVG: a ticket of the shop, its stub in the lottery's colour. Made to be read small. */
import type { PictureFacts } from "#src/page/context.ts";
import { EDGE, GOLD, INK, INK_SOFT, ON_INK_SOFT, SHEET, WHEEL_RIM } from "../paper";
import { coordinate, fitted, written, type Box, type FaceName, type Fitted, type Line } from "./lettering";

/** What previews of links show without cutting it. */
export const SIZE = { width: 1200, height: 630 } as const;

const TICKET: Box = { x: 36, y: 36, width: 1128, height: 470 };
const CORNER = 16;
const STUB_WIDTH = 404;
/** What may be printed on: the paper of stub and face without its edges and holes, and the ground below the ticket. */
const inner = (x: number, width: number): Box => ({ x, y: TICKET.y + 10, width, height: TICKET.height - 20 });
const STUB_PAPER = inner(TICKET.x + 10, STUB_WIDTH - 24);
const FACE_PAPER = inner(TICKET.x + STUB_WIDTH + 14, TICKET.width - STUB_WIDTH - 24);
const GROUND: Box = { x: TICKET.x - 16, y: TICKET.y + TICKET.height + 6, width: TICKET.width + 32, height: 116 };
/** Where it is printed: with margins, as a printer sets type. */
const STUB: Box = { x: TICKET.x + 38, y: TICKET.y + 38, width: STUB_WIDTH - 74, height: TICKET.height - 72 };
const FACE: Box = {
  x: TICKET.x + STUB_WIDTH + 52,
  y: STUB.y,
  width: TICKET.width - STUB_WIDTH - 96,
  height: STUB.height,
};
const MARK = 46;

/** A line of text that was set, and the part of the picture that it must not leave. */
export interface SetLine {
  text: string;
  box: Box;
  within: Box;
}

export interface Drawing {
  svg: string;
  /** Every line that is inked. */
  lines: readonly SetLine[];
}

/** Collects what is drawn and where its text stands. */
class Sheet {
  readonly parts: string[] = [];
  readonly lines: SetLine[] = [];

  add(svg: string): void {
    this.parts.push(svg);
  }

  /** Sets one line; gives where the next letter would stand. */
  write(face: FaceName, text: string, { within, ...at }: Line & { within: Box }): number {
    const { svg, box, end } = written(face, text, at);
    this.add(svg);
    if (box) this.lines.push({ text, box, within });
    return end;
  }
}

/** The waves that are engraved on a stub, as in design-system/tokens/print.css.ts: 240 wide, 80 high, and again. */
function waves(box: Box, width: number): string {
  const swell = "c14 0 26-30 40-30s26 52 40 52s26-60 40-60s26 46 40 46s26-34 40-34s26 26 40 26";
  const scale = box.height / 80;
  const path = `M-240 0${swell.repeat(Math.ceil(box.width / (240 * scale)) + 2)}`;
  const lines = Array.from({ length: 7 }, (_, line) =>
    [1, -1].map((side) => {
      const flat = (side * (1.12 - line * 0.13)).toFixed(2);
      return `<use href="#w" transform="translate(${line * 8} 40) scale(1 ${flat})"/>`;
    }),
  ).flat();
  return (
    `<defs><path id="w" d="${path}"/></defs><g fill="none" stroke="${SHEET}" stroke-opacity=".17" stroke-width="${coordinate(width / scale)}" ` +
    `transform="translate(${box.x} ${box.y}) scale(${coordinate(scale)})">${lines.join("")}</g>`
  );
}

/** Circles threaded on a circle: the rosette of security paper. */
function rosette(x: number, y: number, radius: number, color: string): string {
  const rings = Array.from({ length: 24 }, (_, ring) => {
    const turn = (ring * Math.PI * 2) / 24;
    return `<circle cx="${coordinate(x + radius * 0.61 * Math.cos(turn))}" cy="${coordinate(y + radius * 0.61 * Math.sin(turn))}" r="${coordinate(radius * 0.39)}"/>`;
  });
  return `<g fill="none" stroke="${color}" stroke-opacity=".16" stroke-width="1.6">${rings.join("")}</g>`;
}

/** The ticket's paper; a row of holes parts its stub. */
function paper(accent: PictureFacts["accent"]): string {
  const { x, y, width, height } = TICKET;
  const tear = x + STUB_WIDTH;
  const holes: string[] = [];
  for (let at = y + 36; at < y + height - 30; at += 20) holes.push(`<circle cx="${tear}" cy="${at}" r="4.5"/>`);
  return (
    `<clipPath id="t"><rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${CORNER}"/></clipPath>` +
    `<g clip-path="url(#t)"><rect x="${x}" y="${y}" width="${width}" height="${height}" fill="${SHEET}"/>` +
    rosette(x + width - 60, y + height - 40, 230, accent.text) +
    `<clipPath id="s"><rect x="${x}" y="${y}" width="${STUB_WIDTH}" height="${height}"/></clipPath>` +
    `<g clip-path="url(#s)"><rect x="${x}" y="${y}" width="${STUB_WIDTH}" height="${height}" fill="${accent.strong}"/>` +
    `${waves({ x, y: y + 70, width: STUB_WIDTH, height: 250 }, 1.4)}</g></g>` +
    `<g fill="${INK}"><circle cx="${tear}" cy="${y}" r="18"/><circle cx="${tear}" cy="${y + height}" r="18"/>${holes.join("")}</g>`
  );
}

/** Writes lines below each other, the first on `y`; gives where a next one would stand. */
function writeLines(
  sheet: Sheet,
  face: FaceName,
  { lines, size }: Fitted,
  { x, y, fill, within, leading = 1.15 }: { x: number; y: number; fill: string; within: Box; leading?: number },
): number {
  lines.forEach((line, place) => sheet.write(face, line, { x, y: y + place * size * leading, size, fill, within }));
  return y + lines.length * size * leading;
}

/** Mark above; below it, upwards from the foot of the stub: when, which draw, whose. */
function stub(sheet: Sheet, { accent, mark, name, draw, moment }: PictureFacts): void {
  const middle = STUB.y + MARK - 4;
  const letters = fitted("fraunces", mark, { width: MARK * 1.5, size: 34, smallest: 12 });
  if (letters.lines.join("") !== "") {
    sheet.add(
      `<circle cx="${STUB.x + MARK}" cy="${middle}" r="${MARK + 5}" fill="${SHEET}" fill-opacity=".3"/>` +
        `<circle cx="${STUB.x + MARK}" cy="${middle}" r="${MARK}" fill="${SHEET}"/>`,
    );
    sheet.write("fraunces", letters.lines[0]!, {
      x: STUB.x + MARK,
      y: middle + letters.size * 0.35,
      size: letters.size,
      fill: accent.strong,
      align: "middle",
      within: STUB_PAPER,
    });
  }
  const { width } = STUB;
  const bottom = STUB.y + STUB.height;
  const when = fitted("figtree", moment, { width, lines: 2, size: 33, smallest: 20, leading: 1.2 });
  const which = fitted("figtree", draw, { width, size: 35, smallest: 20 });
  const whenTop = bottom - (when.lines.length - 1) * when.size * 1.2 - 6;
  writeLines(sheet, "figtree", when, { x: STUB.x, y: whenTop, fill: SHEET, within: STUB_PAPER, leading: 1.2 });
  const whichAt = whenTop - Math.max(when.size, 33) * 1.3;
  writeLines(sheet, "figtree", which, { x: STUB.x, y: whichAt, fill: SHEET, within: STUB_PAPER });
  const top = middle + MARK + 18;
  const foot = whichAt - 57;
  const whose = fitted("fraunces", name, {
    width,
    height: foot - top + 12,
    lines: 4,
    size: 60,
    smallest: 24,
    leading: 1.08,
  });
  const whoseTop = foot - (whose.lines.length - 1) * whose.size * 1.08;
  writeLines(sheet, "fraunces", whose, { x: STUB.x, y: whoseTop, fill: SHEET, within: STUB_PAPER, leading: 1.08 });
}

/** The top prize, as large as the ticket is wide. */
function prize(sheet: Sheet, amount: string, unit: string): void {
  const large = fitted("fraunces", amount, { width: FACE.width, size: 176, smallest: 60 });
  const y = FACE.y + 236;
  const figures = { x: FACE.x, fill: INK, within: FACE_PAPER };
  for (const line of large.lines) sheet.write("fraunces", line, { ...figures, y, size: large.size });
  const small = fitted("fraunces", unit, { width: FACE.width, size: 92, smallest: 40 });
  for (const line of small.lines) sheet.write("fraunces", line, { ...figures, y: y + 120, size: small.size });
}

const next = (digit: string, step: number): string =>
  /\d/.test(digit) ? String((Number(digit) + step + 10) % 10) : "";

/** A wheel that has stopped, the figures before and after at its rim. */
function wheel(sheet: Sheet, digit: string, box: Box, place: number): void {
  const { x, y, width, height } = box;
  const shape = `x="${coordinate(x)}" y="${y}" width="${coordinate(width)}" height="${height}" rx="14"`;
  const size = Math.min(148, width * 1.06);
  const middle = x + width / 2;
  const base = y + height / 2 + size * 0.35;
  const beside = [
    [next(digit, -1), base - size * 0.87],
    [next(digit, 1), base + size * 0.87],
  ] as const;
  const rims = beside.map(
    ([figure, at]) => written("fraunces", figure, { x: middle, y: at, size, fill: INK, align: "middle" }).svg,
  );
  sheet.add(
    `<clipPath id="c${place}"><rect ${shape}/></clipPath><rect ${shape} fill="url(#g)"/>` +
      `<g clip-path="url(#c${place})" opacity=".22">${rims.join("")}</g>` +
      `<rect ${shape} fill="none" stroke="${EDGE}" stroke-width="2.5"/>`,
  );
  sheet.write("fraunces", digit, { x: middle, y: base, size, fill: INK, align: "middle", within: FACE_PAPER });
}

/** The wheels as they stopped, and the series. */
function drawn(
  sheet: Sheet,
  { number, series }: Extract<PictureFacts["shown"], { kind: "drawn" }>,
  accent: PictureFacts["accent"],
): void {
  const gap = 14;
  const digits = [...number];
  const width = Math.min(144, (FACE.width - gap * (digits.length - 1)) / digits.length);
  sheet.add(
    `<linearGradient id="g" x2="0" y2="1"><stop offset="0" stop-color="${WHEEL_RIM}"/><stop offset=".26" stop-color="${SHEET}"/>` +
      `<stop offset=".74" stop-color="${SHEET}"/><stop offset="1" stop-color="${WHEEL_RIM}"/></linearGradient>`,
  );
  digits.forEach((digit, place) =>
    wheel(sheet, digit, { x: FACE.x + place * (width + gap), y: FACE.y + 66, width, height: 196 }, place),
  );
  if (!series) return;
  const y = FACE.y + FACE.height - 30;
  const label = fitted("figtree", series.label, { width: FACE.width * 0.4, size: 44, smallest: 20 });
  const x = sheet.write("figtree", label.lines[0]!, {
    x: FACE.x,
    y,
    size: label.size,
    fill: INK_SOFT,
    within: FACE_PAPER,
  });
  const value = fitted("fraunces", series.value, { width: FACE.width - (x - FACE.x) - 20, size: 112, smallest: 40 });
  sheet.write("fraunces", value.lines[0]!, { x: x + 20, y, size: value.size, fill: accent.text, within: FACE_PAPER });
}

/** The shop's sign, what to do there, and who may. */
function foot(sheet: Sheet, call: string, legal: string): void {
  const middle = GROUND.y + GROUND.height / 2;
  const sign = { width: 74, height: 53 };
  const top = middle - sign.height / 2;
  const bite = 8;
  const half = sign.height / 2 - 6 - bite;
  sheet.add(
    `<path fill="${GOLD}" d="M${TICKET.x + 6} ${top}h${sign.width - 12}a6 6 0 0 1 6 6v${half}a${bite} ${bite} 0 0 0 0 ${2 * bite}v${half}a6 6 0 0 1-6 6h${12 - sign.width}a6 6 0 0 1-6-6v${-half}a${bite} ${bite} 0 0 0 0 ${-2 * bite}v${-half}a6 6 0 0 1 6-6z"/>`,
  );
  const letter = { size: 40, fill: INK, align: "middle" as const, within: GROUND };
  sheet.write("fraunces", "P", { x: TICKET.x + sign.width / 2, y: middle + 14, ...letter });
  const small = fitted("figtree", legal, { width: 330, size: 28, smallest: 16 });
  const end = TICKET.x + TICKET.width;
  for (const line of small.lines)
    sheet.write("figtree", line, {
      x: end,
      y: middle + 10,
      size: small.size,
      fill: ON_INK_SOFT,
      align: "end",
      within: GROUND,
    });
  const x = TICKET.x + sign.width + 22;
  const large = fitted("fraunces", call, { width: end - 330 - 28 - x, size: 54, smallest: 24 });
  for (const line of large.lines)
    sheet.write("fraunces", line, { x, y: middle + large.size * 0.34, size: large.size, fill: GOLD, within: GROUND });
}

/** Draws the picture. Texts that are too long are shrunk, wrapped and at last cut: none leaves its place. */
export function drawTicket(facts: PictureFacts): Drawing {
  const sheet = new Sheet();
  const { width, height } = SIZE;
  sheet.add(`<rect width="${width}" height="${height}" fill="${INK}"/>${paper(facts.accent)}`);
  stub(sheet, facts);
  const label = fitted("figtree", facts.label, { width: FACE.width, size: 40, smallest: 20 });
  writeLines(sheet, "figtree", label, { x: FACE.x, y: FACE.y + 36, fill: INK_SOFT, within: FACE_PAPER });
  const { shown } = facts;
  if (shown.kind === "prize") prize(sheet, shown.amount, shown.unit);
  else drawn(sheet, shown, facts.accent);
  foot(sheet, facts.call, facts.legal);
  return {
    svg: `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${sheet.parts.join("")}</svg>`,
    lines: sheet.lines,
  };
}
