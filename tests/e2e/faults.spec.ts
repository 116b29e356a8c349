/** What goes wrong around the shop: clocks, networks, broken answers, files of another version. */
import type { Page } from "@playwright/test";
import {
  addAndGoToCart,
  cartLines,
  choosePlaceToPay,
  dialogOf,
  digits,
  expect,
  fractionButtons,
  logInHere,
  open,
  openLogin,
  openMedellin,
  payButton,
  pickFractions,
  ready,
  seriesRadio,
  signIn,
  test,
  users,
  toCartLink,
  pressLabel,
} from "./fixtures";

/** Nothing stays behind on the server, and it is never stopped, but where a test says so. */
test.use({ hasOwnShop: false });

const HOUR_MS = 60 * 60 * 1000;

/** Makes the device's clock wrong by so many ms, in everything that tells the time. */
async function shiftClock(page: Page, shift: number): Promise<void> {
  await page.addInitScript((by) => {
    const RealDate = Date;
    class WrongDate extends RealDate {
      constructor(...given: unknown[]) {
        super(...((given.length > 0 ? given : [WrongDate.now()]) as [number]));
      }
      static override now() {
        return RealDate.now() + by;
      }
    }
    Object.assign(window, { Date: WrongDate });
    Object.defineProperty(performance, "timeOrigin", { value: performance.timeOrigin + by });
  }, shift);
}

/** A device that is ahead could close an open draw; one that is behind could open a closed draw. */
const devices = [
  { name: "a year fast, in Kiritimati", shift: 365 * 24 * HOUR_MS, timezoneId: "Pacific/Kiritimati" },
  { name: "three days slow, in Madrid", shift: -72 * HOUR_MS, timezoneId: "Europe/Madrid" },
];

test("[F-50] [CARD-04] whatever the device's clock and time zone say, the countdown and the closing are the server's", async ({
  browser,
  baseURL,
}) => {
  for (const { name, shift, timezoneId } of devices) {
    await test.step(name, async () => {
      const context = await browser.newContext({ baseURL, timezoneId, locale: "es-CO" });
      const page = await context.newPage();
      await shiftClock(page, shift);
      await open(page, "/");
      const timer = page.getByRole("timer", { name: "Tiempo para el cierre de Lotería de Medellín" });
      await expect(timer).toHaveText(/12:2\d:\d\d$/);
      const before = await timer.innerText();
      await expect(timer).not.toHaveText(before);
      await expect(timer).toHaveText(/12:2\d:\d\d$/);
      await expect(page.getByRole("article", { name: "Lotería de Medellín" })).toContainText(
        "Viernes 20 de noviembre, 11:00 p. m.".replaceAll(" p. m.", "\u00a0p.\u00a0m."),
      );
      await page.getByRole("link", { name: "Jugar ahora, Lotería de Medellín" }).click();
      // The home has boxes for a number too.
      await expect(page.getByRole("heading", { level: 1, name: "Lotería de Medellín" })).toBeVisible();
      await ready(page);
      await pickFractions(page, { number: "9001", fractions: 1 });
      await addAndGoToCart(page);
      await expect(cartLines(page)).not.toContainText("Sorteo cerrado");
      await context.close();
    });
  }
});

/** How many orders of the person have left the cart. */
async function orderCount(page: Page, document: string): Promise<number> {
  const filter = JSON.stringify({ where: { user: document, state: { inq: ["PENDING", "REJECTED", "APPROVED"] } } });
  const answer = await page.context().request.get(`/api/carts?filter=${encodeURIComponent(filter)}`);
  return ((await answer.json()) as unknown[]).length;
}

