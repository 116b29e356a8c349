/** The adapters against the gateways' documents: hashes, requests, answers, and every way an answer can be wrong. */
import { describe, expect, test } from "vitest";
import fc from "fast-check";
import { testClock } from "#server/clock.ts";
import data from "#server/demo/colombia.json" with { type: "json" };
import { withBreaker } from "#server/gateways/breaker.ts";
import { GatewayError, type Gateway, type PaymentRequest } from "#server/gateways/gateway.ts";
import { pesosOf } from "#server/gateways/http.ts";
import { createPayValida, notificationChecksum, queryChecksum, registerChecksum } from "#server/gateways/payvalida.ts";
import { authOf, createPlaceToPay, signatureOf } from "#server/gateways/placetopay.ts";

const { placetopay: p2p, payvalida: pv } = data.vectoresPasarelas;
const clock = testClock("2026-11-20T15:00:00.000Z");

const request: PaymentRequest = {
  reference: "PM261120ABCDEFGHJK",
  description: "Compra en Premio Mayor",
  totalPesos: 12_000,
  expiresAt: "2026-11-20T15:15:00.000Z",
  returnUrl: "https://tienda.example/confirmacion/PM261120ABCDEFGHJK",
  ip: "190.24.1.1",
  userAgent: "pruebas",
  buyer: {
    documentType: "CC",
    documentNumber: "52847193",
    names: "MARTA LUCÍA",
    surnames: "RESTREPO",
    email: "marta@ejemplo.co",
    mobile: "3004827193",
  },
};

interface Call {
  url: string;
  method: string;
  signal: unknown;
  redirect: unknown;
  // eslint-disable-next-line @typescript-eslint/no-explicit-any -- what was sent, of any shape
  body: any;
}

function answering(answer: unknown, status = 200): { fetch: typeof fetch; calls: Call[] } {
  const calls: Call[] = [];
  const fake = async (url: string, init: RequestInit) => {
    calls.push({
      url,
      method: init.method ?? "GET",
      signal: init.signal,
      redirect: init.redirect,
      body: init.body ? JSON.parse(String(init.body)) : null,
    });
    return new Response(typeof answer === "string" ? answer : JSON.stringify(answer), { status });
  };
  return { fetch: fake as unknown as typeof fetch, calls };
}

function placeToPay(answer: unknown, status = 200, hash: "sha256" | "sha1" = "sha256") {
  const { fetch, calls } = answering(answer, status);
  const config = { baseUrl: "https://checkout.example", login: "tienda", secretKey: "024h1IlD", hash };
  return { gateway: createPlaceToPay({ config, baseUrl: () => config.baseUrl, clock, fetch }), calls };
}

