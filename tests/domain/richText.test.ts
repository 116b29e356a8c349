/** From HTML of the editors to the tree that is sent to the browser. What may stand in it: tests/stories/richText.test.tsx. */
import { expect, test } from "vitest";
import { wordsOf } from "#domain/richText";
import { safeText } from "#domain/safeText";

test("[INFO-05] the tree holds tags, the attributes that are read, and words; nothing empty is sent", () => {
  expect(safeText('<p class="x">Mira <a href="/resultados" id="y">los resultados</a><br></p>')).toEqual([
    {
      tag: "p",
      children: [
        "Mira ",
        { tag: "a", attributes: { href: "/resultados" }, children: ["los resultados"] },
        { tag: "br" },
      ],
    },
  ]);
  expect(safeText('<img src="https://a.example/b.png" alt="Foto" width="40">')).toEqual([
    { tag: "img", attributes: { src: "https://a.example/b.png", alt: "Foto", width: 40 } },
  ]);
});

test("[INFO-05] a link to another site says that it opens apart, however it is disguised", () => {
  for (const href of ["https://a.example", "//a.example", "https:\\\\a.example"])
    expect(safeText(`<a href="${href}">ir</a>`)).toMatchObject([{ tag: "a", attributes: { target: "_blank" } }]);
  expect(safeText('<a href="/carrito">ir</a>')).toEqual([
    { tag: "a", attributes: { href: "/carrito" }, children: ["ir"] },
  ]);
});

test("[CONTACT-04] [NAV-06] the words of a text: no marks, one space between paragraphs, none within a line or at the ends", () => {
  expect(wordsOf(safeText("<h2> Sorteos</h2><p>de <b>hoy</b>,\n viernes </p>"))).toBe("Sorteos de hoy, viernes");
  expect(wordsOf([])).toBe("");
});
