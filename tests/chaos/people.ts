/** People who come to the shop over the network, and what they were promised. */
import { randomUUID } from "node:crypto";
import { solveChallenge } from "altcha-lib";
import { deriveKey } from "altcha-lib/algorithms/pbkdf2";
import { DEMO_PASSWORD } from "#server/demo/users.ts";
import type { GatewayName } from "#domain/payments";
import { remoteVisitor } from "../server/processes";
import type { Outside, Payment } from "./outside";
import type { Chance } from "./random";

/** How long somebody comes back with the same request before they give up. */
const PATIENCE_MS = 25_000;
const COME_BACK_MS = 150;

/** What becomes of a page that somebody was given. */
export type End = "approve" | "reject" | "leave" | "in process" | "cancel" | "other gateway" | "lie" | "take back";

export interface World {
  /** Where the shop is reached. */
  url: string;
  outside: Outside;
  chance: Chance;
  /** The draw that is played, and the numbers and series in which people meet. */
  draw: { lotteryId: number; drawNumber: number; fractionPesos: number };
  numbers: readonly string[];
  series: readonly string[];
  /** What people do with a page that they were given, each as likely as often as it stands here. */
  ends: readonly End[];
  /** How often somebody redeems a coupon, 0 to 1. */
  coupons: number;
  /** How often somebody buys a recharge beside a bet, 0 to 1. */
  recharges: number;
  /** How often somebody whose gateway failed goes on at both at the same instant, 0 to 1. */
  twoGateways: number;
  /** What the shop did that it must never do. */
  breaches: Set<string>;
  counts: Map<string, number>;
}

/** A phone whose operator makes recharges, and one whose operator refuses them. */
export const PHONES = { good: "3104827193", refused: "3104820000" } as const;

export const count = ({ counts }: World, what: string): void => void counts.set(what, (counts.get(what) ?? 0) + 1);

// eslint-disable-next-line @typescript-eslint/no-explicit-any -- answers of many calls; each use names the fields it means
type Json = any;
interface Heard {
  status: number;
  json: Json;
  text: string;
}

/** Bets and recharges of a cart. */
const linesOf = (cart: Json): { id: string }[] => [...cart.lotteries, ...cart.recharges];

/** Answers that say: come back. What the proxy says itself has no JSON. */
const isComeBack = ({ status, json }: Heard): boolean =>
  status === 503 || status === 504 || (status === 502 && json?.error?.code === undefined);

export class Player {
  private readonly client;
  /** Ids of lines that the shop has said to have, and that nobody has taken out: each is in the cart or in an order. */
  readonly promised = new Set<string>();
  /** Of a line that came back from an order: the order in which it does not count. */
  readonly returned = new Map<string, string>();
  /** References that the shop has given for an idempotency key. */
  readonly references = new Map<string, Set<string>>();

  constructor(
    readonly world: World,
    readonly document: string,
    readonly mobile: string,
  ) {
    this.client = remoteVisitor(world.url);
  }

  /** Asks until there is an answer; null when there was none for too long. A request must bear being repeated. */
  async ask(path: string, body?: unknown): Promise<Heard | null> {
    const deadline = Date.now() + PATIENCE_MS;
    for (;;) {
      const heard = await (body === undefined ? this.client.get(path) : this.client.post(path, body)).catch(() => null);
      if (heard && !isComeBack(heard)) {
        if (heard.status >= 500 && heard.json?.error?.code !== "GATEWAY_DOWN")
          this.world.breaches.add(`${path.split("?")[0]} answered ${heard.status}: ${heard.text.slice(0, 200)}`);
        return heard;
      }
      if (Date.now() > deadline) return null;
      await new Promise((resolve) => setTimeout(resolve, COME_BACK_MS));
    }
  }

  async logIn(): Promise<void> {
    for (let tries = 0; tries < 20; tries += 1) {
      const challenge = (await this.ask("/api/tienda/captcha?accion=login"))?.json;
      const solution = await solveChallenge({ challenge, deriveKey });
      const captcha = Buffer.from(JSON.stringify({ challenge, solution })).toString("base64");
      const user = { tipoDocumento: "CC", usuario: this.document, clave: DEMO_PASSWORD, ideAplicacion: 6, captcha };
      if ((await this.ask("/api/Users/etn/login", { user }))?.status === 200) return;
    }
    throw new Error(`${this.document} could not log in`);
  }

  async openCart(): Promise<Json | null> {
    const heard = await this.ask("/api/carts", { user: this.document, state: "INCART", order: [] });
    return heard?.status === 200 ? heard.json : null;
  }

  private recharge(): Json & { id: string } {
    const { chance } = this.world;
    const isPackage = chance.happens(0.4);
    return {
      id: randomUUID(),
      tipo: isPackage ? "Recarga Paquete" : "Recarga Celular",
      celular: chance.happens(0.25) ? PHONES.refused : PHONES.good,
      valor: isPackage ? 2_000 : 1_000 * (1 + chance.below(20)),
      ideProducto: 101,
      sigla: "CLARO",
      ideOperador: 1,
      ideFormaPago: 5,
      ...(isPackage && { idePaqueteMovil: "CLARO-001", esPaqueteRecarga: true }),
    };
  }

