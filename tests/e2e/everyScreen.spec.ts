/** Every page and every dialog in a browser: its scripts take it over without a word in the console, it fits, and axe finds nothing. */
import type { Page } from "@playwright/test";
import { publicRoutes } from "../../bench/routes.mjs";
import { unstick } from "../../.storybook/unstick";
import { faultsOf, ofLayout, wcag } from "../axe";
import {
  addToCart,
  cartLines,
  dialogOf,
  digits,
  expect,
  fractionButtons,
  open,
  openLogin,
  openLottery,
  openMedellin,
  pickFractions,
  signIn,
  test,
  users,
} from "./fixtures";

interface Screen {
  name: string;
  show: (page: Page) => Promise<unknown>;
}

const at = (path: string): Screen => ({ name: path, show: (page) => open(page, path) });

/** Addresses on top of the public routes, at which a page has little, nothing or something wrong to show. */
const FURTHER = [
  "/resultados/01-12-2027",
  "/eres-ganador?loteria=99&fecha=31-02-2026&numero=12&serie=1",
  "/eres-ganador?loteria=10&fecha=20-11-2026&numero=0012&serie=999",
  "/juego/10/4861",
  "/juego/10/1",
  "/nosotros/nuestra-red",
  "/recargas/paquetes",
  "/puntos-gana/acumulacion",
  "/puntos-gana/aliados",
  "/contacto/faq?buscar=premio",
  "/contacto/faq?buscar=zapato",
];

/** What opens by a gesture, and what the play screen and the cart show on the way. */
const opened: Screen[] = [
  {
    name: "diálogo del plan de premios",
    show: async (page) => {
      await open(page, "/loterias");
      await page.getByRole("link", { name: "Plan de premios, Lotería de Boyacá" }).first().click();
      await expect(page.getByRole("dialog").getByRole("table")).toBeVisible();
    },
  },
  {
    name: "diálogo de secos",
    show: async (page) => {
      await open(page, "/plan-premios/10");
      await page.getByRole("link", { name: "Secos del último sorteo" }).click();
      await expect(page.getByRole("dialog").getByRole("table")).toBeVisible();
    },
  },
  {
    name: "eres ganador, diálogo de no has ganado",
    show: async (page) => {
      await open(page, "/eres-ganador?loteria=10&fecha=13-11-2026&numero=0012&serie=999");
      await expect(dialogOf(page)).toBeVisible();
    },
  },
  {
    name: "juego, con lo que falta",
    show: async (page) => {
      await openMedellin(page);
      await digits(page).first().click();
      await page.keyboard.press("Enter");
      await expect(page.getByText("Debes completar los 4 números")).toBeVisible();
    },
  },
  {
    name: "juego, número agotado en una serie",
    show: async (page) => {
      await openMedellin(page);
      await digits(page).first().click();
      // Its one series is taken by itself.
      await page.keyboard.type("1234");
      await fractionButtons(page).first().click();
    },
  },
  {
    name: "juego, con lo que se paga",
    show: async (page) => {
      await openMedellin(page);
      await pickFractions(page, { number: "4827", fractions: 2 });
      await expect(page.getByRole("button", { name: "Añadir al carrito" })).toBeVisible();
    },
  },
  { name: "juego, producto añadido", show: addToCart },
  {
    name: "juego, número agotado",
    show: async (page) => {
      await openLottery(page, "Lotería de Bogotá");
      await digits(page).first().click();
      await page.keyboard.type("7777");
      await expect(page.getByText("7777 agotado: prueba 7778")).toBeVisible();
    },
  },
  { name: "carrito con una apuesta", show: (page) => open(page, "/carrito") },
  {
    name: "diálogo de eliminar",
    show: async (page) => {
      await open(page, "/carrito");
      await cartLines(page)
        .first()
        .getByRole("button", { name: /^Eliminar/ })
        .click();
      await expect(dialogOf(page)).toBeVisible();
    },
  },
  {
    name: "diálogo de entrar, con sus faltas",
    show: async (page) => {
      await open(page, "/carrito");
      const login = await openLogin(page);
      await login.getByRole("button", { name: "Iniciar sesión" }).click();
      await expect(login.getByText("Prueba que no eres un robot")).toBeVisible();
    },
  },
  {
    name: "diálogo de crear cuenta",
    show: async (page) => {
      await open(page, "/");
      const login = await openLogin(page);
      await login.getByRole("tab", { name: "Crear cuenta" }).click();
    },
  },
  {
    name: "diálogo de contraseña olvidada",
    show: async (page) => {
      await open(page, "/");
      const login = await openLogin(page);
      await login.getByRole("button", { name: "¿Olvidaste tu contraseña?" }).click();
      await login.getByRole("button", { name: "Enviar el enlace" }).click();
      await expect(login.getByText("Este campo es requerido")).toBeVisible();
    },
  },
  {
    name: "crear cuenta, con lo que falta",
    show: async (page) => {
      await open(page, "/crear-cuenta");
      await page.getByRole("button", { name: "Seguir" }).click();
      await expect(page.getByText(/^Falta corregir \d+ datos:$/)).toBeVisible();
    },
  },
  {
    name: "notificaciones",
    show: async (page) => {
      await open(page, "/");
      await page.getByRole("button", { name: "Notificaciones" }).click();
      await expect(dialogOf(page)).toBeVisible();
    },
  },
  {
    name: "PQRS, con faltas",
    show: async (page) => {
      await open(page, "/contacto/pqrs");
      await page.getByLabel(/Acepto el tratamiento/).check();
      await page.getByRole("button", { name: "Enviar", exact: true }).click();
      await expect(page.getByText("Revisa los datos marcados.")).toBeVisible();
    },
  },
];

