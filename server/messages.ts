/** What the server tells a person of a refusal, of a field, of a line and of an order. */

/** The sentence of each refusal, by its code. */
export const messages = {
  BAD_REQUEST: "La solicitud no se entiende. Revisa los datos e inténtalo de nuevo.",
  INVALID_FIELDS: "Hay datos que debemos revisar.",
  UNAUTHORIZED: "Tu sesión ha expirado, por favor ingresa de nuevo.",
  BAD_CREDENTIALS: "Usuario o clave inválida",
  FORBIDDEN: "No tienes permiso para hacer esto.",
  FOREIGN_ORIGIN: "Por tu seguridad, esta operación solo se acepta desde la tienda.",
  NOT_FOUND: "No encontramos lo que buscas.",
  METHOD_NOT_ALLOWED: "Esta dirección no admite ese método.",
  PAYLOAD_TOO_LARGE: "La solicitud es demasiado grande.",
  UNSUPPORTED_MEDIA_TYPE: "La solicitud debe enviarse como application/json.",
  TOO_MANY_REQUESTS: "Hiciste muchas solicitudes en poco tiempo. Espera un momento e inténtalo de nuevo.",
  TOO_MANY_ATTEMPTS: "Demasiados intentos. Espera un momento antes de volver a intentarlo.",
  CAPTCHA_REFUSED: "Prueba que no eres un robot",
  INTERNAL: "Tuvimos un problema y no pudimos completar la operación. Inténtalo de nuevo en unos minutos.",
  BUSY: "La tienda está muy ocupada en este momento. Inténtalo de nuevo en unos segundos.",
  STALE_CART: "Tu carrito cambió en otra ventana. Lo actualizamos: revisa y vuelve a intentarlo.",
  CART_FULL: "Tu carrito está lleno: admite hasta 50 jugadas y recargas.",
  EMPTY_CART: "Tu carrito está vacío.",
  DRAW_UNKNOWN: "Ese sorteo no existe o ya no está disponible.",
  RESULT_UNKNOWN: "Aún no hay resultado oficial de esa lotería para esa fecha.",
  PLAN_UNKNOWN: "No pudimos revisar tu billete: no tenemos el plan de premios completo de ese sorteo.",
  DRAW_CLOSED: "Hay jugadas de sorteos que ya cerraron. Retíralas para poder pagar.",
  DRAW_CLOSING: "Las ventas de un sorteo de tu carrito están por cerrar y no queda tiempo para completar el pago.",
  SERIES_UNKNOWN: "La serie ingresada no se encuentra disponible",
  SOLD_OUT: "La serie ingresada no se encuentra disponible",
  TOO_MANY_FRACTIONS: "Pides más fracciones de las que tiene el billete.",
  TOO_MANY_HOLDS: "Tienes muchas fracciones apartadas sin pagar. Termina o espera esos pagos antes de apartar más.",
  PRICE_CHANGED: "El valor de tu compra cambió. Revisa el nuevo total y confirma de nuevo.",
  COUPON_UNKNOWN: "No conocemos ese cupón. Revisa que esté bien escrito.",
  COUPON_EARLY: "Ese cupón todavía no se puede usar.",
  COUPON_OVER: "Ese cupón ya venció.",
  COUPON_SPENT: "Ese cupón ya se agotó.",
  COUPON_USED: "Ya usaste ese cupón, o lo tiene una compra tuya sin pagar.",
  COUPON_UNFIT:
    "Ese cupón no sirve para las jugadas de este carrito: es de otras loterías o de otro número de fracciones.",
  COUPON_WHOLE:
    "Ese cupón dejaría esta compra en $0 y ninguna pasarela recibe un pago en cero. Agrega otra jugada para usarlo.",
  PLAY_PAUSED: "Estás en una pausa que tú elegiste. Mira hasta cuándo en Juego en calma, en tu cuenta.",
  LIMIT_REACHED: "Con esta compra pasarías el límite que te pusiste. Míralo en Juego en calma, en tu cuenta.",
  OPERATOR_GONE: "Hay recargas de un operador que ya no vendemos. Retíralas para poder pagar.",
  PACKAGE_GONE: "Hay paquetes de recarga que ya no están disponibles. Retíralos para poder pagar.",
  AMOUNT_OUT_OF_RANGE: "El valor de una recarga está por fuera de lo que acepta su operador.",
  KEY_REUSED: "Esta compra ya se envió con otros datos. Vuelve al carrito e inténtalo de nuevo.",
  BIRTH_DATE_MISSING: "Debes completar todos tus datos personales para poder continuar (Fecha de nacimiento)",
  UNDERAGE: "Debes ser mayor de edad para continuar esta transacción.",
  AGE_PENDING: "Debes confirmar que eres mayor de edad para continuar esta transacción.",
  GATEWAY_DISABLED: "Este medio de pago no está habilitado.",
  GATEWAY_DOWN:
    "La pasarela de pagos no responde. No se hizo ningún cobro; inténtalo de nuevo o elige otro medio de pago.",
  ORDER_EXPIRED:
    "El tiempo para pagar esta compra terminó. Tus jugadas volvieron al carrito: revísalas y vuelve a pagar.",
  ORDER_CLOSING:
    "Las ventas de un sorteo de esta compra están por cerrar y no queda tiempo para pagarla. Las jugadas de sorteos abiertos volvieron al carrito.",
  ORDER_WAITING:
    "El tiempo para pagar esta compra terminó y esperamos la respuesta de la pasarela. Verás el resultado en tu historial.",
  ORDER_REJECTED: "El pago de esta compra no fue aprobado. Puedes volver a jugar sus números.",
  ORDER_PAID: "Esta compra ya recibió un pago. Mira su estado en tu historial.",
  PAYMENT_IN_PROCESS:
    "Tu banco todavía procesa un pago de esta compra. Espera su respuesta antes de pagar de otra forma o de cancelarla.",
  ORDER_UNFINISHED: "Esta orden aún puede pagarse o ya fue aprobada.",
  RECEIPT_UNAVAILABLE: "El comprobante está disponible cuando el pago queda aprobado.",
  PQRS_UNKNOWN:
    "No encontramos una PQRS con ese radicado y ese documento. Revisa los dos: el radicado está en el correo que te enviamos.",
  EMAIL_UNCONFIRMED: "Falta confirmar tu correo. Abre el enlace del mensaje que te enviamos; si venció, te llega otro.",
  LINK_UNKNOWN: "Este enlace no existe. Cópialo completo desde tu correo.",
  LINK_USED_UP: "Este enlace venció o ya se usó. Pide uno nuevo.",
  WRONG_PASSWORD: "Clave inválida",
  BALANCE_LEFT: "El saldo del usuario debe ser  0 par poder cancelar la cuenta",
  ACCOUNT_BUSY: "Tienes una compra en curso o dinero por devolverte. Podrás eliminar la cuenta cuando eso termine.",
  PRIZE_UNKNOWN: "No encontramos ese premio en tu cuenta.",
  CLAIM_AT_POINT: "Para reclamar este premio debes dirigirte a un punto físico",
  CLAIMS_CLOSED: "El cobro de premios en la tienda no está disponible en este momento.",
  CLAIM_WITHOUT_MOBILE: "Escribe tu celular en tus datos: es el número de tu cuenta de OKI.",
  CLAIM_MISSING: "Ese premio todavía no se ha cargado a tu cuenta de OKI.",
  WALLET_REFUSED: "La billetera no recibió la recarga",
  SELLERS_ONLY: "Los reportes son solo para comercializadores.",
  REPORT_TOO_LONG: "Ese período tiene más ventas de las que caben en un archivo. Elige menos días.",
  LINK_EXPIRED: "Este enlace venció. Descarga el comprobante de nuevo desde tu historial.",
} as const;

