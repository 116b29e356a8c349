/** The outbox's relay: every message on its way once, and what becomes of those that do not arrive. */
import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { asc, eq } from "drizzle-orm";
import fc from "fast-check";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { testClock } from "#server/clock.ts";
import { readConfig } from "#server/config.ts";
import { forgetMessages, sendMessages } from "#server/jobs/outbox.ts";
import { createLog } from "#server/log.ts";
import type { Shop } from "#server/shop.ts";
import type { Store } from "#server/store/database.ts";
import { addMessage, saveDelivery, takeMessage, WAITS_MS, type NewMessage } from "#server/store/outbox.ts";
import { messages, orders } from "#server/store/schema.ts";
import { createTransports } from "#server/transports/create.ts";
import { createSmtp } from "#server/transports/smtp.ts";
import { DeliveryError, type Parcel, type Transports } from "#server/transports/transport.ts";
import { logLines, openBeside, openDemoStore, TEST_START } from "./harness";
import { openMailServer, type MailServer } from "./mailServer";

const MINUTE = 60_000;
const MAIL_FROM = "tienda@correo.example";
const clock = testClock(TEST_START);
let store: Store;
let server: MailServer;
let lines = "";
let relay: Pick<Shop, "store" | "clock" | "log" | "config">;
let transports: Transports;

beforeAll(async () => {
  store = await openDemoStore();
  server = await openMailServer();
  const config = readConfig({ SMTP_URL: server.url, MAIL_FROM });
  relay = {
    store,
    clock,
    config,
    log: createLog("info", { destination: { write: (line: string) => void (lines += line) } }),
  };
  transports = createTransports(config);
});
beforeEach(async () => {
  await store.db.delete(messages);
  clock.set(TEST_START);
  server.taken.length = 0;
  server.answers = Object.assign(server.answers, { recipient: "take", text: "take" });
  lines = "";
});

let serial = 0;
async function write(change: Partial<NewMessage> = {}): Promise<string> {
  const key = `prueba ${(serial += 1)}`;
  await addMessage(store.db, {
    kind: "pqrs",
    key,
    recipient: "ana@correo.example",
    subject: "Recibimos tu petición",
    html: "<p>Hola, Ana</p>",
    text: "Hola, Ana",
    createdAt: clock.iso(),
    ...change,
  });
  return key;
}

const send = (by: Transports = transports) => sendMessages(relay, by);
const rows = () => store.db.select().from(messages).orderBy(asc(messages.id));
const only = async () => (await rows())[0]!;
const alarms = () => logLines(lines).flatMap(({ alarm }) => alarm ?? []);
/** What the log says of each message: its sentence, whose it is, and why. */
const told = () => logLines(lines).map(({ level: _level, time: _time, ...facts }) => facts);
const after = (ms: number) => new Date(Date.parse(TEST_START) + ms).toISOString();

/** A transport of e-mails that a test makes up. */
const carriedBy = (carry: (parcel: Parcel) => Promise<void>): Transports => ({ email: { send: carry }, sms: null });

