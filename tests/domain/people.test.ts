/** Age, documents and the login form's rules. */
import { describe, expect, test } from "vitest";
import type { ValidationError } from "yup";
import { ageAt, isAdult } from "#domain/age";
import { documentProblem, normalizeDocument } from "#domain/documents";
import { loginSchema } from "#domain/login";

const at = (iso: string) => Date.parse(iso);

describe("age", () => {
  test.each([
    ["the evening before, in Bogota", "2026-11-20T04:59:59Z", false],
    ["at midnight of the birthday in Bogota", "2026-11-20T05:00:00Z", true],
  ])("[PAY-02] eighteen counts by the full date: %s", (_, now, adult) => {
    expect(isAdult("2008-11-20", at(now))).toBe(adult);
  });

  test("[PAY-02] the same year is not enough, whoever is born on 29 February waits for 1 March", () => {
    expect(isAdult("2008-12-31", at("2026-11-20T12:00:00Z"))).toBe(false);
    expect(ageAt("2008-02-29", at("2026-02-28T20:00:00Z"))).toBe(17);
    expect(ageAt("2008-02-29", at("2026-03-01T20:00:00Z"))).toBe(18);
  });
});

describe("document numbers", () => {
  test.each([
    ["CC", "52847193", null],
    ["CC", "0528471", "documentLeadingZero"],
    ["CC", "52A47193", "documentDigits"],
    ["CC", "12", "minLength"],
    ["CC", "528471935284", "maxLength"],
    ["CC", "5222220", "documentSuspicious"],
    ["CC", "8123456", "documentSuspicious"],
    ["NIT", "98765100", "documentSuspicious"],
    ["PA", "AB1", null],
    ["PA", "AB-1", "documentSuspicious"],
    ["CE", "01", null],
    ["CE", "7418529", "maxLength"],
    ["PD", "741", null],
    ["CD", "741852963074", "maxLength"],
    ["TE", "7418", "minLength"],
    ["CC", "  ", "required"],
  ] as const)("[AUTH-02] %s %j in the login form: %j", (type, text, key) => {
    expect(documentProblem(type, text, "login")?.key ?? null).toBe(key);
  });

  test("[AUTH-02] PD and CD are longer in the account form than in the login", () => {
    expect(documentProblem("PD", "741", "account")).toEqual({ key: "minLength", limit: 4 });
    expect(documentProblem("PD", "74185296307418529630", "account")).toBeNull();
  });

  test("[AUTH-02] a document number is kept in capitals", () => {
    expect(normalizeDocument(" ab12 ")).toBe("AB12");
  });
});

describe("the login form", () => {
  const good = { tipoDocumento: "CC", usuario: "52847193", clave: "x", captcha: "solved", esComercializador: false };

  test.each([
    [{ usuario: "" }, "usuario", "required"],
    [{ usuario: "0123" }, "usuario", "documentLeadingZero"],
    [{ clave: "" }, "clave", "required"],
    [{ clave: "x".repeat(61) }, "clave", "maxLength"],
    [{ captcha: "" }, "captcha", "captcha"],
    [{ tipoDocumento: "XX" }, "tipoDocumento", "required"],
  ])("[AUTH-02] %j breaks the rule of %s", async (change, path, key) => {
    const problem = (await loginSchema
      .validate({ ...good, ...change }, { abortEarly: false })
      .catch((error: unknown) => error)) as ValidationError;
    const found = problem.inner.find((one) => one.path === path);
    expect((found?.message as unknown as { key: string }).key).toBe(key);
  });

  test("[AUTH-02] good values pass", () => {
    expect(loginSchema.isValidSync(good)).toBe(true);
  });
});
