/** What must be true of the store at every instant, as queries that give the rows at fault. */
import { sql, type SQL } from "drizzle-orm";
import { rowsOf, type Db } from "./database";
import { disagreeing } from "./ledger";

interface Invariant {
  name: string;
  /** Rows that break it. `now` is an ISO instant. */
  broken: (now: string) => SQL;
}

/** The rule of which {@link disagreements} tells every breach with its pesos. */
export const LEDGER_AGREES =
  "I5: each account of the ledger holds what the states of payments, prizes and balances say";

/** The invariants that concern draws, stock, orders, payments and carts. Names as in the tests. */
export const invariants: readonly Invariant[] = [
  {
    name: "I1: no fraction is in two orders",
    broken: () => sql`
      select lottery_id, draw_number, number, series, fraction_no
      from fractions group by 1, 2, 3, 4, 5 having count(*) > 1`,
  },
  {
    name: "I2: an order's total is the sum of its lines less its discount, and of its recharges",
    broken: () => sql`
      select o.id from orders o left join order_lines l on l.order_id = o.id
      group by o.id having coalesce(sum(l.total_pesos), 0) - o.discount_pesos + o.recharge_pesos <> o.total_pesos`,
  },
  {
    name: "I2: what an order costs for recharges is the sum of them",
    broken: () => sql`
      select o.id from orders o left join order_recharges r on r.order_id = o.id
      group by o.id having coalesce(sum(r.pesos), 0) <> o.recharge_pesos`,
  },
  {
    name: "I2: an order's discount is the sum of its lines'",
    broken: () => sql`
      select o.id from orders o left join order_lines l on l.order_id = o.id
      group by o.id having coalesce(sum(l.discount_pesos), 0) <> o.discount_pesos`,
  },
  {
    name: "I2: a line's price is the draw's",
    broken: () => sql`
      select l.id from order_lines l
      left join draws d on d.lottery_id = l.lottery_id and d.draw_number = l.draw_number
      where d.fraction_pesos is distinct from l.fraction_pesos`,
  },
  {
    name: "I2: a pending order holds exactly its fractions until ten minutes after its time",
    broken: (now) => sql`
      select l.id from order_lines l join orders o on o.id = l.order_id
      left join fractions f on f.order_line_id = l.id and f.state = 'HELD'
      where o.state = 'PENDING' and o.expires_at + interval '10 minutes' > ${now}
      group by l.id having count(f.number) <> l.fractions`,
  },
  {
    name: "I3: an approved order has exactly its fractions sold",
    broken: () => sql`
      select l.id from order_lines l join orders o on o.id = l.order_id
      left join fractions f on f.order_line_id = l.id and f.state = 'SOLD'
      where o.state = 'APPROVED'
      group by l.id having count(f.number) <> l.fractions`,
  },
  {
    name: "I4: no fraction is sold without an approved order, nor held by one that ended",
    broken: () => sql`
      select f.order_line_id from fractions f
      join order_lines l on l.id = f.order_line_id join orders o on o.id = l.order_id
      where (f.state = 'SOLD' and o.state <> 'APPROVED') or (f.state = 'HELD' and o.state <> 'PENDING')`,
  },
  {
    name: "I4: a fraction belongs to its line's ticket and exists in its draw",
    broken: () => sql`
      select f.lottery_id, f.draw_number, f.number, f.series, f.fraction_no from fractions f
      left join order_lines l on l.id = f.order_line_id
      left join draws d on d.lottery_id = f.lottery_id and d.draw_number = f.draw_number
      where d.lottery_id is null or f.fraction_no not between 1 and d.fractions_per_ticket
        or f.series::int >= d.series_count
        or (l.id is not null and (l.lottery_id, l.draw_number, l.number, l.series)
          is distinct from (f.lottery_id, f.draw_number, f.number, f.series))`,
  },
  {
    name: "I5: an entry of the ledger has its lines, and what it opened balances",
    broken: () => sql`
      select e.id from ledger_entries e left join ledger_lines l on l.entry_id = e.id where l.entry_id is null
      union all
      select e.attempt_id from ledger_entries e join ledger_lines l on l.entry_id = e.id
      where e.kind = 'opening' and e.attempt_id is not null
      group by e.attempt_id having sum(case when l.debit = 'OPENING' then l.pesos else -l.pesos end) <> 0`,
  },
  { name: LEDGER_AGREES, broken: () => disagreeing },
  {
    name: "I6: an order is approved exactly when it has a sale that was not reversed",
    broken: () => sql`
      select o.id from orders o left join sales s on s.order_id = o.id and s.reversed_at is null
      where (o.state = 'APPROVED') <> (s.order_id is not null)`,
  },
  {
    name: "I7: a sale is for its order's total",
    broken: () => sql`
      select o.id from orders o join sales s on s.order_id = o.id where s.amount_pesos <> o.total_pesos`,
  },
  {
    name: "I7: an approved attempt has sold its order or is owed back, not both; one given back does neither",
    broken: () => sql`
      select a.id from payment_attempts a
      left join sales s on s.attempt_id = a.id and s.reversed_at is null
      left join refunds r on r.attempt_id = a.id and r.lottery_id is null and r.recharge_id is null and r.state <> 'DONE'
        and (r.state <> 'CLOSED' or a.state = 'APPROVED')
      where (a.state = 'APPROVED') <> ((s.order_id is null) <> (r.order_id is null))
        or (a.state <> 'APPROVED' and (s.order_id is not null or r.order_id is not null))`,
  },
  {
    name: "I7: money without fractions is owed back, in full",
    broken: () => sql`
      select o.id from orders o
      left join refunds r on r.order_id = o.id and r.reason = 'fractions-gone' and r.done_at is null
      where (o.state = 'REFUND_DUE') <> (r.attempt_id is not null) or r.amount_pesos <> o.total_pesos`,
  },
  {
    name: "I7: of a payment that went back nothing is owed",
    broken: () => sql`
      select r.id from refunds r join payment_attempts a on a.id = r.attempt_id
      where a.state <> 'APPROVED' and r.done_at is null`,
  },
  {
    name: "I7: no more is owed back of a payment than was paid",
    broken: () => sql`
      select r.attempt_id from refunds r join orders o on o.id = r.order_id
      group by r.attempt_id, o.id having sum(r.amount_pesos) > o.total_pesos`,
  },
  {
    name: "I7: an attempt is open only while its order is pending",
    broken: () => sql`
      select a.id from payment_attempts a join orders o on o.id = a.order_id
      where a.state in ('OPENING', 'OPEN') and o.state <> 'PENDING'`,
  },
  {
    name: "I7: a notification that was not answered is due to be asked for",
    broken: () => sql`
      select e.id from gateway_events e join payment_attempts a on a.id = e.attempt_id
      where e.applied_at is null and a.next_check_at is null`,
  },
  {
    name: "I8: a prize is its line's, of its draw and of who bought it",
    broken: () => sql`
      select p.order_line_id, p.position from prizes p
      join order_lines l on l.id = p.order_line_id join orders o on o.id = l.order_id
      where (p.lottery_id, p.draw_number, p.user_id) is distinct from (l.lottery_id, l.draw_number, o.user_id)`,
  },
  {
    name: "I8: a prize that nobody was told of is of a sold line, and of the result as it is",
    broken: () => sql`
      select p.order_line_id, p.position from prizes p
      join results r on r.lottery_id = p.lottery_id and r.draw_number = p.draw_number and r.check_state = 'CHECKED'
      where p.told_at is null and (p.result_version <> r.version
        or not exists (select 1 from fractions f where f.order_line_id = p.order_line_id and f.state = 'SOLD'))`,
  },
  {
    name: "I8: winners have been told when, and only when, their result is official",
    broken: () => sql`
      select p.order_line_id, p.position from prizes p
      join results r on r.lottery_id = p.lottery_id and r.draw_number = p.draw_number
      where (p.told_at is not null and r.official_at is null)
        or (p.told_at is null and r.official_at is not null and r.check_state = 'CHECKED')`,
  },
  {
    name: "I8: a prize is claimed exactly when the wallet has taken it, for what it pays",
    broken: () => sql`
      select p.order_line_id, p.position from prizes p
      left join claims c on c.order_line_id = p.order_line_id and c.position = p.position
      where (p.state = 'CLAIMED') <> (coalesce(c.state, '') = 'PAID')
        or (c.order_line_id is not null and (c.user_id, c.amount_pesos) is distinct from (p.user_id, p.net_pesos))`,
  },
  {
    name: "I9: a purchase is told only when it was sold, and with its receipt",
    broken: () => sql`
      select m.id from messages m left join sales s on s.order_id = m.order_id
      where (m.kind = 'purchase') <> (s.order_id is not null)`,
  },
  {
    name: "I9: a message that is over is not tried again, and one that is not has its time",
    broken: () => sql`
      select id from messages where (state in ('WAITING', 'SENDING')) <> (next_try_at is not null)`,
  },
  {
    name: "I10: a person has one open cart at most",
    broken: () => sql`select user_id from carts where state = 'INCART' group by user_id having count(*) > 1`,
  },
  {
    name: "I11: an order counts as its coupon's use while it waits or is bought, and only then",
    broken: () => sql`
      select id from orders
      where coupon_code is not null and (coupon_use <> 'RETURNED') <> (state in ('PENDING', 'APPROVED'))`,
  },
  {
    name: "I11: a coupon has no more uses than it is good for, but for what was paid late",
    broken: () => sql`
      select c.code from coupons c join orders o on o.coupon_code = c.code and o.coupon_use = 'KEPT'
      group by c.code having count(*) > c.uses_limit`,
  },
  {
    name: "I11: nobody uses a coupon more often than a person may, but for what was paid late",
    broken: () => sql`
      select c.code, u.document_type, u.document_number from coupons c
      join orders o on o.coupon_code = c.code and o.coupon_use = 'KEPT' join users u on u.id = o.user_id
      group by 1, 2, 3 having count(*) > min(c.uses_per_person)`,
  },
  {
    name: "I12: no sale at or after the closing of its draw",
    broken: () => sql`
      select o.id from orders o join sales s on s.order_id = o.id join order_lines l on l.order_id = o.id
      join draws d on d.lottery_id = l.lottery_id and d.draw_number = l.draw_number
      where s.sold_at >= d.closes_at`,
  },
  {
    name: "I13: no order of a person under 18 on its day",
    broken: () => sql`
      select o.id from orders o join users u on u.id = o.user_id
      where u.birth_date is null
        or u.birth_date + interval '18 years' > (o.created_at at time zone 'America/Bogota')::date`,
  },
  {
    name: "I14: an idempotency key has one order",
    broken: () => sql`
      select user_id, idempotency_key from orders group by 1, 2 having count(*) > 1`,
  },
  {
    name: "I15: an annulled draw has no result",
    broken: () => sql`
      select r.lottery_id, r.draw_number from results r
      join draws d on d.lottery_id = r.lottery_id and d.draw_number = r.draw_number
      where d.annulled_at is not null`,
  },
  {
    name: "I16: what was bought of an annulled draw is owed back, less its discount",
    broken: () => sql`
      select o.id, l.lottery_id, l.draw_number from orders o join order_lines l on l.order_id = o.id
      join draws d on d.lottery_id = l.lottery_id and d.draw_number = l.draw_number and d.annulled_at is not null
      left join refunds r on r.order_id = o.id and (r.lottery_id, r.draw_number) = (l.lottery_id, l.draw_number)
      where o.state = 'APPROVED' group by o.id, l.lottery_id, l.draw_number, r.id
      having sum(l.total_pesos - l.discount_pesos) <> coalesce(r.amount_pesos, 0)`,
  },
  {
    name: "I17: a recharge that was sold is on its way, made, or owed back for what it cost",
    broken: () => sql`
      select r.id from order_recharges r join orders o on o.id = r.order_id
      left join refunds f on f.recharge_id = r.id
      where (o.state = 'APPROVED' and (r.state is null or (r.state = 'FAILED') <> (f.id is not null)))
        or (f.id is not null and (r.state is distinct from 'FAILED' or f.amount_pesos <> r.pesos
          or f.order_id <> r.order_id))`,
  },
  {
    name: "I17: no recharge is sent that was not sold, nor one whose sale was reversed",
    broken: () => sql`
      select r.id from order_recharges r join orders o on o.id = r.order_id
      left join sales s on s.order_id = o.id
      where (r.state is not null and s.order_id is null) or (r.state in ('WAITING', 'SENT') and o.state <> 'APPROVED')`,
  },
  {
    name: "I17: what the demo's operators made was sold, cost that, and is not said to have failed",
    broken: () => sql`
      select s.key from sandbox_recharges s
      left join orders o on o.reference = split_part(s.key, '-', 1)
      left join order_recharges r on r.order_id = o.id and r.id::text = split_part(s.key, '-', 2)
      where s.outcome = 'DONE'
        and (r.state is null or r.state in ('WAITING', 'FAILED') or r.pesos <> s.amount_pesos)`,
  },
  {
    name: "I17: what an operator made is one recharge alone",
    broken: () => sql`
      select operator_reference from order_recharges group by operator_id, operator_reference having count(*) > 1
        and operator_reference is not null`,
  },
];

/** The invariants that do not hold at `now`, each with a few of the rows at fault. Empty when all is well. */
export async function brokenInvariants(db: Db, now: string): Promise<{ name: string; rows: unknown[] }[]> {
  const broken = [];
  for (const { name, broken: statement } of invariants) {
    const rows = await rowsOf<unknown>(db, statement(now));
    if (rows.length > 0) broken.push({ name, rows: rows.slice(0, 5) });
  }
  return broken;
}
