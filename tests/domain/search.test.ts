/** Looking for words as people type them. */
import fc from "fast-check";
import { expect, test } from "vitest";
import { holds } from "#domain/search";

test("accents, case and order do not matter; every word does", () => {
  const text = "¿Qué son el número y la serie?";
  for (const search of ["numero", "NÚMERO", "serie numero", " que  son ", "", "seri"])
    expect(holds(text, search)).toBe(true);
  for (const search of ["zapato", "numero zapato", "números"]) expect(holds(text, search)).toBe(false);
});

test("any piece of a text is found in it, however it is written", () => {
  const word = fc.string({ unit: "grapheme-ascii", minLength: 1 }).filter((text) => !/\s/.test(text));
  fc.assert(
    fc.property(fc.array(word, { minLength: 1 }), fc.nat(), (words, at) => {
      const one = words[at % words.length]!;
      expect(holds(words.join(" "), one.toUpperCase())).toBe(true);
      expect(holds(words.join(" "), one.normalize("NFD"))).toBe(true);
    }),
  );
});
