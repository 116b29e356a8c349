/** Words of a password that was forgotten: asking for a link, and choosing another one by it. */
import { seller } from "#domain/seller";

export const recovery = {
  title: "Recupera tu contraseña",
  lead: "Escribe el documento de tu cuenta y te enviamos un enlace para elegir otra contraseña.",
  submit: "Enviar el enlace",
  submitting: "Enviando…",
  /** The same whether there is such an account. */
  sent: "Si existe una cuenta con ese documento, enviamos un correo con un enlace.",
  sentMore: "Ábrelo para elegir otra contraseña. Si no lo ves, mira en correo no deseado.",
  back: "Volver a iniciar sesión",
  failed: "Ocurrió un error al momento de solicitar el cambio de contraseña. Inténtalo más tarde.",
  reset: {
    title: "Elige otra contraseña",
    lead: "Con ella entras desde ahora.",
    checking: "Revisando tu enlace",
    linkFailed: "No pudimos revisar tu enlace. Inténtalo de nuevo en unos minutos.",
    needsScripts: `Para cambiar tu contraseña aquí, tu navegador debe permitir scripts. Sin ellos, llámanos gratis al ${seller.phone}.`,
    sheet: "Escríbela dos veces",
    /** The address, most of it hidden. */
    of: (email: string) => `De la cuenta con el correo ${email}.`,
    password: "Contraseña nueva",
    confirm: "Repite la contraseña nueva",
    submit: "Cambiar contraseña",
    submitting: "Cambiando…",
    failed: "Ocurrió un error al momento de cambiar la contraseña. Inténtalo más tarde.",
    done: "Tu contraseña ha sido cambiada con éxito",
    doneMore: "Cerramos las sesiones que estaban abiertas con la anterior.",
    expired: "Este enlace ya no sirve",
    expiredMore: "Venció o ya se usó. Pide otro y ábrelo apenas llegue.",
    home: "Ir al inicio",
    login: "Iniciar sesión",
  },
} as const;
