/** Words of the validators, by the keys that the domain's rules give. */
const sentences = {
  required: () => "Este campo es requerido",
  captcha: () => "Prueba que no eres un robot",
  minLength: (limit?: number) => `El campo debe tener un mínimo de ${limit} caracteres`,
  maxLength: (limit?: number) => `El campo puede tener un máximo de ${limit} caracteres`,
  name: () => "Debes ingresar un nombre válido",
  email: () => "Debes ingresar un correo electrónico válido",
  caseNumber: () => "Escribe el radicado como está en tu correo: PQ, cuatro números y seis letras o números",
  documentSuspicious: () => "Este campo debe contener un documento válido",
  documentDigits: () => "El campo debe ser un número, sin caracteres especiales",
  documentLeadingZero: () => "El campo no debe iniciar por 0",
} as const;

export type ValidationKey = keyof typeof sentences;

/** A rule's key and its figure. */
export interface ValidationProblem {
  key: ValidationKey;
  limit?: number;
}

const isKnown = (key: string): key is ValidationKey => Object.hasOwn(sentences, key);

/** The sentence of a broken rule; a rule without words of its own gets the general ones. */
export const validation = ({ key, limit }: { key: string; limit?: number }): string =>
  isKnown(key) ? sentences[key](limit) : "Este dato no es válido";
