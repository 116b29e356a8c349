/** Pictures for previews of links: what is drawn, and how many are kept and drawn at once. */
import fc from "fast-check";
import sharp from "sharp";
import { beforeAll, describe, expect, test } from "vitest";
import { createGallery, rasterised, type Draw } from "#server/pictures/gallery.ts";
import { openFaces } from "#server/pictures/lettering.ts";
import { drawTicket, SIZE } from "#server/pictures/ticket.ts";
import type { PictureFacts } from "#src/page/context.ts";

const draw: PictureFacts = {
  accent: { strong: "#0a6b4c", text: "#0a6b4c" },
  mark: "MED",
  name: "Lotería de Medellín",
  draw: "Sorteo 4861",
  moment: "Viernes 20 de noviembre, 11:00\u00a0p.\u00a0m.",
  label: "PREMIO MAYOR",
  shown: { kind: "prize", amount: "$16.000", unit: "millones" },
  call: "Juega en Premio Mayor",
  legal: "Solo mayores de 18 años",
};
const result: PictureFacts = {
  ...draw,
  label: "NÚMERO GANADOR",
  shown: { kind: "drawn", number: "0482", series: { label: "Serie", value: "117" } },
  call: "Revisa tu billete en Premio Mayor",
};

/** Whether one rectangle is in another, but for a rounding. */
const isWithin = (inner: Box, outer: Box): boolean =>
  inner.x >= outer.x - 0.01 &&
  inner.y >= outer.y - 0.01 &&
  inner.x + inner.width <= outer.x + outer.width + 0.01 &&
  inner.y + inner.height <= outer.y + outer.height + 0.01;
type Box = ReturnType<typeof drawTicket>["lines"][number]["box"];
const overlap = (one: Box, other: Box): boolean =>
  one.x < other.x + other.width &&
  other.x < one.x + one.width &&
  one.y < other.y + other.height &&
  other.y < one.y + one.height;
const CANVAS: Box = { x: 0, y: 0, ...SIZE };

beforeAll(openFaces);

const textsOf = (facts: PictureFacts): string[] => drawTicket(facts).lines.map(({ text }) => text);

