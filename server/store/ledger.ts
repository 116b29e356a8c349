/**
 * The ledger of the shop's money by double entry (I5). An entry is written in the transaction of the change that it records, once,
 * and stays; each of its lines takes whole pesos from one account and puts them into another.
 */
import { sql, type SQL } from "drizzle-orm";
import type { AttemptRow } from "./attempts";
import { rowsOf, type Db } from "./database";
import type { OrderRow } from "./orders";
import { ledgerEntries, ledgerLines, type EntryKind, type LedgerAccount } from "./schema";

interface NewEntry {
  kind: Exclude<EntryKind, "opening">;
  /** The id of what it records: there is at most one entry of a kind for it. */
  subject: number | string;
  /** The payment that the money came by; null for prizes. */
  attemptId: number | null;
  /** Whose payment or prize it is. */
  userId: number;
  /** ISO. */
  at: string;
  /** The account that the pesos are put into, the one that they are taken from, and how many; a line of 0 pesos is left out. */
  lines: readonly (readonly [debit: LedgerAccount, credit: LedgerAccount, pesos: number])[];
}

const CHUNK = 500;

/** Writes entries of one kind. @throws when one of them was written before, or a line has less than nothing */
export async function post(tx: Db, entries: readonly NewEntry[]): Promise<void> {
  const moving = entries
    .map((entry) => ({
      ...entry,
      subject: String(entry.subject),
      lines: entry.lines.filter(([, , pesos]) => pesos !== 0),
    }))
    .filter(({ lines }) => lines.length > 0);
  for (let start = 0; start < moving.length; start += CHUNK) {
    const chunk = moving.slice(start, start + CHUNK);
    const written = await tx
      .insert(ledgerEntries)
      .values(chunk.map(({ lines: _lines, ...entry }) => entry))
      .returning({ id: ledgerEntries.id, subject: ledgerEntries.subject });
    const idOf = new Map(written.map(({ id, subject }) => [subject, id]));
    await tx
      .insert(ledgerLines)
      .values(
        chunk.flatMap(({ subject, lines }) =>
          lines.map(([debit, credit, pesos]) => ({ entryId: idOf.get(subject)!, debit, credit, pesos })),
        ),
      );
  }
}

/** A payment was approved, and what it paid for was sold. */
export const postSale = (tx: Db, order: OrderRow, { id, gateway }: AttemptRow, at: string): Promise<void> =>
  post(tx, [
    {
      ...{ kind: "payment", subject: id, attemptId: id, userId: order.userId, at },
      lines: [
        [gateway, "BETS", order.totalPesos - order.rechargePesos],
        ["COUPONS", "BETS", order.discountPesos],
        [gateway, "RECHARGES", order.rechargePesos],
      ],
    },
  ]);

/** What each line puts into the account of either of its sides. */
const booked = sql`
  select e.attempt_id, e.user_id, side.account, side.pesos
  from ledger_entries e join ledger_lines l on l.entry_id = e.id
  cross join lateral (values (l.debit, l.pesos), (l.credit, -l.pesos)) side (account, pesos)`;

/**
 * A gateway gave a payment back: what stood in the books for it goes out of them, whatever that was by then, and what it had already
 * been spent on is lost. Nothing where the payment itself is not in the books.
 */
export async function postReturn(tx: Db, order: OrderRow, { id, gateway }: AttemptRow, at: string): Promise<void> {
  const standing = await rowsOf<{ account: LedgerAccount; pesos: number }>(
    tx,
    sql`select account, sum(pesos)::float8 as pesos from (${booked} where e.attempt_id = ${id}) b group by account`,
  );
  const of = (account: LedgerAccount): number => standing.find((one) => one.account === account)?.pesos ?? 0;
  const discount = of("COUPONS");
  const bets = -of("BETS") - discount;
  const recharges = -of("RECHARGES");
  const refunds = -of("REFUNDS");
  await post(tx, [
    {
      ...{ kind: "return", subject: id, attemptId: id, userId: order.userId, at },
      lines:
        of(gateway) === 0
          ? []
          : [
              ["BETS", gateway, bets],
              ["BETS", "COUPONS", discount],
              ["RECHARGES", gateway, recharges],
              ["REFUNDS", gateway, refunds],
              ["LOSSES", gateway, of(gateway) - bets - recharges - refunds],
            ],
    },
  ]);
}

/**
 * What each account must hold by the states of orders, sales, refunds, recharges, prizes and balances: by payment where money came
 * by one, else by person. A prize that a point paid is not told to the ledger by anybody: it stands as owed.
 */
