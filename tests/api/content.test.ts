/** What the editors' calls answer, as the screens get it: a record that cannot be read spoils itself and nothing else. */
import fc from "fast-check";
import { expect, test } from "vitest";
import {
  claimSteps,
  contentPage,
  cutAt,
  latestNews,
  legalText,
  newsItem,
  pageText,
  prizePayments,
  questions,
  slides,
} from "#api/content";
import type { Client } from "#api/request";
import { wordsOf } from "#domain/richText";

const answering = (answer: unknown): Client => ({
  send: async () => ({ status: 200, headers: {}, text: JSON.stringify(answer) }),
});
const item = { id: 1, name: "Uno", updatedAt: "2026-11-20T15:00:00.000Z" };

test("the news come latest first, whatever order they are sent in, and no more than asked for", async () => {
  const sent = ["10", "20", "15"].map((day, id) => ({ ...item, id, updatedAt: `2026-11-${day}T00:00:00Z` }));
  const ids = async (limit?: number) => {
    const result = await latestNews(answering(sent), limit);
    return result.ok && result.value.map(({ id }) => id);
  };
  expect(await ids()).toEqual([1, 2, 0]);
  expect(await ids(2)).toEqual([1, 2]);
});

test("an item without a name, an id or a date is left out; a cover that may not be shown is none", async () => {
  const sent = [{ ...item, name: "" }, { ...item, id: "uno" }, { ...item, updatedAt: "ayer" }, null, 7];
  expect(await latestNews(answering([...sent, { ...item, cover: "javascript:x" }]))).toEqual({
    ok: true,
    value: [{ id: 1, name: "Uno", cover: null, summary: "", updatedAt: Date.parse(item.updatedAt) }],
  });
  expect(await newsItem(answering({ ...item, updatedAt: "ayer" }), 1)).toMatchObject({ ok: false });
  expect(await latestNews(answering({ data: [] }))).toMatchObject({ ok: false, problem: { kind: "malformed" } });
});

test("a summary has 100 letters at most, and is cut between words", () => {
  expect(cutAt("corta", 100)).toBe("corta");
  expect(cutAt("una frase que sigue", 10)).toBe("una frase…");
  expect(cutAt("una frase, que sigue", 11)).toBe("una frase…");
  expect(cutAt("a".repeat(120), 100)).toBe(`${"a".repeat(100)}…`);
  fc.assert(
    fc.property(fc.string({ unit: "grapheme", maxLength: 300 }), (text) => {
      const cut = cutAt(text, 100);
      const letters = Array.from(cut);
      expect(letters.length).toBeLessThanOrEqual(101);
      const kept = cut.endsWith("…") && cut !== text.trim() ? letters.slice(0, -1).join("") : cut;
      expect(text.trim().startsWith(kept)).toBe(true);
    }),
  );
});

test("a page is found by its name, also where the backend gives all of them; parts that nobody could reach are left", async () => {
  const deep = (levels: number): object => ({
    id: levels,
    title: `n${levels}`,
    subpages: levels ? [deep(levels - 1)] : [],
  });
  const result = await contentPage(
    answering([
      { id: 1, page: "otra" },
      { ...deep(9), page: "productos" },
    ]),
    "productos",
  );
  const depth = (part: { parts: never[] } | undefined): number => (part ? 1 + depth(part.parts[0]) : 0);
  expect(result.ok && depth(result.value as never)).toBe(4);
  expect(await contentPage(answering([{ id: 1, page: "otra" }]), "productos")).toEqual({ ok: true, value: null });
});

test("a section that cannot be read keeps its place, and a card that cannot be read is left out", async () => {
  const unity = [7, { description: "dos", cards: [{ title: "" }, { title: "Bono", image: "//otra.example/x.png" }] }];
  const result = await contentPage(answering([{ id: 1, page: "puntos-gana", unity }]), "puntos-gana");
  expect(result.ok && result.value?.sections).toEqual([
    { text: [], cards: [] },
    { text: ["dos"], cards: [{ title: "Bono", text: "", image: null, phone: "", address: "" }] },
  ]);
});

test("the sentence of a screen is text alone; without one there is none", async () => {
  const text = (description: string) => pageText(answering([{ id: 1, page: "loterias", description }]), "loterias");
  expect(await text("<p>Escoge <b>una</b>\n lotería</p>")).toBe("Escoge una lotería");
  expect(await text("<p></p>")).toBeNull();
  expect(await pageText(answering("no"), "loterias")).toBeNull();
});

test("the privacy policy is the first record and the terms are the second; a short list has no terms", async () => {
  const both = answering([{ description: "privacidad" }, { description: "términos" }]);
  expect(await legalText(both, "privacy")).toEqual({ ok: true, value: ["privacidad"] });
  expect(await legalText(both, "terms")).toEqual({ ok: true, value: ["términos"] });
  expect(await legalText(answering([{ description: "privacidad" }]), "terms")).toEqual({ ok: true, value: null });
  expect(await legalText(answering({ description: "x" }), "terms")).toMatchObject({ ok: false });
});

