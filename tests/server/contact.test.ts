/** The contact area: a PQRS gets a case number and one e-mail, its state is told to its owner alone, ratings are kept whole. */
import { eq } from "drizzle-orm";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import demo from "#server/demo/contenido.json" with { type: "json" };
import { loginAttempts, messages, pqrs, ratingAnswers, ratings } from "#server/store/schema.ts";
import { openShop, people, refusalOf, TEST_START, visitor, type TestShop, type Visitor } from "./harness";

let shop: TestShop;
let client: Visitor;
beforeAll(async () => {
  shop = await openShop({ withPages: true });
  client = visitor(shop.app);
});
beforeEach(async () => {
  shop.clock.set(TEST_START);
  await shop.store.db.delete(loginAttempts);
});

const sent = {
  issue: "3",
  document_type: "CC",
  document: "43218765",
  name: "Luz Dary",
  last_name: "Mosquera",
  email: "Luz.Dary@correo.example",
  telephone: "3104567890",
  comment: "Pagué dos veces el billete 4827, vean http://trampa.example",
  tratamientos: "S",
};
let forms = 0;
/** A PQRS form of its own, with some of its fields otherwise. */
const form = (over: object = {}) => {
  forms += 1;
  return { ...sent, email: `Luz.Dary.${forms}@correo.example`, clave: `formulario-${forms}`, ...over };
};
const send = (body: object, as = client) => as.post("/api/apqrs", body);
const ask = (radicado: string, documento: string, as = client) =>
  as.post("/api/tienda/pqrs/estado", { radicado, documento });
const mailOf = (caseNumber: string) =>
  shop.store.db
    .select()
    .from(messages)
    .where(eq(messages.key, `pqrs ${caseNumber}`));

