/** The editors' texts: their calls, and the pages that show them, with scripts off, hostile, empty and unreadable. */
import { eq, gt, sql } from "drizzle-orm";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import colombia from "#server/demo/colombia.json" with { type: "json" };
import content from "#server/demo/contenido.json" with { type: "json" };
import { seedDemo } from "#server/demo/seed.ts";
import { news, pages, sliders, subpages, terms, faqs, pqrsTopics, homePayPrizes } from "#server/store/schema.ts";
import { loggedIn, openShop, people, refusalOf, TEST_START, visitor, type TestShop, type Visitor } from "./harness";

const HOSTILE =
  `<script>document.title="robado"</script><p onclick="robar()">Se lee</p><form action="https://otra.example"><input name="clave"></form>` +
  `<a href="javascript:robar()">Reclama</a><img src="x" onerror="robar()"><iframe src="https://otra.example"></iframe>`;

let shop: TestShop;
let client: Visitor;
beforeAll(async () => {
  shop = await openShop({ withPages: true });
  client = visitor(shop.app);
});
let second = 0;
beforeEach(() => {
  shop.clock.set(TEST_START);
  // Each test reads for itself what the one before may have left kept for a second.
  shop.clock.advance((second += 1) * 1000);
});

/** What a reader without scripts has before them: the page's text, without what its scripts carry. */
const bodyOf = (text: string) => text.replace(/<script\b[^>]*>[\s\S]*?<\/script>/g, "").split("<main")[1]!;
const page = async (path: string) => {
  const { status, text, headers } = await client.get(path);
  return { status, headers, main: status < 300 || status >= 400 ? bodyOf(text) : "" };
};
/** Lets another second pass, so that a change is read. */
const later = () => shop.clock.advance(1000);

