/**
 * The purchase, the forms and five screens in the two engines that the journeys of `tests/e2e` do not drive: Firefox, and
 * WebKit as Debian brings it. `npm run test:browsers`; `PICTURES=renew` takes the pictures anew that changed.
 */
import { afterAll, beforeAll, describe, expect, inject, test as base } from "vitest";
import { startShop, type RunningShop } from "../../scripts/shop.mjs";
import { STARTS_AT } from "../e2e/shopClock";
import { openDoor } from "./door";
import type { Engine } from "./engine";
import { firefoxAt } from "./firefox";
import { comparePictures, keptPictures, type Taken } from "./pictures";
import { Player } from "./player";
import { until } from "./until";
import { webkitAt } from "./webkit";

const PHONE = { width: 412, height: 915 } as const;
const DESKTOP_WIDTH = 1280;
/** Of a longer page the rest is more of the same, and would weigh in every clone. */
const HIGHEST_PICTURE = 1800;
/** Every clone carries them all. */
const MOST_BYTES = 5 * 1024 * 1024;

/** Hernán, of the demo's users. */
const player = { document: "39481726", password: "Suerte*2026" } as const;

const engines = [
  { name: "Firefox", start: () => firefoxAt(inject("firefox")) },
  { name: "WebKit", start: () => webkitAt(inject("webkit")) },
];

/** The file of a picture, without a folder. */
const fileOf = (engine: string, screen: string, width: number) => `${engine.toLowerCase()}.${screen}.${width}.webp`;

const button = (name: string) => ({ role: "button", name });
const link = (name: string) => ({ role: "link", name });
const heading = (name: string) => ({ role: "heading", name });
const documentField = { label: "Número de documento" };
const passwordField = { label: "Contraseña" };

/** From a lottery's play screen: the number, the first series that is offered and so many fractions, into the cart. */
async function addToCart(page: Player, number: string, fractions: number): Promise<void> {
  await page.type({ role: "textbox", like: "^Cifra 1 de 4" }, number);
  // On a phone a step folds when it is done, and what stands below it moves up.
  await page.sees(button("Cambiar número"));
  await page.press({ role: "radio", like: String.raw`^\d{3} ` });
  await page.sees(button("Cambiar serie"));
  for (let place = 1; place <= fractions; place += 1)
    await page.press({ role: "button", like: `^Fracción ${place}\\b` });
  await page.press(button("Añadir al carrito"));
}

/** Does the captcha of the form that is open. */
async function proveHuman(page: Player): Promise<void> {
  await page.press({ role: "checkbox", name: "No soy un robot" });
  await page.sees({ role: "dialog" }, "Listo, verificado");
}

