/** Loads the demo once and keeps it alive. Draws and content go the way of any operator's files; people and stock are its own. */
import { POLICIES_VERSION } from "#domain/account";
import { eq, isNotNull, sql } from "drizzle-orm";
import { bogotaDay, bogotaInstant } from "#domain/bogota";
import { addDays } from "#domain/calendar";
import { hashPassword } from "../auth";
import type { Clock } from "../clock";
import { check } from "../load/check";
import { loadInto } from "../load/load";
import { sourceOf, type PlainRow, type SourceFile } from "../load/source";
import { liftTimeouts, type Db, type Store } from "../store/database";
import { lockLoading } from "../store/loading";
import {
  couponLotteries,
  coupons,
  demoSteps,
  fractions,
  prizes,
  settings,
  tickets,
  users,
  type draws,
} from "../store/schema";
import { checkDraw, dueDraws, passUnsold } from "../store/winnings";
import data from "./colombia.json" with { type: "json" };
import { seedCases } from "./contact";
import { articles, contact, event, home } from "./content";
import {
  catalogue,
  missingDraws,
  missingResults,
  missingSecos,
  openAmong,
  plansWithoutRules,
  recharges,
  seeded,
} from "./draws";
import { seedHistory, seedWinnings, settleWinnings } from "./history";
import { DEMO_PASSWORD, demoUsers } from "./users";

const CHUNK = 500;

const MEDELLIN = 10;
const BOGOTA = 8;
/** Sold out in every series of each Bogotá draw. */
const SOLD_OUT_NUMBER = "7777";
/** One series left, with two fractions, in each Medellín draw. */
const SCARCE = { number: "1234", series: "305", free: 2 };
/** Numbers that people like: some of their tickets are already taken elsewhere. */
const POPULAR = ["0007", "0123", "1010", "1111", "1984", "2026", "2222", "3333", "4827", "5678"];
const POPULAR_TICKETS = 12;

async function insertInChunks<T>(rows: readonly T[], insert: (chunk: T[]) => Promise<unknown>): Promise<void> {
  for (let start = 0; start < rows.length; start += CHUNK) await insert(rows.slice(start, start + CHUNK));
}

/** Loads rows as if they had come from files. */
async function loadFiles(tx: Db, clock: Clock, files: readonly SourceFile[], mayCorrect = false): Promise<void> {
  await loadInto(tx, check(files), { now: clock.iso(), mayCorrect });
}

async function seedSettings(tx: Db): Promise<void> {
  const uvt = data.fiscal.uvt as Record<string, number | string | null>;
  await tx.insert(settings).values([
    { name: "HABILITA_PAGOS_PLACETOPAY", value: "S", isPublic: true },
    { name: "HABILITA_PAGOS_PAYVALIDA", value: "S", isPublic: true },
    { name: "CONTROLAR_PAGO_PREMIO", value: "S", isPublic: true },
    { name: "VLR_UVT_VIGENTES", value: String(uvt["2026"]), isPublic: true },
    { name: "TIPOS_DOCUMENTO", value: "CC,NIT,PA,CE,PD,CD,TE", isPublic: true },
  ]);
}

async function seedPeople(tx: Db, clock: Clock): Promise<void> {
  const today = bogotaDay(clock.now());
  for (const { purpose: _purpose, ...user } of demoUsers(today))
    await tx.insert(users).values({
      ...user,
      passwordHash: await hashPassword(DEMO_PASSWORD),
      confirmedAt: clock.iso(),
      policiesVersion: POLICIES_VERSION,
      policiesAcceptedAt: clock.iso(),
      createdAt: clock.iso(),
    });
}

/** A coupon that everybody can redeem once, one whose time is over, and one that nobody can redeem any more. */
async function seedCoupons(tx: Db, clock: Clock): Promise<void> {
  const today = bogotaDay(clock.now());
  const startOf = (day: string): string => new Date(bogotaInstant(day, "00:00")).toISOString();
  const terms = {
    startsAt: startOf(addDays(today, -30)),
    endsAt: startOf(addDays(today, 365)),
    minFractions: 1,
    maxFractions: 3,
  };
  await tx.insert(coupons).values([
    { ...terms, code: "BIENVENIDA10" },
    { ...terms, code: "VENCIDO", endsAt: startOf(today) },
    { ...terms, code: "AGOTADO", usesLimit: 0 },
  ]);
  await tx
    .insert(couponLotteries)
    .values(
      ["BIENVENIDA10", "VENCIDO", "AGOTADO"].flatMap((couponCode) =>
        [MEDELLIN, BOGOTA].map((lotteryId) => ({ couponCode, lotteryId, percent: 10 })),
      ),
    );
}

interface Taken {
  number: string;
  series: string;
  count: number;
}

