/** The public pages over a backend that is not ours: what it says is shown, what it does not know takes nothing away. */
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { FastifyInstance } from "fastify";
import { buildApp } from "#server/app.ts";
import { testClock } from "#server/clock.ts";
import { readConfig } from "#server/config.ts";
import { createLog } from "#server/log.ts";
import { TEST_START, visitor } from "./harness";
import { startOtherBackend, type Manner } from "./otherBackend";

/** A ticket in an address, as the form of /eres-ganador sends it. */
const TICKET = "/eres-ganador?loteria=10&fecha=13-11-2026&numero=8447&serie=358";

/** What each page says when the backend has told all that its documents name. */
const pages: Readonly<Record<string, readonly string[]>> = {
  "/": ["Lotería de Medellín", "8447", "Nuevo plan de premios", "Sorteo extraordinario"],
  "/loterias": ["Lotería de Medellín", "Lotería de Bogotá"],
  "/juego/10/4861": ["Lotería de Medellín", "$6.000"],
  "/resultados": ["Lotería de Medellín", "8 4 4 7", "Serie 358"],
  "/resultados/13-11-2026": ["8 4 4 7", "Serie 358", "Gran premio seco"],
  "/resultados/13-11-2026?loteria=10": ["8 4 4 7", "Serie 358"],
  "/plan-premios/10": ["Premio mayor", "$16.000.000.000"],
  "/secos/10": ["Gran premio seco", "0482"],
  "/eres-ganador": ["Lotería de Medellín", "Lotería de Bogotá"],
  [TICKET]: ["Felicitaciones, Ganaste"],
  "/noticias": ["Nuevo plan de premios"],
  "/noticias/1": ["Más secos", "Desde diciembre."],
  "/nosotros/nuestra-empresa": ["Lo que dice el editor.", "Nuestra historia"],
  "/nosotros/nuestra-red": ["Lo que dice el editor."],
  "/productos": ["Lo que dice el editor."],
  "/puntos-gana": ["Lo que dice el editor.", "El programa."],
  "/puntos-gana/catalogo": ["Bono"],
  "/contacto/faq": ["¿Qué es una fracción?", "Una parte del billete."],
  "/terminos-y-condiciones": ["Términos."],
  "/politicas-privacidad": ["Política."],
};
/** What a page cannot say without fields that a backend may leave out. */
const UNTOLD = ["Nuestra historia", "Bono", "El programa."];

let backend: Awaited<ReturnType<typeof startOtherBackend>>;
let app: FastifyInstance;
/** The pages of the build before the backend at an address. */
const openBefore = (url: string): Promise<FastifyInstance> =>
  buildApp({
    config: readConfig({ NODE_ENV: "test", API_URL: url, PUBLIC_URL: "https://tienda.example" }),
    clock: testClock(TEST_START),
    log: createLog("silent"),
    store: null,
    gateways: new Map(),
    selfUrl: () => "",
    withPages: true,
  });
/** Begins the tests of a manner: the pages of the build before a backend of that manner. */
const over = (manner: Manner) => {
  beforeAll(async () => {
    backend = await startOtherBackend(manner);
    app = await openBefore(backend.url);
  });
  afterAll(async () => {
    await app.close();
    backend.close();
  });
};

/** Path and query of the picture that a page's preview shows. */
function pictureIn(html: string): string {
  const { pathname, search } = new URL(/property="og:image" content="([^"]*)"/.exec(html)![1]!);
  return pathname + search;
}

