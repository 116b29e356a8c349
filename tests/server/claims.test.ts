/** Prizes into the wallet: once each, whatever the browser, the wallet or the process does. */
import { and, eq, like } from "drizzle-orm";
import fc from "fast-check";
import { afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { prizeCodes } from "#domain/claims";
import { payClaims, watchClaims } from "#server/jobs/claims.ts";
import { claimMessages } from "#server/letters/claim.ts";
import { isBusy, lockAccount } from "#server/store/accounts.ts";
import { beginClaim, settleClaim, takeClaim, type PrizeKey, type WalletWord } from "#server/store/claims.ts";
import { brokenInvariants } from "#server/store/invariants.ts";
import { openLedger } from "#server/store/ledger.ts";
import { dataOf } from "#server/store/ownData.ts";
import { claims, messages, orderLines, orders, prizes, results, settings, users } from "#server/store/schema.ts";
import { WalletError, type TopUp, type Wallet } from "#server/wallet/wallet.ts";
import {
  failingStore,
  isOnPostgres,
  loggedIn,
  logLines,
  openBeside,
  openShop,
  people,
  refusalOf,
  TEST_START,
  visitor,
  type Answer,
  type TestShop,
  type Visitor,
} from "./harness";

const MINUTE = 60_000;
const UVT = 52_374;
const etn = (call: string) => `/api/Users/etn/${call}`;

let shop: TestShop;
let marta: Visitor;
let martaId: number;
let won: typeof prizes.$inferSelect;
let position = 1_000;

/** What the wallet was asked for, and what it has in each account by the key that brought it. */
let asked: TopUp[] = [];
const accounts = new Map<string, TopUp>();
let behave: (topUp: TopUp) => Promise<void>;
const take = (topUp: TopUp): void => void (accounts.has(topUp.key) || accounts.set(topUp.key, topUp));
const wallet: Wallet = {
  async topUp(topUp) {
    asked.push(topUp);
    await behave(topUp);
    take(topUp);
    return { reference: `W-${topUp.key}` };
  },
};

beforeAll(async () => {
  shop = await openShop({ wallet });
  marta = await loggedIn(shop.app, people.marta);
  [{ id: martaId }] = (await shop.store.db
    .select({ id: users.id })
    .from(users)
    .where(eq(users.documentNumber, people.marta))) as [{ id: number }];
  [{ prize: won }] = (await shop.store.db
    .select({ prize: prizes })
    .from(prizes)
    .innerJoin(orderLines, eq(orderLines.id, prizes.orderLineId))
    .innerJoin(orders, eq(orders.id, orderLines.orderId))
    .where(eq(orders.reference, "PM-DEMO-APROBADA"))) as [{ prize: typeof won }];
});
beforeEach(() => {
  shop.clock.set(TEST_START);
  asked = [];
  behave = async () => {};
});
afterEach(async () => expect(await brokenInvariants(shop.store.db, shop.clock.iso())).toEqual([]));

/** One more prize on Marta's ticket, of which she was told. */
async function win(netPesos = 90_000): Promise<PrizeKey & { colilla: string }> {
  const key = { orderLineId: won.orderLineId, position: (position += 1) };
  const grossPesos = Math.round(netPesos / 0.83);
  await shop.store.db.insert(prizes).values({ ...won, ...key, netPesos, grossPesos, state: "PENDING" });
  await shop.store.transaction(openLedger);
  return { ...key, colilla: `${key.orderLineId}-${key.position}` };
}
const listed = async (client: Visitor): Promise<Record<string, unknown>[]> =>
  (await client.post(etn("pago-premio"), { ideUsuario: null })).json.data;
const shown = async ({ colilla }: { colilla: string }) =>
  (await listed(marta)).find((prize) => prize["colilla"] === colilla)!;
const topUp = (client: Visitor, colilla: string, forged: Record<string, unknown> = {}): Promise<Answer> =>
  client.post(etn("recarga-oki"), { body: { usuario: null, valor: 1, ideEstado: "10", colilla, ...forged } });
const balance = async () =>
  (await shop.store.db.select({ pesos: users.balancePesos }).from(users).where(eq(users.id, martaId)))[0]!.pesos;
const claimOf = async ({ orderLineId, position: row }: PrizeKey) =>
  (
    await shop.store.db
      .select()
      .from(claims)
      .where(and(eq(claims.orderLineId, orderLineId), eq(claims.position, row)))
  )[0]!;
/** Claims a prize of Marta's, up to the question to the wallet. */
async function begin(key: PrizeKey) {
  const begun = await beginClaim(shop.store, martaId, key, { uvtPesos: UVT, now: shop.clock.now() });
  if (begun.kind !== "ask") throw new Error(`The claim was not begun: ${begun.kind}`);
  return begun.claim;
}
/** Writes down a word of the wallet. */
const settle = (claim: Parameters<typeof settleClaim>[1], word: WalletWord) =>
  settleClaim(shop.store, claim, word, { now: shop.clock.now(), messagesOf: claimMessages });
const lettersOf = ({ colilla }: { colilla: string }) =>
  shop.store.db
    .select()
    .from(messages)
    .where(and(eq(messages.kind, "claim"), like(messages.key, `%${colilla}-%`)))
    .orderBy(messages.id);

/** What the log says of a claim: lines that name its row, or only its ticket. */
const told = ({ orderLineId, position: row }: PrizeKey, by: "position" | "orderLineId" = "position") =>
  logLines(shop.logged()).filter((line) =>
    by === "position" ? line["position"] === row : line["orderLineId"] === orderLineId,
  );

describe("the list", () => {
  test("[ACC-07] tells of each prize its ticket, what it pays and what has become of it, to its owner alone", async () => {
    const prize = await win();
    expect(await shown(prize)).toEqual({
      desLoteria: "Lotería de Medellín",
      abreviatura: "MEDE",
      fecSorteo: "13-11-2026",
      sorteo: won.drawNumber,
      numero: expect.stringMatching(/^\d{4}$/),
      serieBillete: expect.stringMatching(/^\d{3}$/),
      vlrGanado: 90_000,
      vlrBruto: 108_434,
      fecLimite: won.claimUntil,
      esPagoWeb: null,
      desEstado: "PENDIENTE",
      fecPago: null,
      ideEstado: "10",
      colilla: prize.colilla,
      numTransaccion: "PM-DEMO-APROBADA",
    });
    expect(await listed(await loggedIn(shop.app, people.hernan))).toEqual([]);
    expect(refusalOf(await visitor(shop.app).post(etn("pago-premio"), {}))[0]).toBe(401);
    expect(refusalOf(await marta.post(etn("pago-premio"), { ideUsuario: people.jairo }))).toEqual([403, "FORBIDDEN"]);
  });

  test("of the demo's player has a prize in each state, and one with covered figures", async () => {
    const own = (await listed(marta)).map(
      ({ numTransaccion, vlrGanado, desEstado, esPagoWeb, numero, serieBillete }) => [
        numTransaccion,
        vlrGanado,
        desEstado,
        esPagoWeb,
        `${String(numero)} ${String(serieBillete)}`.replaceAll(/\d/g, "0"),
      ],
    );
    expect(own.filter(([reference]) => reference !== "PM-DEMO-APROBADA")).toEqual([
      ["PM-DEMO-PREMIO-UVT", 250_000, "PENDIENTE", null, "0000 000"],
      ["PM-DEMO-PREMIO-OCULTO", 25_000, "PENDIENTE", null, "***0 **0"],
      ["PM-DEMO-PREMIO-RECLAMADO", 50_000, "PAGADO", "S", "0000 000"],
      ["PM-DEMO-PREMIO-PUNTO", 1_500_000, "PAGADO", null, "0000 000"],
      ["PM-DEMO-PREMIO-PUNTO", 50_000, "PAGADO", null, "0000 000"],
      ["PM-DEMO-PREMIO-VIEJO", 30_000, "PENDIENTE", null, "0000 000"],
    ]);
    expect(await balance()).toBe(45_000);
  });

  test("[CLAIM-02] says which were paid on the web, which over the counter, and which wait", async () => {
    const [web, point, waits] = [await win(), await win(), await win()];
    expect((await topUp(marta, web.colilla)).json.data.estado).toBe("pagado");
    await shop.store.db.update(prizes).set({ state: "PAID_AT_POINT" }).where(eq(prizes.position, point.position));
    const states = await Promise.all([web, point, waits].map(shown));
    expect(
      states.map(({ desEstado, esPagoWeb, ideEstado, fecPago }) => [desEstado, esPagoWeb, ideEstado, fecPago]),
    ).toEqual([
      ["PAGADO", "S", prizeCodes.claimed, "20-11-2026"],
      ["PAGADO", null, prizeCodes.paidAtPoint, null],
      ["PENDIENTE", null, prizeCodes.claimable, null],
    ]);
  });

  test("a prize that nobody was told of is not in it, and cannot be claimed", async () => {
    const prize = await win();
    await shop.store.db.update(prizes).set({ toldAt: null, seenAt: null }).where(eq(prizes.position, prize.position));
    expect(await shown(prize)).toBeUndefined();
    expect(refusalOf(await topUp(marta, prize.colilla))).toEqual([404, "PRIZE_UNKNOWN"]);
    await shop.store.db.update(prizes).set({ toldAt: won.toldAt }).where(eq(prizes.position, prize.position));
  });
});

describe("a claim", () => {
  test("puts what the prize pays into the owner's wallet, and is registered by its request", async () => {
    const prize = await win(90_000);
    const before = await balance();
    const { status, json } = await topUp(marta, prize.colilla, { valor: 999_999_999, ideEstado: "28" });
    expect([status, json]).toEqual([200, { data: { estado: "pagado", saldo: before + 90_000 } }]);
    expect(asked).toEqual([{ key: `${prize.colilla}-1`, mobile: "3004827193", pesos: 90_000 }]);
    expect(await balance()).toBe(before + 90_000);
    const { sorteo, numero, serieBillete } = await shown(prize);
    const register = (ideSolicitud: string) =>
      marta.post(etn("reclama-premio"), {
        body: {
          ideSolicitud,
          loteria: "Lotería de Medellín",
          sorteo,
          numero,
          serie: serieBillete,
          valor: "$90.000",
          medioPago: "OKI",
          ideEstado: "RECLAMADO (28)",
          fecSorteo: "13/11/26",
        },
      });
    expect((await register("20261120100000ABCDEFGHIJ")).json.data.estado).toBe("registrado");
    expect((await register("20261120100001ZZZZZZZZZZ")).status).toBe(200);
    expect((await claimOf(prize)).requestId).toBe("20261120100000ABCDEFGHIJ");
  });

  test("[CLAIM-07] [F-31] pays what the server's prize pays, whatever amount, balance and state the browser sends", async () => {
    const forged = fc.record(
      {
        valor: fc.oneof(fc.integer(), fc.double(), fc.constantFrom(-1, 0, 999_999_999)),
        ideEstado: fc.constantFrom("10", "11", "28", "29"),
        saldo: fc.integer({ min: 0 }),
        balance: fc.integer({ min: 0 }),
      },
      { requiredKeys: [] },
    );
    await fc.assert(
      fc.asyncProperty(forged, fc.integer({ min: 1, max: 2 * UVT - 1 }), async (body, netPesos) => {
        const prize = await win(netPesos);
        const before = await balance();
        asked = [];
        const { status } = await topUp(marta, prize.colilla, JSON.parse(JSON.stringify(body)) as object & typeof body);
        // What the contract does not know is refused whole; nothing of it counts.
        const paid = status === 200 ? netPesos : 0;
        expect([200, 400]).toContain(status);
        expect(status === 200 || "saldo" in body || "balance" in body || !Number.isSafeInteger(body.valor)).toBe(true);
        expect(await balance()).toBe(before + paid);
        expect(asked.map(({ pesos }) => pesos)).toEqual(paid === 0 ? [] : [netPesos]);
      }),
      { numRuns: 20 },
    );
  });

  test("[F-33] is registered by a number and a series that come back with a mask; what the server has stays", async () => {
    const prize = await win();
    await topUp(marta, prize.colilla);
    const { sorteo, numero, serieBillete } = (await shown(prize)) as Record<string, string>;
    const register = (body: Record<string, string>) =>
      marta.post(etn("reclama-premio"), { body: { ideSolicitud: "20261120100000ENMASCARADO", sorteo, ...body } });
    const masked = { numero: `${numero!.slice(0, 2)}**`, serie: `**${serieBillete!.at(-1)}` };
    for (const body of [masked, { numero: "****", serie: "***" }]) expect((await register(body)).status).toBe(200);
    const other = String((Number(numero![0]) + 1) % 10);
    for (const body of [
      { ...masked, numero: `${other}***` },
      { numero: "%", serie: "%" },
      { numero: "____", serie: "___" },
      { numero: "*", serie: "*" },
      { numero: "%*", serie: "%*" },
      { numero: "*%", serie: "*%" },
    ])
      expect(refusalOf(await register(body))[0], JSON.stringify(body)).toBeGreaterThanOrEqual(400);
    expect(await shown(prize)).toMatchObject({ numero, serieBillete, vlrGanado: 90_000, desEstado: "PAGADO" });
  });

  test("is registered by the number of its draw, written as a number or as text, and by no text that only has it", async () => {
    const prize = await win();
    await topUp(marta, prize.colilla);
    const { sorteo: number, numero, serieBillete: serie } = await shown(prize);
    const register = (sorteo: unknown) =>
      marta.post(etn("reclama-premio"), { body: { ideSolicitud: "20261120100000SORTEO", sorteo, numero, serie } });
    for (const sorteo of [number, String(number)]) expect((await register(sorteo)).status).toBe(200);
    for (const sorteo of [`+${number}`, `${number}.0`, ` ${number}`])
      expect(refusalOf(await register(sorteo)), sorteo).toEqual([409, "CLAIM_MISSING"]);
  });

  test("tells its owner by SMS and by e-mail, each once, in words of the claim", async () => {
    const prize = await win(83_000);
    await topUp(marta, prize.colilla);
    await topUp(marta, prize.colilla);
    const [sms, email, ...more] = await lettersOf(prize);
    expect(more).toEqual([]);
    expect([sms!.channel, sms!.recipient, sms!.text]).toEqual([
      "sms",
      "3004827193",
      `Premio Mayor: cargamos $83.000 a tu cuenta de OKI por tu premio de Medellín, sorteo ${won.drawNumber}.`,
    ]);
    expect([email!.channel, email!.recipient, email!.subject]).toEqual([
      "email",
      "marta.restrepo@ejemplo.co",
      "Cargamos $83.000 a tu cuenta de OKI",
    ]);
  });

  test("[CLAIM-07] is not paid again, whoever asks again", async () => {
    const prize = await win();
    const before = await balance();
    for (let times = 0; times < 3; times += 1)
      expect((await topUp(marta, prize.colilla)).json.data.estado).toBe("pagado");
    expect([asked.length, await balance()]).toEqual([1, before + 90_000]);
  });

  test("[CLAIM-07] [F-28] in two tabs at once, and in two processes, is paid once, and both are told so", async () => {
    const beside = await openShop({ store: await openBeside(shop.store), wallet });
    const other = visitor(beside.app);
    other.cookies.set("sid", marta.cookies.get("sid")!);
    const prize = await win();
    const before = await balance();
    behave = () => new Promise((resolve) => setTimeout(resolve, 100));
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, index) => topUp(index % 2 === 0 ? marta : other, prize.colilla)),
    );
    expect(answers.map(({ json }) => json.data?.estado)).toEqual(Array(8).fill("pagado"));
    expect([asked.length, await balance(), (await lettersOf(prize)).length]).toEqual([1, before + 90_000, 2]);
  });

  test("[F-28] in a second tab while the wallet takes its time is told that it is pending, and asked for once", async () => {
    const prize = await win();
    let answer: () => void = () => {};
    behave = () => new Promise((resolve) => (answer = resolve));
    const first = topUp(marta, prize.colilla);
    await expect.poll(() => asked.length).toBe(1);
    expect((await topUp(marta, prize.colilla)).json).toEqual({ data: { estado: "pendiente" } });
    answer();
    expect((await first).json.data.estado).toBe("pagado");
    expect(asked).toHaveLength(1);
  });

  test("[F-30] of somebody else's prize, or of none, is refused and changes nothing", async () => {
    const prize = await win();
    const jairo = await loggedIn(shop.app, people.jairo);
    for (const colilla of [prize.colilla, "1-1", "0", "1-99999", "-1-1", "1e3-1", "'; drop table claims"])
      expect(refusalOf(await topUp(jairo, colilla))).toEqual([404, "PRIZE_UNKNOWN"]);
    expect(refusalOf(await topUp(jairo, prize.colilla, { usuario: people.marta }))).toEqual([403, "FORBIDDEN"]);
    expect(refusalOf(await topUp(visitor(shop.app), prize.colilla))[0]).toBe(401);
    expect([asked, await claimOf(prize)]).toEqual([[], undefined]);
  });

  test.each([
    [2 * UVT - 1, 200],
    [2 * UVT, 409],
    [2 * UVT + 1, 409],
  ])("[CLAIM-03] [F-32] of $%i answers %i: two UVT and more are paid at a point", async (netPesos, status) => {
    const answer = await topUp(marta, (await win(netPesos)).colilla);
    expect(answer.status).toBe(status);
    if (status === 409)
      expect(answer.json.error).toMatchObject({
        code: "CLAIM_AT_POINT",
        message: "Para reclamar este premio debes dirigirte a un punto físico",
      });
  });

  test("[F-30] of a text that only holds the name of the owner's prize is refused", async () => {
    const prize = await win();
    for (const colilla of [`x${prize.colilla}`, `${prize.colilla}x`, ` ${prize.colilla}`, `${prize.colilla}-1`])
      expect(refusalOf(await topUp(marta, colilla)), colilla).toEqual([404, "PRIZE_UNKNOWN"]);
    expect([asked, await claimOf(prize)]).toEqual([[], undefined]);
  });

  test("of a prize that pays nothing is refused: the wallet is asked for no amount of zero", async () => {
    const prize = await win();
    await shop.store.db.update(prizes).set({ netPesos: 0 }).where(eq(prizes.position, prize.position));
    expect(refusalOf(await topUp(marta, prize.colilla))).toEqual([409, "CLAIM_AT_POINT"]);
    expect([asked, await claimOf(prize)]).toEqual([[], undefined]);
    await shop.store.db.update(prizes).set({ netPesos: 90_000 }).where(eq(prizes.position, prize.position));
  });

  test("of an account that was deleted meanwhile begins nothing", async () => {
    const prize = await win();
    const { db } = shop.store;
    await db.update(users).set({ deletedAt: TEST_START }).where(eq(users.id, martaId));
    const begun = await beginClaim(shop.store, martaId, prize, { uvtPesos: UVT, now: shop.clock.now() });
    await db.update(users).set({ deletedAt: null }).where(eq(users.id, martaId));
    expect([begun, await claimOf(prize)]).toEqual([{ kind: "none" }, undefined]);
  });

  test("[CLAIM-03] [F-32] [F-34] of a prize that was paid over the counter, or whose time is over, is refused", async () => {
    const [paid, late] = [await win(), await win()];
    const { db } = shop.store;
    await db.update(prizes).set({ state: "PAID_AT_POINT" }).where(eq(prizes.position, paid.position));
    await db.update(prizes).set({ claimUntil: "2026-11-19" }).where(eq(prizes.position, late.position));
    for (const { colilla } of [paid, late])
      expect(refusalOf(await topUp(marta, colilla))).toEqual([409, "CLAIM_AT_POINT"]);
    await db.update(prizes).set({ claimUntil: "2026-11-20" }).where(eq(prizes.position, late.position));
    expect((await topUp(marta, late.colilla)).status).toBe(200);
  });

  test("of a ticket whose money went back is refused: a person decides", async () => {
    const prize = await win();
    const { db } = shop.store;
    const bought = eq(orders.reference, "PM-DEMO-APROBADA");
    await db.update(orders).set({ state: "REFUNDED" }).where(bought);
    expect(refusalOf(await topUp(marta, prize.colilla))).toEqual([409, "CLAIM_AT_POINT"]);
    await db.update(orders).set({ state: "APPROVED" }).where(bought);
    expect(asked).toEqual([]);
  });

  test("is closed where the configuration says so, where it names no UVT, or where there is no wallet", async () => {
    const prize = await win();
    const { db } = shop.store;
    const set = (name: string, value: string) => db.update(settings).set({ value }).where(eq(settings.name, name));
    await set("CONTROLAR_PAGO_PREMIO", "N");
    expect(refusalOf(await topUp(marta, prize.colilla))).toEqual([409, "CLAIMS_CLOSED"]);
    await set("CONTROLAR_PAGO_PREMIO", "S");
    for (const value of ["", "0", "mil", "-5"]) {
      await set("VLR_UVT_VIGENTES", value);
      expect(refusalOf(await topUp(marta, prize.colilla))).toEqual([409, "CLAIM_AT_POINT"]);
    }
    await set("VLR_UVT_VIGENTES", String(UVT));
    const without = await openShop({ store: shop.store, wallet: null });
    const client = visitor(without.app);
    client.cookies.set("sid", marta.cookies.get("sid")!);
    expect(refusalOf(await topUp(client, prize.colilla))).toEqual([409, "CLAIMS_CLOSED"]);
    expect(asked).toEqual([]);
  });

  test("is not registered before it was paid", async () => {
    const answer = await marta.post(etn("reclama-premio"), {
      body: { ideSolicitud: "1", sorteo: 1, numero: "0000", serie: "000" },
    });
    expect(refusalOf(answer)).toEqual([409, "CLAIM_MISSING"]);
  });

  test.each([1.5, -5e-324, -1, 1e300, "1e3", "uno", "", 99_999_999_999, null])(
    "no prize is of draw %j",
    async (sorteo) => {
      const answer = await marta.post(etn("reclama-premio"), {
        body: { ideSolicitud: "1", sorteo, numero: "0000", serie: "000" },
      });
      expect(refusalOf(answer)[0]).toBeLessThan(500);
    },
  );

  test.skipIf(!isOnPostgres())(
    "[F-28] [F-34] and a point that pays the same prize at that instant: one of them does",
    async () => {
      const prize = await win();
      const beside = await openBeside(shop.store);
      let answer: Promise<Answer>;
      await beside.transaction(async (tx) => {
        await tx.update(prizes).set({ state: "PAID_AT_POINT" }).where(eq(prizes.position, prize.position));
        answer = topUp(marta, prize.colilla);
        await new Promise((resolve) => setTimeout(resolve, 500));
      });
      expect(refusalOf(await answer!)).toEqual([409, "CLAIM_AT_POINT"]);
      expect(asked).toEqual([]);
    },
  );
});

