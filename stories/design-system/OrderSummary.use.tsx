/** How OrderSummary is used. */
import { copy } from "#copy";
import { OrderSummary } from "#ds";
import { orderSum } from "../fixtures/order";
import type { ComponentUse } from "./ComponentUse";

export const use: ComponentUse = {
  purpose: "Una suma y de qué está hecha: el total sin descuento, el descuento y el total.",
  instead: [
    { when: "Si es una sola cifra", use: "Price" },
    { when: "Si va con el botón de pagar", use: "SummaryBar" },
    { when: "Si son datos que no suman", use: "FactList" },
  ],
  anatomy: [
    { part: "Partes", what: "En el orden en que se suman.", at: "dl > *" },
    { part: "Total", what: "En cifras grandes.", at: "dl > :last-child" },
  ],
  pairs: [
    {
      good: { show: <OrderSummary {...orderSum} />, why: "El descuento lleva su signo y el color del dinero." },
      bad: {
        show: <OrderSummary rows={[{ label: "Costos varios", value: "$24.000" }]} totalLabel="Total" total="$21.600" />,
        why: "No suma: falta el descuento.",
      },
    },
  ],
  words: ["Nombre de una a tres palabras; pesos con puntos y el menos delante."],
  sentences: [copy.cart.total],
  keys: "none",
  heard: "«Descuento, menos $2.400. Total, $21.600».",
  changes: [{ on: "2026-11-21", what: "Primera versión." }],
};