describe("a picture", () => {
  test("is a PNG of 1200 by 630 pixels, small enough to be fetched by a phone", async () => {
    for (const facts of [draw, result]) {
      const png = await rasterised(facts);
      const { data, info } = await sharp(png).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
      const { width, height } = info;
      expect([width, height]).toEqual([1200, 630]);
      expect(png.length).toBeLessThan(120 * 1024);
      // The ticket's stub is printed in the lottery's colour, and all of it is opaque.
      const at = (60 * 1200 + 300) * 4;
      expect([...data.subarray(at, at + 4)]).toEqual([0x0a, 0x6b, 0x4c, 255]);
    }
  });

  test("is the same for the same facts, and another for another jackpot", async () => {
    const other: PictureFacts = { ...draw, shown: { kind: "prize", amount: "$17.000", unit: "millones" } };
    const [one, again, third] = await Promise.all([rasterised(draw), rasterised({ ...draw }), rasterised(other)]);
    expect(Buffer.compare(one, again)).toBe(0);
    expect(Buffer.compare(one, third)).not.toBe(0);
  });

  test("says the lottery, its draw, when, the prize, what to do and who may", () => {
    expect(textsOf(draw).join(" ")).toBe(
      "MED Viernes 20 de noviembre, 11:00\u00a0p.\u00a0m. Sorteo 4861 Lotería de Medellín PREMIO MAYOR $16.000 millones P Solo mayores de 18 años Juega en Premio Mayor",
    );
  });

  test("of a result shows its figures each on a wheel, and the series where there is one", () => {
    expect(textsOf(result).join(" ")).toContain("NÚMERO GANADOR 0 4 8 2 Serie 117");
    const without: PictureFacts = { ...result, shown: { kind: "drawn", number: "0482", series: null } };
    expect(textsOf(without)).not.toContain("Serie");
  });

  test("holds no text of a backend as text: letters are outlines, unknown ones are left out", () => {
    const { svg, lines } = drawTicket({ ...draw, name: `Lotería <script>"'&彩票🎉 Łódź ā\u0000\ud800` });
    expect(svg).not.toMatch(/script|Lotería|&/);
    expect(lines.map(({ text }) => text).join(" ")).toContain(`Lotería <script>"'& ódz a`);
  });

  test("cuts a name that is too long even when it is small, and says so", () => {
    const texts = textsOf({ ...draw, name: "Lotería de los Departamentos Unidos ".repeat(5) });
    expect(texts.filter((text) => text.endsWith("…"))).toHaveLength(1);
  });

  test("breaks a word that is too long rather than print it too small to be read", () => {
    const word = "Donaudampfschifffahrtselektrizitätenhauptbetriebswerk";
    const pieces = textsOf({ ...draw, name: word }).filter((text) => word.includes(text));
    expect([pieces.length > 1, pieces.join("")]).toEqual([true, word]);
  });

  test("of eighty letters shows all of them", () => {
    const name = "Lotería Departamental Unificada de los Llanos Orientales y del Pacífico Colombiano";
    expect(textsOf({ ...draw, name }).join(" ")).toContain(name);
  });

  test("keeps every text within its part of the picture, whatever a backend sends", () => {
    const text = fc.oneof(
      fc.string({ unit: "grapheme", maxLength: 300 }),
      fc.string({ unit: fc.constantFrom("W", "i", "á", " ", "ñ", "1"), maxLength: 300 }),
    );
    const shown = fc.oneof(
      fc.record({ kind: fc.constant("prize" as const), amount: text, unit: text }),
      fc.record({
        kind: fc.constant("drawn" as const),
        number: fc.stringMatching(/^\d{4}$/),
        series: fc.option(fc.record({ label: text, value: text })),
      }),
    );
    const { accent } = draw;
    const facts = fc.record({
      accent: fc.constant(accent),
      mark: text,
      name: text,
      draw: text,
      moment: text,
      label: text,
      shown,
      call: text,
      legal: text,
    });
    fc.assert(
      fc.property(facts, (some) => {
        const { lines } = drawTicket(some);
        for (const { text: said, box, within } of lines) {
          if (!isWithin(box, within) || !isWithin(within, CANVAS))
            throw new Error(`“${said}” stands at ${JSON.stringify(box)}, outside of ${JSON.stringify(within)}`);
        }
      }),
      { numRuns: 300 },
    );
  });

  test("sets no text over another, however long the lottery's name is", () => {
    const word = fc.constantFrom("Lotería", "de", "Cundinamarca", "y", "Extraordinario", "Bogotá", "(región)", "Ág");
    const facts = fc.record({
      name: fc.array(word, { minLength: 1, maxLength: 14 }).map((words) => words.join(" ")),
      number: fc.integer({ min: 1, max: 999_999_999 }),
      moment: fc.constantFrom(
        draw.moment,
        "Miércoles 30 de septiembre, 12:59\u00a0p.\u00a0m.",
        "Martes 1 de mayo de 2027",
      ),
      shown: fc.constantFrom(draw.shown, result.shown),
    });
    fc.assert(
      fc.property(facts, ({ name, number, moment, shown }) => {
        const { lines } = drawTicket({ ...draw, draw: `Sorteo ${number}`, name, moment, shown });
        // Texts of one line; two lines of one text may touch with an accent.
        const alone = lines.filter(({ text }) => ![name, moment].some((long) => long.includes(text.replace("…", ""))));
        for (const line of alone) {
          const met = lines.find((other) => other !== line && overlap(line.box, other.box));
          if (met) throw new Error(`“${line.text}” lies over “${met.text}”`);
        }
      }),
      { numRuns: 300 },
    );
  });
});

/** A drawer whose pictures are finished by hand, and what it was asked for. */
function drawnByHand(size = 10) {
  const asked: string[] = [];
  const finish = new Map<string, (failure?: Error) => void>();
  const drawer: Draw = (facts) => {
    asked.push(facts.name);
    return new Promise((resolve, reject) =>
      finish.set(facts.name, (failure) =>
        failure ? reject(failure) : resolve(new Uint8Array(size).fill(facts.name.charCodeAt(0))),
      ),
    );
  };
  return { drawer, asked, finish: (name: string, failure?: Error) => finish.get(name)!(failure) };
}

