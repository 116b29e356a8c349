/** Every address of the shop, spelt once. */
import type { Draw } from "#domain/draws";

export const paths = {
  home: "/",
  lotteries: "/loterias",
  /** The list, of one draw day (YYYY-MM-DD) or all; with a favourite number, of its lotteries unless all are asked for. */
  lotteriesOf: ({ day, isAll }: { day: string | null; isAll: boolean }): string => {
    const query = new URLSearchParams([...(day ? [["dia", day]] : []), ...(isAll ? [["todas", "1"]] : [])]).toString();
    return query ? `/loterias?${query}` : "/loterias";
  },
  results: "/resultados",
  products: "/productos",
  play: ({ lotteryId, drawNumber }: Pick<Draw, "lotteryId" | "drawNumber">) => `/juego/${lotteryId}/${drawNumber}`,
  prizePlanRoot: "/plan-premios/",
  prizePlan: (lotteryId: number) => `/plan-premios/${lotteryId}`,
  cart: "/carrito",
  confirmation: (reference: string) => `/confirmacion/${encodeURIComponent(reference)}`,
  confirmationRoot: "/confirmacion",
  accountRoot: "/mi-cuenta",
  accountData: "/mi-cuenta/datos",
  /** The account's data, said why: the checkout needs the birth date (PAY-02). */
  accountForBirthDate: "/mi-cuenta/datos?falta=nacimiento",
  history: "/mi-cuenta/historial",
  reports: "/descargar-reportes",
  about: "/nosotros/nuestra-empresa",
  network: "/nosotros/nuestra-red",
  points: "/puntos-gana",
  pqrs: "/contacto/pqrs",
  faq: "/contacto/faq",
  privacy: "/politicas-privacidad",
  terms: "/terminos-y-condiciones",
} as const;

/** Addresses that need a session, beside the account's own. */
export const privatePaths = [paths.reports, "/eliminar-cuenta"] as const;

/** Addresses outside the shop. */
export const external = {
  authority: "https://www.sic.gov.co",
  credit: "https://premiomayor.example/credito",
  facebook: "https://www.facebook.com/premiomayor.example",
  instagram: "https://www.instagram.com/premiomayor.example",
} as const;
