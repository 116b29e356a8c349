/** Rules of single fields, as the source's "Generic validators" has them (VAL-01). Messages are keys with their figures. */
import { boolean, string } from "yup";
import { parseDay } from "./bogota";

/** Longest e-mail address that a form takes, in characters. */
export const EMAIL_MAX = 80;

/** The key of a field that must be filled in. */
export const required = { key: "required" };

/** A key with its figure where yup wants a sentence: it is handed through as it is. */
const message = (key: string) => ({ message: { key } as never });

/** Text of `min` to `max` characters without the space around it. */
export const text = (min: number, max: number) =>
  string()
    .trim()
    .required(required)
    .min(min, { key: "minLength", limit: min })
    .max(max, { key: "maxLength", limit: max });

/** A box that must be ticked. */
export const accepted = () => boolean().required(required).oneOf([true], required);

/** Letters with their accents, in segments of up to 18 that a space or an underscore parts. */
const NAME = /^[\p{L}\p{M}]{1,18}(?:[ _]+[\p{L}\p{M}]{1,18})*$/u;
const EMAIL = /^[\w.!#$%&'*+/=?^`{|}~-]{1,64}@[a-z\d-]{1,63}(?:\.[a-z\d-]{1,63}){0,8}\.[a-z]{2,24}$/i;

export const nameText = (min: number, max: number) => text(min, max).matches(NAME, message("name"));
export const surnameText = (min: number, max: number) => text(min, max).matches(NAME, message("surname"));
export const emailText = () => text(5, EMAIL_MAX).matches(EMAIL, message("email"));

const TEST_WORDS = /prueba|root|admin|usuario/i;

/** Whether a text has none of the words that testers write: prueba, pruebas, root, admin, administrador, usuario. */
export const isNoTestUser = (value: string): boolean => !TEST_WORDS.test(value);

/**
 * Whether no word of a text is a run of the alphabet, as ABC and CDE are. A run inside a longer word is none: STUART and
 * ESTUPIÑÁN hold STU.
 */
export const isNoAlphabetRun = (value: string): boolean =>
  value
    .toUpperCase()
    .split(/[ _]+/)
    .every((word) => word.length < 3 || !"ABCDEFGHIJKLMNOPQRSTUVWXYZ".includes(word));

/** What a typed telephone number holds: its digits. */
export const digitsOf = (typed: string): string => typed.replace(/\D/g, "");

/** Ten digits, however they are spaced. */
export const mobileText = () =>
  string()
    .required(required)
    .test("mobile", { key: "mobile" } as never, (value) => digitsOf(value).length === 10);

/** A calendar day YYYY-MM-DD; each part of one that is not whole yet is required. */
export const dayText = () =>
  string()
    .required(required)
    .test("whole", required as never, (value) => !/^-|--|-$/.test(value))
    .test("day", { key: "day" } as never, (value) => /^\d{4}-/.test(value) && parseDay(value) !== null);

/** Shortest and longest password of an account, in characters. */
export const PASSWORD_MIN = 8;
export const PASSWORD_MAX = 15;

/** Signs that a password must hold, each by its kind. */
export const passwordParts = {
  lower: /\p{Ll}/u,
  upper: /\p{Lu}/u,
  digit: /\d/,
  special: /[^\p{L}\p{M}\d\s]/u,
} as const;

/** Whether a password has a small and a capital letter, a digit and a special sign, and no space. */
export const isMixedPassword = (value: string): boolean =>
  !/\s/.test(value) && Object.values(passwordParts).every((part) => part.test(value));

/** A new password. It is never trimmed: a space in it is refused. */
export const newPassword = () =>
  string()
    .required(required)
    .min(PASSWORD_MIN, { key: "minLength", limit: PASSWORD_MIN })
    .max(PASSWORD_MAX, { key: "maxLength", limit: PASSWORD_MAX })
    .test("password", { key: "password" } as never, isMixedPassword);

/** A second writing of another field of the form; `key` says that the two differ. */
export const sameAs = (field: string, key: string) =>
  string()
    .required(required)
    .test(key, { key } as never, (value, { parent }) => value === (parent as Record<string, unknown>)[field]);
