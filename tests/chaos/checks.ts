/** What must hold when all is at rest: the invariants, and the shop's word against what the outside remembers. */
import { sql } from "drizzle-orm";
import { brokenInvariants } from "#server/store/invariants.ts";
import { rowsOf, type Store } from "#server/store/database.ts";
import type { Outside, Payment } from "./outside";
import type { Player } from "./people";

/** Not of the demo, whose payments and paid prizes the gateways and the wallet of the chaos know nothing of. */
const OURS = sql.raw("o.reference not like 'PM-DEMO%'");

/** What is still under way, with how much of it; empty when all is at rest. */
export async function unrest({ db }: Store, now: string): Promise<string[]> {
  const [row] = await rowsOf<Record<string, number>>(
    db,
    sql`select
      (select count(*)::int from payment_attempts a join orders o on o.id = a.order_id
        where a.state in ('OPENING', 'OPEN', 'LEAVING') and ${OURS}) as attempts,
      (select count(*)::int from payment_attempts a join orders o on o.id = a.order_id
        where a.next_check_at <= ${now} and ${OURS}) as questions,
      (select count(*)::int from orders o where o.state = 'PENDING' and ${OURS}) as orders,
      (select count(*)::int from gateway_events where applied_at is null) as notices,
      (select count(*)::int from refunds where state in ('OWED', 'ASKED')) as refunds,
      (select count(*)::int from claims where state = 'ASKED') as claims,
      (select count(*)::int from order_recharges where state in ('WAITING', 'SENT')) as recharges,
      (select count(*)::int from messages where state in ('WAITING', 'SENDING')) as messages`,
  );
  return Object.entries(row!)
    .filter(([, many]) => many > 0)
    .map(([what, many]) => `${what}: ${many}`);
}

interface Known {
  reference: string;
  gateway: Payment["gateway"];
  attempt_state: string;
  order_state: string;
  order_total: number;
  is_shown: boolean;
  is_sold: boolean;
  owed: number;
  closes_at: string;
}

/** The payments that the shop knows, with what became of them. */
const knownPayments = ({ db }: Store): Promise<Known[]> =>
  rowsOf<Known>(
    db,
    sql`select a.reference, a.gateway, a.state as attempt_state, o.state as order_state,
      o.total_pesos::int as order_total, a.process_url is not null as is_shown,
      exists (select 1 from sales s where s.attempt_id = a.id and s.reversed_at is null) as is_sold,
      (select count(*)::int from refunds r where r.attempt_id = a.id and r.state <> 'DONE') as owed,
      (select min(d.closes_at)::text from order_lines l join draws d
        on d.lottery_id = l.lottery_id and d.draw_number = l.draw_number where l.order_id = o.id) as closes_at
      from payment_attempts a join orders o on o.id = a.order_id where ${OURS}`,
  );

/** What the gateways remember otherwise than the shop. */
async function paymentFaults(store: Store, { payments }: Outside): Promise<string[]> {
  const faults: string[] = [];
  const known = new Map((await knownPayments(store)).map((one) => [`${one.gateway}/${one.reference}`, one]));
  for (const [key, payment] of payments) {
    const ours = known.get(key);
    const isPaid = payment.state === "APPROVED";
    const isRight = payment.currency === "COP" && payment.pesos === ours?.order_total;
    const tell = (what: string): void =>
      void faults.push(
        `${key} (${payment.state}, ${payment.currency} ${payment.pesos}; ours: ${JSON.stringify(ours)}): ${what}`,
      );
    if (isPaid && !ours) tell("was paid and the shop knows nothing of it");
    if (!ours) continue;
    if (isPaid && isRight && !ours.is_sold && ours.owed === 0)
      tell("was paid, and there is neither a ticket nor a refund");
    if (isPaid && payment.isInTime && !ours.is_sold) tell("was paid in time, and was not sold");
    if (ours.is_sold && !isPaid) tell("was sold without money at its gateway");
    if (ours.is_sold && !isRight) tell("was sold for another amount or currency");
    if (ours.is_sold && payment.paidAt! >= Date.parse(ours.closes_at)) tell("was sold after the closing of its draw");
    if (payment.reversals > 1) tell(`was given back ${payment.reversals} times`);
    if (payment.state === "PENDING" && ours.is_shown && ours.order_state !== "PENDING" && !payment.isInProcess)
      tell("can still be paid, and its purchase has ended");
  }
  return faults;
}

