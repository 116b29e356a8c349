/** Words of the person's fields, which registration and "Mis datos" share; those of a new password too. */
import type { FiscalCode } from "#domain/account";
import { listed, months } from "./format";

export const person = {
  /** In the order of the forms. */
  fields: {
    names: "Nombres",
    surnames: "Apellidos",
    issueDate: "Fecha de expedición",
    birthDate: "Fecha de nacimiento",
    email: "Correo electrónico",
    emailConfirm: "Confirmar correo electrónico",
    mobile: "Celular",
    address: "Dirección",
    fiscalCodes: "Responsabilidad fiscal",
    terms: "Términos y condiciones",
    policy: "Tratamiento de datos",
    adult: "Mayoría de edad",
  },
  issueDateHint: "La que está en el reverso de tu documento.",
  birthDateHint: "Solo mayores de 18 años: lo pide la ley.",
  emailHint: "Ahí llegan tus billetes.",
  addressHint: "Calle, número y municipio.",
  date: { dayLabel: "Día", monthLabel: "Mes", yearLabel: "Año", monthNames: months },
  fiscal: {
    hint: "Marca las que diga tu RUT. Si no tienes RUT, no cambies nada.",
    /** Letter by letter as the source has them (REG-02). */
    names: {
      "R-99-PN": "No responsable",
      "O-13": "gran contribuyente",
      "O-15": "autoretenedor",
      "O-23": "agente retención IVA",
      "O-47": "régimen simple",
    } satisfies Record<FiscalCode, string>,
    option: (code: FiscalCode, name: string) => `${code}, ${name}`,
  },
  accept: {
    terms: "Acepto los",
    termsLink: "términos y condiciones",
    policy: "Autorizo el",
    policyLink: "tratamiento de mis datos",
    adult: "Declaro que soy mayor de edad",
    newTab: "Se abre en otra pestaña",
    /** "Falta un permiso: Mayoría de edad." */
    missing: (names: readonly string[]) =>
      names.length === 1 ? `Falta un permiso: ${names[0]}.` : `Faltan ${names.length} permisos: ${listed(names)}.`,
  },
  password: {
    label: "Contraseña",
    hint: "De 8 a 15 caracteres: minúscula, mayúscula, número y carácter especial, sin espacios.",
    confirm: "Confirmar contraseña",
    reveal: "Mostrar contraseña",
    hide: "Ocultar contraseña",
    strength: "Fuerza de la contraseña",
    /** Of one segment that is full, to four. */
    strengths: ["Débil", "Regular", "Buena", "Muy buena"],
  },
  /** Heads the list of what is to be corrected. */
  faults: (count: number) => (count === 1 ? "Falta corregir 1 dato:" : `Falta corregir ${count} datos:`),
} as const;
