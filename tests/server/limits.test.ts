/** The limits on guessing passwords, each alone: per account and address, per account, per address. */
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { testClock } from "#server/clock.ts";
import { countLoginTry, forgetLoginTries, forgiveLoginTries, type LoginTry } from "#server/limits.ts";
import { Refusal } from "#server/refusal.ts";
import type { Shop } from "#server/shop.ts";
import { loginAttempts } from "#server/store/schema.ts";
import { openDemoStore, TEST_START } from "./harness";

const HOUR_MS = 3_600_000;
const clock = testClock(TEST_START);
let shop: Pick<Shop, "store" | "clock">;
beforeAll(async () => {
  shop = { store: await openDemoStore(), clock };
});
beforeEach(async () => {
  clock.set(TEST_START);
  await shop.store.db.delete(loginAttempts);
});

const from = (ip: string, account: string): LoginTry => ({ ip, account: `CC ${account}` });
const ipOf = (index: number) => `45.10.${index >> 8}.${index & 255}`;

/** Seconds that an attempt is made to wait; 0 when it may look at the password. */
async function waitOf(attempt: LoginTry): Promise<number> {
  try {
    await countLoginTry(shop, attempt);
    return 0;
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    expect([error.statusCode, error.code]).toEqual([429, "TOO_MANY_ATTEMPTS"]);
    return error.retryAfter!;
  }
}

/** The waits of attempts that fail one after the other. */
async function waitsOf(count: number, attempt: (index: number) => LoginTry): Promise<number[]> {
  const waits: number[] = [];
  for (let index = 0; index < count; index += 1) waits.push(await waitOf(attempt(index)));
  return waits;
}

/** The waits of an attacker who comes back as soon as they may, each time from the next place. */
async function growth(steps: number, attempt: (index: number) => LoginTry): Promise<number[]> {
  const waits: number[] = [];
  for (let index = 0; index < steps; index += 1) {
    const wait = await waitOf(attempt(index));
    waits.push(wait);
    clock.advance(wait * 1000);
    expect(await waitOf(attempt(index))).toBe(0);
  }
  return waits;
}

async function succeed(attempt: LoginTry): Promise<void> {
  expect(await waitOf(attempt)).toBe(0);
  await forgiveLoginTries(shop, attempt);
}

const free = (count: number) => Array<number>(count).fill(0);

describe("[F-36] one account from one address", () => {
  const guess = () => from("45.10.0.1", "1");

  test("has 5 attempts, then waits", async () => {
    expect(await waitsOf(7, guess)).toEqual([...free(5), 1, 1]);
  });

  test("waits twice as long after each failure, a quarter of an hour at most", async () => {
    await waitsOf(5, guess);
    expect(await growth(12, guess)).toEqual([1, 2, 4, 8, 16, 32, 64, 128, 256, 512, 900, 900]);
  });

  test("is told the seconds that are left, rounded up", async () => {
    await waitsOf(5, guess);
    await growth(2, guess);
    clock.advance(1_100);
    expect(await waitOf(guess())).toBe(3);
    clock.advance(2_900);
    expect(await waitOf(guess())).toBe(0);
  });

  test("delays neither the account elsewhere nor others at the address", async () => {
    await waitsOf(6, guess);
    expect(await waitOf(from("45.10.0.2", "1"))).toBe(0);
    expect(await waitOf(from("45.10.0.1", "2"))).toBe(0);
  });

  test("has its 5 attempts again after the right password", async () => {
    await waitsOf(4, guess);
    await succeed(guess());
    expect(await waitsOf(6, guess)).toEqual([...free(5), 1]);
  });
});

