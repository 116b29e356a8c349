/**
 * What was typed of a registration, kept over a reload in the tab's own storage, which ends with the tab. Passwords, the
 * captcha and what is accepted are never kept: somebody gives them at the moment of sending.
 */
import { fiscalChoice, genders, type RegistrationValues } from "#domain/account";
import { documentTypes } from "#domain/documents";
import { SIGN_UP_KEY } from "#models/storageKeys";

const texts = [
  "document",
  "issueDate",
  "names",
  "surnames",
  "birthDate",
  "email",
  "emailConfirm",
  "mobile",
  "address",
] as const;

/** The values that are kept, each as typed; none that was not. */
export type Draft = Partial<
  Pick<RegistrationValues, (typeof texts)[number] | "documentType" | "gender" | "fiscalCodes">
>;

/** Longest text that is read back, in characters: no field takes more. */
const TEXT_MAX = 200;

type TabStorage = Pick<Storage, "getItem" | "setItem" | "removeItem">;

/** The tab's storage; touching it may throw where it is switched off. */
const ofTab = (): TabStorage => window.sessionStorage;

/** What `work` makes of the storage; null where that refuses. */
function stored<T>(storage: () => TabStorage, work: (storage: TabStorage) => T): T | null {
  try {
    return work(storage());
  } catch {
    return null;
  }
}

/** Keeps what was typed; where nothing can be kept it is as without it. */
export function keepDraft(values: Draft, storage = ofTab): void {
  const { documentType, gender, fiscalCodes } = values;
  const typed = Object.fromEntries(texts.map((name) => [name, values[name]]));
  stored(storage, (own) => own.setItem(SIGN_UP_KEY, JSON.stringify({ ...typed, documentType, gender, fiscalCodes })));
}

/** What was typed before; null for nothing, or for what is no draft. */
export function readDraft(storage = ofTab): Draft | null {
  const kept: unknown = stored(storage, (own) => JSON.parse(own.getItem(SIGN_UP_KEY) ?? "null") as unknown);
  if (typeof kept !== "object" || kept === null) return null;
  const found = kept as Readonly<Record<string, unknown>>;
  const draft: Draft = {};
  for (const name of texts) {
    const text = found[name];
    if (typeof text === "string" && text.length <= TEXT_MAX) draft[name] = text;
  }
  const documentType = documentTypes.find((type) => type === found.documentType);
  const gender = genders.find((one) => one === found.gender);
  if (documentType) draft.documentType = documentType;
  if (gender) draft.gender = gender;
  if (Array.isArray(found.fiscalCodes)) draft.fiscalCodes = fiscalChoice([], found.fiscalCodes as string[]);
  return draft;
}

/** Forgets what was typed. */
export function forgetDraft(storage = ofTab): void {
  stored(storage, (own) => own.removeItem(SIGN_UP_KEY));
}
