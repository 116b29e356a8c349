/** The adapters against the gateways' documents: hashes, requests, answers, and every way an answer can be wrong. */
import { describe, expect, test, vi } from "vitest";
import fc from "fast-check";
import { testClock, type TestClock } from "#server/clock.ts";
import { readConfig } from "#server/config.ts";
import data from "#server/demo/colombia.json" with { type: "json" };
import { withBreaker } from "#server/gateways/breaker.ts";
import { createGateways } from "#server/gateways/create.ts";
import { GatewayError, type Gateway, type PaymentReport, type PaymentRequest } from "#server/gateways/gateway.ts";
import { askGateway, instantOf, objectOf, pesosOf, textOf } from "#server/gateways/http.ts";
import { createPayValida, notificationChecksum, queryChecksum, registerChecksum } from "#server/gateways/payvalida.ts";
import { gatewayUrl } from "#domain/safeUrl";
import { authOf, createPlaceToPay, signatureOf } from "#server/gateways/placetopay.ts";

import cancellationSample from "./samples/payvalida-cancelacion.json" with { type: "json" };
import pseSample from "./samples/payvalida-consulta-pse.json" with { type: "json" };
import cardSample from "./samples/payvalida-consulta-tarjeta.json" with { type: "json" };
import reversalSample from "./samples/placetopay-reverso.json" with { type: "json" };
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
  headers: unknown;
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
      headers: init.headers,
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

  const opened = {
    status: { status: "OK", reason: "PC", message: "", date: "" },
    requestId: 181_348,
    processUrl: "https://checkout.example/spa/session/181348/ab",
  };

  /** The body with which a payment is opened, without its credentials. */
  const bodyOf = async (change: Partial<PaymentRequest>) => {
    const { gateway, calls } = placeToPay(opened);
    await gateway.open({ ...request, ...change });
    const { auth: _auth, ...body } = calls[0]!.body;
    return body;
  };

  test("[PAY-07] opening a session sends the documented fields and no others: partial payment is never asked for", async () => {
    const { gateway, calls } = placeToPay(opened);
    expect(await gateway.open(request)).toEqual({
      requestId: "181348",
      processUrl: "https://checkout.example/spa/session/181348/ab",
    });
    const [{ url, method, headers, body }] = calls as [Call];
    expect([method, url]).toEqual(["POST", "https://checkout.example/api/session"]);
    expect(headers).toEqual({ accept: "application/json", "content-type": "application/json" });
    const nonce = Buffer.from(body.auth.nonce, "base64");
    expect(nonce).toHaveLength(16);
    expect(body).toEqual({
      auth: authOf("tienda", "024h1IlD", nonce, clock.iso(), "sha256"),
      locale: "es_CO",
      buyer: {
        document: "52847193",
        documentType: "CC",
        name: "MARTA LUCÍA",
        surname: "RESTREPO",
        email: "marta@ejemplo.co",
        mobile: "3004827193",
      },
      payment: {
        reference: request.reference,
        description: "Compra en Premio Mayor",
        amount: { currency: "COP", total: 12_000 },
      },
      expiration: request.expiresAt,
      returnUrl: request.returnUrl,
      cancelUrl: request.returnUrl,
      ipAddress: "190.24.1.1",
      userAgent: "pruebas",
    });
  });

  test("[PAY-07] the credentials carry the login, and another nonce each time", async () => {
    const { gateway, calls } = placeToPay(opened);
    await gateway.open(request);
    await gateway.open(request);
    const [first, second] = calls.map(({ body }) => body.auth);
    expect([first.login, first.seed]).toEqual(["tienda", clock.iso()]);
    expect(first.nonce).not.toBe(second.nonce);
  });

  test.each([...["CC", "CE", "TI", "NIT", "RUT"].map((type) => [type, type]), ["PA", "PPN"], ["PEP", "PPN"]])(
    "[PAY-07] the document type %s is %s to PlaceToPay",
    async (documentType, told) => {
      expect((await bodyOf({ buyer: { ...request.buyer, documentType: documentType! } })).buyer.documentType).toBe(
        told,
      );
    },
  );

  test("[PAY-07] names end at 60 characters and the description at 255, and what is not known is not sent", async () => {
    const buyer = { ...request.buyer, names: "A".repeat(61), surnames: "B".repeat(61), email: "", mobile: "" };
    const body = await bodyOf({ description: "C".repeat(256), buyer });
    expect(body.buyer).toEqual({
      document: "52847193",
      documentType: "CC",
      name: "A".repeat(60),
      surname: "B".repeat(60),
    });
    expect(body.payment.description).toBe("C".repeat(255));
  });

  test.each([
    [
      "not OK",
      { ...opened, status: { status: "FAILED", reason: "BR" } },
      200,
      /did not open the session: FAILED, reason BR/,
    ],
    ["without a state", { ...opened, status: null }, 200, /UNKNOWN, reason unknown/],
    ["without a number", { ...opened, requestId: undefined }, 200, /OK, reason PC/],
    ["without a page", { ...opened, processUrl: "" }, 200, /OK, reason PC/],
    ["HTTP 401", { status: { status: "FAILED", reason: 401 } }, 401, /HTTP 401, reason 401/],
    ["HTTP 400 without a reason", {}, 400, /HTTP 400, reason unknown/],
  ])("[F-22] an answer %s is a refusal that says what came back", async (_name, answer, status, sentence) => {
    const refusal = placeToPay(answer, status).gateway.open(request);
    await expect(refusal).rejects.toThrow(sentence);
    await expect(refusal).rejects.toMatchObject({ name: "GatewayError", outcome: "refused" });
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

  test("the state of an approved session has amount, instant, bank and authorization", async () => {
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

  const seven = { requestId: "7", reference: request.reference };
  const nothingTold = {
    message: null,
    reason: null,
    date: clock.iso(),
    bank: null,
    method: null,
    authorization: null,
    receipt: null,
  };

  test("a session without attempts tells its own state and what was asked, and is paid at no instant", async () => {
    const status = { status: "PENDING", reason: "PT", message: "Pendiente", date: "2026-11-20T10:01:00-05:00" };
    const { gateway } = placeToPay({ ...approved, status, payment: null });
    expect(await gateway.query(seven)).toEqual({
      status: "PENDING",
      reference: request.reference,
      totalPesos: 12_000,
      currency: "COP",
      paidAt: null,
      detail: { ...nothingTold, message: "Pendiente", reason: "PT", date: "2026-11-20T15:01:00.000Z" },
    });
  });

  test("a session that is not approved tells its newest attempt", async () => {
    const [paid, rejected] = approved.payment;
    const newest = {
      ...paid,
      status: { status: "REJECTED", reason: "51", message: "Fondos insuficientes", date: "2026-11-20T10:03:00-05:00" },
      amount: { to: { currency: "USD", total: 3 } },
    };
    const { gateway } = placeToPay({
      ...approved,
      status: { ...approved.status, status: "REJECTED" },
      payment: [newest, rejected],
    });
    expect(await gateway.query(seven)).toMatchObject({
      status: "REJECTED",
      totalPesos: 12_000,
      currency: "COP",
      paidAt: null,
      detail: { message: "Fondos insuficientes", reason: "51", date: "2026-11-20T15:03:00.000Z" },
    });
  });

  test("of an approved session the approved attempt counts, not a newer rejection", async () => {
    const [paid, rejected] = approved.payment;
    const { gateway } = placeToPay({ ...approved, payment: [rejected, paid] });
    expect(await gateway.query(seven)).toEqual(await placeToPay(approved).gateway.query(seven));
  });

  test("[F-18] an attempt under another reference is told as such, not as what was asked", async () => {
    const [paid] = approved.payment;
    const { gateway } = placeToPay({ ...approved, payment: [{ ...paid, reference: "OTRA" }] });
    expect((await gateway.query(seven)).reference).toBe("OTRA");
  });

  test("[F-20] a session without a state is UNKNOWN, and nothing that is missing is made up", async () => {
    const { gateway } = placeToPay({ requestId: 7 });
    expect(await gateway.query(seven)).toEqual({
      status: "UNKNOWN",
      reference: null,
      totalPesos: null,
      currency: null,
      paidAt: null,
      detail: nothingTold,
    });
  });

  test("[F-18] an approved session without an approved attempt has the session's words and no amount", async () => {
    const { gateway } = placeToPay({ ...approved, payment: [] });
    expect(await gateway.query(seven)).toEqual({
      status: "APPROVED",
      reference: request.reference,
      totalPesos: null,
      currency: null,
      paidAt: "2026-11-20T15:05:00.000Z",
      detail: { ...nothingTold, message: "Aprobada", reason: "00", date: "2026-11-20T15:05:00.000Z" },
    });
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

  test("[PAY-07] a session is asked for, and cancelled, with the credentials alone", async () => {
    const { gateway, calls } = placeToPay({ ...approved, status: { ...approved.status, status: "REJECTED" } });
    await gateway.query(seven);
    expect((await gateway.cancel(seven)).status).toBe("REJECTED");
    expect(calls.map(({ method, url }) => `${method} ${url}`)).toEqual([
      "POST https://checkout.example/api/session/7",
      "POST https://checkout.example/api/session/7/cancel",
    ]);
    for (const { body } of calls) expect(Object.keys(body)).toEqual(["auth"]);
  });

  describe("a payment that is given back", () => {
    const [paid, rejected] = approved.payment;
    const session = { ...approved, payment: [{ ...paid, internalReference: 543_423, refunded: false }, rejected] };
    const returned = {
      ...approved,
      payment: [
        { ...paid, status: { ...paid!.status, status: "REFUNDED" }, internalReference: 543_999 },
        { ...paid, internalReference: 543_423, refunded: true },
      ],
    };
    const refused = { status: { status: "FAILED", reason: "BR", message: "No", date: "x" } };

    /** A gateway whose session is `before`, and `after` once a reversal was asked for, which it answers with `answer`. */
    function reversing(answer: () => Response, { before = session as object, after = returned as object } = {}) {
      const calls: { path: string; body: Record<string, unknown> }[] = [];
      const fake = async (url: string, init: RequestInit) => {
        const { auth: _auth, ...body } = JSON.parse(String(init.body)) as Record<string, unknown>;
        const { pathname: path } = new URL(url);
        const hasAsked = calls.some((call) => call.path === "/api/reverse");
        calls.push({ path, body });
        return path === "/api/reverse" ? answer() : Response.json(hasAsked ? after : before);
      };
      const config = { baseUrl: "https://checkout.example", login: "tienda", secretKey: "x", hash: "sha256" as const };
      const fetch = fake as unknown as typeof globalThis.fetch;
      return { gateway: createPlaceToPay({ config, baseUrl: () => config.baseUrl, clock, fetch }), calls };
    }
    const asked = (calls: { path: string }[]) => calls.map(({ path }) => path);

    test("[F-3] is asked for first, named by its transaction, and told as the session tells it after", async () => {
      const { gateway, calls } = reversing(() => Response.json(reversalSample));
      expect(await gateway.reverse!(seven)).toMatchObject({ status: "REFUNDED", refundReference: "543999" });
      expect(calls).toEqual([
        { path: "/api/session/7", body: {} },
        { path: "/api/reverse", body: { internalReference: 543_423 } },
        { path: "/api/session/7", body: {} },
      ]);
    });

    test("[F-3] is not asked for again when it went back before, nor when nobody paid", async () => {
      const { gateway, calls } = reversing(() => Response.json(reversalSample), { before: returned });
      expect(await gateway.reverse!(seven)).toMatchObject({ status: "REFUNDED" });
      const unpaid = reversing(() => Response.json(reversalSample), {
        before: { ...approved, status: { ...approved.status, status: "PENDING" }, payment: null },
      });
      expect(await unpaid.gateway.reverse!(seven)).toMatchObject({ status: "PENDING" });
      expect([...asked(calls), ...asked(unpaid.calls)]).toEqual(["/api/session/7", "/api/session/7"]);
    });

    test("[F-3] that was refused because an earlier request did it is told as given back", async () => {
      const { gateway } = reversing(() => Response.json(refused));
      expect(await gateway.reverse!(seven)).toMatchObject({ status: "REFUNDED" });
    });

    test.each([
      ["FAILED", () => Response.json(refused), "refused"],
      ["HTTP 400", () => Response.json(refused, { status: 400 }), "refused"],
      ["PENDING", () => Response.json({ status: { status: "PENDING", reason: "PT" } }), "unknown"],
      ["HTTP 500", () => Response.json({}, { status: 500 }), "unknown"],
      ["a page", () => new Response("<h1>Servicio no disponible</h1>", { status: 502 }), "unknown"],
    ])("[F-22] and whose reversal is answered with %s stays paid", async (_name, answer, outcome) => {
      const { gateway } = reversing(answer, { after: session });
      await expect(gateway.reverse!(seven)).rejects.toMatchObject({ name: "GatewayError", outcome });
    });

    test("[F-22] without the number of its transaction cannot be given back", async () => {
      const { gateway, calls } = reversing(() => Response.json(reversalSample), { before: approved });
      await expect(gateway.reverse!(seven)).rejects.toMatchObject({ outcome: "refused" });
      expect(asked(calls)).toEqual(["/api/session/7"]);
    });
  });

  test("[F-22] a cancellation that the merchant's contract does not allow is told as refused, with the reason", async () => {
    const { gateway } = placeToPay({ status: { status: "FAILED", reason: "XC", message: "No", date: "x" } });
    const refusal = gateway.cancel(seven);
    await expect(refusal).rejects.toMatchObject({ outcome: "refused" });
    await expect(refusal).rejects.toThrow("/api/session/7/cancel: XC");
    await expect(placeToPay({ status: { status: "FAILED" } }).gateway.cancel(seven)).rejects.toThrow("no reason");
  });

  test("[F-20] FAILED is a session's state, not a refusal, where the session is named", async () => {
    const { gateway } = placeToPay({ requestId: 7, status: { status: "FAILED", reason: "XX" } });
    expect((await gateway.query(seven)).status).toBe("FAILED");
  });

  test.each([
    ["another session", { ...approved, requestId: 8 }],
    ["no session", { ...approved, requestId: undefined }],
  ])(
    "[F-18] an answer about %s is not believed: it says nothing of the one that was asked for",
    async (_name, answer) => {
      const asked = placeToPay(answer).gateway.query(seven);
      await expect(asked).rejects.toMatchObject({ name: "GatewayError", outcome: "unknown" });
      await expect(asked).rejects.toThrow("another session than 7");
    },
  );

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
    const expected = {
      eventId: "PLACETOPAY/7/APPROVED/2026-11-20T10:05:00-05:00",
      reference: request.reference,
      requestId: "7",
      status: "APPROVED",
    };
    expect(gateway.verify(notification("APPROVED"))).toEqual(expected);
    expect(gateway.verify({ ...notification("APPROVED"), requestId: "7" })).toEqual(expected);
  });

  test("[F-18] the older form is taken only where the account uses it, and the newer one everywhere", () => {
    const older = placeToPay({}, 200, "sha1").gateway;
    expect(older.verify(notification("APPROVED", "sha1"))).not.toBeNull();
    expect(older.verify(notification("APPROVED"))).not.toBeNull();
    expect(placeToPay({}).gateway.verify(notification("APPROVED", "sha1"))).toBeNull();
  });

  test("[F-18] a notification that lacks a field is refused, though its signature is right for the rest", () => {
    const { gateway } = placeToPay({});
    const signed = (requestId: string, status: string, date: string) => ({
      requestId,
      reference: request.reference,
      status: { status, date },
      signature: signatureOf({ requestId, status, date }, "024h1IlD", "sha256"),
    });
    expect(gateway.verify(signed("7", "APPROVED", "hoy"))).not.toBeNull();
    expect(gateway.verify({ ...signed("7", "APPROVED", "hoy"), reference: "" })).toBeNull();
    for (const [requestId, status, date] of [
      ["", "APPROVED", "hoy"],
      ["7", "", "hoy"],
      ["7", "APPROVED", ""],
    ] as const)
      expect(gateway.verify(signed(requestId, status, date))).toBeNull();
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
      { ...right, signature: right.signature.slice(0, -1) },
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

  const registered = {
    CODE: "0000",
    DESC: "OK",
    DATA: { PVordenID: 55, Referencia: "4", checkout: "checkout.payvalida.com/?token=ab" },
  };

  /** The body with which an order is registered. */
  const bodyOf = async (change: Partial<PaymentRequest>) => {
    const { gateway, calls } = payValida(registered);
    await gateway.open({ ...request, ...change });
    return calls[0]!.body;
  };

  test("[PAY-07] an order is registered with the documented fields, whole amounts and no special signs", async () => {
    const { gateway, calls } = payValida(registered);
    expect(await gateway.open(request)).toEqual({ requestId: "55", processUrl: "checkout.payvalida.com/?token=ab" });
    const [{ url, method, headers, body }] = calls as [Call];
    expect([method, url]).toEqual(["POST", "https://api.example/api/v3/porders"]);
    expect(headers).toEqual({ accept: "application/json", "content-type": "application/json" });
    expect(body).toEqual({
      merchant: "tienda_co",
      email: "marta@ejemplo.co",
      country: 343,
      order: request.reference,
      money: "COP",
      amount: "12000",
      description: "Compra en Premio Mayor",
      language: "es",
      recurrent: false,
      expiration: "20/11/2026",
      iva: "0",
      user_di: "52847193",
      user_type_di: "CC",
      user_name: "MARTA LUCIA RESTREPO",
      redirect_timeout: "3000",
      url_redirect: request.returnUrl,
      checksum: registerChecksum(
        { email: "marta@ejemplo.co", order: request.reference, amount: "12000" },
        config.fixedHash,
      ),
    });
    expect(body.order).toMatch(/^[A-Z0-9]+$/);
  });

  test("[PAY-07] mail, name and description end where the documentation ends them, and the checksum is of what is sent", async () => {
    const email = `${"a".repeat(95)}@ejemplo.co`;
    const body = await bodyOf({
      description: `Sorteo #4.821_${"x".repeat(300)}`,
      buyer: { ...request.buyer, email, names: "José Ñáñez", surnames: "O'Connor-Pérez de la Hoz" },
    });
    expect(body.email).toBe(email.slice(0, 100));
    expect(body.checksum).toBe(
      registerChecksum({ email: body.email, order: request.reference, amount: "12000" }, config.fixedHash),
    );
    expect(body.description).toBe(`Sorteo 4821${"x".repeat(239)}`);
    expect(body.user_name).toBe("Jose Nanez OConnorPerez d");
  });

  test("[PAY-07] the last day is Bogota's", async () => {
    expect((await bodyOf({ expiresAt: "2026-11-21T04:59:59.999Z" })).expiration).toBe("20/11/2026");
    expect((await bodyOf({ expiresAt: "2026-11-21T05:00:00.000Z" })).expiration).toBe("21/11/2026");
  });

  test("[PAY-07] an order without a number of PayValida's is known by its reference", async () => {
    const { gateway } = payValida({ ...registered, DATA: { checkout: "checkout.payvalida.com/?token=ab" } });
    expect((await gateway.open(request)).requestId).toBe(request.reference);
  });

  test.each([
    ["with another code", { ...registered, CODE: "0405" }, 200, "refused", "HTTP 200, CODE 0405"],
    ["without a code", { ...registered, CODE: null }, 200, "refused", "HTTP 200, CODE none"],
    ["with HTTP 400", { CODE: "0001", DATA: null }, 400, "refused", "HTTP 400, CODE 0001"],
    // It says both: whether the order is there is not known.
    ["with HTTP 400 and the code of success", registered, 400, "unknown", "HTTP 400, CODE 0000"],
    ["without a page", { ...registered, DATA: {} }, 200, "unknown", "HTTP 200, CODE 0000"],
  ])("[F-22] a registration %s says what came back, and whether the order may be there", async (...row) => {
    const [, answer, status, outcome, sentence] = row;
    const failure = payValida(answer, status).gateway.open(request);
    await expect(failure).rejects.toMatchObject({ name: "GatewayError", outcome });
    await expect(failure).rejects.toThrow(`PayValida did not register ${request.reference}: ${sentence}`);
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

  test("the published answer for a card: amount, currency, the transaction's instant, its CUS as authorization", async () => {
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
    const checksum = queryChecksum("9022932", config.merchant, config.fixedHash);
    expect(calls).toMatchObject([
      {
        method: "GET",
        url: `https://api.example/api/v3/porders/9022932?merchant=tienda_co&checksum=${checksum}&aditionalinfo=cuspse`,
        headers: { accept: "application/json" },
        body: null,
      },
    ]);
    expect(calls[0]!.headers).not.toHaveProperty("content-type");
  });

  test("a time without a zone is Bogota's, and PSE's CUS stands beside an empty transaction", async () => {
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
    ["no state", { STATE: undefined }, { status: "UNKNOWN", paidAt: null }],
    ["no time at all", { TRANSACTION: {}, UDPATE_DATE: "" }, { paidAt: null, detail: { date: clock.iso() } }],
    ["a time before another", { TRANSACTION: {}, UDPATE_DATE: "el 2020-11-27 15:29:35" }, { paidAt: null }],
    ["a time with more behind it", { TRANSACTION: {}, UDPATE_DATE: "2020-11-27 15:29:35-05" }, { paidAt: null }],
    ["no transaction and no CUS", { TRANSACTION: null }, { detail: { authorization: null, receipt: null } }],
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

  test.each([
    ["another code", { CODE: "0405", DESC: "No", DATA: null }, 200, "HTTP 200, CODE 0405"],
    ["no code", { DATA: {} }, 200, "HTTP 200, CODE none"],
    ["HTTP 404", { CODE: "0000", DATA: {} }, 404, "HTTP 404, CODE 0000"],
  ])("[F-22] %s to a query or a cancellation is a refusal that says what came back", async (...row) => {
    const [, answer, status, sentence] = row;
    const { gateway, calls } = payValida(answer, status);
    for (const [method, ask] of [
      ["GET", gateway.query],
      ["DELETE", gateway.cancel],
    ] as const) {
      const refusal = ask(published);
      await expect(refusal).rejects.toMatchObject({ name: "GatewayError", outcome: "refused" });
      await expect(refusal).rejects.toThrow(`PayValida refused the ${method} of 9022932: ${sentence}`);
    }
    expect(calls.map(({ method }) => method)).toEqual(["GET", "DELETE"]);
  });

  test.each([
    ["APROBADA", "Pago aprobado"],
    ["PENDIENTE", "Pendiente de pago"],
    ["VENCIDA", "El plazo para pagar venció"],
    ["CANCELADA", "Pago cancelado"],
    ["ANULADA", "Pago reversado"],
    ["OTRA", null],
  ])("%s is told as %s", async (STATE, message) => {
    const { gateway } = payValida({ CODE: "0000", DATA: { STATE } });
    expect((await gateway.query({ requestId: "55", reference: request.reference })).detail.message).toBe(message);
  });

  test("[F-18] a notification is verified by its checksum", () => {
    const { gateway } = payValida({});
    const [{ po_id, status, sha256 }] = pv.notificacion as [(typeof pv.notificacion)[number]];
    const right = { po_id, status, pv_checksum: sha256, pv_po_id: "9" };
    expect(gateway.verify(right)).toEqual({
      eventId: `PAYVALIDA/${po_id}/${status}`,
      reference: po_id,
      requestId: null,
      status,
    });
    expect(gateway.verify({ ...right, status: "cancelled" })).toBeNull();
    expect(gateway.verify({ ...right, po_id: "PV0002" })).toBeNull();
    expect(gateway.verify({ ...right, pv_checksum: sha256.toUpperCase() })).toBeNull();
    expect(gateway.verify({ ...right, pv_checksum: undefined })).toBeNull();
    expect(gateway.verify(null)).toBeNull();
  });

  test("[F-18] a notification without an order or a state is refused, though its checksum is right for the rest", () => {
    const { gateway } = payValida({});
    for (const [po_id, status] of [
      ["", "approved"],
      ["PV0001", ""],
    ] as const) {
      const pv_checksum = notificationChecksum(po_id, status, config.fixedHashNotification);
      expect(gateway.verify({ po_id, status, pv_checksum })).toBeNull();
    }
  });
});

describe("[F-22] a gateway that fails", () => {
  const faults: [string, unknown, number, RegExp][] = [
    ["HTML instead of JSON", "<h1>502</h1>", 502, /answered 502 without JSON/],
    ["an empty answer", "", 200, /answered 200 without JSON/],
    ["a list", [], 200, /answered 200 without an object/],
    ["null", "null", 200, /answered 200 without an object/],
    ["a number", "7", 200, /answered 200 without an object/],
    ["a server error", { status: {} }, 500, /answered 500$/],
    ["more than half a mebibyte", `{}${" ".repeat(512 * 1024 - 1)}`, 200, /answered 524289 characters/],
  ];
  test.each(faults)("by %s may have done what was asked", async (_name, answer, status, sentence) => {
    const failure = placeToPay(answer, status).gateway.open(request);
    await expect(failure).rejects.toThrow(sentence);
    await expect(failure).rejects.toMatchObject({ name: "GatewayError", outcome: "unknown" });
  });

  test("by a lost connection may have done what was asked, and the cause is kept", async () => {
    const lost = new TypeError("fetch failed");
    const fetch = (async () => Promise.reject(lost)) as typeof globalThis.fetch;
    await expect(askGateway(fetch, "https://x.example", { method: "GET" })).rejects.toMatchObject({
      name: "GatewayError",
      message: "The gateway did not answer",
      outcome: "unknown",
      cause: lost,
    });
    const { fetch: html } = answering("<p>");
    await expect(askGateway(html, "https://x.example", { method: "GET" })).rejects.toMatchObject({
      cause: expect.any(SyntaxError),
    });
  });

  test("with a status under 500 is heard: the adapter decides what it means", async () => {
    const { fetch } = answering(`{"a":1}${" ".repeat(512 * 1024 - 7)}`, 499);
    expect(await askGateway(fetch, "https://x.example", { method: "GET" })).toEqual({ status: 499, json: { a: 1 } });
  });

  test("that is slow is waited for ten seconds, and a redirect of it is not followed", async () => {
    const timeout = vi.spyOn(AbortSignal, "timeout");
    const { gateway, calls } = placeToPay({});
    await expect(gateway.open(request)).rejects.toThrow(GatewayError);
    expect(timeout.mock.calls).toEqual([[10_000]]);
    expect(calls[0]!.signal).toBe(timeout.mock.results[0]!.value);
    expect(calls[0]!.redirect).toBe("error");
    timeout.mockRestore();
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
});

describe("[F-18] a field of an answer", () => {
  test("is a text, also when it was written as a number, or nothing", () => {
    expect(["a", "0", 0, 7.5].map(textOf)).toEqual(["a", "0", "0", "7.5"]);
    for (const wrong of ["", null, undefined, true, Number.NaN, Infinity, {}, []]) expect(textOf(wrong)).toBeNull();
  });

  test("is an object, or an empty one", () => {
    expect(objectOf({ a: 1 })).toEqual({ a: 1 });
    for (const wrong of [null, undefined, "a", 7, [1]]) expect(objectOf(wrong)).toEqual({});
  });

  test("that is an amount is whole pesos or nothing", () => {
    const right = ["12000", "12000.0", "12000.00", 12000];
    expect(right.map(pesosOf)).toEqual(Array(4).fill(12_000));
    expect(pesosOf("9".repeat(15))).toBe(999_999_999_999_999);
    const wrong = ["12000.5", "12000.", "12000.000", "-1", "1e3", " 1", "1 ", "", "9".repeat(16), null, Number.NaN, {}];
    for (const value of [...wrong, "12.000"]) expect(pesosOf(value)).toBeNull();
  });

  test("that is an instant names its zone, or it is none", () => {
    for (const right of ["2026-11-20T10:05:00-05:00", "2026-11-20T10:05:00-0500", "2026-11-20T15:05:00Z"])
      expect(instantOf(right)).toBe("2026-11-20T15:05:00.000Z");
    expect(instantOf("2026-11-20t15:05:00.25z")).toBe("2026-11-20T15:05:00.250Z");
    const wrong = ["2026-11-20T10:05:00", "2026-11-20", "2026-13-20T10:05:00Z", "+012026-11-20T10:05:00Z", "ayer", ""];
    for (const value of [...wrong, "2026-11-20T10:05:00-05", "Fri Nov 20 2026 10:05:00 Z", 7, null])
      expect(instantOf(value)).toBeNull();
  });
});

describe("[F-22] a gateway behind its breaker", () => {
  const START = "2026-11-20T15:00:00.000Z";
  const HALF_A_MINUTE_MS = 30_000;
  const known = { requestId: "7", reference: request.reference };
  const unanswered = () => new GatewayError("down", "unknown");
  const refusal = () => new GatewayError("no", "refused");

  /** A gateway that fails as `fault` says, and counts what reaches it. */
  function guarded(): { gateway: Gateway; at: TestClock; asked: string[]; fault: { now: (() => Error) | null } } {
    const at = testClock(START);
    const asked: string[] = [];
    const fault: { now: (() => Error) | null } = { now: unanswered };
    const answer = async <T>(name: string, value: T): Promise<T> => {
      asked.push(name);
      if (fault.now) throw fault.now();
      return value;
    };
    const report = { status: "PENDING" } as PaymentReport;
    const inner: Gateway = {
      name: "PAYVALIDA",
      open: ({ reference }) => answer(`open ${reference}`, { requestId: "7", processUrl: "x" }),
      query: ({ requestId }) => answer(`query ${requestId}`, report),
      cancel: ({ requestId }) => answer(`cancel ${requestId}`, report),
      reverse: ({ requestId }) => answer(`reverse ${requestId}`, report),
      verify: (body) => ({ eventId: String(body), reference: "x", requestId: null, status: "approved" }),
    };
    return { gateway: withBreaker(inner, at), at, asked, fault };
  }

  /** Asks so many times, whatever comes of it. */
  const ask = async (gateway: Gateway, times: number): Promise<void> => {
    for (let time = 0; time < times; time += 1) await gateway.query(known).catch(() => undefined);
  };

  test("is left alone for half a minute after five unanswered requests, whichever they were", async () => {
    const { gateway, at, asked } = guarded();
    await ask(gateway, 3);
    await expect(gateway.open(request)).rejects.toThrow("down");
    await expect(gateway.cancel(known)).rejects.toThrow("down");
    expect(asked).toEqual([...Array(3).fill("query 7"), `open ${request.reference}`, "cancel 7"]);
    at.advance(HALF_A_MINUTE_MS - 1);
    for (const unsent of [
      gateway.open(request),
      gateway.query(known),
      gateway.cancel(known),
      gateway.reverse!(known),
    ]) {
      await expect(unsent).rejects.toMatchObject({ name: "GatewayError", outcome: "unsent" });
      await expect(unsent).rejects.toThrow("PAYVALIDA has not been answering");
    }
    expect(asked).toHaveLength(5);
    at.advance(1);
    await ask(gateway, 1);
    expect(asked).toHaveLength(6);
  });

  test("is left alone from the fifth on, and after its rest has five more", async () => {
    const { gateway, at, asked } = guarded();
    await ask(gateway, 8);
    expect(asked).toHaveLength(5);
    at.advance(HALF_A_MINUTE_MS);
    await ask(gateway, 8);
    expect(asked).toHaveLength(10);
  });

  test.each([
    ["an answer", null],
    ["a refusal", refusal],
    ["a fault of the shop's own", () => new TypeError("x")],
  ])("is asked on when %s comes between: only five in a row count", async (_name, between) => {
    const { gateway, asked, fault } = guarded();
    await ask(gateway, 4);
    fault.now = between;
    await ask(gateway, 1);
    fault.now = unanswered;
    await ask(gateway, 4);
    expect(asked).toHaveLength(9);
    await ask(gateway, 2);
    expect(asked).toHaveLength(10);
  });

  test.each([
    ["refusals", refusal],
    ["faults of the shop's own", () => new TypeError("x")],
  ])("is asked on after any number of %s, and they are told as they are", async (_name, thrown) => {
    const { gateway, asked, fault } = guarded();
    fault.now = thrown;
    await ask(gateway, 9);
    await expect(gateway.query(known)).rejects.toThrow(thrown().message);
    expect(asked).toHaveLength(10);
  });

  test("is asked when the clock was put back: the rest is over, also when that instant comes again", async () => {
    const { gateway, at, asked } = guarded();
    await ask(gateway, 5);
    at.advance(-1);
    await ask(gateway, 1);
    expect(asked).toHaveLength(6);
    at.advance(1);
    await ask(gateway, 1);
    expect(asked).toHaveLength(7);
  });

  test("gives what the gateway gives, and verifies notifications while it rests", async () => {
    const { gateway } = guarded();
    await ask(gateway, 5);
    expect(gateway.verify("aviso")).toMatchObject({ eventId: "aviso" });
    expect(gateway.name).toBe("PAYVALIDA");
    const { gateway: well, fault } = guarded();
    fault.now = null;
    expect(await well.open(request)).toEqual({ requestId: "7", processUrl: "x" });
    expect([await well.query(known), await well.cancel(known)]).toEqual([{ status: "PENDING" }, { status: "PENDING" }]);
  });
});

describe("[PAY-07] the gateways of the configuration", () => {
  const SELF = "http://127.0.0.1:3000";
  const real = {
    PLACETOPAY_BASE_URL: "https://checkout.example",
    PLACETOPAY_LOGIN: "tienda",
    PLACETOPAY_SECRET_KEY: "024h1IlD",
    PAYVALIDA_BASE_URL: "https://api.example",
    PAYVALIDA_MERCHANT: "tienda_co",
    PAYVALIDA_FIXED_HASH: "uno",
    PAYVALIDA_FIXED_HASH_NOTIFICATION: "otro",
  };
  const created = (env: Record<string, string>, answer: unknown = "") => {
    const { fetch, calls } = answering(answer);
    const gateways = createGateways({ config: readConfig(env), clock, selfUrl: () => SELF, fetch });
    return { gateways, calls };
  };

  test.each([
    ["those of the accounts", real, "https://checkout.example", "https://api.example"],
    ["the embedded sandboxes without accounts", {}, `${SELF}/sandbox/placetopay`, `${SELF}/sandbox/payvalida`],
  ])("are %s, asked under their own address", async (_name, env, placetopay, payvalida) => {
    const { gateways, calls } = created(env);
    expect([...gateways].map(([name, gateway]) => [name, gateway.name])).toEqual([
      ["PLACETOPAY", "PLACETOPAY"],
      ["PAYVALIDA", "PAYVALIDA"],
    ]);
    for (const gateway of gateways.values()) await expect(gateway.open(request)).rejects.toThrow(GatewayError);
    expect(calls.map(({ url }) => url)).toEqual([`${placetopay}/api/session`, `${payvalida}/api/v3/porders`]);
  });

  test("are only those that have an account where there is no demo", () => {
    const { PLACETOPAY_BASE_URL, PLACETOPAY_LOGIN, PLACETOPAY_SECRET_KEY, ...payvalida } = real;
    const placetopay = { PLACETOPAY_BASE_URL, PLACETOPAY_LOGIN, PLACETOPAY_SECRET_KEY };
    const mail = { SMTP_URL: "smtps://correo.example", MAIL_FROM: "tienda@premiomayor.example" };
    const shop = { PUBLIC_URL: "https://tienda.example", TRUST_PROXY: "no", SECRET_KEY: "x".repeat(32) };
    const own = { DEMO: "0", ...shop, ...mail };
    expect([...created({ ...own, ...placetopay }).gateways.keys()]).toEqual(["PLACETOPAY"]);
    expect([...created({ ...own, ...payvalida }).gateways.keys()]).toEqual(["PAYVALIDA"]);
  });

  test("[F-22] rest each on its own when they do not answer", async () => {
    const { gateways, calls } = created(real);
    for (const gateway of gateways.values()) {
      const before = calls.length;
      for (let time = 0; time < 6; time += 1) await gateway.open(request).catch(() => undefined);
      await expect(gateway.open(request)).rejects.toMatchObject({ outcome: "unsent" });
      expect(calls.length - before).toBe(5);
    }
  });
});
