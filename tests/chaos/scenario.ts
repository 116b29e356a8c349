/** One run: a shop of several processes, people in it, what goes wrong, and what is found when all is at rest. */
import { sql } from "drizzle-orm";
import { testClock } from "#server/clock.ts";
import { missingResults } from "#server/demo/draws.ts";
import { seedDemo } from "#server/demo/seed.ts";
import { rowsOf, type Store } from "#server/store/database.ts";
import { openPostgres } from "#server/store/open.ts";
import { freePort } from "../../scripts/freePort.mjs";
import { startPostgres, type RunningPostgres } from "../../scripts/postgresServer.mjs";
import { databaseAt, onServer } from "../databases";
import { faultsOf, unrest } from "./checks";
import { Fleet, someFailPoints } from "./fleet";
import { claimPrizes, payLate, shop } from "./market";
import { CALM, environmentOf, openOutside, type Outside, type Weather } from "./outside";
import { PHONES, Player, type End, type World } from "./people";
import { startProxy } from "./proxy";
import { chanceOf } from "./random";

/** A Friday at ten in the morning in Bogota: Medellín draws tonight, at 22:30 its sales end. */
const MORNING = Date.parse("2026-11-20T15:00:00.000Z");
const BEFORE_CLOSING = Date.parse("2026-11-21T03:15:00.000Z");
const JUST_BEFORE_CLOSING = Date.parse("2026-11-21T03:25:00.000Z");
const AFTER_CLOSING = Date.parse("2026-11-21T03:35:00.000Z");
/** Results are official eight hours after the draw. */
const NEXT_DAY = Date.parse("2026-11-21T15:00:00.000Z");
const MEDELLIN = 10;
const MINUTE_MS = 60_000;

/** However slow the machine is, people stop after so long. */
const LONGEST_MS = 60_000;
const AT_REST_WITHIN_MS = 15_000;
/** How far the clock goes on for what is still under way: gateways and wallets are asked at growing intervals. */
const STEPS_MS = [0, 31 * MINUTE_MS, 20 * MINUTE_MS, 90 * MINUTE_MS, 13 * 60 * MINUTE_MS];

const sleep = (milliseconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, milliseconds));

export interface Plan {
  seed: number;
  processes: number;
  /** How long people buy. */
  seconds: number;
  /** How many purchases are begun at the least: a slow machine gets more time for them. */
  purchases: number;
  players: number;
  /** Processes are ended at random, and at fail points. */
  kills: boolean;
  /** How often the database is restarted while people buy. */
  restarts: number;
  /** What goes wrong outside while people are there. */
  weather: Weather;
  /** People buy when sales are about to end, and pay afterwards. */
  closing: boolean;
  /** The draw takes place, and what was won is claimed. */
  prizes: boolean;
  ends: readonly End[];
  coupons: number;
  recharges: number;
  twoGateways: number;
  /** The fault that is looked for: the run ends when it has been seen. Default: it goes on to its end. */
  sought?: RegExp;
  /** The bundled process. */
  file: string;
  say: (line: string) => void;
}

export interface Outcome {
  faults: string[];
  counts: Map<string, number>;
  alarms: Map<string, number>;
  kills: number;
  atFailPoints: Map<string, number>;
  restarts: number;
  wonPrizes: number;
}

/** A database with the demo in it, from which every run starts. */
export interface Ground {
  postgres: RunningPostgres;
  template: string;
  stop(): Promise<void>;
}

export async function openGround(): Promise<Ground> {
  const postgres = await startPostgres({ isDurable: true });
  const template = "caos_inicio";
  await onServer(postgres.url, `create database ${template}`);
  const store = await openPostgres(databaseAt(postgres.url, template));
  await seedDemo(store, testClock(new Date(MORNING).toISOString()));
  await store.close();
  return { postgres, template, stop: () => postgres.stop() };
}

async function freePorts(count: number): Promise<number[]> {
  const ports = new Set<number>();
  while (ports.size < count) ports.add(await freePort());
  return [...ports];
}

const documentOf = (index: number): string => `9${20_000_001 + index}`;
const mobileOf = (index: number): string => `31${String(index).padStart(8, "0")}`;

async function addPlayers({ db }: Store, many: number): Promise<void> {
  await db.execute(
    sql`insert into users (document_type, document_number, names, first_surname, birth_date, mobile, password_hash,
          created_at, confirmed_at)
        select 'CC', '9' || (20000000 + n), 'COMPRADOR', 'CAOS', '1980-01-01', '31' || lpad((n - 1)::text, 8, '0'),
          password_hash, created_at, confirmed_at
        from users cross join generate_series(1, ${sql.raw(String(many))}) n where document_number = '80912475'`,
  );
}

