/** Sessions and passwords on their own: what the cookie is, whom it opens the shop for, and until when. */
import cookie from "@fastify/cookie";
import { eq } from "drizzle-orm";
import fastify, { type FastifyInstance } from "fastify";
import { beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import {
  closeSession,
  hashPassword,
  openSession,
  passwordMatches,
  prepareDummyHash,
  sessionUser,
  sha256,
} from "#server/auth.ts";
import { testClock } from "#server/clock.ts";
import { readConfig } from "#server/config.ts";
import { createLog } from "#server/log.ts";
import type { Shop } from "#server/shop.ts";
import type { Store } from "#server/store/database.ts";
import { revokeSessionsOf } from "#server/store/sessions.ts";
import { sessions, users } from "#server/store/schema.ts";
import { openDemoStore, people, sessionLookups, TEST_START, visitor, type Visitor } from "./harness";

const DAY_MS = 24 * 60 * 60_000;
const clock = testClock(TEST_START);
let store: Store;
let app: FastifyInstance;
let ids: Record<"marta" | "jairo", number>;

/** A server that only opens, closes and looks up sessions. */
async function serverOf(env: Record<string, string>): Promise<FastifyInstance> {
  const shop: Shop = {
    config: readConfig(env),
    clock,
    store,
    log: createLog("silent"),
    gateways: new Map(),
    wallet: null,
    operators: null,
  };
  const server = fastify();
  await server.register(cookie);
  server.post<{ Params: { id: string } }>("/entrar/:id", async (request, reply) => {
    await openSession(shop, request, reply, Number(request.params.id));
    return {};
  });
  server.get("/quien", async (request) => {
    const user = await sessionUser(shop, request);
    return { user, isSame: (await sessionUser(shop, request)) === user };
  });
  server.post("/salir", async (request, reply) => {
    const before = await sessionUser(shop, request);
    await closeSession(shop, request, reply);
    return { before: before?.id ?? null, after: (await sessionUser(shop, request))?.id ?? null };
  });
  return server;
}

beforeAll(async () => {
  store = await openDemoStore();
  app = await serverOf({});
  const idOf = async (documentNumber: string) => {
    const [user] = await store.db.select().from(users).where(eq(users.documentNumber, documentNumber));
    return user!.id;
  };
  ids = { marta: await idOf(people.marta), jairo: await idOf(people.jairo) };
});
beforeEach(async () => {
  clock.set(TEST_START);
  await store.db.delete(sessions);
});

async function inside(who: keyof typeof ids, server = app): Promise<Visitor> {
  const client = visitor(server);
  await client.post(`/entrar/${ids[who]}`, {});
  return client;
}

/** The document of the person whom the visitor's cookie stands for. */
const whoIs = async (client: Visitor): Promise<string | null> =>
  (await client.get("/quien")).json.user?.documentNumber ?? null;

const rowOf = async (client: Visitor, name = "sid") => {
  const [row] = await store.db
    .select()
    .from(sessions)
    .where(eq(sessions.idHash, sha256(client.cookies.get(name) ?? "")));
  return row;
};

describe("the session's cookie", () => {
  test.each([
    ["over plain http is sid", {}, "sid", "Max-Age=604800; Path=/; HttpOnly; SameSite=Lax"],
    [
      "over https is of this host only and is never sent without it",
      { PUBLIC_URL: "https://tienda.example" },
      "__Host-sid",
      "Max-Age=604800; Path=/; HttpOnly; Secure; SameSite=Lax",
    ],
    ["lives for SESSION_DAYS", { SESSION_DAYS: "1" }, "sid", "Max-Age=86400; Path=/; HttpOnly; SameSite=Lax"],
  ])("%s", async (_name, env, name, attributes) => {
    const server = await serverOf(env as Record<string, string>);
    const client = visitor(server);
    const { headers } = await client.post(`/entrar/${ids.marta}`, {});
    const [pair, ...rest] = String(headers["set-cookie"]).split("; ");
    expect(pair).toMatch(new RegExp(`^${name}=[\\w-]{43}$`));
    expect(rest.join("; ")).toBe(attributes);
    expect(await whoIs(client)).toBe(people.marta);
    const { headers: out } = await client.post("/salir", {});
    const [gone, ...how] = String(out["set-cookie"]).split("; ");
    expect(gone).toBe(`${name}=`);
    const kept = attributes.split("; ").filter((attribute) => !attribute.startsWith("Max-Age"));
    expect(how.sort()).toEqual([...kept, "Max-Age=0", "Expires=Thu, 01 Jan 1970 00:00:00 GMT"].sort());
  });

  test("is another each time, and the store keeps only its hash", async () => {
    const [first, second] = [await inside("marta"), await inside("marta")];
    expect(first.cookies.get("sid")).not.toBe(second.cookies.get("sid"));
    expect(await rowOf(first)).toEqual({
      idHash: expect.stringMatching(/^[0-9a-f]{64}$/),
      userId: ids.marta,
      createdAt: TEST_START,
      expiresAt: new Date(Date.parse(TEST_START) + 7 * DAY_MS).toISOString(),
      revokedAt: null,
      device: "",
      seenAt: TEST_START,
    });
  });

  test("that can be none of ours is not looked up", async () => {
    const lookups = sessionLookups(store);
    const client = visitor(app);
    for (const value of ["", "a".repeat(42), "a".repeat(44), `${"a".repeat(42)}'`, `'${"a".repeat(43)}`]) {
      client.cookies.set("sid", value);
      expect(await whoIs(client)).toBeNull();
    }
    client.cookies.delete("sid");
    expect(await whoIs(client)).toBeNull();
    expect(lookups.count()).toBe(0);
    client.cookies.set("sid", "a".repeat(43));
    expect(await whoIs(client)).toBeNull();
    expect(lookups.count()).toBe(1);
    lookups.stop();
  });
});

describe("[F-38] a session", () => {
  test("gives its person, without the password's hash, and is looked up once per request", async () => {
    const client = await inside("marta");
    const lookups = sessionLookups(store);
    const { json } = await client.get("/quien");
    expect(lookups.count()).toBe(1);
    lookups.stop();
    expect(json.isSame).toBe(true);
    expect(json.user).toMatchObject({ id: ids.marta, documentType: "CC", documentNumber: people.marta });
    expect(Object.keys(json.user)).not.toContain("passwordHash");
    expect(Object.keys(json.user)).not.toContain("createdAt");
  });

  test("ends at its date", async () => {
    const client = await inside("marta");
    clock.advance(7 * DAY_MS - 1);
    expect(await whoIs(client)).toBe(people.marta);
    clock.advance(1);
    expect(await whoIs(client)).toBeNull();
  });
});

describe("[F-39] a session that was closed", () => {
  test("opens nothing from that same request on, also with the old cookie, and other devices stay", async () => {
    const [client, phone] = [await inside("marta"), await inside("marta")];
    const old = client.cookies.get("sid")!;
    clock.advance(1_000);
    expect((await client.post("/salir", {})).json).toEqual({ before: ids.marta, after: null });
    expect(client.cookies.has("sid")).toBe(false);
    client.cookies.set("sid", old);
    expect(await whoIs(client)).toBeNull();
    expect((await rowOf(client))!.revokedAt).toBe(clock.iso());
    expect(await whoIs(phone)).toBe(people.marta);
  });

  test("keeps the moment at which it first ended", async () => {
    const client = await inside("marta");
    const old = client.cookies.get("sid")!;
    await client.post("/salir", {});
    clock.advance(1_000);
    client.cookies.set("sid", old);
    await client.post("/salir", {});
    client.cookies.set("sid", old);
    await revokeSessionsOf(store.db, ids.marta, clock.iso());
    expect((await rowOf(client))!.revokedAt).toBe(TEST_START);
  });

  test("was the only one: to leave without a session changes nothing", async () => {
    const client = await inside("marta");
    const update = vi.spyOn(store.db, "update");
    await visitor(app).post("/salir", {});
    expect(update).not.toHaveBeenCalled();
    update.mockRestore();
    expect(await whoIs(client)).toBe(people.marta);
  });

  test("with all of its person's leaves nobody else's", async () => {
    const [phone, desk, other] = [await inside("marta"), await inside("marta"), await inside("jairo")];
    await revokeSessionsOf(store.db, ids.marta, clock.iso());
    expect([await whoIs(phone), await whoIs(desk)]).toEqual([null, null]);
    expect(await whoIs(other)).toBe(people.jairo);
  });
});

describe("[F-37] a password", () => {
  test("is kept as argon2id with 19 MiB and two rounds, each time with another salt", async () => {
    const [first, second] = [await hashPassword("Suerte*2026"), await hashPassword("Suerte*2026")];
    expect(first).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(first).not.toBe(second);
  });

  test("opens its own account only, and nothing opens an account that is not there", async () => {
    await prepareDummyHash();
    const hash = await hashPassword("Suerte*2026");
    expect(await passwordMatches(hash, "Suerte*2026")).toBe(true);
    expect(await passwordMatches(hash, "suerte*2026")).toBe(false);
    expect(await passwordMatches(hash, "")).toBe(false);
    for (const guess of ["Suerte*2026", ""]) expect(await passwordMatches(null, guess)).toBe(false);
  });
});

test("[F-39] the hash that stands for a cookie is SHA-256", () => {
  expect(sha256("")).toBe("e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855");
});