/** What stands on a page, without what its scripts are given. */
async function read(path: string): Promise<{ status: number; words: string }> {
  const { status, text } = await visitor(app).get(path);
  const words = text
    .replace(/<(script|style)\b[\s\S]*?<\/\1>/g, " ")
    .replace(/<[^>]*>/g, " ")
    .replace(/&#x27;/g, "'")
    .replace(/\s+/g, " ");
  return { status, words };
}

describe("[F-54] over a backend that answers as the documents say", () => {
  over("documented");

  test.each(Object.entries(pages))("%s says what it was told", async (path, said) => {
    const { status, words } = await read(path);
    expect(status).toBe(200);
    for (const word of said) expect(words).toContain(word);
    expect(words).not.toMatch(/Ocurri[oó] un error/);
  });

  test("nothing was sent that the documents do not allow: figures are figures", () => {
    const body = backend.asked.get("/api/Users/etn/consultar-plande-premios")!.at(0);
    expect(body).toEqual({ award: { ideLoteria: 10, fecha: null } });
  });

  test("an item of the news that it does not have is a page that is not there, in whatever words it says so", async () => {
    expect((await read("/noticias/2")).status).toBe(404);
  });

  test("search engines are told its pages", async () => {
    const { status, text } = await visitor(app).get("/sitemap.xml");
    expect(status).toBe(200);
    for (const path of ["/juego/10/4861", "/noticias/1", "/plan-premios/8"])
      expect(text).toContain(`<loc>https://tienda.example${path}</loc>`);
    expect((await visitor(app).get("/robots.txt")).status).toBe(200);
  });

  test.each(["/juego/10/4861", "/resultados/13-11-2026"])("the preview of %s has its picture", async (page) => {
    const address = pictureIn((await visitor(app).get(page)).text);
    const { status, headers } = await visitor(app).get(address);
    expect([address.split("/")[2], status, headers["content-type"]]).toEqual([
      page.startsWith("/juego") ? "sorteo" : "resultado",
      200,
      "image/png",
    ]);
  });
});

describe("[F-54] over a backend that writes figures as texts and leaves out what it may", () => {
  over("loose");

  test.each(Object.entries(pages))("%s says what it was told", async (path, said) => {
    const { status, words } = await read(path);
    expect(status).toBe(200);
    for (const word of said.filter((one) => !UNTOLD.includes(one))) expect(words).toContain(word);
    expect(words).not.toMatch(/Ocurri[oó] un error/);
  });
});

/** Where the pictures of a draw and of a result are, whether there are such or not. */
const PICTURES = ["/imagenes/sorteo/10/4861.png", "/imagenes/resultado/10/13-11-2026.png"];

describe("[F-53] over a backend that has nothing to tell", () => {
  over("empty");

  test.each(Object.keys(pages))("%s stands", async (path) => {
    const { status, words } = await read(path);
    // Where there is no lottery, there is no page of one.
    expect(status).toBe(/^\/(?:juego|plan-premios|secos)\/|loteria=10$/.test(path) ? 404 : 200);
    expect(words).toContain("Todos los derechos reservados");
  });

  test.each(PICTURES)("%s is not there", async (picture) => {
    expect((await visitor(app).get(picture)).status).toBe(404);
  });
});

describe("[F-53] over a backend that answers with pages of HTML", () => {
  over("broken");

  test.each(Object.keys(pages))("%s stands, and shows nothing of what it got", async (path) => {
    const { words } = await read(path);
    expect(words).toContain("Todos los derechos reservados");
    expect(words).not.toMatch(/Whitelabel|doctype|undefined|NaN/i);
  });

  test.each(PICTURES)("the shop's picture stands in for %s", async (picture) => {
    const { status, headers, text } = await visitor(app).get(picture);
    expect([status, headers["location"], text]).toEqual([302, "/assets/images/compartir.png", ""]);
  });

  test("the pages that do not hang on it are told to search engines", async () => {
    const { status, text } = await visitor(app).get("/sitemap.xml");
    expect(status).toBe(200);
    expect(text).toContain("<loc>https://tienda.example/loterias</loc>");
  });
});

/** Answers that no call of the shop ever gives when it is well. */
const brokenAnswers: readonly [name: string, status: number, contentType: string, body: string][] = [
  ["500 with a page", 500, "text/html", "<h1>Internal Server Error</h1>"],
  ["502 with a page", 502, "text/html", "<html><body>Bad Gateway nginx</body></html>"],
  ["an empty 200", 200, "application/json", ""],
  ["JSON of another shape", 200, "application/json", '{"data":{"x":[null,{"y":1}]}}'],
  ["a list where a record is due", 200, "application/json", "[1,2,3]"],
  ["JSON cut off", 200, "application/json", '{"data":[{"ideLoteria":1'],
];

/** What each page says in the place of what it could not read. */
const failures: Readonly<Record<string, readonly string[]>> = {
  "/": [
    "Ocurrió un error al momento de traer las loterías",
    "Ocurrió un error al momento de traer los resultados",
    // The form that checks a ticket needs the lotteries too.
    "Ocurrió un error al momento de traer las loterías",
    "Ocurrió un error al momento de traer las noticias",
    "Ocurrió un error al momento de cargar los sliders",
    "Ocurrió un error al momento de traer formulario de pago pra Home",
  ],
  "/loterias": ["Ocurrió un error al momento de traer las loterías"],
  "/juego/10/4862": ["Ocurrió un error al momento de traer las loterías"],
  "/plan-premios/10": ["Ocurrió un error al momento de traer el listado de premios"],
  "/confirmacion/PM261120AAAAAAAAAA": ["Ocurrió un error al momento de consultar el estado de la orden."],
};

/** What no reader may ever see. */
const RAW = /Internal Server Error|Bad Gateway|nginx|undefined|NaN|\[object|SyntaxError|TypeError|Unexpected|at \w+ \(/;

describe.each(brokenAnswers)("[F-53] over a backend that answers each call with %s", (_, status, contentType, body) => {
  const broken = createServer((request, response) => {
    request.resume();
    response.writeHead(status, { "content-type": contentType }).end(body);
  });
  beforeAll(async () => {
    await new Promise<void>((resolve) => broken.listen(0, "127.0.0.1", resolve));
    app = await openBefore(`http://127.0.0.1:${(broken.address() as AddressInfo).port}`);
  });
  afterAll(async () => {
    await app.close();
    broken.close();
  });

  test.each(Object.entries(failures))("%s says the catalogue's words and offers a retry", async (path, all) => {
    // Some are a list: one of which nothing can be read is empty.
    const said = body === "[1,2,3]" ? all.filter((one) => !/(noticias|sliders|Home)$/.test(one)) : all;
    const { words } = await read(path);
    const timesOf = (text: string) => words.split(text).length - 1;
    for (const one of said) expect([one, timesOf(one)]).toEqual([one, said.filter((other) => other === one).length]);
    expect(timesOf("Reintentar")).toBe(said.length);
    expect(words).toContain("Todos los derechos reservados");
    expect(words).not.toMatch(RAW);
  });
});
