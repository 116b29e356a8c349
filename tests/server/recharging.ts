/** The steps of buying recharges, for the tests: lines, a cart of both kinds, and operators that a test watches and breaks. */
import { randomUUID } from "node:crypto";
import type { AskedRecharge, Operators, OperatorWord } from "#server/operators/operators.ts";
import { eq } from "drizzle-orm";
import { orderRecharges, orders } from "#server/store/schema.ts";
import { fillCart, onGatewayPage, pay, payBody, type Filled, type Pick } from "./buying";
import type { TestShop, Visitor } from "./harness";

export const CLARO = 101;
export const FLASH = 109;

/** A top-up as the browser sends it. */
export const topUp = (over: Record<string, unknown> = {}) => ({
  id: randomUUID(),
  tipo: "Recarga Celular",
  celular: "3104827193",
  valor: 20_000,
  ideProducto: CLARO,
  sigla: "CLARO",
  ideOperador: 1,
  ideFormaPago: 5,
  ...over,
});

/** A package of $2.000 as the browser sends it. */
export const packageLine = (over: Record<string, unknown> = {}) =>
  topUp({ tipo: "Recarga Paquete", valor: 2_000, idePaqueteMovil: "CLARO-001", esPaqueteRecarga: true, ...over });

/** Puts bets and recharges, and nothing else, into the person's cart. */
export async function fillBoth(
  client: Visitor,
  user: string,
  recargas: readonly object[],
  picks: readonly Pick[] = [],
): Promise<Filled> {
  const bets = await fillCart(client, user, picks);
  const saved = await client.post("/api/carts/new-related", {
    data: { id: bets.idcart, loterias: [], recargas, createRow: true },
  });
  if (saved.status !== 200) throw new Error(`The recharges were not saved: ${saved.text}`);
  const sum = saved.json.recharges.reduce((pesos: number, { valor }: { valor: number }) => pesos + valor, 0);
  return { ...bets, total: bets.total + sum };
}

/** Buys bets and recharges and pays them. Gives the order's reference. */
export async function buyBoth(
  shop: TestShop,
  client: Visitor,
  user: string,
  recargas: readonly object[],
  { picks = [], typePay = "PLACETOPAY" }: { picks?: readonly Pick[]; typePay?: string } = {},
): Promise<string> {
  const { json, status, text } = await pay(
    client,
    payBody(user, await fillBoth(client, user, recargas, picks), { typePay }),
  );
  if (status !== 200) throw new Error(`Nothing was opened: ${text}`);
  await onGatewayPage(shop, json.processUrl ?? json.DATA.checkout, { accion: "aprobar" });
  return json.reference;
}

/** The recharges of an order as they are kept. */
export const keptRecharges = async (shop: TestShop, reference: string) =>
  (
    await shop.store.db
      .select({ recharge: orderRecharges })
      .from(orderRecharges)
      .innerJoin(orders, eq(orders.id, orderRecharges.orderId))
      .where(eq(orders.reference, reference))
      .orderBy(orderRecharges.position)
  ).map(({ recharge }) => recharge);

interface WatchedOperators extends Operators {
  asked: AskedRecharge[];
  /** What was made, by the key that it was asked for with. */
  made: Map<string, AskedRecharge>;
  /** What happens before a recharge is made; a word is said instead. */
  before: (asked: AskedRecharge) => OperatorWord | undefined | Promise<OperatorWord | undefined>;
  /** What happens after it was made; a word is said instead. */
  after: (asked: AskedRecharge) => OperatorWord | undefined | Promise<OperatorWord | undefined>;
  rewind: () => void;
}

/** Operators that make each key's recharge once, and do as a test wants meanwhile. */
export function watchedOperators(): WatchedOperators {
  const operators: WatchedOperators = {
    asked: [],
    made: new Map(),
    before: () => undefined,
    after: () => undefined,
    async recharge(asked) {
      operators.asked.push(asked);
      const said = await operators.before(asked);
      if (said) return said;
      if (!operators.made.has(asked.key)) operators.made.set(asked.key, asked);
      return (await operators.after(asked)) ?? { outcome: "done", reference: `T-${asked.key}` };
    },
    rewind() {
      operators.asked = [];
      operators.before = () => undefined;
      operators.after = () => undefined;
    },
  };
  return operators;
}
