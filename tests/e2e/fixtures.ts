/** What every journey begins with: a shop of its own, a page that must not throw, and the player's usual moves. */
import { test as base, expect, type Browser, type BrowserContext, type Locator, type Page } from "@playwright/test";
import { solveChallenge, type Challenge } from "altcha-lib";
import { deriveKey } from "altcha-lib/algorithms/web/pbkdf2";
import { databaseAt, onServer } from "../databases";
import { STARTS_AT } from "./shopClock";
import { startHost, type HostedShop, type ShopHost } from "./shopHost";

/** Password of every demo user. */
export const PASSWORD = "Suerte*2026";

/** Demo users by what they are for. */
export const users = {
  marta: { document: "52847193", name: "Marta Lucía" },
  nelly: { document: "41736258", name: "Nelly" },
  oscar: { document: "71620394", name: "Óscar" },
  dani: { document: "1029384756", name: "Dani" },
  lina: { document: "60517283", name: "Lina" },
  jairo: { document: "80912475", name: "Jairo" },
  hernan: { document: "39481726", name: "Hernán" },
} as const;
/** Who logs in: the document, and the name by which the header greets. */
export interface User {
  document: string;
  name: string;
}

/** A shop with a database of its own. */
export interface JourneyShop extends HostedShop {
  /** Runs a statement on its database. */
  run: (statement: string) => Promise<void>;
  /** Closes the shop and deletes its database. */
  stop: () => Promise<void>;
}

interface WorkerFixtures {
  /** The process of the worker's shops. */
  shopHost: ShopHost;
  /** The shop that the journeys of one worker share, started by the first of them. */
  sharedShop: () => Promise<JourneyShop>;
}

/** What a visitor answers about being measured: the question would come over what a journey is about. */
type Consent = "granted" | "denied" | null;

interface Fixtures {
  /** Default "denied"; null is asked. */
  consent: Consent;
  /** False for journeys that leave nothing behind on the server and never stop it: they share a shop. */
  hasOwnShop: boolean;
  /** Environment on top of the journeys' own. */
  shopEnv: Record<string, string>;
  shop: JourneyShop;
  /** Messages of errors that escaped in any page of the test; empty at the end unless the test takes them out. */
  escaped: string[];
  /** Another person: a context of its own at the same shop. */
  newVisitor: () => Promise<Page>;
}

function watch(context: BrowserContext, escaped: string[]): void {
  context.on("weberror", (webError) => escaped.push(webError.error().message));
  context.on("console", (message) => {
    if (message.type() === "error" && /hydrat|Content.Security.Policy|Minified React/i.test(message.text()))
      escaped.push(message.text());
  });
  context.on("dialog", (dialog) => {
    escaped.push(`dialog: ${dialog.message()}`);
    void dialog.dismiss();
  });
}

/** The lines of the log; the demo's greeting, which shows its users, is none. */
const logged = (shop: JourneyShop): string =>
  shop
    .output()
    .split("\n")
    .filter((line) => line.startsWith("{"))
    .join("\n");

let databases = 0;
/** A shop on a database of its own in the journeys' PostgreSQL. */
async function openShop(host: ShopHost, env: Record<string, string> = {}): Promise<JourneyShop> {
  const { E2E_POSTGRES: url = "", E2E_TEMPLATE: template = "" } = process.env;
  const name = `recorrido_${process.pid}_${(databases += 1)}`;
  await onServer(url, `create database ${name} template ${template}`);
  const shop = await host.open({ CLOCK: STARTS_AT, DATABASE_URL: databaseAt(url, name), ...env });
  return {
    ...shop,
    run: (statement) => onServer(databaseAt(url, name), statement),
    stop: async () => {
      await shop.pause();
      await onServer(url, `drop database ${name} with (force)`);
    },
  };
}

/** Stops a shop, and looks into what it has logged. */
async function close(shop: JourneyShop): Promise<void> {
  await shop.stop();
  for (const secret of [PASSWORD, ...Object.values(users).map(({ document }) => document)])
    expect(logged(shop), "[F-47] personal data in the log").not.toContain(secret);
}