describe("a wallet", () => {
  test("that refuses is heard in its own words, and the prize can be claimed again, by another key", async () => {
    const prize = await win();
    const before = await balance();
    behave = () => Promise.reject(new WalletError("HTTP: 422", "refused", { said: "La cuenta no existe" }));
    const { status, json } = await topUp(marta, prize.colilla);
    expect([status, json.error.code]).toEqual([409, "WALLET_REFUSED"]);
    expect(json.error.message).toBe('La billetera no recibió la recarga - {"mensaje":"La cuenta no existe"}');
    expect([(await shown(prize))["ideEstado"], await balance()]).toEqual(["10", before]);
    behave = async () => {};
    expect((await topUp(marta, prize.colilla)).json.data.estado).toBe("pagado");
    expect(asked.map(({ key }) => key)).toEqual([`${prize.colilla}-1`, `${prize.colilla}-2`]);
    expect(await balance()).toBe(before + 90_000);
  });

  test.each([
    ["does not answer", async () => Promise.reject(new WalletError("HTTP: TimeoutError", "unknown"))],
    [
      "took it before its answer was lost",
      async (given: TopUp) => {
        take(given);
        throw new WalletError("HTTP: UND_ERR_SOCKET", "unknown");
      },
    ],
    ["fails in a way that nobody thought of", async () => Promise.reject(new TypeError("fault"))],
  ])(
    "[F-27] that %s leaves the prize pending, and is asked again with the same key until it says",
    async (_, fault) => {
      const prize = await win();
      const before = await balance();
      behave = fault;
      expect((await topUp(marta, prize.colilla)).json).toEqual({ data: { estado: "pendiente" } });
      expect(await shown(prize)).toMatchObject({ desEstado: "EN PROCESO", ideEstado: prizeCodes.claiming });
      // Asked again by its owner it waits for the relay, which is not due yet.
      expect((await topUp(marta, prize.colilla)).json).toEqual({ data: { estado: "pendiente" } });
      expect(await payClaims(shop.shop)).toBe(0);
      behave = async () => {};
      shop.clock.advance(MINUTE);
      expect(await payClaims(shop.shop)).toBe(1);
      expect(await shown(prize)).toMatchObject({ desEstado: "PAGADO", esPagoWeb: "S" });
      expect(new Set(asked.map(({ key }) => key))).toEqual(new Set([`${prize.colilla}-1`]));
      expect([await balance(), (await lettersOf(prize)).length]).toEqual([before + 90_000, 2]);
      expect(accounts.get(`${prize.colilla}-1`)!.pesos).toBe(90_000);
    },
    30_000,
  );

  test("[CLAIM-07] that has taken the money of a process that stopped is asked once more, and takes nothing more", async () => {
    const prize = await win();
    const begun = await beginClaim(shop.store, martaId, prize, { uvtPesos: UVT, now: shop.clock.now() });
    expect(begun.kind).toBe("ask");
    const taken = { key: `${prize.colilla}-1`, mobile: "3004827193", pesos: 90_000 };
    take(taken);
    expect(await payClaims(shop.shop), "while its process may still be at it").toBe(0);
    shop.clock.advance(MINUTE);
    expect(await payClaims(shop.shop)).toBe(1);
    expect([(await claimOf(prize)).state, asked]).toEqual(["PAID", [taken]]);
  });

  test("[CLAIM-07] whose words come twice is heard once: the process that asked was slow, and the relay asked as well", async () => {
    const prize = await win();
    const before = await balance();
    const slow = await begin(prize);
    shop.clock.advance(MINUTE);
    const relayed = (await takeClaim(shop.store, shop.clock.now()))!;
    await settle(relayed, { outcome: "paid", reference: "W-1" });
    expect(await settle(slow, { outcome: "paid", reference: "W-2" })).toMatchObject({ walletReference: "W-1" });
    expect(await settle(slow, { outcome: "refused", fault: "No" })).toMatchObject({ state: "PAID", fault: null });
    expect([await balance(), (await lettersOf(prize)).length]).toEqual([before + 90_000, 2]);
  });

  test("[CLAIM-07] that speaks late of a round that it refused says nothing of the next one", async () => {
    const prize = await win();
    const before = await balance();
    const first = await begin(prize);
    await settle(first, { outcome: "refused", fault: "No" });
    const second = await begin(prize);
    expect(second.round).toBe(first.round + 1);
    for (const word of [
      { outcome: "paid", reference: "W-1" },
      { outcome: "refused", fault: "No" },
    ] as const)
      expect(await settle(first, word)).toMatchObject({ state: "ASKED", round: second.round });
    expect(await balance()).toBe(before);
    await settle(second, { outcome: "paid", reference: "W-2" });
    expect([await balance(), (await claimOf(prize)).walletReference]).toEqual([before + 90_000, "W-2"]);
  });

  test("[CLAIM-07] is asked by one of several relays", async () => {
    const prize = await win();
    await beginClaim(shop.store, martaId, prize, { uvtPesos: UVT, now: shop.clock.now() });
    shop.clock.advance(MINUTE);
    const beside = { ...shop.shop, store: await openBeside(shop.store) };
    behave = () => new Promise((resolve) => setTimeout(resolve, 50));
    await Promise.all([payClaims(shop.shop), payClaims(beside), payClaims(shop.shop)]);
    expect([asked.length, (await lettersOf(prize)).length]).toEqual([1, 2]);
  });

  test("that has been silent for an hour less an instant calls nobody yet", async () => {
    const prize = await win();
    behave = () => Promise.reject(new WalletError("HTTP: 500", "unknown"));
    await topUp(marta, prize.colilla);
    const alarmsAfter = async (ms: number) => {
      shop.clock.advance(ms);
      await watchClaims(shop.shop);
      return told(prize).filter(({ alarm }) => alarm === "claim-open").length;
    };
    expect([await alarmsAfter(60 * MINUTE), await alarmsAfter(1)]).toEqual([0, 1]);
    behave = async () => {};
    await payClaims(shop.shop);
  });

  test("whose word cannot be written down is told of by the claim, which stays open; the next one is asked for", async () => {
    const prizesWon = [await win(), await win()];
    for (const prize of prizesWon) {
      await beginClaim(shop.store, martaId, prize, { uvtPesos: UVT, now: shop.clock.now() });
      shop.clock.advance(1);
    }
    shop.clock.advance(MINUTE);
    // The first transaction takes a claim; the second writes down what the wallet said of it.
    const store = failingStore(shop.store, (transaction) => transaction === 2);
    expect(await payClaims({ ...shop.shop, store })).toBe(2);
    expect((await Promise.all(prizesWon.map(claimOf))).map(({ state }) => state)).toEqual(["ASKED", "PAID"]);
    expect(told(prizesWon[0]!, "orderLineId")).toContainEqual(
      expect.objectContaining({
        msg: "a claim could not be settled",
        err: expect.objectContaining({ message: "planted" }),
      }),
    );
    shop.clock.advance(MINUTE);
    expect(await payClaims(shop.shop)).toBe(1);
    expect(accounts.get(`${prizesWon[0]!.colilla}-1`)!.pesos).toBe(90_000);
  });

  test("where none is configured any more, nothing that is open is taken up", async () => {
    const prize = await win();
    await beginClaim(shop.store, martaId, prize, { uvtPesos: UVT, now: shop.clock.now() });
    shop.clock.advance(MINUTE);
    expect(await payClaims({ ...shop.shop, wallet: null })).toBe(0);
    expect(await claimOf(prize)).toMatchObject({ state: "ASKED", tries: 1 });
    expect(await payClaims(shop.shop)).toBe(1);
    expect(await claimOf(prize)).toMatchObject({ state: "PAID", tries: 2 });
  });

  test("that is silent is asked less and less often, and after an hour calls somebody", async () => {
    const prize = await win();
    behave = () => Promise.reject(new WalletError("HTTP: 500", "unknown"));
    await topUp(marta, prize.colilla);
    const waits: number[] = [];
    for (let times = 0; times < 5; times += 1) {
      const wait = Date.parse((await claimOf(prize)).nextTryAt!) - shop.clock.now();
      waits.push(wait / MINUTE);
      shop.clock.advance(wait);
      expect(await payClaims(shop.shop)).toBe(1);
    }
    expect(waits).toEqual([1, 5, 15, 60, 60]);
    await watchClaims(shop.shop);
    await watchClaims({ ...shop.shop, wallet: null });
    const asTold = {
      ...{ orderLineId: prize.orderLineId, position: prize.position, alarm: "claim-open", tries: 6 },
      msg: "nobody knows whether a prize was paid into the wallet",
    };
    expect(told(prize).filter(({ alarm }) => alarm !== undefined)).toMatchObject([
      { ...asTold, hasWallet: true },
      { ...asTold, hasWallet: false },
    ]);
    expect(shop.logged()).not.toMatch(/3004827193/);
    behave = async () => {};
    shop.clock.advance(60 * MINUTE);
    await payClaims(shop.shop);
    const lines = shop.logged().length;
    await watchClaims(shop.shop);
    expect(shop.logged().slice(lines)).not.toContain(`"position":${prize.position}`);
  });
});