/** A log that keeps what it was told. */
function memory() {
  const told: unknown[] = [];
  return {
    told,
    error: (_: unknown, text: unknown) => told.push(text),
    warn: (_: unknown, text: unknown) => told.push(text),
  };
}
const named = (name: string): PictureFacts => ({ ...draw, name });
const settled = () => new Promise((resolve) => setImmediate(resolve));

describe("the pictures that are kept", () => {
  test("are drawn once, however many ask at once, and not again", async () => {
    const { drawer, asked, finish } = drawnByHand();
    const gallery = createGallery(memory() as never, drawer);
    const both = Promise.all([gallery.draw(named("a")), gallery.draw(named("a"))]);
    finish("a");
    const [one, other] = await both;
    expect([one, await gallery.draw(named("a"))]).toEqual([other, other]);
    expect(one!.etag).toMatch(/^"[\w-]{43}"$/);
    expect(asked).toEqual(["a"]);
  });

  test("are so many bytes at most: the one that nobody asked for the longest goes first", async () => {
    const asked: string[] = [];
    const drawer: Draw = async ({ name }) => {
      asked.push(name);
      return new Uint8Array(10);
    };
    const gallery = createGallery(memory() as never, drawer, { keptBytes: 25 });
    for (const name of ["a", "b", "a", "c", "a", "b", "c"]) await gallery.draw(named(name));
    expect(asked).toEqual(["a", "b", "c", "b", "c"]);
  });

  test("none is larger than all that may be kept", async () => {
    const asked: string[] = [];
    const drawer: Draw = async ({ name }) => {
      asked.push(name);
      return new Uint8Array(30);
    };
    const gallery = createGallery(memory() as never, drawer, { keptBytes: 25 });
    await gallery.draw(named("a"));
    expect((await gallery.draw(named("a")))!.png.length).toBe(30);
    expect(asked).toEqual(["a", "a"]);
  });

  test("are drawn a few at a time, in turn; beyond the queue there is none, and the log says so", async () => {
    const { drawer, asked, finish } = drawnByHand();
    const log = memory();
    const gallery = createGallery(log as never, drawer, { atOnce: 2, mostWaiting: 2 });
    const [a, b, c, d] = ["a", "b", "c", "d"].map((name) => gallery.draw(named(name)));
    expect(await gallery.draw(named("e"))).toBeNull();
    expect(log.told).toEqual(["too many pictures wait to be drawn"]);
    await settled();
    expect(asked).toEqual(["a", "b"]);
    finish("b");
    await b;
    await settled();
    expect(asked).toEqual(["a", "b", "c"]);
    finish("a");
    finish("c");
    await Promise.all([a, c]);
    await settled();
    finish("d");
    expect(await d).not.toBeNull();
    // All places are free again.
    const later = ["e", "f"].map((name) => gallery.draw(named(name)));
    await settled();
    expect(asked.slice(4)).toEqual(["e", "f"]);
    for (const name of ["e", "f"]) finish(name);
    expect(await Promise.all(later)).not.toContain(null);
  });

  test("one that could not be drawn is logged with what it was, holds nobody up, and is tried again", async () => {
    const { drawer, asked, finish } = drawnByHand();
    const log = memory();
    const gallery = createGallery(log as never, drawer, { atOnce: 1 });
    const [failed, waiting] = [gallery.draw(named("a")), gallery.draw(named("b"))];
    finish("a", new Error("no"));
    expect(await failed).toBeNull();
    expect(log.told).toEqual(["a picture could not be drawn"]);
    await settled();
    finish("b");
    expect(await waiting).not.toBeNull();
    const again = gallery.draw(named("a"));
    finish("a");
    expect(await again).not.toBeNull();
    expect(asked).toEqual(["a", "b", "a"]);
  });

  test("have a name of their own for their address, another one when anything in them is another", () => {
    const { versionOf } = createGallery(memory() as never);
    expect(versionOf(draw)).toBe(versionOf({ ...draw }));
    expect(versionOf(draw)).toMatch(/^[\w-]{8}$/);
    expect(versionOf({ ...draw, moment: "Sábado" })).not.toBe(versionOf(draw));
  });
});
