/** What the backend remembers, in memory. Fields have the names of the documents where they are sent as they are. */
import type { Json } from "./json";

export interface Person {
  userId: number;
  tipoDocumento: string;
  usuario: string;
  nombres: string;
  primerApellido: string;
  segundoApellido: string;
  email: string;
  celular: string;
  direccion: string;
  contrasena: string;
  /** DD-MM-YYYY; empty if unknown. */
  fechaNacimiento: string;
  fechaExpedicionDocumento: string;
  genero: string;
  terminosYCondiciones: string;
  tratamientoDeDatos: string;
  /** "Si" or "Pendiente". */
  mayoriaEdad: string;
  obligacionFiscal: string;
  saldo: number;
  actualizarusuario: "S" | "N";
  /** May log in as a seller. */
  isSeller: boolean;
  /** Has followed the link of the confirmation mail. */
  isActive: boolean;
  points: number;
  favourite: Favourite | null;
}

export interface Favourite {
  idLoteria: number;
  numeroFrecuente: string;
  numeroSerie: string;
}

export interface Token {
  use: "session" | "activation" | "recovery";
  userId: number;
  expiresAt: number;
  /** The session was opened with esComercializador. */
  isSeller?: boolean;
}

export type CartState = "INCART" | "PENDING" | "REJECTED" | "APPROVED";

export interface LotteryLine {
  id: string;
  ideProducto: unknown;
  ideLoteria: unknown;
  abreviatura: string;
  sigla: string;
  sorteo: unknown;
  numero: string;
  serie: string;
  fracciones: number;
  total: number;
  cartVal: unknown;
}

export type Gateway = "PAYVALIDA" | "PLACETOPAY";

export interface Payment {
  gateway: Gateway;
  requestId: number;
  /** Any word of the documents: APPROVED, FAILED, APROBADA … */
  status: string;
  startedAt: number;
  total: number;
  currency: string;
  description: string;
  ip: string;
  couponName: string;
  totalBefore: number;
  discount: number;
  numTransaccion: string;
  /** Where the buyer goes after the gateway; empty if unknown. */
  returnUrl: string;
}

export interface Cart {
  id: number;
  user: string;
  userId: string;
  state: CartState;
  reference: string;
  order: unknown[];
  updatedAt: number;
  lotteries: LotteryLine[];
  recharges: Json[];
  payment: Payment | null;
}

export interface Prize {
  userId: number;
  ideLoteria: number;
  sorteo: number;
  fecSorteo: string;
  numero: string;
  serieBillete: string;
  vlrGanado: number;
  esPagoWeb: "S" | null;
  desEstado: string;
  fecPago: string | null;
  ideEstado: string;
  colilla: string;
  numTransaccion: string;
  /** The number and the series are sent with asterisks. */
  isMasked: boolean;
  /** recarga-oki has paid it. */
  isPaidToWallet: boolean;
}

export interface Message {
  channel: "mail" | "sms";
  to: string;
  text: string;
  /** The token of the link, and the link. */
  token?: string;
  link?: string;
  data?: Json;
}

export interface State {
  people: Person[];
  tokens: Map<string, Token>;
  carts: Cart[];
  prizes: Prize[];
  /** Mails and SMS that would have been sent. */
  messages: Message[];
  pqrs: Json[];
  ratings: Json[];
  claims: Json[];
  settings: Map<string, string>;
  /** The last number given by `nextId`. */
  lastId: number;
}

export const nextId = (state: State): number => (state.lastId += 1);
