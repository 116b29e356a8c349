/** The account: opening it, confirming it, its data and password, and leaving it. */
import {
  ACTIVATED,
  activateAccount,
  cancelAccount,
  changePassword as changePasswordCall,
  checkToken,
  findUsers,
  ownData,
  points as pointsCall,
  requestPassword,
  resendConfirmation as resendCall,
  resetPassword as resetPasswordCall,
  signUp as signUpCall,
  updateUser,
  WRONG_PASSWORD,
} from "#contract/account";
import { closeOtherSessions as closeOthersCall, openSessions as openSessionsCall } from "#contract/session";
import {
  fiscalCodes,
  genders,
  normalizeName,
  NOT_RESPONSIBLE,
  splitSurnames,
  type DeletionValues,
  type FiscalCode,
  type Gender,
  type PasswordValues,
  type PersonValues,
  type RecoveryValues,
  type RegistrationValues,
  type ResetValues,
} from "#domain/account";
import { parseDay } from "#domain/bogota";
import { normalizeDocument } from "#domain/documents";
import { digitsOf } from "#domain/fields";
import { request, type Client } from "./request";
import { failure, mapResult, renameFields, success, type Result } from "./result";

const APPLICATION = { ideAplicacion: 6 } as const;

const flag = (isAccepted: boolean): "S" | "P" => (isAccepted ? "S" : "P");
/** YYYY-MM-DD as DD-MM-YYYY. */
const wireDay = (day: string): string => day.split("-").reverse().join("-");

/** Names of the forms' fields, by those of the wire. */
const fields: Readonly<Record<string, string>> = {
  "user.tipoDocumento": "documentType",
  "user.usuario": "document",
  "user.fechaExpedicionDocumento": "issueDate",
  "user.nombres": "names",
  "user.primerApellido": "surnames",
  "user.segundoApellido": "surnames",
  "user.fechaNacimiento": "birthDate",
  "user.genero": "gender",
  "user.email": "email",
  "user.emailConfirm": "emailConfirm",
  "user.celular": "mobile",
  "user.direccion": "address",
  "user.obligacionFiscal": "fiscalCodes",
  "user.contrasena": "password",
  "user.contrasenaConfirm": "passwordConfirm",
  "user.contrasenaActual": "current",
  "user.terminosYCondiciones": "terms",
  "user.tratamientoDeDatos": "policy",
  "user.mayoriaEdad": "adult",
  "user.captcha": "captcha",
  "user.motivo": "reason",
};

/** The person's part of a registration and of a change of data. */
function personBody(values: PersonValues) {
  const { first, second } = splitSurnames(normalizeName(values.surnames));
  return {
    nombres: normalizeName(values.names),
    primerApellido: first,
    segundoApellido: second,
    email: values.email,
    emailConfirm: values.emailConfirm,
    celular: digitsOf(values.mobile),
    direccion: values.address,
    fechaNacimiento: wireDay(values.birthDate),
    fechaExpedicionDocumento: wireDay(values.issueDate),
    terminosYCondiciones: flag(values.terms),
    tratamientoDeDatos: flag(values.policy),
    mayoriaEdad: values.adult ? ("Si" as const) : ("Pendiente" as const),
    obligacionFiscal: values.fiscalCodes.join(";"),
    ...APPLICATION,
  };
}

/** Opens an account; its link goes by e-mail. Fields at fault are named as in the values. */
export async function signUp(client: Client, values: RegistrationValues): Promise<Result<unknown>> {
  const result = await request(client, signUpCall, {
    body: {
      user: {
        tipoDocumento: values.documentType,
        usuario: normalizeDocument(values.document),
        ...personBody(values),
        genero: values.gender,
        contrasena: values.password,
        contrasenaConfirm: values.passwordConfirm,
        new_experience_premiomayor: true,
        captcha: values.captcha,
      },
    },
  });
  return renameFields(result, fields);
}

const identityBody = ({ documentType, document }: RecoveryValues) => ({
  user: { tipoDocumento: documentType, usuario: normalizeDocument(document) },
});

/** Has the link that confirms an account sent again. The answer is the same whether there is such an account. */
export async function resendConfirmation(client: Client, values: RecoveryValues): Promise<Result<unknown>> {
  return renameFields(await request(client, resendCall, { body: identityBody(values) }), fields);
}

/** Has a link sent with which the password is chosen anew. The answer is the same whether there is such an account. */
export async function recoverPassword(client: Client, values: RecoveryValues): Promise<Result<unknown>> {
  return renameFields(await request(client, requestPassword, { body: identityBody(values) }), fields);
}

/** A link that was sent by e-mail. */
export interface AccountLink {
  state: "valid" | "expired" | "used";
  use: "confirm" | "password" | "email";
  /** The address that it was sent to, with most of it hidden; null where the backend does not tell. */
  email: string | null;
}

const linkStateOf = { vigente: "valid", vencido: "expired", usado: "used" } as const;
const linkUseOf = { confirmar: "confirm", contrasena: "password", correo: "email" } as const;

/** What a link is for, and whether it still holds; it is not used up. Refused with 404 where there is none. */
export async function accountLink(client: Client, token: string): Promise<Result<AccountLink>> {
  const result = await request(client, checkToken, { body: { user: { token } } });
  return mapResult(result, ({ data: { estado, uso, correo } }) => ({
    state: linkStateOf[estado],
    use: linkUseOf[uso],
    email: correo || null,
  }));
}

/** Confirms the address of a link: "activated", or "expired" when another link was sent in its place (REG-04). */
export async function activate(
  client: Client,
  token: string,
): Promise<Result<{ outcome: "activated" | "expired"; isChangeOfEmail: boolean }>> {
  const result = await request(client, activateAccount, { body: { user: { token } } });
  return mapResult(result, ({ data }) => ({
    outcome: data.mensaje === ACTIVATED ? "activated" : "expired",
    isChangeOfEmail: data.esCambioDeCorreo ?? false,
  }));
}

