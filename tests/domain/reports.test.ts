/** What a report may be asked for. */
import fc from "fast-check";
import { expect, test } from "vitest";
import { reportFaults, reportFileName, type ReportValues } from "#domain/reports";
import { askedReport } from "#src/screens/Reports/askedReport.ts";

const TODAY = "2026-11-20";
const asked: ReportValues = { kind: "sales", lotteryId: "10", from: "2026-11-01", until: TODAY, format: "PDF" };

test.each([
  [{}, {}],
  [{ from: TODAY }, {}],
  [{ lotteryId: "" }, { lotteryId: "required" }],
  [{ from: "" }, { from: "required" }],
  [{ from: "2026-02-31" }, { from: "day" }],
  [{ until: "20-1" }, { until: "day" }],
  [{ until: "2026-11-21" }, { until: "futureDay" }],
  [
    { from: "2026-11-21", until: "2026-11-22" },
    { from: "futureDay", until: "futureDay" },
  ],
  [{ from: "2026-11-10", until: "2026-11-09" }, { until: "dayOrder" }],
] as const)("[ACC-06] a report asked for with %j has the faults %j", (change, faults) => {
  expect(reportFaults({ ...asked, ...change }, TODAY)).toStrictEqual(faults);
});

test("[ACC-06] a file is named by its day and its kind", () => {
  expect(reportFileName(TODAY, "pdf")).toBe("reporte-2026-11-20.pdf");
});

test("an address without a report offers the sales of the month so far", () => {
  expect(askedReport(new URLSearchParams(), TODAY)).toEqual({ isSent: false, values: { ...asked, lotteryId: "" } });
});

test("an address is read as its form wrote it, days as they are typed", () => {
  const search = new URLSearchParams("tipo=premios&loteria=8&desde=01-11-2026&hasta=2026-11-19&formato=XLSX");
  expect(askedReport(search, TODAY)).toEqual({
    isSent: true,
    values: { kind: "prizes", lotteryId: "8", from: "2026-11-01", until: "2026-11-19", format: "XLSX" },
  });
});

test("whatever an address says, what is read of it has faults or can be asked for", () => {
  const whole = { loteria: "10", desde: "01-11-2026", hasta: "20-11-2026" };
  const name = fc.constantFrom("tipo", "loteria", "desde", "hasta", "formato");
  const known = fc.constantFrom("2026-10-31", "2026-11-21", "31-02-2026", "10", "premios");
  const value = fc.oneof(fc.string(), { weight: 4, arbitrary: known });
  fc.assert(
    fc.property(fc.dictionary(name, value, { maxKeys: 2 }), (said) => {
      const { values, isSent } = askedReport(new URLSearchParams({ ...whole, ...said }), TODAY);
      expect(isSent).toBe(true);
      if (Object.keys(reportFaults(values, TODAY)).length > 0) return;
      expect(values.lotteryId).toMatch(/^\d{1,10}$/);
      expect(values.from <= values.until && values.until <= TODAY).toBe(true);
    }),
  );
});
