// @vitest-environment happy-dom
// @vitest-environment-options {"settings":{"handleDisabledFileLoadingAsSuccess":true}}
/** The small parts that screens are made of: links, countdowns, failures, dialogs, the styles inside the page. */
import { act, cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import type { ReactElement, ReactNode } from "react";
import type { EntryContext } from "react-router";
import { createRoutesStub, useRevalidator } from "react-router-dom";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { bogotaInstant } from "#domain/bogota";
import { Closing, Countdown } from "#src/page/Countdown.tsx";
import { keepStylesInside, withStylesInside } from "#src/page/criticalStyles.ts";
import { createDialogs, useDialogs } from "#src/page/dialogs.ts";
import { FailedPage } from "#src/page/FailedPage.tsx";
import { pageMeta } from "#src/page/meta.ts";
import { createPageState, useCartCount, usePageState } from "#src/page/pageState.tsx";
import { onlyOnOtherAddress, useReload } from "#src/page/reload.ts";
import { RouteFailure } from "#src/page/RouteFailure.tsx";
import { RouterLink } from "#src/page/RouterLink.tsx";
import { useRoot } from "#src/page/session.ts";
import { silentTabs } from "#src/page/tabs.ts";
import { scriptedClient } from "../fakeBackend";
import { NOW } from "../models/fakeEnv";
import { showPage } from "./helpers";

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  sessionStorage.clear();
  document.head.innerHTML = "";
  delete window.__reactRouterManifest;
  delete window.__reactRouterRouteModules;
});

/** What React says of an error that a test provokes. */
const quietly = () => vi.spyOn(console, "error").mockImplementation(() => undefined);

describe("a link", () => {
  const inShop = (link: ReactElement) => {
    const Stub = createRoutesStub([
      { path: "/", Component: () => link },
      { path: "/loterias", Component: () => <p>the lotteries</p> },
    ]);
    render(<Stub initialEntries={["/"]} />);
    return screen.getByRole<HTMLAnchorElement>("link");
  };
  test("to a page of the shop loads no new document", async () => {
    const link = inShop(<RouterLink href="/loterias">Loterías</RouterLink>);
    expect([link.getAttribute("href"), link.textContent]).toEqual(["/loterias", "Loterías"]);
    fireEvent.click(link);
    await screen.findByText("the lotteries");
  });

  test.each<[string, Partial<Parameters<typeof RouterLink>[0]>]>([
    ["https://www.sic.gov.co", {}],
    ["//otro.example/x", {}],
    ["#contenido", {}],
    ["/api/tienda/comprobantes/x", {}],
    ["/comprobante.pdf", { download: "comprobante.pdf" }],
    ["/loterias", { target: "_blank" }],
  ])("to %s with %j is the browser's to follow", (href, rest) => {
    const link = inShop(
      <RouterLink href={href} {...rest}>
        go
      </RouterLink>,
    );
    document.addEventListener("click", (event) => event.preventDefault(), { once: true });
    const seen = vi.fn();
    link.addEventListener("click", (event) => seen(event.defaultPrevented));
    fireEvent.click(link);
    expect(seen).toHaveBeenCalledWith(false);
    expect([link.getAttribute("href"), link.textContent]).toEqual([href, "go"]);
    expect(screen.queryByText("the lotteries")).toBeNull();
    for (const [name, value] of Object.entries(rest)) expect(link.getAttribute(name)).toBe(value);
  });
});