describe("a PQRS", () => {
  test("the topics have an id, a title and a text, and number 2 is one of them", async () => {
    const { json } = await client.get("/api/pqrs");
    expect(json).toEqual(demo.pqrsTopics);
    expect(json.map(({ id }: { id: number }) => id)).toContain(2);
  });

  test("[CONV-06] gets a case number, its instant, and the day 15 business days later, holidays left out", async () => {
    const { status, json } = await send(form());
    // From Friday 20 November 2026: 8 December is a holiday.
    expect([status, json]).toEqual([
      200,
      {
        radicado: expect.stringMatching(/^PQ-2611-[2-9A-HJKMNP-TV-Z]{6}$/),
        fecha: TEST_START,
        vence: "2026-12-14",
      },
    ]);
    const [row] = await shop.store.db.select().from(pqrs).where(eq(pqrs.caseNumber, json.radicado));
    expect(row).toMatchObject({ topicId: 3, documentNumber: sent.document, comment: sent.comment, answer: null });
  });

  test("the same form sent twenty times at once is one PQRS with one e-mail", async () => {
    const body = form();
    const answers = await Promise.all(Array.from({ length: 20 }, () => send(body)));
    const numbers = new Set(answers.map(({ json }) => json.radicado));
    expect(numbers.size).toBe(1);
    expect(await mailOf([...numbers][0])).toHaveLength(1);
  });

  test("the same id with other words is another PQRS, and without an id each is", async () => {
    const body = form();
    const numbers = [
      (await send(body)).json.radicado,
      (await send({ ...body, comment: "Otra cosa" })).json.radicado,
      (await send(sent)).json.radicado,
      (await send(sent)).json.radicado,
    ];
    expect(new Set(numbers).size).toBe(4);
  });

  test("documents are kept as they are compared: without spaces around, in capitals", async () => {
    const { json } = await send(form({ document_type: "PA", document: "ab1234x" }));
    expect((await ask(json.radicado, " Ab1234X ")).status).toBe(200);
  });

  test.each([
    ["a topic that is none", { issue: "99" }, "issue", "invalid"],
    ["a topic that is no number", { issue: "2; drop" }, "issue", "invalid"],
    ["a topic that only ends in a number", { issue: "tema 3" }, "issue", "invalid"],
    ["a document with a leading zero", { document: "0321876" }, "document", "invalid"],
    ["a document with 123456 in it", { document: "8123456" }, "document", "invalid"],
    ["a document of a type that there is not", { document_type: "XX" }, "document_type", "invalid"],
    ["a name with figures", { name: "Luz 2" }, "name", "invalid"],
    ["a name with a segment of 19 letters", { name: "a".repeat(19) }, "name", "invalid"],
    ["a last name of two letters", { last_name: "Mo" }, "last_name", "invalid"],
    ["an e-mail without a domain", { email: "luz@correo" }, "email", "invalid"],
    ["a telephone of three signs", { telephone: "310" }, "telephone", "invalid"],
    ["a comment of spaces", { comment: "     " }, "comment", "required"],
    ["a policy that was not accepted", { tratamientos: "P" }, "tratamientos", "invalid"],
  ] as const)("%s is refused at its field", async (_, over, field, rule) => {
    const words = rule === "required" ? expect.any(String) : "Este dato no es válido";
    expect(refusalOf(await send(form(over)))).toEqual([400, "INVALID_FIELDS", { [field]: words }]);
  });

  test("every type of the source is taken, NU without a rule of its own", async () => {
    for (const [document_type, document] of [
      ["CC", "43218765"],
      ["NIT", "900435217"],
      ["PA", "AB1"],
      ["CE", "741852"],
      ["NU", "1020304050"],
      ["PD", "90125634"],
      ["CD", "7001"],
      ["TE", "55012"],
    ])
      expect((await send(form({ document_type, document }))).status, document_type).toBe(200);
  });

  test("a message is no way to fill the store: a network that sends too many is told to wait", async () => {
    const limited = await openShop({ store: shop.store, env: { RATE_LIMITS: "1" } });
    const sender = visitor(limited.app, "181.50.7.7");
    const answers = [];
    for (let times = 0; times < 13; times += 1) answers.push((await send(form(), sender)).status);
    expect(answers).toEqual([...Array<number>(12).fill(200), 429]);
  });
});

describe("the e-mail of a PQRS", () => {
  test("tells the case number, the topic, the last day and the way to the state, as HTML and as text", async () => {
    const { json } = await send(form({ email: sent.email }));
    const [mail] = await mailOf(json.radicado);
    expect(mail).toMatchObject({
      kind: "pqrs",
      recipient: "luz.dary@correo.example",
      subject: `Recibimos tu PQRS: radicado ${json.radicado}`,
      createdAt: TEST_START,
    });
    for (const letter of [mail!.html, mail!.text])
      for (const words of [json.radicado, "Reclamo", "14 de diciembre de 2026", "/contacto/pqrs/estado", "Luz"])
        expect(letter).toContain(words);
  });

  test("[F-42] holds nothing that its sender wrote but a first name: the address may be a stranger's", async () => {
    const { json } = await send(form({ name: "Premio gratis", last_name: "<b>www.trampa.example</b>" }));
    const [mail] = await mailOf(json.radicado);
    for (const letter of [mail!.html, mail!.text]) {
      expect(letter).toContain(json.radicado);
      expect(letter).not.toMatch(/trampa|gratis,|4827|43218765|3104567890/);
    }
  });

  test("[F-42] ten a day for one address: more PQRS are kept, without an e-mail each", async () => {
    const email = "victima@correo.example";
    const numbers = [];
    for (let times = 0; times < 12; times += 1) numbers.push((await send(form({ email }))).json.radicado);
    const written = () => shop.store.db.select().from(messages).where(eq(messages.recipient, email));
    expect([new Set(numbers).size, (await written()).length]).toEqual([12, 10]);
    shop.clock.advance(24 * 3_600_000 + 1);
    await send(form({ email }));
    expect(await written()).toHaveLength(11);
  });

  test("[F-47] neither the document nor the message of a PQRS stands in the log", async () => {
    await send(form({ document: "78451209", comment: "canario azul" }));
    expect(shop.logged()).toContain("/api/apqrs");
    expect(shop.logged()).not.toMatch(/78451209|canario azul|luz\.dary/i);
  });
});