describe("PlaceToPay", () => {
  const { nonceCrudo, seed, secretKey, nonceBase64, tranKey } = p2p.sha1_tranKey;

  test("[PAY-07] tranKey is the documentation's, with SHA-1 and with SHA-256", () => {
    const nonce = Buffer.from(nonceCrudo);
    expect(authOf("x", secretKey, nonce, seed, "sha1")).toMatchObject({ nonce: nonceBase64, tranKey });
    expect(authOf("x", secretKey, nonce, seed, "sha256").tranKey).toBe(p2p.sha256_tranKey_mismosDatos);
  });

  test("[PAY-07] the notification's signature is the documentation's, in both forms", () => {
    const { requestId, status, date, secretKey: key, signature } = p2p.sha1_firma[0]!;
    expect(signatureOf({ requestId, status, date }, key, "sha1")).toBe(signature);
    expect(signatureOf({ requestId, status, date }, key, "sha256")).toBe(p2p.sha256_firma_mismosDatos83);
  });

  test("[PAY-07] opening a session sends every required field, and never asks for partial payment", async () => {
    const { gateway, calls } = placeToPay({
      status: { status: "OK", reason: "PC", message: "", date: "" },
      requestId: 181_348,
      processUrl: "https://checkout.example/spa/session/181348/ab",
    });
    expect(await gateway.open(request)).toEqual({
      requestId: "181348",
      processUrl: "https://checkout.example/spa/session/181348/ab",
    });
    const [{ url, method, body }] = calls as [Call];
    expect([method, url]).toEqual(["POST", "https://checkout.example/api/session"]);
    expect(body).toMatchObject({
      locale: "es_CO",
      buyer: { document: "52847193", documentType: "CC", name: "MARTA LUCÍA", surname: "RESTREPO" },
      payment: { reference: request.reference, amount: { currency: "COP", total: 12_000 } },
      expiration: request.expiresAt,
      returnUrl: request.returnUrl,
      cancelUrl: request.returnUrl,
      ipAddress: "190.24.1.1",
      userAgent: "pruebas",
    });
    expect(JSON.stringify(body)).not.toContain("allowPartial");
    expect(body.auth.tranKey).toBe(
      authOf("tienda", "024h1IlD", Buffer.from(body.auth.nonce, "base64"), body.auth.seed, "sha256").tranKey,
    );
  });

  const approved = {
    requestId: 7,
    status: { status: "APPROVED", reason: "00", message: "Aprobada", date: "2026-11-20T10:05:00-05:00" },
    request: { payment: { reference: request.reference, amount: { currency: "COP", total: 12000 } } },
    payment: [
      {
        status: { status: "APPROVED", reason: "00", message: "Aprobada", date: "2026-11-20T10:04:58-05:00" },
        amount: { from: { currency: "COP", total: "12000.00" }, to: { currency: "COP", total: "12000.00" }, factor: 1 },
        paymentMethodName: "Visa",
        issuerName: "BANCO DE PRUEBA",
        reference: request.reference,
        authorization: "999999",
        receipt: "1234567890",
      },
      { status: { status: "REJECTED" }, reference: request.reference },
    ],
  };

  test("[CONF-01] the state of an approved session has amount, instant, bank and authorization", async () => {
    const { gateway } = placeToPay(approved);
    expect(await gateway.query({ requestId: "7", reference: request.reference })).toEqual({
      status: "APPROVED",
      reference: request.reference,
      totalPesos: 12_000,
      currency: "COP",
      paidAt: "2026-11-20T15:04:58.000Z",
      detail: {
        message: "Aprobada",
        reason: "00",
        date: "2026-11-20T15:04:58.000Z",
        bank: "BANCO DE PRUEBA",
        method: "Visa",
        authorization: "999999",
        receipt: "1234567890",
      },
    });
  });

  test("a session without attempts is pending and paid at no instant", async () => {
    const { gateway } = placeToPay({ ...approved, status: { status: "PENDING", date: "x" }, payment: null });
    const report = await gateway.query({ requestId: "7", reference: request.reference });
    expect([report.status, report.paidAt]).toEqual(["PENDING", null]);
  });

  test("[F-18] an answer about another session is not believed", async () => {
    const { gateway } = placeToPay({ ...approved, requestId: 8 });
    await expect(gateway.query({ requestId: "7", reference: "x" })).rejects.toThrow(GatewayError);
  });

  const notification = (status: string, hash: "sha256" | "sha1" = "sha256") => {
    const date = "2026-11-20T10:05:00-05:00";
    return {
      status: { status, reason: "00", message: "", date },
      requestId: 7,
      reference: request.reference,
      signature: signatureOf({ requestId: 7, status, date }, "024h1IlD", hash),
    };
  };

  test("[F-18] a right signature is taken, also with the number as text", () => {
    const { gateway } = placeToPay({});
    expect(gateway.verify(notification("APPROVED"))).toMatchObject({ requestId: "7", status: "APPROVED" });
    expect(gateway.verify({ ...notification("APPROVED"), requestId: "7" })).not.toBeNull();
  });

  test("[F-18] the older form is taken only where the account uses it", () => {
    expect(placeToPay({}, 200, "sha1").gateway.verify(notification("APPROVED", "sha1"))).not.toBeNull();
    expect(placeToPay({}).gateway.verify(notification("APPROVED", "sha1"))).toBeNull();
  });

  test("[F-18] P: any change to what is signed, or to the signature, is refused", () => {
    const { gateway } = placeToPay({});
    const right = notification("REJECTED");
    fc.assert(
      fc.property(fc.nat(), fc.integer({ min: 1, max: 127 }), (position, change) => {
        const { signature } = right;
        const index = position % signature.length;
        const flipped = String.fromCharCode(signature.charCodeAt(index) ^ change);
        const forged = signature.slice(0, index) + flipped + signature.slice(index + 1);
        expect(gateway.verify({ ...right, signature: forged })).toBeNull();
      }),
    );
    for (const forged of [
      { ...right, requestId: 8 },
      { ...right, status: { ...right.status, status: "APPROVED" } },
      { ...right, status: { ...right.status, date: "2026-11-20T10:05:01-05:00" } },
      { ...right, signature: undefined },
      { ...right, signature: "" },
      null,
      [],
      "APPROVED",
    ])
      expect(gateway.verify(forged)).toBeNull();
  });
});

