/** The proof of work against bots: whose challenges are believed, for what, until when, and how often. */
import { solveChallenge, type Challenge, type Payload } from "altcha-lib";
import { deriveKey } from "altcha-lib/algorithms/pbkdf2";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { createCaptcha, forgetCaptchas, useCaptcha } from "#server/captcha.ts";
import { testClock } from "#server/clock.ts";
import { readConfig } from "#server/config.ts";
import type { Shop } from "#server/shop.ts";
import { captchaNonces } from "#server/store/schema.ts";
import { openDemoStore, TEST_START } from "./harness";
import earlier from "./samples/captcha.json" with { type: "json" };

const TEN_MINUTES_MS = 10 * 60_000;
const clock = testClock(TEST_START);
let shop: Pick<Shop, "config" | "clock" | "store">;

const solve = async (of: Challenge): Promise<Payload> => {
  const solution = await solveChallenge({ challenge: of, deriveKey });
  if (!solution) throw new Error("No solution was found");
  return { challenge: of, solution };
};

beforeAll(async () => {
  shop = { config: readConfig({}), clock, store: await openDemoStore() };
});
beforeEach(async () => {
  clock.set(TEST_START);
  await shop.store.db.delete(captchaNonces);
});

/** A challenge of now for the login, with its solution. */
const solveOne = async () => solve(await createCaptcha(shop, "login"));

const asText = (payload: unknown) => Buffer.from(JSON.stringify(payload)).toString("base64");
const use = (payload: unknown, action = "login") => useCaptcha(shop, action, asText(payload), "user.captcha");
const remembered = () => shop.store.db.select().from(captchaNonces);

async function expectRefused(use: Promise<void>): Promise<void> {
  await expect(use).rejects.toMatchObject({
    name: "Refusal",
    statusCode: 400,
    code: "CAPTCHA_REFUSED",
    fields: { "user.captcha": "Prueba que no eres un robot" },
  });
}

describe("[F-41] a challenge", () => {
  test("asks for between 60 and 180 derivations of a thousand rounds", async () => {
    const { challenge, solution } = await solveOne();
    expect(challenge.parameters).toMatchObject({ algorithm: "PBKDF2/SHA-256", cost: 1_000 });
    expect(solution.counter).toBeGreaterThanOrEqual(60);
    expect(solution.counter).toBeLessThanOrEqual(180);
  });

  test("of an earlier start of the shop is good: its keys come from SECRET_KEY alone", async () => {
    await use(earlier);
    await expectRefused(use(earlier));
  });

  test("that was signed with another SECRET_KEY is refused", async () => {
    const stranger = { ...shop, config: readConfig({ SECRET_KEY: "otra-clave-de-al-menos-treinta-y-dos" }) };
    await expectRefused(use(await solve(await createCaptcha(stranger, "login"))));
  });

  test("for one action is refused for another", async () => {
    const solved = await solveOne();
    await expectRefused(use(solved, "registro"));
    await use(solved);
  });

  test("is good until ten minutes after it was made, and no longer", async () => {
    const solved = await solveOne();
    clock.advance(TEN_MINUTES_MS);
    await expectRefused(use(solved));
    clock.advance(-1);
    await use(solved);
  });
});

describe("[F-41] a solution", () => {
  test("is good for one use", async () => {
    const solved = await solveOne();
    await use(solved);
    await expectRefused(use(solved));
  });

  test("is good for one use of 20 at the same time", async () => {
    const solved = await solveOne();
    const uses = await Promise.allSettled(Array.from({ length: 20 }, () => use(solved)));
    expect(uses.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
  });

  test.each<[string, (payload: Payload) => unknown]>([
    ["nothing", () => null],
    ["a text", () => "basura"],
    ["nothing in it", () => ({})],
    ["no challenge", ({ solution }) => ({ solution })],
    ["no parameters", ({ challenge: { signature }, solution }) => ({ challenge: { signature }, solution })],
    ["no signature", ({ challenge: { parameters }, solution }) => ({ challenge: { parameters }, solution })],
    [
      "a signature that is no text",
      ({ challenge: { parameters }, solution }) => ({ challenge: { parameters, signature: [7] }, solution }),
    ],
    ["no solution", ({ challenge: asked }) => ({ challenge: asked })],
    [
      "another key",
      ({ challenge: asked, solution }) => ({ challenge: asked, solution: { ...solution, derivedKey: "00" } }),
    ],
  ])("with %s is refused", async (_name, change) => {
    await expectRefused(use(change(await solveOne())));
    expect(await remembered()).toEqual([]);
  });

  test.each([
    ["nonce", { nonce: "00" }],
    ["action", { data: { action: "registro", until: Date.parse(TEST_START) + TEN_MINUTES_MS } }],
    ["end", { data: { action: "login", until: 4_000_000_000_000 } }],
    ["data", { data: undefined }],
    ["work", { cost: 1 }],
  ])("of a challenge whose %s was changed is refused", async (_name, change) => {
    const { challenge, solution } = await solveOne();
    const parameters = { ...challenge.parameters, ...change };
    await expectRefused(use({ challenge: { ...challenge, parameters }, solution }));
  });

  test("that is no JSON is refused", async () => {
    await expectRefused(useCaptcha(shop, "login", "basura", "user.captcha"));
  });

  test("is remembered until its challenge has expired: it is refused all the time", async () => {
    const solved = await solveOne();
    await use(solved);
    clock.advance(TEN_MINUTES_MS - 1);
    await forgetCaptchas(shop);
    await expectRefused(use(solved));
    clock.advance(1);
    await forgetCaptchas(shop);
    expect(await remembered()).toHaveLength(1);
    clock.advance(1);
    await forgetCaptchas(shop);
    expect(await remembered()).toEqual([]);
    await expectRefused(use(solved));
  });
});
