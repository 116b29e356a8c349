/** What is made of each answer: whole records, records with nothing but what they must have, and the other spelling. */
import { describe, expect, test } from "vitest";
import { consultCoupon } from "#api/coupons";
import { addLines, toCartLine } from "#api/cart";
import { countdown } from "#api/content";
import { allLotteries, openDraws, otherNumbers, prizePlan, seriesOf } from "#api/lotteries";
import { freeAmong, freeNumbers, numberStatistics } from "#api/numbers";
import { cancelOrder, hasPendingOrder, history, openOrders, orderStatus, paymentMethods, playAgain } from "#api/orders";
import type { Client } from "#api/request";
import { mapResult, renameFields, type Result } from "#api/result";
import { completeResult, latestResults, resultDays, searchResults } from "#api/results";
import { captcha, logIn, person, session } from "#api/session";
import { bogotaInstant } from "#domain/bogota";
import { refused } from "../models/fakeEnv";
import pseSample from "../server/samples/payvalida-consulta-pse.json" with { type: "json" };
import cardSample from "../server/samples/payvalida-consulta-tarjeta.json" with { type: "json" };

const answering = (answer: unknown, status = 200): Client => ({
  send: async () => ({ status, headers: {}, text: JSON.stringify(answer) }),
});
const ok = <T>(value: T): Result<T> => ({ ok: true, value });
const malformed = { ok: false, problem: { kind: "malformed", status: 200 } };

const draw = {
  ideLoteria: 10,
  sorteo: 4861,
  desLoteria: "Lotería de Medellín",
  abreviatura: "MEDE",
  vlrFraccion: 6000,
  numFracciones: 3,
  fecCierre: "20-11-2026",
  horaCierre: "22:30",
  fecSorteo: "2026-11-20",
  horaSorteo: "23:00:00",
};
const lineWire = {
  id: "abcdefgh",
  lottery: draw,
  numero: "0012",
  serie: "001",
  fracciones: 2,
  total: 12_000,
};
const line = {
  id: "abcdefgh",
  lotteryId: 10,
  drawNumber: 4861,
  lotteryName: "Lotería de Medellín",
  abbreviation: "MEDE",
  number: "0012",
  series: "001",
  fractions: 2,
  fractionPesos: 6000,
  fractionsPerTicket: 3,
  closesAt: bogotaInstant("2026-11-20", "22:30"),
  drawsAt: bogotaInstant("2026-11-20", "23:00"),
};

describe("a line of a cart", () => {
  test("has the facts of its draw", () => {
    expect(toCartLine(lineWire)).toEqual(line);
  });

  test("of a backend that keeps no facts of the draw has its price from its total, and is closed", () => {
    expect(toCartLine({ ...lineWire, total: 12_001, lottery: { ideLoteria: 10, numeroSorteo: 4861 } })).toEqual({
      ...line,
      lotteryName: "",
      abbreviation: "",
      fractionPesos: 6001,
      fractionsPerTicket: 2,
      closesAt: 0,
      drawsAt: 0,
    });
  });

  test.each([
    [{ abreviatura: "MEDE" }, "MEDE", "MEDE"],
    [{ sigla: "MEDE" }, "MEDE", "MEDE"],
    [{ abreviatura: "MEDE", sigla: "XX" }, "MEDE", "MEDE"],
    [{ desLoteria: "Medellín", abreviatura: null, sigla: "MEDE" }, "Medellín", "MEDE"],
  ])("with %j is named %j, in short %j", (names, lotteryName, abbreviation) => {
    const { desLoteria: _, abreviatura: __, ...rest } = draw;
    expect(toCartLine({ ...lineWire, lottery: { ...rest, ...names } })).toMatchObject({ lotteryName, abbreviation });
  });

  test("whose draw the server calls closed is closed, whatever its hour says", () => {
    expect(toCartLine({ ...lineWire, cerrado: true })).toEqual({ ...line, closesAt: 0 });
    expect(toCartLine({ ...lineWire, cerrado: false })).toEqual(line);
  });

  test.each([
    ["fecCierre", "31-02-2026"],
    ["horaCierre", "24:00"],
    ["fecCierre", null],
    ["horaCierre", undefined],
  ])("[F-54] whose %s is %j is closed: nobody is let pay for what may have closed", (field, value) => {
    expect(toCartLine({ ...lineWire, lottery: { ...draw, [field]: value } })).toEqual({ ...line, closesAt: 0 });
  });

  test.each([
    ["no draw", { lottery: { ...draw, sorteo: undefined } }],
    ["a short number", { numero: "012" }],
    ["a short series", { serie: "01" }],
    ["no fraction", { fracciones: 0 }],
    ["a number that is no text", { numero: 12 }],
    ["no lottery", { lottery: null }],
  ])("[F-54] with %s is left out, and the others of its cart are not", async (_, fault) => {
    const cart = {
      id: 7,
      state: "INCART",
      updatedAt: "x",
      revision: 2,
      lotteries: [{ ...lineWire, ...fault }, lineWire],
    };
    expect(await addLines(answering(cart), 7, { lines: [], recharges: [] })).toEqual(
      ok({ id: 7, revision: 2, lines: [line], recharges: [] }),
    );
  });
});