/** The draw of tonight, and what will fall in it. */
async function tonight(store: Store): Promise<World["draw"] & { number: string; seriesCount: number }> {
  const [draw] = await rowsOf<{ draw_number: number; fraction_pesos: string; series_count: number }>(
    store.db,
    sql`select draw_number, fraction_pesos, series_count from draws where lottery_id = ${MEDELLIN}
      and closes_at > ${new Date(MORNING).toISOString()} order by closes_at limit 1`,
  );
  const fallen = await missingResults(store.db, testClock(new Date(NEXT_DAY).toISOString()));
  const own = fallen.find(({ loteria, sorteo }) => loteria === MEDELLIN && sorteo === draw!.draw_number);
  if (!own) throw new Error(`Draw ${draw!.draw_number} of tonight would have no result tomorrow`);
  return {
    lotteryId: MEDELLIN,
    drawNumber: draw!.draw_number,
    fractionPesos: Number(draw!.fraction_pesos),
    number: String(own.numero),
    seriesCount: draw!.series_count,
  };
}

/** Waits until nothing is under way, or for so long. Gives what still is. */
async function atRest(store: Store, now: () => number): Promise<string[]> {
  const deadline = Date.now() + AT_REST_WITHIN_MS;
  for (;;) {
    const left = await unrest(store, new Date(now()).toISOString());
    if (left.length === 0 || Date.now() > deadline) return left;
    await sleep(300);
  }
}

/** Sets right what gateways have told wrongly. */
async function correctLies({ db }: Store, { payments }: Outside): Promise<void> {
  const orders = await rowsOf<{ reference: string; total: number }>(
    db,
    sql`select a.reference, o.total_pesos::int as total from payment_attempts a join orders o on o.id = a.order_id`,
  );
  const totals = new Map(orders.map(({ reference, total }) => [reference, total]));
  for (const payment of payments.values())
    Object.assign(payment, {
      currency: "COP",
      pesos: totals.get(payment.reference) ?? payment.pesos,
      toldPaidAt: null,
    });
}