describe("PayValida", () => {
  const config = {
    baseUrl: "https://api.example",
    merchant: pv.consultar.merchant,
    fixedHash: pv.FIXED_HASH,
    fixedHashNotification: pv.FIXED_HASH_NOTIFICACION,
  };
  const payValida = (answer: unknown, status = 200) => {
    const { fetch, calls } = answering(answer, status);
    return { gateway: createPayValida({ config, baseUrl: () => config.baseUrl, clock, fetch }), calls };
  };

  test("[PAY-07] the three checksums are the documentation's", () => {
    const { email, order, amount, sha512 } = pv.registrar;
    expect(registerChecksum({ email, order, amount }, pv.FIXED_HASH)).toBe(sha512);
    expect(queryChecksum(pv.consultar.order, pv.consultar.merchant, pv.FIXED_HASH)).toBe(pv.consultar.sha512);
    for (const { po_id, status, sha256 } of pv.notificacion)
      expect(notificationChecksum(po_id, status, pv.FIXED_HASH_NOTIFICACION)).toBe(sha256);
  });

  test("[PAY-07] an order is registered with whole amounts and without special signs", async () => {
    const { gateway, calls } = payValida({
      CODE: "0000",
      DESC: "OK",
      DATA: { PVordenID: 55, Referencia: "4", checkout: "checkout.payvalida.com/?token=ab" },
    });
    expect(await gateway.open(request)).toEqual({ requestId: "55", processUrl: "checkout.payvalida.com/?token=ab" });
    expect(calls[0]!.body).toMatchObject({
      merchant: "tienda_co",
      country: 343,
      order: request.reference,
      money: "COP",
      amount: "12000",
      expiration: "20/11/2026",
      user_name: "MARTA LUCIA RESTREPO",
    });
    expect(calls[0]!.body.order).toMatch(/^[A-Z0-9]+$/);
  });

  test("[PAY-06] the state carries amount, currency and the words of the gateway", async () => {
    const { gateway, calls } = payValida({
      CODE: "0000",
      DATA: { STATE: "APROBADA", AMOUNT: "12000", PAYMNENT_METHOD: "PSE", UDPATE_DATE: "2026-11-20T15:04:00Z" },
    });
    expect(await gateway.query({ requestId: "55", reference: request.reference })).toMatchObject({
      status: "APROBADA",
      totalPesos: 12_000,
      currency: "COP",
      paidAt: "2026-11-20T15:04:00.000Z",
      detail: { message: "Pago aprobado", method: "PSE" },
    });
    expect(calls[0]).toMatchObject({ method: "GET" });
    expect(calls[0]!.url).toContain(`/api/v3/porders/${request.reference}?merchant=tienda_co&checksum=`);
  });

  test.each([
    ["PENDIENTE", "Pendiente de pago"],
    ["VENCIDA", "El plazo para pagar venció"],
    ["CANCELADA", "Pago cancelado"],
    ["ANULADA", "Pago reversado"],
    ["OTRA", null],
  ])("[CONF-01] %s is told as %s", async (STATE, message) => {
    const { gateway } = payValida({ CODE: "0000", DATA: { STATE } });
    expect((await gateway.query({ requestId: "55", reference: request.reference })).detail.message).toBe(message);
  });

  test("[F-18] a notification is verified by its checksum", () => {
    const { gateway } = payValida({});
    const [{ po_id, status, sha256 }] = pv.notificacion as [(typeof pv.notificacion)[number]];
    const right = { po_id, status, pv_checksum: sha256, pv_po_id: "9" };
    expect(gateway.verify(right)).toMatchObject({ reference: po_id, status });
    expect(gateway.verify({ ...right, status: "cancelled" })).toBeNull();
    expect(gateway.verify({ ...right, po_id: "PV0002" })).toBeNull();
    expect(gateway.verify({ ...right, pv_checksum: sha256.toUpperCase() })).toBeNull();
  });
});

