/** Words of leaving the shop: the screen that deletes an account, and the page after it. */
import { REASON_MAX } from "#domain/account";

export const deletion = {
  title: "Eliminar mi cuenta",
  warning: "Después no hay vuelta atrás",
  warningMore: "La cuenta no se puede reactivar y tus datos no se pueden recuperar.",
  erased: {
    title: "Qué se borra",
    items: [
      "Tu correo, tu celular y tu dirección",
      "Tus fechas de nacimiento y de expedición",
      "Tu contraseña, tu número favorito y tu carrito",
      "El texto de los mensajes que te enviamos",
      "Las sesiones abiertas en todos tus equipos",
    ],
  },
  kept: {
    title: "Qué debemos guardar",
    items: [
      "Tus compras con tu nombre y tu documento, por diez años: así lo pide la ley a todo comerciante",
      "Las pausas de juego que hayas elegido, hasta su fin",
      "El motivo que escribas aquí",
    ],
  },
  form: "Eliminar la cuenta",
  reason: "Motivo",
  reasonHint: "Nos ayuda a mejorar.",
  left: (count: number) =>
    count === 1
      ? "Te queda 1 carácter"
      : count >= 0
        ? `Te quedan ${count} caracteres`
        : `Sobran ${-count}: el motivo puede tener ${REASON_MAX}`,
  submit: "Eliminar mi cuenta",
  back: "Volver",
  question: "¿Eliminar tu cuenta para siempre?",
  confirm: "Sí, eliminarla",
  keep: "No, conservarla",
  deleting: "Eliminando…",
  /** Before the page after it opens. */
  leaving: "Estamos cerrando tu sesión.",
  failed: "Ocurrió un error al momento de Eliminar el usuario. Inténtalo más tarde.",
  deleted: {
    title: "Cuenta eliminada",
    message: "Gracias por haber jugado con nosotros. Si vuelves, puedes crear una cuenta nueva con tu documento.",
    home: "Ir al inicio",
  },
} as const;