describe("[REG-03] an e-mail", () => {
  test("is delivered once, as text and as HTML, by the shop and to its reader alone", async () => {
    await write();
    await send();
    await send();
    expect(await only()).toMatchObject({ state: "SENT", tries: 1, sentAt: TEST_START, nextTryAt: null, fault: null });
    const [{ to, headers, raw }, ...more] = server.taken as [MailServer["taken"][0]];
    expect([to, more]).toEqual([["ana@correo.example"], []]);
    expect(headers.get("from")).toBe(`Premio Mayor <${MAIL_FROM}>`);
    expect(headers.get("to")).toBe("ana@correo.example");
    expect(headers.get("auto-submitted")).toBe("auto-generated");
    expect(headers.get("message-id")).toMatch(/^<[\da-f]{32}@correo\.example>$/);
    expect(Date.parse(headers.get("date")!)).toBe(Date.parse(TEST_START));
    expect(raw).toContain("Content-Type: text/plain");
    expect(raw).toContain("Hola, Ana");
    expect(raw).toContain("<p>Hola, Ana</p>");
    expect(raw).not.toContain("Content-Disposition: attachment");
  });

  test("with a receipt takes it along as a PDF that was made just then", async () => {
    const [order] = await store.db.select().from(orders).where(eq(orders.reference, "PM-DEMO-APROBADA"));
    await write({ kind: "purchase", orderId: order!.id });
    await send();
    const [{ raw }] = server.taken as [MailServer["taken"][0]];
    const [, part] = /Content-Type: application\/pdf; name=comprobante-de-compra\.pdf\r\n([^]*?)\r\n--/.exec(raw)!;
    expect(part).toContain("Content-Disposition: attachment; filename=comprobante-de-compra.pdf");
    const pdf = Buffer.from(part!.split("\r\n\r\n")[1]!, "base64").toString("latin1");
    expect(pdf.startsWith("%PDF-")).toBe(true);
    expect(pdf).toContain("Comprobante de compra PM-DEMO-APROBADA");
  });

  test("whose receipt is not to be had any more is not sent: what it tells is no longer so", async () => {
    const [order] = await store.db.select().from(orders).where(eq(orders.reference, "PM-DEMO-RECHAZADA"));
    await write({ kind: "purchase", orderId: order!.id });
    await send();
    expect([(await only()).state, server.taken]).toEqual(["FAILED", []]);
    expect((await only()).fault).toBe("The order is not approved any more");
  });

  test("of a shop with a user goes when the password is right; a wrong one is mended by the shop, and it waits", async () => {
    const guarded = await openMailServer({ user: "tienda", password: "clave" });
    const by = (password: string) => {
      const SMTP_URL = `smtp://tienda:${password}@127.0.0.1:${guarded.port}`;
      return createTransports(readConfig({ SMTP_URL, MAIL_FROM }));
    };
    await write();
    await send(by("otra"));
    expect(await only()).toMatchObject({ state: "WAITING", fault: "AUTH PLAIN: 535" });
    clock.advance(MINUTE);
    await send(by("clave"));
    expect([(await only()).state, guarded.taken.length]).toEqual(["SENT", 1]);
  });

  test("is not shown to a server that should cipher and does not", async () => {
    await write();
    const smtp = { host: "127.0.0.1", port: server.port, tls: "required", login: null } as const;
    await send({ email: createSmtp({ smtp, from: MAIL_FROM }), sms: null });
    expect([(await only()).state, server.taken]).toEqual(["WAITING", []]);
  });

  test("of a demo without a server goes nowhere and counts as sent", async () => {
    await write();
    await send(createTransports(readConfig({})));
    expect([(await only()).state, server.taken]).toEqual(["SENT", []]);
  });
});

