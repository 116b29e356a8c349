/** What has happened to an order, from its records and as its person is told. */
import { beforeAll, describe, expect, test } from "vitest";
import type { OrderEventWire } from "#contract/cart";
import { eventsOf, type OrderRecords } from "#server/orderEvents.ts";
import { buy, gatewayNetwork, onGatewayPage, openForBuyers, stateOf } from "./buying";
import { people, type TestShop, type Visitor } from "./harness";

const at = (minute: number) => `2026-11-20T15:${String(minute).padStart(2, "0")}:00.000Z`;
type Attempt = OrderRecords["attempts"][number];

const attempt = (id: number, over: Partial<Attempt>): Attempt =>
  ({
    id,
    gateway: "PLACETOPAY",
    state: "LEAVING",
    processUrl: "https://a/",
    createdAt: at(id),
    checkedAt: null,
    ...over,
  }) as Attempt;
const refund = (over: Partial<OrderRecords["refunds"][number]> = {}): OrderRecords["refunds"][number] =>
  ({
    attemptId: 1,
    amountPesos: 6_000,
    reason: "fractions-gone",
    createdAt: at(5),
    askedAt: null,
    doneAt: null,
    ...over,
  }) as OrderRecords["refunds"][number];
const order = (over: Partial<OrderRecords["order"]> = {}): OrderRecords["order"] =>
  ({
    state: "PENDING",
    totalPesos: 12_000,
    discountPesos: 0,
    rechargePesos: 0,
    createdAt: at(0),
    settledAt: null,
    endReason: null,
    ...over,
  }) as OrderRecords["order"];
const sale = (over: Partial<NonNullable<OrderRecords["sale"]>> = {}): OrderRecords["sale"] => ({
  orderId: 1,
  attemptId: 1,
  amountPesos: 12_000,
  soldAt: at(4),
  reversedAt: null,
  ...over,
});
const recharge = (over: Partial<OrderRecords["recharges"][number]> = {}): OrderRecords["recharges"][number] =>
  ({
    operatorName: "Claro",
    pesos: 5_000,
    state: "WAITING",
    stateAt: at(4),
    sentAt: null,
    ...over,
  }) as OrderRecords["recharges"][number];
const short = (events: readonly OrderEventWire[]) =>
  events.map(({ tipo, fecha, medio, operador, valor }) =>
    [tipo, fecha.slice(14, 16), medio, operador, valor].filter((part) => part !== undefined).join(" "),
  );
const told = (records: Partial<OrderRecords>) =>
  short(eventsOf({ order: order(), attempts: [], sale: null, recharges: [], refunds: [], ...records }));

describe("an order", () => {
  test("that nobody was sent to pay was created; an attempt that opened no page is not told", () => {
    expect(told({})).toEqual(["CREADA 00"]);
    expect(told({ attempts: [attempt(1, { state: "FAILED", processUrl: null })] })).toEqual(["CREADA 00"]);
  });

  test("waits at each gateway that it was sent to, the oldest first", () => {
    expect(told({ attempts: [attempt(1, {}), attempt(2, { gateway: "PAYVALIDA", state: "OPEN" })] })).toEqual([
      "CREADA 00",
      "EN_PASARELA 01 PLACETOPAY",
      "EN_PASARELA 02 PAYVALIDA",
    ]);
  });

  test("that was sold names the gateway that was paid, what was paid, and its ticket", () => {
    expect(
      told({
        order: order({ state: "APPROVED", settledAt: at(4) }),
        attempts: [attempt(1, { gateway: "PAYVALIDA", state: "APPROVED" }), attempt(2, {})],
        sale: sale(),
      }),
    ).toEqual([
      "CREADA 00",
      "EN_PASARELA 01 PAYVALIDA",
      "EN_PASARELA 02 PLACETOPAY",
      "APROBADA 04 PAYVALIDA 12000",
      "BILLETE 04",
    ]);
  });

  test("that was refused once and then again tells both, each once", () => {
    expect(
      told({
        order: order({ state: "REJECTED", settledAt: at(9) }),
        attempts: [
          attempt(1, { state: "REJECTED", checkedAt: at(2) }),
          attempt(3, { gateway: "PAYVALIDA", state: "REJECTED", checkedAt: at(9) }),
        ],
      }),
    ).toEqual([
      "CREADA 00",
      "EN_PASARELA 01 PLACETOPAY",
      "RECHAZADA 02 PLACETOPAY",
      "EN_PASARELA 03 PAYVALIDA",
      "RECHAZADA 09 PAYVALIDA",
    ]);
  });

  test.each([
    ["EXPIRED", "VENCIDA 09"],
    ["CANCELLED", "CANCELADA 09"],
  ] as const)("that ended as %s says so, and only once it has ended", (endReason, said) => {
    expect(told({ order: order({ state: "REJECTED", endReason, settledAt: at(9) }) })).toEqual(["CREADA 00", said]);
    expect(told({ order: order({ endReason, settledAt: at(9) }) })).toEqual(["CREADA 00"]);
  });

  test("that was paid when its fractions were gone has no ticket, and its money on the way", () => {
    const late = {
      order: order({ state: "REFUND_DUE", settledAt: at(5) }),
      attempts: [attempt(1, { state: "APPROVED" })],
    };
    expect(told({ ...late, refunds: [refund({ amountPesos: 12_000, askedAt: at(6), doneAt: at(7) })] })).toEqual([
      "CREADA 00",
      "EN_PASARELA 01 PLACETOPAY",
      "APROBADA 05 PLACETOPAY 12000",
      "SIN_BILLETE 05",
      "DEVOLUCION_DEBIDA 05 12000",
      "DEVOLUCION_PEDIDA 06 12000",
      "DEVOLUCION_HECHA 07 12000",
    ]);
  });

  test("of which a part goes back keeps its ticket; a reversal is told where no refund tells it", () => {
    const sold = {
      order: order({ state: "APPROVED", settledAt: at(4) }),
      attempts: [attempt(1, { state: "APPROVED" })],
    };
    expect(told({ ...sold, sale: sale(), refunds: [refund({ reason: "draw-annulled" })] }).slice(2)).toEqual([
      "APROBADA 04 PLACETOPAY 12000",
      "BILLETE 04",
      "DEVOLUCION_DEBIDA 05 6000",
    ]);
    const reversed = sale({ reversedAt: at(8) });
    expect(told({ ...sold, sale: reversed }).at(-1)).toBe("REVERSADA 08 12000");
    const done = refund({ reason: "draw-annulled", doneAt: at(8) });
    expect(told({ ...sold, sale: reversed, refunds: [done] }).at(-1)).toBe("DEVOLUCION_HECHA 08 6000");
  });
});