describe("a closing", () => {
  const HOUR = 3_600_000;
  const shown = async (part: ReactNode) =>
    (await showPage(() => <p data-testid="part">{part}</p>)).findByTestId("part");

  test("[CARD-04] more than a day away has its day and hour", async () => {
    const closesAt = bogotaInstant("2026-11-26", "22:30");
    const part = await shown(<Closing closesAt={closesAt} lotteryName="Medellín" />);
    expect(part.textContent).toMatch(/^Las ventas cierran a las 10:30.p\.\sm\. del 26 de noviembre$/);
    expect(screen.queryByRole("timer")).toBeNull();
  });

  test("[CARD-04] within a day is counted down, under the lottery's name", async () => {
    const part = await shown(<Closing closesAt={NOW + 2 * HOUR + 3000} lotteryName="Medellín" />);
    expect(part.textContent).toBe("Las ventas cierran en 02:00:03");
    expect(screen.getByRole("timer").getAttribute("aria-label")).toBe("Tiempo para el cierre de Medellín");
  });

  test("that has passed says so", async () => {
    expect((await shown(<Closing closesAt={NOW} lotteryName="Medellín" />)).textContent).toBe("Sorteo cerrado");
  });

  test.each([
    [2 * HOUR, ""],
    [HOUR, "Última hora"],
    [HOUR / 6, "Últimos 10 minutos"],
    [0, "Sorteo cerrado"],
  ])("[CARD-04] %i ms before the end the countdown says %j", async (left, said) => {
    await shown(<Countdown until={NOW + left} label="Evento" />);
    expect(screen.getByRole("status").textContent).toBe(said);
  });

  test("in boxes has the names of its units", async () => {
    await shown(<Countdown until={NOW + 26 * HOUR + 61_000} label="Evento" size="boxes" />);
    expect(screen.getByRole("timer").textContent).toContain("1 día 2 horas 1 min 1 seg");
  });
});

describe("a page that failed", () => {
  const missing = new TypeError("Failed to fetch dynamically imported module: /assets/Cart-abc.js");
  let reload: ReturnType<typeof vi.spyOn>;
  beforeEach(() => {
    vi.spyOn(Date, "now").mockReturnValue(NOW);
    reload = vi.spyOn(window.location, "reload").mockImplementation(() => undefined);
  });

  test("says that nothing was charged, and can be tried again", () => {
    render(<FailedPage status={500} error={new Error("boom")} />);
    screen.getByRole("heading", { level: 1, name: "Algo salió mal de nuestro lado" });
    screen.getByText(/No se hizo ningún cobro por esto/);
    expect(screen.getByRole("link", { name: "Ir al inicio" }).getAttribute("href")).toBe("/");
    expect(reload).not.toHaveBeenCalled();
    fireEvent.click(screen.getByRole("button", { name: "Intentar de nuevo" }));
    expect(reload).toHaveBeenCalledTimes(1);
  });

  test.each(["Failed to fetch", "Load failed", "NetworkError when attempting to fetch resource."])(
    "for want of a network says so, and is loaded again when there is one: %s",
    (message) => {
      render(<FailedPage status={500} error={new TypeError(message)} />);
      screen.getByRole("heading", { level: 1, name: "No hay conexión" });
      expect(reload).not.toHaveBeenCalled();
      window.dispatchEvent(new Event("online"));
      expect(reload).toHaveBeenCalledTimes(1);
    },
  );

  test("whose part cannot be had without a network is no old version", () => {
    vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
    render(<FailedPage status={500} error={missing} />);
    screen.getByRole("heading", { level: 1, name: "No hay conexión" });
    expect(reload).not.toHaveBeenCalled();
  });

  test("that is not there says so, and is not tried again", () => {
    render(<FailedPage status={404} error={missing} />);
    screen.getByRole("heading", { level: 1, name: "No encontramos esta página" });
    screen.getByText(/La dirección cambió/);
    expect(screen.queryByRole("button")).toBeNull();
  });

  test.each([
    "Failed to fetch dynamically imported module: /a.js",
    "Importing a module script failed.",
    "error loading dynamically imported module: /a.js",
    "Unable to preload CSS for /a.css",
  ])("[F-55] whose part is gone after a deploy is loaded again, once: %s", (message) => {
    render(<FailedPage status={500} error={new TypeError(message)} />);
    screen.getByText(/Hay una versión nueva de la tienda/);
    expect(reload).toHaveBeenCalledTimes(1);
    cleanup();
    vi.mocked(Date.now).mockReturnValue(NOW + 59_999);
    render(<FailedPage status={500} error={new TypeError(message)} />);
    expect(reload).toHaveBeenCalledTimes(1);
    cleanup();
    vi.mocked(Date.now).mockReturnValue(NOW + 60_000);
    render(<FailedPage status={500} error={new TypeError(message)} />);
    expect(reload).toHaveBeenCalledTimes(2);
  });

  test("[F-55] whose part is gone is not loaded again where that could not be remembered", () => {
    vi.spyOn(sessionStorage, "setItem").mockImplementation(() => {
      throw new DOMException("denied", "SecurityError");
    });
    render(<FailedPage status={500} error={missing} />);
    screen.getByText(/Hay una versión nueva de la tienda/);
    expect(reload).not.toHaveBeenCalled();
  });

  test("[F-55] for another reason, or thrown as no error, is not loaded again by itself", () => {
    for (const error of [new Error("boom"), { message: missing.message }, null]) {
      render(<FailedPage status={500} error={error} />);
      screen.getByRole("heading", { level: 1, name: "Algo salió mal de nuestro lado" });
      cleanup();
    }
    expect(reload).not.toHaveBeenCalled();
  });

  test.each([
    ["a page that is not there", new Response(null, { status: 404 }), "No encontramos esta página"],
    ["a backend that is away", new Response(null, { status: 503 }), "Algo salió mal de nuestro lado"],
    ["a fault", new Error("boom"), "Algo salió mal de nuestro lado"],
  ])("of a route, %s, keeps the frame around it", async (_, thrown, title) => {
    quietly();
    const Stub = createRoutesStub([
      {
        path: "/",
        loader: () => {
          throw thrown;
        },
        HydrateFallback: () => null,
        ErrorBoundary: RouteFailure,
        Component: () => null,
      },
    ]);
    render(<Stub initialEntries={["/"]} />);
    await screen.findByRole("heading", { name: title });
  });
});