describe("[F-27] an e-mail that was surely not taken", () => {
  const REFUSALS = [
    ["a recipient who is refused for now", "recipient", 450],
    ["a text that is refused for now", "text", 451],
    ["a server that closes meanwhile", "text", 421],
    ["a connection that is cut before the text", "recipient", "cut"],
  ] as const;
  test.each(REFUSALS)("is tried again, not before its minute, as the same message: %s", async (_name, step, code) => {
    await write();
    server.answers[step] = code === "cut" ? "cut" : { code, words: "Later" };
    await send();
    expect(await only()).toMatchObject({ state: "WAITING", tries: 1, nextTryAt: after(MINUTE), sentAt: null });
    const first = server.taken.map(({ headers }) => headers.get("message-id"));
    server.answers[step] = "take";
    clock.advance(MINUTE - 1);
    await send();
    expect((await only()).tries).toBe(1);
    server.taken.length = 0;
    clock.advance(1);
    await send();
    const { id } = await only();
    expect(await only()).toMatchObject({ state: "SENT", tries: 2, fault: null, sentAt: after(MINUTE) });
    expect(told().at(-1)).toEqual({
      msg: "a message was sent",
      messageId: id,
      kind: "pqrs",
      channel: "email",
      tries: 2,
    });
    expect(server.taken).toHaveLength(1);
    for (const id of first) expect(id).toBe(server.taken[0]!.headers.get("message-id"));
    expect(alarms()).toEqual([]);
  });

  test("because nobody listens there is tried again", async () => {
    await write();
    await send(createTransports(readConfig({ SMTP_URL: "smtp://127.0.0.1:1", MAIL_FROM })));
    expect(await only()).toMatchObject({ state: "WAITING", fault: "CONN: ECONNREFUSED" });
    expect(told()).toMatchObject([
      { msg: "a message could not be handed over yet", kind: "pqrs", tries: 1, fault: "CONN: ECONNREFUSED" },
    ]);
  });

  test("waits ever longer, and is given up after ten tries with an alarm", async () => {
    await write();
    const never = carriedBy(async () => {
      throw new DeliveryError("CONN: 421", "later");
    });
    expect(WAITS_MS.map((ms) => ms / MINUTE)).toEqual([1, 5, 15, 60, 120, 240, 360, 480, 720]);
    for (const wait of WAITS_MS) {
      await send(never);
      const { state, nextTryAt } = await only();
      expect([state, nextTryAt]).toEqual(["WAITING", new Date(clock.now() + wait).toISOString()]);
      expect(alarms()).toEqual([]);
      clock.advance(wait);
    }
    await send(never);
    expect(await only()).toMatchObject({ state: "FAILED", tries: 10, nextTryAt: null, fault: "CONN: 421" });
    expect(alarms()).toEqual(["message-failed"]);
    expect(told().at(-1)).toMatchObject({ msg: "a message was given up", tries: 10, fault: "CONN: 421" });
  });

  test.each([
    ["recipient", 550],
    ["text", 554],
  ] as const)("and never will be, by its %s, is given up at once with an alarm", async (step, code) => {
    await write();
    server.answers[step] = { code, words: "5.1.1 ana@correo.example is unknown" };
    await send();
    const fault = `${step === "text" ? "DATA" : "RCPT TO"}: ${code} 5.1.1`;
    expect(await only()).toMatchObject({ state: "FAILED", tries: 1, nextTryAt: null, fault });
    expect(alarms()).toEqual(["message-failed"]);
  });

  test("for its receipt could not be made waits like any other, and the next one goes", async () => {
    await write({ kind: "purchase", orderId: 1 });
    await write();
    await store.db.execute("alter table payment_attempts rename to payment_attempts_away");
    await send().finally(() => store.db.execute("alter table payment_attempts_away rename to payment_attempts"));
    const [unmade] = await rows();
    expect((await rows()).map(({ state }) => state)).toEqual(["WAITING", "SENT"]);
    expect(told()).toContainEqual({
      msg: "a message could not be made",
      messageId: unmade!.id,
      err: expect.objectContaining({ sqlState: "42P01" }),
    });
  });

  test("of a channel without a transport waits, and the log says which channel and why", async () => {
    await write({ channel: "sms", recipient: "3001112233" });
    await send(carriedBy(() => Promise.resolve()));
    expect(await only()).toMatchObject({ state: "WAITING", fault: "No transport is configured" });
    expect(told()).toMatchObject([{ channel: "sms", fault: "No transport is configured" }]);
  });
});

test("[F-27] a transport that fails in a way that nobody thought of may have delivered: nobody sends it again", async () => {
  await write();
  await send(carriedBy(() => Promise.reject(new TypeError("planted"))));
  expect(await only()).toMatchObject({ state: "UNKNOWN", nextTryAt: null, fault: "TypeError" });
  expect(told().map(({ msg }) => msg)).toEqual([
    "a message could not be made",
    "nobody knows whether a message was delivered",
  ]);
  expect(alarms()).toEqual(["message-unknown"]);
});

