/** A seller's reports, from the menu to the saved files. */
import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { strFromU8, unzipSync } from "fflate";
import { accountOf, expect, logInHere, open, signIn, test, users } from "./fixtures";
import { pdfText } from "./pdfText";

/** Nothing stays behind on the server. */
test.use({ hasOwnShop: false });

/** What the demo's seller sold of the last draw of Medellín. */
const SOLD = ["PM-DEMO-VENTA-1", "PM-DEMO-VENTA-2", "PM-DEMO-VENTA-3"];

const downloadOf = async (page: Page, act: () => Promise<unknown>): Promise<{ name: string; bytes: Buffer }> => {
  const coming = page.waitForEvent("download");
  await act();
  const file = await coming;
  return { name: file.suggestedFilename(), bytes: await readFile(await file.path()) };
};

const sheetOf = (bytes: Buffer): string => strFromU8(unzipSync(bytes)["xl/worksheets/sheet1.xml"]!);

test("[ACC-06] [F-38] a seller downloads the sales of a lottery as PDF and as a workbook", async ({ page }) => {
  await signIn(page, users.jairo);
  await open(page, "/");
  await accountOf(page, users.jairo.name).click();
  await page.getByRole("link", { name: "Descargar reportes" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Descargar reportes" })).toBeVisible();
  await page.getByLabel("Lotería", { exact: false }).first().selectOption({ label: "Lotería de Medellín" });
  const submit = page.getByRole("button", { name: "Descargar", exact: true });

  const pdf = await downloadOf(page, () => submit.click());
  expect(pdf.name).toBe("reporte-2026-11-20.pdf");
  const words = pdfText(pdf.bytes).split("\n");
  expect(words.filter((word) => word.startsWith("PM-DEMO"))).toEqual(SOLD);
  await expect(page.getByRole("main").getByRole("status")).toContainText("reporte-2026-11-20.pdf, con 3 filas.");

  // The session ends before the second file is asked for: it comes once the seller is back.
  await page.getByLabel("Excel").check();
  await page.context().clearCookies();
  const workbook = await downloadOf(page, async () => {
    await submit.click();
    await logInHere(page, users.jairo);
  });
  expect(workbook.name).toBe("reporte-2026-11-20.xlsx");
  expect([...sheetOf(workbook.bytes).matchAll(/PM-DEMO-VENTA-\d/g)].map(([reference]) => reference)).toEqual(SOLD);
});

test("without scripts the form gives the file, and says what is wrong with what was asked", async ({
  page,
  browser,
  shop,
}) => {
  await signIn(page, users.jairo);
  const plain = await browser.newContext({
    baseURL: shop.address,
    javaScriptEnabled: false,
    storageState: await page.context().storageState(),
  });
  const form = await plain.newPage();
  await form.goto("/descargar-reportes");
  await form.getByLabel("Fecha de fin", { exact: false }).fill("31-02-2026");
  await form.getByRole("button", { name: "Descargar", exact: true }).click();
  await expect(form.getByText("Debe ser una fecha válida")).toBeVisible();
  await expect(form.getByText("Este campo es requerido")).toBeVisible();
  await form.getByLabel("Fecha de fin", { exact: false }).fill("20-11-2026");
  await form.getByLabel("Lotería", { exact: false }).first().selectOption({ label: "Lotería de Medellín" });
  await form.getByLabel("Excel").check();
  const { name, bytes } = await downloadOf(form, () =>
    form.getByRole("button", { name: "Descargar", exact: true }).click(),
  );
  expect(name).toBe("reporte-2026-11-20.xlsx");
  expect(sheetOf(bytes)).toContain(SOLD[0]);
  await plain.close();
});
