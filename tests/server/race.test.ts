/** Many buyers, few fractions, several processes, payments that end in every way: in the end goods and money agree. */
import { expect, test } from "vitest";
import { sql } from "drizzle-orm";
import { pollPayments } from "#server/jobs/poller.ts";
import { fractions, orders } from "#server/store/schema.ts";
import { broken, buy, onGatewayPage } from "./buying";
import { isOnPostgres, loggedIn, openBeside, openShop, people } from "./harness";

const BUYERS = 12;
/** Five tickets of three fractions: far fewer than are asked for. */
const TICKETS = ["7001", "7002", "7003", "7004", "7005"];
const ENDS = ["aprobar", "aprobar", "rechazar", "pendiente", "caida"];

/** Numbers that look random and are the same for the same seed (mulberry32). */
function seeded(seed: number): (limit: number) => number {
  let state = seed;
  return (limit) => {
    state = (state + 0x6d2b79f5) | 0;
    let value = Math.imul(state ^ (state >>> 15), 1 | state);
    value = (value + Math.imul(value ^ (value >>> 7), 61 | value)) ^ value;
    return ((value ^ (value >>> 14)) >>> 0) % limit;
  };
}

test("[F-1] [F-2] [F-14] [F-16] buyers at once in three processes never get more or less than they pay for", async () => {
  const seed = Number(process.env["RACE_SEED"] ?? Math.floor(Math.random() * 1e9));
  const rounds = isOnPostgres() ? 6 : 3;
  const first = await openShop();
  const shops = [
    first,
    await openShop({ store: await openBeside(first.store) }),
    await openShop({ store: await openBeside(first.store) }),
  ];
  await first.store.db.execute(
    sql`insert into users (document_type, document_number, names, birth_date, password_hash, created_at, confirmed_at)
        select 'CC', '9' || (20000000 + n), 'COMPRADOR', '1980-01-01', password_hash, created_at, confirmed_at
        from users cross join generate_series(1, ${sql.raw(String(BUYERS))}) n where document_number = ${people.jairo}`,
  );

  const before = await first.store.db.$count(orders);
  const outcomes = await Promise.all(
    Array.from({ length: BUYERS }, async (_, index) => {
      const random = seeded(seed + index);
      const shop = shops[index % shops.length]!;
      const document = `9${20_000_001 + index}`;
      const client = await loggedIn(shop.app, document, `10.1.0.${index}`);
      const statuses: number[] = [];
      for (let round = 0; round < rounds; round += 1) {
        const picks = TICKETS.filter(() => random(2) === 1).map((numero) => ({
          numero,
          serie: "250",
          fracciones: 1 + random(3),
        }));
        const answer = await buy(
          client,
          document,
          picks.length > 0 ? picks : [{ numero: TICKETS[0]!, serie: "250", fracciones: 1 }],
        );
        statuses.push(answer.status);
        if (answer.status === 200)
          await onGatewayPage(shop, answer.json.processUrl, { accion: ENDS[random(ENDS.length)]! });
      }
      return statuses;
    }),
  );

  expect(new Set(outcomes.flat())).toEqual(new Set([200, 409]));
  for (const shop of shops) shop.clock.advance(60_000);
  await Promise.all(shops.map(({ shop }) => pollPayments(shop)));
  expect(await broken(first), `RACE_SEED=${seed}`).toEqual([]);
  const [taken] = await first.store.db
    .select({ count: sql<number>`count(*)::int` })
    .from(fractions)
    .where(
      sql`${fractions.series} = '250' and ${fractions.number} = any(${sql.raw(`array['${TICKETS.join("','")}']`)})`,
    );
  expect(taken!.count).toBeLessThanOrEqual(TICKETS.length * 3);
  const made = (await first.store.db.$count(orders)) - before;
  expect(made).toBe(outcomes.flat().filter((status) => status === 200).length);
}, 240_000);