describe("[F-27] an e-mail of which nobody knows whether it was taken", () => {
  test("because the connection was cut after its text is not sent again, and somebody is called", async () => {
    await write();
    server.answers.text = "cut";
    await send();
    expect(await only()).toMatchObject({ state: "UNKNOWN", tries: 1, nextTryAt: null, fault: "CONN: ECONNECTION" });
    server.answers.text = "take";
    clock.advance(48 * 60 * MINUTE);
    await send();
    expect(server.taken).toHaveLength(1);
    expect(alarms()).toEqual(["message-unknown"]);
  });

  test("because its process died while it was sending is left alone for five minutes, and then given up", async () => {
    await write();
    await takeMessage(store, clock.now());
    clock.advance(5 * MINUTE - 1);
    await send();
    expect([(await only()).state, alarms()]).toEqual(["SENDING", []]);
    clock.advance(1);
    await send();
    await send();
    expect(await only()).toMatchObject({ state: "UNKNOWN", nextTryAt: null, fault: "The sender did not say" });
    expect([server.taken, alarms()]).toEqual([[], ["message-unknown"]]);
    expect(told()).toMatchObject([
      { msg: "nobody knows whether a message was delivered", messageId: (await only()).id, kind: "pqrs" },
    ]);
  });

  test("is known after all when the one who sent it comes back", async () => {
    await write();
    await send(
      carriedBy(async () => {
        clock.advance(6 * MINUTE);
        await send();
        expect((await only()).state).toBe("UNKNOWN");
      }),
    );
    expect(await only()).toMatchObject({ state: "SENT", fault: null });
  });

  test("is not touched by a sender whose try is long past", async () => {
    await write();
    const first = (await takeMessage(store, clock.now()))!;
    await store.db.update(messages).set({ state: "WAITING" });
    clock.advance(5 * MINUTE);
    await takeMessage(store, clock.now());
    await saveDelivery(store.db, first, { outcome: "refused", fault: "x" }, clock.now());
    expect(await only()).toMatchObject({ state: "SENDING", tries: 2 });
  });
});

describe("[F-27] the relay", () => {
  test("of two processes at once sends each message once, the longest due first", async () => {
    const keys: string[] = [];
    for (let count = 0; count < 24; count += 1) keys.push(await write({ recipient: `a${count}@correo.example` }));
    const beside = await openBeside(store);
    await Promise.all([send(), sendMessages({ ...relay, store: beside }, transports), send()]);
    const sent = await rows();
    expect(sent.map(({ key, state, tries }) => [key, state, tries])).toEqual(keys.map((key) => [key, "SENT", 1]));
    expect(server.taken.map(({ to }) => to[0]).sort()).toEqual(sent.map(({ recipient }) => recipient).sort());
    expect(server.taken[0]!.to[0]).toMatch(/^a[0-7]@/);
  });

  test("that is to stop finishes what it has begun, begins nothing more, and the next one goes on", async () => {
    for (let count = 0; count < 6; count += 1) await write();
    const stop = new AbortController();
    let begun = 0;
    await sendMessages(
      relay,
      carriedBy(async () => {
        begun += 1;
        stop.abort();
      }),
      stop.signal,
    );
    const states = async () => (await rows()).map(({ state }) => state).sort();
    expect(begun).toBeLessThanOrEqual(4);
    expect(await states()).toEqual([...Array(begun).fill("SENT"), ...Array(6 - begun).fill("WAITING")]);
    await send();
    expect(await states()).toEqual(Array(6).fill("SENT"));
  });

  test("whose store fails one of its senders says so when the others have written down what they sent", async () => {
    for (let count = 0; count < 3; count += 1) await write();
    let hasFailed = false;
    const failing: Store = {
      ...store,
      transaction: (work) => {
        if (hasFailed) return store.transaction(work);
        hasFailed = true;
        return Promise.reject(new Error("The connection was lost"));
      },
    };
    await expect(sendMessages({ ...relay, store: failing }, transports)).rejects.toThrow("The connection was lost");
    expect((await rows()).map(({ state }) => state)).toEqual(["SENT", "SENT", "SENT"]);
  });

  test("erases what was said ninety days ago, and keeps what waits, what is newer, and every row", async () => {
    await write();
    await send();
    await write();
    clock.advance(90 * 24 * 60 * MINUTE);
    await write();
    await send(carriedBy(async () => Promise.reject(new DeliveryError("x", "later"))));
    await forgetMessages(relay);
    expect((await rows()).filter(({ text }) => text === "")).toEqual([]);
    clock.advance(1);
    await forgetMessages(relay);
    expect((await rows()).map(({ state, text, html }) => [state, text !== "", html !== ""])).toEqual([
      ["SENT", false, false],
      ["WAITING", true, true],
      ["WAITING", true, true],
    ]);
  });

  test.each([
    ["confirm", 48],
    ["email-link", 48],
    ["password-link", 48],
    ["password-changed", 90 * 24],
  ] as const)("[F-42] %s keeps what it said for %i hours", async (kind, hours) => {
    await write({ kind });
    await send();
    const isKept = async () => (await rows()).every(({ text, html }) => text !== "" && html !== "");
    clock.advance(hours * 60 * MINUTE);
    await forgetMessages(relay);
    expect(await isKept()).toBe(true);
    clock.advance(1);
    await forgetMessages(relay);
    expect(await isKept()).toBe(false);
  });
});