test("a question without an answer is left out, and one without a topic has none", async () => {
  const sent = [
    { id: 1, title: "¿Sí?" },
    { id: 2, title: "¿No?", content: "No." },
  ];
  expect(await questions(answering(sent))).toEqual({
    ok: true,
    value: [{ id: 2, topic: "", title: "¿No?", answer: ["No."] }],
  });
});

const slide = { image: "/assets/portada/uno.webp", title: "Uno", link: "/loterias", blank: false };

test("the slides of a backend that gives only what the source names, in their order", async () => {
  expect(await slides(answering([slide, { image: "https://fotos.example/2.jpg" }]))).toEqual({
    ok: true,
    value: [
      {
        image: "/assets/portada/uno.webp",
        title: "Uno",
        figure: "",
        text: "",
        action: "",
        href: "/loterias",
        isExternal: false,
      },
      {
        image: "https://fotos.example/2.jpg",
        title: "",
        figure: "",
        text: "",
        action: "",
        href: null,
        isExternal: false,
      },
    ],
  });
});

test.each([true, "true", 1, "1", "S", "si", "Sí"])("blank as %j opens a tab of its own", async (blank) => {
  expect(await slides(answering([{ ...slide, blank }]))).toMatchObject({ value: [{ isExternal: true }] });
});

const NOT_YES: readonly unknown[] = [false, "false", 0, "0", "N", null, undefined, {}, [], [true], { toString: 0 }];

test.each(NOT_YES.map((blank) => ({ blank })))("blank as $blank does not", async ({ blank }) => {
  expect(await slides(answering([{ ...slide, blank }]))).toMatchObject({ value: [{ isExternal: false }] });
});

const DANGEROUS = [
  "javascript:robar()",
  "//otra.example/x",
  "http://otra.example/",
  "https://a:b@otra.example/",
  "\\\\x",
];

test.each(DANGEROUS)("[F-24] an address that may not be followed is none: %s", async (address) => {
  expect(await slides(answering([{ ...slide, image: address, link: address }]))).toMatchObject({
    value: [{ title: "Uno", image: null, href: null }],
  });
  const prize = { ideSeccion: 1, coverHome: address, descriptionsHome: "Cobra", urlHome: address };
  expect(await prizePayments(answering([prize]))).toEqual({
    ok: true,
    value: [{ id: 1, cover: null, text: "Cobra", href: null }],
  });
});

test("what cannot be read, or would show nothing, is left out and spoils nothing else", async () => {
  const bad = [null, 7, [], {}, { title: "Sin imagen" }, { image: 3, title: "x" }, { image: "javascript:x" }];
  expect(await slides(answering([...bad, slide]))).toMatchObject({ ok: true, value: [{ title: "Uno" }] });
  const worse = [
    null,
    {},
    { ideSeccion: "uno", descriptionsHome: "x" },
    { ideSeccion: 2, descriptionsHome: "<p></p>" },
  ];
  const good = { ideSeccion: "3", descriptionsHome: "<p>Cobra <b>hoy</b></p><script>robar()</script>" };
  expect(await prizePayments(answering([...worse, good]))).toEqual({
    ok: true,
    value: [{ id: 3, cover: null, text: "Cobra hoy", href: null }],
  });
  expect(await slides(answering({ data: [] }))).toMatchObject({ ok: false, problem: { kind: "malformed" } });
  expect(await prizePayments(answering("no"))).toMatchObject({ ok: false, problem: { kind: "malformed" } });
});

test("whatever a record holds, what is shown of it leads nowhere that may not be followed", async () => {
  const anything = fc.oneof(fc.string(), fc.webUrl(), fc.constantFrom(...DANGEROUS, "/loterias"), fc.anything());
  await fc.assert(
    fc.asyncProperty(
      fc.record({ image: anything, title: anything, link: anything, blank: anything }),
      async (record) => {
        const result = await slides(answering([record, slide]));
        if (!result.ok) throw new Error("the list is lost");
        expect(result.value.at(-1)).toMatchObject({ title: "Uno" });
        for (const { image, href } of result.value)
          for (const address of [image, href]) expect(address ?? "/").toMatch(/^(?:\/(?!\/)|https:\/\/)/);
      },
    ),
  );
});

test("the steps of claiming a prize come the highest section first, by either spelling; one that says nothing is left out", async () => {
  const sent = [
    { ideSeccion: 1, cover: "/assets/uno.svg", descriptions: "<p>Compara tu <b>número</b></p>" },
    { idsection: "3", cover: "javascript:x", descriptions: "Reclama" },
    { ideSeccion: 2, descriptions: "<p> </p>" },
    { ideSeccion: "dos", descriptions: "x" },
    null,
  ];
  const result = await claimSteps(answering(sent));
  expect(result.ok && result.value.map(({ id, cover, text }) => ({ id, cover, text: wordsOf(text) }))).toEqual([
    { id: 3, cover: null, text: "Reclama" },
    { id: 1, cover: "/assets/uno.svg", text: "Compara tu número" },
  ]);
  expect(await claimSteps(answering({ data: [] }))).toMatchObject({ ok: false, problem: { kind: "malformed" } });
});