const order = {
  id: 31,
  reference: "R1",
  state: "APPROVED",
  updatedAt: "2026-11-19T15:00:00.000Z",
  createdAt: "2026-11-19T14:56:00.000Z",
  revision: 4,
  total: 12_000,
  descuento: 500,
  cupon: "BIENVENIDA10",
  expira: "2026-11-20T18:15:00.000Z",
  lotteries: [lineWire],
  devoluciones: [
    { id: 5, valor: 11_500, motivo: "PAGO_DOBLE", estado: "A_MANO", debida: "2026-11-19T15:00:00.000Z", pedida: null },
    { id: 6, valor: 1, motivo: "OTRO", estado: "A_MANO", debida: "x" },
    { id: 7, valor: 1, motivo: "PAGO_DOBLE", estado: "OTRO", debida: "x" },
    null,
  ],
};
/** The line of an order, of which the backend does not tell what it has come to. */
const pastLine = { ...line, outcome: null, wonPesos: 0 };

const past = {
  id: 31,
  reference: "R1",
  state: "APPROVED",
  boughtAt: Date.parse("2026-11-19T14:56:00.000Z"),
  totalPesos: 12_000,
  discountPesos: 500,
  couponCode: "BIENVENIDA10",
  payableUntil: Date.parse("2026-11-20T18:15:00.000Z"),
  lines: [pastLine],
  // Those whose words are not known are left out.
  recharges: [],
  refunds: [
    {
      id: 5,
      amountPesos: 11_500,
      reason: "second-payment",
      state: "TASK",
      owedAt: Date.parse("2026-11-19T15:00:00.000Z"),
      askedAt: null,
      doneAt: null,
      draw: null,
      rechargeId: null,
    },
  ],
};

const PAGE = { page: 1, size: 5 };

