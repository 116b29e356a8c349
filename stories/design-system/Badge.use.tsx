/** How Badge is used. */
import { copy } from "#copy";
import { Badge, Inline } from "#ds";
import type { ComponentUse } from "./ComponentUse";

export const use: ComponentUse = {
  purpose: "Un sello con el estado de algo en una o dos palabras: una compra, un sorteo, un texto.",
  instead: [
    { when: "Si explica qué pasó", use: "Notice" },
    { when: "Si encabeza la página con el estado", use: "StatusHeading" },
    { when: "Si cuenta cosas sin leer", use: "Bell" },
  ],
  anatomy: [
    { part: "Icono", what: "Va con el tono y no depende del color; el neutro no lleva.", at: "svg" },
    { part: "Palabra", what: "El estado mismo, con mayúscula inicial o como lo pide la fuente.", at: "span" },
  ],
  pairs: [
    {
      good: {
        show: <Badge tone="success">{copy.account.history.states.APPROVED}</Badge>,
        why: "La palabra y el icono dicen lo mismo que el color.",
      },
      bad: { show: <Badge tone="success">OK</Badge>, why: "El verde hace el trabajo que le toca a la palabra." },
    },
    {
      good: {
        show: (
          <Inline>
            <Badge tone="warning">{copy.account.history.states.PENDING}</Badge>
            <Badge tone="success">{copy.account.history.states.APPROVED}</Badge>
          </Inline>
        ),
        why: "Cada tono quiere decir siempre lo mismo.",
      },
      bad: {
        show: (
          <Inline>
            <Badge tone="info">{copy.account.history.states.PENDING}</Badge>
            <Badge tone="info">{copy.account.history.states.APPROVED}</Badge>
          </Inline>
        ),
        why: "Un mismo tono para todo: hay que leerlos uno a uno.",
      },
    },
  ],
  words: ["Una o dos palabras, sin punto. No es un botón: no se pulsa."],
  sentences: [copy.account.history.states.APPROVED, copy.account.history.states.REJECTED],
  keys: "none",
  heard: "Solo la palabra; el icono no se lee.",
  changes: [{ on: "2026-11-21", what: "Primera versión." }],
};