const stated: SQL = sql`
  select a.id as attempt_id, o.user_id, a.gateway as account, o.total_pesos as pesos
    from payment_attempts a join orders o on o.id = a.order_id where a.state = 'APPROVED'
  union all
  select s.attempt_id, o.user_id, side.account, side.pesos from sales s join orders o on o.id = s.order_id
    cross join lateral (values ('BETS', o.recharge_pesos - o.total_pesos - o.discount_pesos), ('COUPONS', o.discount_pesos))
      side (account, pesos)
    where s.reversed_at is null
  union all
  select s.attempt_id, o.user_id, side.account, side.pesos from sales s join orders o on o.id = s.order_id
    join refunds r on r.attempt_id = s.attempt_id and r.lottery_id is not null
    join order_lines l on l.order_id = o.id and (l.lottery_id, l.draw_number) = (r.lottery_id, r.draw_number)
    cross join lateral (values ('BETS', l.total_pesos), ('COUPONS', -l.discount_pesos)) side (account, pesos)
    where s.reversed_at is null
  union all
  select r.attempt_id, o.user_id, side.account, side.pesos from refunds r join orders o on o.id = r.order_id
    join payment_attempts a on a.id = r.attempt_id
    cross join lateral (values ('REFUNDS', case when r.done_at is null then -r.amount_pesos else 0 end),
      ('TRANSFERS', case when r.state = 'CLOSED' then -r.amount_pesos else 0 end),
      ('LOSSES', case when r.state = 'CLOSED' and a.state = 'REFUNDED' then r.amount_pesos else 0 end)) side (account, pesos)
  union all
  select s.attempt_id, o.user_id, side.account, side.pesos from order_recharges r join orders o on o.id = r.order_id
    join sales s on s.order_id = o.id
    cross join lateral (values
      ('RECHARGES', case when r.state in ('WAITING', 'SENT', 'TASK') and s.reversed_at is null then -r.pesos else 0 end),
      ('OPERATORS', case when r.state = 'DONE' then -r.pesos else 0 end),
      ('LOSSES', case when r.state = 'DONE' and s.reversed_at is not null then r.pesos else 0 end)) side (account, pesos)
  union all
  select null, p.user_id, side.account, side.pesos from prizes p
    cross join lateral (values ('PRIZES', p.net_pesos),
      ('PRIZES_OWED', case when p.state = 'CLAIMED' then 0 else -p.net_pesos end)) side (account, pesos)
    where p.told_at is not null
  union all
  select null, id, 'WALLETS', -balance_pesos from users`;

/** Where the ledger and the states differ: an account, of one payment or one person. */
export const disagreeing: SQL = sql`
  select account, attempt_id, user_id, sum(booked)::float8 as booked, sum(stated)::float8 as stated from (
    select attempt_id, user_id, account, pesos as booked, 0 as stated from (${booked}) b where account <> 'OPENING'
    union all
    select attempt_id, user_id, account, 0, pesos from (${stated}) s
  ) both_sides group by account, attempt_id, user_id having sum(booked) <> sum(stated)`;

/** What an account holds by the ledger, and what it must hold; whole pesos, below zero for what the shop owes or has earned. */
export interface Disagreement {
  account: LedgerAccount;
  /** The reference of the payment; null for what is a person's. */
  reference: string | null;
  userId: number;
  booked: number;
  stated: number;
}

/** Every difference between the ledger and the states, by payment and person. */
export const disagreements = (db: Db): Promise<Disagreement[]> =>
  rowsOf<Disagreement>(
    db,
    sql`select d.account, a.reference, d.user_id as "userId", d.booked, d.stated
      from (${disagreeing}) d left join payment_attempts a on a.id = d.attempt_id
      order by d.account, d.attempt_id, d.user_id`,
  );

/** What the accounts hold, whole pesos: above zero what came in or is lost, below zero what the shop owes or has earned. */
export const balances = (db: Db): Promise<{ account: LedgerAccount; pesos: number }[]> =>
  rowsOf(
    db,
    sql`select account, sum(pesos)::float8 as pesos from (${booked}) b group by account having sum(pesos) <> 0 order by account`,
  );

/**
 * Brings the ledger to the states by opening entries of this instant, against the account OPENING: for what was there before the
 * ledger, or was written by a version without one. Gives how many payments and people there were. Nobody else writes an entry until
 * the transaction ends.
 */
export async function openLedger(tx: Db): Promise<number> {
  await tx.execute(sql`lock table ${ledgerEntries} in share row exclusive mode`);
  const opened = await rowsOf<{ id: number }>(
    tx,
    sql`with missing as (${disagreeing}), opened as (
        insert into ledger_entries (kind, subject, attempt_id, user_id, at)
        select 'opening', coalesce('payment ' || attempt_id, 'person ' || user_id) || ', ' || clock_timestamp(), attempt_id,
          user_id, now() from missing group by attempt_id, user_id
        returning id, attempt_id, user_id
      ), lines as (
        insert into ledger_lines (entry_id, debit, credit, pesos)
        select o.id, case when m.stated > m.booked then m.account else 'OPENING' end,
          case when m.stated > m.booked then 'OPENING' else m.account end, abs(m.stated - m.booked)::bigint
        from missing m join opened o on (o.attempt_id, o.user_id) is not distinct from (m.attempt_id, m.user_id)
      )
      select id from opened`,
  );
  return opened.length;
}