describe("the tags of a page", () => {
  test("are its title and description, and the shop's where it has none", () => {
    expect(pageMeta({ title: "Loterías", description: "Todas" })).toEqual([
      { title: "Loterías | Premio Mayor" },
      { name: "description", property: "og:description", content: "Todas" },
    ]);
    expect(pageMeta()).toEqual([
      { title: "Premio Mayor: las loterías de Colombia en línea" },
      {
        name: "description",
        property: "og:description",
        content: expect.stringMatching(/^Juega las loterías de Colombia/),
      },
    ]);
  });

  test("keep search engines from a private page", () => {
    expect(pageMeta({ isPrivate: true })).toContainEqual({ name: "robots", content: "noindex" });
  });
});

describe("the dialogs", () => {
  const none = {
    login: null,
    purpose: null,
    isExpired: false,
    agePending: false,
    update: false,
    favorite: false,
    consent: false,
    alert: null,
  };

  test("[NAV-03] open and close each on its own", () => {
    const { open, openLogin, setLoginTab, setAgePending, setUpdate, setFavorite, setConsent, setAlert, closeLogin } =
      createDialogs();
    expect(open.get()).toEqual(none);
    setAgePending(true);
    setUpdate(true);
    setFavorite(true);
    setConsent(true);
    setAlert("Hola");
    openLogin();
    expect(open.get()).toEqual({
      ...none,
      login: "login",
      agePending: true,
      update: true,
      favorite: true,
      consent: true,
      alert: "Hola",
    });
    setLoginTab("signUp");
    expect(open.get().login).toBe("signUp");
    closeLogin(false);
    setAlert(null);
    setFavorite(false);
    // The source's favourite flag turned the update's.
    expect(open.get().update).toBe(true);
    setUpdate(false);
    setConsent(false);
    expect(open.get()).toEqual({ ...none, agePending: true });
    openLogin({ tab: "signUp" });
    expect(open.get().login).toBe("signUp");
  });

  test("what the login interrupted goes on after it, once", () => {
    const { openLogin, closeLogin } = createDialogs();
    const pay = vi.fn();
    openLogin({ afterLogin: pay });
    openLogin();
    closeLogin(true);
    expect(pay).toHaveBeenCalledTimes(1);
    openLogin();
    closeLogin(true);
    expect(pay).toHaveBeenCalledTimes(1);
  });

  test("the login knows what it is for and that a session was over, until it is closed", () => {
    const { open, openLogin, setExpired, closeLogin } = createDialogs();
    const purpose = { to: "pay", totalPesos: 6000 } as const;
    setExpired();
    openLogin({ purpose });
    openLogin();
    expect(open.get()).toEqual({ ...none, login: "login", purpose, isExpired: true });
    closeLogin(false);
    openLogin();
    expect(open.get()).toEqual({ ...none, login: "login" });
  });

  test("what a login interrupted that was closed is forgotten: a login later pays nothing", () => {
    const { openLogin, closeLogin } = createDialogs();
    const pay = vi.fn();
    openLogin({ afterLogin: pay });
    closeLogin(false);
    openLogin();
    closeLogin(true);
    expect(pay).not.toHaveBeenCalled();
  });

  test("[F-38] whoever waits for a login is told that there was none, or that something else goes on in its place", () => {
    const { openLogin, closeLogin } = createDialogs();
    const told: string[] = [];
    const waiter = (name: string) => ({
      afterLogin: () => void told.push(`${name} goes on`),
      orElse: () => void told.push(`${name} ends`),
    });
    openLogin(waiter("form"));
    closeLogin(false);
    openLogin(waiter("form"));
    openLogin();
    openLogin(waiter("payment"));
    closeLogin(true);
    closeLogin(false);
    expect(told).toEqual(["form ends", "form ends", "payment goes on"]);
  });

  test("are followed by whoever shows them", async () => {
    const Shown = () => {
      const { alert, setAlert } = useDialogs();
      return <button onClick={() => setAlert("Hola")}>{alert ?? "no alert"}</button>;
    };
    await showPage(() => <Shown />);
    fireEvent.click(await screen.findByText("no alert"));
    await screen.findByText("Hola");
  });
});

