/** Loads the demo once and keeps it alive: draws for the days ahead, results for the days behind. */
import { createHash } from "node:crypto";
import { and, asc, eq, gt, isNull, lte, sql } from "drizzle-orm";
import { bogotaDay, bogotaInstant } from "#domain/bogota";
import { addDays } from "#domain/calendar";
import type { Printed } from "#domain/prizes";
import { hashPassword } from "../auth";
import type { Clock } from "../clock";
import type { Db, Store } from "../store/database";
import {
  cards,
  countdownEvents,
  demoSteps,
  draws,
  faqs,
  fractions,
  homePayPrizes,
  lotteries,
  news,
  pages,
  payPrizes,
  prizePlanRows,
  prizePlans,
  results,
  secos,
  settings,
  sliders,
  subpages,
  terms,
  tickets,
  units,
  users,
} from "../store/schema";
import { drawNumberOf, drawsOn } from "./calendar";
import data from "./colombia.json" with { type: "json" };
import content from "./contenido.json" with { type: "json" };
import drawings from "./dibujos.json" with { type: "json" };
import heroes from "./portada.json" with { type: "json" };
import { seedContact } from "./contact";
import { seedHistory } from "./history";
import { DEMO_PASSWORD, demoUsers } from "./users";

const DAYS_AHEAD = 8;
const DAYS_BEHIND = 60;
const EVENT_HOURS = 36;
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

const iso = (milliseconds: number): string => new Date(milliseconds).toISOString();

/** A number below `limit` that depends on nothing but its seed. */
function seeded(seed: string, limit: number): number {
  return createHash("sha256").update(seed).digest().readUInt32BE(0) % limit;
}

async function insertInChunks<T>(rows: readonly T[], insert: (chunk: T[]) => Promise<unknown>): Promise<void> {
  for (let start = 0; start < rows.length; start += CHUNK) await insert(rows.slice(start, start + CHUNK));
}

type PlanRecord = readonly [number, string, number, number, number, string, string];

/** The rows of a lottery's plan; empty where the data knows none. */
function planRows(lotteryId: number): Omit<typeof prizePlanRows.$inferInsert, "planId">[] {
  const plans = data.planesPremios as unknown as Record<string, { rows: PlanRecord[] }>;
  return (plans[String(lotteryId)]?.rows ?? []).map(
    ([count, description, grossTicketPesos, netTicketPesos, netFractionPesos, _source, rule], position) => ({
      position,
      count,
      description,
      grossTicketPesos,
      netTicketPesos,
      netFractionPesos,
      rule,
    }),
  );
}

async function seedCatalogue(tx: Db): Promise<void> {
  await tx.insert(lotteries).values(
    data.loterias.map((lottery) => ({
      id: lottery.ideLoteria,
      name: lottery.desLoteria,
      abbreviation: lottery.abreviatura,
      fractionsPerTicket: lottery.numFracciones,
      fractionPesos: lottery.vlrFraccion,
      jackpotPesos: lottery.premioMayor.vlrBrutoBillete,
      seriesCount: lottery.numSeries,
      resultClass: lottery.ideClaseLoteria,
    })),
  );
  for (const { ideLoteria } of data.loterias) {
    const rows = planRows(ideLoteria);
    if (rows.length === 0) continue;
    const [plan] = await tx.insert(prizePlans).values({ lotteryId: ideLoteria }).returning();
    await tx.insert(prizePlanRows).values(rows.map((row) => ({ ...row, planId: plan!.id })));
  }
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
    await tx.insert(users).values({ ...user, passwordHash: await hashPassword(DEMO_PASSWORD), createdAt: clock.iso() });
}

/** Address of a drawing that the content names. */
const pictureOf = (name: string | undefined): string | null =>
  name === undefined ? null : (drawings as Record<string, string>)[name]!;

interface Part {
  title: string;
  description: string;
  image?: string;
  subpages?: Part[];
}

async function seedParts(tx: Db, pageId: number, parentId: number | null, parts: readonly Part[]): Promise<void> {
  for (const [position, { title, description, image, subpages: inner = [] }] of parts.entries()) {
    const [row] = await tx
      .insert(subpages)
      .values({ pageId, parentId, position, title, description, image: pictureOf(image) })
      .returning();
    await seedParts(tx, pageId, row!.id, inner);
  }
}

interface Unit {
  description: string;
  cards?: { title: string; description: string; image: string; phone?: string; address?: string }[];
}

interface PageRecord {
  page: string;
  title: string;
  description: string;
  image?: string;
  subpages?: Part[];
  units?: Unit[];
}

async function seedPage(tx: Db, { subpages: parts = [], units: sections = [], image, ...rest }: PageRecord) {
  const [page] = await tx
    .insert(pages)
    .values({ ...rest, image: pictureOf(image) })
    .returning();
  await seedParts(tx, page!.id, null, parts);
  for (const [position, { description, cards: shown = [] }] of sections.entries()) {
    const [unit] = await tx.insert(units).values({ pageId: page!.id, position, description }).returning();
    for (const [place, card] of shown.entries())
      await tx.insert(cards).values({ ...card, unitId: unit!.id, position: place, image: pictureOf(card.image) });
  }
}

