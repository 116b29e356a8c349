/** The wallet over HTTP: what it is sent, and what each of its answers means for the money. */
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { createOki } from "#server/wallet/oki.ts";
import { openPostServer } from "./postServer";

const TOP_UP = { key: "7-3-1", mobile: "3004827193", pesos: 90_000 };

let server: Awaited<ReturnType<typeof openPostServer>>;
beforeAll(async () => {
  server = await openPostServer();
});
beforeEach(() => {
  server.heard = [];
});

const ask = () => createOki({ url: server.url, token: "secreto" }).topUp(TOP_UP);

describe("the wallet", () => {
  test("is sent the account, the pesos and the key that it takes once", async () => {
    server.answer = { status: 201, body: '{"estado":"APROBADA","referencia":"OKI-55"}' };
    expect(await ask()).toEqual({ reference: "OKI-55" });
    expect(server.heard).toMatchObject([
      {
        headers: { authorization: "Bearer secreto", "idempotency-key": "7-3-1", "content-type": "application/json" },
        body: { celular: "3004827193", valor: 90_000, referencia: "7-3-1" },
      },
    ]);
  });

  test("has refused when it says so and why", async () => {
    server.answer = { status: 422, body: '{"mensaje":"  La cuenta no existe  "}' };
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
    server.answer = given;
    const error = await ask().catch((fault: unknown) => fault);
    expect(error).toMatchObject({ name: "WalletError", outcome: "unknown" });
    expect(String(error)).not.toMatch(/3004827193|secreto/);
    expect(server.heard).toHaveLength(1);
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
