/** Holds one day of the store against itself and against what both gateways say, and changes nothing. */
import { bogotaInstant } from "#domain/bogota";
import { addDays } from "#domain/calendar";
import { outcomeOf } from "#domain/orders";
import { gatewayNames, type GatewayName } from "#domain/payments";
import { GatewayError, type PaymentReport } from "./gateways/gateway";
import { instantText, dayText } from "./letters/letter";
import { knownBy } from "./payments";
import { pesosText } from "./pesos";
import type { Shop } from "./shop";
import { brokenInvariants, LEDGER_AGREES } from "./store/invariants";
import { balances, disagreements, type Disagreement } from "./store/ledger";
import { openRecharges, rechargeTasks, type BoughtRecharge } from "./store/recharges";
import {
  attemptsWithin,
  openRefunds,
  sumsWithin,
  type AttemptOfDay,
  type OpenRefund,
  type Sums,
} from "./store/reconciliation";
import { refundTasks } from "./store/refunds";
import type { LedgerAccount } from "./store/schema";

/** Longer than an operator is asked for one recharge. */
const LONGEST_RECHARGE_MS = 24 * 60 * 60_000;

const gatewayTitles: Readonly<Record<GatewayName, string>> = { PLACETOPAY: "PlaceToPay", PAYVALIDA: "PayValida" };

const accountTitles: Readonly<Record<LedgerAccount, string>> = {
  ...gatewayTitles,
  TRANSFERS: "devuelto a mano",
  BETS: "apuestas vendidas",
  COUPONS: "descuentos de cupones",
  RECHARGES: "recargas por hacer",
  OPERATORS: "recargas hechas, de los operadores",
  REFUNDS: "por devolver",
  LOSSES: "pérdidas",
  PRIZES: "premios",
  PRIZES_OWED: "premios por pagar",
  WALLETS: "billeteras",
  OPENING: "apertura",
};

/** What became of a day's reconciliation, in sentences. */
export interface Reconciliation {
  /** What was counted. */
  summary: string[];
  /** What each account of the ledger holds now. */
  accounts: string[];
  /** Refunds that have not gone back; those that only a person can give back say so. */
  owed: string[];
  /** Recharges that were sold and have not ended; those of which a person finds out say so. */
  recharges: string[];
  /** How many of both wait for a person. */
  tasks: number;
  differences: string[];
}

/** How the store and a gateway differ about an attempt; null where they do not. */
function differenceOf({ attempt, order }: AttemptOfDay, report: PaymentReport): string | null {
  const { outcome } = outcomeOf(report.status);
  const isFinal = attempt.state === "APPROVED" || attempt.state === "REJECTED" || attempt.state === "REFUNDED";
  const said = `${attempt.reference}: ${gatewayTitles[attempt.gateway]} dice ${report.status}`;
  if (outcome !== (isFinal ? attempt.state : "PENDING"))
    // An attempt that nobody was shown, and one that is not settled yet, may have been refused meanwhile.
    return !isFinal && outcome === "REJECTED" ? null : `${said} y aquí está ${attempt.state}`;
  if (outcome !== "APPROVED") return null;
  const isRight =
    report.reference === attempt.reference && report.totalPesos === order.totalPesos && report.currency === "COP";
  if (isRight) return null;
  const pesos = report.totalPesos === null ? "sin valor" : `${pesosText(report.totalPesos)} ${report.currency ?? ""}`;
  return `${said} de ${report.reference ?? "otra compra"} por ${pesos}, y aquí es de ${pesosText(order.totalPesos)}`;
}

/** Asks a gateway for an attempt. "unasked": it cannot be asked for, because it never was there. */
async function compare(
  shop: Pick<Shop, "gateways">,
  one: AttemptOfDay,
): Promise<"same" | "unasked" | { words: string }> {
  const { attempt } = one;
  const known = knownBy(attempt);
  const gateway = shop.gateways.get(attempt.gateway);
  const title = gatewayTitles[attempt.gateway];
  if (!known) return "unasked";
  if (!gateway) return { words: `${attempt.reference}: ${title} no está configurada y no se le pudo preguntar` };
  try {
    const words = differenceOf(one, await gateway.query(known));
    return words === null ? "same" : { words };
  } catch (error) {
    if (!(error instanceof GatewayError)) throw error;
    // What was never opened is not known there.
    const wasOpened = attempt.processUrl !== null;
    if (error.outcome === "refused" && !wasOpened) return "unasked";
    return {
      words:
        error.outcome === "refused"
          ? `${attempt.reference}: ${title} no lo conoce y aquí está ${attempt.state}`
          : `${attempt.reference}: ${title} no respondió; aquí está ${attempt.state}`,
    };
  }
}

const sumText = (name: string, amounts: readonly number[]): string =>
  `${name}: ${amounts.length}, ${pesosText(amounts.reduce((sum, pesos) => sum + pesos, 0))}`;

