/** The account's forms: registration, data, passwords, deletion. Messages are keys with their figures ("Forms" of the source). */
import { array, object, string, type InferType } from "yup";
import { ADULT_AGE, ageAt } from "./age";
import { bogotaInstant } from "./bogota";
import { documentProblem, documentTypes, type DocumentType } from "./documents";
import {
  accepted,
  dayText,
  emailText,
  isNoAlphabetRun,
  isNoTestUser,
  mobileText,
  nameText,
  newPassword,
  passwordParts,
  required,
  sameAs,
  surnameText,
  text,
} from "./fields";
import { LOGIN_PASSWORD_MAX } from "./login";

/** Version of the terms and of the privacy policy that an account accepts: the day from which they hold. */
export const POLICIES_VERSION = "2026-11-01";

export const genders = ["Masculino", "Femenino", "Otro"] as const;
export type Gender = (typeof genders)[number];

/** Codes of fiscal responsibility; the first, "not responsible", stands alone (REG-02). */
export const fiscalCodes = ["R-99-PN", "O-13", "O-15", "O-23", "O-47"] as const;
export type FiscalCode = (typeof fiscalCodes)[number];
export const NOT_RESPONSIBLE: FiscalCode = "R-99-PN";

/** The codes after somebody chose among them: any other clears "not responsible", none brings it back (REG-02). */
export function fiscalChoice(before: readonly string[], chosen: readonly string[]): FiscalCode[] {
  const isNewlyNone = chosen.includes(NOT_RESPONSIBLE) && !before.includes(NOT_RESPONSIBLE);
  const others = fiscalCodes.filter((code) => code !== NOT_RESPONSIBLE && chosen.includes(code));
  return isNewlyNone || others.length === 0 ? [NOT_RESPONSIBLE] : others;
}

/** Whether a list of codes is one that {@link fiscalChoice} gives. */
const isFiscalChoice = (codes: readonly string[]): boolean =>
  codes.length > 0 &&
  new Set(codes).size === codes.length &&
  codes.every((code) => (fiscalCodes as readonly string[]).includes(code)) &&
  (codes.length === 1 || !codes.includes(NOT_RESPONSIBLE));

/** First year of the lists of dates (REG-01). */
export const FIRST_YEAR = 1900;
/** Years in which an adult may be born, as seen on `today` (YYYY-MM-DD). */
export const birthYears = (today: string): { first: number; last: number } => ({
  first: FIRST_YEAR,
  last: Number(today.slice(0, 4)) - ADULT_AGE,
});
/** Years in which a document may have been issued. */
export const issueYears = (today: string): { first: number; last: number } => ({
  first: FIRST_YEAR,
  last: Number(today.slice(0, 4)),
});

/** Surnames as the wire has them: parted at the first space (REG-01). */
export function splitSurnames(surnames: string): { first: string; second: string } {
  const [first = "", ...rest] = surnames.trim().split(/\s+/);
  return { first, second: rest.join(" ") };
}

/** How a name is kept: upper case, one space between its words. */
export const normalizeName = (typed: string): string => typed.trim().replace(/\s+/g, " ").toLocaleUpperCase("es-CO");

const identityShape = () => ({
  documentType: string<DocumentType>()
    .oneOf([...documentTypes], required)
    .required(required),
  document: string()
    .required(required)
    .test("document", (value, context) => {
      const type = documentTypes.find((known) => known === context.parent.documentType);
      // Without a type there is no rule to break; the type itself is at fault.
      const problem = type && documentProblem(type, value, "account");
      return problem ? context.createError({ message: problem as never }) : true;
    }),
});

const cleanText = <S extends ReturnType<typeof text>>(schema: S) =>
  schema
    .test("testUser", { key: "testUser" } as never, isNoTestUser)
    .test("alphabetRun", { key: "alphabetRun" } as never, isNoAlphabetRun);

/** What the account keeps of its person and may be changed, as seen on `today` (YYYY-MM-DD). */
const personShape = (today: string) => ({
  issueDate: dayText()
    .test("future", { key: "futureDay" } as never, (value) => value <= today)
    .test("order", { key: "day" } as never, (value, { parent }) => {
      const { birthDate } = parent as { birthDate?: string };
      return !birthDate || value >= birthDate;
    }),
  names: cleanText(nameText(3, 150)),
  surnames: surnameText(3, 50).test("alphabetRun", { key: "alphabetRun" } as never, isNoAlphabetRun),
  birthDate: dayText()
    .test("first", { key: "day" } as never, (value) => Number(value.slice(0, 4)) >= FIRST_YEAR)
    .test("adult", { key: "underage" } as never, (value) => ageAt(value, bogotaInstant(today, "12:00")) >= ADULT_AGE),
  email: emailText().test("testUser", { key: "testUser" } as never, isNoTestUser),
  emailConfirm: sameAs("email", "emailsDiffer"),
  mobile: mobileText(),
  address: text(3, 100),
  fiscalCodes: array(string().required())
    .required()
    .test("fiscal", required as never, isFiscalChoice),
  terms: accepted(),
  policy: accepted(),
  adult: accepted(),
});

/** Values of the form that opens an account ("Forms · Account"). */
export const registrationSchema = (today: string) =>
  object({
    ...identityShape(),
    ...personShape(today),
    gender: string<Gender>()
      .oneOf([...genders], required)
      .required(required),
    password: newPassword(),
    passwordConfirm: sameAs("password", "passwordConfirmDiffers"),
    captcha: string().required({ key: "captcha" }),
  });
export type RegistrationValues = InferType<ReturnType<typeof registrationSchema>>;

/** Values of the same form in edit mode: without document, gender, password and captcha (ACC-02). */
export const personSchema = (today: string) => object(personShape(today));
export type PersonValues = InferType<ReturnType<typeof personSchema>>;

/** Who has forgotten their password, or waits for the link that confirms the account (REG-05). */
export const recoverySchema = object(identityShape());
export type RecoveryValues = InferType<typeof recoverySchema>;

/** A password chosen anew by a link (REG-05). */
export const resetSchema = object({
  password: newPassword(),
  passwordConfirm: sameAs("password", "passwordsDiffer"),
});
export type ResetValues = InferType<typeof resetSchema>;

/** A change of password by who knows the current one (ACC-03). */
export const passwordSchema = object({
  current: string().required(required).max(LOGIN_PASSWORD_MAX, { key: "maxLength", limit: LOGIN_PASSWORD_MAX }),
  password: newPassword(),
  passwordConfirm: string()
    .required(required)
    .min(6, { key: "minLength", limit: 6 })
    .max(15, { key: "maxLength", limit: 15 })
    .test("same", { key: "passwordsDiffer" } as never, (value, { parent }) => {
      return value === (parent as { password?: string }).password;
    }),
});
export type PasswordValues = InferType<typeof passwordSchema>;

/** Longest reason for deleting an account, in characters. */
export const REASON_MAX = 150;
/** Values of the form that deletes an account (ACC-05). */
export const deletionSchema = object({ reason: text(1, REASON_MAX) });
export type DeletionValues = InferType<typeof deletionSchema>;

/** How strong a password is, 0 for none to 4: its kinds of signs, less when it is short or repeats itself, more from twelve signs on. It only advises. */
export function passwordStrength(password: string): number {
  if (password === "") return 0;
  const found = Object.values(passwordParts).filter((part) => part.test(password)).length;
  const isLong = password.length >= 12;
  const isMonotonous = new Set(password).size < password.length / 2;
  return Math.max(1, Math.min(4, found - (password.length < 8 ? 1 : 0) + (isLong ? 1 : 0) - (isMonotonous ? 2 : 0)));
}
