/** The adapters against the gateways' documents: hashes, requests, answers, and every way an answer can be wrong. */
import { describe, expect, test } from "vitest";
import fc from "fast-check";
import { testClock } from "#server/clock.ts";
import data from "#server/demo/colombia.json" with { type: "json" };
import { withBreaker } from "#server/gateways/breaker.ts";
import { GatewayError, type Gateway, type PaymentRequest } from "#server/gateways/gateway.ts";
import { pesosOf } from "#server/gateways/http.ts";
import { createPayValida, notificationChecksum, queryChecksum, registerChecksum } from "#server/gateways/payvalida.ts";
import { gatewayUrl } from "#domain/safeUrl";
import { authOf, createPlaceToPay, signatureOf } from "#server/gateways/placetopay.ts";

import cancellationSample from "./samples/payvalida-cancelacion.json" with { type: "json" };
import pseSample from "./samples/payvalida-consulta-pse.json" with { type: "json" };
import cardSample from "./samples/payvalida-consulta-tarjeta.json" with { type: "json" };
import registrationSample from "./samples/payvalida-registro.json" with { type: "json" };

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

  test("[F-19] a session stays approved when its money went back: the transaction says it", async () => {
    const [paid] = approved.payment;
    const refund = { ...paid, status: { ...paid!.status!, status: "REFUNDED" }, refunded: false };
    const { gateway } = placeToPay({ ...approved, payment: [refund, { ...paid, refunded: true }] });
    expect(await gateway.query({ requestId: "7", reference: request.reference })).toMatchObject({
      status: "REFUNDED",
      paidAt: "2026-11-20T15:04:58.000Z",
    });
  });

  test("[PAY-07] a session is cancelled with the credentials alone, and answers its state", async () => {
    const { gateway, calls } = placeToPay({ ...approved, status: { ...approved.status, status: "REJECTED" } });
    expect((await gateway.cancel({ requestId: "7", reference: "x" })).status).toBe("REJECTED");
    expect(calls[0]).toMatchObject({ method: "POST", url: "https://checkout.example/api/session/7/cancel" });
    expect(Object.keys(calls[0]!.body)).toEqual(["auth"]);
  });

  test("[F-22] a cancellation that the merchant's contract does not allow is told as refused", async () => {
    const { gateway } = placeToPay({ status: { status: "FAILED", reason: "XC", message: "No", date: "x" } });
    await expect(gateway.cancel({ requestId: "7", reference: "x" })).rejects.toMatchObject({ outcome: "refused" });
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

  const published = { requestId: "1934038", reference: "9022932" };

  test("[PAY-07] the published answer to a registration opens the payment on its host without a scheme", async () => {
    const { gateway } = payValida(registrationSample);
    const { processUrl, requestId } = await gateway.open(request);
    expect(requestId).toBe("1934038");
    expect(gatewayUrl(processUrl, ["checkout.payvalida.com"], "https://tienda.example")?.href).toBe(
      "https://checkout.payvalida.com/?token=abc123",
    );
    // The published query answers the test host, without a slash before the question mark.
    const { checkout } = cardSample.DATA;
    expect(gatewayUrl(checkout, ["sandbox-checkout.payvalida.com"], "https://tienda.example")?.href).toBe(
      "https://sandbox-checkout.payvalida.com/?token=abc123",
    );
  });

  test("[PAY-06] the published answer for a card: amount, currency, the transaction's instant, its CUS as authorization", async () => {
    const { gateway, calls } = payValida(cardSample);
    expect(await gateway.query(published)).toEqual({
      status: "APROBADA",
      reference: "9022932",
      totalPesos: 200,
      currency: "COP",
      paidAt: "2020-11-27T20:28:58.000Z",
      detail: {
        message: "Pago aprobado",
        reason: "APROBADA",
        date: "2020-11-27T20:28:58.000Z",
        bank: null,
        method: "Tarjeta de Credito",
        authorization: "_12757866",
        receipt: "12757866",
      },
    });
    expect(calls[0]).toMatchObject({ method: "GET" });
    expect(calls[0]!.url).toMatch(
      /\/api\/v3\/porders\/9022932\?merchant=tienda_co&checksum=\w{128}&aditionalinfo=cuspse$/,
    );
  });

  test("[PAY-06] a time without a zone is Bogota's, and PSE's CUS stands beside an empty transaction", async () => {
    const { gateway } = payValida(pseSample);
    expect(await gateway.query(published)).toMatchObject({
      paidAt: "2020-11-27T20:29:35.000Z",
      detail: { method: "PSE", authorization: "873645", receipt: null },
    });
  });

  test.each([
    ["another currency", { CURRENCY: "USD" }, { currency: "USD" }],
    ["no currency", { CURRENCY: undefined }, { currency: null }],
    ["no order", { ORDER: undefined }, { reference: null }],
    ["cents", { AMOUNT: "200.50" }, { totalPesos: null }],
    ["a time that is none", { TRANSACTION: {}, UDPATE_DATE: "ayer" }, { paidAt: null }],
    ["a state that is not approved", { STATE: "PENDIENTE" }, { paidAt: null }],
  ])("[F-18] %s is told as it is, never filled in", async (_name, change, expected) => {
    const { gateway } = payValida({ ...cardSample, DATA: { ...cardSample.DATA, ...change } });
    expect(await gateway.query(published)).toMatchObject(expected);
  });

  test("[PAY-07] an order is cancelled by DELETE with the query's checksum, and its new state is asked for", async () => {
    const calls: { method: string; url: string }[] = [];
    const answers = [cancellationSample, { ...pseSample, DATA: { ...pseSample.DATA, STATE: "CANCELADA" } }];
    const fetch = (async (url: string, init: RequestInit) => {
      calls.push({ method: init.method!, url });
      return Response.json(answers[calls.length - 1]);
    }) as unknown as typeof globalThis.fetch;
    const gateway = createPayValida({ config, baseUrl: () => config.baseUrl, clock, fetch });
    expect((await gateway.cancel(published)).status).toBe("CANCELADA");
    expect(calls.map(({ method }) => method)).toEqual(["DELETE", "GET"]);
    const checksum = queryChecksum("9022932", config.merchant, config.fixedHash);
    expect(calls[0]!.url).toBe(`https://api.example/api/v3/porders/9022932?merchant=tienda_co&checksum=${checksum}`);
  });

  test("[F-22] a cancellation that PayValida refuses is told as refused", async () => {
    const { gateway } = payValida({ CODE: "0405", DESC: "No", DATA: null });
    await expect(gateway.cancel(published)).rejects.toMatchObject({ outcome: "refused" });
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