describe("the recharges of an order", () => {
  const sold = (
    over: Partial<OrderRecords["order"]>,
    recharges: OrderRecords["recharges"],
    refunds = [] as OrderRecords["refunds"],
  ) =>
    told({
      order: order({ state: "APPROVED", settledAt: at(4), ...over }),
      attempts: [attempt(1, { state: "APPROVED" })],
      sale: sale(),
      recharges,
      refunds,
    }).slice(2);

  test("are told when their operator was asked and when each was made, in the order in which it happened, after the ticket", () => {
    expect(
      sold({ totalPesos: 22_000, rechargePesos: 10_000 }, [
        recharge({ state: "DONE", sentAt: at(6), stateAt: at(9) }),
        recharge({ operatorName: "Tigo", state: "DONE", sentAt: at(7), stateAt: at(8) }),
      ]),
    ).toEqual([
      "APROBADA 04 PLACETOPAY 22000",
      "BILLETE 04",
      "RECARGA_ENVIADA 06 Claro 5000",
      "RECARGA_ENVIADA 07 Tigo 5000",
      "RECARGA_HECHA 08 Tigo 5000",
      "RECARGA_HECHA 09 Claro 5000",
    ]);
  });

  test("that are all of it come with no ticket; one that a person looks into stays sent, one that waits says nothing", () => {
    const alone = { totalPesos: 10_000, rechargePesos: 10_000 };
    expect(sold(alone, [recharge(), recharge({ state: "TASK", sentAt: at(6), stateAt: at(9) })])).toEqual([
      "APROBADA 04 PLACETOPAY 10000",
      "RECARGA_ENVIADA 06 Claro 5000",
    ]);
  });

  test("beside a bet that a coupon paid for whole leave the ticket", () => {
    expect(sold({ totalPesos: 5_000, rechargePesos: 5_000, discountPesos: 6_000 }, [recharge()])).toEqual([
      "APROBADA 04 PLACETOPAY 5000",
      "BILLETE 04",
    ]);
  });

  test("of which one is refused say so before its money goes back", () => {
    const failed = recharge({ state: "FAILED", sentAt: at(6), stateAt: at(7) });
    const owed = refund({ reason: "recharge-failed", amountPesos: 5_000, createdAt: at(7), doneAt: at(8) });
    expect(sold({ totalPesos: 17_000, rechargePesos: 5_000 }, [failed], [owed]).slice(2)).toEqual([
      "RECARGA_ENVIADA 06 Claro 5000",
      "RECARGA_FALLIDA 07 Claro 5000",
      "DEVOLUCION_DEBIDA 07 5000",
      "DEVOLUCION_HECHA 08 5000",
    ]);
  });
});

describe("the person of an order", () => {
  let shop: TestShop;
  let marta: Visitor;
  beforeAll(async () => {
    ({ shop, marta } = await openForBuyers(gatewayNetwork()));
  });
  const eventsNow = async (reference: string): Promise<OrderEventWire[]> =>
    (await stateOf(marta, reference)).json.data.order.eventos;

  test("is told what has happened to it, up to its ticket", async () => {
    const { json } = await buy(marta, people.marta, [{ numero: "7301", serie: "100", fracciones: 1 }]);
    const waits = await eventsNow(json.reference);
    expect(waits.map(({ tipo }) => tipo)).toEqual(["CREADA", "EN_PASARELA"]);
    expect(await onGatewayPage(shop, json.processUrl, { accion: "aprobar" })).toBe(303);
    const sold = await eventsNow(json.reference);
    expect(sold.map(({ tipo }) => tipo)).toEqual(["CREADA", "EN_PASARELA", "APROBADA", "BILLETE"]);
    expect(sold.slice(0, 2)).toEqual(waits);
    expect(sold[2]).toMatchObject({ medio: "PLACETOPAY", valor: 6_000 });
  });
});