const sumTexts = ({ sold, reversed, refunded }: Sums): string[] => [
  sumText("Ventas", sold),
  sumText("Ventas reversadas", reversed),
  sumText("Devoluciones hechas", refunded),
];

const stateTexts: Readonly<Record<string, string>> = {
  OWED: "se le va a pedir a la pasarela",
  ASKED: "pedida a la pasarela",
};

type Task = (typeof refundTasks)[keyof typeof refundTasks] | (typeof rechargeTasks)[keyof typeof rechargeTasks];

const taskTexts: Readonly<Record<Task, string>> = {
  [refundTasks.noReversal]: "Su pasarela no devuelve por sí misma",
  [refundTasks.partial]: "Se debe solo una parte del pago",
  [refundTasks.silent]: "La pasarela no dijo si la hizo",
  [rechargeTasks.givenBack]: "Su compra se devolvió entretanto",
  [rechargeTasks.silent]: "El operador no dijo si la hizo",
};

/** Why something waits for a person; what a gateway or an operator gave as its reason, as they said it. */
const reasonText = (fault: string): string => new Map<string, string>(Object.entries(taskTexts)).get(fault) ?? fault;

function owedText({ refund, attempt, order }: OpenRefund): string {
  const what =
    refund.state === "TASK"
      ? `TAREA: devuélvela a mano. ${refund.fault ? reasonText(refund.fault) : "De una versión anterior"}`
      : stateTexts[refund.state];
  return `  ${refund.id}  ${order.reference}  ${pesosText(refund.amountPesos)}  ${gatewayTitles[attempt.gateway]}  desde el ${instantText(refund.createdAt)}  ${what}`;
}

/** A recharge without an end that asks for a person: a task, or one that was sold more than a day ago and is not sent. */
const isForPerson = ({ recharge }: BoughtRecharge, now: number): boolean =>
  recharge.state === "TASK" || Date.parse(recharge.stateAt!) < now - LONGEST_RECHARGE_MS;

function rechargeText({ recharge, order }: BoughtRecharge): string {
  const { id, state, operatorName, pesos, stateAt, tries, fault } = recharge;
  const what =
    state === "TASK"
      ? `TAREA: pregúntale al operador. ${reasonText(fault ?? "")}`
      : `${state === "WAITING" ? "por enviar" : `preguntada ${tries} veces`}${fault ? `. ${fault}` : ""}`;
  return `  ${id}  ${order.reference}  ${pesosText(pesos)}  ${operatorName}  desde el ${instantText(stateAt!)}  ${what}`;
}

function ledgerText({ account, reference, userId, booked, stated }: Disagreement): string {
  const whose = reference ?? `persona ${userId}`;
  const values = `el libro dice ${pesosText(booked)} y debe decir ${pesosText(stated)}`;
  return `Libro, ${accountTitles[account]}, ${whose}: ${values}; diferencia ${pesosText(booked - stated)}`;
}

/** Reconciles a calendar day of Bogotá (YYYY-MM-DD). */
export async function reconcile(
  { store, gateways, clock }: Pick<Shop, "store" | "gateways" | "clock">,
  day: string,
): Promise<Reconciliation> {
  const startOf = (at: string): string => new Date(bogotaInstant(at, "00:00")).toISOString();
  const span = { from: startOf(day), until: startOf(addDays(day, 1)) };
  const differences: string[] = [];
  const counts = new Map(gatewayNames.map((name) => [name, { asked: 0, same: 0 }]));
  for (const one of await attemptsWithin(store.db, span)) {
    const answer = await compare({ gateways }, one);
    if (answer === "unasked") continue;
    const count = counts.get(one.attempt.gateway)!;
    count.asked += 1;
    if (answer === "same") count.same += 1;
    else differences.push(answer.words);
  }
  differences.push(...(await disagreements(store.db)).map(ledgerText));
  for (const { name, rows } of await brokenInvariants(store.db, clock.iso()))
    if (name !== LEDGER_AGREES) differences.push(`La base no cuadra, ${name}: ${JSON.stringify(rows)}`);
  const open = await openRefunds(store.db);
  const sending = await openRecharges(store.db);
  const waiting = sending.filter((one) => isForPerson(one, clock.now()));
  return {
    summary: [
      `Conciliación del ${dayText(day)}`,
      ...sumTexts(await sumsWithin(store.db, span)),
      ...[...counts].map(([name, { asked, same }]) => `${gatewayTitles[name]}: ${asked} preguntados, ${same} iguales`),
    ],
    accounts: (await balances(store.db)).map(
      ({ account, pesos }) => `  ${accountTitles[account]}: ${pesosText(pesos)}`,
    ),
    owed: open.map(owedText),
    recharges: sending.map(rechargeText),
    tasks: open.filter(({ refund }) => refund.state === "TASK").length + waiting.length,
    differences,
  };
}
