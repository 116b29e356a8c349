/** What search engines and previews of links find. */
import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, test } from "vitest";
import { lotteries } from "#server/store/schema.ts";
import { openShop, visitor, type TestShop } from "./harness";

let shop: TestShop;
beforeAll(async () => {
  shop = await openShop({ withPages: true, env: { PUBLIC_URL: ORIGIN } });
});

const ORIGIN = "https://tienda.example";
const read = (path: string) => visitor(shop.app).get(path);

const canonicalOf = (html: string): string | undefined => /<link rel="canonical" href="([^"]*)"/.exec(html)?.[1];
const factsOf = (html: string): Record<string, unknown>[] =>
  [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(
    ([, text]) => JSON.parse(text!) as Record<string, unknown>,
  );
const locationsOf = (xml: string): string[] => [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, url]) => url!);
const openDrawPath = async (): Promise<string> =>
  new URL(locationsOf((await read("/sitemap.xml")).text).find((url) => url.includes("/juego/10/"))!).pathname;

describe("a page", () => {
  test("names its one address, without what only filters it, and a picture", async () => {
    const { text } = await read("/loterias?dia=2026-11-20&todas=1");
    expect(canonicalOf(text)).toBe(`${ORIGIN}/loterias`);
    const picture = /<meta property="og:image" content="([^"]*)"/.exec(text)![1]!;
    expect((await read(new URL(picture).pathname)).headers["content-type"]).toBe("image/png");
  });

  test("that is not there names none", async () => {
    const { status, text } = await read("/juego/10/99999");
    expect([status, canonicalOf(text), factsOf(text)]).toEqual([404, undefined, []]);
  });

  test.each(["/carrito", "/confirmacion/PM-DEMO-APROBADA", "/no-existe"])("%s is not to be listed", async (path) => {
    expect((await read(path)).text).toContain('<meta name="robots" content="noindex"/>');
  });

  test.each(["/", "/loterias", "/plan-premios/10", "/terminos-y-condiciones"])("%s may be listed", async (path) => {
    const { status, text } = await read(path);
    expect([status, text.includes("noindex")]).toEqual([200, false]);
  });

  test("of the home tells who sells", async () => {
    expect(factsOf((await read("/")).text)).toEqual([
      expect.objectContaining({ "@type": "Organization", legalName: "Premio Mayor S. A. S.", url: ORIGIN }),
    ]);
  });

  test("of a draw tells when it is, its price and until when it is sold, and where the page stands", async () => {
    const path = await openDrawPath();
    const [event, crumbs] = factsOf((await read(path)).text);
    expect(event).toMatchObject({
      "@type": "Event",
      name: `Lotería de Medellín, Sorteo ${path.split("/").at(-1)}`,
      startDate: "2026-11-21T04:00:00.000Z",
      offers: { price: 6000, priceCurrency: "COP", validThrough: "2026-11-21T03:30:00.000Z", url: ORIGIN + path },
    });
    expect(crumbs).toMatchObject({
      "@type": "BreadcrumbList",
      itemListElement: [
        { position: 1, item: `${ORIGIN}/` },
        { position: 2, item: `${ORIGIN}/loterias` },
        { position: 3, name: "Jugar Lotería de Medellín", item: ORIGIN + path },
      ],
    });
  });

  test("of an item of the news tells its name, its picture and when it was changed", async () => {
    const [item] = (await read(`/api/news`)).json as { id: number; name: string; updatedAt: string }[];
    const [article, crumbs] = factsOf((await read(`/noticias/${item!.id}`)).text);
    expect(article).toMatchObject({
      "@type": "NewsArticle",
      headline: item!.name,
      dateModified: new Date(item!.updatedAt).toISOString(),
      image: expect.stringMatching(/^https:\/\//) as string,
      mainEntityOfPage: `${ORIGIN}/noticias/${item!.id}`,
    });
    expect(crumbs).toMatchObject({ "@type": "BreadcrumbList", itemListElement: [{}, {}, { name: item!.name }] });
  });

  test("a name from the store that looks like markup ends no element", async () => {
    const { db } = shop.store;
    const path = await openDrawPath();
    const name = "</script><script>alert(1)</script><!--";
    await db.update(lotteries).set({ name }).where(eq(lotteries.id, 10));
    shop.clock.advance(1000);
    const { text } = await read(path);
    expect(factsOf(text)[0]).toMatchObject({ organizer: { name } });
    expect(text).not.toContain("<script>alert(1)");
    await db.update(lotteries).set({ name: "Lotería de Medellín" }).where(eq(lotteries.id, 10));
    shop.clock.advance(1000);
  });
});

describe("the map of the site", () => {
  test("lists pages that answer, with the day of the last results, and none of one person's", async () => {
    const { headers, text } = await read("/sitemap.xml");
    expect(headers["content-type"]).toBe("application/xml; charset=utf-8");
    const locations = locationsOf(text);
    expect(new Set(locations).size).toBe(locations.length);
    for (const url of locations) {
      const { pathname, search, origin } = new URL(url);
      const page = await read(pathname + search);
      expect([url, origin, page.status, page.text.includes("noindex")]).toEqual([url, ORIGIN, 200, false]);
    }
    expect(text).toContain(`<loc>${ORIGIN}/</loc><lastmod>2026-11-19</lastmod>`);
    expect(locations.filter((url) => url.includes("/juego/")).length).toBeGreaterThanOrEqual(10);
    expect(locations).not.toContainEqual(expect.stringMatching(/carrito|confirmacion|mi-cuenta/));
  });

  test("is named in robots.txt, which keeps robots out of the API only", async () => {
    const { headers, text } = await read("/robots.txt");
    expect(headers["content-type"]).toBe("text/plain; charset=utf-8");
    expect(text.split("\n")).toEqual([
      "User-agent: *",
      "Disallow: /api/",
      "Disallow: /users/",
      "Disallow: /sandbox/",
      "",
      `Sitemap: ${ORIGIN}/sitemap.xml`,
      "",
    ]);
  });
});
