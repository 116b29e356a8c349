/** Checks the backend of tests/backend by bare requests, with the bodies of the documents. */
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { PASSWORD, people } from "../backend/seed";
import { startBackend, type Backend } from "../backend/startBackend";
import { defaultShapes } from "../backend/shapes";
import { record, text, type Json } from "../backend/json";

// A Monday morning: the draw of Medellín is on Friday.
const NOW = Date.parse("2026-11-23T10:00:00-05:00");
const SHOP = "http://tienda.example";
const HEADERS = { "content-type": "application/json", authorization: `Basic ${btoa("app:clave")}` };

let backend: Backend;

beforeAll(async () => {
  backend = await startBackend({ now: () => NOW, shopAddress: SHOP });
});
afterEach(() => {
  backend.faults.clear();
  backend.setShapes(defaultShapes);
});
afterAll(() => backend.close());

const ask = (path: string, init: RequestInit = {}): Promise<Response> =>
  fetch(`${backend.address}${path}`, { headers: HEADERS, redirect: "manual", ...init });
const get = async (path: string): Promise<unknown> => (await ask(path)).json();
const post = (path: string, body: unknown): Promise<Response> =>
  ask(path, { method: "POST", body: JSON.stringify(body) });
const sent = async (path: string, body: unknown): Promise<Json> => record(await (await post(path, body)).json());
const dataOf = async (path: string, body: unknown): Promise<Json> => record((await sent(path, body))["data"]);
const listOf = async (path: string, body: unknown): Promise<Json[]> => (await sent(path, body))["data"] as Json[];
const carts = async (filter: unknown): Promise<Json[]> =>
  (await get(`/api/carts?filter=${encodeURIComponent(JSON.stringify(filter))}`)) as Json[];

const logIn = (usuario: string, extra: Json = {}): Promise<Json> =>
  dataOf("/api/Users/etn/login", {
    user: { tipoDocumento: "CC", usuario, clave: PASSWORD, ideAplicacion: 6, ...extra },
  });

/** A cart of the player with two fractions of Medellín, saved; its number has never been played in this test. */
async function cartWith(numero: string): Promise<{ id: unknown; total: number; line: Json }> {
  const [draw = {}] = await listOf("/api/Users/etn/consultar-loterias-disponibles", {
    lottery: { fecha: "11-04-2018", evento: null, ideLoteria: 10 },
  });
  const number = { ideLoteria: 10, sorteo: draw["sorteo"], numero };
  const [series = {}] = await listOf("/api/Users/etn/consultar-disponiblidad-de-numero", { number });
  const total = 2 * Number(draw["vlrFraccion"]);
  const lottery = { ideProducto: 10, ideLoteria: 10, abreviatura: "MEDE", sigla: "MEDE", sorteo: draw["sorteo"] };
  const line = { id: `line ${numero}`, lottery, numero, serie: series["serie"], fracciones: 2, total, cartVal: total };
  const { id } = await sent("/api/carts", { user: people.player, userId: 1001, state: "INCART", order: [] });
  await sent("/api/carts/new-related", { data: { id, loterias: [line], recargas: [], createRow: false } });
  return { id, total, line };
}

function payment(idcart: unknown, total: number, typePay: string, more: Json = {}): Json {
  return {
    user: people.player,
    idcart,
    payment: { description: "Compra de lotería", amount: { currency: "COP", total } },
    numTransaccion: `T${text(idcart)}`,
    id: idcart,
    activity: "compra",
    ip: "190.85.10.20",
    aplicacion: 6,
    numIdentificacion: people.player,
    typePay,
    lotteries: [],
    couponName: "",
    totalSinDesc: total,
    totalDescuento: 0,
    ...more,
  };
}

