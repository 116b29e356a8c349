/** What somebody who watches over the shop looks at, in one question that costs the same however much was sold. */
import { sql } from "drizzle-orm";
import { rowsOf, type Db } from "./database";

/** The newest orders, whose states show how payments go. */
const ORDERS_COUNTED = 1_000;

/** Counts, pesos and ages in seconds. An age is 0 when there is nothing to wait for. */
export interface Figures {
  pendingOrders: number;
  lastOrderAge: number;
  refundsDue: number;
  refundsDuePesos: number;
  /** How long the payment that should have been asked for first has waited for it. */
  unaskedPaymentAge: number;
  messagesDue: number;
  unsentMessageAge: number;
  resultsUnchecked: number;
  /** How long the recharge that was sold first of those that have not ended has waited for it. */
  openRechargeAge: number;
  /** The newest thousand orders by state. */
  recentOrders: { state: string; count: number }[];
}

/** Reads the figures at `now` (ISO). */
export async function readFigures(db: Db, now: string): Promise<Figures> {
  const ageOf = (instant: string) => sql`coalesce(greatest(extract(epoch from
    ${now}::timestamptz - ${sql.raw(instant)}), 0), 0)::float8`;
  const [figures] = await rowsOf<Omit<Figures, "recentOrders">>(
    db,
    sql`select
      (select count(*)::int from orders where state = 'PENDING') as "pendingOrders",
      (select ${ageOf("max(created_at)")} from (select created_at from orders order by id desc limit 1) o) as "lastOrderAge",
      r.due as "refundsDue", r.pesos as "refundsDuePesos",
      (select ${ageOf("min(next_check_at)")} from payment_attempts) as "unaskedPaymentAge",
      m.due as "messagesDue", m.age as "unsentMessageAge",
      (select count(*)::int from results where check_state = 'NEW') as "resultsUnchecked",
      (select ${ageOf("min(s.sold_at)")} from order_recharges c join sales s on s.order_id = c.order_id
        where c.state in ('WAITING', 'SENT', 'TASK')) as "openRechargeAge"
    from
      (select count(*)::int as due, coalesce(sum(amount_pesos), 0)::float8 as pesos from refunds where done_at is null) r,
      (select count(*)::int as due, ${ageOf("min(next_try_at)")} as age
        from messages where next_try_at <= ${now}) m`,
  );
  const recentOrders = await rowsOf<Figures["recentOrders"][number]>(
    db,
    sql`select state, count(*)::int as count
      from (select state from orders order by id desc limit ${ORDERS_COUNTED}) o group by state order by state`,
  );
  return { ...figures!, recentOrders };
}