describe("the sandbox's mailbox", () => {
  test("lists the e-mails, the latest first, and shows each as HTML and as text", async () => {
    const { json } = await send(form({ name: "Ana" }));
    const { text: list, status } = await client.get("/sandbox/correo");
    expect(status).toBe(200);
    const [, path] = /href="(\/sandbox\/correo\/\d+)"/.exec(list)!;
    const letter = await client.get(path!);
    expect(letter.text).toContain(json.radicado);
    expect(letter.headers["content-security-policy"]).toMatch(/^default-src 'none'; style-src 'unsafe-inline';/);
    expect((await client.get(`${path}/texto`)).text).toContain("Recibimos tu PQRS, Ana");
  });

  test("[F-46] words of a sender are words", async () => {
    // The rules let no such name in: what another way into the store brings is shown as text all the same.
    await shop.store.db.insert(messages).values({
      kind: "pqrs",
      key: "hostil",
      recipient: "<script>robar()</script>",
      subject: "<img src=x onerror=robar()>",
      html: "<!doctype html><html><body>x</body></html>",
      text: "</pre><script>robar()</script>",
      createdAt: TEST_START,
    });
    const { text: list } = await client.get("/sandbox/correo");
    const [, path] = /href="(\/sandbox\/correo\/\d+)"/.exec(list)!;
    const [letter, plain] = [(await client.get(path!)).text, (await client.get(`${path}/texto`)).text];
    expect([list, letter, plain].map((page) => /&lt;(img src=x|script)/.test(page))).toEqual([true, true, true]);
    for (const page of [list, letter, plain]) expect(page).not.toMatch(/<script|<img src=x/);
  });

  test.each(["999999", "0", "uno", "-1"])("an e-mail that is none is a 404: %s", async (id) => {
    expect((await client.get(`/sandbox/correo/${id}`)).status).toBe(404);
  });
});

describe("the state of a PQRS", () => {
  test("is told with its dates and its answer to whoever knows the case number and the document", async () => {
    const { json: kept } = await send(form());
    expect((await ask(kept.radicado.toLowerCase().replaceAll("-", " "), sent.document)).json).toEqual({
      radicado: kept.radicado,
      tema: "Reclamo",
      estado: "RECEIVED",
      recibida: TEST_START,
      vence: "2026-12-14",
      enTramite: null,
      respondida: null,
      respuesta: null,
    });
    expect((await ask("PQ-2611-MARTA2", people.marta)).json).toMatchObject({ estado: "IN_PROGRESS", respuesta: null });
    expect((await ask("PQ-2610-MARTA3", people.marta)).json).toMatchObject({
      estado: "ANSWERED",
      respuesta: expect.stringContaining("la línea atiende"),
    });
  });

  test("[F-37] a wrong document, a case number that is none and one that cannot be read have the same answer", async () => {
    const answers = [];
    for (const [radicado, documento] of [
      ["PQ-2611-MARTA2", people.hernan],
      ["PQ-2611-ZZZZZZ", people.marta],
      ["hola", people.marta],
    ])
      answers.push(await ask(radicado!, documento!));
    for (const answer of answers) expect(refusalOf(answer)).toEqual([404, "PQRS_UNKNOWN"]);
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
  });

  test("[F-36] whoever guesses the document of a case has ten tries, from whatever address, then waits", async () => {
    const statuses = [];
    for (let times = 0; times < 12; times += 1)
      statuses.push((await ask("PQ-2611-MARTA2", `5000${times}00`, visitor(shop.app, `45.10.${times}.1`))).status);
    expect(statuses).toEqual([...Array<number>(10).fill(404), 429, 429]);
    // Its owner is not locked out: a minute later the right document is heard.
    shop.clock.advance(60_000);
    expect((await ask("PQ-2611-MARTA2", people.marta)).status).toBe(200);
  });

  test("[F-36] one network has twenty tries over all cases, and right ones do not count", async () => {
    const from = visitor(shop.app, "45.11.0.1");
    for (let times = 0; times < 30; times += 1)
      expect((await ask("PQ-2611-MARTA2", people.marta, from)).status).toBe(200);
    const statuses = [];
    for (let times = 0; times < 21; times += 1)
      statuses.push((await ask(`PQ-2611-${"ABCDEFGHJKMNPQRSTVWXYZ"[times]}ZZZZZ`, people.marta, from)).status);
    expect(statuses.filter((status) => status === 404)).toHaveLength(20);
    expect(statuses.at(-1)).toBe(429);
  });
});