describe("a purchase", () => {
  test("goes from the login to the receipt, the points and the report", async () => {
    const { token, userId } = await logIn(people.player);
    const person = await dataOf("/api/Users/etn/userArray", { user: { token, ideAplicacion: 6 } });
    expect(person).toMatchObject({ userId, nombres: "MARTA LUCÍA", saldo: "85000", numeroFrecuente: "4827" });
    const before = await dataOf("/api/Users/etn/consultar-puntos", {
      user: { token, tipoDocumento: "CC", usuario: people.player },
    });

    const { id, line, total } = await cartWith("1357");
    const open = { where: { user: people.player, state: "INCART" }, include: ["lotteries", "recharges"] };
    const [cart = {}] = await carts(open);
    expect(cart["lotteries"]).toEqual([
      expect.objectContaining({ ideproducto: 10, numeroSorteo: record(line["lottery"])["sorteo"], numero: "1357" }),
    ]);

    const { req } = await sent("/api/cuponesredimir/get-consult-coupon", { confisys: { data: { cupon: "gana10" } } });
    const coupon = record(req);
    expect(coupon).toMatchObject({ minFracciones: 1, maxFracciones: 3 });
    const discount = (total * 20) / 100;
    const { data: gateways } = await sent("/api/carts/get-confisys-payments", {
      confisys: { listaNombresConfisys: ["HABILITA_PAGOS_PAYVALIDA", "HABILITA_PAGOS_PLACETOPAY"] },
    });
    expect(gateways).toEqual([
      { nombre: "HABILITA_PAGOS_PAYVALIDA", valorStr: "S" },
      { nombre: "HABILITA_PAGOS_PLACETOPAY", valorStr: "" },
    ]);

    const started = await sent("/api/Users/place-to-pay", {
      pay: payment(id, total - discount, "PAYVALIDA", {
        token,
        couponName: coupon["couponName"],
        totalSinDesc: total,
        totalDescuento: discount,
      }),
    });
    expect(started["CODE"]).toBe("0000");
    const { Referencia: reference, checkout } = record(started["DATA"]);
    expect(await carts(open)).toEqual([]);
    expect(await carts({ where: { user: people.player, state: "PENDING" }, order: "id DESC" })).toMatchObject([
      { reference },
    ]);

    const page = await (await fetch(text(checkout))).text();
    const approve = /href="([^"]+aprobar)"/.exec(page)?.[1];
    const back = await ask(text(approve), { headers: {} });
    expect(back.headers.get("location")).toBe(`${SHOP}/confirmacion/${text(reference)}`);

    const order = await dataOf("/api/Users/place-to-pay-consultar", { pay: { order: reference } });
    expect(order).toMatchObject({
      CODE: "0000",
      DATA: {
        estado: "APROBADA",
        comprador: { surname: "ROJAS", document: people.player },
        monto: { currency: "COP", total: String(total - discount) },
        referencia: reference,
        descuento: discount,
        totalSinDescuento: String(total),
      },
    });

    const [bought = {}] = await carts({
      where: {
        user: people.player,
        state: { inq: ["PENDING", "REJECTED", "APPROVED"] },
        updatedAt: { like: "2026-11-23%" },
      },
      fields: { id: true, order: true, state: true, updatedAt: true, reference: true },
      include: ["lotteries", "recharges"],
      order: "id DESC",
    });
    expect(bought).toMatchObject({ state: "APPROVED", reference });
    const [historyLine = {}] = bought["lotteries"] as Json[];
    expect(historyLine).toMatchObject({ name: "Lotería de Medellín", precio: String(total), descuento: 20 });

    const receipt = { data: { numTransaccionUsuario: historyLine["numTransaccion"] } };
    const { data: file } = await sent("/api/Users/etn/BuscarS3", receipt);
    expect(atob(text(file))).toMatch(/^%PDF-1\.4\n[^]*1357 serie/);
    backend.setShapes({ receipts: "link" });
    const { data: link } = await sent("/api/Users/etn/BuscarS3", receipt);
    expect((await fetch(text(link))).headers.get("content-type")).toBe("application/pdf");

    const after = await dataOf("/api/Users/etn/consultar-puntos", {
      user: { token, tipoDocumento: "CC", usuario: people.player },
    });
    expect(Number(after["disponibles"])).toBe(Number(before["disponibles"]) + Math.floor((total - discount) / 1000));

    const seller = await logIn(people.seller, { esComercializador: true });
    expect(seller["comercial"]).toBe(true);
    const asked = { tipoReporte: 1, ideLoteria: 10, fechaInicio: "2026-11-23", fechaFin: "2026-11-23" };
    const report = await dataOf("/api/Users/etn/reporte-ventas", {
      data: { ...asked, formato: "XLS", token: seller["token"] },
    });
    expect(atob(text(report["$data"]))).toContain("<td>1357</td>");
    const refused = await post("/api/Users/etn/reporte-ventas", { data: { ...asked, formato: "PDF", token } });
    expect(refused.status).toBe(403);
  });

  test("is answered by the other gateway with an address and a number, and takes any state of the documents", async () => {
    const { id, total } = await cartWith("2468");
    const body = { pay: payment(id, total, "PLACETOPAY") };
    const { processUrl, requestId } = await sent("/api/Users/place-to-pay", body);
    expect(await sent("/api/Users/place-to-pay", body)).toEqual({ processUrl, requestId });
    const reference = text(processUrl).split("/").at(-1) ?? "";
    for (const status of ["APPROVED_PARTIAL", "PENDING_VALIDATION", "FAILED", "REFUNDED"]) {
      backend.setPaymentStatus(reference, status);
      expect(await dataOf("/api/Users/place-to-pay-consultar", { pay: { requestId } })).toMatchObject({
        status: { status },
        request: { payment: { reference } },
      });
    }
    expect(await carts({ where: { reference } })).toMatchObject([{ state: "REJECTED" }]);
  });

  test("is refused in each of the forms of the documents", async () => {
    const { id, total } = await cartWith("3579");
    const body = { pay: payment(id, total, "PAYVALIDA", { token: "unknown" }) };
    const message = "Tu sesión ha expirado, por favor ingresa de nuevo.";
    const answer = async (checkoutErrors: typeof defaultShapes.checkoutErrors): Promise<unknown> => {
      backend.setShapes({ checkoutErrors });
      return (await post("/api/Users/place-to-pay", body)).json();
    };
    expect(await answer("text")).toBe(`Error ${message}`);
    expect(await answer("status")).toEqual({ status: { status: 400, message } });
    expect(await answer("code")).toEqual({ CODE: "0002", DESC: message });
    expect(await answer("object")).toEqual({ error: { message } });
  });

  test("takes the fractions that it pays for", async () => {
    const { id, line, total } = await cartWith("4680");
    await sent("/api/Users/place-to-pay", { pay: payment(id, total, "PLACETOPAY") });
    const next = await sent("/api/carts", { user: people.player, userId: 1001, state: "INCART", order: [] });
    const data = { id: next["id"], loterias: [line], recargas: [], createRow: true };
    await sent("/api/carts/new-related", { data });
    const refused = await post("/api/Users/place-to-pay", { pay: payment(next["id"], total, "PLACETOPAY") });
    expect(await refused.json()).toMatch(/^Error El número 4680/);
  });
});