export const test = base.extend<Fixtures, WorkerFixtures>({
  consent: ["denied", { option: true }],
  hasOwnShop: [true, { option: true }],
  shopEnv: [{}, { option: true }],
  shopHost: [
    async ({}, use) => {
      const host = startHost();
      await use(host);
      await host.end();
    },
    { scope: "worker" },
  ],
  sharedShop: [
    async ({ shopHost }, use) => {
      let shop: Promise<JourneyShop> | undefined;
      await use(() => (shop ??= openShop(shopHost)));
      if (shop) await close(await shop);
    },
    { scope: "worker" },
  ],
  shop: async ({ hasOwnShop, shopEnv, shopHost, sharedShop }, use) => {
    const shop = await (hasOwnShop ? openShop(shopHost, shopEnv) : sharedShop());
    await use(shop);
    if (hasOwnShop) await close(shop);
  },
  baseURL: async ({ shop }, use) => use(shop.address),
  escaped: async ({}, use) => {
    const escaped: string[] = [];
    await use(escaped);
    expect(escaped, "errors that escaped in a page").toEqual([]);
  },
  context: async ({ context, escaped, consent, baseURL }, use) => {
    watch(context, escaped);
    await answer(context, consent, baseURL ?? "");
    await use(context);
  },
  // Three seconds after a login the favourite number's notice opens over what a journey is about: it is put away.
  page: async ({ page }, use) => {
    await page.addLocatorHandler(favoriteNotice(page), (notice) =>
      notice.getByRole("button", { name: "Cerrar" }).click(),
    );
    await use(page);
  },
  newVisitor: async ({ browser, baseURL, escaped }, use) => {
    const contexts: BrowserContext[] = [];
    await use(async () => {
      const context = await visit(browser, baseURL ?? "");
      await answer(context, "denied", baseURL ?? "");
      watch(context, escaped);
      contexts.push(context);
      return context.newPage();
    });
    for (const context of contexts) await context.close();
  },
});

/** The notice of the favourite number (FAV-01). */
export const favoriteNotice = (page: Page): Locator => page.getByRole("dialog", { name: /^Hola, / });

async function answer(context: BrowserContext, consent: Consent, url: string): Promise<void> {
  if (consent) await context.addCookies([{ name: "medicion", value: consent === "granted" ? "si.1" : "no.1", url }]);
}

function visit(browser: Browser, baseURL: string): Promise<BrowserContext> {
  return browser.newContext({
    baseURL,
    locale: "es-CO",
    timezoneId: "America/Bogota",
    viewport: { width: 1280, height: 900 },
  });
}

/**
 * Waits until React answers to every button on the page, so that a press is never lost. A part whose code comes with the first
 * use is used by a scroll.
 */
export async function ready(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    dispatchEvent(new Event("scroll"));
    return [...document.querySelectorAll("button, input, main")].every((element) =>
      Object.keys(element).some((key) => key.startsWith("__reactProps$")),
    );
  });
}

/** Opens a path of the shop and waits until it answers. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await ready(page);
}

/** The dialog that stands open, whether it asks or tells. */
export const dialogOf = (page: Page): Locator => page.getByRole("dialog").or(page.getByRole("alertdialog"));

/** The link or menu of the header that leads to the account. */
export const accountOf = (page: Page, name: string): Locator =>
  page
    .getByRole("banner")
    .locator("summary")
    .filter({ hasText: new RegExp(name, "i") });

/** Does the captcha of a form, by default the login's, and waits for it. */
export async function solveCaptcha(page: Page, form: Locator = page.getByRole("dialog")): Promise<void> {
  await form.getByRole("checkbox", { name: "No soy un robot" }).click();
  await expect(form.getByText("Listo, verificado")).toBeVisible();
}

/** Logs in through the dialog that is open, captcha included. */
export async function logInHere(page: Page, user: User, password = PASSWORD): Promise<void> {
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Número de documento").fill(user.document);
  await dialog.getByLabel("Contraseña", { exact: true }).fill(password);
  await solveCaptcha(page);
  await dialog.getByRole("button", { name: "Iniciar sesión" }).click();
}

/** Opens the login dialog from the header. */
export async function openLogin(page: Page): Promise<Locator> {
  await page.getByRole("banner").getByRole("link", { name: "Mi cuenta" }).click();
  const dialog = page.getByRole("dialog", { name: "Mi cuenta" });
  await expect(dialog).toBeVisible();
  return dialog;
}

/** Logs in from the header and waits until the header greets the user. */
export async function login(page: Page, user: User): Promise<void> {
  await openLogin(page);
  await logInHere(page, user);
  await expect(page.getByRole("dialog")).toBeHidden();
  await expect(accountOf(page, user.name)).toBeVisible();
}

/** Gives the page's context a session of the user without the form, for journeys that are about something else. */
export async function signIn(page: Page, user: User): Promise<void> {
  const { request } = page.context();
  const challenge = (await (await request.get("/api/tienda/captcha?accion=login")).json()) as Challenge;
  const solution = await solveChallenge({ challenge, deriveKey });
  const captcha = Buffer.from(JSON.stringify({ challenge, solution })).toString("base64");
  const answer = await request.post("/api/Users/etn/login", {
    data: { user: { tipoDocumento: "CC", usuario: user.document, clave: PASSWORD, ideAplicacion: 6, captcha } },
  });
  expect(answer.status(), await answer.text()).toBe(200);
}