/** The list of lotteries, reached from the home page as on a phone, and there the play screen of one. */
async function chooseLottery(page: Player, lottery: string): Promise<void> {
  await page.open("/");
  await page.press(link("Ver loterías"));
  // The home page has links of the same names: the list must have taken its place.
  await page.sees(heading("Loterías"));
  await page.press({ role: "link", like: `^Jugar( ahora)?, ${lottery}$` });
  await page.arrives(/^\/juego\//);
  await page.sees(heading(lottery));
  await page.ready();
}

describe.each(engines)("$name", ({ name, start }) => {
  let shop: RunningShop;
  let door: Awaited<ReturnType<typeof openDoor>>;
  let engine: Engine;

  beforeAll(async () => {
    shop = await startShop({ env: { CLOCK: STARTS_AT } });
    door = await openDoor(shop.address);
    engine = await start();
  });

  afterAll(async () => {
    await engine?.close();
    door?.close();
    await shop?.stop();
  });

  /** A browser of its own, as wide as a phone, in which nothing may go wrong unheard. */
  const test = base.extend<{ page: Player }>({
    page: async ({}, use) => {
      const tab = await engine.open();
      try {
        await tab.resize(PHONE.width, PHONE.height);
        const page = new Player(tab, door.address);
        await use(page);
        expect(await page.ask("escaped"), "errors that escaped, and what the policy blocked").toEqual([]);
      } finally {
        await tab.close();
      }
    },
  });

  base("what is thrown, refused, said as an error or blocked by the policy is caught", async () => {
    const tab = await engine.open();
    try {
      const page = new Player(tab, door.address);
      await page.open("/");
      expect(await page.ask("escaped")).toEqual([]);
      await page.ask("misbehave");
      const caught = await until(async () => {
        const all = await page.ask("escaped");
        if (all.length < 5) throw new Error(`only ${all.join()}`);
        return all.join("\n");
      });
      for (const part of [
        /^error: .*planted error/m,
        /^rejection: .*planted rejection/m,
        /^console: planted message/m,
        /^blocked: img-src .*planted\.example/m,
      ])
        expect(caught).toMatch(part);
    } finally {
      await tab.close();
    }
  });

  test(`the whole purchase in ${name}`, async ({ page }) => {
    await chooseLottery(page, "Lotería de Medellín");
    await addToCart(page, "4827", 2);
    await page.press(link("Ver carrito"));
    await page.arrives(/^\/carrito$/);
    await page.sees({ role: "article" }, "4827");
    await page.ready();
    await page.press({ role: "radio", like: "PlaceToPay" });
    await page.press(button("Pagar"));

    await page.type(documentField, player.document);
    await page.type(passwordField, player.password);
    await proveHuman(page);
    await page.press(button("Iniciar sesión"));
    await page.sees(heading("Pago de prueba"));
    await page.press(button("Aprobar pago"));

    await page.arrives(/^\/confirmacion(\/|\?order=)PM\w+$/);
    await page.sees({ role: "main" }, /aprobado/i);
    await page.sees({ role: "main" }, "4827");
  });

  test(`the forms in ${name}: what is missing is said beside its field, what was typed stays, a wrong password is told, a typed day filters`, async ({
    page,
  }) => {
    await page.open("/mi-cuenta/historial");
    await page.press(button("Iniciar sesión"));
    const missing = "Este campo es requerido";
    for (const field of [documentField, passwordField])
      await until(async () => expect(await page.ask("describedBy", field)).toContain(missing));
    await page.sees({ role: "dialog" }, "Prueba que no eres un robot");

    await page.type(documentField, player.document);
    await page.press(button("Iniciar sesión"));
    await until(async () => expect(await page.ask("describedBy", documentField)).not.toContain(missing));
    expect(await page.ask("describedBy", passwordField)).toContain(missing);
    expect(await page.ask("textOf", documentField)).toBe(player.document);

    await page.type(passwordField, "Equivocada*2026");
    await proveHuman(page);
    await page.press(button("Iniciar sesión"));
    await page.sees({ role: "dialog" }, "Usuario o clave inválida");
    expect(await page.ask("textOf", documentField)).toBe(player.document);

    await page.retype(passwordField, player.password);
    await proveHuman(page);
    await page.press(button("Iniciar sesión"));
    await page.type({ role: "textbox", name: "Fecha" }, "20-11-2026");
    expect(await page.ask("textOf", { role: "textbox", name: "Fecha" })).toBe("20-11-2026");
    await page.press(button("Filtrar"));
    await page.arrives(/^\/mi-cuenta\/historial\?fecha=2026-11-20$/);
    await page.sees({ role: "textbox", name: "Fecha" }, "20-11-2026");
  });

  test(`five screens in ${name} look as they are kept`, async ({ page }) => {
    const { version } = page.tab;
    const taken: Taken[] = [];
    const take = async (screen: string, path: string, shown: Parameters<Player["sees"]>) => {
      for (const width of [PHONE.width, DESKTOP_WIDTH]) {
        await page.tab.resize(width, PHONE.height);
        await page.open(path);
        await page.sees(...shown);
        // In a window as high as the page: what sticks to its edges stands at the edges.
        await until(async () => {
          const height = Math.min(await page.ask("holdStill"), HIGHEST_PICTURE);
          await page.tab.resize(width, height);
          expect(Math.min(await page.ask("holdStill"), HIGHEST_PICTURE)).toBe(height);
        });
        taken.push({ file: fileOf(name, screen, width), bytes: await page.tab.screenshot() });
      }
      await page.tab.resize(PHONE.width, PHONE.height);
    };
    await take("inicio", "/", [heading("Lotería de Medellín")]);
    await take("loterias", "/loterias", [heading("Lotería de Medellín")]);
    await take("premios", "/plan-premios/1", [{ role: "heading", like: "^Plan de premios" }]);
    await chooseLottery(page, "Lotería de Boyacá");
    const play = await page.ask("where");
    await take("juego", play, [heading("Lotería de Boyacá")]);
    await page.open(play);
    await addToCart(page, "2468", 1);
    await page.sees(link("Ver carrito"));
    // The part that comes last: its code is fetched after the page's.
    await take("carrito", "/carrito", [{ role: "textbox", name: "Cupón" }]);
    expect(await comparePictures({ version, taken })).toEqual([]);
  });
});

const screens = ["carrito", "inicio", "juego", "loterias", "premios"];

base(
  "of each engine five screens are kept, on a phone and on a desktop, and together they are small enough to be cloned",
  () => {
    const wanted = engines.flatMap(({ name }) =>
      screens.flatMap((screen) => [PHONE.width, DESKTOP_WIDTH].map((width) => fileOf(name, screen, width))),
    );
    const kept = keptPictures();
    expect(kept.map(({ file }) => file).sort()).toEqual(wanted.sort());
    expect(kept.reduce((sum, { bytes }) => sum + bytes, 0)).toBeLessThanOrEqual(MOST_BYTES);
  },
);