export type RefusalCode = keyof typeof messages;

/** What a line at fault says of itself, where the refusal's own sentence would not fit beside it. */
export const lineMessages: Partial<Record<RefusalCode, string>> = {
  DRAW_UNKNOWN: "Este sorteo no existe",
  DRAW_CLOSED: "Sorteo cerrado",
  DRAW_CLOSING: "Las ventas están por cerrar",
  OPERATOR_GONE: "Ya no recargamos este operador",
  PACKAGE_GONE: "Este paquete ya no está disponible",
  AMOUNT_OUT_OF_RANGE: "El operador no acepta este valor",
  TOO_MANY_FRACTIONS: "El billete no tiene tantas fracciones",
};

/** Words for a field that breaks the contract. The field's own rule is for programs; the reader gets one of these. */
export const fieldMessages = {
  required: "Este campo es requerido",
  invalid: "Este dato no es válido",
  unknown: "Este campo no se admite",
  day: "Debe ser una fecha válida",
} as const;

/** What the state of an order is told with where the gateway has no sentence for it. */
export const orderMessages = {
  refundDue: "Recibimos tu pago, pero las fracciones ya no estaban disponibles. Te devolveremos el dinero.",
  expired: "El tiempo para pagar terminó",
  cancelled: "Cancelaste esta compra",
  cancelling: "Cancelaste esta compra; esperamos a que la pasarela lo confirme",
} as const;

/** What an account's calls say when they are done. The same words stand where nothing was done: they tell nobody who has an account. */
export const accountMessages = {
  signedUp: "Creamos tu cuenta. Te enviamos un correo con un enlace para confirmarla.",
  linkSent: "Si hay una cuenta con ese documento, enviamos un enlace a su correo.",
  linkRenewed: "Este enlace venció. Te enviamos un correo con uno nuevo.",
  updated: "Tu información ha sido actualizada exitosamente",
  passwordChanged: "Tu contraseña ha sido cambiada con éxito",
  deleted: "Tu cuenta fue eliminada.",
} as const;
