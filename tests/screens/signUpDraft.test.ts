// What was typed of a registration is kept over a reload, but nothing that only its person may give anew.
import fc from "fast-check";
import { expect, test } from "vitest";
import { fiscalCodes, genders, type RegistrationValues } from "#domain/account";
import { documentTypes } from "#domain/documents";
import { SIGN_UP_KEY } from "#models/storageKeys";
import { forgetDraft, keepDraft, readDraft } from "#src/screens/SignUp/draft.ts";
import { steps, stepOf } from "#src/screens/SignUp/steps.ts";
import { memoryStore } from "../models/fakeEnv";

const text = fc.string({ maxLength: 150 });
const draft = fc.record({
  documentType: fc.constantFrom(...documentTypes),
  gender: fc.constantFrom(...genders),
  fiscalCodes: fc.subarray(fiscalCodes.slice(1), { minLength: 1 }),
  document: text,
  issueDate: text,
  names: text,
  surnames: text,
  birthDate: text,
  email: text,
  emailConfirm: text,
  mobile: text,
  address: text,
});

test("what was typed comes back as it was", () => {
  fc.assert(
    fc.property(draft, (typed) => {
      const storage = memoryStore();
      keepDraft(typed, () => storage);
      expect(readDraft(() => storage)).toEqual(typed);
    }),
  );
});

test("password, captcha and what is accepted are never kept", () => {
  fc.assert(
    fc.property(draft, (typed) => {
      const storage = memoryStore();
      const values: RegistrationValues = {
        ...typed,
        password: "Suerte*2026",
        passwordConfirm: "Suerte*2026",
        captcha: "resuelto",
        terms: true,
        policy: true,
        adult: true,
      };
      keepDraft(values, () => storage);
      expect(Object.keys(JSON.parse(storage.entries.get(SIGN_UP_KEY)!) as object).sort()).toEqual(
        Object.keys(typed).sort(),
      );
    }),
  );
});

test("what stands there and is no draft is read as far as it is one, and never throws", () => {
  const read = (kept: string) => readDraft(() => memoryStore({ [SIGN_UP_KEY]: kept }));
  expect(read("no es json")).toBeNull();
  expect(read('"texto"')).toBeNull();
  expect(
    read('{"document":7,"names":"ANA","gender":"otra","documentType":"XX","fiscalCodes":["R-99-PN","O-13"],"x":1}'),
  ).toEqual({ names: "ANA", fiscalCodes: ["R-99-PN"] });
  const field = fc.constantFrom("documentType", "gender", "fiscalCodes", "document", "names", "address", "password");
  const value = fc.oneof(fc.jsonValue(), fc.constantFrom(...documentTypes, ...genders), fc.subarray([...fiscalCodes]));
  fc.assert(
    fc.property(fc.oneof(fc.jsonValue(), fc.dictionary(field, value)), (kept) => {
      const { documentType, gender, fiscalCodes: codes = [], ...texts } = read(JSON.stringify(kept)) ?? {};
      expect([undefined, ...documentTypes]).toContain(documentType);
      expect([undefined, ...genders]).toContain(gender);
      expect(fiscalCodes).toEqual(expect.arrayContaining(codes));
      expect(Object.entries(texts).filter(([name, text]) => name === "password" || typeof text !== "string")).toEqual(
        [],
      );
    }),
  );
});

test("it is forgotten once the account is made", () => {
  const storage = memoryStore();
  keepDraft({ names: "ANA" }, () => storage);
  forgetDraft(() => storage);
  expect(storage.entries.size).toBe(0);
  expect(readDraft(() => storage)).toBeNull();
});

test("a browser that keeps nothing loses nothing else", () => {
  const refuses = () => {
    throw new DOMException("denied", "SecurityError");
  };
  expect(() => keepDraft({ names: "ANA" }, refuses)).not.toThrow();
  expect(readDraft(refuses)).toBeNull();
  expect(() => forgetDraft(refuses)).not.toThrow();
});

test("a fault leads to the first step that has one", () => {
  expect(stepOf(["captcha", "email"])).toBe(1);
  expect(stepOf(["document"])).toBe(0);
  expect(stepOf(["otro"])).toBeNull();
  expect(new Set(steps.flat()).size).toBe(steps.flat().length);
});