test("lines are read and sent in both spellings, and filters are read in brackets", async () => {
  const { id, line } = await cartWith("5791");
  const { ideLoteria, sorteo } = record(line["lottery"]);
  const flat = { id: "flat", ideproducto: 10, ideLoteria, abreviatura: "MEDE", sigla: "MEDE", numeroSorteo: sorteo };
  const more = { ...flat, numero: "5792", fracciones: 1, serie: "001", total: 6000 };
  await sent("/api/carts/new-related", { data: { id, loterias: [more], recargas: [], createRow: true } });
  const query = `filter[where][user]=${people.player}&filter[where][state]=INCART&filter[include]=lotteries`;
  const [cart = {}] = (await get(`/api/carts?${query}`)) as Json[];
  expect(cart["lotteries"]).toMatchObject([
    { ideproducto: 10, numeroSorteo: sorteo },
    { lottery: { ideProducto: 10, sorteo }, numero: "5792" },
  ]);
  const where = encodeURIComponent(JSON.stringify({ id }));
  const order = [{ note: "x" }];
  const updated = await sent(`/api/carts/update?where=${where}`, { user: people.player, state: "INCART", order });
  expect(updated).toMatchObject({ id, order, state: "INCART" });
});

test("lists of a cart are added to or replaced, as the shape of related rows says", async () => {
  const { id, line } = await cartWith("6802");
  const addOther = () =>
    sent("/api/carts/new-related", {
      data: { id, loterias: [{ ...line, id: "other" }], recargas: [], createRow: true },
    });
  expect((await addOther())["lotteries"]).toHaveLength(2);
  backend.setShapes({ relatedRows: "whole-cart" });
  expect((await addOther())["lotteries"]).toHaveLength(1);
});

