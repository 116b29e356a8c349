/**
 * The forms of an answer that the documents allow. The default is the form that is harder to read.
 *
 * Where the documents leave a shape open:
 * - Numbers as text: only amounts of money by default, because the documents also write codes such as '10' and 28.
 * - Optional fields: those of `OPTIONAL`, which a screen can do without.
 * - The message of a reply ("a success reply whose message is …") is in `data`, as the answers of the other user calls are.
 * - A login answers only what its row and the login states name; `login: "full"` adds the other stored fields.
 */
import type { Json } from "./json";

export interface Shapes {
  numbers: "plain" | "money-as-text" | "all-as-text";
  /** Whether optional fields are sent. "every-other": the second, fourth … record of a list is without them. */
  optionalFields: "present" | "every-other" | "missing";
  /** Lines of an open cart: with `lottery`, without it, or both alternately. */
  cartLines: "nested" | "flat" | "mixed";
  /** Whether new-related obeys `createRow`, or takes the lists sent for the whole cart. */
  relatedRows: "by-createRow" | "whole-cart";
  /** Lines of a paid, rejected or pending cart: the fields of a history line with the ticket's own, or without. */
  historyLines: "with-ticket" | "only-history";
  /** Net amounts of a prize plan with two decimals. */
  prizeDecimals: boolean;
  login: "short" | "full";
  messages: "in-data" | "at-top";
  /** The answer to a refused payment, with HTTP status 200. */
  checkoutErrors: "text" | "status" | "code" | "object";
  /** The payment result in the form of the order's gateway, or always in the same form. */
  confirmation: "by-gateway" | "status" | "code";
  receipts: "base64" | "link";
}

export const defaultShapes: Shapes = {
  numbers: "money-as-text",
  optionalFields: "every-other",
  cartLines: "mixed",
  relatedRows: "by-createRow",
  historyLines: "with-ticket",
  prizeDecimals: true,
  login: "short",
  messages: "in-data",
  checkoutErrors: "text",
  confirmation: "by-gateway",
  receipts: "base64",
};

const OPTIONAL = new Set(
  ["blank", "cartVal", "fecPago", "imagen_de_fondo", "link", "numeroFavorito", "nueva_imagencontador", "phone"].concat([
    "segundoApellido",
    "summary",
    "texto_boton",
    "vlrMaximo",
    "vlrMinimo",
  ]),
);
const MONEY = /^(vlr|saldo|total|valor|precio|disponibles)/;

/** An answer in the forms of `shapes`. */
export function shaped(value: unknown, shapes: Shapes, position = 0): unknown {
  if (Array.isArray(value)) return value.map((item, index) => shaped(item, shapes, index));
  if (typeof value === "number") return shapes.numbers === "all-as-text" ? String(value) : value;
  if (typeof value !== "object" || value === null) return value;
  const isShort =
    shapes.optionalFields === "missing" || (shapes.optionalFields === "every-other" && position % 2 === 1);
  return Object.fromEntries(
    Object.entries(value as Json)
      .filter(([key]) => !(isShort && OPTIONAL.has(key)))
      .map(([key, field]) => [
        key,
        typeof field === "number" && shapes.numbers === "money-as-text" && MONEY.test(key)
          ? String(field)
          : shaped(field, shapes),
      ]),
  );
}
