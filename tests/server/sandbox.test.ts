/** The sandbox speaks like the gateways it stands for, and says what it is. */
import { beforeAll, describe, expect, test } from "vitest";
import { DEMO_SECRETS } from "#server/config.ts";
import { authOf } from "#server/gateways/placetopay.ts";
import { createWallet } from "#server/wallet/create.ts";
import { buy, onGatewayPage, stateOf } from "./buying";
import { loggedIn, openShop, people, refusalOf, tryLogin, visitor, type TestShop, type Visitor } from "./harness";

let shop: TestShop;
let marta: Visitor;
let number = 6000;
beforeAll(async () => {
  shop = await openShop();
  marta = await loggedIn(shop.app, people.marta);
});

async function open() {
  const { json } = await buy(marta, people.marta, [{ numero: String((number += 1)), serie: "001", fracciones: 1 }]);
  return json as { reference: string; processUrl: string };
}
const page = async (processUrl: string) => visitor(shop.app).get(new URL(processUrl).pathname);

describe("the pay page", () => {
  test("says that it is a sandbox, and has the four buttons and the test cards", async () => {
    const { processUrl, reference } = await open();
    const { status, text, headers } = await page(processUrl);
    expect(status).toBe(200);
    for (const words of [
      "Pasarela de prueba",
      "no se cobra dinero",
      "Aprobar pago",
      "Rechazar pago",
      "Dejar pendiente",
      "Simular caída",
      "4111111111111111",
      "$6.000",
      reference,
    ])
      expect(text).toContain(words);
    expect(text).toContain('<link rel="icon" href="/favicon.svg" type="image/svg+xml">');
    expect(text).not.toContain("<script");
    expect(headers["content-security-policy"]).toContain("default-src 'none'");
  });

  test("shows words from outside as words: the shop's reference and description, in content and in no tag", async () => {
    const { processUrl } = (
      await visitor(shop.app).post("/sandbox/placetopay/api/session", {
        auth: authOf(
          DEMO_SECRETS.placetopay.login,
          DEMO_SECRETS.placetopay.secretKey,
          Buffer.from("abc"),
          shop.clock.iso(),
          "sha256",
        ),
        payment: {
          reference: "PM<b>'\"&",
          description: "<script>alert(1)</script>",
          amount: { currency: "COP", total: 6_000 },
        },
        expiration: "2026-11-20T15:30:00Z",
        returnUrl: "http://localhost/confirmacion/x",
        ipAddress: "1.1.1.1",
        userAgent: "x",
      })
    ).json;
    const { text } = await page(processUrl);
    expect(text).toContain("<dd>PM&lt;b&gt;&#39;&quot;&amp;</dd>");
    expect(text).toContain("<dd>&lt;script&gt;alert(1)&lt;/script&gt;</dd>");
    expect(text).not.toMatch(/<script|<b>/);
  });

  test("lets a denied card try again, and takes no unknown one", async () => {
    const { processUrl, reference } = await open();
    expect(await onGatewayPage(shop, processUrl, { tarjeta: "4110760000000016" })).toBe(200);
    expect(await onGatewayPage(shop, processUrl, { tarjeta: "5555" })).toBe(200);
    expect(await onGatewayPage(shop, processUrl, { tarjeta: "4111 1111 1111 1111" })).toBe(303);
    expect((await stateOf(marta, reference)).json.data.status.status).toBe("APPROVED");
  });

  test("[F-26] of a payment that has ended leads back to the shop and pays nothing", async () => {
    const { processUrl, reference } = await open();
    await onGatewayPage(shop, processUrl, { accion: "rechazar" });
    const { status, headers } = await page(processUrl);
    expect([status, headers["location"]]).toEqual([303, `http://localhost/confirmacion/${reference}`]);
    await onGatewayPage(shop, processUrl, { accion: "aprobar" });
    expect((await stateOf(marta, reference)).json.data.status.status).toBe("REJECTED");
  });

  test("of nobody answers 404", async () => {
    expect((await visitor(shop.app).get("/sandbox/placetopay/pagar/nada")).status).toBe(404);
  });
});