describe("the calls of the source", () => {
  test("the news are listed without their texts, the latest first", async () => {
    const { status, json } = await client.get("/api/news");
    expect(status).toBe(200);
    expect(json).toHaveLength(content.news.length);
    expect(Object.keys(json[0]).sort()).toEqual(["cover", "id", "name", "summary", "updatedAt"]);
    const instants = json.map(({ updatedAt }: { updatedAt: string }) => updatedAt);
    expect(instants).toEqual(instants.toSorted().reverse());
    // Of the days before the demo began.
    expect(instants[0] < TEST_START).toBe(true);
  });

  test("one item has its text; an id that none has, or that is no number, is a 404", async () => {
    const { json } = await client.get("/api/news/1");
    expect(json).toMatchObject({ id: 1, name: content.news[0]!.name, body: content.news[0]!.body });
    const more = await shop.store.db
      .insert(news)
      .values(Array.from({ length: 4 }, () => ({ ...content.news[0]!, cover: null, updatedAt: TEST_START })))
      .returning({ id: news.id });
    const last = more.at(-1)!.id;
    expect(last).toBeGreaterThan(9);
    expect((await client.get(`/api/news/${last}`)).json).toMatchObject({ id: last });
    await shop.store.db.delete(news).where(gt(news.id, content.news.length));
    for (const id of ["99", "0", "01", "1e0", "uno", "99999999999"])
      expect(refusalOf(await client.get(`/api/news/${id}`)), id).toEqual([404, "NOT_FOUND"]);
  });

  test("the slides come in their order, each with what the source names and what is ours", async () => {
    const { json } = await client.get("/api/sliders");
    expect(json.map(({ title }: { title: string }) => title)).toEqual(content.sliders.map(({ title }) => title));
    expect(Object.keys(json[0]).sort()).toEqual(["action", "blank", "figure", "image", "link", "text", "title"]);
    expect(json[0]).toMatchObject({
      image: expect.stringMatching(/^\/assets\/portada\/billete-.+-1120\.webp$/),
      blank: false,
    });
  });

  test("what the demo's slides announce is what the shop sells", () => {
    const medellin = colombia.loterias.find(({ ideLoteria }) => ideLoteria === 10)!;
    const { figure, text, link } = content.sliders[0]!;
    expect(figure).toBe(`$${medellin.premioMayor.vlrBrutoBillete / 1e9}.000 millones`);
    expect(text).toContain(`Tres fracciones de $${medellin.vlrFraccion / 1000}.000`);
    expect([medellin.numFracciones, medellin.diaSorteo]).toEqual([3, 5]);
    expect(link).toBe("/loterias?loteria=10");
  });

  test("how a prize is claimed comes as a list and one by one; what there is not is a 404", async () => {
    const { json } = await client.get("/api/homepayprize");
    expect(json).toHaveLength(content.homePayPrizes.length);
    expect(json[0]).toEqual({
      ideSeccion: 1,
      coverHome: expect.stringMatching(/^\/assets\/dibujos\/comprobante-/),
      descriptionsHome: content.homePayPrizes[0]!.description,
      urlHome: "/mi-cuenta/pago-premios",
    });
    expect((await client.get("/api/homepayprize/2")).json).toEqual(json[1]);
    const steps = (await client.get("/api/payprize")).json;
    expect(steps).toHaveLength(content.payPrizes.length);
    expect(steps[3]).toMatchObject({ ideSeccion: 4, descriptions: content.payPrizes[3]!.description });
    expect((await client.get("/api/payprize/4")).json).toEqual(steps[3]);
    for (const path of ["/api/homepayprize", "/api/payprize"])
      for (const id of ["99", "0", "01", "1e0", "uno", "99999999999"])
        expect(refusalOf(await client.get(`${path}/${id}`)), `${path}/${id}`).toEqual([404, "NOT_FOUND"]);
  });

  test("what the demo leads to is there", async () => {
    const marta = await loggedIn(shop.app, people.marta);
    for (const address of [...content.sliders.map(({ link }) => link), ...content.homePayPrizes.map(({ url }) => url)])
      expect((await marta.get(address)).status, address).toBe(200);
  });

  test("a page comes by its name with its parts, and the parts of those", async () => {
    const filter = encodeURIComponent(JSON.stringify({ where: { page: "nuestra-empresa" } }));
    const { json } = await client.get(`/api/pages?filter=${filter}`);
    expect(json).toHaveLength(1);
    expect(json[0]).toMatchObject({ page: "nuestra-empresa", title: "Nuestra empresa" });
    expect(json[0].subpages[2].subpages.map(({ title }: { title: string }) => title)).toEqual([
      "Del mostrador a la pantalla",
      "Los loteros siguen aquí",
    ]);
    expect((await client.get("/api/pages")).json).toHaveLength(content.pages.length);
    expect((await client.get("/api/subpages")).json.length).toBeGreaterThan(10);
  });

  test("asked for together, each page is what it is alone: no part and no section of another", async () => {
    const asking = (where?: { page: string }) =>
      client.get(
        `/api/pages?filter=${encodeURIComponent(
          JSON.stringify({
            ...(where && { where }),
            include: [{ relation: "subpages" }, { relation: "unity", scope: { include: ["cards"] } }],
          }),
        )}`,
      );
    const { json: together } = await asking();
    const alone = await Promise.all(together.map(async ({ page }: { page: string }) => (await asking({ page })).json));
    expect(together.filter(({ unity }: { unity: unknown[] }) => unity.length > 0).length).toBeGreaterThan(0);
    expect(alone).toEqual(together.map((one: object) => [one]));
    expect((await asking({ page: "no-existe" })).json).toEqual([]);
  });

  test("the points programme has five sections, two of them with cards", async () => {
    const filter = encodeURIComponent(
      JSON.stringify({
        where: { page: "puntos-gana" },
        include: [{ relation: "unity", scope: { include: ["cards"] } }],
      }),
    );
    const { json } = await client.get(`/api/pages?filter=${filter}`);
    expect(json[0].unity.map(({ cards }: { cards: unknown[] }) => cards.length)).toEqual([0, 0, 0, 4, 4]);
    expect(json[0].unity[4].cards[0]).toMatchObject({ title: "Su Red", phone: "01 8000 555 010" });
  });

  test("[NAV-06] the texts that head the screens are among the pages", async () => {
    const { json } = await client.get("/api/pages");
    const names = json.map((one: { page: string }) => one.page);
    for (const name of ["loterias", "resultados", "eres-ganador", "recargas", "recargas-celular", "recargas-paquetes"])
      expect(names).toContain(name);
  });

  test("a filter that asks for something else is refused, and names no column", async () => {
    for (const [filter, ...wrong] of [
      ["{", "filter"],
      ["[]", "filter"],
      ['{"where":{"id":1}}', "where.page", "where.id"],
      ['{"where":{"page":{"like":"%"}}}', "where.page"],
      ['{"order":"id"}', "order"],
    ] as const) {
      const [status, code, fields] = refusalOf(await client.get(`/api/pages?filter=${encodeURIComponent(filter)}`));
      expect([status, code, Object.keys(fields ?? {})], filter).toEqual([400, "INVALID_FIELDS", wrong]);
    }
  });

  test("the legal texts and the questions come in their order", async () => {
    const legal = (await client.get("/api/terminos_condiciones")).json;
    expect(legal).toHaveLength(2);
    expect(legal[0].description).toContain("Responsable");
    const asked = (await client.get("/api/faqs")).json;
    expect(asked.map(({ title }: { title: string }) => title)).toEqual(content.faqs.map(({ title }) => title));
    expect(asked.length).toBeGreaterThanOrEqual(12);
  });

  test("the demo's content is loaded once", async () => {
    await seedDemo(shop.store, shop.clock);
    later();
    expect((await client.get("/api/news")).json).toHaveLength(content.news.length);
  });
});

