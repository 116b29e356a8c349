/** The client: what goes out, the four outcomes, and answers that are not what they should be. */
import { describe, expect, test } from "vitest";
import fc from "fast-check";
import { addLines, openCart, toCartLine } from "#api/cart";
import { countdown } from "#api/content";
import { openDraw, openDraws, prizePlan, seriesOf, toDraw } from "#api/lotteries";
import { checkout, history, orderStatus, paymentMethods, receipt } from "#api/orders";
import type { Client } from "#api/request";
import { checkTicket, latestResults } from "#api/results";
import { logIn, person, session } from "#api/session";
import { checkoutProblem } from "#copy/checkoutProblem";
import { decryptFields, encryptFields } from "#contract/wireCompat";
import { bogotaInstant } from "#domain/bogota";
import type { ApiRequest } from "#src/page/context.ts";

const FALLBACK = "Ocurrió un error al momento de procesar el carrito de compras";

const lottery = {
  ideLoteria: 10,
  desLoteria: "Lotería de Medellín",
  abreviatura: "MEDE",
  sorteo: 4861,
  fecSorteo: "20-11-2026",
  horaSorteo: "23:00",
  fecCierre: "20-11-2026",
  horaCierre: "22:30",
  vlrBillete: 18_000,
  vlrFraccion: 6000,
  numFracciones: 3,
  premioMayor: { vlrBrutoBillete: 16_000_000_000 },
  numeroFavorito: "4-8-2-7",
  ideClaseLoteria: 1,
};

/** Answers each call alike, or with what is made of its request. */
function answering(status: number, answer: unknown) {
  const sent: ApiRequest[] = [];
  const client: Client = {
    send: async (request) => {
      sent.push(request);
      const said: unknown = typeof answer === "function" ? answer(request) : answer;
      return { status, headers: {}, text: typeof said === "string" ? said : JSON.stringify(said) };
    },
  };
  return { client, sent };
}

describe("what goes out", () => {
  test("JSON with the application's credential, in the source's wrapper", async () => {
    const { client, sent } = answering(200, { data: [] });
    await openDraws(client);
    expect(sent[0]).toMatchObject({
      method: "POST",
      path: "/api/Users/etn/consultar-loterias-disponibles",
      body: { lottery: { fecha: "11-04-2018", evento: null } },
      headers: { "content-type": "application/json", authorization: expect.stringMatching(/^Basic /) },
    });
  });

  /** Documents, passwords, ids and states of persons and prizes, by their wire names. */
  const sensitive = [
    "usuario",
    "numIdentificacion",
    "clave",
    "contrasena",
    "contrasenaActual",
    "contrasenaConfirm",
    "ideUsuario",
    "userId",
    "ideEstado",
    "colilla",
  ];
  /** Fields that stand beside them and that the backend reads as they are. */
  const open = ["nombres", "tipoDocumento", "captcha", "numero", "serie", "total", "ideLoteria", "state", "reference"];

  test.each(sensitive)("[API-03] a text in %s is encrypted", (field) => {
    const out = JSON.stringify(encryptFields({ user: { [field]: "52847193" } }, "clave"));
    expect(out).toContain(field);
    expect(out).not.toContain("52847193");
  });

  test("[API-03] exactly the texts of the fixed list are encrypted, wherever they stand, and come back as they were", () => {
    fc.assert(
      fc.property(fc.dictionary(fc.constantFrom(...sensitive, ...open), fc.oneof(fc.string(), fc.nat())), (inner) => {
        const body = { user: { list: [inner] } };
        const out = encryptFields(body, "clave") as typeof body;
        for (const [field, value] of Object.entries(inner)) {
          const isHidden = sensitive.includes(field) && typeof value === "string";
          expect(out.user.list[0]![field] === value).toBe(!isHidden);
        }
        expect(decryptFields(out, "clave")).toEqual(body);
      }),
    );
    expect(decryptFields({ usuario: "no cifrado" }, "clave")).toEqual({ usuario: "" });
  });

  test("[CART-03] the open cart is asked for by a filter, and made when there is none", async () => {
    const answers = [
      "[]",
      JSON.stringify({ id: 7, state: "INCART", updatedAt: "2026-11-20T18:00:00Z", revision: 0, lotteries: [] }),
    ];
    const sent: ApiRequest[] = [];
    const client: Client = {
      send: async (request) => {
        sent.push(request);
        return { status: 200, headers: {}, text: answers.shift()! };
      },
    };
    expect(await openCart(client, "52847193")).toEqual({
      ok: true,
      value: { id: 7, revision: 0, lines: [], recharges: [] },
    });
    const filter = JSON.parse(new URLSearchParams(sent[0]!.path.split("?")[1]).get("filter")!);
    expect(filter.where).toEqual({ user: "52847193", state: "INCART" });
    expect(sent[1]).toMatchObject({ method: "POST", path: "/api/carts" });
  });
});

