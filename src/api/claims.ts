/** Prizes of the player and the calls of a claim, in the source's sequence (CLAIM-01, CLAIM-04). */
import {
  claimPrize,
  claimSettings,
  prizes as prizesCall,
  prizeWire,
  sendMail,
  sendReportMail,
  sendSms,
  topUpWords,
  walletTopUp,
  type PrizeWire,
} from "#contract/prizes";
import { read } from "#contract/read";
import { controlSettings, settings } from "#contract/users";
import { bogotaParts, parseDay } from "#domain/bogota";
import { prizeCodes, WALLET } from "#domain/claims";
import type { Person } from "#domain/users";
import { receipt } from "./orders";
import { readable } from "./records";
import { request, type Client } from "./request";
import { mapResult, success, type Problem, type Result } from "./result";

/** What has become of a prize, as its player is told (CLAIM-02). */
export type PrizeState = "CLAIMED" | "PAID_AT_POINT" | "PENDING";

/** A prize of the player. Amounts in whole pesos, days YYYY-MM-DD. */
export interface PlayerPrize {
  /** The wire's `colilla`: what the prize is claimed by. */
  id: string;
  /** The purchase that won; "" where the backend does not tell it. */
  reference: string;
  lotteryName: string;
  abbreviation: string;
  drawNumber: number;
  /** "" where it cannot be read. */
  drawDay: string;
  /** Four signs; some may be asterisks. */
  number: string;
  /** Three signs; some may be asterisks. */
  series: string;
  /** What is paid, after taxes. */
  pesos: number;
  /** Before taxes; null where the backend does not tell it. */
  grossPesos: number | null;
  state: PrizeState;
  /** The wire's code of the state, a word of `prizeCodes`. */
  code: string;
  /** When it was paid; null where it was not, or nobody told. */
  paidDay: string | null;
  /** Last day on which it is paid; null where the backend does not tell it. */
  claimUntil: string | null;
}

function stateOf({ desEstado, esPagoWeb }: PrizeWire): PrizeState {
  if (desEstado.trim().toLowerCase() !== "pagado") return "PENDING";
  return esPagoWeb === "S" ? "CLAIMED" : "PAID_AT_POINT";
}

function toPrize(value: unknown): PlayerPrize | null {
  const prize = read(prizeWire, value);
  return (
    prize && {
      id: prize.colilla,
      reference: prize.numTransaccion ?? "",
      lotteryName: prize.desLoteria,
      abbreviation: prize.abreviatura ?? "",
      drawNumber: prize.sorteo,
      drawDay: parseDay(prize.fecSorteo) ?? "",
      number: prize.numero,
      series: prize.serieBillete,
      pesos: prize.vlrGanado,
      grossPesos: prize.vlrBruto ?? null,
      state: stateOf(prize),
      code: prize.ideEstado,
      paidDay: parseDay(prize.fecPago ?? ""),
      claimUntil: parseDay(prize.fecLimite ?? ""),
    }
  );
}

/** The prizes of the person, those of the last draws first; one that cannot be read is left out. */
export async function playerPrizes(client: Client, document: string): Promise<Result<PlayerPrize[]>> {
  return mapResult(await request(client, prizesCall, { body: { ideUsuario: document } }), ({ data }) =>
    readable(data, toPrize),
  );
}

/** What a claim depends on: the UVT in force (whole pesos; null where it is not told), and whether prizes are paid here. */
export interface ClaimTerms {
  uvtPesos: number | null;
  isOpen: boolean;
}

/** The terms of claims. A setting that is not kept is no failure: without a UVT nothing is claimed, without a control it is open. */
export async function claimTerms(client: Client): Promise<Result<ClaimTerms>> {
  const [uvt, control] = await Promise.all([
    request(client, settings, { body: { nombre: claimSettings.uvt } }),
    request(client, controlSettings, { body: { nombre: claimSettings.control } }),
  ]);
  for (const answer of [uvt, control])
    if (!answer.ok && !(answer.problem.kind === "refused" && answer.problem.status === 404)) return answer;
  const pesos = uvt.ok ? Number(uvt.value.data[0]?.valor) : NaN;
  return success({
    uvtPesos: Number.isSafeInteger(pesos) && pesos > 0 ? pesos : null,
    isOpen: !control.ok || control.value.data[0]?.valor !== "N",
  });
}