/** A success that says that the password was wrong is a failure (REG-05). */
const orWrongPassword = <T extends { data: { mensaje: string } }>(result: Result<T>, field: string): Result<T> =>
  result.ok && result.value.data.mensaje === WRONG_PASSWORD
    ? failure({
        kind: "refused",
        status: 400,
        code: "WRONG_PASSWORD",
        message: WRONG_PASSWORD,
        fields: { [field]: WRONG_PASSWORD },
      })
    : result;

/** Chooses the password anew by a link; every session of the account ends. */
export async function resetPassword(client: Client, token: string, values: ResetValues): Promise<Result<unknown>> {
  const result = await request(client, resetPasswordCall, {
    body: { user: { token, contrasena: values.password, contrasenaConfirm: values.passwordConfirm } },
  });
  return renameFields(orWrongPassword(result, "user.contrasena"), fields);
}

/** Changes the password; the account's other sessions end. */
export async function changePassword(client: Client, values: PasswordValues): Promise<Result<unknown>> {
  const result = await request(client, changePasswordCall, {
    body: {
      user: {
        contrasenaActual: values.current,
        contrasena: values.password,
        contrasenaConfirm: values.passwordConfirm,
      },
    },
  });
  return renameFields(orWrongPassword(result, "user.contrasenaActual"), fields);
}

/** The account's data as the form edits them. */
export interface Profile {
  names: string;
  surnames: string;
  email: string;
  /** Address that waits for its confirmation; null for none. */
  pendingEmail: string | null;
  mobile: string;
  address: string;
  /** YYYY-MM-DD; "" when not known. */
  birthDate: string;
  issueDate: string;
  gender: Gender | null;
  fiscalCodes: FiscalCode[];
  hasAcceptedTerms: boolean;
  hasAcceptedPolicy: boolean;
  isAdult: boolean;
}

/** The account's own data. */
export async function profile(client: Client): Promise<Result<Profile>> {
  const result = await request(client, findUsers, { body: { user: {} } });
  return mapResult(result, ({ data }) => {
    const codes = (data.obligacionFiscal ?? "").split(";");
    const known = fiscalCodes.filter((code) => codes.includes(code));
    return {
      names: data.nombres,
      surnames: [data.primerApellido, data.segundoApellido].filter(Boolean).join(" "),
      email: data.email ?? "",
      pendingEmail: data.emailPendiente || null,
      mobile: data.celular ?? "",
      address: data.direccion ?? "",
      birthDate: parseDay(data.fechaNacimiento ?? "") ?? "",
      issueDate: parseDay(data.fechaExpedicionDocumento ?? "") ?? "",
      gender: genders.find((gender) => gender === data.genero) ?? null,
      fiscalCodes: known.length > 0 ? known : [NOT_RESPONSIBLE],
      hasAcceptedTerms: data.terminosYCondiciones === "S",
      hasAcceptedPolicy: data.tratamientoDeDatos === "S",
      isAdult: data.mayoriaEdad === "Si",
    };
  });
}

/** Changes the account's data. A new address holds once its link is opened: `pendingEmail` says which one waits. */
export async function updateProfile(
  client: Client,
  values: PersonValues,
): Promise<Result<{ pendingEmail: string | null }>> {
  const result = await request(client, updateUser, { body: { user: personBody(values) } });
  return renameFields(
    mapResult(result, ({ data }) => ({ pendingEmail: data.emailPendiente || null })),
    fields,
  );
}

/** What a success says of an account that must be empty first; another backend answers so. */
const isBalanceMessage = (message: string): boolean => /saldo/i.test(message) && /\b0\b/.test(message);

/** Deletes the account for good. A balance that is left is a refusal, also where a success says so (ACC-05). */
export async function deleteAccount(client: Client, { reason }: DeletionValues): Promise<Result<{ message: string }>> {
  const result = await request(client, cancelAccount, { body: { user: { motivo: reason } } });
  if (!result.ok) return renameFields(result, fields);
  const { mensaje } = result.value.data;
  if (isBalanceMessage(mensaje))
    return failure({ kind: "refused", status: 409, code: "BALANCE_LEFT", message: mensaje, fields: {} });
  return success({ message: mensaje });
}

/** Address of the file with all that is kept of the person of the session (Ley 1581 de 2012): a browser downloads it. */
export const ownDataHref = ownData.path;

/** A session of the account. */
export interface OpenSession {
  /** Browser and system in words; "" where the browser did not say. */
  device: string;
  /** Epoch ms. */
  openedAt: number;
  seenAt: number;
  isThis: boolean;
}

/** The account's open sessions, the last used first. */
export async function openSessions(client: Client): Promise<Result<OpenSession[]>> {
  return mapResult(await request(client, openSessionsCall), ({ sesiones }) =>
    sesiones
      .map(({ equipo, abierta, vista, esEsta }) => ({
        device: equipo ?? "",
        openedAt: Date.parse(abierta),
        seenAt: Date.parse(vista),
        isThis: esEsta,
      }))
      .filter(({ openedAt, seenAt }) => !Number.isNaN(openedAt) && !Number.isNaN(seenAt)),
  );
}

/** Ends the account's other sessions. Gives how many there were. */
export async function closeOtherSessions(client: Client): Promise<Result<number>> {
  return mapResult(await request(client, closeOthersCall, { body: {} }), ({ cerradas }) => cerradas);
}

/** Points that the person can use (PTS-02). */
export async function availablePoints(client: Client): Promise<Result<number>> {
  return mapResult(await request(client, pointsCall, { body: { user: {} } }), ({ data }) => data.disponibles);
}
