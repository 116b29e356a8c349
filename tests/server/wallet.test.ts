/** The wallet over HTTP: what it is sent, and what each of its answers means for the money. */
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { createOki } from "#server/wallet/oki.ts";

const TOP_UP = { key: "7-3-1", mobile: "3004827193", pesos: 90_000 };

let server: Server;
let url: string;
let heard: { headers: Record<string, unknown>; body: unknown }[] = [];
let answer: { status: number; body: string; headers?: Record<string, string> } | "cut";
beforeAll(async () => {
  server = createServer((request, response) => {
    let text = "";
    request.on("data", (data: Buffer) => (text += data.toString()));
    request.on("end", () => {
      heard.push({ headers: request.headers, body: JSON.parse(text) });
      if (answer === "cut") response.destroy();
      else response.writeHead(answer.status, answer.headers).end(answer.body);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/recargas`;
});
afterAll(() => new Promise((resolve) => server.close(resolve)));
beforeEach(() => {
  heard = [];
});

const ask = () => createOki({ url, token: "secreto" }).topUp(TOP_UP);

describe("the wallet", () => {
  test("[CLAIM-07] is sent the account, the pesos and the key that it takes once", async () => {
    answer = { status: 201, body: '{"estado":"APROBADA","referencia":"OKI-55"}' };
    expect(await ask()).toEqual({ reference: "OKI-55" });
    expect(heard).toMatchObject([
      {
        headers: { authorization: "Bearer secreto", "idempotency-key": "7-3-1", "content-type": "application/json" },
        body: { celular: "3004827193", valor: 90_000, referencia: "7-3-1" },
      },
    ]);
  });

  test("[CLAIM-06] has refused when it says so and why", async () => {
    answer = { status: 422, body: '{"mensaje":"  La cuenta no existe  "}' };
    await expect(ask()).rejects.toMatchObject({ outcome: "refused", said: "La cuenta no existe" });
  });

  test.each([
    ["a success that does not say it took the money", { status: 200, body: '{"estado":"PENDIENTE"}' }],
    ["a success that is no JSON", { status: 200, body: "<html>" }],
    ["a list", { status: 200, body: "[]" }],
    ["a page that says no", { status: 400, body: "<html>" }],
    ["a refusal of the shop's key", { status: 401, body: '{"mensaje":"Token vencido"}' }],
    ["a conflict with an earlier try", { status: 409, body: '{"mensaje":"En proceso"}' }],
    ["haste", { status: 429, body: '{"mensaje":"Espera"}' }],
    ["a fault", { status: 500, body: '{"mensaje":"La cuenta no existe"}' }],
    ["a way elsewhere", { status: 302, body: "", headers: { location: "/otra" } }],
    ["nothing", "cut" as const],
  ])("[F-27] may have taken it when its answer is %s", async (_, given) => {
    answer = given;
    const error = await ask().catch((fault: unknown) => fault);
    expect(error).toMatchObject({ name: "WalletError", outcome: "unknown" });
    expect(String(error)).not.toMatch(/3004827193|secreto/);
    expect(heard).toHaveLength(1);
  });

  test("[F-27] may have taken an earlier try where it cannot be reached", async () => {
    const gone = createServer();
    await new Promise<void>((resolve) => gone.listen(0, "127.0.0.1", resolve));
    const { port } = gone.address() as AddressInfo;
    await new Promise((resolve) => gone.close(resolve));
    const away = createOki({ url: `http://127.0.0.1:${port}/recargas`, token: "x" });
    await expect(away.topUp(TOP_UP)).rejects.toMatchObject({ outcome: "unknown", message: "HTTP: ECONNREFUSED" });
  });
});
