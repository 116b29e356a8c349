/** Words of the link that confirms an account, or a new address. */
import { seller } from "#domain/seller";

export const confirmAccount = {
  title: "Confirma tu correo",
  needsScripts: `Para confirmarlo aquí, tu navegador debe permitir scripts. Sin ellos, llámanos gratis al ${seller.phone}.`,
  checking: "Revisando tu enlace",
  linkFailed: "No pudimos revisar tu enlace. Inténtalo de nuevo en unos minutos.",
  ask: {
    account: "Un paso más y tu cuenta queda activa.",
    /** With the address, most of it hidden. */
    accountOf: (email: string) => `Un paso más y la cuenta con el correo ${email} queda activa.`,
    address: "Un paso más y te escribimos a tu correo nuevo.",
    addressOf: (email: string) => `Un paso más y te escribimos a ${email}.`,
    submit: "Confirmar mi correo",
  },
  submitting: "Un momento…",
  expired: {
    title: "Este enlace venció",
    message: "Pide otro: llega al mismo correo.",
    submit: "Enviar otro correo",
  },
  sent: {
    title: "Te enviamos otro correo",
    message: "El enlace anterior venció. Abre el del correo nuevo; si no lo ves, mira en correo no deseado.",
  },
  verified: {
    title: "Cuenta activada",
    message: "Tu correo quedó confirmado. Inicia sesión y elige tu número.",
    addressTitle: "Correo confirmado",
    addressMessage: "Desde ahora tus billetes llegan a tu correo nuevo.",
  },
  failed:
    "Ocurrió un error al momento de Crear la cuenta. Inténtalo nuevamente o contáctanos para reportar tu problema.",
  login: "Iniciar sesión",
  account: "Ir a mi cuenta",
  home: "Ir al inicio",
} as const;
