/** The prizes of a person and their claims, in the source's sequence; each is paid once, whatever the browser does. */
import type { FastifyInstance } from "fastify";
import {
  claimPrize,
  claimSettings,
  prizes,
  sendMail,
  sendReportMail,
  sendSms,
  walletTopUp,
  type PrizeWire,
} from "#contract/prizes";
import { bogotaDay } from "#domain/bogota";
import { askWallet } from "../claims";
import { Refusal } from "../refusal";
import type { Shop } from "../shop";
import {
  beginClaim,
  codeOf,
  prizeOf,
  prizesOf,
  registerClaim,
  type ClaimRow,
  type PrizeKey,
  type ToldPrize,
} from "../store/claims";
import { readPerson } from "../store/sessions";
import { settingsOf } from "../store/settings";
import { wireDay } from "../wire";
import { assertOwn, sessionCall } from "./register";

/** A second request for a claim that is being asked waits so long for its end, looking so often. */
const WAIT_MS = 4_000;
const LOOK_EVERY_MS = 200;

const colillaOf = ({ orderLineId, position }: PrizeKey): string => `${orderLineId}-${position}`;

/** The prize that a colilla names. @throws Refusal 404 for a text that names none */
function keyOf(colilla: string): PrizeKey {
  const [, line, position] = /^(\d{1,9})-(\d{1,4})$/.exec(colilla) ?? [];
  if (line === undefined) throw new Refusal(404, "PRIZE_UNKNOWN");
  return { orderLineId: Number(line), position: Number(position) };
}

/** The draw that a claim names: the wire has it as a number or as text. 0, which no draw has, for anything else. */
const drawNumberOf = (value: unknown): number => (/^\d{1,9}$/.test(String(value)) ? Number(value) : 0);

const STATES = { "10": "PENDIENTE", "11": "EN PROCESO", "28": "PAGADO", "29": "PAGADO" } as Readonly<
  Record<string, string>
>;

/** Figures of which the last one can be read. */
const masked = (figures: string): string => figures.slice(-1).padStart(figures.length, "*");

function wireOf(told: ToldPrize): PrizeWire {
  const { prize, claim, lotteryName, abbreviation, drawsAt, number, series, reference } = told;
  const code = codeOf(told);
  return {
    desLoteria: lotteryName,
    abreviatura: abbreviation,
    fecSorteo: wireDay(drawsAt),
    sorteo: prize.drawNumber,
    numero: prize.isMasked ? masked(number) : number,
    serieBillete: prize.isMasked ? masked(series) : series,
    vlrGanado: prize.netPesos,
    vlrBruto: prize.grossPesos,
    fecLimite: prize.claimUntil,
    esPagoWeb: prize.state === "CLAIMED" ? ("S" as const) : null,
    desEstado: STATES[code]!,
    fecPago: claim?.paidAt ? wireDay(claim.paidAt) : null,
    ideEstado: code,
    colilla: colillaOf(prize),
    numTransaccion: reference,
  };
}

export function addClaims(app: FastifyInstance, shop: Shop): void {
  const { store, clock, wallet } = shop;

  sessionCall(app, shop, prizes, async ({ body, user, request }) => {
    assertOwn(request, user, body.ideUsuario);
    return { data: (await prizesOf(store.db, user.id)).map(wireOf) };
  });

  /** The claim that another request is asking for, once it is settled; null while nobody knows. */
  async function settledBy(userId: number, key: PrizeKey): Promise<ClaimRow | null> {
    for (let waited = 0; waited < WAIT_MS; waited += LOOK_EVERY_MS) {
      await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS));
      const claim = (await prizeOf(store.db, userId, key))?.claim;
      if (claim && claim.state !== "ASKED") return claim;
    }
    return null;
  }

  async function claimOf(userId: number, key: PrizeKey): Promise<ClaimRow | null> {
    if (!wallet) throw new Refusal(409, "CLAIMS_CLOSED");
    const values = await settingsOf(store.db, [claimSettings.uvt, claimSettings.control]);
    if (values.get(claimSettings.control) === "N") throw new Refusal(409, "CLAIMS_CLOSED");
    const uvt = Number(values.get(claimSettings.uvt));
    const uvtPesos = Number.isSafeInteger(uvt) && uvt > 0 ? uvt : null;
    const begun = await beginClaim(store, userId, key, { uvtPesos, now: clock.now() });
    if (begun.kind === "none") throw new Refusal(404, "PRIZE_UNKNOWN");
    if (begun.kind === "point") throw new Refusal(409, "CLAIM_AT_POINT");
    if (begun.kind === "noMobile") throw new Refusal(409, "CLAIM_WITHOUT_MOBILE");
    if (begun.kind === "paid") return begun.claim;
    if (begun.kind === "ask") return askWallet(shop, wallet, begun.claim);
    // Of a wallet that was silent the relay asks again, in minutes: nobody is kept waiting for it.
    return begun.claim.silentAt === null ? settledBy(userId, key) : null;
  }

  // What the prize pays, and whether it may be claimed, is the store's to say: `valor` and `ideEstado` are not looked at.
  sessionCall(
    app,
    shop,
    walletTopUp,
    async ({ body: { body }, user, request }) => {
      assertOwn(request, user, body.usuario);
      const claim = await claimOf(user.id, keyOf(body.colilla));
      if (claim?.state === "REFUSED") throw new Refusal(409, "WALLET_REFUSED", { said: claim.fault });
      if (claim?.state !== "PAID") return { data: { estado: "pendiente" } };
      return { data: { estado: "pagado", saldo: (await readPerson(store.db, user.id)).balancePesos } };
    },
    { perMinute: 20 },
  );

  sessionCall(
    app,
    shop,
    claimPrize,
    async ({ body: { body }, user, request }) => {
      assertOwn(request, user, body.ideUsuario);
      const isClaimed = await registerClaim(store.db, user.id, {
        requestId: body.ideSolicitud,
        drawNumber: drawNumberOf(body.sorteo),
        number: body.numero ?? "",
        series: body.serie ?? "",
      });
      if (!isClaimed) throw new Refusal(409, "CLAIM_MISSING");
      return { data: { estado: "registrado", fecha: bogotaDay(clock.now()) } };
    },
    { perMinute: 20 },
  );

  // The notices were written with the claim itself: what a browser asks for here sends nothing (fault case 42).
  for (const call of [sendSms, sendMail, sendReportMail])
    sessionCall(app, shop, call, async () => ({ data: { estado: "enviado" } }), { perMinute: 20 });
}