describe("orders", () => {
  test("an order of the history has its amounts, its lines and until when it can be paid", async () => {
    const bare = { id: 30, state: "REJECTED", updatedAt: "2026-11-18T15:00:00.000Z", revision: 1 };
    const none = {
      reference: "",
      totalPesos: 0,
      discountPesos: 0,
      couponCode: "",
      payableUntil: null,
      lines: [],
      recharges: [],
      refunds: [],
    };
    const found = [past, { id: 30, state: "REJECTED", boughtAt: Date.parse(bare.updatedAt), ...none }];
    expect(await history(answering([order, bare]), "1", PAGE)).toEqual(ok({ orders: found, isMore: false }));
    expect(await openOrders(answering([order, { ...bare, expira: null }]), "1")).toEqual(ok(found));
  });

  test("[F-54] a record of the history that cannot be read spoils only itself", async () => {
    const bad = [null, 7, {}, { ...order, id: "31x" }, { ...order, state: "SOLD" }];
    expect(await history(answering([...bad, order]), "1", PAGE)).toEqual(ok({ orders: [past], isMore: false }));
  });

  test("a line of the history says what it has come to, as far as the backend tells", async () => {
    const told = [
      [{ resultado: "GANO", vlrGanado: 90_000 }, "WON", 90_000],
      [{ resultado: "GANO", vlrGanado: null }, "WON", 0],
      [{ resultado: "NO_GANO", vlrGanado: 5 }, "LOST", 0],
      [{ resultado: "SIN_RESULTADO" }, "UNKNOWN", 0],
      [{ resultado: "toString" }, null, 0],
      [{ resultado: null }, null, 0],
      [{}, null, 0],
    ] as const;
    const lotteries = told.map(([words]) => ({ ...lineWire, ...words }));
    const lines = told.map(([, outcome, wonPesos]) => ({ ...line, outcome, wonPesos }));
    expect(await history(answering([{ ...order, lotteries }]), "1", PAGE)).toEqual(
      ok({ orders: [{ ...past, lines }], isMore: false }),
    );
  });

  test("a purchase is open when the backend knows one that waits for its payment", async () => {
    expect(await hasPendingOrder(answering([{ ...order, state: "PENDING" }]), "1")).toEqual(ok(true));
    expect(await hasPendingOrder(answering([]), "1")).toEqual(ok(false));
    expect(await hasPendingOrder(answering({}), "1")).toEqual(malformed);
  });

  test("bets that are back come with their cart, how many came and how many have closed", async () => {
    const carrito = { id: 7, state: "INCART", updatedAt: "x", revision: 2, lotteries: [lineWire] };
    const back = { cart: { id: 7, revision: 2, lines: [line], recharges: [] }, returned: 1, closed: 2 };
    expect(await playAgain(answering({ carrito, devueltas: 1, cerradas: 2 }), "R1")).toEqual(ok(back));
    expect(await cancelOrder(answering({ cancelada: false, carrito, devueltas: 1, cerradas: 2 }), "R1")).toEqual(
      ok({ ...back, isCancelled: false }),
    );
  });

  test("[CPN-01] a coupon is read with its fractions, percentages and end, also where it comes back with the bets", async () => {
    const cupon = {
      cupon: "BIENVENIDA10",
      minFracciones: 1,
      maxFracciones: 3,
      loterias: [{ ideLoteria: 10, porcentaje: 10 }],
      vence: "2026-12-01T05:00:00.000Z",
    };
    const coupon = {
      code: "BIENVENIDA10",
      minFractions: 1,
      maxFractions: 3,
      percents: [{ lotteryId: 10, percent: 10 }],
      endsAt: Date.parse(cupon.vence),
    };
    expect(await consultCoupon(answering({ req: cupon }), 7, "BIENVENIDA10")).toEqual(ok(coupon));
    for (const broken of [{}, { ...cupon, loterias: [{ ideLoteria: 10, porcentaje: 101 }] }])
      expect(await consultCoupon(answering({ req: broken }), 7, "BIENVENIDA10")).toEqual(malformed);
    const carrito = { id: 7, state: "INCART", updatedAt: "x", revision: 2, lotteries: [lineWire] };
    const back = await playAgain(answering({ carrito, devueltas: 1, cerradas: 0, cupon }), "R1");
    expect(back.ok && back.value.coupon).toEqual(coupon);
  });

  const status = {
    status: { status: "APROBADA", message: "Pago aprobado", date: "2026-11-20T18:01:00.000Z" },
    request: {
      buyer: { name: "Marta", surname: "Restrepo", email: "m@e.co", document: "52847193", mobile: "3001234567" },
      payment: { reference: "R1", description: "1 jugada", amount: { currency: "COP", total: 11_500 } },
      ipAddress: "203.0.113.7",
    },
    payment: [{ issuerName: "Bancolombia" }, { issuerName: "PSE" }],
    order: {
      totalSinDescuento: 12_000,
      descuento: 500,
      cupon: "BIENVENIDA10",
      gateway: "PAYVALIDA",
      processUrl: "https://a/",
      expiresAt: "2026-11-20T18:15:00.000Z",
      lotteries: [lineWire],
      devoluciones: [
        {
          id: 5,
          valor: 11_500,
          motivo: "SIN_FRACCIONES",
          estado: "DEVUELTA",
          debida: "2026-11-20T18:01:00.000Z",
          pedida: "2026-11-20T18:02:00.000Z",
          hecha: "2026-11-20T18:03:00.000Z",
          lottery: { ideLoteria: 10, sorteo: 4861 },
        },
      ],
      eventos: [
        { tipo: "CREADA", fecha: "2026-11-20T17:59:00.000Z" },
        { tipo: "APROBADA", fecha: "2026-11-20T18:01:00.000Z", medio: "PAYVALIDA", valor: 11_500 },
        { tipo: "RECARGA_HECHA", fecha: "2026-11-20T18:02:00.000Z", operador: "Claro", valor: 5_000 },
        { tipo: "OTRA", fecha: "2026-11-20T18:01:00.000Z" },
        { tipo: "BILLETE", fecha: "ayer" },
        null,
      ],
    },
  };

  test("an order's state has all that the confirmation shows", async () => {
    expect(await orderStatus(answering({ data: status }), "R1")).toEqual(
      ok({
        reference: "R1",
        outcome: "APPROVED",
        message: "Pago aprobado",
        date: "2026-11-20T18:01:00.000Z",
        bank: "Bancolombia",
        buyer: { name: "Marta Restrepo", email: "m@e.co", document: "52847193", mobile: "3001234567" },
        totalPesos: 11_500,
        totalWithoutDiscountPesos: 12_000,
        discountPesos: 500,
        couponCode: "BIENVENIDA10",
        description: "1 jugada",
        ip: "203.0.113.7",
        gateway: "PAYVALIDA",
        payUrl: "https://a/",
        payableUntil: Date.parse("2026-11-20T18:15:00.000Z"),
        lines: [line],
        recharges: [],
        refunds: [
          {
            id: 5,
            amountPesos: 11_500,
            reason: "fractions-gone",
            state: "DONE",
            owedAt: Date.parse("2026-11-20T18:01:00.000Z"),
            askedAt: Date.parse("2026-11-20T18:02:00.000Z"),
            doneAt: Date.parse("2026-11-20T18:03:00.000Z"),
            draw: { lotteryId: 10, drawNumber: 4861 },
            rechargeId: null,
          },
        ],
        events: [
          { kind: "CREATED", at: Date.parse("2026-11-20T17:59:00.000Z"), gateway: null, operator: null, pesos: null },
          {
            kind: "APPROVED",
            at: Date.parse("2026-11-20T18:01:00.000Z"),
            gateway: "PAYVALIDA",
            operator: null,
            pesos: 11_500,
          },
          {
            kind: "RECHARGE_DONE",
            at: Date.parse("2026-11-20T18:02:00.000Z"),
            gateway: null,
            operator: "Claro",
            pesos: 5_000,
          },
        ],
      }),
    );
  });

  test("an order before its first attempt to pay has empty words where nothing is known", async () => {
    const bare = {
      status: { status: "PENDING", date: "2026-11-20T18:01:00.000Z" },
      request: { buyer: {}, payment: { reference: "R1", amount: { currency: "COP", total: 12_000 } } },
      payment: null,
      order: { totalSinDescuento: 12_000, descuento: 0, gateway: null, lotteries: [] },
    };
    expect(await orderStatus(answering({ data: bare }), "R1")).toEqual(
      ok({
        reference: "R1",
        outcome: "PENDING",
        message: "",
        date: "2026-11-20T18:01:00.000Z",
        bank: "",
        buyer: { name: "", email: "", document: "", mobile: "" },
        totalPesos: 12_000,
        totalWithoutDiscountPesos: 12_000,
        discountPesos: 0,
        couponCode: "",
        description: "",
        ip: "",
        gateway: null,
        payUrl: null,
        payableUntil: null,
        lines: [],
        recharges: [],
        refunds: [],
        events: [],
      }),
    );
  });

  test("an order of which only the gateway's state is told is read by it", async () => {
    const { order: _, ...told } = status;
    const shown = {
      ...{ reference: "R1", outcome: "APPROVED", totalPesos: 11_500, totalWithoutDiscountPesos: 11_500 },
      ...{ discountPesos: 0, couponCode: "", gateway: null, payUrl: null, payableUntil: null },
      ...{ lines: [], recharges: [], refunds: [], events: [] },
    };
    expect(await orderStatus(answering({ data: told }), "R1")).toMatchObject(
      ok({ ...shown, bank: "Bancolombia", message: "Pago aprobado", buyer: { name: "Marta Restrepo" } }),
    );
    const { buyer: __, ...request } = told.request;
    expect(await orderStatus(answering({ data: { ...told, request } }), "R1")).toMatchObject(
      ok({ ...shown, buyer: { name: "", email: "", document: "", mobile: "" } }),
    );
  });

  test("an order is read in PayValida's own words, whose time is Bogota's", async () => {
    for (const sample of [pseSample, cardSample])
      expect(await orderStatus(answering({ data: sample }), "9022932")).toMatchObject(
        ok({
          ...{ reference: "9022932", outcome: "APPROVED", totalPesos: 200, totalWithoutDiscountPesos: 200 },
          ...{ date: "2020-11-27T20:29:00.000Z", gateway: null, payableUntil: null, lines: [] },
        }),
      );
    for (const broken of [
      { ...pseSample, CODE: "0018" },
      { ...pseSample, DATA: { ...pseSample.DATA, UDPATE_DATE: "ayer" } },
      { ...pseSample, DATA: { ...pseSample.DATA, AMOUNT: "200,00" } },
    ])
      expect(await orderStatus(answering({ data: broken }), "9022932")).toEqual(malformed);
  });

  test.each([
    ["no attempt", []],
    ["a record that is none", [null]],
    ["a bank that is no text", [{ issuerName: 7 }]],
    ["no bank", [{}]],
  ])("[F-54] with %s the bank stays empty", async (_, payment) => {
    const answer = await orderStatus(answering({ data: { ...status, payment } }), "R1");
    expect(answer.ok && answer.value.bank).toBe("");
  });

  test("a gateway that the backend does not name stays off", async () => {
    const setting = (nombre: string, valorStr: string | null) => ({ nombre, valorStr });
    expect(
      await paymentMethods(answering({ data: [setting("HABILITA_PAGOS_PAYVALIDA", "S"), setting("OTRA", "S")] })),
    ).toEqual(ok(["PAYVALIDA"]));
  });
});

