/** The contact area's rules: case numbers, business days, and the forms of a PQRS and a rating. */
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { ValidationError } from "yup";
import {
  caseSchema,
  pqrsSchema,
  ratingSchema,
  readCaseNumber,
  type PqrsValues,
  type RatingValues,
} from "#domain/contact";
import { addDays } from "#domain/calendar";
import { documentProblem } from "#domain/documents";
import { addBusinessDays, isBusinessDay, isHoliday } from "#domain/holidays";

/** The keys of the rules that values break, by field. */
function faultsOf(check: () => unknown): Record<string, unknown> {
  try {
    check();
    return {};
  } catch (error) {
    return Object.fromEntries(
      (error as ValidationError).inner.map(({ path, message }) => [path, message as unknown]).reverse(),
    );
  }
}

describe("holidays and business days", () => {
  test.each([
    "2026-01-01", // Thursday
    "2026-01-12", // Epiphany, moved
    "2026-04-02", // Maundy Thursday
    "2026-04-03", // Good Friday
    "2026-05-18", // Ascension
    "2026-06-08", // Corpus Christi
    "2026-11-16", // Independence of Cartagena, moved
    "2026-12-08",
    "2027-03-26", // Good Friday of another year
  ])("%s is a holiday", (day) => expect(isHoliday(day)).toBe(true));

  test.each(
    (
      "1818-03-22 1886-04-25 1900-04-15 1943-04-25 1954-04-18 1981-04-19 2000-04-23 2020-04-12 2021-04-04 2022-04-17 " +
      "2023-04-09 2024-03-31 2025-04-20 2026-04-05 2027-03-28 2028-04-16 2029-04-01 2030-04-21 2031-04-13 2032-03-28 " +
      "2035-03-25 2038-04-25 2049-04-18 2076-04-19 2100-03-28 2285-03-22"
    ).split(" "),
  )("where Easter is on %s, Thursday and Friday before it are holidays, and Wednesday is none", (easter) => {
    const before = [3, 2, 4].map((days) => addDays(easter, -days));
    expect(before.map(isHoliday)).toEqual([true, true, false]);
  });

  test.each(["2026-01-06", "2026-04-05", "2026-11-11", "2026-11-23", "2026-12-24"])(
    "%s is none: a moved feast leaves its own day",
    (day) => expect(isHoliday(day)).toBe(false),
  );

  test.each([
    ["2026-11-20", 15, "2026-12-14"],
    ["2026-11-21", 15, "2026-12-14"],
    ["2026-12-11", 15, "2027-01-05"],
    ["2026-03-27", 5, "2026-04-07"],
    ["2026-11-20", 0, "2026-11-20"],
  ] as const)("from %s, %d business days on, it is %s", (from, count, until) => {
    expect(addBusinessDays(from, count)).toBe(until);
  });

  test("an answer is due on a business day, with as many of them between", () => {
    const days = fc.date({ min: new Date("2024-01-01"), max: new Date("2032-01-01"), noInvalidDate: true });
    fc.assert(
      fc.property(days, fc.integer({ min: 1, max: 30 }), (date, count) => {
        const from = date.toISOString().slice(0, 10);
        const until = addBusinessDays(from, count);
        expect(isBusinessDay(until)).toBe(true);
        const all = Array.from({ length: 60 }, (_, ahead) =>
          new Date(Date.parse(from) + (ahead + 1) * 86_400_000).toISOString().slice(0, 10),
        );
        expect(all.filter((day) => day <= until && isBusinessDay(day))).toHaveLength(count);
      }),
    );
  });
});

describe("case numbers", () => {
  test("are read however they are typed", () => {
    fc.assert(
      fc.property(fc.stringMatching(/^\d{4}$/), fc.stringMatching(/^[2-9A-HJKMNP-TV-Z]{6}$/), (month, signs) => {
        const number = `PQ-${month}-${signs}`;
        for (const typed of [number.toLowerCase(), `PQ${month}${signs}`, ` pq ${month} ${signs} `])
          expect(readCaseNumber(typed)).toBe(number);
      }),
    );
  });

  test("one that is read passes the form that asks for it", () => {
    expect(caseSchema.isValidSync({ caseNumber: " pq-2611-abcdef ", document: "1" })).toBe(true);
  });

  test.each(["", "PQ", "PQ-2611-12345", "PQ-2611-ABCDEFG", "PQ-2611-ABCDE0", "PM-2611-ABCDEF", "x PQ-2611-ABCDEF"])(
    "«%s» is none",
    (typed) => {
      expect(readCaseNumber(typed)).toBeNull();
      expect(
        Object.keys(
          faultsOf(() => caseSchema.validateSync({ caseNumber: typed, document: "1" }, { abortEarly: false })),
        ),
      ).toEqual(["caseNumber"]);
    },
  );
});

