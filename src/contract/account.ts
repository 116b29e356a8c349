/** Wire of the account: opening, confirming, changing, leaving it. */
import { boolean, string } from "yup";
import { genders } from "#domain/account";
import { documentTypes } from "#domain/documents";
import { closed, get, open, optionalText, post, record, requiredDay, requiredText, text, whole } from "./call";
import { userWire } from "./users";

const own = () => closed({ user: open({ tipoDocumento: optionalText(4), usuario: optionalText(20) }) });
const etn = "/api/Users/etn/";

/** What every success of an account says to its person. */
const said = () => open({ data: open({ mensaje: requiredText(300) }) });

const flag = () => string().oneOf(["S", "P"]).required();
const identity = () => ({
  tipoDocumento: string()
    .oneOf([...documentTypes])
    .required(),
  usuario: requiredText(20),
});
const application = () => ({ ideAplicacion: whole().oneOf([6]).required() });
/** The account's own data, named as the source does. Days are DD-MM-YYYY. */
const personFields = () => ({
  nombres: requiredText(150),
  primerApellido: requiredText(50),
  segundoApellido: text(50).defined(),
  email: requiredText(80),
  emailConfirm: requiredText(80),
  celular: requiredText(20),
  direccion: requiredText(100),
  fechaNacimiento: requiredDay(),
  fechaExpedicionDocumento: requiredDay(),
  terminosYCondiciones: flag(),
  tratamientoDeDatos: flag(),
  mayoriaEdad: string().oneOf(["Si", "Pendiente"]).required(),
  /** Codes by semicolons. */
  obligacionFiscal: requiredText(60),
});

/** The answer is the same where the document has an account already. */
export const signUp = post("signUp", {
  path: `${etn}singup`,
  summary: "Crea una cuenta y envía el correo que la confirma; responde igual si el documento ya tiene una.",
  refuses: { 400: ["CAPTCHA_REFUSED"], 429: ["TOO_MANY_ATTEMPTS"] },
  body: closed({
    user: closed({
      ...identity(),
      ...personFields(),
      genero: string()
        .oneOf([...genders])
        .required(),
      contrasena: requiredText(40),
      contrasenaConfirm: requiredText(40),
      ...application(),
      new_experience_premiomayor: boolean().oneOf([true]).optional(),
      /** Solved captcha (altcha payload, base64). */
      captcha: requiredText(4000),
    }),
  }),
  answer: said(),
});
/** Ours: another link for whoever has not confirmed an account, or whose link has expired. */
export const resendConfirmation = post("resendConfirmation", {
  path: "/api/tienda/reenviar-confirmacion",
  summary: "Envía otra vez el correo que confirma la cuenta; responde igual exista o no.",
  refuses: { 429: ["TOO_MANY_ATTEMPTS"] },
  body: closed({ user: closed(identity()) }),
  answer: said(),
});
export const updateUser = post("updateUser", {
  path: `${etn}actualizar-usuario`,
  summary: "Actualiza los datos propios; un correo nuevo vale cuando se confirma.",
  access: "session",
  refuses: { 403: ["FORBIDDEN"], 429: ["TOO_MANY_ATTEMPTS"] },
  body: closed({
    user: closed({ tipoDocumento: optionalText(4), usuario: optionalText(20), ...personFields(), ...application() }),
  }),
  answer: open({
    data: open({
      mensaje: requiredText(300),
      /** Ours: address that waits for its confirmation; null for none. */
      emailPendiente: optionalText(80),
    }),
  }),
});

