/** Public pages as the server sends them: their status, their title, what they say and where they lead. */
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { buy, nextDraw, onGatewayPage } from "./buying";
import { loggedIn, openShop, people, TEST_START, visitor, type TestShop, type Visitor } from "./harness";

let shop: TestShop;
let client: Visitor;
beforeAll(async () => {
  shop = await openShop({ withPages: true });
  client = visitor(shop.app);
});
beforeEach(() => shop.clock.set(TEST_START));

/** The page's own part of the HTML, without what its scripts carry, and its words alone. */
async function page(path: string, reader = client) {
  const { status, text } = await reader.get(path);
  const main = (/<main[\s\S]*<\/main>/.exec(text)?.[0] ?? "").replace(/<script\b[^>]*>[\s\S]*?<\/script>/g, "");
  const words = main.replace(/<[^>]*>/g, " ").replace(/\s+/g, " ");
  return { status, text, main, words, title: /<title>([^<]*)<\/title>/.exec(text)?.[1] ?? "" };
}
/** What the links of a part of a page lead to, by their names. */
const linksOf = (main: string): Map<string, string> =>
  new Map(
    [...main.matchAll(/<a\b([^>]*)>([\s\S]*?)<\/a>/g)].map(([, attributes = "", inside = ""]) => [
      /aria-label="([^"]*)"/.exec(attributes)?.[1] ?? inside.replace(/<[^>]*>/g, ""),
      /href="([^"]*)"/.exec(attributes)?.[1] ?? "",
    ]),
  );
/** Each card of a draw or of a result. */
const cardsOf = (main: string): string[] =>
  [...main.matchAll(/<article\b[\s\S]*?<\/article>/g)].map(([card]) => card.replace(/<[^>]*>/g, " "));

test("[NAV-05] each route has a title of its own", async () => {
  const { sorteo } = await nextDraw(client);
  const titles: string[] = [];
  for (const path of [
    "/",
    "/loterias",
    "/carrito",
    "/plan-premios/10",
    "/secos/10",
    "/resultados",
    "/eres-ganador",
    `/juego/10/${sorteo}`,
    "/juego/10/1",
    "/no-existe",
    "/noticias",
    "/noticias/1",
    "/nosotros/nuestra-empresa",
    "/nosotros/nuestra-red",
    "/recargas",
    "/recargas/celular",
    "/recargas/paquetes",
    "/productos",
    "/puntos-gana",
    "/puntos-gana/catalogo",
    "/contacto/pqrs",
    "/contacto/pqrs/estado",
    "/contacto/calificar",
    "/contacto/faq",
  ])
    titles.push((await page(path)).title);
  for (const title of titles) expect(title).toContain("Premio Mayor");
  expect(new Set(titles).size).toBe(titles.length);
});

describe("an address that is none", () => {
  test.each([
    ["/no-existe", "Ver las loterías", "/loterias"],
    ["/no-existe/ni/esto", "Ver las loterías", "/loterias"],
    ["/plan-premios/999", "Ir al inicio", "/"],
    ["/secos/999", "Ir al inicio", "/"],
    ["/resultados/ayer", "Ir al inicio", "/"],
  ])("[INFO-04] %s is a page with status 404, words and the way on «%s»", async (path, link, href) => {
    const { status, main } = await page(path);
    expect(status).toBe(404);
    expect(main).toMatch(/<h1[^>]*>No encontramos esta página/);
    expect(linksOf(main).get(link)).toBe(href);
  });

  test.each(["/assets/no-existe.js", "/api/no-existe"])(
    "[INFO-04] %s, which no page asks for, is 404 too",
    async (path) => {
      expect((await client.get(path)).status).toBe(404);
    },
  );
});

describe("a deep link to a draw", () => {
  test("[PLAY-01] opens it while it is open; to one that is none it says so once, with status 404 and the way back", async () => {
    const { sorteo } = await nextDraw(client);
    const open = await page(`/juego/10/${sorteo}`);
    expect(open.status).toBe(200);
    expect(open.main).toMatch(/<h1[^>]*>(?:<[^>]*>)*Lotería de Medellín/);
    const none = await page("/juego/10/1");
    expect(none.status).toBe(404);
    expect(none.words.split("Primero debes seleccionar una lotería para poder jugar un sorteo")).toHaveLength(2);
    expect(linksOf(none.main).get("Ver las loterías")).toBe("/loterias");
  });

  test("that has closed says so, with status 410, and leads to the next one of its lottery", async () => {
    const { sorteo } = await nextDraw(client);
    const { status, main } = await page(`/juego/10/${sorteo - 1}`);
    expect(status).toBe(410);
    expect(main).toMatch(/<h1[^>]*>(?:<[^>]*>)*Este sorteo ya cerró/);
    expect(linksOf(main).get("Jugar ahora, Lotería de Medellín")).toBe(`/juego/10/${sorteo}`);
  });
});

