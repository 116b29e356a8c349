/** Calls of our own, beyond the source, about who is asking: session, captcha, logout. */
import { array, boolean, mixed, string, type InferType } from "yup";
import { closed, get, open, optionalText, post, record, requiredText, whole } from "./call";
import { cartWire } from "./cart";
import { userWire } from "./users";

/** What every page needs first: the server's time and who is asking. One request instead of three. */
export const session = get("session", {
  path: "/api/tienda/sesion",
  summary: "Hora del servidor y persona de la sesión (null si no hay).",
  answer: open({
    /** ISO instant of the server's clock. */
    ahora: requiredText(40),
    usuario: userWire.nullable().defined().default(null),
    /** Open cart of the person; null without session. */
    carrito: cartWire.nullable().defined().default(null),
    /** Whether an order of the person waits for its payment. */
    pendiente: mixed<boolean>().required(),
    /** Document types that the configuration allows (AUTH-09). */
    tiposDocumento: array(requiredText(4)).required(),
  }),
});
export type SessionWire = InferType<typeof session.answer>;

export const captchaActions = ["login", "registro"] as const;
/** An altcha challenge (proof of work) bound to one action. Its shape belongs to altcha-lib. */
export const captcha = get("captcha", {
  path: "/api/tienda/captcha",
  summary: "Reto de prueba de trabajo para una acción.",
  query: closed({
    accion: string()
      .oneOf([...captchaActions])
      .required(),
  }),
  answer: record(),
});

export const logout = post("logout", {
  path: "/api/tienda/salir",
  summary: "Cierra la sesión.",
  body: closed({}),
  answer: open({ data: mixed().required() }),
});

export const openSessions = get("openSessions", {
  path: "/api/tienda/sesiones",
  summary: "Sesiones abiertas de la persona, la última usada primero.",
  access: "session",
  answer: open({
    sesiones: array(
      open({
        /** Browser and system in words; empty where the browser did not say. */
        equipo: optionalText(120),
        /** ISO instants. */
        abierta: requiredText(40),
        vista: requiredText(40),
        esEsta: boolean().required(),
      }),
    ).required(),
  }),
});

export const closeOtherSessions = post("closeOtherSessions", {
  path: "/api/tienda/sesiones/cerrar-otras",
  summary: "Cierra las demás sesiones de la persona.",
  access: "session",
  body: closed({}),
  answer: open({ cerradas: whole().required() }),
});