/** Runs a plan on a copy of the ground's database. */
export async function runPlan({ postgres, template }: Ground, plan: Plan): Promise<Outcome> {
  const { say } = plan;
  const name = `caos_${process.pid}_${plan.seed}_${Math.floor(Math.random() * 1e6)}`;
  await onServer(postgres.url, `create database ${name} template ${template}`);
  // Without it a copy's sequences begin again after a crash: their first values are not written ahead (PostgreSQL 15 to 17).
  await onServer(postgres.url, "checkpoint");
  const databaseUrl = databaseAt(postgres.url, name);
  const store = await openPostgres(databaseUrl, { connections: 3 });
  const chance = chanceOf(plan.seed);
  const clock = { offset: MORNING - Date.now() };
  const now = (): number => Date.now() + clock.offset;
  const moveTo = (instant: number): void => void (clock.offset = instant - Date.now());
  const outside = await openOutside(chanceOf(plan.seed + 1), now);
  const [proxyPort, ...ports] = await freePorts(plan.processes + 1);
  const killing = chanceOf(plan.seed + 2);
  let isKilling = false;
  const fleet = new Fleet({
    file: plan.file,
    ports,
    now,
    armed: () => (isKilling ? someFailPoints(killing) : null),
    env: { DATABASE_URL: databaseUrl, PUBLIC_URL: `http://127.0.0.1:${proxyPort}`, ...environmentOf(outside) },
  });
  const outcome: Outcome = {
    faults: [],
    counts: new Map(),
    alarms: fleet.alarms,
    kills: 0,
    atFailPoints: fleet.atFailPoints,
    restarts: 0,
    wonPrizes: 0,
  };
  const proxy = await startProxy(proxyPort!, ports);
  try {
    await addPlayers(store, plan.players);
    outside.refusedMobiles.add(PHONES.refused);
    const draw = await tonight(store);
    const world: World = {
      url: proxy.url,
      outside,
      chance,
      draw,
      // Ten numbers that share their last three figures with the one that will fall: each wins a little.
      numbers: Array.from({ length: 10 }, (_, first) => `${first}${draw.number.slice(1)}`),
      series: ["101", "202", "303", "404"],
      ends: plan.ends,
      coupons: plan.coupons,
      recharges: plan.recharges,
      twoGateways: plan.twoGateways,
      breaches: new Set(),
      counts: outcome.counts,
    };
    const players = Array.from(
      { length: plan.players },
      (_, index) => new Player(world, documentOf(index), mobileOf(index)),
    );
    const faultsNow = async (): Promise<string[]> => [
      ...(await faultsOf(store, { outside, players, now: new Date(now()).toISOString() })),
    ];

    /** What was seen while people were there, of which no row in the database tells. */
    const seen = (): string[] => [
      ...world.breaches,
      ...[...fleet.errors].map((error) => `an error that nobody expected: ${error}`),
      ...fleet.deaths.map((death) => `a process ended by itself: ${death}`),
    ];
    const isSought = (fault: string): boolean => plan.sought?.test(fault) ?? false;
    const isFound = (): boolean => [...outcome.faults, ...seen()].some(isSought);
    const ended = (): Outcome => {
      outcome.faults.push(...seen());
      return outcome;
    };

    isKilling = plan.kills;
    await fleet.start();
    await Promise.all(players.map((player) => player.logIn()));
    say(`${plan.processes} procesos y ${players.length} personas; compran durante ${plan.seconds} s`);

    /** Lets people do something for a while, with whatever goes wrong meanwhile. */
    const during = async (
      seconds: number,
      hasEnough: () => boolean,
      work: (player: Player, isOver: () => boolean) => Promise<void>,
    ) => {
      outside.weather = plan.weather;
      isKilling = plan.kills;
      const until = Date.now() + seconds * 1_000;
      const isOver = (): boolean =>
        Date.now() > until && (hasEnough() || Date.now() > until + LONGEST_MS || world.breaches.size > 0);
      const trouble = (async () => {
        const restartAt = Array.from(
          { length: plan.restarts },
          (_, at) => until - ((at + 1) * seconds * 1_000) / (plan.restarts + 1),
        );
        while (!isOver()) {
          await sleep(300);
          if (plan.kills && killing.happens(0.05)) fleet.kill(killing);
          if (restartAt.length > 0 && Date.now() > restartAt.at(-1)!) {
            restartAt.pop();
            outcome.restarts += 1;
            await postgres.stopAtOnce();
            await sleep(500);
            await postgres.start();
          }
        }
      })();
      await Promise.all([trouble, ...players.map((player) => work(player, isOver))]);
      isKilling = false;
      outside.weather = CALM;
      for (const payment of outside.payments.values()) payment.isSilent = false;
    };

    /** Moves the clock on until nothing is under way; what is left then is a fault. */
    const settle = async (what: string): Promise<void> => {
      let left: string[] = [];
      for (const step of STEPS_MS) {
        if (step > 0) {
          await fleet.stop();
          moveTo(now() + step);
          await fleet.start();
        }
        left = await atRest(store, now);
        if (left.length === 0 || (await faultsNow()).some(isSought)) break;
      }
      if (left.length > 0) outcome.faults.push(`${what}: still under way: ${left.join(", ")}`);
      outcome.faults.push(...(await faultsNow()).map((fault) => `${what}: ${fault}`));
    };

    await during(plan.seconds, () => (outcome.counts.get("purchases begun") ?? 0) >= plan.purchases, shop);
    if (isFound()) return ended();
    say(`compras: ${outcome.counts.get("purchases begun") ?? 0}; ahora se acaban los plazos`);
    await fleet.stop();
    moveTo(now() + 16 * MINUTE_MS);
    for (const payment of outside.payments.values()) payment.isInProcess = false;
    await payLate(world, 0.3);
    await fleet.start();
    await sleep(3_000);
    outcome.faults.push(...(await faultsNow()).filter((fault) => fault.includes("for another amount")));
    if (isFound()) return ended();
    await correctLies(store, outside);
    await settle("after the purchases");
    if (isFound()) return ended();

    if (plan.closing) {
      say("cerca del cierre: se compra antes y se paga después");
      await fleet.stop();
      moveTo(BEFORE_CLOSING);
      await fleet.start();
      for (const player of players) {
        await player.empty();
        const cart = await player.openCart();
        const filled = cart && (await player.add(cart.id, 1));
        const answer = filled && (await player.checkOut(filled, "PAYVALIDA"));
        if (answer?.status !== 200) await player.empty();
      }
      // Nobody listens when sales end. Some pay just before, some after; of these, half of what their gateways say is nonsense.
      await fleet.stop();
      moveTo(JUST_BEFORE_CLOSING);
      for (const payment of outside.payments.values())
        if (payment.state === "PENDING" && chance.happens(0.4)) payment.isInTime = outside.settle(payment, "APPROVED");
      moveTo(AFTER_CLOSING);
      for (const payment of outside.payments.values())
        if (payment.state === "PENDING" && outside.settle(payment, "APPROVED") && chance.happens(0.5))
          payment.toldPaidAt = payment.createdAt - 60 * MINUTE_MS;
      await fleet.start();
      await settle("after the closing");
      if (isFound()) return ended();
    }

    if (plan.prizes) {
      await fleet.stop();
      moveTo(Math.max(NEXT_DAY, now() + MINUTE_MS));
      isKilling = plan.kills;
      await fleet.start();
      const told = async (): Promise<number> =>
        (
          await rowsOf<{ many: number }>(
            store.db,
            sql`select count(*)::int as many from prizes where told_at is not null and lottery_id = ${MEDELLIN} and draw_number = ${draw.drawNumber}`,
          )
        )[0]!.many;
      for (const deadline = Date.now() + AT_REST_WITHIN_MS; (await told()) === 0 && Date.now() < deadline;)
        await sleep(200);
      outcome.wonPrizes = await told();
      say(`premios: ${outcome.wonPrizes}; se cobran`);
      await during(Math.max(6, plan.seconds / 4), () => true, claimPrizes);
      await settle("after the claims");
    }
    return ended();
  } finally {
    outcome.kills = fleet.kills;
    await fleet.stop();
    await proxy.stop();
    await outside.close();
    await store.close();
    await onServer(postgres.url, `drop database if exists ${name} with (force)`);
  }
}