test("a registration is confirmed by the mailed link, and the account can be recovered and deleted", async () => {
  const usuario = "52718406";
  const user = {
    tipoDocumento: "CC",
    usuario,
    nombres: "CLARA INÉS",
    primerApellido: "RUIZ",
    segundoApellido: "DE LA TORRE",
    email: "clara.ruiz@correo.example",
    contrasena: PASSWORD,
    celular: "3105559284",
    mayoriaEdad: "Si",
    fechaNacimiento: "02-03-1990",
  };
  const logInNow = () => post("/api/Users/etn/login", { user: { tipoDocumento: "CC", usuario, clave: PASSWORD } });
  const lastMail = () => backend.state.messages.at(-1);

  expect((await post("/api/Users/etn/singup", { user })).ok).toBe(true);
  expect((await post("/api/Users/etn/singup", { user })).status).toBe(409);
  expect((await logInNow()).statusText).toBe("Unauthorized");

  const token = lastMail()?.token ?? "";
  expect(lastMail()?.link).toBe(`${SHOP}/confirmar-cuenta/${token}`);
  expect(await dataOf("/api/Users/etn/consultar-token-usuario", { user: { token } })).toMatchObject({ usuario });
  backend.expire(token);
  const late = await dataOf("/api/Users/etn/activate-account", { user: { token } });
  expect(late["message"]).not.toBe("Cuenta activada");
  const newLink = { user: { token: lastMail()?.token } };
  expect(await dataOf("/api/Users/etn/activate-account", newLink)).toEqual({ message: "Cuenta activada" });
  expect((await post("/api/Users/etn/activate-account", newLink)).status).toBe(400);

  const { data } = (await (await logInNow()).json()) as { data: Json };
  const session = { token: data["token"] };
  await post("/api/Users/etn/actualizar-usuario", { user: { ...session, celular: "3201112233" } });
  expect(await dataOf("/api/Users/etn/consultar-usuarios", { user: session })).toMatchObject({ celular: "3201112233" });

  const wrong = { ...session, clave: "Otra#2026", contrasena: "Nueva#2027" };
  expect(await dataOf("/api/Users/etn/cambiar-contrasena-web", { user: wrong })).toEqual({ message: "Clave inválida" });
  await post("/api/Users/etn/recuperar-contrasena", { user: { tipoDocumento: "CC", usuario } });
  const recovery = { token: lastMail()?.token, contrasena: "Nueva#2027", contrasenaConfirm: "Nueva#2027" };
  expect((await post("/api/Users/etn/actualizar-contrasena", { user: recovery })).ok).toBe(true);
  expect((await logInNow()).status).toBe(401);

  expect(await dataOf("/api/Users/etn/cancel-account", { user: { ...session, motivo: "No la uso" } })).toEqual({
    message: "Cuenta eliminada",
  });
  expect((await post("/api/Users/etn/consultar-usuarios", { user: session })).status).toBe(401);
  const rich = await logIn(people.player);
  expect(await dataOf("/api/Users/etn/cancel-account", { user: { token: rich["token"], motivo: "No" } })).toEqual({
    message: "El saldo del usuario debe ser  0 par poder cancelar la cuenta",
  });
});

test("a prize is claimed into the balance once", async () => {
  const prizes = () => listOf("/api/Users/etn/pago-premio", { ideUsuario: 1001 });
  const [prize = {}] = await prizes();
  const [uvt = {}] = await listOf("/api/Users/etn/web-confisys", { nombre: "VLR_UVT_VIGENTES" });
  expect(prize).toMatchObject({ ideEstado: "10", vlrGanado: "60000" });
  expect(prize["numero"]).toMatch(/^\*{3}\d$/);
  expect(Number(prize["vlrGanado"]) / Number(uvt["valor"])).toBeLessThan(2);

  const topUp = { body: { usuario: people.player, valor: 145_000, ideEstado: "10", colilla: prize["colilla"] } };
  expect((await post("/api/Users/etn/recarga-oki", topUp)).ok).toBe(true);
  const { error } = await sent("/api/Users/etn/recarga-oki", topUp);
  expect(record(error)["message"]).toMatch(/ - \{"mensaje":"El premio ya fue pagado"\}$/);
  const claim = {
    ideSolicitud: "20261123100000ABCDEFGHIJ",
    ideUsuario: 1001,
    loteria: "Lotería de Medellín",
    sorteo: prize["sorteo"],
    numero: prize["numero"],
    serie: prize["serieBillete"],
    valor: "$60.000",
    medioPago: "OKI",
    ideEstado: "RECLAMADO",
    fecSorteo: "20/11/26",
  };
  expect((await post("/api/Users/etn/reclama-premio", { body: claim })).ok).toBe(true);
  for (const call of ["enviarSMS", "enviarCorreo", "enviarCorreoReporte"]) {
    expect((await post(`/api/Users/etn/${call}`, { data: { vlrGanado: "$60.000" } })).ok).toBe(true);
  }
  const key = { numTransaccionUsuario: prize["numTransaccion"] };
  expect((await sent("/api/Users/etn/BuscarS3", { data: key }))["data"]).toMatch(/^http/);

  expect((await prizes())[0]).toMatchObject({ desEstado: "pagado", esPagoWeb: "S", ideEstado: "28" });
  const { token } = await logIn(people.player);
  expect(await dataOf("/api/Users/etn/userArray", { user: { token } })).toMatchObject({ saldo: "145000" });
});