  /** Puts some bets into the cart, and sometimes a recharge; gives the cart as it is then. */
  async add(cartId: number, bets: number): Promise<Json | null> {
    const { chance, draw, numbers, series } = this.world;
    const loterias = Array.from({ length: bets }, () => ({
      id: randomUUID(),
      lottery: { ideLoteria: draw.lotteryId, sorteo: draw.drawNumber },
      numero: chance.pick(numbers),
      serie: chance.pick(series),
      fracciones: 1 + chance.below(2),
    }));
    const recargas = chance.happens(this.world.recharges) ? [this.recharge()] : [];
    const data = { id: cartId, loterias, recargas, createRow: true };
    const heard = await this.ask("/api/carts/new-related", { data });
    if (heard?.status !== 200) return null;
    const kept = new Set<string>(linesOf(heard.json).map(({ id }) => id));
    // A bet on a ticket that is in the cart already is kept only as far as the ticket has fractions.
    for (const { id } of [...loterias, ...recargas]) if (kept.has(id)) this.promised.add(id);
    return heard.json;
  }

  /** Empties the cart: what is in it is wanted no more. */
  async empty(): Promise<void> {
    const cart = await this.openCart();
    if (!cart) return;
    for (const { id } of linesOf(cart)) this.promised.delete(id);
    const data = { id: cart.id, loterias: [], recargas: [], createRow: false, revision: cart.revision };
    await this.ask("/api/carts/new-related", { data });
  }

  /** Turns the cart into an order, sometimes twice at the same instant. Gives the answer. */
  async checkOut(cart: Json, gateway: GatewayName, couponName?: string): Promise<Heard | null> {
    const { chance, breaches } = this.world;
    const bets = cart.lotteries.reduce((sum: number, { total }: { total: number }) => sum + total, 0);
    const price = cart.recharges.reduce((sum: number, { valor }: { valor: number }) => sum + valor, bets);
    const discount = couponName === undefined ? 0 : bets / 10;
    const key = randomUUID();
    const pay = {
      user: this.document,
      idcart: cart.id,
      payment: { description: "Compra", amount: { currency: "COP", total: price - discount } },
      numTransaccion: key,
      numIdentificacion: this.document,
      typePay: gateway,
      totalSinDesc: price,
      totalDescuento: discount,
      ...(couponName !== undefined && { couponName }),
    };
    const answers = await Promise.all(
      Array.from({ length: chance.happens(0.3) ? 2 : 1 }, () => this.ask("/api/Users/place-to-pay", { pay })),
    );
    const given = new Set(answers.flatMap((heard) => (heard?.status === 200 ? [heard.json.reference as string] : [])));
    this.references.set(key, given);
    if (given.size > 1) breaches.add(`one idempotency key was given ${[...given].join(" and ")}`);
    return answers.find((heard) => heard?.status === 200) ?? answers[0] ?? null;
  }

  /** The purchases of this person that wait for a payment. */
  async openPurchases(): Promise<string[]> {
    const where = { user: this.document, state: "PENDING" };
    const filter = encodeURIComponent(JSON.stringify({ where, order: "id DESC" }));
    const heard = await this.ask(`/api/carts?filter=${filter}`);
    return heard?.status === 200 ? heard.json.map(({ reference }: { reference: string }) => reference) : [];
  }

  /** Goes on to pay a purchase, maybe at the other gateway. */
  pay(referencia: string, medio: GatewayName): Promise<Heard | null> {
    return this.ask("/api/tienda/ordenes/pagar", { referencia, medio });
  }

  /** Cancels a purchase. What comes back to the cart is kept for. True when it was cancelled. */
  async cancel(referencia: string): Promise<boolean> {
    const heard = await this.ask("/api/tienda/ordenes/cancelar", { referencia });
    if (heard?.status !== 200 || !heard.json.cancelada) return false;
    for (const { id } of linesOf(heard.json.carrito)) {
      this.promised.add(id);
      this.returned.set(id, referencia);
    }
    return true;
  }

  stateOf(reference: string): Promise<Heard | null> {
    return this.ask("/api/Users/place-to-pay-consultar", { pay: { reference } });
  }

  prizes(): Promise<Heard | null> {
    return this.ask("/api/Users/etn/pago-premio", {});
  }

  claim(colilla: string): Promise<Heard | null> {
    return this.ask("/api/Users/etn/recarga-oki", { body: { usuario: this.document, colilla, valor: 999_999_999 } });
  }
}

/** Where a payment goes on, as either gateway's answer tells it. */
export const pageOf = (json: Json): string => json.processUrl ?? json.DATA.checkout;

/** The notification of a payment, as often as chance has it, some of them at the same instant. */
export async function notify(world: World, payment: Payment): Promise<void> {
  const { outside, chance, url } = world;
  const { path, body } = outside.notification(payment);
  const headers = { "content-type": "application/json" };
  const send = () => fetch(url + path, { method: "POST", headers, body: JSON.stringify(body) }).catch(() => null);
  const times = chance.pick([0, 1, 1, 1, 2, 3]);
  const answers = await Promise.all(Array.from({ length: times }, send));
  for (const answer of answers) {
    count(world, "notifications");
    if (answer && answer.status >= 400 && ![502, 503, 504].includes(answer.status))
      world.breaches.add(`a notification of ${payment.reference} was answered ${answer.status}`);
  }
}
