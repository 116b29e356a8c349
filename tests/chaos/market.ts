/** What people do in the shop: buy the same tickets, pay, change their minds, pay twice, and have payments taken back. */
import type { GatewayName } from "#domain/payments";
import type { Payment } from "./outside";
import { count, notify, pageOf, type End, type Player, type World } from "./people";

const COUPON = "BIENVENIDA10";
const other = (gateway: GatewayName): GatewayName => (gateway === "PLACETOPAY" ? "PAYVALIDA" : "PLACETOPAY");

/** What people do, most of them pay. */
export const ENDS: readonly End[] = [
  ...(["approve", "approve", "approve", "approve", "approve", "approve"] as const),
  ...(["reject", "leave", "in process", "cancel", "cancel", "other gateway", "lie", "take back"] as const),
];

/** The customer has an approved payment taken back, while its gateway answers nobody for a while. */
async function takeBack(world: World, payment: Payment): Promise<void> {
  const { outside } = world;
  if (payment.gateway !== "PAYVALIDA" || payment.state !== "APPROVED") return;
  payment.isSilent = world.chance.happens(0.5);
  outside.takeBack(payment);
  // A notification of a reversal comes once: it is what makes the shop ask again for what it knows to be paid.
  const { path, body } = outside.notification(payment);
  const headers = { "content-type": "application/json" };
  for (let tries = 0; tries < 100; tries += 1) {
    const answer = await fetch(world.url + path, { method: "POST", headers, body: JSON.stringify(body) }).catch(
      () => null,
    );
    if (answer?.status === 200) break;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  count(world, "payments taken back");
}

/** Pays what a page is for. */
async function approve(world: World, payment: Payment): Promise<void> {
  if (!world.outside.settle(payment, "APPROVED")) return;
  count(world, "payments approved");
  await notify(world, payment);
}

/** Somebody with a page decides. */
async function decide(player: Player, reference: string, gateway: GatewayName, page: string): Promise<void> {
  const { world } = player;
  const { outside, chance, breaches, counts } = world;
  const payment = outside.byPage(page);
  const end = chance.pick(world.ends);
  count(world, `then: ${end}`);
  switch (end) {
    case "approve":
      await approve(world, payment);
      await player.stateOf(reference);
      return;
    case "reject":
      if (outside.settle(payment, "REJECTED")) await notify(world, payment);
      return;
    case "leave":
      return;
    case "in process":
      payment.isInProcess = payment.state === "PENDING";
      return;
    case "cancel": {
      if (!(await player.cancel(reference))) return;
      count(world, "purchases cancelled");
      const again = await player.pay(reference, chance.happens(0.5) ? gateway : other(gateway));
      if (again?.status === 200) breaches.add(`${reference} had ended and was opened again`);
      return;
    }
    case "other gateway": {
      // The old page stays open in a tab; both are paid when they can be. A gateway that is silent keeps nobody.
      payment.isSilent = chance.happens(0.5);
      const moved = await player.pay(reference, other(gateway));
      if (moved?.status !== 200) return;
      count(world, "purchases moved");
      const second = outside.byPage(pageOf(moved.json));
      await Promise.all([approve(world, second), chance.happens(0.5) ? approve(world, payment) : null]);
      return;
    }
    case "lie":
      count(world, "lies");
      Object.assign(payment, counts.get("lies")! % 2 === 1 ? { currency: "USD" } : { pesos: payment.pesos - 1_000 });
      await approve(world, payment);
      return;
    case "take back":
      await approve(world, payment);
      await player.stateOf(reference);
      await takeBack(world, payment);
  }
}

/** One purchase of one person, from the cart to what becomes of its page. */
async function purchase(player: Player): Promise<void> {
  const { world } = player;
  const { chance } = world;
  const cart = await player.openCart();
  if (!cart) return;
  // Two tabs add at the same instant.
  const carts = await Promise.all(Array.from({ length: 1 + chance.below(2) }, () => player.add(cart.id, 1)));
  const newest = carts.reduce((one, two) => ((two?.revision ?? -1) > (one?.revision ?? -1) ? two : one), null);
  if (!newest || newest.lotteries.length === 0) return;
  const gateway = chance.pick(["PLACETOPAY", "PAYVALIDA"] as const);
  const answer = await player.checkOut(newest, gateway, chance.happens(world.coupons) ? COUPON : undefined);
  count(world, `checkout: ${answer?.json?.error?.code ?? answer?.status ?? "no answer"}`);
  if (answer?.status === 200) {
    await decide(player, answer.json.reference, gateway, pageOf(answer.json));
    return;
  }
  if (answer?.status === 502 || answer === null) {
    // The purchase is there, unpaid: it is paid another way, or cancelled.
    for (const reference of await player.openPurchases()) {
      const way = chance.pick(["PLACETOPAY", "PAYVALIDA"] as const);
      // Two tabs, each with another gateway: one page at most is good in the end.
      const [opened] = chance.happens(0.7)
        ? await Promise.all([
            player.pay(reference, way),
            ...(chance.happens(world.twoGateways) ? [player.pay(reference, other(way))] : []),
          ])
        : [null];
      if (opened?.status === 200) await decide(player, reference, way, pageOf(opened.json));
      else await player.cancel(reference);
    }
    return;
  }
  await player.empty();
}

/** Buys until `isOver`. */
export async function shop(player: Player, isOver: () => boolean): Promise<void> {
  while (!isOver()) {
    await purchase(player);
    count(player.world, "purchases begun");
  }
}

/** Pays some of the pages that are still open: their holds are over. */
export async function payLate(world: World, share: number): Promise<void> {
  for (const payment of world.outside.payments.values())
    if (payment.state === "PENDING" && world.chance.happens(share)) await approve(world, payment);
}

/** Everybody claims what they have won, in two tabs, until nothing is left to be claimed or `isOver`. */
export async function claimPrizes(player: Player, isOver: () => boolean): Promise<void> {
  const { world } = player;
  const { refusedMobiles } = world.outside;
  for (let isMore = true; isMore && !isOver();) {
    const listed = (await player.prizes())?.json?.data ?? [];
    const claimable = listed.filter(
      ({ ideEstado, vlrGanado }: { ideEstado: string; vlrGanado: number }) =>
        ideEstado === "10" && vlrGanado < 2 * 52_374,
    );
    for (const { colilla } of claimable) {
      if (world.chance.happens(0.2)) refusedMobiles.add(player.mobile);
      const heard = await Promise.all([player.claim(colilla), player.claim(colilla)]);
      for (const one of heard) count(world, `claims: ${one?.json?.error?.code ?? one?.json?.data?.estado ?? "none"}`);
      refusedMobiles.delete(player.mobile);
    }
    isMore = claimable.length > 0;
  }
}
