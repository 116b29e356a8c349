/** Words of the registration: its three steps, and the account that was made. */
import type { Gender, RegistrationValues } from "#domain/account";
import { seller } from "#domain/seller";

export const signUp = {
  title: "Crear cuenta",
  description:
    "Crea tu cuenta en tres pasos para comprar tu billete de lotería en línea y recibir tus premios. Solo mayores de 18 años.",
  lead: "Tres minutos. Ten tu cédula a la mano.",
  needsScripts: `Para crear tu cuenta aquí, tu navegador debe permitir scripts: con ellos tu equipo comprueba que no eres un robot. Sin ellos, llámanos gratis al ${seller.phone}.`,
  form: "Crear cuenta",
  steps: {
    names: ["Quién eres", "Dónde estás", "Tu clave"],
    done: "hecho",
    /** "Paso 2 de 3: Dónde estás". */
    place: (place: number, name: string) => `Paso ${place} de 3: ${name}`,
    /** On the stub of each step. */
    titles: ["Como está en tu documento", "Para encontrarte", "Para entrar"],
    more: [
      "Con estos datos pagamos tus premios.",
      "Ahí llegan tus billetes y, si ganas, la noticia.",
      "Entras con tu documento y esta contraseña.",
    ],
    kept: "Lo que escribes se guarda en esta pestaña hasta que termines; la contraseña, nunca.",
  },
  document: { label: "Documento", type: "Tipo", number: "Número" },
  gender: "Género",
  genders: { Masculino: "Masculino", Femenino: "Femenino", Otro: "Otro" } satisfies Record<Gender, string>,
  choose: "Elige",
  /** What the list of faults calls the fields that are registration's own. */
  faults: {
    documentType: "Tipo de documento",
    document: "Número de documento",
    gender: "Género",
  } satisfies Partial<Record<keyof RegistrationValues, string>>,
  next: "Seguir",
  back: "Volver",
  submit: "Crear Cuenta",
  submitting: "Creando tu cuenta…",
  failed:
    "Ocurrió un error al momento de Crear la cuenta. Inténtalo nuevamente o contáctanos para reportar tu problema.",
  created: {
    title: "Revisa tu correo",
    /** Before the address. */
    message: "Creamos tu cuenta y enviamos un enlace de confirmación a",
    more: "Ábrelo para activarla. Si no lo ves, mira en correo no deseado.",
    resend: "Enviar otro correo",
    resending: "Enviando…",
    resent: "Enviamos otro correo.",
    wait: "En un minuto puedes pedir otro.",
    resendFailed: "No pudimos enviar otro correo. Inténtalo en unos minutos.",
    home: "Ir al inicio",
    cartKept: (contents: string, total: string) => `Tu carrito se conserva: ${contents} por ${total}.`,
  },
} as const;