test.describe("at a shop of its own", () => {
  test.use({ hasOwnShop: true });

  test("[F-51] [F-14] offline while looking for series, at the press, then the answer lost: honest words, the button back, the same key, one order", async ({
    page,
    context,
  }) => {
    await signIn(page, users.hernan);
    await openMedellin(page);
    await digits(page).first().click();
    await context.setOffline(true);
    await page.keyboard.type("9101");
    await expect(page.getByText("No hay conexión. Revisa tu internet e inténtalo de nuevo.")).toBeVisible();
    await expect(page.getByRole("heading", { level: 1, name: "Lotería de Medellín" })).toBeVisible();
    await expect(digits(page).last()).toHaveValue("1");
    await context.setOffline(false);
    await page.getByRole("button", { name: "Reintentar" }).click();
    await expect(page.getByText(/series con fracciones disponibles para el 9101/)).toBeVisible();
    await pressLabel(seriesRadio(page));
    await fractionButtons(page).first().click();
    await addAndGoToCart(page);
    await choosePlaceToPay(page);
    const keys: unknown[] = [];
    page.on("request", (request) => {
      if (request.url().endsWith("/place-to-pay"))
        keys.push((request.postDataJSON() as { pay: { numTransaccion: string } }).pay.numTransaccion);
    });
    const unsure = page.getByText("No sabemos si el pago inició, estamos verificando.");

    await context.setOffline(true);
    await payButton(page).click();
    await expect(unsure).toBeVisible();
    await expect(payButton(page)).toBeEnabled();
    await expect(cartLines(page, "9101")).toBeVisible();
    await context.setOffline(false);

    await page.route("**/api/Users/place-to-pay", async (route) => {
      await route.fetch();
      await route.abort("connectionreset");
    });
    await payButton(page).click();
    await expect.poll(() => orderCount(page, users.hernan.document)).toBe(1);
    await expect(unsure).toBeVisible();
    await expect(payButton(page)).toBeEnabled();
    await page.unroute("**/api/Users/place-to-pay");

    await payButton(page).click();
    await expect(page.getByRole("heading", { name: "Pago de prueba" })).toBeVisible();
    expect(keys).toHaveLength(3);
    expect(new Set(keys).size).toBe(1);
    expect(await orderCount(page, users.hernan.document)).toBe(1);
  });
});

/** What the browser tells of a layout shift; TypeScript's library does not know it. */
interface LayoutShift {
  startTime: number;
  value: number;
  hadRecentInput: boolean;
  sources: { previousRect: DOMRect; currentRect: DOMRect }[];
}
/** A layout shift, when it happened (ms since the page was asked for), and by how many px its parts have gone down. */
interface Shift {
  at: number;
  value: number;
  down: number;
}