/** What the wallet and the provider of SMS remember otherwise than the shop. */
async function walletFaults({ db }: Store, { topUps, texts }: Outside): Promise<string[]> {
  const faults: string[] = [];
  const claims = await rowsOf<{ prize: string; pesos: number; state: string }>(
    db,
    sql`select c.order_line_id || '-' || c.position as prize, c.amount_pesos::int as pesos, c.state from claims c
      join order_lines l on l.id = c.order_line_id join orders o on o.id = l.order_id where ${OURS}`,
  );
  const taken = new Map<string, number[]>();
  for (const { key, pesos } of topUps.values()) {
    const prize = key.split("-").slice(0, 2).join("-");
    taken.set(prize, [...(taken.get(prize) ?? []), pesos]);
  }
  for (const [prize, pesos] of taken) {
    const claim = claims.find((one) => one.prize === prize);
    if (pesos.length > 1) faults.push(`the prize ${prize} was paid ${pesos.length} times`);
    if (claim?.state !== "PAID") faults.push(`the prize ${prize} was paid and its claim is ${claim?.state ?? "gone"}`);
    else if (claim.pesos !== pesos[0]) faults.push(`the prize ${prize} was paid ${pesos[0]} instead of ${claim.pesos}`);
  }
  for (const { prize, state } of claims)
    if (state === "PAID" && !taken.has(prize))
      faults.push(`the prize ${prize} counts as paid and the wallet has nothing`);
  for (const [id, { times }] of texts) if (times > 1) faults.push(`the SMS ${id} was sent ${times} times`);
  return faults;
}

/** What the operators remember otherwise than the shop. */
async function rechargeFaults({ db }: Store, { recharges }: Outside): Promise<string[]> {
  const faults: string[] = [];
  const sold = await rowsOf<{ name: string; pesos: number; state: string | null }>(
    db,
    sql`select o.reference || '-' || r.id as name, r.pesos::int as pesos, r.state
      from order_recharges r join orders o on o.id = r.order_id`,
  );
  const made = new Map<string, number[]>();
  for (const { key, pesos } of recharges.values()) {
    const name = key.split("-").slice(0, 2).join("-");
    made.set(name, [...(made.get(name) ?? []), pesos]);
  }
  for (const [name, pesos] of made) {
    const ours = sold.find((one) => one.name === name);
    if (pesos.length > 1) faults.push(`the recharge ${name} was made ${pesos.length} times`);
    // A task is a person's: its operator was not asked again after its purchase went back.
    if (ours?.state !== "DONE" && ours?.state !== "TASK")
      faults.push(`the recharge ${name} was made and is ${ours?.state ?? "not sold"}`);
    else if (ours.pesos !== pesos[0])
      faults.push(`the recharge ${name} was made for ${pesos[0]} instead of ${ours.pesos}`);
  }
  for (const { name, state } of sold)
    if (state === "DONE" && !made.has(name)) faults.push(`the recharge ${name} counts as made and no operator made it`);
  return faults;
}

/** Lines that somebody was promised and that are in no cart and in no order. */
async function lostLines({ db }: Store, players: readonly Player[]): Promise<string[]> {
  const carts = await rowsOf<{ id: string }>(
    db,
    sql`select client_id as id from cart_lines union all select client_id from cart_recharges`,
  );
  const bought = await rowsOf<{ id: string; reference: string }>(
    db,
    sql`select l.client_id as id, o.reference from orders o join (
        select order_id, client_id from order_lines union all select order_id, client_id from order_recharges
      ) l on l.order_id = o.id`,
  );
  const inCart = new Set(carts.map(({ id }) => id));
  return players.flatMap(({ document, promised, returned }) =>
    [...promised]
      .filter((id) => !inCart.has(id) && !bought.some((line) => line.id === id && line.reference !== returned.get(id)))
      .map(
        (id) =>
          `the line ${id} of ${document} is in no cart and in no order${returned.has(id) ? " but the one that it came back from" : ""}`,
      ),
  );
}

/** References that somebody was given and that the shop does not know any more. */
async function lostOrders({ db }: Store, players: readonly Player[]): Promise<string[]> {
  const kept = new Set(
    (await rowsOf<{ reference: string }>(db, sql`select reference from orders`)).map((row) => row.reference),
  );
  return players.flatMap(({ references }) =>
    [...references.values()].flatMap((given) => [...given]).filter((reference) => !kept.has(reference)),
  );
}

/** Everything that does not hold, each in a sentence. The store is at rest, `now` is ISO. */
export async function faultsOf(
  store: Store,
  { outside, players, now }: { outside: Outside; players: readonly Player[]; now: string },
): Promise<string[]> {
  const broken = await brokenInvariants(store.db, now);
  return [
    ...broken.map(({ name, rows }) => `${name}: ${JSON.stringify(rows)}`),
    ...(await paymentFaults(store, outside)),
    ...(await walletFaults(store, outside)),
    ...(await rechargeFaults(store, outside)),
    ...(await lostLines(store, players)),
    ...(await lostOrders(store, players)).map((reference) => `the purchase ${reference} is gone`),
  ];
}