/** What only its owner sees. */
const owned: Screen[] = [
  at("/carrito"),
  at("/mi-cuenta/datos?falta=nacimiento"),
  at("/mi-cuenta/cambiar-contrasena"),
  at("/mi-cuenta/pago-premios"),
  at("/eliminar-cuenta"),
  at("/mi-cuenta/historial"),
  at("/mi-cuenta/historial?fecha=2026-01-02"),
  ...["APROBADA", "RECHAZADA", "PENDIENTE"].map((state) => at(`/confirmacion/PM-DEMO-${state}`)),
  at("/confirmacion/PM-AJENA"),
  {
    name: "descargar reportes, con faltas",
    show: async (page) => {
      await page.context().clearCookies({ name: "sid" });
      await signIn(page, users.jairo);
      await open(page, "/descargar-reportes?loteria=&desde=31-02-2026&hasta=01-12-2027");
    },
  },
];

/** What stands out of the page to the right, if anything does. */
const sticksOut = (page: Page) =>
  page.evaluate(() => {
    const { clientWidth, scrollWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return [];
    return [...document.body.querySelectorAll("*")]
      .filter((element) => element.getBoundingClientRect().right > clientWidth + 1)
      .slice(0, 3)
      .map((element) => element.outerHTML.slice(0, 120));
  });

/** What axe finds: by all rules, or by those of the layout alone. */
async function violations(page: Page, rules: "all" | "layout"): Promise<string[]> {
  await page.evaluate(unstick);
  const found = await faultsOf(page, rules === "all" ? { tags: wcag } : { rules: ofLayout });
  return found.map(({ rule, nodes }) => `${rule}: ${nodes.map(({ html }) => html.slice(0, 160)).join(" | ")}`);
}

/**
 * Widths of the windows in CSS pixels, and which rules axe is asked for there. The gestures happen in the first one. The
 * colours of the wide window are read in the stories, which hold each screen in both.
 */
const windows = [
  { width: 360, rules: "all" },
  { width: 320, rules: null },
  { width: 1280, rules: "layout" },
] as const;

const resize = (page: Page, width: number): Promise<void> => page.setViewportSize({ width, height: 740 });

/** Shows one screen after the other and holds each: its console, its width, and what axe finds. */
async function hold(page: Page, screens: readonly Screen[]): Promise<void> {
  const said: string[] = [];
  page.on("console", (message) => {
    // The browser reports the status of a page that is none at the page's own address.
    if (message.type() === "error" && message.location().url !== page.url()) said.push(message.text());
  });
  await resize(page, windows[0].width);
  const found: Record<string, string[]> = {};
  for (const { name, show } of screens)
    await test.step(name, async () => {
      await show(page);
      const faults: string[] = [];
      for (const { width, rules } of windows) {
        await resize(page, width);
        faults.push(...(await sticksOut(page)).map((html) => `${width} px: ${html}`));
        if (rules) faults.push(...(await violations(page, rules)).map((violation) => `${width} px: ${violation}`));
      }
      await page.waitForLoadState("networkidle");
      faults.push(...said.splice(0).map((text) => `console: ${text}`));
      await resize(page, windows[0].width);
      if (faults.length > 0) found[name] = faults;
    });
  expect(found).toEqual({});
}

test.describe("nothing scrolls sideways at 320, 360 and 1280 px, nothing breaks WCAG 2.2 AA, no word in the console", () => {
  // Some sixty pages and dialogs.
  test.describe.configure({ timeout: 600_000 });

  test.describe("at a shop that is shared", () => {
    test.use({ hasOwnShop: false });

    test("[NAV-05] every public page", async ({ page, shop }) => {
      await hold(
        page,
        (await publicRoutes(shop.address)).map(({ path }) => at(path)),
      );
    });

    test("[NAV-05] what a page says when there is little, nothing or something wrong to show", async ({ page }) => {
      await hold(page, FURTHER.map(at));
    });

    test("[NAV-05] every dialog, and each step of a play", async ({ page }) => {
      await hold(page, opened);
    });
  });

  test("[NAV-05] every page of an account", async ({ page }) => {
    await signIn(page, users.marta);
    await hold(page, owned);
  });
});
