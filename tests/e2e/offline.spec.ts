/** The connection goes before the client that makes the calls was ever fetched. */
import { digits, expect, openMedellin, ready, test } from "./fixtures";

test("[F-51] [PLAY-03] a number typed without connection says so, stays, and is searched for on retry", async ({
  page,
  context,
}) => {
  await openMedellin(page);
  await page.reload();
  await ready(page);
  await digits(page).first().click();
  await context.setOffline(true);
  await page.keyboard.type("4821");
  await expect(page.getByText("No hay conexión. Revisa tu internet e inténtalo de nuevo.")).toBeVisible();
  await expect(digits(page).last()).toHaveValue("1");
  await context.setOffline(false);
  await page.getByRole("button", { name: "Reintentar" }).click();
  await expect(page.getByText(/series con fracciones disponibles para el 4821/)).toBeVisible();
});
