/** The operators over HTTP: what they are sent, and what each of their answers means for a recharge. */
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { createHttpOperators } from "#server/operators/http.ts";
import { openPostServer } from "./postServer";

const ASKED = {
  key: "PM261120ABCDEFGHJK-7",
  phone: "3104827193",
  operatorId: 101,
  operatorCode: "CLARO",
  packageId: "CLARO-001",
  pesos: 2_000,
};

let server: Awaited<ReturnType<typeof openPostServer>>;
beforeAll(async () => {
  server = await openPostServer();
});
beforeEach(() => {
  server.heard = [];
});

const ask = () => createHttpOperators({ url: server.url, token: "secreto" }).recharge(ASKED);

describe("the operators", () => {
  test("are sent the phone, what it gets and the key that they take once", async () => {
    server.answer = { status: 200, body: '{"estado":"APROBADA","referencia":"CL-8812"}' };
    expect(await ask()).toEqual({ outcome: "done", reference: "CL-8812" });
    expect(server.heard).toMatchObject([
      {
        headers: { authorization: "Bearer secreto", "idempotency-key": ASKED.key },
        body: {
          celular: "3104827193",
          producto: 101,
          operador: "CLARO",
          paquete: "CLARO-001",
          valor: 2_000,
          referencia: ASKED.key,
        },
      },
    ]);
  });

  test("have refused only when they say so and why; any other answer, and none, says nothing", async () => {
    server.answer = { status: 422, body: '{"mensaje":"Línea inactiva"}' };
    expect(await ask()).toEqual({ outcome: "refused", fault: "HTTP: 422, Línea inactiva" });
    for (const given of [
      { status: 200, body: '{"estado":"EN PROCESO"}' },
      { status: 400, body: "<html>" },
      { status: 409, body: '{"mensaje":"En proceso"}' },
      { status: 500, body: '{"mensaje":"Línea inactiva"}' },
      "cut" as const,
    ]) {
      server.answer = given;
      const word = await ask();
      expect(word.outcome).toBe("unknown");
      expect(JSON.stringify(word)).not.toMatch(/3104827193|secreto/);
    }
  });
});