test("[F-52] on a slow 3G the home page does not jump, and a number can be played", async ({ page }, testInfo) => {
  const session = await page.context().newCDPSession(page);
  await session.send("Network.enable");
  await session.send("Network.emulateNetworkConditions", {
    offline: false,
    latency: 400,
    downloadThroughput: (400 * 1024) / 8,
    uploadThroughput: (400 * 1024) / 8,
  });
  await page.setViewportSize({ width: 412, height: 823 });
  await page.addInitScript(() => {
    const seen: Shift[] = [];
    Object.assign(window, { shifts: seen });
    new PerformanceObserver((list) => {
      for (const { startTime, value, hadRecentInput, sources } of list.getEntries() as never as LayoutShift[])
        if (!hadRecentInput)
          seen.push({
            at: startTime,
            value,
            down: Math.max(...sources.map((one) => one.currentRect.y - one.previousRect.y)),
          });
    }).observe({ type: "layout-shift", buffered: true });
  });
  await page.goto("/", { waitUntil: "networkidle" });
  const { shifts, readAfter, paintedAfter, loadedAfter } = await page.evaluate(() => ({
    shifts: (window as never as { shifts: Shift[] }).shifts,
    readAfter: (performance.getEntriesByType("navigation")[0] as PerformanceNavigationTiming).domInteractive,
    paintedAfter: performance.getEntriesByName("first-contentful-paint")[0]?.startTime,
    loadedAfter: performance.getEntriesByType("navigation")[0]?.duration,
  }));
  testInfo.annotations.push({
    type: "slow 3G",
    description: `first paint ${Math.round(paintedAfter ?? 0)} ms, loaded ${Math.round(loadedAfter ?? 0)} ms`,
  });
  // Our fonts arrive late: a label may grow wider by a hair, but nothing moves down.
  // Where a slow machine paints a row whose end it has not read yet, the row fills up: that is no jump.
  const later = shifts.filter(({ at }) => at > readAfter);
  const sumOf = (some: readonly Shift[]) => some.reduce((sum, { value }) => sum + value, 0);
  expect(later.filter(({ down }) => down !== 0)).toEqual([]);
  expect(sumOf(later)).toBeLessThan(0.001);
  expect(sumOf(shifts)).toBeLessThan(0.02);
  await page.getByRole("link", { name: "Jugar ahora, Lotería de Medellín" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Lotería de Medellín" })).toBeVisible();
  await pickFractions(page, { number: "9201", fractions: 1 });
  await page.getByRole("button", { name: "Añadir al carrito" }).dblclick();
  await expect(page.getByRole("status").filter({ hasText: "Añadido: 9201-" })).toBeVisible();
  await toCartLink(page).click();
  await expect(cartLines(page)).toHaveCount(1);
});

/** Answers that no call of the shop ever gives when it is well. */
const brokenAnswers: Record<string, { status: number; contentType: string; body: string }> = {
  "500 with a page": { status: 500, contentType: "text/html", body: "<h1>Internal Server Error</h1>" },
  "502 with a page": { status: 502, contentType: "text/html", body: "<html><body>Bad Gateway nginx</body></html>" },
  "an empty 200": { status: 200, contentType: "application/json", body: "" },
  "JSON of another shape": { status: 200, contentType: "application/json", body: '{"data":{"x":[null,{"y":1}]}}' },
  "a list where a record is due": { status: 200, contentType: "application/json", body: "[1,2,3]" },
  "JSON cut off": { status: 200, contentType: "application/json", body: '{"data":[{"ideLoteria":1' },
};

/** What no reader may ever see. */
const RAW = /Internal Server Error|Bad Gateway|nginx|undefined|NaN|\[object|SyntaxError|TypeError|Unexpected|at \w+ \(/;

test.describe("with a shop of its own", () => {
  test.use({ hasOwnShop: true });

  test("[F-53] what the browser itself asks for, broken: words in its place, and a retry that works", async ({
    page,
  }) => {
    const body = page.locator("body");
    const breakCall = (path: string, name: keyof typeof brokenAnswers) =>
      page.route(`**${path}`, (route) => route.fulfill(brokenAnswers[name]!));
    const mend = (path: string) => page.unroute(`**${path}`);

    await openMedellin(page);
    await test.step("a captcha and a login", async () => {
      const login = await openLogin(page);
      await breakCall("/api/tienda/captcha?*", "JSON of another shape");
      await login.getByRole("checkbox", { name: "No soy un robot" }).click();
      await expect(login.getByText("No se pudo verificar. Toca para intentarlo de nuevo.")).toBeVisible();
      await mend("/api/tienda/captcha?*");
      await breakCall("/api/Users/etn/login", "JSON of another shape");
      await logInHere(page, users.hernan);
      await expect(login.getByText("Usuario o clave inválida")).toBeVisible();
      expect(await body.innerText()).not.toMatch(RAW);
      await mend("/api/Users/etn/login");
      await logInHere(page, users.hernan);
      await expect(login.getByText("Inicio de sesión Exitoso")).toBeVisible();
      await expect(login).toBeHidden();
    });
    await test.step("the series of a number", async () => {
      await breakCall("/api/Users/etn/consultar-disponiblidad-de-numero", "500 with a page");
      await digits(page).first().click();
      await page.keyboard.type("9310");
      await expect(page.getByText("Ocurrió un error al momento de consultar las series")).toBeVisible();
      expect(await body.innerText()).not.toMatch(RAW);
      await mend("/api/Users/etn/consultar-disponiblidad-de-numero");
      await page.getByRole("button", { name: "Reintentar" }).click();
      await expect(seriesRadio(page)).toBeVisible();
    });
    await test.step("saving the cart", async () => {
      await pressLabel(seriesRadio(page));
      await page.getByRole("button", { name: "Tomar billete completo" }).click();
      await breakCall("/api/carts/new-related", "an empty 200");
      await page.getByRole("button", { name: "Añadir al carrito" }).click();
      await expect(page.getByText("Ocurrió un error al momento de guardar el carrito de compras")).toBeVisible();
      expect(await body.innerText()).not.toMatch(RAW);
      await mend("/api/carts/new-related");
      await addAndGoToCart(page);
      await expect(cartLines(page)).toHaveCount(1);
    });
    await test.step("a prize plan", async () => {
      await open(page, "/loterias?todas=1");
      await breakCall("/api/Users/etn/consultar-plande-premios", "a list where a record is due");
      await page.getByRole("link", { name: "Plan de premios, Lotería de Boyacá" }).first().click();
      await expect(dialogOf(page)).toContainText("Ocurrió un error al momento de traer el listado de premios");
      expect(await body.innerText()).not.toMatch(RAW);
      await mend("/api/Users/etn/consultar-plande-premios");
      await dialogOf(page).getByRole("button", { name: "Reintentar" }).click();
      await expect(dialogOf(page).getByRole("table")).toBeVisible();
    });
  });
});

test("[F-53] a page whose data comes back broken on the way is replaced by words and a way on, never by a blank", async ({
  page,
}) => {
  for (const [name, broken] of Object.entries(brokenAnswers)) {
    await test.step(name, async () => {
      await open(page, "/no-existe");
      await page.route("**/loterias.data*", (route) => route.fulfill(broken));
      await page.getByRole("banner").getByRole("link", { name: "Loterías" }).click();
      await expect(page.getByRole("heading", { level: 1, name: "Algo salió mal de nuestro lado" })).toBeVisible();
      expect(await page.locator("body").innerText()).not.toMatch(RAW);
      await page.unroute("**/loterias.data*");
      await page.getByRole("button", { name: "Intentar de nuevo" }).click();
      await expect(page.getByRole("heading", { level: 1, name: "Loterías" })).toBeVisible();
    });
  }
});

/** Counts documents that have arrived: at a mere request the old page still stands there and takes the next press. */
const loads = (page: Page): (() => number) => {
  let count = 0;
  page.on("domcontentloaded", () => (count += 1));
  return () => count;
};

test("[F-55] a chunk that a deploy took away: one reload, then words and a button, and no third try by itself", async ({
  page,
}) => {
  const banner = page.getByRole("banner");
  await open(page, "/");
  const loaded = loads(page);
  await test.step("a page's chunk is fetched by one reload", async () => {
    let missing = 1;
    await page.route(/\/assets\/Lotteries-[^/]+\.js/, async (route) => {
      if (missing-- > 0) await route.fulfill({ status: 404, body: "" });
      else await route.continue();
    });
    await page.getByRole("link", { name: "Ver todas" }).click();
    await expect.poll(loaded).toBe(1);
    await ready(page);
    await banner.getByRole("link", { name: "Loterías" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Loterías" })).toBeVisible();
    expect(loaded()).toBe(1);
  });
  await test.step("one that stays away is told after one reload, with a button", async () => {
    await page.route(/\/assets\/Dialogs-[^/]+\.js/, (route) => route.fulfill({ status: 404, body: "" }));
    await banner.getByRole("link", { name: "Mi cuenta" }).click();
    await expect.poll(loaded).toBe(2);
    await ready(page);
    await banner.getByRole("link", { name: "Mi cuenta" }).click();
    await expect(page.getByText("Hay una versión nueva de la tienda.")).toBeVisible();
    await expect(page.getByRole("button", { name: "Intentar de nuevo" })).toBeVisible();
    expect(loaded()).toBe(2);
  });
});
