/** Wire of accounts and sessions. */
import { array, boolean, mixed, string, type InferType } from "yup";
import { documentTypes } from "#domain/documents";
import { closed, get, open, optionalText, post, recordNumber, requiredDay, requiredText, whole } from "./call";

const credentials = () =>
  closed({
    tipoDocumento: string()
      .oneOf([...documentTypes])
      .required(),
    usuario: requiredText(20),
    clave: requiredText(60),
    ideAplicacion: whole().oneOf([6]).required(),
    /** Only asks for the seller's form; the flag comes from the account. */
    esComercializador: boolean().oneOf([true]).optional(),
    /** Solved captcha (altcha payload, base64). */
    captcha: requiredText(4000),
  });

/** `token` is random and opens nothing: the session is the HttpOnly cookie set with this answer. */
export const login = post("login", {
  path: "/api/Users/etn/login",
  summary: "Inicia sesión; la sesión viaja en una cookie HttpOnly.",
  refuses: { 400: ["CAPTCHA_REFUSED"], 401: ["BAD_CREDENTIALS"], 429: ["TOO_MANY_ATTEMPTS"] },
  body: closed({ user: credentials() }),
  answer: open({
    data: open({
      token: requiredText(200),
      userId: whole().required(),
      mayoriaEdad: optionalText(20),
      actualizarusuario: optionalText(1),
    }),
  }),
});

/** What header and forms need of the person; never a credential. */
export const userWire = open({
  userId: whole().required(),
  tipoDocumento: requiredText(4),
  usuario: requiredText(20),
  nombres: requiredText(150),
  primerApellido: optionalText(50),
  email: optionalText(80),
  celular: optionalText(20),
  saldo: whole().required(),
  comercial: boolean().required(),
  mayoriaEdad: optionalText(20),
  actualizarusuario: optionalText(1),
  /** Whether a birth date is on record (the date itself stays on the server). */
  tieneFechaNacimiento: boolean().required(),
  numeroFrecuente: optionalText(20),
  numeroSerie: optionalText(3),
  nombreLoteria: optionalText(120),
  numeroSorteo: whole().nullable().optional(),
  horaSorteo: optionalText(8),
  fechaSorteo: optionalText(10),
  idLoteria: whole().nullable().optional(),
  abreviaturaLoteria: optionalText(10),
  token: optionalText(200),
});
export type UserWire = InferType<typeof userWire>;

export const userArray = post("userArray", {
  path: "/api/Users/etn/userArray",
  summary: "Datos de la persona de la sesión.",
  access: "session",
  refuses: { 403: ["FORBIDDEN"] },
  body: closed({
    user: open({ tipoDocumento: optionalText(4), usuario: optionalText(20), ideAplicacion: recordNumber().optional() }),
  }),
  answer: open({ data: userWire }),
});

const account = () => closed({ user: open({ tipoDocumento: optionalText(4), usuario: optionalText(20) }) });
const done = () => open({ data: mixed().required() });
const etn = "/api/Users/etn/";

export const signUp = post("signUp", {
  path: `${etn}singup`,
  summary: "Crea una cuenta.",
  body: account(),
  answer: done(),
});
export const updateUser = post("updateUser", {
  path: `${etn}actualizar-usuario`,
  summary: "Actualiza los datos propios.",
  access: "session",
  body: account(),
  answer: done(),
});
export const activateAccount = post("activateAccount", {
  path: `${etn}activate-account`,
  summary: "Activa una cuenta por su token.",
  body: closed({ user: closed({ token: requiredText(200) }) }),
  answer: done(),
});
export const checkToken = post("checkToken", {
  path: `${etn}consultar-token-usuario`,
  summary: "Dice si un token de cuenta sigue vigente.",
  body: closed({ user: closed({ token: requiredText(200) }) }),
  answer: done(),
});
export const cancelAccount = post("cancelAccount", {
  path: `${etn}cancel-account`,
  summary: "Elimina la cuenta propia.",
  access: "session",
  body: closed({ user: closed({ motivo: requiredText(150) }) }),
  answer: done(),
});
export const changePassword = post("changePassword", {
  path: `${etn}cambiar-contrasena-web`,
  summary: "Cambia la contraseña propia y cierra las demás sesiones.",
  access: "session",
  body: closed({
    user: closed({
      contrasenaActual: requiredText(60),
      contrasena: requiredText(40),
      contrasenaConfirm: requiredText(40),
    }),
  }),
  answer: done(),
});
export const findUsers = post("findUsers", {
  path: `${etn}consultar-usuarios`,
  summary: "Consulta de la propia cuenta.",
  access: "session",
  body: account(),
  answer: done(),
});
export const requestPassword = post("requestPassword", {
  path: `${etn}recuperar-contrasena`,
  summary: "Pide recuperar la contraseña; responde igual exista o no la cuenta.",
  body: account(),
  answer: done(),
});
export const resetPassword = post("resetPassword", {
  path: `${etn}actualizar-contrasena`,
  summary: "Cambia la contraseña con un token.",
  body: closed({
    user: closed({ token: requiredText(200), contrasena: requiredText(40), contrasenaConfirm: requiredText(40) }),
  }),
  answer: done(),
});
export const points = post("points", {
  path: `${etn}consultar-puntos`,
  summary: "Puntos disponibles de la persona.",
  access: "session",
  body: closed({
    user: closed({ token: optionalText(200), tipoDocumento: optionalText(4), usuario: optionalText(20) }),
  }),
  answer: open({ data: open({ disponibles: whole().required() }) }),
});
export const userById = get("userById", {
  path: "/users/{id}",
  summary: "La propia cuenta.",
  access: "session",
  answer: done(),
});
export const salesReport = post("salesReport", {
  path: `${etn}reporte-ventas`,
  summary: "Reporte de ventas o premios pagados, en base64.",
  access: "session",
  body: closed({
    data: closed({
      tipoReporte: whole().oneOf([1, 2]).required(),
      ideLoteria: recordNumber().required(),
      fechaInicio: requiredDay(),
      fechaFin: requiredDay(),
      formato: string().oneOf(["PDF", "XLS"]).required(),
      token: optionalText(200),
    }),
  }),
  answer: open({ data: open({ $data: string().required() }) }),
});
export const settings = post("settings", {
  path: `${etn}web-confisys`,
  summary: "Valor de una opción pública.",
  refuses: { 404: ["NOT_FOUND"] },
  body: closed({ nombre: requiredText(60) }),
  answer: open({ data: array(open({ nombre: optionalText(60), valor: requiredText(200) })).required() }),
});
export const controlSettings = post("controlSettings", {
  path: `${etn}web-confisys-controlar`,
  summary: "Valor de una opción de control pública.",
  refuses: { 404: ["NOT_FOUND"] },
  body: closed({ nombre: requiredText(60) }),
  answer: open({ data: array(open({ nombre: optionalText(60), valor: requiredText(200) })).required() }),
});
