/** Money that goes back: paid twice while a gateway was silent, and given back by the shop itself. */
import {
  addAndGoToCart,
  expect,
  open,
  openMedellin,
  pay,
  pickFractions,
  signIn,
  test,
  users,
  pressLabel,
} from "./fixtures";
import { QUARTER_LATER } from "./shopClock";

test("[F-3] a second payment goes back by itself: the purchase, its history and an e-mail say so", async ({
  page,
  shop,
}) => {
  await signIn(page, users.hernan);
  await openMedellin(page);
  await pickFractions(page, { number: "1357", fractions: 1 });
  await addAndGoToCart(page);
  await pay(page);
  await page.getByRole("button", { name: "Simular caída" }).click();

  await expect(page).toHaveURL(/\/confirmacion\//);
  // It stays silent until the clock is put forward, however slow the machine is; by itself it would for half a minute.
  await shop.run(`update sandbox_sessions set mute_until = '${QUARTER_LATER}'`);
  await pressLabel(page.getByRole("radio", { name: /PayValida/ }));
  await page.getByRole("button", { name: /^Continuar el pago de/ }).click();
  await page.getByRole("button", { name: "Aprobar pago" }).click();
  await expect(page.getByRole("heading", { name: "¡Listo, ya estás jugando!" })).toBeVisible();

  // A quarter of an hour later the first gateway answers again.
  await shop.pause();
  await shop.resume({ CLOCK: QUARTER_LATER });
  const refund = page.getByRole("heading", { name: "Devolución de $6.000" });
  await expect(async () => {
    await page.reload();
    await expect(refund).toBeVisible({ timeout: 1_000 });
    await expect(page.getByText("La pasarela ya la hizo.")).toBeVisible({ timeout: 1_000 });
  }).toPass({ timeout: 60_000, intervals: [1_000] });
  await expect(page.getByText(/Recibimos dos pagos de esta compra/)).toBeVisible();
  await expect(page.getByRole("heading", { name: "¡Listo, ya estás jugando!" })).toBeVisible();
  await open(page, "/mi-cuenta/historial");
  await expect(page.getByText("Te devolvimos $6.000 el 20 de noviembre")).toBeVisible();
  await page.goto("/sandbox/correo");
  await expect(page.getByText("Te devolvimos $6.000")).toBeVisible();
});
