/** How Logo is used. */
import { copy } from "#copy";
import { Logo } from "#ds";
import type { ComponentUse } from "./ComponentUse";

export const use: ComponentUse = {
  purpose: "La marca de la tienda: un billete con su estrella y el nombre. No se estira ni cambia de color.",
  instead: [
    { when: "Si es la de un aliado", use: "PartnerMark" },
    { when: "Si es la de una lotería", use: "LotteryMark" },
  ],
  anatomy: [
    { part: "Dibujo", what: "Decorativo.", at: "svg" },
    { part: "Nombre", what: "Se lee; el enlace dice «inicio».", at: "a, span" },
  ],
  pairs: [
    {
      good: {
        show: <Logo name={copy.shell.brand} href="#i" label={copy.shell.homeLink} />,
        why: "Nombre y destino en lo que se oye.",
      },
      bad: { show: <Logo name="PREMIO MAYOR®" />, why: "El nombre no se grita ni lleva signos." },
    },
  ],
  words: ["«Premio Mayor», siempre así."],
  sentences: [copy.shell.homeLink],
  keys: "link",
  heard: "«Premio Mayor, inicio, enlace».",
  changes: [{ on: "2026-11-21", what: "Primera versión." }],
};