describe("[LOT-02] the list of a player with a favourite number", () => {
  test("has only its lotteries and the way to all of them, and those the way back", async () => {
    const marta = await loggedIn(shop.app, people.marta);
    const own = await page("/loterias", marta);
    expect(own.words).toMatch(/Ves 1 de \d+: las de tu número favorito\./);
    expect(cardsOf(own.main)).toHaveLength(1);
    expect(linksOf(own.main).get("Ver todas")).toBe("/loterias?todas=1");
    const all = await page("/loterias?todas=1", marta);
    expect(cardsOf(all.main).length).toBeGreaterThan(6);
    expect(linksOf(all.main).get("Ver solo las de tu número favorito")).toBe("/loterias");
    expect(cardsOf((await page("/loterias")).main)).toHaveLength(cardsOf(all.main).length);
  });
});

describe("the filter of the list in its address", () => {
  const namesOf = (main: string) => cardsOf(main).map((card) => /Lotería de \S+/.exec(card)?.[0]);

  test("a day without draws says so, and leads to all days", async () => {
    const { words, main } = await page("/loterias?dia=1999-01-01");
    expect(words).toContain("Ese día no hay sorteos abiertos.");
    expect(cardsOf(main)).toEqual([]);
    expect(linksOf(main).get("Ver todos los días")).toBe("/loterias");
  });

  test("a lottery that does not play that day says so, and each way out keeps the rest", async () => {
    const { words, main } = await page("/loterias?dia=2026-11-23&loteria=13&orden=premio");
    expect(words).toContain("Ningún sorteo abierto cumple con todo lo que pediste.");
    expect(cardsOf(main)).toEqual([]);
    const out = linksOf(main).get("Ver todos los días")!.replaceAll("&amp;", "&");
    expect(out).toBe("/loterias?loteria=13&orden=premio");
    expect(new Set(namesOf((await page(out)).main))).toEqual(new Set(["Lotería de Boyacá"]));
  });

  test("values that the list does not know are ignored", async () => {
    const { status, main } = await page("/loterias?dia=ayer&loteria=99999&orden=azar");
    expect(status).toBe(200);
    expect(namesOf(main)).toEqual(namesOf((await page("/loterias")).main));
    expect(namesOf(main)[0]).toBe("Lotería de Medellín");
  });
});

test.each(["/", "/loterias"])("each card of an open draw on %s says what a fraction costs", async (path) => {
  const cards = cardsOf((await page(path)).main).filter((card) => card.includes("Jugar"));
  expect(cards).not.toHaveLength(0);
  for (const card of cards) expect(card).toMatch(/Desde\s+\$\d\.\d{3}/);
});

describe("[F-25] a purchase's page", () => {
  test("is for the order's own person: 401 without a session, 404 and no word of it for anybody else", async () => {
    const hernan = await loggedIn(shop.app, people.hernan);
    const { json } = await buy(hernan, people.hernan, [{ numero: "7701", serie: "118", fracciones: 1 }]);
    await onGatewayPage(shop, json.processUrl, { accion: "aprobar" });
    const path = `/confirmacion/${json.reference}`;
    expect((await page(path, hernan)).words).toContain("7701");
    const anonymous = await page(path);
    expect(anonymous.status).toBe(401);
    expect(anonymous.words).toContain("Inicia sesión para ver tu orden");
    const marta = await loggedIn(shop.app, people.marta);
    for (const guess of [path, "/confirmacion/PM261120AAAAAAAAAA"]) {
      const { status, words, text } = await page(guess, marta);
      expect([guess, status]).toEqual([guess, 404]);
      expect(words).toContain("No encontramos esa orden en tu cuenta.");
      expect(text).not.toMatch(/Hern|39481726|7701/);
    }
    expect(anonymous.text).not.toMatch(/Hern|39481726|7701/);
  });
});

describe("[F-44] the page of the reports", () => {
  test("is a seller's; who is none finds neither it nor the way to it", async () => {
    const jairo = await loggedIn(shop.app, people.jairo);
    expect((await page("/descargar-reportes", jairo)).status).toBe(200);
    expect((await page("/", jairo)).text).toContain('href="/descargar-reportes"');
    const marta = await loggedIn(shop.app, people.marta);
    expect((await page("/descargar-reportes", marta)).status).toBe(404);
    expect((await page("/", marta)).text).not.toContain("descargar-reportes");
  });
});
