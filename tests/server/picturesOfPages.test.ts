/** The pictures of draws and results over HTTP, and the pages whose previews show them. */
import { and, eq } from "drizzle-orm";
import sharp from "sharp";
import { beforeAll, describe, expect, test } from "vitest";
import { draws } from "#server/store/schema.ts";
import { openShop, visitor, type TestShop } from "./harness";

const ORIGIN = "https://tienda.example";
const SHOP = "/assets/images/compartir.png";
const YESTERDAY = "/resultados/19-11-2026";

let shop: TestShop;
/** The page of Medellín's open draw. */
let playPage: string;
beforeAll(async () => {
  shop = await openShop({ withPages: true, env: { PUBLIC_URL: ORIGIN } });
  playPage = /\/juego\/10\/\d+/.exec((await read("/sitemap.xml")).text)![0];
});

const read = (path: string, headers?: Record<string, string>) => visitor(shop.app).get(path, headers);

/** An answer with the bytes of its body. */
async function fetched(path: string, headers: Record<string, string> = {}, method: "GET" | "HEAD" | "POST" = "GET") {
  const { statusCode, headers: answered, rawPayload } = await shop.app.inject({ method, url: path, headers });
  return { status: statusCode, headers: answered, bytes: rawPayload };
}

/** What a preview reads in the head of a page: each name once. */
function tagsOf(html: string): Record<string, string> {
  const head = html.slice(0, html.indexOf("</head>"));
  const plain = (text: string) => text.replaceAll("&#x27;", "'").replaceAll("&quot;", '"').replaceAll("&amp;", "&");
  const tags: Record<string, string> = {};
  for (const [, attributes] of head.matchAll(/<meta ([^>]*?)\/?>/g)) {
    const content = /content="([^"]*)"/.exec(attributes!)?.[1];
    const property = /property="([^"]*)"/.exec(attributes!)?.[1] ?? /name="([^"]*)"/.exec(attributes!)?.[1];
    if (content === undefined || property === undefined) continue;
    expect(tags).not.toHaveProperty([property]);
    tags[property] = plain(content);
  }
  return tags;
}

/** Path and query of a page's picture, which stands in the shop's own origin. */
async function pictureOf(page: string): Promise<string> {
  const { origin, pathname, search } = new URL(tagsOf((await read(page)).text)["og:image"]!);
  expect(origin).toBe(ORIGIN);
  return pathname + search;
}

describe("a preview of a page", () => {
  test("of a draw shows its picture, with its size and what is on it, and says what the page says", async () => {
    const { text } = await read(playPage);
    const drawNumber = playPage.split("/").at(-1)!;
    const tags = tagsOf(text);
    expect(tags).toMatchObject({
      "og:title": "Jugar Lotería de Medellín",
      "og:url": ORIGIN + playPage,
      "og:type": "website",
      "og:site_name": "Premio Mayor",
      "og:locale": "es_CO",
      "og:image:width": "1200",
      "og:image:height": "630",
      "og:image:alt": `Lotería de Medellín, sorteo ${drawNumber}: premio mayor de $16.000 millones`,
      "twitter:card": "summary_large_image",
    });
    expect(tags["og:image"]).toMatch(new RegExp(`^${ORIGIN}/imagenes/sorteo/10/${drawNumber}\\.png\\?v=[\\w-]{8}$`));
    expect(text).toContain("<title>Jugar Lotería de Medellín | Premio Mayor</title>");
    // One element for search engines and previews.
    expect(text).toContain(`<meta name="description" property="og:description" content="${tags["og:description"]}"/>`);
  });

  test.each([
    [YESTERDAY, /^\/imagenes\/resultado\/\d+\/19-11-2026\.png\?v=[\w-]{8}$/],
    ["/resultados/null?loteria=10", /^\/imagenes\/resultado\/10\/13-11-2026\.png\?v=[\w-]{8}$/],
    ["/resultados/13-11-2026?loteria=10", /^\/imagenes\/resultado\/10\/13-11-2026\.png\?v=[\w-]{8}$/],
  ])("%s shows the picture of the result that it is about", async (page, address) => {
    const picture = await pictureOf(page);
    expect(picture).toMatch(address);
    const { status, headers } = await fetched(picture);
    expect([status, headers["content-type"]]).toEqual([200, "image/png"]);
    const { "og:image:alt": alt } = tagsOf((await read(page)).text);
    expect(alt).toMatch(/ de noviembre de 2026: número ganador \d{4}, serie \d{3}$/);
  });

  test.each(["/", "/loterias", "/resultados", "/plan-premios/10", "/noticias"])("%s shows the shop's", async (page) => {
    const tags = tagsOf((await read(page)).text);
    expect(tags).toMatchObject({
      "og:image": ORIGIN + SHOP,
      "og:image:alt": "Premio Mayor, la tienda de loterías de Colombia",
    });
    const { width, height } = await sharp((await fetched(SHOP)).bytes).metadata();
    expect([tags["og:image:width"], tags["og:image:height"]]).toEqual([String(width), String(height)]);
  });

  test("is not prepared for a page that is not to be listed, or is not there", async () => {
    const [cart, missing] = [await read("/carrito"), await read("/juego/10/99999")];
    expect([cart.status, missing.status]).toEqual([200, 404]);
    expect(tagsOf(cart.text)).not.toHaveProperty(["og:title"]);
    expect(tagsOf(missing.text)).not.toHaveProperty(["og:image"]);
  });
});