describe("what is asked for", () => {
  test("one draw is asked for by its own filter, and looked for where a backend answers with all", async () => {
    const other = { ...lottery, sorteo: 4862, fecCierre: "27-11-2026", fecSorteo: "27-11-2026" };
    const { client, sent } = answering(200, { data: [other, { ...lottery, ideLoteria: 8 }, lottery] });
    const found = async (id: { lotteryId: number; drawNumber?: number }) => {
      const draw = await openDraw(client, id);
      return draw.ok && (draw.value?.drawNumber ?? null);
    };
    expect(await found({ lotteryId: 10, drawNumber: 4862 })).toBe(4862);
    expect(await found({ lotteryId: 10 })).toBe(4861);
    expect(await found({ lotteryId: 10, drawNumber: 1 })).toBeNull();
    expect(await found({ lotteryId: 3 })).toBeNull();
    expect(sent.slice(0, 2).map(({ body }) => body)).toEqual([
      { lottery: { fecha: "11-04-2018", evento: null, ideLoteria: 10, sorteo: 4862 } },
      { lottery: { fecha: "11-04-2018", evento: null, ideLoteria: 10 } },
    ]);
  });

  const pastRows = Array.from({ length: 8 }, (_, index) => ({
    id: 20 - index,
    state: "APPROVED",
    updatedAt: "2026-11-20T18:00:00Z",
    revision: 0,
  }));
  type Asked = { limit: number; skip?: number };

  test.each([
    [
      "one that knows limit and skip, and tells each order's place",
      ({ limit, skip = 0 }: Asked) => pastRows.map((row, posicion) => ({ ...row, posicion })).slice(skip, skip + limit),
    ],
    ["one that knows both and tells no place", ({ limit, skip = 0 }: Asked) => pastRows.slice(skip, skip + limit)],
    ["one that knows the limit", ({ limit }: Asked) => pastRows.slice(0, limit)],
    ["one that knows neither", () => pastRows],
  ])("a page of the history is the same from %s", async (_name, answered) => {
    const { client } = answering(200, ({ path }: ApiRequest) =>
      answered(JSON.parse(new URLSearchParams(path.split("?")[1]).get("filter")!) as Asked),
    );
    const idsOf = async (page: number, size: number) => {
      const result = await history(client, "52847193", { page, size });
      return result.ok && [result.value.orders.map(({ id }) => id), result.value.isMore];
    };
    expect(await idsOf(1, 3)).toEqual([[20, 19, 18], true]);
    expect(await idsOf(2, 3)).toEqual([[17, 16, 15], true]);
    expect(await idsOf(3, 3)).toEqual([[14, 13], false]);
    expect(await idsOf(1, 8)).toEqual([[20, 19, 18, 17, 16, 15, 14, 13], false]);
    expect(await idsOf(2, 4)).toEqual([[16, 15, 14, 13], false]);
    expect(await idsOf(4, 3)).toEqual([[], false]);
  });

  test("the history asks for a person's orders of a day, a page and one more", async () => {
    const { client, sent } = answering(200, []);
    const none = { ok: true, value: { orders: [], isMore: false } };
    expect(await history(client, "52847193", { day: "2026-11-19", page: 1, size: 5 })).toEqual(none);
    await history(client, "52847193", { page: 3, size: 10 });
    const asked = sent.map(({ path }) => JSON.parse(new URLSearchParams(path.split("?")[1]).get("filter")!));
    const where = { user: "52847193", state: { inq: ["PENDING", "REJECTED", "APPROVED"] } };
    const rest = { include: ["lotteries", "recharges"], order: "id DESC" };
    expect(asked).toEqual([
      { where: { ...where, updatedAt: { like: "2026-11-19" } }, ...rest, limit: 6 },
      { where, ...rest, limit: 11, skip: 20 },
    ]);
  });

  test("no more results are shown than were asked for", async () => {
    const result = { ideLoteria: 10, numero: "0482", serie: "117", fecSorteo: "19-11-2026", sorteo: 4860 };
    const { client, sent } = answering(200, { data: Array.from({ length: 9 }, () => result) });
    const found = await latestResults(client, 4);
    expect(found.ok && found.value.length).toBe(4);
    expect(sent[0]!.body).toEqual({ loterie: { fecha: null, limite: 4, ideLoteria: null } });
  });
});