/** Who claims: the person of the session, and the mobile number of their wallet ("" where it is not known). */
export interface Claimant {
  person: Person;
  mobile: string;
}

/** "$90.000", as the wire writes the value of a claim. */
const wirePesos = (pesos: number): string => `$${String(pesos).replace(/\B(?=(\d{3})+$)/g, ".")}`;
/** "2026-11-13" as "13-11-2026". */
const wireDay = (day: string): string => day.split("-").reverse().join("-");
/** "2026-11-13" as "13/11/26" (CLAIM-04). */
const shortWireDay = (day: string): string => wireDay(day.slice(2)).replaceAll("-", "/");

/**
 * Has the prize put into the wallet. "paid" when the wallet took it, "pending" when nobody knows yet. Asking again for the same
 * prize never pays it twice: the server knows a prize by its `id`.
 */
export async function topUp(
  client: Client,
  { person }: Claimant,
  prize: PlayerPrize,
): Promise<Result<"paid" | "pending">> {
  const [, pending] = topUpWords;
  const result = await request(client, walletTopUp, {
    body: {
      body: {
        usuario: person.document,
        valor: person.balancePesos + prize.pesos,
        ideEstado: prize.code,
        colilla: prize.id,
      },
    },
  });
  return mapResult(result, ({ data }) =>
    (data as { estado?: unknown } | null)?.estado === pending ? "pending" : "paid",
  );
}

/** The claim's request as the wire names it: the instant in Bogotá to the second and ten letters or figures. */
export function requestIdOf(now: number, luck: string): string {
  const { day, hour, minute } = bogotaParts(now);
  const two = (value: number) => String(value).padStart(2, "0");
  return `${day.replaceAll("-", "")}${two(hour)}${two(minute)}${two(Math.floor(now / 1000) % 60)}${luck}`;
}

/**
 * Registers a prize that was paid and asks for its notices: claim, SMS, e-mail, report with its signed link, one after the other.
 * The first that fails ends it: none of them has to do with the money (CLAIM-07).
 */
export async function reportClaim(
  client: Client,
  { person, mobile }: Claimant,
  prize: PlayerPrize,
  requestId: string,
): Promise<Result<unknown>> {
  const fecSorteo = wireDay(prize.drawDay);
  const desLoteria = prize.lotteryName;
  const registered = await request(client, claimPrize, {
    body: {
      body: {
        ideSolicitud: requestId,
        ideUsuario: person.document,
        loteria: desLoteria,
        sorteo: prize.drawNumber,
        numero: prize.number,
        serie: prize.series,
        valor: wirePesos(prize.pesos),
        medioPago: WALLET,
        ideEstado: prizeCodes.claimed,
        fecSorteo: shortWireDay(prize.drawDay),
      },
    },
  });
  if (!registered.ok) return registered;
  const told = { fecSorteo, desLoteria };
  const sms = await request(client, sendSms, {
    body: {
      data: { ...told, celularUsuario: mobile, vlrGanado: wirePesos(prize.pesos), nombreUsuario: person.firstNames },
    },
  });
  if (!sms.ok) return sms;
  const mail = await request(client, sendMail, {
    body: { data: { ...told, vlrGanado: wirePesos(prize.pesos), emailUsuario: person.email } },
  });
  if (!mail.ok) return mail;
  if (prize.reference === "") return success(null);
  const signed = await receipt(client, prize.reference);
  if (!signed.ok) return signed;
  return request(client, sendReportMail, {
    body: {
      data: {
        ...told,
        usuarioUser: person.document,
        nombreUsuario: person.firstNames,
        apellidoUsuario: person.surname,
        celularUsuario: mobile,
        vlrPremioFormateado: wirePesos(prize.pesos),
        numTransaccionUsuario: prize.reference,
        signedUrl: "link" in signed.value ? signed.value.link : "",
      },
    },
  });
}

/**
 * What the wallet said, as the backend hands it on: the `mensaje` of the JSON after a dash (CLAIM-06). Null for a message without
 * such a part; "" for a part that cannot be read.
 */
export function walletWords(problem: Problem): string | null {
  if (problem.kind !== "refused") return null;
  const [, json] = /-\s*([{[].*)$/s.exec(problem.message) ?? [];
  if (json === undefined) return null;
  try {
    const { mensaje } = JSON.parse(json) as { mensaje?: unknown };
    return typeof mensaje === "string" ? mensaje.trim() : "";
  } catch {
    return "";
  }
}