describe("draws", () => {
  const lottery = {
    ...draw,
    vlrBillete: 18_000,
    premioMayor: { vlrBrutoBillete: 16_000_000_000 },
    numeroFavorito: "4-8-2-7",
    ideClaseLoteria: 1,
  };
  const read = {
    lotteryId: 10,
    drawNumber: 4861,
    lotteryName: "Lotería de Medellín",
    abbreviation: "MEDE",
    drawDay: "2026-11-20",
    drawsAt: line.drawsAt,
    closesAt: line.closesAt,
    ticketPesos: 18_000,
    fractionPesos: 6000,
    fractionsPerTicket: 3,
    jackpotPesos: 16_000_000_000,
    favoriteNumber: "4827",
    hasCompleteResults: true,
  };

  test("[RES-03] an open draw is read whole; any class but 1 has traditional results", async () => {
    const other = { ...lottery, sorteo: 4862, numeroFavorito: null, ideClaseLoteria: 2 };
    expect(await openDraws(answering({ data: [lottery, other] }))).toEqual(
      ok([read, { ...read, drawNumber: 4862, favoriteNumber: null, hasCompleteResults: false }]),
    );
  });

  test.each(["fecSorteo", "horaSorteo", "fecCierre", "horaCierre"])(
    "[F-54] a draw whose %s cannot be read is not offered",
    async (field) => {
      expect(await openDraws(answering({ data: [{ ...lottery, [field]: "99" }] }))).toEqual(ok([]));
    },
  );

  test("only series with a free fraction are offered, each with how many", async () => {
    const data = [
      { serie: "042", cantFracciones: 2 },
      { serie: "043", cantFracciones: 0 },
      { serie: "1", cantFracciones: 3 },
      null,
      { serie: "044", cantFracciones: 1 },
    ];
    expect(await seriesOf(answering({ data }), { lotteryId: 10, drawNumber: 1 }, "1234")).toEqual(
      ok([
        { series: "042", freeFractions: 2 },
        { series: "044", freeFractions: 1 },
      ]),
    );
  });

  test("numbers in place of one that is sold out keep the backend's order", async () => {
    const data = [{ numero: "0035" }, { numero: "0033" }];
    expect(await otherNumbers(answering({ data }), { lotteryId: 10, drawNumber: 1 }, "0034")).toEqual(
      ok(["0035", "0033"]),
    );
  });

  test("[F-54] of a backend that lists every number only the first twelve that can be read are taken", async () => {
    const data = [
      null,
      { numero: 34 },
      { numero: "12" },
      ...Array.from({ length: 40 }, (_, at) => ({ numero: `10${at + 10}` })),
    ];
    const found = await otherNumbers(answering({ data }), { lotteryId: 10, drawNumber: 1 }, "0034");
    expect(found).toEqual(ok(Array.from({ length: 12 }, (_, at) => `10${at + 10}`)));
  });

  test("a row of the plan has its count, its name and the three amounts; a bad one is left out", async () => {
    const row = { cantidad: 2, desPlanPremio: "Seco", vlrBrutoBillete: 3, vlrNetoBillete: 4, vlrNetoFraccion: 5 };
    expect(await prizePlan(answering({ data: { planPremios: [{ ...row, cantidad: null }, row] } }), 1)).toEqual(
      ok([{ count: 2, name: "Seco", grossTicketPesos: 3, netTicketPesos: 4, netFractionPesos: 5 }]),
    );
  });

  test("an amount of a prize has up to two decimals, as a figure or as text; what is none leaves its row out", async () => {
    const plan = (vlrNetoFraccion: unknown) =>
      prizePlan(
        answering({
          data: {
            planPremios: [
              { cantidad: 1, desPlanPremio: "Premio Mayor", vlrBrutoBillete: 3, vlrNetoBillete: 4, vlrNetoFraccion },
            ],
          },
        }),
        1,
      );
    for (const [told, read] of [
      [3_541_333_333.33, 3_541_333_333.33],
      ["3541333333.33", 3_541_333_333.33],
      ["3541333333.5", 3_541_333_333.5],
      [3_541_333_333.3333, 3_541_333_333.33],
    ])
      expect(await plan(told)).toMatchObject({ value: [{ netFractionPesos: read }] });
    for (const none of [-0.01, "1,5", "1e3", "0x1f", ".5", "5.", "", [1], null])
      expect(await plan(none), String(none)).toEqual(ok([]));
  });
});

