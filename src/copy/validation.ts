/** Words of the validators, by the keys that the domain's rules give. */
import { pesos } from "./format";

const sentences = {
  required: () => "Este campo es requerido",
  captcha: () => "Prueba que no eres un robot",
  minLength: (limit?: number) => `El campo debe tener un mínimo de ${limit} caracteres`,
  maxLength: (limit?: number) => `El campo puede tener un máximo de ${limit} caracteres`,
  name: () => "Debes ingresar un nombre válido",
  surname: () => "Debes ingresar un apellido válido",
  alphabetRun: () => "Ingrese un dato válido",
  testUser: () => "Este dato es inválido",
  emailsDiffer: () => "Los correos deben coincidir",
  mobile: () => "El número de celular debe tener 10 dígitos",
  day: () => "Debe ser una fecha válida",
  futureDay: () => "La fecha no puede ser posterior a hoy",
  underage: () => "Debes ser mayor de edad para continuar esta transacción.",
  password: () => "¡Uy! Necesitas al menos agregar una letra minúscula, mayúscula, un número y un carácter especial.",
  passwordConfirmDiffers: () => "La contraseña y la confirmación de la contraseña deben coincidir",
  passwordsDiffer: () => "Las contraseñas deben coincidir",
  email: () => "Debes ingresar un correo electrónico válido",
  caseNumber: () => "Escribe el radicado como está en tu correo: PQ, cuatro números y seis letras o números",
  minPesos: (limit = 0) => `El valor ingresado debe ser mayor o igual a ${pesos(limit)}`,
  maxPesos: (limit = 0) => `El valor ingresado debe ser menor o igual a ${pesos(limit)}`,
  phone: () => "Escribe un celular de Colombia: 10 dígitos y el primero es 3",
  package: () => "Debes seleccionar por lo menos un paquete para poder añadirlo al carrito de compras",
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
