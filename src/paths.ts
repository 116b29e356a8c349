/** Every address of the shop, spelt once. */
import type { DrawFilter } from "#domain/drawFilter";
import type { Draw } from "#domain/draws";

/** A day as addresses write it, DD-MM-YYYY; the word `null` for none (RES-01). */
const wireDay = (day: string | null): string => (day === null ? "null" : day.split("-").reverse().join("-"));

/** Of the heading under which the privacy policy says what is measured. */
export const MEASURING_ID = "medicion";

/** Of the part of "Juego en calma" in which a pause is taken. */
export const PAUSE_ID = "pausa";

export const paths = {
  home: "/",
  lotteries: "/loterias",
  /** The list with some of its draws, or in another order (LOT-02). */
  lotteriesOf: ({ day, lotteryId, order, isAll }: DrawFilter): string => {
    const query = [
      day && `dia=${day}`,
      lotteryId && `loteria=${lotteryId}`,
      order === "prize" && "orden=premio",
      isAll && "todas=1",
    ]
      .filter(Boolean)
      .join("&");
    return query ? `/loterias?${query}` : "/loterias";
  },
  results: "/resultados",
  /** The results of a day (YYYY-MM-DD), of a lottery, or of both (RES-01); without either the newest. */
  resultsOf: ({ day, lotteryId }: { day: string | null; lotteryId: number | null }): string =>
    day === null && lotteryId === null
      ? "/resultados"
      : `/resultados/${wireDay(day)}${lotteryId === null ? "" : `?loteria=${lotteryId}`}`,
  /** The check of a ticket, with what is known of it filled in. */
  winner: ({ day, lotteryId }: { day: string | null; lotteryId: number | null }): string => {
    const known = [lotteryId && `loteria=${lotteryId}`, day && `fecha=${wireDay(day)}`].filter(Boolean).join("&");
    return known ? `/eres-ganador?${known}` : "/eres-ganador";
  },
  products: "/productos",
  play: ({ lotteryId, drawNumber }: Pick<Draw, "lotteryId" | "drawNumber">) => `/juego/${lotteryId}/${drawNumber}`,
  /** The same with a number and a series to begin with. */
  playNumber: ({ lotteryId, drawNumber }: Pick<Draw, "lotteryId" | "drawNumber">, number: string, series?: string) =>
    `/juego/${lotteryId}/${drawNumber}?${new URLSearchParams({ numero: number, ...(series ? { serie: series } : {}) })}`,
  prizePlanRoot: "/plan-premios/",
  prizePlan: (lotteryId: number) => `/plan-premios/${lotteryId}`,
  /** The plan of a lottery's draw of a day (YYYY-MM-DD), else of its next one (PLAN-02). */
  prizePlanOf: ({ lotteryId, day }: { lotteryId: number; day: string | null }): string =>
    `/plan-premios/${lotteryId}${day === null ? "" : `?fecha=${wireDay(day)}`}`,
  /** The secos of a lottery's draw of a day (YYYY-MM-DD), else of its last one (SECO-01). */
  secos: ({ lotteryId, day }: { lotteryId: number; day: string | null }): string =>
    `/secos/${lotteryId}${day === null ? "" : `?fecha=${wireDay(day)}`}`,
  secosRoot: "/secos/",
  winnerRoot: "/eres-ganador",
  recharges: "/recargas",
  /** Topping up a phone with an amount (RCG-02). */
  topUp: "/recargas/celular",
  packages: "/recargas/paquetes",
  /** The packages of an operator (RCG-03). */
  packagesOf: (operatorId: number | string) => `/recargas/paquetes?operador=${operatorId}`,
  cart: "/carrito",
  confirmation: (reference: string) => `/confirmacion/${encodeURIComponent(reference)}`,
  confirmationRoot: "/confirmacion",
  accountRoot: "/mi-cuenta",
  accountData: "/mi-cuenta/datos",
  /** The account's data, said why: the checkout needs the birth date (PAY-02). */
  accountForBirthDate: "/mi-cuenta/datos?falta=nacimiento",
  history: "/mi-cuenta/historial",
  changePassword: "/mi-cuenta/cambiar-contrasena",
  prizePayment: "/mi-cuenta/pago-premios",
  calm: "/mi-cuenta/juego-en-calma",
  /** Where a pause is taken. */
  pause: `/mi-cuenta/juego-en-calma#${PAUSE_ID}`,
  /** Where somebody opens an account (REG-01). */
  signUp: "/crear-cuenta",
  /** The link of the e-mail that confirms an account or a new address (REG-04). */
  confirmAccount: (token: string) => `/confirmar-cuenta/${token}`,
  /** The link of the e-mail with which a password is chosen anew (REG-05). */
  resetPassword: (token: string) => `/recuperar-contrasena/${token}`,
  deleteAccount: "/eliminar-cuenta",
  /** What is shown after an account was deleted (ACC-05). */
  deleted: "/eliminar",
  reports: "/descargar-reportes",
  about: "/nosotros/nuestra-empresa",
  network: "/nosotros/nuestra-red",
  points: "/puntos-gana",
  /** A part of the points programme; without one its first. */
  pointsTab: (tab: string) => `/puntos-gana/${tab}`,
  pqrs: "/contacto/pqrs",
  /** The state of a PQRS, its case number filled in where it is known. The document never stands in an address. */
  pqrsState: (caseNumber?: string) =>
    caseNumber ? `/contacto/pqrs/estado?radicado=${encodeURIComponent(caseNumber)}` : "/contacto/pqrs/estado",
  rating: "/contacto/calificar",
  faq: "/contacto/faq",
  news: "/noticias",
  newsItem: (id: number) => `/noticias/${id}`,
  privacy: "/politicas-privacidad",
  /** What the policy says of measuring; with scripts the question is asked in place. */
  measuring: `/politicas-privacidad#${MEASURING_ID}`,
  terms: "/terminos-y-condiciones",
  sitemap: "/sitemap.xml",
  /** What previews of links show of a page that has no picture of its own; drawn ahead (`npm run marks`). */
  shopPicture: "/assets/images/compartir.png",
  /** The pictures of a draw and of a result; `version` names what they say, so that nobody keeps one of other facts. */
  drawPicture: ({ lotteryId, drawNumber }: Pick<Draw, "lotteryId" | "drawNumber">, version: string) =>
    `/imagenes/sorteo/${lotteryId}/${drawNumber}.png?v=${version}`,
  resultPicture: ({ lotteryId, drawDay }: Pick<Draw, "lotteryId" | "drawDay">, version: string) =>
    `/imagenes/resultado/${lotteryId}/${wireDay(drawDay)}.png?v=${version}`,
} as const;

/** Where somebody is choosing what to buy; elsewhere, and once a number is being chosen, nobody is called away. */
export const sells = (pathname: string): boolean =>
  [paths.home, paths.lotteries, paths.results].some((path) => path === pathname) ||
  pathname.startsWith(paths.prizePlanRoot);

/** Addresses outside the shop. */
export const external = {
  authority: "https://www.sic.gov.co",
  credit: "https://premiomayor.example/credito",
  facebook: "https://www.facebook.com/premiomayor.example",
  instagram: "https://www.instagram.com/premiomayor.example",
} as const;
