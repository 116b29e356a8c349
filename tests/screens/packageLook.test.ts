/** What a package's ticket shows, read from its operator's sentence. */
import fc from "fast-check";
import { expect, test } from "vitest";
import { packageLook } from "#src/screens/Recharges/packageLook.ts";

const look = (name: string) => packageLook({ name, pesos: 10_000 }, "CLA");

test.each([
  ["Todo incluido 7 días 2 GB", { stub: { figure: "7", text: "días" }, title: "Todo incluido", detail: "2 GB" }],
  ["Todo incluido 1 día 250 MB", { stub: { figure: "1", text: "día" }, title: "Todo incluido", detail: "250 MB" }],
  ["Redes 24 horas", { stub: { figure: "24", text: "horas" }, title: "Redes" }],
  ["Voz ilimitada", { stub: { text: "CLA" }, title: "Voz ilimitada" }],
  ["30 días sin parar", { stub: { text: "CLA" }, title: "30 días sin parar" }],
])("%s", (name, shown) => {
  expect(look(name)).toEqual({ ...shown, price: "$10.000" });
});

test("no word of an operator's sentence is lost", () => {
  const word = fc.constantFrom("Todo", "Redes", "7", "días", "1", "día", "2", "GB", "horas", "y", "12");
  fc.assert(
    fc.property(fc.array(word, { minLength: 1, maxLength: 8 }), (words) => {
      const { stub, title, detail = "" } = look(words.join(" ")) as ReturnType<typeof look> & { detail?: string };
      const figure = "figure" in stub && stub.figure ? [stub.figure] : [];
      // "días" of one day is written as one: only the numbers and the other words are counted.
      const rest = [...title.split(" "), ...figure, ...detail.split(" ")].filter((part) => part !== "");
      const isUnit = (part: string) => /^(días?|horas?)$/.test(part);
      expect(rest.filter((part) => !isUnit(part)).sort()).toEqual(words.filter((part) => !isUnit(part)).sort());
    }),
  );
});