describe("a rating", () => {
  const [service] = demo.services;
  const rating = (over: object = {}) => ({
    issue: service!.id,
    comment: "Fácil de usar",
    tratamientos: "S",
    terminos: "S",
    questions: service!.questions.map((question, place) => ({ question, answer: place + 1 })),
    clave: `calificacion-${(forms += 1)}`,
    ...over,
  });
  const rate = (body: object) => client.post("/api/a-services-qualifies", body);

  test("the services come with their questions, the first is service-1", async () => {
    const { json: headers } = await client.get("/api/services-qualifies");
    expect(headers).toEqual(demo.services.map(({ id, name }) => ({ id, name })));
    const { json: questions } = await client.get("/api/questions");
    expect(questions[0]).toEqual({ id: 1, name: service!.questions[0], serviceQualifyId: "service-1" });
    expect(questions).toHaveLength(demo.services.flatMap((one) => one.questions).length);
  });

  test("is kept once with the answer to each question, however often it is sent", async () => {
    const body = rating();
    const ids = new Set((await Promise.all(Array.from({ length: 10 }, () => rate(body)))).map(({ json }) => json.id));
    expect(ids.size).toBe(1);
    const [id] = ids;
    expect(await shop.store.db.select().from(ratings).where(eq(ratings.id, id))).toHaveLength(1);
    const answers = await shop.store.db.select().from(ratingAnswers).where(eq(ratingAnswers.ratingId, id));
    expect(answers.map(({ answer }) => answer)).toEqual([1, 2, 3]);
  });

  const whole = service!.questions.map((question) => ({ question, answer: 1 }));
  const [first] = whole;
  const foreign = { question: "¿Volverías?", answer: 1 };
  test.each([
    ["a service that there is not", { issue: "service-9" }, "issue"],
    ["terms that were not accepted", { terminos: "P" }, "terminos"],
    ["a policy that was not accepted", { tratamientos: "P" }, "tratamientos"],
    ["no answers", { questions: [] }, "questions"],
    ["a question without its answer", { questions: [first] }, "questions"],
    ["the same question three times", { questions: [first, first, first] }, "questions"],
    ["a question twice, the second time too much", { questions: [...whole, first] }, "questions"],
    ["a question more than there are", { questions: [...whole, foreign] }, "questions"],
    ["a question that is none in the place of one", { questions: [...whole.slice(1), foreign] }, "questions"],
    ["questions of another service", { issue: "service-2" }, "questions"],
    ["an answer of six", { questions: [{ ...first, answer: 6 }] }, "questions[0].answer"],
    ["a comment of two letters", { comment: "Ok" }, "comment"],
  ])("%s is refused at its field", async (_, over, field) => {
    const [status, code, fields] = refusalOf(await rate(rating(over)));
    expect([status, code, Object.keys(fields!)]).toEqual([400, "INVALID_FIELDS", [field]]);
  });
});
