/** The steps of the registration and the values that each asks for, in the order of their fields (REG-01). */
import type { RegistrationValues } from "#domain/account";

type Field = keyof RegistrationValues;

export const steps = [
  ["documentType", "document", "names", "surnames", "issueDate", "birthDate", "gender"],
  ["email", "emailConfirm", "mobile", "address", "fiscalCodes"],
  ["password", "passwordConfirm", "terms", "policy", "adult", "captcha"],
] as const satisfies readonly (readonly Field[])[];

/** Place of the last step. */
export const LAST = steps.length - 1;

/** The first of the steps that asks for one of these values; null where none does. */
export function stepOf(names: readonly string[]): number | null {
  const place = steps.findIndex((fields) => fields.some((field) => names.includes(field)));
  return place === -1 ? null : place;
}
