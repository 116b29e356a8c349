/** Wire of the login, of the person who is asking, and of the public settings. */
import { array, boolean, string, type InferType } from "yup";
import { documentTypes } from "#domain/documents";
import { closed, open, optionalText, post, recordNumber, requiredText, whole } from "./call";

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
  refuses: { 400: ["CAPTCHA_REFUSED"], 401: ["BAD_CREDENTIALS", "EMAIL_UNCONFIRMED"], 429: ["TOO_MANY_ATTEMPTS"] },
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
  /** Minutes of play after which the person is reminded of the time (F-62); ours. */
  recordatorioMinutos: whole().nullable().optional(),
  /** Notices behind the bell that the person has not read; ours. */
  avisosSinLeer: whole().optional(),
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

const etn = "/api/Users/etn/";

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