describe("numbers for who has none in mind", () => {
  const draw = { lotteryId: 10, drawNumber: 1 };

  test("a free number has its whole tickets, as figures or as text, where they are told", async () => {
    const data = [{ numero: "0034", billetes: "7" }, { numero: "1235" }, { numero: "12" }, null, "1236"];
    expect(await freeNumbers(answering({ data }), draw)).toEqual(
      ok([
        { number: "0034", wholeTickets: 7 },
        { number: "1235", wholeTickets: null },
      ]),
    );
  });

  test("[F-54] of a backend that lists every number twelve are offered", async () => {
    const data = Array.from({ length: 10_000 }, (_, at) => ({ numero: String(at).padStart(4, "0") }));
    const found = await freeNumbers(answering({ data }), draw);
    expect(found.ok && found.value.map(({ number }) => number)).toEqual(data.slice(0, 12).map(({ numero }) => numero));
  });

  test("of some numbers the free ones stay, in the order in which they were drawn", async () => {
    const drawn = ["4821", "0034", "9107"];
    const free = (...numbers: string[]) =>
      freeAmong(answering({ data: numbers.map((numero) => ({ numero })) }), draw, drawn);
    expect(await free("9107", "4821")).toEqual(ok(["4821", "9107"]));
    expect(await free()).toEqual(ok([]));
  });

  test("[F-54] a backend that tells of other numbers than was asked has said nothing about them", async () => {
    const drawn = ["4821", "0034"];
    for (const numbers of [["7000"], ["4821", "0034", "7000"], ["4821", "7000", "7001", "7002"]]) {
      const data = numbers.map((numero) => ({ numero }));
      expect(await freeAmong(answering({ data }), draw, drawn)).toEqual(ok(drawn));
    }
  });

  test("numbers drawn most and least have how often, and the draws that were counted", async () => {
    const mayores = [{ numero: "8447", veces: "3" }, { numero: "0482" }, null, { numero: "0034", veces: 2 }];
    const told = { mayores, menores: [{ numero: "7000", veces: 0 }], sorteos: 50, sinCaer: "9100" };
    expect(await numberStatistics(answering({ data: told }), 10)).toEqual(
      ok({
        most: [
          { number: "8447", times: 3 },
          { number: "0034", times: 2 },
        ],
        least: [{ number: "7000", times: 0 }],
        draws: 50,
        neverDrawn: 9100,
      }),
    );
  });

  test("[F-54] of a backend that counts less, or lists more, the rest is left out", async () => {
    const nothing = { most: [], least: [], draws: null, neverDrawn: null };
    for (const data of [{}, { mayores: null, menores: [] }, { mayores: ["8447"], menores: [{ veces: 1 }] }])
      expect(await numberStatistics(answering({ data }), 10)).toEqual(ok(nothing));
    const mayores = Array.from({ length: 50 }, (_, at) => ({ numero: String(1000 + at), veces: 1 }));
    const long = await numberStatistics(answering({ data: { mayores } }), 10);
    expect(long.ok && long.value.most).toHaveLength(6);
    expect(await numberStatistics(answering({ data: [] }), 10)).toEqual(malformed);
  });
});

