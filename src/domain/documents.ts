/** Identity documents: the rules of the source's "Document number" by type. Problems are keys; the words live in the copy. */

export const documentTypes = ["CC", "NIT", "PA", "CE", "PD", "CD", "TE"] as const;
export type DocumentType = (typeof documentTypes)[number];

/** Types of document that a PQRS may name, in the source's order; NU has no account. */
export const pqrsDocumentTypes = ["CC", "NIT", "PA", "CE", "NU", "PD", "CD", "TE"] as const;
export type PqrsDocumentType = (typeof pqrsDocumentTypes)[number];

/** What is wrong with a document number. */
export type DocumentProblem =
  | { key: "required" }
  | { key: "documentSuspicious" }
  | { key: "documentDigits" }
  | { key: "documentLeadingZero" }
  | { key: "minLength" | "maxLength"; limit: number };

interface Rule {
  digitsOnly: boolean;
  min: number;
  max: number;
}

const digits = (min: number, max: number): Rule => ({ digitsOnly: true, min, max });

/** Longest document number that any form takes, in characters. */
export const DOCUMENT_MAX = 20;

const rules: Record<PqrsDocumentType, Rule> = {
  CC: digits(3, 11),
  NIT: digits(3, 11),
  PA: { digitsOnly: false, min: 1, max: 16 },
  CE: digits(1, 6),
  // The source has no rule of its own for it.
  NU: { digitsOnly: false, min: 1, max: DOCUMENT_MAX },
  PD: digits(4, 20),
  CD: digits(4, 20),
  TE: digits(5, 10),
};

/** The login form's rules: PD and CD take 3 to 11 there (VAL-02). */
const loginRules: Record<PqrsDocumentType, Rule> = { ...rules, PD: digits(3, 11), CD: digits(3, 11) };

const leadingZeroAllowed: ReadonlySet<PqrsDocumentType> = new Set(["PA", "CE", "NU"]);
const suspicious = /(.)\1{4}|0123456|123456|98765/;

/** How a document number is kept: upper case, without surrounding space. */
export const normalizeDocument = (text: string): string => text.trim().toUpperCase();

/** The first rule that a document number breaks, or null. `form` chooses the login variant. */
export function documentProblem(
  type: PqrsDocumentType,
  text: string,
  form: "account" | "login",
): DocumentProblem | null {
  const value = normalizeDocument(text);
  const rule = (form === "login" ? loginRules : rules)[type];
  if (!value) return { key: "required" };
  if (rule.digitsOnly && !/^\d+$/.test(value)) return { key: "documentDigits" };
  if (!rule.digitsOnly && !/^[A-Z0-9]+$/.test(value)) return { key: "documentSuspicious" };
  if (!leadingZeroAllowed.has(type) && value.startsWith("0")) return { key: "documentLeadingZero" };
  if (value.length < rule.min) return { key: "minLength", limit: rule.min };
  if (value.length > rule.max) return { key: "maxLength", limit: rule.max };
  if (suspicious.test(value)) return { key: "documentSuspicious" };
  return null;
}
