/** Words of the login dialog. */
import { seller } from "#domain/seller";

export const login = {
  title: "Mi cuenta",
  tabs: { label: "Cuenta", login: "Iniciar sesión", signUp: "Crear cuenta" },
  reason: {
    needed: (what: string) => `Inicia sesión para ${what}.`,
    signUp: (what: string) => `Crea tu cuenta para ${what}.`,
    expired: (what: string | null) =>
      `Tu sesión ha expirado, por favor ingresa de nuevo${what === null ? "" : ` para ${what}`}.`,
    pay: (total: string) => `pagar ${total}`,
    coupon: "usar tu cupón",
    history: "ver tu historial",
    data: "ver tus datos",
    reports: "descargar tus reportes",
    order: "ver tu compra",
    claim: "reclamar tu premio",
    other: "seguir",
    cartKept: "Tu carrito se conserva.",
  },
  needsScripts: {
    message:
      "Para iniciar sesión, tu navegador debe permitir scripts: con ellos tu equipo comprueba que no eres un robot. Actívalos e inténtalo de nuevo.",
    retry: "Intentar de nuevo",
  },
  documentType: "Tipo de documento",
  document: "Número de documento",
  password: "Contraseña",
  reveal: "Mostrar contraseña",
  hide: "Ocultar contraseña",
  seller: "Soy comercializador",
  captcha: {
    label: "No soy un robot",
    working: "Verificando",
    done: "Listo, verificado",
    failed: "No se pudo verificar. Toca para intentarlo de nuevo.",
  },
  forgot: "¿Olvidaste tu contraseña?",
  submit: "Iniciar sesión",
  submitting: "Iniciando sesión",
  success: "Inicio de sesión Exitoso",
  signUp: {
    lead: "Con tu cuenta compras, recibes tus billetes por correo y cobras tus premios.",
    needs: [
      { label: "Tu documento", value: "A la mano: pedimos su número y su fecha." },
      { label: "Tu correo", value: "Ahí llega el enlace que la activa." },
      { label: "Tu tiempo", value: "Tres minutos." },
      { label: "Tu edad", value: "18 años o más." },
    ],
    go: "Crear mi cuenta",
  },
  agePending: {
    title: "Confirma tu mayoría de edad",
    message: `Tu cuenta aún no ha confirmado la mayoría de edad, por eso no puede iniciar sesión. Comunícate con la línea gratuita ${seller.phone} con tu documento a la mano.`,
  },
  update: { title: "Actualiza tus datos", message: "Por favor actualiza los datos." },
} as const;