const byToken = () => closed({ user: closed({ token: requiredText(200) }) });
/** What the source's screens tell the states of an account's link by. */
export const ACTIVATED = "Cuenta activada";
export const activateAccount = post("activateAccount", {
  path: `${etn}activate-account`,
  summary: `Confirma un correo por su token: «${ACTIVATED}», o un correo nuevo si el enlace venció.`,
  refuses: { 404: ["LINK_UNKNOWN"] },
  body: byToken(),
  answer: open({
    data: open({
      mensaje: requiredText(300),
      /** Ours: the link was of a change of address. */
      esCambioDeCorreo: boolean().optional(),
    }),
  }),
});
/** What a link is for, and whether it can still be used. */
export const linkStates = ["vigente", "vencido", "usado"] as const;
export const linkUses = ["confirmar", "contrasena", "correo"] as const;
export const checkToken = post("checkToken", {
  path: `${etn}consultar-token-usuario`,
  summary: "Dice para qué es el token de un enlace y si sigue vigente; no lo gasta.",
  refuses: { 404: ["LINK_UNKNOWN"] },
  body: byToken(),
  answer: open({
    data: open({
      estado: string()
        .oneOf([...linkStates])
        .required(),
      uso: string()
        .oneOf([...linkUses])
        .required(),
      /** The address that it was sent to, with most of it hidden. */
      correo: optionalText(80),
    }),
  }),
});
export const cancelAccount = post("cancelAccount", {
  path: `${etn}cancel-account`,
  summary: "Elimina la cuenta propia.",
  access: "session",
  refuses: { 409: ["BALANCE_LEFT", "ACCOUNT_BUSY"] },
  body: closed({ user: closed({ motivo: requiredText(150) }) }),
  answer: said(),
});
/** What a backend says, in a success, of a current password that is not right. */
export const WRONG_PASSWORD = "Clave inválida";
export const changePassword = post("changePassword", {
  path: `${etn}cambiar-contrasena-web`,
  summary: "Cambia la contraseña propia y cierra las demás sesiones.",
  access: "session",
  refuses: { 400: ["WRONG_PASSWORD"], 429: ["TOO_MANY_ATTEMPTS"] },
  body: closed({
    user: closed({
      contrasenaActual: requiredText(60),
      contrasena: requiredText(40),
      contrasenaConfirm: requiredText(40),
    }),
  }),
  answer: said(),
});
/** The account's data as its form edits them. */
export const findUsers = post("findUsers", {
  path: `${etn}consultar-usuarios`,
  summary: "Datos de la propia cuenta.",
  access: "session",
  refuses: { 403: ["FORBIDDEN"] },
  body: own(),
  answer: open({
    data: open({
      nombres: requiredText(150),
      primerApellido: optionalText(50),
      segundoApellido: optionalText(50),
      email: optionalText(80),
      celular: optionalText(20),
      direccion: optionalText(100),
      /** DD-MM-YYYY or YYYY-MM-DD. */
      fechaNacimiento: optionalText(10),
      fechaExpedicionDocumento: optionalText(10),
      genero: optionalText(20),
      obligacionFiscal: optionalText(60),
      terminosYCondiciones: optionalText(1),
      tratamientoDeDatos: optionalText(1),
      mayoriaEdad: optionalText(20),
      /** Ours: address that waits for its confirmation. */
      emailPendiente: optionalText(80),
    }),
  }),
});
export const requestPassword = post("requestPassword", {
  path: `${etn}recuperar-contrasena`,
  summary: "Pide recuperar la contraseña; responde igual exista o no la cuenta.",
  refuses: { 429: ["TOO_MANY_ATTEMPTS"] },
  body: closed({ user: closed(identity()) }),
  answer: said(),
});
export const resetPassword = post("resetPassword", {
  path: `${etn}actualizar-contrasena`,
  summary: "Cambia la contraseña con el token de un enlace y cierra todas las sesiones.",
  refuses: { 404: ["LINK_UNKNOWN"], 409: ["LINK_USED_UP"] },
  body: closed({
    user: closed({ token: requiredText(200), contrasena: requiredText(40), contrasenaConfirm: requiredText(40) }),
  }),
  answer: said(),
});
/** Ours: everything that is kept of the person (Ley 1581 de 2012, art. 8). */
export const ownData = get("ownData", {
  path: "/api/tienda/mis-datos",
  summary: "Todo lo que la tienda guarda de la persona de la sesión, en un archivo JSON.",
  access: "session",
  answer: record(),
});
export const points = post("points", {
  path: `${etn}consultar-puntos`,
  summary: "Puntos disponibles de la persona.",
  access: "session",
  refuses: { 403: ["FORBIDDEN"] },
  body: closed({
    user: closed({ token: optionalText(200), tipoDocumento: optionalText(4), usuario: optionalText(20) }),
  }),
  answer: open({ data: open({ disponibles: whole().required() }) }),
});
export const userById = get("userById", {
  path: "/users/{id}",
  summary: "La propia cuenta.",
  access: "session",
  refuses: { 404: ["NOT_FOUND"] },
  answer: open({ data: userWire }),
});