describe("its PlaceToPay", () => {
  const { login, secretKey } = DEMO_SECRETS.placetopay;
  const session = (auth: unknown, change: Record<string, unknown> = {}) =>
    visitor(shop.app).post("/sandbox/placetopay/api/session", {
      auth,
      payment: { reference: "PM261120PRUEBA", amount: { currency: "COP", total: 6_000 } },
      expiration: "2026-11-20T15:30:00Z",
      returnUrl: "http://localhost/confirmacion/x",
      ipAddress: "1.1.1.1",
      userAgent: "x",
      ...change,
    });
  const auth = (seed = shop.clock.iso(), key: string = secretKey) =>
    authOf(login, key, Buffer.from("abc"), seed, "sha256");

  test("refuses wrong credentials and a clock five minutes off with 401 FAILED", async () => {
    for (const wrong of [
      undefined,
      auth(shop.clock.iso(), "otra"),
      auth("2026-11-20T15:05:01.000Z"),
      auth("2026-11-20T14:54:59.000Z"),
      { ...auth(), login: "otro" },
    ]) {
      const { status, json } = await session(wrong);
      expect([status, json.status.status]).toEqual([401, "FAILED"]);
    }
    expect((await session(auth())).json.status.status).toBe("OK");
  });

  test.each([
    ["an expiration less than five minutes ahead", { expiration: "2026-11-20T15:04:00Z" }],
    ["no return address", { returnUrl: undefined }],
    ["no ip", { ipAddress: undefined }],
    ["a long reference", { payment: { reference: "x".repeat(33), amount: { currency: "COP", total: 1 } } }],
    ["another currency", { payment: { reference: "x", amount: { currency: "USD", total: 1 } } }],
  ])("refuses %s", async (_name, change) => {
    const { status, json } = await session(auth(), change);
    expect([status, json.status.status]).toEqual([400, "FAILED"]);
  });
});

test("its wallet takes each key once, however often it is sent, and shows the last top-up first", async () => {
  const wallet = createWallet(shop)!;
  const oki = async () => (await visitor(shop.app).get("/sandbox/oki")).text;
  const before = (await oki()).split("<li>").length;
  for (const [key, pesos] of [
    ["9001-1-1", 90_000],
    ["9002-1-1", 45_000],
    ["9001-1-1", 90_000],
  ] as const) {
    shop.clock.advance(1_000);
    expect(await wallet.topUp({ key, mobile: "3004827193", pesos })).toEqual({ reference: `OKI-${key}` });
  }
  const text = await oki();
  expect(text.split("<li>")).toHaveLength(before + 2);
  expect(text).toMatch(/\$45\.000<.*A 3004827193 · .*9002-1-1.*\$90\.000<.*A 3004827193 · .*9001-1-1/);
});

test("no sandbox exists outside the demo", async () => {
  const real = await openShop({
    store: shop.store,
    env: {
      NODE_ENV: "production",
      RATE_LIMITS: "1",
      TRUST_PROXY: "no",
      PUBLIC_URL: "https://tienda.example",
      SECRET_KEY: "una-clave-propia-de-al-menos-32-letras",
      PLACETOPAY_BASE_URL: "https://checkout.example",
      PLACETOPAY_LOGIN: "x",
      PLACETOPAY_SECRET_KEY: "y",
      SMTP_URL: "smtps://smtp.example",
      MAIL_FROM: "tienda@correo.example",
    },
  });
  for (const path of ["/sandbox/estilo.css", "/sandbox/placetopay/pagar/nada", "/sandbox/correo", "/sandbox/sms"])
    expect(refusalOf(await visitor(real.app).get(path))).toEqual([404, "NOT_FOUND"]);
  const { headers } = await visitor(real.app).get("/salud");
  expect(headers["strict-transport-security"]).toBe("max-age=31536000; includeSubDomains");
  const { headers: answered } = await tryLogin(visitor(real.app), people.marta);
  expect(String(answered["set-cookie"])).toMatch(
    /^__Host-sid=[\w-]{43}; Max-Age=604800; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
  );
});

test("[F-36] too many captchas from one address are refused for a while", async () => {
  const limited = await openShop({ store: shop.store, env: { RATE_LIMITS: "1" } });
  const client = visitor(limited.app, "45.1.1.1");
  const ask = () => client.get("/api/tienda/captcha?accion=login");
  for (let time = 0; time < 120; time += 1) expect((await ask()).status).toBe(200);
  const refused = await ask();
  expect(refusalOf(refused)).toEqual([429, "TOO_MANY_REQUESTS"]);
  expect(Number(refused.headers["retry-after"])).toBeGreaterThan(0);
  expect((await visitor(limited.app, "45.1.1.2").get("/api/tienda/captcha?accion=login")).status).toBe(200);
});
