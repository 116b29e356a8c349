/** The account's own matters, from its owner's first correction to the last farewell. */
import { accountOf, expect, logInHere, open, PASSWORD, signIn, test, users } from "./fixtures";

test("[F-38] a new password ends the other session, which keeps what was typed; an account without balance is deleted", async ({
  page,
  newVisitor,
}) => {
  const other = await newVisitor();
  await signIn(other, users.marta);
  await open(other, "/mi-cuenta/datos");
  const issued = other.getByRole("group", { name: "Fecha de expedición" });
  await issued.getByLabel("Día").selectOption("14");
  await issued.getByLabel("Mes").selectOption("marzo");
  await issued.getByLabel("Año").selectOption("2002");
  await other.getByLabel("Dirección").fill("Carrera 43A n.º 1-50, Medellín");
  for (const box of await other.getByRole("main").getByRole("checkbox").all())
    if (await box.isVisible()) await box.check();

  await test.step("a new password ends the session on the other device", async () => {
    await signIn(page, users.marta);
    await open(page, "/mi-cuenta/datos");
    await expect(page.getByRole("button", { name: "Cerrar las demás" })).toBeVisible();
    const parts = page.getByRole("navigation", { name: "Partes de tu cuenta" });
    await parts.getByRole("link", { name: "Contraseña" }).click();
    await page.getByLabel("Contraseña actual").fill(PASSWORD);
    await page.getByLabel("Contraseña nueva", { exact: true }).fill("Gana*2027x");
    await page.getByLabel("Repite la contraseña nueva").fill("Gana*2027x");
    await page.getByRole("button", { name: "Cambiar contraseña" }).click();
    await expect(page.getByText("Tu contraseña ha sido cambiada con éxito")).toBeVisible();
    await parts.getByRole("link", { name: "Datos" }).click();
    await expect(page.getByRole("form", { name: "Tus datos" })).toBeVisible();
    await expect(page.getByRole("button", { name: "Cerrar las demás" })).toBeHidden();
  });

  await test.step("what was typed there is kept, and sent once the new password has opened a session", async () => {
    await other.getByRole("button", { name: "Actualizar Datos" }).click();
    await expect(other.getByRole("dialog", { name: "Mi cuenta" })).toBeVisible();
    await logInHere(other, users.marta, "Gana*2027x");
    await expect(other.getByText("Tu información ha sido actualizada exitosamente")).toBeVisible();
    await expect(other.getByRole("dialog")).toBeHidden();
    await other.reload();
    await expect(accountOf(other, users.marta.name)).toBeVisible();
    await expect(other.getByLabel("Dirección")).toHaveValue("Carrera 43A n.º 1-50, Medellín");
    await expect(issued.getByLabel("Año")).toHaveValue("2002");
  });

  await test.step("without money it is deleted: a message and the farewell", async () => {
    await signIn(page, users.hernan);
    await open(page, "/eliminar-cuenta");
    await page.getByLabel("Motivo").fill("Ya no juego");
    await page.getByRole("button", { name: "Eliminar mi cuenta" }).click();
    await page.getByRole("button", { name: "Sí, eliminarla" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Cuenta eliminada" })).toBeVisible();
    await expect(page).toHaveURL(/\/eliminar$/);
    await expect(page.getByRole("dialog")).toBeHidden();
    await expect(page.getByRole("banner").getByRole("link", { name: "Mi cuenta" })).toBeVisible();
  });
});
