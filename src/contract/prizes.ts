/** Wire of prizes and their claims, paid into the wallet. */
import { mixed, string, type InferType } from "yup";
import { closed, dataList, open, optionalText, post, prizePesos, requiredText, scalar, whole } from "./call";

const etn = "/api/Users/etn/";
const done = () => open({ data: mixed().required() });

/**
 * A prize of the player; numero and serieBillete may be masked with asterisks. Ours, beyond the source: the lottery's
 * abbreviation, the prize before taxes, and the last day on which it is paid (YYYY-MM-DD).
 */
export const prizeWire = open({
  desLoteria: requiredText(120),
  abreviatura: optionalText(10),
  fecSorteo: requiredText(10),
  sorteo: whole().required(),
  numero: requiredText(4),
  serieBillete: requiredText(3),
  /** What is paid, after taxes. */
  vlrGanado: prizePesos().required(),
  vlrBruto: prizePesos().optional(),
  fecLimite: optionalText(10),
  esPagoWeb: string().oneOf(["S"]).nullable().optional(),
  desEstado: requiredText(60),
  fecPago: optionalText(20),
  ideEstado: requiredText(4),
  colilla: requiredText(60),
  numTransaccion: optionalText(64),
});
export type PrizeWire = InferType<typeof prizeWire>;

/** Names of the settings of the claims: the tax unit in force, and whether prizes are paid here ("N": no). */
export const claimSettings = { uvt: "VLR_UVT_VIGENTES", control: "CONTROLAR_PAGO_PREMIO" } as const;
/** What `walletTopUp` says of a top-up: the wallet took it, or nobody knows yet. */
export const topUpWords = ["pagado", "pendiente"] as const;

export const prizes = post("prizes", {
  path: `${etn}pago-premio`,
  summary: "Premios de la persona.",
  access: "session",
  refuses: { 403: ["FORBIDDEN"] },
  body: closed({ ideUsuario: optionalText(400) }),
  answer: dataList(),
});
export const walletTopUp = post("walletTopUp", {
  path: `${etn}recarga-oki`,
  summary: "Carga un premio a la billetera, una sola vez; dice si quedó pagado o pendiente de la billetera.",
  access: "session",
  refuses: {
    403: ["FORBIDDEN"],
    404: ["PRIZE_UNKNOWN"],
    409: ["CLAIM_AT_POINT", "CLAIMS_CLOSED", "CLAIM_WITHOUT_MOBILE", "WALLET_REFUSED"],
  },
  body: closed({
    body: closed({
      usuario: optionalText(400),
      valor: scalar(),
      ideEstado: optionalText(400),
      colilla: requiredText(400),
    }),
  }),
  answer: done(),
});
export const claimPrize = post("claimPrize", {
  path: `${etn}reclama-premio`,
  summary: "Registra el cobro de un premio que ya se cargó.",
  access: "session",
  refuses: { 403: ["FORBIDDEN"], 409: ["CLAIM_MISSING"] },
  body: closed({
    body: closed({
      ideSolicitud: requiredText(40),
      ideUsuario: optionalText(400),
      loteria: optionalText(120),
      sorteo: scalar(),
      numero: optionalText(4),
      serie: optionalText(3),
      valor: optionalText(30),
      medioPago: optionalText(30),
      ideEstado: optionalText(30),
      /** DD/MM/YY, as the source writes it in this call alone. */
      fecSorteo: optionalText(10),
    }),
  }),
  answer: done(),
});
/** The source's data of a notice; the server sends what its own record says, and looks at none of them. */
const notice = () =>
  closed({
    data: open({
      fecSorteo: optionalText(20),
      desLoteria: optionalText(120),
      celularUsuario: optionalText(20),
      vlrGanado: scalar(),
      nombreUsuario: optionalText(150),
      emailUsuario: optionalText(150),
      LinkOkiEnv: optionalText(400),
      usuarioUser: optionalText(400),
      apellidoUsuario: optionalText(150),
      vlrPremioFormateado: optionalText(30),
      numTransaccionUsuario: optionalText(64),
      signedUrl: optionalText(1000),
    }),
  });
export const sendSms = post("sendSms", {
  path: `${etn}enviarSMS`,
  summary: "Avisa del cobro por SMS.",
  access: "session",
  body: notice(),
  answer: done(),
});
export const sendMail = post("sendMail", {
  path: `${etn}enviarCorreo`,
  summary: "Avisa del cobro por correo.",
  access: "session",
  body: notice(),
  answer: done(),
});
export const sendReportMail = post("sendReportMail", {
  path: `${etn}enviarCorreoReporte`,
  summary: "Envía el reporte del cobro por correo.",
  access: "session",
  body: notice(),
  answer: done(),
});
