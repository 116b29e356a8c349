/** An answer of success that cannot be read is a failure, whichever call it answers. */
import { describe, expect, test } from "vitest";
import { request, type Client } from "#api/request";
import type { Call } from "#contract/call";

const modules = Object.values(import.meta.glob<Record<string, unknown>>("../../src/contract/*.ts", { eager: true }));
const isCall = (value: unknown): value is Call =>
  typeof value === "object" && value !== null && "answer" in value && "path" in value && "method" in value;
/** The calls that answer with data; a file is bytes, which nothing here reads. */
const calls = modules
  .flatMap((module) => Object.values(module).filter(isCall))
  .filter(({ files }) => files.length === 0);

const saying = (text: string): Client => ({ send: async () => ({ status: 200, headers: {}, text }) });

test("every call is tried", () => expect(calls.length).toBeGreaterThan(50));

describe.each([
  ["nothing", ""],
  ["a page of HTML", "<!doctype html><h1>502 Bad Gateway</h1>"],
  ["a text", '"listo"'],
  ["null", "null"],
  ["a flag", "true"],
])("a 200 with %s", (_, text) => {
  test.each(calls.map((call) => [call.name, call] as const))("is no success of %s", async (_name, call) => {
    const params = Object.fromEntries([...call.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => [name!, "1"]));
    expect(await request(saying(text), call, { params })).toEqual({
      ok: false,
      problem: { kind: "malformed", status: 200 },
    });
  });
});
