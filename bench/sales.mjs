/** Sales of one seller in any number, for what must hold with many of them. */
import { sql } from "drizzle-orm";

/**
 * Adds approved orders of one bet each, a second apart, the last one at `until` (ISO). Their fractions are not taken from the
 * stock: only what was sold is looked at.
 * @param {import("../server/store/database.ts").Db} db
 * @param {{ userId: number, lotteryId: number, drawNumber: number, count: number, until: string }} sales
 */
export async function addSales(db, { userId, lotteryId, drawNumber, count, until }) {
  const series = sql`generate_series(1, ${count}::int) as n`;
  const at = sql`(${until}::timestamptz - (${count}::int - n) * interval '1 second')`;
  await db.execute(sql`
    with made as (
      insert into carts (user_id, state, updated_at) select ${userId}::int, 'ORDERED', ${until}::timestamptz from ${series}
      returning id
    ), numbered as (
      select id, row_number() over (order by id) as n from made
    ), ordered as (
      insert into orders (reference, user_id, cart_id, idempotency_key, body_hash, state, total_pesos, description, ip, network,
        user_agent, origin, created_at, expires_at, settled_at)
      select 'PM2611' || lpad(id::text, 12, '0'), ${userId}::int, id, 'venta-' || id, '', 'APPROVED', 6000 * (1 + n % 3), '', '', '',
        '', '', ${at}, ${at}, ${at} from numbered
      returning id, reference, total_pesos, created_at
    ), tried as (
      insert into payment_attempts (order_id, gateway, reference, state, token, created_at)
      select id, 'PLACETOPAY', reference, 'APPROVED', '', created_at from ordered
      returning id, order_id
    ), lines as (
      insert into order_lines (order_id, client_id, position, lottery_id, draw_number, number, series, fractions,
        fraction_pesos, total_pesos)
      select id, 'linea', 0, ${lotteryId}::int, ${drawNumber}::int, lpad((id % 10000)::text, 4, '0'),
        lpad((id % 300)::text, 3, '0'), total_pesos / 6000, 6000, total_pesos from ordered
    )
    insert into sales (order_id, attempt_id, amount_pesos, sold_at)
    select tried.order_id, tried.id, total_pesos, created_at from tried join ordered on ordered.id = tried.order_id`);
}