/** What the editors of the demo have written; its news are of the days before the demo began. */
async function seedContent(tx: Db, clock: Clock): Promise<void> {
  const today = bogotaDay(clock.now());
  await tx.insert(news).values(
    content.news.map(({ daysAgo, hour, cover, ...item }) => ({
      ...item,
      cover: pictureOf(cover),
      updatedAt: iso(bogotaInstant(addDays(today, -daysAgo), hour)),
    })),
  );
  for (const page of content.pages as PageRecord[]) await seedPage(tx, page);
  await tx.insert(terms).values(content.terms.map((description, position) => ({ position, description })));
  await tx.insert(faqs).values(content.faqs.map((question, position) => ({ ...question, position })));
}

/** The slides of the home page, how a prize is claimed there, and the guide to collect one. */
async function seedHome(tx: Db): Promise<void> {
  await tx.insert(sliders).values(
    content.sliders.map(({ image, ...slide }, position) => ({
      ...slide,
      position,
      image: (heroes as Record<string, string>)[image]!,
      blank: false,
    })),
  );
  await tx
    .insert(homePayPrizes)
    .values(
      content.homePayPrizes.map(({ cover, ...prize }, position) => ({ ...prize, position, cover: pictureOf(cover) })),
    );
  await tx
    .insert(payPrizes)
    .values(content.payPrizes.map(({ cover, ...step }, position) => ({ ...step, position, cover: pictureOf(cover) })));
}

/** Draws from two months ago to a week ahead that are not there yet. Gives the new ones. */
async function addDraws(tx: Db, clock: Clock): Promise<(typeof draws.$inferSelect)[]> {
  const today = bogotaDay(clock.now());
  const plans = await tx.select().from(prizePlans).orderBy(asc(prizePlans.id));
  const planOf = new Map(plans.map(({ lotteryId, id }) => [lotteryId, id]));
  const rows = [];
  for (const lottery of data.loterias)
    for (let offset = -DAYS_BEHIND; offset <= DAYS_AHEAD; offset += 1) {
      const day = addDays(today, offset);
      if (!drawsOn(lottery, day)) continue;
      rows.push({
        lotteryId: lottery.ideLoteria,
        drawNumber: drawNumberOf(lottery, day),
        closesAt: iso(bogotaInstant(day, lottery.horaCierre)),
        drawsAt: iso(bogotaInstant(day, lottery.horaSorteo)),
        fractionsPerTicket: lottery.numFracciones,
        fractionPesos: lottery.vlrFraccion,
        jackpotPesos: lottery.premioMayor.vlrBrutoBillete,
        seriesCount: lottery.numSeries,
        planId: planOf.get(lottery.ideLoteria) ?? null,
      });
    }
  return tx.insert(draws).values(rows).onConflictDoNothing().returning();
}

/** Results of the draws that have taken place: the real one where the data has it, else one that only depends on the draw. */
async function addResults(tx: Db, clock: Clock): Promise<void> {
  const past = await tx
    .select({ draw: draws, lottery: lotteries })
    .from(draws)
    .innerJoin(lotteries, eq(lotteries.id, draws.lotteryId))
    .leftJoin(results, and(eq(results.lotteryId, draws.lotteryId), eq(results.drawNumber, draws.drawNumber)))
    .where(and(lte(draws.drawsAt, clock.iso()), isNull(results.number)));
  const real = new Map(data.resultados.rows.map((row) => [`${row[0]}/${row[1]}`, row]));
  const rows = past.map(({ draw, lottery }) => {
    const day = bogotaDay(Date.parse(draw.drawsAt));
    const known = real.get(`${lottery.abbreviation}/${day.split("-").reverse().join("-")}`);
    const seed = `${lottery.abbreviation}/${draw.drawNumber}`;
    return {
      lotteryId: draw.lotteryId,
      drawNumber: draw.drawNumber,
      number: known ? String(known[3]) : String(seeded(`${seed}/numero`, 10_000)).padStart(4, "0"),
      series: known ? String(known[4]) : String(seeded(`${seed}/serie`, draw.seriesCount)).padStart(3, "0"),
      drawsAt: draw.drawsAt,
    };
  });
  await insertInChunks(rows, (chunk) => tx.insert(results).values(chunk).onConflictDoNothing());
}

/** The published secos of a draw by the millions of the prize, as far as the data has them. */
function publishedSecos(abbreviation: string, day: string): ReadonlyMap<number, Printed[]> {
  const all = data.secosCompletos as unknown as Record<
    string,
    { fecha: string; secos: Record<string, [string, string][]> }
  >;
  const found = Object.entries(all).find(
    ([key, record]) => key.startsWith(`${abbreviation}-`) && record.fecha === day.split("-").reverse().join("-"),
  );
  return new Map(
    Object.entries(found?.[1].secos ?? {}).map(([millions, pairs]) => [
      Number(millions) * 1_000_000,
      pairs.map(([number, series]) => ({ number, series })),
    ]),
  );
}