describe("results", () => {
  const wire = { ideLoteria: 10, numero: "0482", serie: "117", fecSorteo: "19-11-2026", sorteo: 4860 };
  const base = {
    lotteryId: 10,
    number: "0482",
    series: "117",
    drawDay: "2026-11-19",
    drawNumber: 4860,
    drawsAt: null,
    jackpotPesos: null,
    hasCompleteResults: false,
    favoriteNumber: null,
  };

  test.each([
    [
      { desLoteria: "Medellín", siglaLoteria: "MEDE" },
      { lotteryName: "Medellín", abbreviation: "MEDE" },
    ],
    [{ sigaLoteria: "MEDE" }, { lotteryName: "MEDE", abbreviation: "MEDE" }],
    [
      { siglaLoteria: "MEDE", sigaLoteria: "XX" },
      { lotteryName: "MEDE", abbreviation: "MEDE" },
    ],
    [{}, { lotteryName: "", abbreviation: "" }],
    [{ serie: null }, { lotteryName: "", abbreviation: "", series: "" }],
    [
      { ideClaseLoteria: 1, numeroFavorito: "4-8-2-7", horaSorteo: "22:30", vlrBrutoBillete: 9 },
      {
        lotteryName: "",
        abbreviation: "",
        hasCompleteResults: true,
        favoriteNumber: "4827",
        drawsAt: Date.parse("2026-11-20T03:30:00Z"),
        jackpotPesos: 9,
      },
    ],
    [
      { ideClaseLoteria: 2, numeroFavorito: "0-0-0-0" },
      { lotteryName: "", abbreviation: "" },
    ],
  ])("[RES-03] a result with %j is read as %j", async (names, read) => {
    expect(await latestResults(answering({ data: [{ ...wire, ...names }] }), 4)).toEqual(ok([{ ...base, ...read }]));
  });

  test("[F-54] a result without its day or its number is left out", async () => {
    const data = [{ ...wire, fecSorteo: "31-02-2026" }, { ...wire, numero: "482" }, null, wire];
    const found = await latestResults(answering({ data }), 4);
    expect(found.ok && found.value.length).toBe(1);
  });

  test("a backend that knows neither filter nor limit is read no further than what is shown", async () => {
    const other = { ...wire, ideLoteria: 11 };
    const data = [other, { ...wire, fecSorteo: "18-11-2026" }, ...Array.from({ length: 10_000 }, () => wire)];
    const search = { day: "2026-11-19", lotteryId: 10 };
    const found = await searchResults(answering({ data }), search, 13);
    expect(found).toEqual(ok(Array.from({ length: 13 }, () => ({ ...base, lotteryName: "", abbreviation: "" }))));
    const most = await searchResults(answering({ data }), search, 10_000);
    expect(most.ok && most.value.length).toBe(200);
  });

  test("[RES-03] a complete result has its top prize wherever it stands, its secos and its approximations", async () => {
    const data = {
      resultadosLoteria: [
        { ...wire, numero: "1519", desTipoResultado: { toString: 0 } },
        { ...wire, numero: "1836", desTipoResultado: "Seco", vlrNetoBillete: 5 },
        { ...wire, desTipoResultado: "PREMIO MAYOR", sigaLoteria: "MEDE" },
        { ...wire, numero: "18" },
        { ...wire, numero: "2412", serie: null },
      ],
      aproximaciones: [
        { desPlanPremio: "Invertido", numero: "*482", serie: null, vlrNetoBillete: 7 },
        { desPlanPremio: "Otra", numero: "482", serie: null, vlrNetoBillete: 7 },
      ],
    };
    const draw = { day: "2026-11-19", lotteryId: 10 };
    expect(await completeResult(answering({ data }), draw)).toEqual(
      ok({
        top: { ...base, lotteryName: "MEDE", abbreviation: "MEDE", hasCompleteResults: true },
        secos: [
          { prize: "Seco", number: "1836", series: "117", netTicketPesos: 5 },
          { prize: "", number: "2412", series: "", netTicketPesos: null },
        ],
        approximations: [{ prize: "Invertido", number: "*482", series: null, netTicketPesos: 7 }],
      }),
    );
    const unnamed = await completeResult(answering({ data: { resultadosLoteria: [wire] } }), draw);
    expect(unnamed.ok && unnamed.value?.top.number).toBe("0482");
    expect(await completeResult(answering({ data: { resultadosLoteria: [] } }), draw)).toEqual(ok(null));
  });

  test("the days beside a day are read, and one that is none is left out", async () => {
    const days = (data: object) => resultDays(answering({ data }), { day: "2026-11-19", lotteryId: null });
    expect(await days({ anterior: "18-11-2026", siguiente: "2026-11-20" })).toEqual(
      ok({ previous: "2026-11-18", next: "2026-11-20" }),
    );
    expect(await days({ anterior: "ayer", siguiente: null })).toEqual(ok({ previous: null, next: null }));
  });

  test("every lottery has its name and its class, in the order of the names", async () => {
    const horariosLoteria = [
      { ideLoteria: 12, desLoteria: "Santander", ideClaseLoteria: 2 },
      { ideLoteria: 3, desLoteria: "Ávila", abreviatura: "AVI", ideClaseLoteria: 1 },
      { ideLoteria: 4, ideClaseLoteria: 1 },
    ];
    expect(await allLotteries(answering({ data: { horariosLoteria } }))).toEqual(
      ok([
        { lotteryId: 3, lotteryName: "Ávila", abbreviation: "AVI", hasCompleteResults: true },
        { lotteryId: 12, lotteryName: "Santander", abbreviation: "", hasCompleteResults: false },
      ]),
    );
  });
});