describe("the state of a page", () => {
  test("counts the answers that said that the session is over", () => {
    let end: () => void = () => undefined;
    const client = scriptedClient();
    const page = createPageState({
      now: NOW,
      tabs: silentTabs,
      consent: null,
      client: (onSessionEnd) => ((end = onSessionEnd), client),
    });
    expect([page.sessionEnds.get(), page.client, page.clock.now(), page.store.get()]).toEqual([0, client, NOW, null]);
    end();
    end();
    expect(page.sessionEnds.get()).toBe(2);
  });

  test("[CART-08] the header counts the session's lines until there is a state, and then the state's, also none", async () => {
    const Count = () => <p>{`${useCartCount(3)} lines`}</p>;
    const { page } = await showPage(() => <Count />);
    await screen.findByText("3 lines");
    act(() => page.cartCount.set(0));
    screen.getByText("0 lines");
  });

  test("needs its provider, and the root's data its route", () => {
    quietly();
    const Stateless = () => <>{usePageState().clock.now()}</>;
    expect(() => render(<Stateless />)).toThrow("usePageState needs a PageStateProvider above it");
    const Rootless = () => <>{useRoot().now}</>;
    const Stub = createRoutesStub([{ path: "/", Component: Rootless, ErrorBoundary: () => <p>failed</p> }]);
    render(<Stub initialEntries={["/"]} />);
    screen.getByText("failed");
  });
});

describe("reading a page again", () => {
  const asked = (current: string, next: string, formMethod?: "POST") =>
    onlyOnOtherAddress({
      currentUrl: new URL(current, "https://a.example"),
      nextUrl: new URL(next, "https://a.example"),
      formMethod,
      defaultShouldRevalidate: true,
    } as Parameters<typeof onlyOnOtherAddress>[0]);

  test("happens on another address or after a form, not when a dialog opens or closes", () => {
    expect(asked("/a", "/b")).toBe(true);
    expect(asked("/a?x=1", "/a?x=2")).toBe(true);
    expect(asked("/a", "/a", "POST")).toBe(true);
    expect(asked("/a", "/a")).toBe(false);
  });

  test("happens when it is asked for, is said meanwhile, and is over afterwards, also when it fails", async () => {
    const seen: unknown[] = [];
    let answer: () => void = () => undefined;
    const Reader = () => {
      const { reload, isReloading } = useReload();
      const { revalidate } = useRevalidator();
      return (
        <>
          <button onClick={() => void reload()}>reload</button>
          <button onClick={() => void revalidate()}>revalidate</button>
          <p>{isReloading ? "reading" : "read"}</p>
        </>
      );
    };
    let reads = 0;
    const Stub = createRoutesStub([
      {
        path: "/",
        loader: () => {
          seen.push(asked("/a", "/a"));
          reads += 1;
          return reads === 1 ? null : new Promise((resolve) => (answer = () => resolve(null)));
        },
        shouldRevalidate: onlyOnOtherAddress,
        HydrateFallback: () => null,
        Component: Reader,
      },
    ]);
    render(<Stub initialEntries={["/"]} />);
    await screen.findByText("read");
    fireEvent.click(screen.getByText("reload"));
    await screen.findByText("reading");
    answer();
    await screen.findByText("read");
    await waitFor(() => expect(asked("/a", "/a")).toBe(false));
    expect(seen).toEqual([false, true]);
    fireEvent.click(screen.getByText("revalidate"));
    await screen.findByText("read");
    expect(reads).toBe(2);
  });
});