/** Secos of the draws that have a result: the published ones where the data has them, else some that depend on the draw alone. */
async function addSecos(tx: Db): Promise<void> {
  const drawn = await tx
    .select({ draw: draws, abbreviation: lotteries.abbreviation })
    .from(results)
    .innerJoin(draws, and(eq(draws.lotteryId, results.lotteryId), eq(draws.drawNumber, results.drawNumber)))
    .innerJoin(lotteries, eq(lotteries.id, draws.lotteryId))
    .leftJoin(secos, and(eq(secos.lotteryId, draws.lotteryId), eq(secos.drawNumber, draws.drawNumber)))
    .where(isNull(secos.number));
  const rows = drawn.flatMap(({ draw, abbreviation }) => {
    const { lotteryId, drawNumber } = draw;
    const published = publishedSecos(abbreviation, bogotaDay(Date.parse(draw.drawsAt)));
    return planRows(lotteryId).flatMap(({ position, count, rule, grossTicketPesos }) => {
      if (rule !== "seco") return [];
      const known = published.get(grossTicketPesos);
      return Array.from({ length: count }, (_, at) => {
        const seed = `${abbreviation}/${drawNumber}/seco/${position}/${at}`;
        const { number, series } = (known?.length === count ? known[at] : undefined) ?? {
          number: String(seeded(`${seed}/numero`, 10_000)).padStart(4, "0"),
          series: String(seeded(`${seed}/serie`, draw.seriesCount)).padStart(3, "0"),
        };
        return { lotteryId, drawNumber, position, number, series };
      });
    });
  });
  await insertInChunks(rows, (chunk) => tx.insert(secos).values(chunk).onConflictDoNothing());
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

/** Gives the plans of a demo that was loaded before plans had rules their rules. */
async function addRules(tx: Db): Promise<void> {
  const bare = await tx
    .select({ planId: prizePlanRows.planId, position: prizePlanRows.position, lotteryId: prizePlans.lotteryId })
    .from(prizePlanRows)
    .innerJoin(prizePlans, eq(prizePlans.id, prizePlanRows.planId))
    .where(isNull(prizePlanRows.rule));
  for (const { planId, position, lotteryId } of bare)
    await tx
      .update(prizePlanRows)
      .set({ rule: planRows(lotteryId)[position]?.rule ?? null })
      .where(and(eq(prizePlanRows.planId, planId), eq(prizePlanRows.position, position)));
}

/** Adds what the passing of time asks for: the next days' draws with their stock, and the results of those that ran. */
export async function keepDemoAlive(store: Store, clock: Clock): Promise<void> {
  await store.transaction(async (tx) => {
    const added = await addDraws(tx, clock);
    for (const draw of added) if (Date.parse(draw.closesAt) > clock.now()) await addExternalSales(tx, draw);
    await addResults(tx, clock);
    await addRules(tx);
    await addSecos(tx);
  });
}

async function isDone(tx: Db, name: string): Promise<boolean> {
  return (await tx.select().from(demoSteps).where(eq(demoSteps.name, name))).length > 0;
}

/** Loads the demo when the store has none. Running it again changes nothing but adds the days that have passed. */
export async function seedDemo(store: Store, clock: Clock): Promise<void> {
  await store.transaction(async (tx) => {
    await tx.execute(sql`lock table ${demoSteps} in exclusive mode`);
    if (await isDone(tx, "catalogue")) return;
    await seedCatalogue(tx);
    await seedPeople(tx, clock);
    await tx.insert(countdownEvents).values({
      endsAt: iso(clock.now() + EVENT_HOURS * 3_600_000),
      description: "Sorteo de la semana: juega antes del cierre",
      buttonText: "Ver loterías",
      formUrl: "/loterias",
    });
    await tx.insert(demoSteps).values({ name: "catalogue", doneAt: clock.iso() });
  });
  await keepDemoAlive(store, clock);
  const once = (name: string, seed: (tx: Db, clock: Clock) => Promise<void>) =>
    store.transaction(async (tx) => {
      await tx.execute(sql`lock table ${demoSteps} in exclusive mode`);
      if (await isDone(tx, name)) return;
      await seed(tx, clock);
      await tx.insert(demoSteps).values({ name, doneAt: clock.iso() });
    });
  await once("history", seedHistory);
  await once("content", seedContent);
  await once("home", seedHome);
  await once("contact", seedContact);
}

/** The next draw of a lottery that is still open. @throws when there is none */
export async function nextDraw(db: Db, lotteryId: number, now: string): Promise<typeof draws.$inferSelect> {
  const [draw] = await db
    .select()
    .from(draws)
    .where(and(eq(draws.lotteryId, lotteryId), gt(draws.closesAt, now)))
    .orderBy(asc(draws.closesAt))
    .limit(1);
  if (!draw) throw new Error(`Lottery ${lotteryId} has no open draw`);
  return draw;
}