describe("what goes with a claim", () => {
  test("[F-42] the calls that ask for notices send nothing, whatever they carry", async () => {
    const before = await shop.store.db.select({ id: messages.id }).from(messages);
    const data = {
      fecSorteo: "13-11-2026",
      desLoteria: "x",
      celularUsuario: "3001112233",
      LinkOkiEnv: "https://evil.example",
    };
    for (const call of ["enviarSMS", "enviarCorreo", "enviarCorreoReporte"])
      expect((await marta.post(etn(call), { data })).status).toBe(200);
    expect(await shop.store.db.select({ id: messages.id }).from(messages)).toEqual(before);
  });

  test("an account waits for its claims before it can be deleted, and the download names them", async () => {
    const prize = await win();
    behave = () => Promise.reject(new WalletError("HTTP: 500", "unknown"));
    await topUp(marta, prize.colilla);
    expect(await isBusy(shop.store.db, martaId)).toBe(true);
    behave = async () => {};
    shop.clock.advance(MINUTE);
    await payClaims(shop.shop);
    const data = JSON.stringify(await dataOf(shop.store.db, martaId, shop.clock.iso()));
    expect(data).toContain('"cobro":{"estado":"PAID","pesos":90000,"celular":"3004827193"');
  });

  test("a person without a mobile number is told to give one", async () => {
    const prize = await win();
    const { db } = shop.store;
    await db.update(users).set({ mobile: null }).where(eq(users.id, martaId));
    expect(refusalOf(await topUp(marta, prize.colilla))).toEqual([409, "CLAIM_WITHOUT_MOBILE"]);
    await db.update(users).set({ mobile: "3004827193" }).where(eq(users.id, martaId));
    expect((await lockAccount(db, martaId)).mobile).toBe("3004827193");
    expect((await db.select().from(results).limit(1)).length).toBe(1);
  });
});