function takenElsewhere(draw: typeof draws.$inferSelect): Taken[] {
  const allSeries = Array.from({ length: draw.seriesCount }, (_, index) => String(index).padStart(3, "0"));
  const whole = draw.fractionsPerTicket;
  const taken = new Map<string, Taken>();
  const take = (number: string, series: string, count: number) =>
    taken.set(`${number}-${series}`, { number, series, count });
  for (const number of POPULAR)
    for (let index = 0; index < POPULAR_TICKETS; index += 1) {
      const seed = `${draw.lotteryId}/${draw.drawNumber}/${number}/${index}`;
      take(number, allSeries[seeded(seed, draw.seriesCount)]!, 1 + seeded(`${seed}/cuantas`, whole));
    }
  if (draw.lotteryId === BOGOTA) for (const series of allSeries) take(SOLD_OUT_NUMBER, series, whole);
  if (draw.lotteryId === MEDELLIN)
    for (const series of allSeries) take(SCARCE.number, series, series === SCARCE.series ? whole - SCARCE.free : whole);
  return [...taken.values()];
}

/** Fractions sold by other sellers, as the central system would report them. */
async function addExternalSales(tx: Db, draw: typeof draws.$inferSelect): Promise<void> {
  const { lotteryId, drawNumber, fractionsPerTicket } = draw;
  const taken = takenElsewhere(draw);
  await insertInChunks(taken, (chunk) =>
    tx
      .insert(tickets)
      .values(chunk.map(({ number, series }) => ({ lotteryId, drawNumber, number, series })))
      .onConflictDoNothing(),
  );
  // The last fractions of a sheet go first, so that the free ones are 1, 2, …
  const rows = taken.flatMap(({ number, series, count }) =>
    Array.from({ length: count }, (_, index) => ({
      lotteryId,
      drawNumber,
      number,
      series,
      fractionNo: fractionsPerTicket - index,
      state: "EXTERNAL" as const,
    })),
  );
  await insertInChunks(rows, (chunk) => tx.insert(fractions).values(chunk).onConflictDoNothing());
}

/** Adds what the passing of time asks for: the next days' draws with their stock, and the results of those that ran. */
export async function keepDemoAlive(store: Store, clock: Clock): Promise<void> {
  await store.transaction(async (tx) => {
    await lockLoading(tx);
    const add = async (kind: string, rows: readonly PlainRow[], mayCorrect = false): Promise<void> => {
      if (rows.length > 0) await loadFiles(tx, clock, [sourceOf(kind, rows)], mayCorrect);
    };
    const added = await missingDraws(tx, clock.now());
    await add("sorteos", added);
    for (const draw of await openAmong(tx, added, clock)) await addExternalSales(tx, draw);
    await add("resultados", await missingResults(tx, clock));
    await add("planes", await plansWithoutRules(tx), true);
    await add("secos", await missingSecos(tx));
  });
}

async function isDone(tx: Db, name: string): Promise<boolean> {
  return (await tx.select().from(demoSteps).where(eq(demoSteps.name, name))).length > 0;
}

/** What the demo's players won before it began: they have been told, and no letter says so again. */
async function settlePast(tx: Db, store: Store, clock: Clock): Promise<void> {
  const now = clock.now();
  // The checks open transactions of their own: here they are parts of the one that the step is.
  const within: Store = { ...store, db: tx, transaction: (work) => work(tx) };
  await passUnsold(within, now);
  for (const draw of await dueDraws(tx, CHUNK, now)) await checkDraw(within, draw, { now, messageOf: () => null });
  await tx.update(prizes).set({ seenAt: clock.iso() }).where(isNotNull(prizes.toldAt));
}

/** Loads the demo when the store has none. Running it again changes nothing but adds the days that have passed. */
export async function seedDemo(store: Store, clock: Clock): Promise<void> {
  const once = (name: string, seed: (tx: Db) => Promise<void>): Promise<boolean> =>
    store.transaction(async (tx) => {
      await liftTimeouts(tx);
      await tx.execute(sql`lock table ${demoSteps} in exclusive mode`);
      if (await isDone(tx, name)) return false;
      await seed(tx);
      await tx.insert(demoSteps).values({ name, doneAt: clock.iso() });
      return true;
    });
  await once("catalogue", async (tx) => {
    await loadFiles(tx, clock, [...catalogue(), ...event(clock)]);
    await seedSettings(tx);
    await seedPeople(tx, clock);
  });
  await keepDemoAlive(store, clock);
  await once("winnings", (tx) => seedWinnings(tx, clock));
  await once("history", (tx) => seedHistory(tx, clock));
  await once("prizes", async (tx) => {
    await settlePast(tx, store, clock);
    await settleWinnings(tx);
  });
  await once("recharges", (tx) => loadFiles(tx, clock, recharges()));
  await once("coupons", (tx) => seedCoupons(tx, clock));
  await once("content", (tx) => loadFiles(tx, clock, articles(clock)));
  await once("home", (tx) => loadFiles(tx, clock, home()));
  await once("contact", async (tx) => {
    await loadFiles(tx, clock, contact());
    await seedCases(tx, clock);
  });
}
