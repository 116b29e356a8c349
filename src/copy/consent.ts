/** Words about measuring the shop's use. When what they promise changes, so does the version in `src/page/consent.ts`. */

export const consent = {
  /** Names the region of the question. */
  label: "Avisos",
  question: "¿Nos dejas medir cómo se usa la tienda, sin guardar quién eres ni qué juegas?",
  allow: "Permitir",
  refuse: "No permitir",
  more: "Qué se mide",
  close: "Cerrar sin permitir",
  title: "Medición de uso",
  counted:
    "Contamos que algo se añade al carrito y que se compra, con su valor; que alguien entra a su cuenta; y que se envía una PQRS o una calificación. Nunca tu nombre, tu documento, tu correo, tu celular ni los números que juegas.",
  whenGranted: { now: "Hoy nos dejas medir.", change: "Dejar de medir", stay: "Seguir así" },
  whenDenied: { now: "Hoy no medimos nada de lo que haces.", change: "Permitir la medición", stay: "Seguir así" },
  policy:
    "Solo medimos el uso de la tienda si lo permites. Tu respuesta se guarda un año en este navegador, en una cookie, y la cambias cuando quieras con «Medición de uso», al pie de cada página: desde ese momento no se cuenta nada más.",
} as const;
