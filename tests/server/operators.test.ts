/** The operators over HTTP: what they are sent, and what each of their answers means for a recharge. */
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { createHttpOperators } from "#server/operators/http.ts";

const ASKED = {
  key: "PM261120ABCDEFGHJK-7",
  phone: "3104827193",
  operatorId: 101,
  operatorCode: "CLARO",
  packageId: "CLARO-001",
  pesos: 2_000,
};

let server: Server;
let url: string;
let heard: { headers: Record<string, unknown>; body: unknown }[] = [];
let answer: { status: number; body: string } | "cut";
beforeAll(async () => {
  server = createServer((request, response) => {
    let text = "";
    request.on("data", (data: Buffer) => (text += data.toString()));
    request.on("end", () => {
      heard.push({ headers: request.headers, body: JSON.parse(text) });
      if (answer === "cut") response.destroy();
      else response.writeHead(answer.status).end(answer.body);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/recargas`;
});
afterAll(() => new Promise((resolve) => server.close(resolve)));
beforeEach(() => {
  heard = [];
});

const ask = () => createHttpOperators({ url, token: "secreto" }).recharge(ASKED);

describe("the operators", () => {
  test("[RCG-04] are sent the phone, what it gets and the key that they take once", async () => {
    answer = { status: 200, body: '{"estado":"APROBADA","referencia":"CL-8812"}' };
    expect(await ask()).toEqual({ outcome: "done", reference: "CL-8812" });
    expect(heard).toMatchObject([
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

  test("[F-29] have refused only when they say so and why; any other answer, and none, says nothing", async () => {
    answer = { status: 422, body: '{"mensaje":"Línea inactiva"}' };
    expect(await ask()).toEqual({ outcome: "refused", fault: "HTTP: 422, Línea inactiva" });
    for (const given of [
      { status: 200, body: '{"estado":"EN PROCESO"}' },
      { status: 400, body: "<html>" },
      { status: 409, body: '{"mensaje":"En proceso"}' },
      { status: 500, body: '{"mensaje":"Línea inactiva"}' },
      "cut" as const,
    ]) {
      answer = given;
      const word = await ask();
      expect(word.outcome).toBe("unknown");
      expect(JSON.stringify(word)).not.toMatch(/3104827193|secreto/);
    }
  });
});