/** Opens the play screen of a lottery's next draw by its address, for journeys that begin there. */
export async function openLottery(page: Page, lottery: string): Promise<void> {
  const answer = await page.request.post("/api/Users/etn/consultar-loterias-disponibles", {
    data: { lottery: { fecha: "11-04-2018", evento: null } },
  });
  const { data } = (await answer.json()) as { data: { desLoteria: string; ideLoteria: number; sorteo: number }[] };
  const next = data.find(({ desLoteria }) => desLoteria === lottery);
  if (!next) throw new Error(`No open draw of ${lottery}`);
  await open(page, `/juego/${next.ideLoteria}/${next.sorteo}`);
  await expect(page.getByRole("heading", { level: 1, name: lottery })).toBeVisible();
}

/** Opens the play screen of Medellín's next draw. */
export const openMedellin = (page: Page): Promise<void> => openLottery(page, "Lotería de Medellín");

/** The play screen of Medellín's next draw, by its link on the home page. */
export async function walkToMedellin(page: Page): Promise<void> {
  await open(page, "/");
  await page.getByRole("link", { name: "Jugar ahora, Lotería de Medellín" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Lotería de Medellín" })).toBeVisible();
  await ready(page);
}

/** The four number boxes. */
export const digits = (page: Page): Locator => page.getByRole("textbox", { name: /^Cifra \d de 4/ });

/**
 * Presses a radio button or a checkbox where a player does: on the mark of its label, once that stands still. The input itself
 * has no size, and a forced click on it lands beside it while the page scrolls; the middle of a label may be a link.
 */
export const pressLabel = (option: Locator): Promise<void> =>
  option.locator("xpath=ancestor::label[1]").click({ position: { x: 12, y: 12 } });

/** The radio of a series, or the first one offered. */
export const seriesRadio = (page: Page, series?: string): Locator =>
  page.getByRole("radio", { name: new RegExp(`^${series ?? "\\d{3}"} `) }).first();

/** The fractions of the ticket, in their order. */
export const fractionButtons = (page: Page): Locator =>
  page.getByRole("group", { name: "Fracciones del billete" }).getByRole("button", { name: /^Fracción \d/ });

/** Writes the number, takes a series (the first one offered unless named) and so many fractions. Gives the series. */
export async function pickFractions(
  page: Page,
  { number, series, fractions }: { number: string; series?: string; fractions: number },
): Promise<string> {
  await digits(page).first().click();
  await page.keyboard.type(number);
  const option = seriesRadio(page, series);
  // Asked before the pick: on a phone the step folds after it.
  const picked = await option.inputValue();
  await pressLabel(option);
  for (let place = 0; place < fractions; place += 1) await fractionButtons(page).nth(place).click();
  return picked;
}

/** What leads to the cart once something was added. */
export const toCartLink = (page: Page): Locator =>
  page.getByRole("region", { name: "Tu jugada" }).getByRole("link", { name: "Ver carrito" });

/** Adds what is picked and stays on the screen. */
export async function addToCart(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Añadir al carrito" }).click();
  await expect(toCartLink(page)).toBeVisible();
}

/** Adds what is picked to the cart and goes to the cart. */
export async function addAndGoToCart(page: Page): Promise<void> {
  await addToCart(page);
  await toCartLink(page).click();
  await expect(page.getByRole("heading", { level: 1, name: "Carrito de Compras" })).toBeVisible();
  await ready(page);
}

/** The cart's lines, or those with a text. */
export const cartLines = (page: Page, text?: string): Locator => {
  const lines = page.getByRole("main").getByRole("article");
  return text ? lines.filter({ hasText: text }) : lines;
};

/** The cart's button that pays. */
export const payButton = (page: Page): Locator => page.getByRole("button", { name: "Pagar", exact: true });

/** The sum beside the pay button. */
export const total = (page: Page): Locator => page.getByRole("region", { name: "Total" }).getByRole("status").first();

/** Chooses the gateway. */
export async function choosePlaceToPay(page: Page): Promise<void> {
  await pressLabel(page.getByRole("radio", { name: /PlaceToPay/ }));
}

/** Chooses PlaceToPay and presses the pay button. */
export async function pay(page: Page): Promise<void> {
  await choosePlaceToPay(page);
  await payButton(page).click();
}

export { expect };