describe("[F-42] nobody but its reader gets a message", () => {
  test.each([
    "ana@correo.example, otro@mal.example",
    "ana@correo.example;otro@mal.example",
    "Ana <ana@correo.example>",
    "ana@correo.example\r\nRCPT TO:<otro@mal.example>",
    "ana@correo.example\nBcc: otro@mal.example",
    "grupo: ana@correo.example;",
    "ana",
    "",
  ])("a recipient who is not one address is refused: %j", async (recipient) => {
    await write({ recipient });
    await send();
    expect([(await only()).state, server.taken]).toEqual(["FAILED", []]);
  });

  test("whatever its subject and its words: they add no header and no recipient", async () => {
    const evil = fc.constantFrom(
      "\r\n",
      "\n",
      "\r",
      "\0",
      "Bcc: otro@mal.example",
      ": ",
      ".",
      "ñ",
      "=?utf-8?q?x?=",
      " ",
    );
    const words = fc.array(fc.oneof(evil, fc.string({ unit: "binary", maxLength: 8 })), { maxLength: 12 });
    const text = words.map((parts) => parts.join(""));
    await fc.assert(
      fc.asyncProperty(text, text, async (subject, body) => {
        server.taken.length = 0;
        await transports.email!.send(parcelOf(subject, body));
        expect(server.taken).toHaveLength(1);
        const [{ to, headers }] = server.taken as [MailServer["taken"][0]];
        expect(to).toEqual(["ana@correo.example"]);
        expect(OWN_HEADERS).toEqual(expect.arrayContaining([...headers.keys()]));
      }),
      { numRuns: 40 },
    );
  });

  const OWN_HEADERS = [
    "from",
    "to",
    "subject",
    "date",
    "message-id",
    "auto-submitted",
    "mime-version",
    "content-type",
    "content-transfer-encoding",
  ];
  const parcelOf = (subject: string, text: string): Parcel => ({
    id: "0".repeat(32),
    recipient: "ana@correo.example",
    subject,
    html: `<p>${text}</p>`,
    text,
    writtenAt: TEST_START,
    attachments: [],
  });
});