test("a drawn number wins with its series, and a prize plan has decimals", async () => {
  const [result = {}] = await listOf("/api/Users/etn/consultar-resultados", {
    loterie: { fecha: null, limite: 1, ideLoteria: 10 },
  });
  const { fecSorteo, numero, serie } = result;
  expect(result["siglaLoteria"]).toBe("MEDE");
  const played = (number: unknown) =>
    dataOf("/api/Users/etn/consultar-numero-ganador", {
      number: { ideLoteria: 10, fecha: fecSorteo, numero: number, serie },
    });
  expect(await played(numero)).toEqual({ ganador: true });
  expect(await played(text(numero).slice(1))).toEqual({ ganador: true });
  expect(await played("0001")).toEqual({ ganador: false });
  const { resultadosLoteria } = await dataOf("/api/Users/etn/consultar-resultados-completos", {
    lottery: { ideLoteria: 10, fecha: fecSorteo },
  });
  expect(resultadosLoteria).toHaveLength(7);
  const { planPremios } = await dataOf("/api/Users/etn/consultar-plande-premios", {
    award: { ideLoteria: 10, fecha: null },
  });
  expect(planPremios).toMatchObject([
    { desPlanPremio: "Premio Mayor", vlrNetoFraccion: "3541333333.33" },
    ...Array(11).fill({}),
  ]);
});

const pqrs = {
  issue: "2",
  document_type: "CC",
  document: "52345918",
  name: "Marta",
  last_name: "Rojas",
  email: "marta@correo.example",
  telephone: "3004827193",
  comment: "Gracias",
  tratamientos: "S",
};

test.each([
  ["GET", "/api/sliders"],
  ["GET", "/api/news"],
  ["GET", "/api/news/1"],
  ["GET", "/api/homepayprize"],
  ["GET", "/api/homepayprize/1"],
  ["GET", "/api/payprize"],
  ["GET", "/api/payprize/2"],
  ["GET", "/api/pages?filter[where][page]=puntos-gana&filter[include]=unity"],
  ["GET", "/api/subpages"],
  ["GET", "/api/terminos_condiciones"],
  ["GET", "/api/services-qualifies"],
  ["GET", "/api/questions"],
  ["GET", "/api/faqs"],
  ["GET", "/api/pqrs"],
  ["GET", "/api/conteoregresivo/PrimerActivo"],
  ["GET", "/users/1001"],
  ["GET", "/api/Users/etn/consultar-operadores"],
  ["GET", `/api/Users/etn/operadores-con-paquetes?product=${encodeURIComponent('{"paquete":"S"}')}`],
  ["POST", "/api/Users/etn/web-confisys-controlar", { nombre: "CONTROLAR_PAGO_PREMIO" }],
  ["POST", "/api/Users/etn/buscar-paquete-movil", { product: { ideOperadorGANA: 1 } }],
  ["POST", "/api/Users/etn/consultar-horarios-loterias", { lottery: {} }],
  ["POST", "/api/Users/etn/consultar-numeros-disponibles", { numeroJugar: "1234" }],
  ["POST", "/api/Users/etn/consultar-numeros-mayores-menores", { data: { ideLoteria: 10 } }],
  ["POST", "/api/apqrs", pqrs],
  ["POST", "/api/a-services-qualifies", { issue: 1, comment: "Bien", questions: [] }],
] as [method: string, path: string, body?: unknown][])("%s %s answers", async (method, path, body) => {
  const response = await ask(path, { method, ...(body !== undefined && { body: JSON.stringify(body) }) });
  expect(response.status).toBe(200);
  expect(JSON.stringify(await response.json()).length).toBeGreaterThan(20);
});

