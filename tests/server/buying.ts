/** The steps of a purchase, for the tests: fill the cart, pay, choose on the sandbox's page, ask for the state. */
import { randomUUID } from "node:crypto";
import { and, desc, eq, ne } from "drizzle-orm";
import { pollPayments } from "#server/jobs/poller.ts";
import { brokenInvariants } from "#server/store/invariants.ts";
import { gatewayEvents, orders, sandboxSessions } from "#server/store/schema.ts";
import { loggedIn, openShop, people, TEST_START, type Answer, type TestShop, type Visitor } from "./harness";

export interface Pick {
  numero: string;
  serie: string;
  fracciones: number;
  ideLoteria?: number;
}

/** The next open draw of a lottery, as the list gives it. */
export async function nextDraw(client: Visitor, ideLoteria = 10): Promise<{ sorteo: number; vlrFraccion: number }> {
  const { json } = await client.post("/api/Users/etn/consultar-loterias-disponibles", {
    lottery: { fecha: "11-04-2018", evento: null },
  });
  return json.data.find((draw: { ideLoteria: number }) => draw.ideLoteria === ideLoteria);
}

export interface Filled {
  idcart: number;
  total: number;
  /** Ids of the lines, in their order. */
  ids: string[];
}

/** Puts the picks, and nothing else, into the person's cart. */
export async function fillCart(client: Visitor, user: string, picks: readonly Pick[]): Promise<Filled> {
  const { json: cart } = await client.post("/api/carts", { user, state: "INCART", order: [] });
  const loterias = [];
  for (const { ideLoteria = 10, ...pick } of picks) {
    const { sorteo } = await nextDraw(client, ideLoteria);
    loterias.push({ id: randomUUID(), lottery: { ideLoteria, sorteo }, ...pick });
  }
  const saved = await client.post("/api/carts/new-related", {
    data: { id: cart.id, loterias, recargas: [], createRow: false, revision: cart.revision },
  });
  if (saved.status !== 200) throw new Error(`The cart was not saved: ${saved.text}`);
  const total = saved.json.lotteries.reduce((sum: number, line: { total: number }) => sum + line.total, 0);
  return { idcart: cart.id, total, ids: loterias.map(({ id }) => id) };
}

/** The body of a checkout; `change` overrides fields of `pay`. */
export function payBody(user: string, { idcart, total }: Filled, change: Record<string, unknown> = {}) {
  return {
    pay: {
      user,
      idcart,
      payment: { description: "Compra de prueba", amount: { currency: "COP", total } },
      numTransaccion: randomUUID(),
      numIdentificacion: user,
      typePay: "PLACETOPAY",
      totalSinDesc: total,
      totalDescuento: 0,
      ...change,
    },
  };
}

export const pay = (client: Visitor, body: unknown): Promise<Answer> => client.post("/api/Users/place-to-pay", body);

/** Fills the cart and opens the payment. */
export async function buy(client: Visitor, user: string, picks: readonly Pick[]): Promise<Answer> {
  return pay(client, payBody(user, await fillCart(client, user, picks)));
}

/** Chooses on the gateway's page, as a form of a browser does. */
export async function onGatewayPage(shop: TestShop, processUrl: string, form: Record<string, string>): Promise<number> {
  const { pathname } = new URL(processUrl);
  const response = await shop.app.inject({
    method: "POST",
    url: pathname,
    headers: { "content-type": "application/x-www-form-urlencoded" },
    payload: new URLSearchParams(form).toString(),
  });
  return response.statusCode;
}

/** What the confirmation says. */
export async function stateOf(client: Visitor, reference: string): Promise<Answer> {
  return client.post("/api/Users/place-to-pay-consultar", { pay: { reference } });
}

/** The order that was made last. */
export async function lastOrder(shop: TestShop): Promise<typeof orders.$inferSelect> {
  const [order] = await shop.store.db.select().from(orders).orderBy(desc(orders.id)).limit(1);
  return order!;
}

/** The invariants that do not hold now. */
export const broken = (shop: TestShop) => brokenInvariants(shop.store.db, shop.clock.iso());

export const eventsOf = (shop: TestShop) => shop.store.db.select().from(gatewayEvents);

interface GatewayNetwork {
  /** What it does with a request; undefined, or nothing for this request, lets it through. */
  fault: ((url: string, init: RequestInit) => Promise<Response> | undefined) | undefined;
  /** What was sent: method, path and body. */
  // eslint-disable-next-line @typescript-eslint/no-explicit-any -- bodies of two gateways; each test asserts the fields it means
  sent: { call: string; body: any }[];
  /** Method and path of what was sent, in order. */
  readonly calls: string[];
  fetch: typeof fetch;
}

/** The network between a shop and its gateways, which a test watches and breaks. */
export function gatewayNetwork(): GatewayNetwork {
  const network: GatewayNetwork = {
    fault: undefined,
    sent: [],
    get calls() {
      return network.sent.map(({ call }) => call);
    },
    fetch: (async (url: string, init: RequestInit) => {
      const body: unknown = init.body ? JSON.parse(String(init.body)) : undefined;
      network.sent.push({ call: `${init.method} ${new URL(url).pathname}`, body });
      return network.fault?.(String(url), init) ?? globalThis.fetch(url, init);
    }) as typeof fetch,
  };
  return network;
}

/** A gateway that does not answer. */
export const silence = (): Promise<Response> => Promise.reject(new TypeError("fetch failed"));

/** The gateways end whatever nobody has paid. */
export const endAtGateways = (shop: TestShop) =>
  shop.store.db
    .update(sandboxSessions)
    .set({ status: "REJECTED" })
    .where(and(eq(sandboxSessions.status, "PENDING"), ne(sandboxSessions.reference, "PM-DEMO-PENDIENTE")));

/** A shop with two people logged in, whose gateways are reached over `network`. */
export async function openForBuyers(
  network: GatewayNetwork,
): Promise<{ shop: TestShop; marta: Visitor; jairo: Visitor }> {
  const shop = await openShop({ fetch: network.fetch });
  const marta = await loggedIn(shop.app, people.marta, "190.24.1.1");
  const jairo = await loggedIn(shop.app, people.jairo, "190.24.1.2");
  return { shop, marta, jairo };
}

/** The start's time again, and a network that lets everything through and has sent nothing. */
export function rewind(shop: TestShop, network: GatewayNetwork): void {
  shop.clock.set(TEST_START);
  network.fault = undefined;
  network.sent = [];
}

/** Ends the purchases that a test left open, so that their holds do not count against the next. */
export async function endOpenPurchases(shop: TestShop): Promise<void> {
  await endAtGateways(shop);
  shop.clock.advance(24 * 60 * 60_000);
  await pollPayments(shop.shop);
}
