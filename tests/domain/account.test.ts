/** The account's forms: every rule with the values on both sides of it, named by the key of its sentence. */
import { describe, expect, test } from "vitest";
import { ValidationError, type AnyObjectSchema } from "yup";
import {
  birthYears,
  deletionSchema,
  fiscalChoice,
  genders,
  issueYears,
  normalizeName,
  passwordSchema,
  passwordStrength,
  personSchema,
  recoverySchema,
  registrationSchema,
  resetSchema,
  splitSurnames,
} from "#domain/account";

const TODAY = "2026-11-20";

/** The rules that values break, by field; of a field that breaks several, the first. */
function broken(schema: AnyObjectSchema, values: object): Record<string, unknown> {
  try {
    schema.validateSync(values, { abortEarly: false });
    return {};
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    return Object.fromEntries(error.inner.map(({ path, message }) => [path, message as unknown]).reverse());
  }
}

const required = { key: "required" };
const min = (limit: number) => ({ key: "minLength", limit });
const max = (limit: number) => ({ key: "maxLength", limit });

const person = {
  issueDate: "2009-03-02",
  names: "María José",
  surnames: "Núñez de la_O",
  birthDate: "1990-05-17",
  email: "maria@correo.co",
  emailConfirm: "maria@correo.co",
  mobile: "300 412 7788",
  address: "Calle 1",
  fiscalCodes: ["R-99-PN"],
  terms: true,
  policy: true,
  adult: true,
};
const registered = {
  ...person,
  documentType: "CC",
  document: "52847193",
  gender: "Femenino",
  password: "Clave*2026",
  passwordConfirm: "Clave*2026",
  captcha: "resuelto",
};