describe("the countdown", () => {
  const event = { fecha_hora_final: "2026-12-24T00:00:00-05:00" };
  test("an event has its end, its words and where its button leads", async () => {
    const words = { descripcion_Contador: "Extraordinario", texto_boton: "Jugar", url_form: "/loterias" };
    const endsAt = Date.parse("2026-12-24T05:00:00Z");
    expect(await countdown(answering({ ...event, ...words }))).toEqual(
      ok({ endsAt, description: "Extraordinario", actionLabel: "Jugar", actionUrl: "/loterias" }),
    );
    expect(await countdown(answering(event))).toEqual(
      ok({ endsAt, description: "", actionLabel: "", actionUrl: null }),
    );
  });

  test.each([{}, { fecha_hora_final: null }, { fecha_hora_final: "mañana" }])(
    "without a date, or with one that cannot be read, there is none: %j",
    async (answer) => {
      expect(await countdown(answering(answer))).toEqual(ok(null));
    },
  );
});

describe("who is asking", () => {
  const usuario = {
    userId: 1,
    tipoDocumento: "CC",
    usuario: "52847193",
    nombres: "Marta",
    primerApellido: "Restrepo",
    email: "m@e.co",
    saldo: 45_000,
    comercial: true,
    mayoriaEdad: "Pendiente",
    actualizarusuario: "S",
    tieneFechaNacimiento: true,
    recordatorioMinutos: 30,
    avisosSinLeer: 2,
  };
  const read = {
    userId: 1,
    documentType: "CC",
    document: "52847193",
    firstNames: "Marta",
    surname: "Restrepo",
    email: "m@e.co",
    balancePesos: 45_000,
    isSeller: true,
    hasBirthDate: true,
    isAgePending: true,
    favorite: null,
    mustUpdate: true,
    reminderMinutes: 30,
    unreadNotices: 2,
  };
  const sparse = {
    ...usuario,
    primerApellido: null,
    email: undefined,
    mayoriaEdad: "Si",
    actualizarusuario: "N",
    recordatorioMinutos: undefined,
    avisosSinLeer: undefined,
  };
  const sparseRead = {
    ...read,
    surname: "",
    email: "",
    isAgePending: false,
    mustUpdate: false,
    reminderMinutes: null,
    unreadNotices: 0,
  };

  test("the person is read whole, and with nothing but what they must have", async () => {
    expect(await person(answering({ data: usuario }))).toEqual(ok(read));
    expect(await person(answering({ data: sparse }))).toEqual(ok(sparseRead));
  });

  test.each([
    ["whole", { numeroSerie: "120", numeroSorteo: 4862 }, { series: "120", drawNumber: 4862 }],
    ["without a series and a draw", {}, { series: null, drawNumber: null }],
    ["with a series that is none", { numeroSerie: "12" }, { series: null, drawNumber: null }],
  ])("a favourite number is read %s", async (_, more, favorite) => {
    const data = { ...usuario, numeroFrecuente: "4-8-2-7", idLoteria: 10, ...more };
    expect(await person(answering({ data }))).toEqual(
      ok({ ...read, favorite: { lotteryId: 10, number: "4827", ...favorite } }),
    );
  });

  test.each([
    ["0000, which means none", { numeroFrecuente: "0-0-0-0", idLoteria: 10 }],
    ["a number of no lottery", { numeroFrecuente: "4-8-2-7" }],
    ["something else", { numeroFrecuente: "4-8-2", idLoteria: 10 }],
  ])("%s is no favourite number", async (_, more) => {
    expect(await person(answering({ data: { ...usuario, ...more } }))).toEqual(ok(read));
  });

  const info = {
    ahora: "2026-11-20T18:00:00.000Z",
    usuario: null,
    carrito: null,
    pendiente: false,
    tiposDocumento: ["CC"],
  };
  const now = Date.parse("2026-11-20T18:00:00.000Z");

  test("the session tells the time, the document types, and with a person their cart and open purchase", async () => {
    expect(await session(answering(info))).toEqual(
      ok({ now, person: null, cart: null, hasPendingOrder: false, documentTypes: ["CC"] }),
    );
    const carrito = { id: 7, state: "INCART", updatedAt: "x", revision: 2, lotteries: [lineWire] };
    expect(await session(answering({ ...info, usuario, carrito, pendiente: true }))).toEqual(
      ok({
        now,
        person: read,
        cart: { id: 7, revision: 2, lines: [line], recharges: [] },
        hasPendingOrder: true,
        documentTypes: ["CC"],
      }),
    );
  });

  test("[F-50] a session whose time cannot be read is malformed", async () => {
    expect(await session(answering({ ...info, ahora: "ahora" }))).toEqual(malformed);
  });

  test("a login tells whether the age is pending and whether data must be updated", async () => {
    const credentials = { documentType: "CC", document: "1", password: "x", captcha: "x", asSeller: false } as const;
    const login = (data: object) => logIn(answering({ data: { token: "t", userId: 1, ...data } }), credentials);
    expect(await login({ mayoriaEdad: "Pendiente", actualizarusuario: "N" })).toEqual(
      ok({ isAgePending: true, mustUpdate: false }),
    );
    expect(await login({ mayoriaEdad: "Si", actualizarusuario: "S" })).toEqual(
      ok({ isAgePending: false, mustUpdate: true }),
    );
    expect(await login({})).toEqual(ok({ isAgePending: false, mustUpdate: false }));
  });

  test("a refused login names the form's fields, and others as they came", async () => {
    const credentials = { documentType: "CC", document: "1", password: "x", captcha: "x", asSeller: false } as const;
    const names = {
      "user.tipoDocumento": "a",
      "user.usuario": "b",
      "user.clave": "c",
      "user.captcha": "d",
      other: "e",
    };
    const error = { statusCode: 400, code: "INVALID_FIELDS", message: "No", fields: names };
    expect(await logIn(answering({ error }, 400), credentials)).toEqual({
      ok: false,
      problem: refused(400, "INVALID_FIELDS", "No", {
        documentType: "a",
        document: "b",
        password: "c",
        captcha: "d",
        other: "e",
      }),
    });
    expect(renameFields(ok(1), { a: "b" })).toEqual(ok(1));
    const offline = { ok: false, problem: { kind: "offline" } } as const;
    expect(renameFields(offline, {})).toBe(offline);
    expect(mapResult(offline as Result<number>, (value) => value + 1)).toBe(offline);
  });

  test("a captcha's challenge is handed on as it is", async () => {
    expect(await captcha(answering({ any: { thing: 1 } }), "login")).toEqual(ok({ any: { thing: 1 } }));
  });
});

describe("the outcome of a call", () => {
  const refusal = (status: number, error: object) =>
    captcha(answering({ error: { statusCode: status, code: "X", message: "No", ...error } }, status), "login");

  test.each([199, 300, 304, 400, 500])("status %i is no answer", async (status) => {
    expect(await refusal(status, {})).toEqual({ ok: false, problem: refused(status, "X", "No") });
  });

  test.each([200, 299])("status %i is one", async (status) => {
    expect(await captcha(answering({ any: 1 }, status), "login")).toEqual(ok({ any: 1 }));
  });

  test("[F-6] a refusal carries the total that the server computed", async () => {
    expect(await refusal(409, { total: 0 })).toEqual({
      ok: false,
      problem: { ...refused(409, "X", "No"), totalPesos: 0 },
    });
  });

  test.each(["x", 7, undefined])("a refusal whose fields are %j names none", async (fields) => {
    const answer = await refusal(409, { fields });
    expect(answer).toEqual({ ok: false, problem: refused(409, "X", "No") });
  });
});