describe("the four outcomes", () => {
  test("a refusal carries the server's words and the fields at fault", async () => {
    const { client } = answering(409, {
      error: { statusCode: 409, code: "SOLD_OUT", message: "Agotado", fields: { a: "b" } },
    });
    expect(await openDraws(client)).toEqual({
      ok: false,
      problem: { kind: "refused", status: 409, code: "SOLD_OUT", message: "Agotado", fields: { a: "b" } },
    });
  });

  test("[F-51] no answer at all is offline", async () => {
    const client: Client = { send: () => Promise.reject(new TypeError("failed to fetch")) };
    expect(await openDraws(client)).toEqual({ ok: false, problem: { kind: "offline" } });
  });

  test.each([
    ["an empty answer", 200, ""],
    ["a page of HTML", 200, "<!doctype html><h1>502</h1>"],
    ["a page of HTML with an error status", 502, "<html>Bad gateway</html>"],
    ["JSON cut off", 200, '{"data":[{"ideLoteria":1'],
    ["another shape", 200, { datos: [] }],
    ["another shape under the right name", 200, { data: { x: [null, { y: 1 }] } }],
    ["a list where a record is due", 200, [1, 2, 3]],
    ["null", 200, "null"],
    ["an error of another shape", 500, { message: "boom", stack: "at x" }],
    ["an error whose status is a text", 409, { error: { statusCode: "409", code: "X", message: "x" } }],
  ])("[F-53] %s is malformed, never an exception", async (_, status, answer) => {
    const { client } = answering(status, answer);
    for (const result of [
      await openDraws(client),
      await session(client),
      await prizePlan(client, 1),
      await orderStatus(client, "R"),
      await openCart(client, "1"),
      await addLines(client, 1, { lines: [], recharges: [] }),
      await seriesOf(client, { lotteryId: 10, drawNumber: 4861 }, "4827"),
      await receipt(client, "R"),
      await logIn(client, { documentType: "CC", document: "1", password: "x", captcha: "x", asSeller: false }),
    ])
      expect(result).toMatchObject({ ok: false, problem: { kind: "malformed", status } });
  });

  test("figures and flags that came as texts are read; a text that is none is malformed", async () => {
    const plan = (row: object) => answering(200, { data: { planPremios: [row] } }).client;
    const row = {
      cantidad: "1",
      desPlanPremio: "Mayor",
      vlrBrutoBillete: "9000",
      vlrNetoBillete: "7470",
      vlrNetoFraccion: 2490,
    };
    expect(await prizePlan(plan(row), 1)).toEqual({
      ok: true,
      value: [{ count: 1, name: "Mayor", grossTicketPesos: 9000, netTicketPesos: 7470, netFractionPesos: 2490 }],
    });
    for (const cantidad of ["", "uno", "1.5", "-1", null, [1]])
      expect(await prizePlan(plan({ ...row, cantidad }), 1)).toEqual({ ok: true, value: [] });

    const ticket = { lotteryId: 1, drawDay: "2026-11-19", number: "0482", series: "117" };
    expect(await checkTicket(answering(200, { data: { ganador: "false" } }).client, ticket)).toMatchObject({
      value: { hasWon: false },
    });
    expect(await checkTicket(answering(200, { data: { ganador: "quizás" } }).client, ticket)).toEqual({
      ok: false,
      problem: { kind: "malformed", status: 200 },
    });
  });

  test("[F-53] whatever JSON comes back, the answer is a result", async () => {
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 200, max: 599 }), fc.jsonValue(), async (status, answer) => {
        const { client } = answering(status, answer);
        for (const call of [
          openDraws(client),
          session(client),
          countdown(client),
          latestResults(client, 4),
          paymentMethods(client),
          person(client),
        ])
          expect((await call).ok && status > 299).toBe(false);
      }),
    );
  });
});