describe("the form that opens an account", () => {
  const faults = (over: object) => broken(registrationSchema(TODAY), { ...registered, ...over });

  test.each([
    {},
    { documentType: "PA", document: "AB12" },
    { documentType: "CE", document: "074" },
    ...genders.map((gender) => ({ gender })),
    { issueDate: TODAY },
    { issueDate: person.birthDate },
    { birthDate: "1900-01-01" },
    { birthDate: "2008-11-20", issueDate: TODAY },
    { surnames: "Estupiñán" },
    { mobile: "(604) 412-7788" },
    { address: "Cra" },
    { address: "  Calle 1  ", names: " Ana " },
    { address: "a".repeat(100) },
    { fiscalCodes: ["O-13"] },
    { fiscalCodes: ["O-47", "O-13", "O-15", "O-23"] },
    { password: "Ab*45678", passwordConfirm: "Ab*45678" },
    { password: "Ab*456789012345", passwordConfirm: "Ab*456789012345" },
    { password: "Ñandú*2026", passwordConfirm: "Ñandú*2026" },
  ])("takes %j", (over) => {
    expect(faults(over)).toEqual({});
  });

  test.each<[object, object]>([
    [{ documentType: "XX", document: "0" }, { documentType: required }],
    [{ document: "" }, { document: required }],
    [{ document: "0528471" }, { document: { key: "documentLeadingZero" } }],
    [{ document: "AB12" }, { document: { key: "documentDigits" } }],
    [{ gender: "" }, { gender: required }],
    [{ gender: "Nadie" }, { gender: required }],
    [{ issueDate: "2026-11-21" }, { issueDate: { key: "futureDay" } }],
    [{ issueDate: "1990-05-16" }, { issueDate: { key: "day" } }],
    [{ birthDate: "1899-12-31", issueDate: TODAY }, { birthDate: { key: "day" } }],
    [{ birthDate: "2008-11-21", issueDate: TODAY }, { birthDate: { key: "underage" } }],
    [{ names: "Al" }, { names: min(3) }],
    [{ names: "abc def" }, { names: { key: "alphabetRun" } }],
    [{ names: "Prueba" }, { names: { key: "testUser" } }],
    [{ names: "Ana 3" }, { names: { key: "name" } }],
    [{ surnames: "Ro" }, { surnames: min(3) }],
    [{ surnames: "r ".repeat(25) + "rr" }, { surnames: max(50) }],
    [{ surnames: "Núñez2" }, { surnames: { key: "surname" } }],
    [{ surnames: "Núñez xyz" }, { surnames: { key: "alphabetRun" } }],
    [{ email: "root@correo.co", emailConfirm: "root@correo.co" }, { email: { key: "testUser" } }],
    [{ emailConfirm: "otra@correo.co" }, { emailConfirm: { key: "emailsDiffer" } }],
    [{ emailConfirm: "" }, { emailConfirm: required }],
    [{ mobile: "300412778" }, { mobile: { key: "mobile" } }],
    [{ mobile: "30041277889" }, { mobile: { key: "mobile" } }],
    [{ address: "Ca" }, { address: min(3) }],
    [{ address: "a".repeat(101) }, { address: max(100) }],
    [{ fiscalCodes: [] }, { fiscalCodes: required }],
    [{ fiscalCodes: ["O-99"] }, { fiscalCodes: required }],
    [{ fiscalCodes: ["O-13", "O-99"] }, { fiscalCodes: required }],
    [{ fiscalCodes: ["O-13", "O-13"] }, { fiscalCodes: required }],
    [{ fiscalCodes: ["R-99-PN", "O-13"] }, { fiscalCodes: required }],
    [
      { terms: false, policy: false, adult: false },
      { terms: required, policy: required, adult: required },
    ],
    [{ password: "Ab*4567", passwordConfirm: "Ab*4567" }, { password: min(8) }],
    [{ password: "Ab*4567890123456", passwordConfirm: "Ab*4567890123456" }, { password: max(15) }],
    [{ passwordConfirm: "Clave*2027" }, { passwordConfirm: { key: "passwordConfirmDiffers" } }],
    [{ captcha: "" }, { captcha: { key: "captcha" } }],
  ])("%j breaks %j and nothing else", (over, rules) => {
    expect(faults(over)).toEqual(rules);
  });

  test.each(["clave*2026", "CLAVE*2026", "Clave*clave", "Clave2026", "Clave *2026", "Clave\t*2026"])(
    "a password like %j lacks a kind of sign, or has a space",
    (password) => {
      expect(faults({ password, passwordConfirm: password })).toEqual({ password: { key: "password" } });
    },
  );

  test.each([
    ["", required],
    ["--", required],
    ["2009-03-", required],
    ["2009--02", required],
    ["-03-02", required],
    ["2009-02-30", { key: "day" }],
    ["02-03-2009", { key: "day" }],
    ["12009-03-02", { key: "day" }],
    ["x2009-03-02", { key: "day" }],
    ["1-2009-03-02", { key: "day" }],
    ["ayer", { key: "day" }],
  ])("a date of issue written %j is not whole, or is no day", (issueDate, rule) => {
    expect(faults({ issueDate })).toEqual({ issueDate: rule });
  });

  test("without a date of birth that of issue is only held against today", () => {
    expect(faults({ birthDate: "" })).toEqual({ birthDate: required });
  });
});

describe("[ACC-02] the form that changes an account's data", () => {
  test("has the same rules, and neither document, gender, password nor captcha", () => {
    expect(broken(personSchema(TODAY), person)).toEqual({});
    expect(broken(personSchema(TODAY), { ...person, names: "abc" })).toEqual({ names: { key: "alphabetRun" } });
    expect(Object.keys(personSchema(TODAY).fields).sort()).toEqual(Object.keys(person).sort());
  });
});

