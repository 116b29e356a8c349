/** What a supervisor is told: that the process lives, and whether it can serve. */
import Fastify from "fastify";
import { expect, test } from "vitest";
import { addHealth } from "#server/routes/health.ts";
import type { Store } from "#server/store/database.ts";

async function ask(path: string, ping: (() => Promise<void>) | null) {
  let log = "";
  const app = Fastify({ logger: { stream: { write: (line: string) => void (log += line) } } });
  addHealth(app, ping && ({ ping } as Store));
  const { statusCode, headers, json } = await app.inject(path);
  return { status: statusCode, headers, json: json(), log };
}
const works = () => Promise.resolve();
const fails = () => Promise.reject(new Error("the store is away"));

test("a process is alive whatever its store does", async () => {
  for (const ping of [works, fails, null]) {
    const { status, json, headers } = await ask("/salud", ping);
    expect([status, json, headers["cache-control"]]).toEqual([200, { estado: "vivo" }, "no-store"]);
  }
});

test("[F-57] it is ready when its store answers, or when it has none of its own", async () => {
  for (const ping of [works, null]) {
    const { status, json, headers } = await ask("/listo", ping);
    expect([status, json, headers["cache-control"]]).toEqual([200, { estado: "listo" }, "no-store"]);
  }
});

test("[F-57] it is not ready while its store does not answer: it says so, when to ask again, and logs why", async () => {
  const { status, json, headers, log } = await ask("/listo", fails);
  expect([status, json]).toEqual([503, { estado: "sin base de datos" }]);
  expect([headers["cache-control"], headers["retry-after"]]).toEqual(["no-store", "2"]);
  expect(log).toContain("the store is away");
});
