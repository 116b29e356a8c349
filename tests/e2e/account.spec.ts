/** The account's own matters, from its owner's first correction to the last farewell. */
import { accountOf, expect, open, openLogin, logInHere, PASSWORD, signIn, test, users } from "./fixtures";

test("[F-38] data are corrected, a new password ends the other session, and an account without balance is deleted", async ({
  page,
  newVisitor,
}) => {
  const other = await newVisitor();

  await test.step("[F-38] a corrected datum is kept, also where the session ends before it is sent", async () => {
    await signIn(page, users.marta);
    await open(page, "/mi-cuenta/datos");
    const issued = page.getByRole("group", { name: "Fecha de expedición" });
    await issued.getByLabel("Día").selectOption("14");
    await issued.getByLabel("Mes").selectOption("marzo");
    await issued.getByLabel("Año").selectOption("2002");
    await page.getByLabel("Dirección").fill("Carrera 43A n.º 1-50, Medellín");
    for (const box of await page.getByRole("main").getByRole("checkbox").all())
      if (await box.isVisible()) await box.check();
    await page.context().clearCookies();
    await page.getByRole("button", { name: "Actualizar Datos" }).click();
    await expect(page.getByRole("dialog", { name: "Mi cuenta" })).toBeVisible();
    await logInHere(page, users.marta);
    await expect(page.getByText("Tu información ha sido actualizada exitosamente")).toBeVisible();
    await expect(page.getByRole("dialog")).toBeHidden();
    await page.reload();
    await expect(page.getByLabel("Dirección")).toHaveValue("Carrera 43A n.º 1-50, Medellín");
    await expect(issued.getByLabel("Año")).toHaveValue("2002");
  });

  await test.step("a new password ends the session on the other device, and is the one that opens", async () => {
    await signIn(other, users.marta);
    await open(other, "/mi-cuenta/datos");
    await open(page, "/mi-cuenta/datos");
    await expect(page.getByRole("button", { name: "Cerrar las demás" })).toBeVisible();
    await open(page, "/mi-cuenta/cambiar-contrasena");
    await page.getByLabel("Contraseña actual").fill(PASSWORD);
    await page.getByLabel("Contraseña nueva", { exact: true }).fill("Gana*2027x");
    await page.getByLabel("Repite la contraseña nueva").fill("Gana*2027x");
    await page.getByRole("button", { name: "Cambiar contraseña" }).click();
    await expect(page.getByText("Tu contraseña ha sido cambiada con éxito")).toBeVisible();
    await open(page, "/mi-cuenta/datos");
    await expect(page.getByRole("button", { name: "Cerrar las demás" })).toBeHidden();
    await open(other, "/mi-cuenta/datos");
    await logInHere(other, users.marta, "Gana*2027x");
    await expect(accountOf(other, users.marta.name)).toBeVisible();
    await expect(other).toHaveURL(/\/mi-cuenta\/datos$/);
  });

  await test.step("money that is left keeps the account", async () => {
    await open(page, "/eliminar-cuenta");
    await page.getByLabel("Motivo").fill("Ya no juego");
    await page.getByRole("button", { name: "Eliminar mi cuenta" }).click();
    await page.getByRole("button", { name: "Sí, eliminarla" }).click();
    await expect(page.getByRole("main").getByRole("alert")).toContainText("El saldo del usuario debe ser");
    await expect(page.getByLabel("Motivo")).toHaveValue("Ya no juego");
  });

  await test.step("without money it is deleted: a message, the farewell, and nobody can log in with it", async () => {
    const leaving = await newVisitor();
    await signIn(leaving, users.hernan);
    await open(leaving, "/eliminar-cuenta");
    await leaving.getByLabel("Motivo").fill("Ya no juego");
    await leaving.getByRole("button", { name: "Eliminar mi cuenta" }).click();
    await leaving.getByRole("button", { name: "Sí, eliminarla" }).click();
    await expect(leaving.getByRole("heading", { level: 1, name: "Cuenta eliminada" })).toBeVisible();
    await expect(leaving).toHaveURL(/\/eliminar$/);
    await expect(leaving.getByRole("dialog")).toBeHidden();
    await openLogin(leaving);
    await logInHere(leaving, users.hernan);
    await expect(leaving.getByRole("dialog")).toContainText("Usuario o clave inválida");
  });
});