test("[F-47] nothing of a message stands in the log or in its fault, however it ends", async () => {
  const canary = {
    recipient: "canario@correo.example",
    subject: "Canario rojo",
    html: "<p>Canario azul</p>",
    text: "x",
  };
  const words = "5.7.1 canario@correo.example: Canario azul";
  for (const answer of ["take", "cut", { code: 451, words }, { code: 554, words }] as const) {
    await write(canary);
    server.answers.text = answer;
    await send();
  }
  await write({ ...canary, recipient: "canario@correo.example, otro@correo.example" });
  await send();
  expect((await rows()).map(({ state }) => state)).toEqual(["SENT", "UNKNOWN", "WAITING", "FAILED", "FAILED"]);
  expect(lines + JSON.stringify((await rows()).map(({ fault }) => fault))).not.toMatch(/canario/i);
});

describe("[F-27] an SMS", () => {
  const asked: { request: IncomingMessage; body: string }[] = [];
  let status = 200;
  const provider = createServer((request, response) => {
    let body = "";
    request.on("data", (chunk) => (body += chunk));
    request.on("end", () => {
      asked.push({ request, body });
      if (status === 0) request.socket.destroy();
      else response.writeHead(status).end("ok");
    });
  });
  let by: Transports;
  beforeAll(async () => {
    await new Promise<void>((resolve) => provider.listen(0, "127.0.0.1", resolve));
    const SMS_URL = `http://127.0.0.1:${(provider.address() as AddressInfo).port}/enviar`;
    by = createTransports(readConfig({ SMS_URL, SMS_TOKEN: "secreto-sms" }));
  });
  afterAll(() => provider.close());
  beforeEach(() => void (asked.length = 0));
  const sms = { channel: "sms", recipient: "3004827193", subject: "", html: "", text: "Canario: 4827" } as const;

  test("is handed to the provider as JSON, with the shop's token and one key for all its tries", async () => {
    const key = await write(sms);
    status = 503;
    await send(by);
    clock.advance(MINUTE);
    status = 202;
    await send(by);
    expect(await only()).toMatchObject({ key, state: "SENT", tries: 2 });
    const [first, second] = asked as [(typeof asked)[0], (typeof asked)[0]];
    expect([first.request.method, first.request.url, JSON.parse(first.body)]).toEqual([
      "POST",
      "/enviar",
      { to: "3004827193", text: "Canario: 4827" },
    ]);
    expect(first.request.headers).toMatchObject({
      authorization: "Bearer secreto-sms",
      "content-type": "application/json",
    });
    expect(first.request.headers["idempotency-key"]).toMatch(/^[\da-f]{32}$/);
    expect(second.request.headers["idempotency-key"]).toBe(first.request.headers["idempotency-key"]);
  });

  test.each([
    [200, "SENT"],
    [302, "WAITING"],
    [401, "WAITING"],
    [429, "WAITING"],
    [400, "FAILED"],
    [422, "FAILED"],
    [500, "UNKNOWN"],
    [502, "UNKNOWN"],
    [0, "UNKNOWN"],
  ])("that the provider answers with %s is %s, and its words are not logged", async (answer, state) => {
    status = answer;
    await write(sms);
    await send(by);
    expect([(await only()).state, asked.length]).toEqual([state, 1]);
    expect(lines).not.toMatch(/canario|3004827193|secreto-sms/i);
  });

  test("waits where nobody listens, and where no provider is configured; e-mails go on", async () => {
    await write(sms);
    const gone = createServer();
    await new Promise<void>((resolve) => gone.listen(0, "127.0.0.1", resolve));
    const { port } = gone.address() as AddressInfo;
    await new Promise((resolve) => gone.close(resolve));
    await send(createTransports(readConfig({ SMS_URL: `http://127.0.0.1:${port}/enviar`, SMS_TOKEN: "x" })));
    expect(await only()).toMatchObject({ state: "WAITING", fault: "HTTP: ECONNREFUSED" });
    clock.advance(MINUTE);
    await write();
    await send({ ...transports, sms: null });
    expect((await rows()).map(({ state }) => state)).toEqual(["WAITING", "SENT"]);
  });
});
