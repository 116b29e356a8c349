/** "¿Qué pieza uso?": what is asked in one's own words finds the component. */
import path from "node:path";
import { expect, test } from "vitest";
import { piecesOf, rank } from "#stories/docs/pieces.ts";
import { readComponents } from "../../.storybook/components";

const pieces = piecesOf(readComponents(path.resolve(import.meta.dirname, "../..")));

test.each([
  ["elegir una lotería entre varias, con su logo", "RadioCards"],
  ["decir que algo falló", "ErrorState"],
  ["mientras carga", "Skeleton"],
  ["copiar una referencia", "CopyField"],
  ["CONTRASEÑA", "PasswordField"],
  ["fecha de nacimiento", "DateParts"],
  ["preguntar antes de eliminar", "ConfirmModal"],
  ["no hay red", "ConnectionStrip"],
  ["escoger el municipio de una lista larga", "Combobox"],
  ["por qué no se puede usar", "Tooltip"],
  ["cuanto falta para el cierre", "CountdownDigits"],
  ["tooltip", "Tooltip"],
  ["toast", "ToastRegion"],
  ["elegir una de varias loterías con logo", "RadioCards"],
])("asked for «%s», %s is among the first three", (asked, component) => {
  expect(
    rank(pieces, asked)
      .slice(0, 3)
      .map((piece) => piece.component),
  ).toContain(component);
});

test("nothing asked shows all, and what no piece says shows none", () => {
  expect(rank(pieces, "  ")).toEqual(pieces);
  expect(rank(pieces, "para una")).toEqual(pieces);
  expect(rank(pieces, "xilófono")).toEqual([]);
});