describe("passwords and deletion", () => {
  test("who recovers an account is found by the account's own rule of a document", () => {
    expect(broken(recoverySchema, { documentType: "PD", document: "741" })).toEqual({ document: min(4) });
    expect(broken(recoverySchema, { documentType: "PD", document: "74185296307418529630" })).toEqual({});
  });

  test("a password chosen anew is written twice", () => {
    const right = { password: "Clave*2026", passwordConfirm: "Clave*2026" };
    expect(broken(resetSchema, right)).toEqual({});
    expect(broken(resetSchema, { ...right, passwordConfirm: "Clave*2027" })).toEqual({
      passwordConfirm: { key: "passwordsDiffer" },
    });
  });

  test.each<[object, object]>([
    [{}, {}],
    [{ current: "" }, { current: required }],
    [{ current: "x".repeat(60) }, {}],
    [{ current: "x".repeat(61) }, { current: max(60) }],
    [{ passwordConfirm: "" }, { passwordConfirm: required }],
    [{ passwordConfirm: "Clave" }, { passwordConfirm: min(6) }],
    [{ passwordConfirm: "Clave*2026Clave*" }, { passwordConfirm: max(15) }],
    [{ passwordConfirm: "Clave*" }, { passwordConfirm: { key: "passwordsDiffer" } }],
  ])("the change of a password with %j breaks %j", (over, rules) => {
    const right = { current: "otra", password: "Clave*2026", passwordConfirm: "Clave*2026" };
    expect(broken(passwordSchema, { ...right, ...over })).toEqual(rules);
  });

  test.each<[string, object]>([
    ["a", {}],
    ["a".repeat(150), {}],
    [" ", { reason: required }],
    ["a".repeat(151), { reason: max(150) }],
  ])("the reason %j of a deletion breaks %j", (reason, rules) => {
    expect(broken(deletionSchema, { reason })).toEqual(rules);
  });

  test.each([
    ["", 0],
    ["a", 1],
    ["aaaaaaaa", 1],
    ["abcdefgh", 1],
    ["Abcdefgh", 2],
    ["Abcdefg1", 3],
    ["Abcdef1*", 4],
    ["Abcde1*", 3],
    ["Abcdefghijk1", 4],
    ["Abcdefghij1", 3],
    ["abcdefghijkl", 2],
    ["Aa1*Aa1*", 4],
    ["Aa1*Aa1*A", 2],
    ["Aa1*Aa1*Aa1*", 3],
  ])("the password %j is of strength %i", (password, strength) => {
    expect(passwordStrength(password)).toBe(strength);
  });
});

describe("[REG-02] codes of fiscal responsibility", () => {
  test.each([
    [["R-99-PN"], ["R-99-PN", "O-13"], ["O-13"]],
    [["O-13"], ["O-13", "R-99-PN"], ["R-99-PN"]],
    [["O-13"], ["O-47", "O-13"], ["O-13", "O-47"]],
    [["O-13"], [], ["R-99-PN"]],
    [["R-99-PN"], [], ["R-99-PN"]],
    [["R-99-PN"], ["R-99-PN"], ["R-99-PN"]],
    [["O-13"], ["O-99"], ["R-99-PN"]],
  ])("had %j and chose %j: %j", (before, chosen, codes) => {
    expect(fiscalChoice(before, chosen)).toEqual(codes);
  });
});

describe("what is kept of a person", () => {
  test.each([
    ["Núñez", { first: "Núñez", second: "" }],
    [" Núñez  de la O ", { first: "Núñez", second: "de la O" }],
    ["", { first: "", second: "" }],
  ])("the surnames %j are parted at the first space", (surnames, parts) => {
    expect(splitSurnames(surnames)).toEqual(parts);
  });

  test("a name is kept in capitals, one space between its words", () => {
    expect(normalizeName("  maría   josé ñu ")).toBe("MARÍA JOSÉ ÑU");
  });

  test("adults were born 18 years ago or earlier; a document may be of this year", () => {
    expect(birthYears(TODAY)).toEqual({ first: 1900, last: 2008 });
    expect(issueYears(TODAY)).toEqual({ first: 1900, last: 2026 });
  });
});