describe("[F-36] one account from many addresses", () => {
  const guess = (index: number) => from(ipOf(index), "1");

  test("has 20 attempts, then waits wherever the next comes from, and other accounts do not", async () => {
    expect(await waitsOf(21, guess)).toEqual([...free(20), 1]);
    expect(await waitOf(from("190.24.1.1", "1"))).toBe(1);
    expect(await waitOf(from(ipOf(0), "2"))).toBe(0);
  });

  test("waits half a minute at most, so that its owner is never locked out", async () => {
    await waitsOf(20, guess);
    expect(await growth(8, (index) => guess(100 + index))).toEqual([1, 2, 4, 8, 16, 30, 30, 30]);
  });

  test("has its 20 attempts again after the right password, wherever it was given", async () => {
    await waitsOf(19, guess);
    await succeed(from("190.24.1.1", "1"));
    expect(await waitsOf(21, (index) => guess(100 + index))).toEqual([...free(20), 1]);
  });
});

describe("[F-36] many accounts from one address", () => {
  const guess = (index: number) => from("45.10.0.1", String(index));

  test("have 40 attempts, then wait, and the same accounts elsewhere do not", async () => {
    expect(await waitsOf(41, guess)).toEqual([...free(40), 1]);
    expect(await waitOf(from("190.24.1.1", "0"))).toBe(0);
  });

  test("wait twice as long after each failure, a quarter of an hour at most", async () => {
    await waitsOf(40, guess);
    expect(await growth(12, (index) => guess(100 + index))).toEqual([1, 2, 4, 8, 16, 32, 64, 128, 256, 512, 900, 900]);
  });

  test("get back the attempt of a right password, that one only", async () => {
    await waitsOf(39, guess);
    await succeed(guess(100));
    expect(await waitsOf(2, (index) => guess(200 + index))).toEqual([0, 1]);
  });

  test("gain nothing by right passwords before", async () => {
    for (let index = 0; index < 3; index += 1) await succeed(guess(100 + index));
    expect(await waitsOf(41, guess)).toEqual([...free(40), 1]);
  });
});

describe("[F-36] an attempt", () => {
  const guess = () => from("45.10.0.1", "1");

  test("that is refused counts for nothing", async () => {
    await waitsOf(5, guess);
    expect(await waitsOf(20, guess)).toEqual(Array(20).fill(1));
    clock.advance(1_000);
    expect(await waitsOf(2, guess)).toEqual([0, 2]);
  });

  test("that comes after one whose process has its clock a moment ahead does not wait for it", async () => {
    clock.advance(40);
    expect(await waitOf(guess())).toBe(0);
    clock.set(TEST_START);
    expect(await waitOf(guess())).toBe(0);
  });

  test("is remembered for an hour after the last", async () => {
    await waitsOf(4, guess);
    clock.advance(HOUR_MS);
    expect(await waitsOf(2, guess)).toEqual([0, 1]);
  });

  test("is forgotten after more than an hour without another", async () => {
    await waitsOf(4, guess);
    clock.advance(HOUR_MS + 1);
    expect(await waitsOf(6, guess)).toEqual([...free(5), 1]);
  });

  test("leaves the store when it is forgotten, and not before", async () => {
    await waitOf(guess());
    clock.advance(HOUR_MS);
    await waitOf(from("45.10.0.2", "2"));
    await forgetLoginTries(shop);
    expect(await shop.store.db.select().from(loginAttempts)).toHaveLength(6);
    clock.advance(1);
    await forgetLoginTries(shop);
    expect(await shop.store.db.select().from(loginAttempts)).toHaveLength(3);
  });

  test("from any address of an IPv6 network counts with the others, its neighbour's does not", async () => {
    const inNetwork = (index: number) => from(`2001:db8:7:7:${index}::${index + 1}`, "1");
    expect(await waitsOf(6, inNetwork)).toEqual([...free(5), 1]);
    expect(await waitOf(from("2001:db8:7:8::1", "1"))).toBe(0);
  });

  test("from an IPv4 address written as IPv6 is the same address's", async () => {
    await waitsOf(5, guess);
    expect(await waitOf(from("::ffff:45.10.0.1", "1"))).toBe(1);
  });

  test("that succeeds from another address of the network gives the attempt back to the network", async () => {
    await waitsOf(39, (index) => from(`2001:db8:7:7::${index}`, String(index)));
    await succeed(from("2001:db8:7:7::ffff", "100"));
    expect(await waitsOf(2, (index) => from("2001:db8:7:7::1", String(200 + index)))).toEqual([0, 1]);
  });
});