describe("[F-22] a gateway that fails", () => {
  const faults: [string, unknown, number][] = [
    ["HTML instead of JSON", "<h1>502</h1>", 502],
    ["an empty answer", "", 200],
    ["a list", [], 200],
    ["null", "null", 200],
    ["a server error", { status: {} }, 500],
    ["wrong credentials", { status: { status: "FAILED", reason: 401, message: "x", date: "x" } }, 401],
    ["an answer without the page", { status: { status: "OK" }, requestId: 1 }, 200],
    ["a refusal with status 200", { status: { status: "FAILED", reason: "BR" }, requestId: 1, processUrl: "x" }, 200],
  ];
  test.each(faults)("%s is told as GatewayError", async (_name, answer, status) => {
    await expect(placeToPay(answer, status).gateway.open(request)).rejects.toThrow(GatewayError);
  });

  test("that is slow is not waited for without end, and a redirect of it is not followed", async () => {
    const { gateway, calls } = placeToPay({});
    await expect(gateway.open(request)).rejects.toThrow(GatewayError);
    expect(calls[0]!.signal).toBeInstanceOf(AbortSignal);
    expect(calls[0]!.redirect).toBe("error");
  });

  test("P: no answer whatever makes the adapter throw anything else", async () => {
    await fc.assert(
      fc.asyncProperty(fc.jsonValue(), fc.constantFrom(200, 400, 500), async (answer, status) => {
        const { gateway } = placeToPay(JSON.stringify(answer), status);
        for (const ask of [() => gateway.open(request), () => gateway.query({ requestId: "7", reference: "x" })])
          await ask().catch((error: unknown) => expect(error).toBeInstanceOf(GatewayError));
      }),
    );
  });

  test("amounts are whole pesos or nothing", () => {
    expect(["12000", "12000.00", 12000].map(pesosOf)).toEqual([12_000, 12_000, 12_000]);
    for (const wrong of ["12000.5", "-1", "1e3", "", null, Number.NaN, "12.000", {}]) expect(pesosOf(wrong)).toBeNull();
  });

  test("after five unanswered requests it is left alone for half a minute", async () => {
    const at = testClock("2026-11-20T15:00:00.000Z");
    let asked = 0;
    const broken: Gateway = {
      name: "PLACETOPAY",
      open: async () => {
        asked += 1;
        throw new GatewayError("down", "unknown");
      },
      query: async () => Promise.reject(new GatewayError("down", "unknown")),
      cancel: async () => Promise.reject(new GatewayError("down", "unknown")),
      verify: () => null,
    };
    const guarded = withBreaker(broken, at);
    for (let time = 0; time < 8; time += 1) await expect(guarded.open(request)).rejects.toThrow(GatewayError);
    expect(asked).toBe(5);
    at.advance(30_000);
    await expect(guarded.open(request)).rejects.toThrow(GatewayError);
    expect(asked).toBe(6);
  });
});
