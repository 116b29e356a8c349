/** The contact area's calls: records that cannot be read, answers without a case number, fields named as the form does. */
import { describe, expect, test } from "vitest";
import { pqrsStatus, pqrsTopics, ratedServices, sendPqrs, sendRating } from "#api/contact";
import type { Client } from "#api/request";
import type { PqrsValues } from "#domain/contact";

interface Heard {
  path: string;
  body: unknown;
}

/** A client whose backend answers by path, and what it heard. */
function backend(answers: Record<string, unknown>, status = 200): { client: Client; heard: Heard[] } {
  const heard: Heard[] = [];
  const send: Client["send"] = async ({ path, body }) => {
    heard.push({ path, body });
    return { status, headers: {}, text: JSON.stringify(answers[path]) };
  };
  return { client: { send }, heard };
}

const values: PqrsValues = {
  topic: "2",
  documentType: "PA",
  document: " ab12 ",
  name: "Luz",
  lastName: "Mosquera",
  email: "luz@correo.example",
  telephone: "3104567890",
  comment: "Hola",
  policy: true,
};

describe("[F-54] lists", () => {
  test("a topic that cannot be read leaves the others; an id is a text, whatever it was", async () => {
    const { client } = backend({
      "/api/pqrs": [
        { id: 2, title: "Queja", content: "<p>x</p>" },
        null,
        { id: {}, title: "y" },
        { id: "a", title: "Otro" },
      ],
    });
    expect(await pqrsTopics(client)).toEqual({
      ok: true,
      value: [
        { id: "2", title: "Queja", text: [{ tag: "p", children: ["x"] }] },
        { id: "a", title: "Otro", text: [] },
      ],
    });
  });

  test("a service has its own questions, and one without any is left out", async () => {
    const { client } = backend({
      "/api/services-qualifies": [{ id: 1, name: "Tienda" }, { id: 2, name: "Nada" }, "x"],
      "/api/questions": [
        { id: 1, name: "¿Qué tal?", serviceQualifyId: "1" },
        { id: 2, name: "De nadie", serviceQualifyId: 9 },
        {},
      ],
    });
    expect(await ratedServices(client)).toEqual({
      ok: true,
      value: [{ id: "1", name: "Tienda", questions: ["¿Qué tal?"] }],
    });
  });
});

describe("sending a PQRS", () => {
  test("travels under the source's names, the document in capitals, the policy as S", async () => {
    const { client, heard } = backend({
      "/api/apqrs": { radicado: "PQ-2611-ABCDEF", fecha: "2026-11-20T15:00:00.000Z", vence: "2026-12-14" },
    });
    expect(await sendPqrs(client, values, "k")).toEqual({
      ok: true,
      value: { caseNumber: "PQ-2611-ABCDEF", receivedAt: Date.parse("2026-11-20T15:00:00Z"), dueDay: "2026-12-14" },
    });
    expect(heard).toEqual([
      {
        path: "/api/apqrs",
        body: {
          issue: "2",
          document_type: "PA",
          document: "AB12",
          name: "Luz",
          last_name: "Mosquera",
          email: "luz@correo.example",
          telephone: "3104567890",
          comment: "Hola",
          tratamientos: "S",
          clave: "k",
        },
      },
    ]);
  });

  test("a backend that gives no case number has kept it all the same", async () => {
    const { client } = backend({ "/api/apqrs": { id: 7, fecha: "ayer", vence: "pronto" } });
    expect(await sendPqrs(client, values, "k")).toEqual({
      ok: true,
      value: { caseNumber: null, receivedAt: null, dueDay: null },
    });
  });

  test("refused fields are named as the form names them", async () => {
    const error = {
      statusCode: 400,
      code: "INVALID_FIELDS",
      message: "x",
      fields: { issue: "a", document_type: "b", last_name: "c", tratamientos: "d", email: "e" },
    };
    const { client } = backend({ "/api/apqrs": { error } }, 400);
    const result = await sendPqrs(client, values, "k");
    expect(!result.ok && result.problem.kind === "refused" && result.problem.fields).toEqual({
      topic: "a",
      documentType: "b",
      lastName: "c",
      policy: "d",
      email: "e",
    });
  });
});

test("a state whose instant cannot be read is malformed, never an exception", async () => {
  const answer = {
    radicado: "PQ-2611-ABCDEF",
    tema: "Queja",
    estado: "RECEIVED",
    recibida: "ayer",
    vence: "2026-12-14",
  };
  const { client } = backend({ "/api/tienda/pqrs/estado": answer });
  expect(await pqrsStatus(client, { caseNumber: "PQ-2611-ABCDEF", document: "1" })).toMatchObject({
    ok: false,
    problem: { kind: "malformed" },
  });
});

test("a rating is sent with its questions in words and their answers as numbers", async () => {
  const { client, heard } = backend({ "/api/a-services-qualifies": {} });
  const answers = [{ question: "¿Qué tal?", answer: "3" }];
  const sent = await sendRating(
    client,
    { service: "service-1", answers, comment: "Bien", terms: true, policy: true },
    "k",
  );
  expect(sent.ok).toBe(true);
  expect(heard[0]!.body).toEqual({
    issue: "service-1",
    comment: "Bien",
    tratamientos: "S",
    terminos: "S",
    questions: [{ question: "¿Qué tal?", answer: 3 }],
    clave: "k",
  });
});
