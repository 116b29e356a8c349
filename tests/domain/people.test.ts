/** Age, documents and the login form's rules. */
import { describe, expect, test } from "vitest";
import fc from "fast-check";
import type { ValidationError } from "yup";
import { ageAt, isAdult } from "#domain/age";
import { bogotaInstant } from "#domain/bogota";
import { documentProblem, normalizeDocument, type DocumentType } from "#domain/documents";
import { LOGIN_PASSWORD_MAX, loginSchema } from "#domain/login";
import { onDeviceIn, zones } from "./zones";

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

  test.each(zones)("on a device in %s eighteen begins at midnight of Bogota, and no minute before", (zone) => {
    onDeviceIn(zone, () =>
      fc.assert(
        fc.property(
          fc.integer({ min: 1900, max: 2080 }),
          fc.integer({ min: 1, max: 12 }),
          fc.integer({ min: 1, max: 28 }),
          (year, month, day) => {
            const monthDay = [month, day].map((part) => String(part).padStart(2, "0")).join("-");
            const birthDay = `${year}-${monthDay}`;
            const birthday = bogotaInstant(`${year + 18}-${monthDay}`, "00:00");
            expect([isAdult(birthDay, birthday - 1), isAdult(birthDay, birthday)]).toEqual([false, true]);
            expect([ageAt(birthDay, birthday - 1), ageAt(birthDay, birthday)]).toEqual([17, 18]);
          },
        ),
      ),
    );
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
  ] as const)("%s %j in the login form: %j", (type, text, key) => {
    expect(documentProblem(type, text, "login")?.key ?? null).toBe(key);
  });

  /** Digits of a length, without runs nor repetitions. */
  const digits = (length: number) => "7418529630".repeat(3).slice(0, length);

  test.each([
    ["CC", "account", 3, 11],
    ["NIT", "account", 3, 11],
    ["PA", "account", 1, 16],
    ["CE", "account", 1, 6],
    ["PD", "account", 4, 20],
    ["CD", "account", 4, 20],
    ["TE", "account", 5, 10],
    ["CC", "login", 3, 11],
    ["NIT", "login", 3, 11],
    ["PA", "login", 1, 16],
    ["CE", "login", 1, 6],
    ["PD", "login", 3, 11],
    ["CD", "login", 3, 11],
    ["TE", "login", 5, 10],
  ] as [DocumentType, "account" | "login", number, number][])(
    "[VAL-02] %s in the %s form has from %i to %i characters",
    (type, form, min, max) => {
      const key = (length: number) => documentProblem(type, digits(length), form);
      expect([key(min), key(max)]).toEqual([null, null]);
      expect(key(min - 1)).toEqual(min === 1 ? { key: "required" } : { key: "minLength", limit: min });
      expect(key(max + 1)).toEqual({ key: "maxLength", limit: max });
    },
  );

  test.each(["CC", "NIT", "PD", "CD", "TE"] as const)("[VAL-02] %s is digits only and begins with no zero", (type) => {
    expect(documentProblem(type, "74a85", "account")).toEqual({ key: "documentDigits" });
    expect(documentProblem(type, "74185-", "account")).toEqual({ key: "documentDigits" });
    expect(documentProblem(type, "074185", "account")).toEqual({ key: "documentLeadingZero" });
    expect(documentProblem(type, "741850", "account")).toBeNull();
  });

  test("[VAL-02] a passport has letters and digits, and like CE may begin with zero", () => {
    expect(documentProblem("PA", "0ab9", "account")).toBeNull();
    expect(documentProblem("CE", "074", "account")).toBeNull();
    for (const text of ["AB 1", "ÑB1", "*AB1", "AB1*"])
      expect(documentProblem("PA", text, "account")).toEqual({ key: "documentSuspicious" });
    expect(documentProblem("CE", "7A4", "account")).toEqual({ key: "documentDigits" });
  });

  test.each(["7411111", "0123456", "741234560", "98765741", "7498765"])(
    "[VAL-02] %s looks made up: five equal characters or a run",
    (text) => {
      expect(documentProblem("PA", text, "account")).toEqual({ key: "documentSuspicious" });
    },
  );

  test.each(["74111174", "1234574", "9876474"])("[VAL-02] %s does not look made up", (text) => {
    expect(documentProblem("PA", text, "account")).toBeNull();
  });

  test("PD and CD are longer in the account form than in the login", () => {
    expect(documentProblem("PD", "741", "account")).toEqual({ key: "minLength", limit: 4 });
    expect(documentProblem("PD", "74185296307418529630", "account")).toBeNull();
  });

  test("a document number is kept in capitals", () => {
    expect(normalizeDocument(" ab12 ")).toBe("AB12");
  });
});

describe("the login form", () => {
  const good = { documentType: "CC", document: "52847193", password: "x", captcha: "solved", asSeller: false };

  test.each([
    [{ document: "" }, "document", "required"],
    [{ document: "0123" }, "document", "documentLeadingZero"],
    [{ password: "" }, "password", "required"],
    [{ password: "x".repeat(61) }, "password", "maxLength"],
    [{ captcha: "" }, "captcha", "captcha"],
    [{ documentType: "XX" }, "documentType", "required"],
    [{ documentType: "" }, "documentType", "required"],
    [{ documentType: "PD", document: "741852963074" }, "document", "maxLength"],
    [{ documentType: "CC", document: "AB1" }, "document", "documentDigits"],
  ])("%j breaks the rule of %s", async (change, path, key) => {
    const problem = (await loginSchema
      .validate({ ...good, ...change }, { abortEarly: false })
      .catch((error: unknown) => error)) as ValidationError;
    const found = problem.inner.find((one) => one.path === path);
    expect((found?.message as unknown as { key: string }).key).toBe(key);
  });

  test.each([
    {},
    { documentType: "PA", document: "AB1" },
    { documentType: "PD", document: "741" },
    { password: "x".repeat(LOGIN_PASSWORD_MAX) },
    { asSeller: true },
  ])("good values pass, each document by the login's rule of its type: %j", (change) => {
    expect(loginSchema.isValidSync({ ...good, ...change })).toBe(true);
  });

  test("the password has 60 characters at most", () => {
    expect(LOGIN_PASSWORD_MAX).toBe(60);
  });

  test("without a known type only the type is at fault: there is no rule for its number", () => {
    const problem = (() => {
      try {
        loginSchema.validateSync({ ...good, documentType: "XX", document: "0" }, { abortEarly: false });
      } catch (error) {
        return error as ValidationError;
      }
    })();
    expect(problem?.inner.map(({ path }) => path)).toEqual(["documentType"]);
  });
});