describe("the pages, whole without scripts", () => {
  test.each([
    ["/noticias", ["Noticias", content.news[0]!.name, "19 de noviembre de 2026"]],
    ["/noticias/1", [content.news[0]!.name, "19 de noviembre de 2026", "Por qué conviene no dejarlo para el final"]],
    ["/nosotros/nuestra-empresa", ["Nosotros", "Quiénes somos", "Los loteros siguen aquí"]],
    ["/nosotros/nuestra-red", ["Puntos de atención", "Barranquilla"]],
    ["/productos", ["Productos", "Extraordinarios", "Tradicionales"]],
    ["/puntos-gana", ["Puntos Disponibles", "Un programa sin letra pequeña"]],
    ["/puntos-gana/acumulacion", ["Cuánto suma cada compra"]],
    ["/puntos-gana/catalogo", ["Bono de mercado de $20.000"]],
    ["/puntos-gana/privacidad", ["Qué datos usa el programa"]],
    ["/puntos-gana/aliados", ["Mercados La Vitrina", "604 555 0130"]],
    ["/contacto/faq", ["¿Qué es una fracción?", "¿Cómo cierro mi cuenta?"]],
    ["/contacto/pqrs", ["Cuéntanos qué salió mal", "Número único de identificación", "Para enviarla desde aquí"]],
    ["/contacto/pqrs/estado", ["Estado de tu PQRS", "Para consultar aquí"]],
    ["/contacto/calificar", ["¿Cómo te pareció el pago?", "2 Muy Bueno", "Para calificar aquí"]],
    ["/terminos-y-condiciones", ["Términos y condiciones", "Sin derecho de retracto"]],
    ["/politicas-privacidad", ["Política de privacidad", "Cuánto tiempo"]],
    ["/", ["Noticias", content.news[0]!.name]],
  ] as const)("%s", async (path, said) => {
    const { status, main } = await page(path);
    expect(status).toBe(200);
    for (const words of said) expect(main).toContain(words);
  });

  test("the first picture of the list is fetched before scripts, the others when they are near", async () => {
    const { main } = await page("/noticias");
    const pictures = [...main.matchAll(/<img[^>]*width="480"[^>]*>/g)].map(([tag]) => tag);
    expect(pictures).toHaveLength(content.news.length);
    expect(pictures[0]).toMatch(/fetchpriority="high"/i);
    expect(pictures[0]).toContain('loading="eager"');
    for (const other of pictures.slice(1)) expect(other).toContain('loading="lazy"');
  });

  test("an address without a tab, or with one that is none, leads to the first", async () => {
    for (const [path, to] of [
      ["/nosotros", "/nosotros/nuestra-empresa"],
      ["/nosotros/otra", "/nosotros/nuestra-empresa"],
      ["/puntos-gana/programa", "/puntos-gana"],
      ["/puntos-gana/otra", "/puntos-gana"],
      ["/contacto", "/contacto/pqrs"],
      ["/contacto/otra", "/contacto/pqrs"],
    ] as const) {
      const { status, headers } = await client.get(path);
      expect([status, headers["location"]], path).toEqual([302, to]);
    }
  });

  test("[NEWS-01] an item that is none is the not-found page", async () => {
    for (const path of ["/noticias/99", "/noticias/uno", "/noticias/0"]) {
      const { status, main } = await page(path);
      expect(status, path).toBe(404);
      expect(main).toContain("No encontramos esta página");
    }
  });

  test("the first part is open and the others are not; those of a part are closed", async () => {
    const { main } = await page("/nosotros/nuestra-empresa");
    expect(main.match(/<details/g)!.length).toBe(7);
    expect(main.match(/<details[^>]* open=""/g)).toHaveLength(1);
  });

  test("a search is an address: without accents, in any case, every word", async () => {
    const { main } = await page("/contacto/faq?buscar=NUMERO%20serie");
    expect(main).toMatch(/[2-9] preguntas con «NUMERO serie»/);
    expect(main).not.toContain("¿Cómo cierro mi cuenta?");
    const none = await page("/contacto/faq?buscar=zapato");
    expect(none.main).toContain("Ninguna pregunta habla de «zapato»");
    const one = await page("/contacto/faq?buscar=radicado");
    expect(one.main).toContain("1 pregunta con «radicado»");
    expect(one.main).toMatch(/<details[^>]* open=""/);
  });

  test("on the home page the news are a row of at most three, their summaries cut", async () => {
    const { main } = await page("/");
    // What React sets aside, hidden, until a script puts it into its place.
    expect(main).not.toContain('<template id="B:');
    const section = main.slice(main.indexOf('id="noticias"'));
    const summaries = [...section.matchAll(/<article[\s\S]*?<\/article>/g)].map(([card]) =>
      card
        .replace(/<[^>]*>/g, "\n")
        .trim()
        .split("\n")
        .at(-1)!,
    );
    expect(summaries).toHaveLength(4);
    for (const summary of summaries) expect(Array.from(summary).length).toBeLessThanOrEqual(101);
  });
});