describe("records", () => {
  test("days in either spelling become the same draw, in Bogota's time", () => {
    const other = { ...lottery, fecSorteo: "2026-11-20", fecCierre: "2026-11-20", horaCierre: "22:30:00" };
    expect(toDraw(other)).toEqual(toDraw(lottery));
    expect(toDraw(lottery)).toMatchObject({
      drawDay: "2026-11-20",
      closesAt: bogotaInstant("2026-11-20", "22:30"),
      favoriteNumber: "4827",
    });
  });

  test("[F-54] one bad record spoils only itself, and the list is sorted by closing", async () => {
    const later = { ...lottery, ideLoteria: 8, fecCierre: "26-11-2026", abreviatura: null };
    const bad = [{ ...lottery, fecCierre: "31-02-2026" }, { ...lottery, vlrFraccion: "6.000" }, null, 7, {}];
    const { client } = answering(200, { data: [later, ...bad, lottery] });
    const result = await openDraws(client);
    expect(result.ok && result.value.map(({ lotteryId, abbreviation }) => [lotteryId, abbreviation])).toEqual([
      [10, "MEDE"],
      [8, ""],
    ]);
  });

  test("a stored line is read in the alternate spelling too", () => {
    const wire = { id: "abcdefgh", numero: "0012", serie: "001", fracciones: 2, total: 12_000 };
    const draw = { ideLoteria: 10, abreviatura: "MEDE", fecCierre: "20-11-2026", horaCierre: "22:30" };
    const usual = toCartLine({ ...wire, lottery: { ...draw, ideProducto: 1, sorteo: 4861 } });
    const alternate = toCartLine({ ...wire, lottery: { ...draw, ideproducto: 1, numeroSorteo: 4861 } });
    expect(alternate).toEqual(usual);
    expect(usual).toMatchObject({ drawNumber: 4861, number: "0012", series: "001", fractionPesos: 6000 });
  });

  test("[F-7] a line whose number lost its zeros is not guessed at", () => {
    expect(
      toCartLine({
        id: "abcdefgh",
        numero: "12",
        serie: "1",
        fracciones: 1,
        total: 1,
        lottery: { ideLoteria: 1, sorteo: 1 },
      }),
    ).toBeNull();
  });

  test("[PAY-01] S and an empty setting switch a gateway on, N off", async () => {
    const answer = (placetopay: string | null, payvalida: string | null) => ({
      data: [
        { nombre: "HABILITA_PAGOS_PLACETOPAY", valorStr: placetopay },
        { nombre: "HABILITA_PAGOS_PAYVALIDA", valorStr: payvalida },
      ],
    });
    const methods = async (a: string | null, b: string | null) => paymentMethods(answering(200, answer(a, b)).client);
    expect(await methods("S", "N")).toEqual({ ok: true, value: ["PLACETOPAY"] });
    expect(await methods("", null)).toEqual({ ok: true, value: ["PLACETOPAY", "PAYVALIDA"] });
    expect(await methods("N", "N")).toEqual({ ok: true, value: [] });
  });

  test.each([
    [400, '"Error: El carrito ya fue pagado"', "El carrito ya fue pagado"],
    [500, "Error El carrito ya fue pagado", "El carrito ya fue pagado"],
    [200, '"Error: El carrito ya fue pagado"', "El carrito ya fue pagado"],
    [400, { status: { status: "FAILED", message: "Autenticación fallida" } }, "FAILED: Autenticación fallida"],
    [200, { status: { status: "FAILED", message: "Autenticación fallida" } }, "FAILED: Autenticación fallida"],
    [200, { CODE: "0018", DESC: "Orden repetida", DATA: null }, "0018: Orden repetida"],
    [409, { error: { message: "Sin cupo" } }, "Sin cupo"],
    [200, { error: "Sin cupo" }, "Sin cupo"],
    [500, { error: { message: "<b>Sin cupo</b>" } }, FALLBACK],
    [500, { error: { message: "en línea\n    at server.js:1:1" } }, FALLBACK],
    [500, { error: { message: "x".repeat(301) } }, FALLBACK],
    [500, { error: { message: { text: "x" } } }, FALLBACK],
    [500, { error: {} }, FALLBACK],
    [200, { status: "FAILED" }, FALLBACK],
    [200, "Errores", FALLBACK],
    [200, { CODE: "0018" }, "0018"],
    [500, "<h1>Error</h1>", FALLBACK],
    [500, "", FALLBACK],
  ])("[PAY-05] %i with %j reads %s", async (status, answer, words) => {
    const result = await checkout(answering(status, answer).client, {
      ...{ key: "k".repeat(16), cartId: 1, document: "1", gateway: "PAYVALIDA", totalPesos: 1, discountPesos: 0 },
      ...{ couponCode: null, description: "" },
    });
    expect(!result.ok && checkoutProblem(result.problem)).toBe(words);
  });

  test("both gateways' answers give the address to go to; one without is malformed", async () => {
    const input = {
      key: "k".repeat(16),
      cartId: 7,
      document: "1",
      gateway: "PLACETOPAY" as const,
      totalPesos: 1,
      discountPesos: 0,
      couponCode: null,
      description: "",
    };
    const pay = (answer: object) => checkout(answering(200, answer).client, input);
    expect(await pay({ reference: "R", processUrl: "https://a/", requestId: 1 })).toEqual({
      ok: true,
      value: { reference: "R", payUrl: "https://a/" },
    });
    expect(await pay({ reference: "R", CODE: "0000", DATA: { Referencia: 1, checkout: "b/?t" } })).toEqual({
      ok: true,
      value: { reference: "R", payUrl: "b/?t" },
    });
    expect(await pay({ reference: "R" })).toEqual({ ok: false, problem: { kind: "malformed", status: 200 } });
  });

  test.each([
    ["/api/tienda/comprobantes/x", { link: "/api/tienda/comprobantes/x" }],
    ["https://recibos.example/x.pdf", { link: "https://recibos.example/x.pdf" }],
    ["http://localhost:3000/x.pdf", { link: "http://localhost:3000/x.pdf" }],
    ["JVBERi0=", { base64: "JVBERi0=" }],
    ["//otro.example/x.pdf", { base64: "//otro.example/x.pdf" }],
    ["javascript:alert(1)", { base64: "javascript:alert(1)" }],
    ["x https://otro.example/x.pdf", { base64: "x https://otro.example/x.pdf" }],
  ])("the receipt %j is a link only by http or as a path of this site; else it is the file", async (data, file) => {
    expect(await receipt(answering(200, { data }).client, "R")).toEqual({ ok: true, value: file });
  });
});