describe("the form of a PQRS", () => {
  const right: PqrsValues = {
    topic: "2",
    documentType: "CC",
    document: "52847193",
    name: "María José de la_O",
    lastName: "Núñez",
    email: "maria.jose+loteria@correo.com.co",
    telephone: "604 555 0130",
    comment: "Todo bien",
    policy: true,
  };
  const faults = (over: object) =>
    faultsOf(() => pqrsSchema.validateSync({ ...right, ...over }, { abortEarly: false }));
  const min = (limit: number) => ({ key: "minLength", limit });
  const max = (limit: number) => ({ key: "maxLength", limit });
  const required = { key: "required" };

  test("takes what is right, with spaces around it", () => {
    expect(faults({})).toEqual({});
    expect(faults({ documentType: "PA", document: "AB12" })).toEqual({});
    expect(pqrsSchema.cast({ ...right, comment: "  Todo bien " }).comment).toBe("Todo bien");
  });

  test.each([
    ["topic", "", required],
    ["documentType", "XX", required],
    ["document", "", required],
    ["document", "0528471", { key: "documentLeadingZero" }],
    ["document", "5111119", { key: "documentSuspicious" }],
    ["name", "Al", min(3)],
    ["name", "a ".repeat(75) + "aa", max(150)],
    ["name", "Ana 3", { key: "name" }],
    ["name", "a".repeat(19), { key: "name" }],
    ["lastName", "Ro", min(3)],
    ["lastName", "r".repeat(51), max(50)],
    ["email", "a@b", min(5)],
    ["email", "maria@correo", { key: "email" }],
    ["email", "maria correo@correo.co", { key: "email" }],
    ["email", `${"a".repeat(60)}@${"b".repeat(20)}.co`, max(80)],
    ["telephone", "604", min(4)],
    ["telephone", "6".repeat(31), max(30)],
    ["comment", "   ", required],
    ["comment", "ab", min(3)],
    ["comment", "a".repeat(151), max(150)],
    ["policy", false, required],
  ] as const)("%s «%s» breaks its rule and no other", (field, value, rule) => {
    expect(faults({ [field]: value })).toEqual({ [field]: rule });
  });

  test.each([
    ["name", "a".repeat(18)],
    ["lastName", "r".repeat(50)],
    ["comment", "a".repeat(150)],
    ["telephone", "6045"],
  ])("%s may reach its bound", (field, value) => expect(faults({ [field]: value })).toEqual({}));

  test("NU has no rule of its own beyond what no document may have", () => {
    expect(documentProblem("NU", "0AB-12", "account")?.key).toBe("documentSuspicious");
    expect(documentProblem("NU", "0102030405", "account")).toBeNull();
    expect(documentProblem("NU", "77777", "account")?.key).toBe("documentSuspicious");
    expect(documentProblem("NU", "1".concat("20".repeat(10)), "account")).toEqual(max(20));
  });
});

describe("the form of a rating", () => {
  const right: RatingValues = {
    service: "service-1",
    answers: [{ question: "¿Qué tal?", answer: "1" }],
    comment: "Bien todo",
    terms: true,
    policy: true,
  };
  const faults = (over: object) =>
    faultsOf(() => ratingSchema.validateSync({ ...right, ...over }, { abortEarly: false }));

  test.each([
    [{}, []],
    [{ answers: [{ question: "¿Qué tal?", answer: "" }] }, ["answers[0].answer"]],
    [{ answers: [{ question: "¿Qué tal?", answer: "6" }] }, ["answers[0].answer"]],
    [{ answers: [] }, ["answers"]],
    [{ comment: "ab" }, ["comment"]],
    [{ terms: false, policy: false }, ["policy", "terms"]],
  ])("%j is at fault at %j", (over, fields) => {
    expect(Object.keys(faults(over)).sort()).toEqual(fields);
  });
});
