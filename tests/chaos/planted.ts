/** Bugs that are planted one by one: a checker that does not see them proves nothing. */
import type { Plant } from "./bundle";
import { CLOGGED, DEAF } from "./outside";
import type { Plan } from "./scenario";

export interface PlantedBug {
  name: string;
  plants: readonly Plant[];
  /** What the checker must say of it. */
  found: RegExp;
  /** How it is looked for, where that differs from a short quiet run. */
  plan?: Partial<Plan>;
}

export const plantedBugs: readonly PlantedBug[] = [
  {
    name: "hora-de-payvalida-sin-zona",
    plants: [{ file: "server/gateways/payvalida.ts", from: "T${match[2]}-05:00`", to: "T${match[2]}Z`" }],
    found: /was paid in time, and was not sold/,
    plan: { purchases: 5, closing: true },
  },
  {
    name: "hora-del-pago-llevada-al-rango",
    plants: [
      {
        file: "src/domain/payments.ts",
        from: "if (at < orderedAt - CLOCK_SKEW_MS || at > now + CLOCK_SKEW_MS) return { at: now, isUnlikely: true };",
        to: "",
      },
    ],
    found: /was sold after the closing of its draw/,
    plan: { purchases: 5, closing: true },
  },
  {
    name: "otra-moneda-aceptada",
    plants: [{ file: "server/store/settlement.ts", from: ' && report.currency === "COP"', to: "" }],
    found: /was sold for another amount or currency/,
    plan: { ends: ["lie"] },
  },
  {
    name: "otro-valor-aceptado",
    plants: [{ file: "server/store/settlement.ts", from: "report.totalPesos === order.totalPesos && ", to: "" }],
    found: /was sold for another amount or currency/,
    plan: { ends: ["lie"] },
  },
  {
    name: "aviso-anotado-antes-de-su-efecto",
    plants: [
      {
        file: "server/store/attempts.ts",
        from: "received_at, notice_no)\n    select ${notice.eventId}::text, id, ${notice.status}::text, ${iso(now)}::timestamptz, notices",
        to: "received_at, applied_at, notice_no)\n    select ${notice.eventId}::text, id, ${notice.status}::text, ${iso(now)}::timestamptz, ${iso(now)}::timestamptz, notices",
      },
      {
        file: "server/store/attempts.ts",
        from: "notices = notices + 1, next_check_at = ${iso(now)}::timestamptz,",
        to: "notices = notices + 1,",
      },
    ],
    found: /was sold without money at its gateway/,
    plan: { ends: ["take back"] },
  },
  {
    name: "plazo-acabado-sin-cancelar-en-la-pasarela",
    plants: [
      {
        file: "server/payments.ts",
        from: "await gatewayOf(shop, attempt.gateway).cancel(known);",
        to: 'await gatewayOf(shop, attempt.gateway).query(known).then((said) => ({ ...said, status: "REJECTED" }));',
      },
    ],
    found: /can still be paid, and its purchase has ended/,
    plan: { ends: ["leave"] },
  },
  {
    name: "orden-terminada-que-se-abre-otra-vez",
    plants: [
      {
        file: "server/store/orders.ts",
        from: 'state === "PENDING" && endReason === null && now < Date.parse(expiresAt)',
        to: '(state === "PENDING" || state === "REJECTED") && now < Date.parse(expiresAt)',
      },
    ],
    found: /had ended and was opened again|answered 500/,
    plan: { ends: ["cancel"] },
  },
  {
    name: "otra-pasarela-mientras-se-abre-la-primera",
    plants: [
      {
        file: "server/store/attempts.ts",
        from: 'const isOpen = attempt.state === "OPENING" && canBePaid(order, now);',
        to: "const isOpen = canBePaid(order, now);",
      },
    ],
    found: /answered 500|nobody expected|I7/,
    plan: { weather: CLOGGED, ends: ["reject"], purchases: 60, twoGateways: 1 },
  },
  {
    name: "fracción-de-otro-que-se-vende",
    plants: [
      {
        file: "server/store/stock.ts",
        from: '.where(and(isAmong(count), not(hasRunOut(sql.placeholder("now"))))),',
        to: ".where(sql`false`),",
      },
      { file: "server/store/stock.ts", from: "setWhere: hasRunOut(now),", to: "" },
    ],
    found: /I[1-4]:/,
  },
  {
    name: "cupón-que-no-se-cuenta",
    plants: [
      { file: "server/store/orders.ts", from: "if (coupon) await assertUses(tx, coupon, order.userId);", to: "" },
    ],
    found: /I11:/,
    plan: { coupons: 1, ends: ["approve"] },
  },
  {
    name: "pago-tardío-sin-devolución",
    plants: [
      {
        file: "server/store/settlement.ts",
        from: 'await owe(tx, order, attempt, "fractions-gone", approval, now);',
        to: "",
      },
    ],
    found: /neither a ticket nor a refund/,
    plan: { purchases: 5, closing: true },
  },
  {
    name: "segundo-pago-que-se-pierde",
    plants: [
      {
        file: "server/store/settlement.ts",
        from: 'await owe(tx, order, attempt, "second-payment", approval, now);',
        to: "",
      },
    ],
    found: /neither a ticket nor a refund/,
    plan: { ends: ["other gateway"] },
  },
  {
    name: "conexión-perdida-que-termina-el-proceso",
    plants: [{ file: "server/store/open.ts", from: 'client.on("error", () => {});', to: "" }],
    found: /a process ended by itself/,
    plan: { restarts: 3, seconds: 5 },
  },
  {
    name: "cobro-sin-candado",
    plants: [
      {
        file: "server/store/claims.ts",
        from: "const { mobile, deletedAt } = await lockAccount(tx, userId);",
        to: "const [{ mobile, deletedAt }] = await tx.select().from(users).where(eq(users.id, userId));",
      },
      {
        file: "server/store/claims.ts",
        from: '.where(and(isOf(prizes, key), eq(prizes.userId, userId)))\n      .for("update");',
        to: ".where(and(isOf(prizes, key), eq(prizes.userId, userId)));",
      },
    ],
    found: /was paid \d times/,
    plan: { processes: 4, prizes: true, purchases: 60, ends: ["approve"] },
  },
  {
    name: "silencio-de-la-billetera-tomado-por-negativa",
    plants: [
      {
        file: "server/claims.ts",
        from: 'if (error.outcome === "unknown") return { outcome: "unknown", cause: error.message };',
        to: "",
      },
    ],
    found: /was paid \d times|and its claim is/,
    plan: { prizes: true, weather: DEAF, purchases: 60, ends: ["approve"] },
  },
  {
    name: "mensaje-enviado-dos-veces",
    plants: [
      {
        file: "server/store/outbox.ts",
        from: '? { ...over, state: "UNKNOWN" as const }',
        to: '? { ...over, state: "WAITING" as const, nextTryAt: iso(now) }',
      },
    ],
    found: /the SMS .* was sent \d times/,
    plan: { prizes: true, weather: DEAF, purchases: 60, ends: ["approve"] },
  },
  {
    name: "recarga-con-otra-clave-en-cada-intento",
    plants: [
      {
        file: "server/recharges.ts",
        from: "key: operatorKey(order, recharge),",
        to: "key: `${operatorKey(order, recharge)}-${recharge.tries}`,",
      },
    ],
    found: /the recharge .* was made \d times/,
    plan: { weather: DEAF, recharges: 1, ends: ["approve"] },
  },
  {
    name: "recarga-negada-sin-devolución",
    plants: [
      {
        file: "server/store/recharges.ts",
        from: 'if (order.state !== "APPROVED") return failed!;',
        to: "if (failed) return failed;",
      },
    ],
    found: /I17:/,
    plan: { recharges: 1, ends: ["approve"] },
  },
  {
    name: "devolución-sin-asiento",
    plants: [{ file: "server/store/settlement.ts", from: "await postReturn(tx, order, attempt, iso(now));", to: "" }],
    found: /I5:/,
    plan: { ends: ["other gateway"] },
  },
  {
    name: "recarga-hecha-sin-asiento",
    plants: [
      {
        file: "server/store/recharges.ts",
        from: 'lines: [[order.state === "APPROVED" ? "RECHARGES" : "LOSSES", "OPERATORS", recharge.pesos]],',
        to: "lines: [],",
      },
    ],
    found: /I5:/,
    plan: { recharges: 1, ends: ["approve"] },
  },
];