describe("the slides at the head of the home page", () => {
  test("the first stands in the HTML, its picture is asked for first; the others' wait for the page to come alive", async () => {
    const { text } = await client.get("/");
    const main = bodyOf(text);
    const hero = main.slice(main.indexOf('id="destacados"'), main.indexOf('id="loterias"'));
    for (const { title, action } of content.sliders) {
      expect(hero).toContain(title);
      expect(hero).toContain(action);
    }
    expect(hero).toContain("$16.000");
    expect(hero.match(/<img/g)).toHaveLength(1);
    expect(hero).toMatch(/<img[^>]*fetchPriority="high"/i);
    expect(hero).not.toMatch(/<img[^>]*loading="lazy"/);
    // Nothing that would not answer yet.
    expect(hero).not.toContain("<button");
    const [preload] = text.match(/<link[^>]*rel="preload"[^>]*as="image"[^>]*>/g) ?? [];
    expect(preload).toMatch(/imageSrcSet="[^"]*billete-[^"]*-640\.webp 640w/i);
    expect(preload).toMatch(/fetchPriority="high"/i);
  });

  test("[F-24] a slide that leads elsewhere is no link, and its picture is not fetched", async () => {
    const hostile = "javascript:robar()";
    await shop.store.db.update(sliders).set({ link: hostile, image: hostile }).where(eq(sliders.position, 0));
    await shop.store.db.update(homePayPrizes).set({ url: hostile, description: HOSTILE, cover: hostile });
    later();
    const { main } = await page("/");
    expect(main).toContain(content.sliders[0]!.title);
    expect(main).not.toContain(content.sliders[0]!.action);
    expect(main).not.toContain("robar");
    expect(main).not.toContain('<a href="/?volver=');
  });
});

describe("[INFO-05] hostile HTML, wherever editors write", () => {
  const isHarmless = (main: string) => {
    expect(main).toContain("Se lee");
    expect(main).toContain("Reclama");
    expect(main).not.toMatch(/robar|robado|otra\.example|<iframe|name="clave"/);
  };

  test.each([
    ["/noticias/2", () => shop.store.db.update(news).set({ body: HOSTILE }).where(eq(news.id, 2))],
    ["/productos", () => shop.store.db.update(pages).set({ description: HOSTILE }).where(eq(pages.page, "productos"))],
    ["/nosotros/nuestra-red", () => shop.store.db.update(subpages).set({ description: HOSTILE })],
    ["/contacto/faq", () => shop.store.db.update(faqs).set({ content: HOSTILE })],
    ["/contacto/pqrs", () => shop.store.db.update(pqrsTopics).set({ content: HOSTILE })],
    ["/terminos-y-condiciones", () => shop.store.db.update(terms).set({ description: HOSTILE })],
  ] as const)("%s", async (path, write) => {
    await write();
    later();
    isHarmless((await page(path)).main);
  });

  test.each([
    ["/loterias", "loterias"],
    ["/resultados", "resultados"],
    ["/eres-ganador", "eres-ganador"],
  ])("the text that heads %s is text, whatever marks it holds", async (path, name) => {
    const text = '<b onclick="robar()">Juega</b> &lt;script&gt; ya';
    await shop.store.db.update(pages).set({ description: text }).where(eq(pages.page, name));
    later();
    const { main } = await page(path);
    expect(main).toContain("Juega &lt;script&gt; ya");
    expect(main).not.toContain("robar");
  });

  test("[F-24] a picture that leads elsewhere is not fetched, and its place shows the mark", async () => {
    await shop.store.db.update(news).set({ cover: "javascript:robar()" }).where(eq(news.id, 3));
    later();
    const { status, main } = await page("/noticias/3");
    expect(status).toBe(200);
    expect(main).not.toContain("robar");
  });
});

describe("nothing written, and nothing to be read", () => {
  test("empty lists are said, each where it is looked for", async () => {
    const empty = await openShop({ withPages: true });
    const reader = visitor(empty.app);
    await empty.store.db.execute(
      sql`truncate sliders, home_pay_prizes, pay_prizes, news, pages, subpages, units, cards, terms, faqs, pqrs, pqrs_topics, rating_answers, ratings, rating_questions, rated_services`,
    );
    for (const [path, words] of [
      ["/", "Todavía no hay noticias"],
      ["/", "Tu número, tu serie, tu fracción"],
      ["/", "Por ahora no hay una guía de cobro"],
      ["/noticias", "Todavía no hay noticias"],
      ["/nosotros/nuestra-empresa", "Todavía no hay nada en esta página"],
      ["/productos", "Todavía no hay nada en esta página"],
      ["/puntos-gana", "Todavía no hay nada en esta página"],
      ["/contacto/faq", "Ocurrio un error al traer la información"],
      ["/contacto/pqrs", "Ocurrio un error al traer la información"],
      ["/contacto/calificar", "Ocurrio un error al traer la información"],
      ["/terminos-y-condiciones", "Data no disponible"],
    ] as const) {
      const { status, text } = await reader.get(path);
      expect(status, path).toBe(200);
      expect(bodyOf(text), path).toContain(words);
    }
  });

  test("[INFO-06] a store that fails is told in the source's words, and leaves the rest of the page alone", async () => {
    const broken = await openShop({ withPages: true });
    const reader = visitor(broken.app);
    for (const table of [
      "sliders",
      "home_pay_prizes",
      "news",
      "pages",
      "terms",
      "faqs",
      "pqrs_topics",
      "rating_questions",
    ])
      await broken.store.db.execute(sql.raw(`alter table ${table} rename to ${table}_gone`));
    for (const [path, words] of [
      ["/noticias", "Ocurrió un error al momento de traer las noticias"],
      ["/noticias/1", "Ocurrió un error al momento de traer la noticia"],
      ["/nosotros/nuestra-red", "Ocurrio un error al momento de cargar las información de la página"],
      ["/productos", "Ocurrio un error al momento de cargar las información de la página"],
      ["/puntos-gana/catalogo", "Ocurrió un error al momento de cargar las tarjetas"],
      ["/contacto/faq", "Ocurrio un error al traer la información"],
      ["/contacto/pqrs", "Ocurrio un error al traer la información"],
      ["/contacto/calificar", "Ocurrio un error al traer la información"],
      ["/politicas-privacidad", "Data no disponible"],
      ["/", "Ocurrió un error al momento de traer las noticias"],
      ["/", "Ocurrió un error al momento de cargar los sliders"],
      ["/", "Tu número, tu serie, tu fracción"],
      ["/", "Ocurrió un error al momento de traer formulario de pago pra Home"],
    ] as const) {
      const { status, text } = await reader.get(path);
      expect(status, path).toBe(200);
      expect(bodyOf(text), path).toContain(words);
    }
    const home = bodyOf((await reader.get("/")).text);
    expect(home).toContain("Lotería de Medellín");
    // The law is not silent because a server is.
    expect(bodyOf((await reader.get("/politicas-privacidad")).text)).toContain("Ley 1581 de 2012");
    // A head that cannot be had is the shop's own.
    expect(bodyOf((await reader.get("/eres-ganador")).text)).toContain(
      "Revisamos el mayor, los secos y las aproximaciones",
    );
  });
});
