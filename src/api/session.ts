/** Who is asking: the session, login, logout and the captcha. */
import { captcha as captchaCall, logout, session as sessionCall, type captchaActions } from "#contract/session";
import { login, userArray, type UserWire } from "#contract/users";
import type { DocumentType } from "#domain/documents";
import { parseFavorite, parseSeries } from "#domain/tickets";
import type { Favorite, Person } from "#domain/users";
import { toServerCart, type ServerCart } from "./cart";
import { request, type Client } from "./request";
import { failure, mapResult, renameFields, success, type Result } from "./result";

/** What the session call tells: the server's time and who is asking. */
export interface SessionInfo {
  /** Epoch ms of the server's clock. */
  now: number;
  person: Person | null;
  cart: ServerCart | null;
  hasPendingOrder: boolean;
  documentTypes: string[];
}

function toFavorite({ numeroFrecuente, numeroSerie, idLoteria, numeroSorteo }: UserWire): Favorite | null {
  const number = parseFavorite(numeroFrecuente);
  if (number === null || idLoteria == null) return null;
  return {
    lotteryId: idLoteria,
    number,
    series: parseSeries(numeroSerie ?? ""),
    drawNumber: numeroSorteo ?? null,
  };
}

const toPerson = (user: UserWire): Person => ({
  userId: user.userId,
  documentType: user.tipoDocumento,
  document: user.usuario,
  firstNames: user.nombres,
  surname: user.primerApellido ?? "",
  email: user.email ?? "",
  balancePesos: user.saldo,
  isSeller: user.comercial,
  hasBirthDate: user.tieneFechaNacimiento,
  isAgePending: user.mayoriaEdad === "Pendiente",
  favorite: toFavorite(user),
  mustUpdate: user.actualizarusuario === "S",
  reminderMinutes: user.recordatorioMinutos ?? null,
  unreadNotices: user.avisosSinLeer ?? 0,
});

/** Who is asking, and the server's time. */
export async function session(client: Client): Promise<Result<SessionInfo>> {
  const result = await request(client, sessionCall);
  if (!result.ok) return result;
  const { ahora, usuario, carrito, pendiente, tiposDocumento } = result.value;
  const now = Date.parse(ahora);
  if (Number.isNaN(now)) return failure({ kind: "malformed", status: 200 });
  return success({
    now,
    person: usuario ? toPerson(usuario) : null,
    cart: carrito ? toServerCart(carrito) : null,
    hasPendingOrder: Boolean(pendiente),
    documentTypes: tiposDocumento,
  });
}

/** What a captcha is solved for. */
export type CaptchaAction = (typeof captchaActions)[number];

/** A captcha challenge for one action, as altcha-lib solves it. */
export const captcha = (client: Client, action: CaptchaAction) =>
  request(client, captchaCall, { query: { accion: action } });

/** What the login form gives. */
export interface Credentials {
  documentType: DocumentType;
  document: string;
  password: string;
  captcha: string;
  asSeller: boolean;
}

/** Names of the form's fields, by those of the wire. */
const loginFields: Readonly<Record<string, keyof Credentials>> = {
  "user.tipoDocumento": "documentType",
  "user.usuario": "document",
  "user.clave": "password",
  "user.captcha": "captcha",
};

/** Opens the session of whoever knows the password. Fields at fault are named as in {@link Credentials}. */
export async function logIn(
  client: Client,
  { documentType, document, password, captcha, asSeller }: Credentials,
): Promise<Result<{ isAgePending: boolean; mustUpdate: boolean }>> {
  const result = await request(client, login, {
    body: {
      user: {
        tipoDocumento: documentType,
        usuario: document,
        clave: password,
        ideAplicacion: 6,
        captcha,
        ...(asSeller ? { esComercializador: true as const } : {}),
      },
    },
  });
  return renameFields(
    mapResult(result, ({ data }) => ({
      isAgePending: data.mayoriaEdad === "Pendiente",
      mustUpdate: data.actualizarusuario === "S",
    })),
    loginFields,
  );
}

/** Ends the session. */
export const logOut = (client: Client) => request(client, logout, { body: {} });

/** Fresh data of the session's person. */
export async function person(client: Client): Promise<Result<Person>> {
  const result = await request(client, userArray, { body: { user: { ideAplicacion: 6 } } });
  return mapResult(result, ({ data }) => toPerson(data));
}