describe("the server", () => {
  test("answers unknown paths and other methods with a page of status 404", async () => {
    for (const [method, path] of [
      ["GET", "/api/tienda/sesion"],
      ["POST", "/api/tienda/captcha"],
      ["DELETE", "/api/carts"],
      ["GET", "/"],
    ] as const) {
      const response = await ask(path, { method });
      expect(response.status).toBe(404);
      expect(response.headers.get("content-type")).toContain("text/html");
      expect(response.headers.get("set-cookie")).toBeNull();
    }
  });

  test("asks for the credential of the application", async () => {
    const response = await ask("/api/faqs", { headers: {} });
    expect([response.status, response.statusText]).toEqual([401, "Unauthorized"]);
  });

  test("records each request with its body", async () => {
    await post("/api/apqrs?from=test", { issue: "2", other: [1] });
    expect(backend.callsTo("POST /api/apqrs").at(-1)).toMatchObject({
      query: { from: "test" },
      headers: { authorization: HEADERS.authorization },
      body: { issue: "2", other: [1] },
    });
  });

  test("fails, answers, delays and drops the calls that a test names", async () => {
    const { faults } = backend;
    faults.fail("GET /api/faqs", { times: 1 });
    const failed = await ask("/api/faqs");
    expect([failed.status, failed.headers.get("content-type")]).toEqual([500, "text/html; charset=utf-8"]);
    expect((await ask("/api/faqs")).status).toBe(200);
    faults.fail("GET /api/news/{id}", { status: 409, body: { error: { message: "No" } } });
    expect(await get("/api/news/2")).toEqual({ error: { message: "No" } });
    faults.answer("GET /api/faqs", "Error interno");
    expect(await get("/api/faqs")).toBe("Error interno");
    faults.drop("GET /api/pqrs", 1);
    await expect(ask("/api/pqrs")).rejects.toThrow();
    faults.slow("GET /api/pqrs", 50);
    const started = performance.now();
    await ask("/api/pqrs");
    expect(performance.now() - started).toBeGreaterThanOrEqual(49);
  });

  test("sends numbers as text and leaves optional fields out, as its shapes say", async () => {
    const sliders = () => get("/api/sliders") as Promise<Json[]>;
    expect((await sliders()).map((slide) => "link" in slide)).toEqual([true, false, true]);
    backend.setShapes({ optionalFields: "missing", numbers: "all-as-text" });
    expect((await sliders()).some((slide) => "link" in slide)).toBe(false);
    expect((await get("/api/faqs")) as Json[]).toMatchObject([{ id: "1" }, { id: "2" }, { id: "3" }]);
    backend.setShapes({ optionalFields: "present", numbers: "plain" });
    expect((await sliders()).every((slide) => "link" in slide)).toBe(true);
  });

  test("returns by the page that led to the gateway if it does not know the shop", async () => {
    const alone = await startBackend({ now: () => NOW });
    try {
      const at = (path: string, init: RequestInit = {}) =>
        fetch(`${alone.address}${path}`, { redirect: "manual", ...init });
      const send = async (path: string, body: unknown): Promise<Json> =>
        record(await (await at(path, { method: "POST", headers: HEADERS, body: JSON.stringify(body) })).json());
      const { id } = await send("/api/carts", { user: people.player, state: "INCART" });
      const recargas = [{ tipo: "Recarga Celular", celular: "3004827193", valor: 5000, ideFormaPago: 5 }];
      await send("/api/carts/new-related", { data: { id, loterias: [], recargas, createRow: true } });
      const { processUrl } = await send("/api/Users/place-to-pay", { pay: payment(id, 5000, "PLACETOPAY") });
      const page = await (await fetch(text(processUrl), { headers: { referer: `${SHOP}/carrito` } })).text();
      const reject = /href="([^"]+rechazar[^"]*)"/.exec(page)?.[1] ?? "";
      const back = await at(reject);
      expect(back.status).toBe(303);
      expect(back.headers.get("location")).toMatch(new RegExp(`^${SHOP}/confirmacion/REF\\d+$`));
    } finally {
      await alone.close();
    }
  });
});