describe("a picture over HTTP", () => {
  test("is a PNG of 1200 by 630 that caches may keep, and pages of others may show", async () => {
    const { status, headers, bytes } = await fetched(await pictureOf(playPage));
    expect(status).toBe(200);
    expect(bytes.subarray(0, 8)).toEqual(Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]));
    expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([1200, 630]);
    expect(headers).toMatchObject({
      "content-type": "image/png",
      "content-length": String(bytes.length),
      "cache-control": "public, max-age=3600",
      "x-content-type-options": "nosniff",
      "cross-origin-resource-policy": "cross-origin",
    });
    expect(headers).not.toHaveProperty("content-encoding");
    expect((await fetched(await pictureOf(YESTERDAY))).headers["cache-control"]).toBe("public, max-age=86400");
  });

  test("is the same for who asks again, who may be told that it is", async () => {
    const path = await pictureOf(playPage);
    const one = await fetched(path);
    const again = await fetched(path, { "accept-encoding": "br" });
    expect([again.headers.etag, again.bytes.equals(one.bytes)]).toEqual([one.headers.etag, true]);
    for (const known of [String(one.headers.etag), `"x", W/${one.headers.etag}`]) {
      const told = await fetched(path, { "if-none-match": known });
      expect([told.status, told.bytes.length, told.headers.etag]).toEqual([304, 0, one.headers.etag]);
    }
    expect((await fetched(path, { "if-none-match": '"x"' })).status).toBe(200);
  });

  test("tells its headers alone to HEAD, and takes no form", async () => {
    const path = await pictureOf(playPage);
    const { status, headers, bytes } = await fetched(path, {}, "HEAD");
    expect([status, headers["content-type"], bytes.length]).toEqual([200, "image/png", 0]);
    expect((await fetched(path, {}, "POST")).status).toBe(405);
  });

  test("is another one, at another address, when the jackpot is another", async () => {
    const drawNumber = Number(playPage.split("/").at(-1));
    const asTold = and(eq(draws.lotteryId, 10), eq(draws.drawNumber, drawNumber));
    const path = await pictureOf(playPage);
    const before = await fetched(path);
    const setTo = async (jackpotPesos: number) => {
      await shop.store.db.update(draws).set({ jackpotPesos }).where(asTold);
      shop.clock.advance(1000);
    };
    await setTo(17_000_000_000);
    try {
      expect(await pictureOf(playPage)).not.toBe(path);
      // Who still asks the old address gets what is true now.
      const after = await fetched(path);
      expect([after.status, after.headers.etag === before.headers.etag]).toEqual([200, false]);
    } finally {
      await setTo(16_000_000_000);
    }
    expect(await pictureOf(playPage)).toBe(path);
  });

  test.each([
    "/imagenes/sorteo/10/99999.png",
    "/imagenes/sorteo/999/1.png",
    "/imagenes/sorteo/10/4861",
    "/imagenes/sorteo/0/4861.png",
    "/imagenes/sorteo/10/4861.svg",
    "/imagenes/sorteo/10/x.png",
    "/imagenes/sorteo/10/12345678901.png",
    "/imagenes/resultado/10/14-11-2026.png",
    "/imagenes/resultado/10/31-02-2026.png",
    "/imagenes/resultado/10/2026-11-13.png",
    "/imagenes/resultado/999/13-11-2026.png",
    "/imagenes/resultado/x/13-11-2026.png",
    "/imagenes/otra/10/1.png",
  ])("%s is not there", async (path) => {
    expect((await fetched(path)).status).toBe(404);
  });

  test("may be fetched by robots", async () => {
    const { text } = await read("/robots.txt");
    expect(text).toContain("Disallow: /api/");
    expect(text).not.toContain("imagenes");
  });
});