describe("styles inside the page", () => {
  const context = (routes: Record<string, { css?: string[] } | undefined>, ids: string[]) =>
    ({
      manifest: { routes, version: "1" },
      staticHandlerContext: { matches: ids.map((id) => ({ route: { id } })) },
      other: "kept",
    }) as unknown as EntryContext;
  const sheets = new Map([
    ["/a.css", "A{}"],
    ["/b.css", "B{}"],
    ["/c.css", "C{}"],
  ]);

  test("the matched routes' sheets stand in the page, each once, in their order and without a link", () => {
    const given = context(
      { root: { css: ["/a.css#", "/b.css"] }, page: { css: ["/a.css"] }, other: { css: ["/c.css"] }, bare: {} },
      ["root", "page", "bare"],
    );
    const made = withStylesInside(given, sheets);
    expect(made.criticalCss).toBe("A{}B{}");
    expect(made.manifest).toEqual({
      version: "1",
      routes: { root: { css: [] }, page: { css: [] }, other: { css: ["/c.css"] }, bare: { css: [] } },
    });
    expect(made).toMatchObject({ other: "kept" });
    expect(given.manifest.routes["root"]).toEqual({ css: ["/a.css#", "/b.css"] });
  });

  test.each<[string, Record<string, { css?: string[] } | undefined>]>([
    ["one of them has no text, as in development,", { root: { css: ["/a.css", "/new.css"] } }],
    ["there are none", { root: {} }],
    ["the route is not known", {}],
  ])("where %s the page is left as it is", (_, routes) => {
    const given = context(routes, ["root"]);
    expect(withStylesInside(given, sheets)).toBe(given);
  });

  function inBrowser(isInside: boolean) {
    if (isInside) document.head.innerHTML = "<style data-react-router-critical-css></style>";
    window.__reactRouterManifest = {
      routes: {
        root: { css: ["/a.css#x"] },
        page: { css: ["/b.css", "/a.css"] },
        other: { css: ["/c.css", "/b.css"] },
        bare: {},
      },
    } as unknown as EntryContext["manifest"];
    window.__reactRouterRouteModules = { root: {}, page: {} } as unknown as EntryContext["routeModules"];
    keepStylesInside();
    return {
      css: Object.values(window.__reactRouterManifest.routes).map((route) => route?.css),
      links: [...document.head.children].map((part) => [
        part.localName,
        part.getAttribute("rel"),
        part.getAttribute("href"),
        (part as HTMLLinkElement).disabled,
      ]),
    };
  }

  test("the browser links no more to what stands in the page, and knows that it is there", () => {
    const { css, links } = inBrowser(true);
    expect(css).toEqual([[], [], ["/c.css"], undefined]);
    expect(links.slice(0, -1)).toEqual([
      ["link", "stylesheet", "/a.css", true],
      ["link", "stylesheet", "/b.css", true],
    ]);
    expect(links.at(-1)![0]).toBe("style");
  });

  test("where no styles stand in the page, or there is no table of routes, nothing is changed", () => {
    const { css, links } = inBrowser(false);
    expect(css).toEqual([["/a.css#x"], ["/b.css", "/a.css"], ["/c.css", "/b.css"], undefined]);
    expect(links).toEqual([]);
    delete window.__reactRouterManifest;
    document.head.innerHTML = "<style data-react-router-critical-css></style>";
    keepStylesInside();
    expect(document.head.children).toHaveLength(1);
  });

  test("a page without any rendered route keeps its table", () => {
    document.head.innerHTML = "<style data-react-router-critical-css></style>";
    window.__reactRouterManifest = { routes: { root: { css: ["/a.css"] } } } as unknown as EntryContext["manifest"];
    keepStylesInside();
    expect(window.__reactRouterManifest.routes["root"]).toEqual({ css: ["/a.css"] });
  });
});
