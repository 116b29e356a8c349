// @vitest-environment happy-dom
/** What the shop asks of the browser: calls, storage, ids, other tabs, the theme. */
import { act, cleanup, render, screen } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { afterEach, describe, expect, test, vi } from "vitest";
import { prefers, themes } from "#ds";
import { createBox, useBox } from "#src/page/box.ts";
import { createBrowserEnv, serverEnv } from "#src/page/browserEnv.ts";
import { createBrowserClient, noClient } from "#src/page/client.ts";
import { createTabs, silentTabs } from "#src/page/tabs.ts";
import { themeOf, useTheme, wearTheme } from "#src/page/theme.ts";
import { useIsBrowser } from "#src/page/useIsBrowser.ts";
import { holding, line } from "../models/fakeEnv";

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  localStorage.clear();
  document.documentElement.className = "";
});

const given = { client: noClient, tabs: silentTabs, gatewayHosts: ["a.example"], origin: "https://b.example" };

describe("calls", () => {
  function answering(status: number) {
    const fetched = vi.fn(async () => new Response("{}", { status, headers: { "x-a": "1" } }));
    vi.stubGlobal("fetch", fetched);
    const onSessionEnd = vi.fn();
    return { fetched, onSessionEnd, client: createBrowserClient("clave", onSessionEnd) };
  }

  test("go to the shop's own origin with the session's cookie, past every cache, and not for ever", async () => {
    const { fetched, client } = answering(200);
    const timeout = vi.spyOn(AbortSignal, "timeout");
    const headers = { accept: "application/json" };
    const answer = await client.send({ method: "POST", path: "/api/x?a=1", body: { a: 1 }, headers });
    expect(answer).toEqual({ status: 200, headers: expect.objectContaining({ "x-a": "1" }), text: "{}" });
    expect(fetched).toHaveBeenCalledWith("/api/x?a=1", {
      method: "POST",
      headers,
      body: '{"a":1}',
      credentials: "same-origin",
      cache: "no-store",
      signal: timeout.mock.results[0]!.value,
    });
    expect(timeout).toHaveBeenCalledWith(20_000);
    expect(client.wireKey).toBe("clave");
  });

  test("without a body send none", async () => {
    const { fetched, client } = answering(200);
    await client.send({ method: "GET", path: "/api/x" });
    expect(fetched).toHaveBeenCalledWith("/api/x", expect.objectContaining({ method: "GET", body: undefined }));
  });

  test.each([
    [401, "/api/carts", 1],
    [401, "/api/Users/etn/login", 0],
    [401, "/api/Users/etn/login/otra", 1],
    [403, "/api/carts", 0],
    [200, "/api/carts", 0],
  ])("an answer %i of %s tells %i times that the session is over", async (status, path, times) => {
    const { onSessionEnd, client } = answering(status);
    expect((await client.send({ method: "GET", path })).status).toBe(status);
    expect(onSessionEnd).toHaveBeenCalledTimes(times);
  });

  test("none is sent from a component that is drawn on the server", async () => {
    await expect(noClient.send({ method: "GET", path: "/" })).rejects.toThrow("Components send nothing on the server");
  });
});

describe("the models' environment", () => {
  test("ids are 32 hexadecimal digits, each byte with both of its own", () => {
    vi.spyOn(crypto, "getRandomValues").mockImplementation((bytes) => {
      (bytes as Uint8Array).forEach((_, index) => ((bytes as Uint8Array)[index] = index * 5));
      return bytes;
    });
    expect(createBrowserEnv(given).newId()).toBe("00050a0f14191e23282d32373c41464b");
  });

  test("luck is the browser's own", () => {
    const drawn = vi.spyOn(crypto, "getRandomValues");
    const values = new Uint32Array(1);
    expect(createBrowserEnv(given).random(values)).toBe(values);
    expect(drawn).toHaveBeenCalledWith(values);
  });

  test("[F-26] a name is new once for this browser, also for a page that is opened later", () => {
    const { firstTime } = createBrowserEnv(given);
    expect([firstTime("compra.R1"), firstTime("compra.R1"), firstTime("compra.R2")]).toEqual([true, false, true]);
    expect(createBrowserEnv(given).firstTime("compra.R1")).toBe(false);
    expect(localStorage.getItem("premiomayor.compra.R1")).not.toBeNull();
  });

  test("[F-26] [F-12] where the storage is switched off a name is new once for the page", () => {
    vi.stubGlobal("localStorage", {
      getItem: () => null,
      setItem: () => {
        throw new DOMException("denied", "SecurityError");
      },
    });
    const { firstTime } = createBrowserEnv(given);
    expect([firstTime("compra.R1"), firstTime("compra.R1"), firstTime("compra.R2")]).toEqual([true, false, true]);
  });

  test("the cart is kept in the browser's storage, and a payment page is gone to", async () => {
    const env = createBrowserEnv(given);
    await env.cartStorage.save(holding([line("a")]));
    expect(localStorage.getItem("premiomayor.carrito")).not.toBeNull();
    expect(await env.cartStorage.load()).toEqual({ state: "read", contents: holding([line("a")]) });
    const left = vi.spyOn(window.location, "assign").mockImplementation(() => undefined);
    const url = new URL("https://a.example/pago");
    env.leaveFor(url);
    expect(left).toHaveBeenCalledWith(url);
    expect(env).toMatchObject(given);
  });

  test("a page that is drawn on the server keeps nothing and tells nobody", async () => {
    const { cartStorage, newId, track, firstTime, random, tabs, leaveFor, gatewayHosts, origin, client } = serverEnv;
    expect(await cartStorage.load()).toEqual({ state: "none" });
    expect(await cartStorage.save(holding([line("a")]))).toBe(true);
    const values = new Uint32Array(1);
    expect([newId(), firstTime("x"), random(values), gatewayHosts, origin, client, tabs]).toEqual([
      "",
      false,
      values,
      [],
      "",
      noClient,
      silentTabs,
    ]);
    cartStorage.clear();
    track({ event: "login" });
    leaveFor(new URL("https://a.example/"));
    expect(localStorage).toHaveLength(0);
  });
});

describe("other tabs", () => {
  test("[F-39] hear what this one says, until they stop listening", async () => {
    const [here, there] = [createTabs(), createTabs()];
    const heard = vi.fn();
    const stop = there.listen(heard);
    here.announce("cartChanged");
    await vi.waitFor(() => expect(heard).toHaveBeenCalledWith("cartChanged"));
    stop();
    const later = vi.fn();
    there.listen(later);
    here.announce("loggedOut");
    await vi.waitFor(() => expect(later).toHaveBeenCalledWith("loggedOut"));
    expect(heard).toHaveBeenCalledTimes(1);
  });

  test("[F-39] where the browser has no channels nothing is said and nothing breaks", () => {
    vi.stubGlobal("BroadcastChannel", undefined);
    const tabs = createTabs();
    expect(tabs).toBe(silentTabs);
    tabs.announce("cartChanged");
    tabs.listen(() => undefined)();
  });
});

describe("the theme", () => {
  test.each([
    [null, null],
    ["", null],
    ["tema=oscuro", "oscuro"],
    ["a=b; tema=altoContraste", "altoContraste"],
    ["a=b;tema=claro; c=d", "claro"],
    ["tema=rosado", null],
    ["mitema=oscuro", null],
    ["a=b;  tema=oscuro", "oscuro"],
  ])("of the cookies %j is %j: only one that the shop has", (cookies, theme) => {
    expect(themeOf(cookies)).toBe(theme);
  });

  function system(asked: string[]) {
    const queries = new Map<string, EventTarget & { matches: boolean }>();
    vi.stubGlobal("matchMedia", (query: string) => {
      const known = queries.get(query) ?? Object.assign(new EventTarget(), { matches: asked.includes(query) });
      queries.set(query, known);
      return known;
    });
    return (query: string, matches: boolean) =>
      act(() => {
        const list = queries.get(query)!;
        list.matches = matches;
        list.dispatchEvent(new Event("change"));
      });
  }
  const Theme = () => <p>{useTheme("claro")}</p>;

  test.each([
    [[], "claro"],
    [[prefers.dark], "oscuro"],
    [[prefers.contrast], "altoContraste"],
    [[prefers.dark, prefers.contrast], "altoContraste"],
  ])("without a choice is what the system asks for: %j gives %s", (asked, theme) => {
    system(asked);
    render(<Theme />);
    screen.getByText(theme);
  });

  test("follows the system until the reader chooses, and then the reader", () => {
    const turn = system([]);
    const { unmount } = render(<Theme />);
    turn(prefers.dark, true);
    screen.getByText("oscuro");
    turn(prefers.contrast, true);
    screen.getByText("altoContraste");
    const kept = vi.spyOn(document, "cookie", "set");
    act(() => wearTheme("claro"));
    screen.getByText("claro");
    expect(document.documentElement.className).toBe(themes.claro);
    expect(kept).toHaveBeenCalledWith("tema=claro; path=/; max-age=31536000; samesite=lax");
    turn(prefers.dark, false);
    screen.getByText("claro");
    unmount();
  });

  test("is asked for no more once nothing shows it", () => {
    system([]);
    const heard = [prefers.dark, prefers.contrast].map((query) => vi.spyOn(matchMedia(query), "removeEventListener"));
    render(<Theme />).unmount();
    for (const removed of heard) expect(removed).toHaveBeenCalledTimes(1);
    wearTheme("oscuro");
  });

  test("on the server is the one it was given", () => {
    expect(renderToString(<Theme />)).toBe("<p>claro</p>");
  });
});

describe("small parts", () => {
  test("whether scripts run is no on the server and yes in the browser", () => {
    const Runs = () => <p>{String(useIsBrowser())}</p>;
    expect(renderToString(<Runs />)).toBe("<p>false</p>");
    render(<Runs />);
    screen.getByText("true");
  });

  test("a box tells of each change once, and of none where the value stays or nobody listens any more", () => {
    const box = createBox(1);
    const heard = vi.fn();
    const leave = box.subscribe(heard);
    box.set(1);
    box.set(2);
    expect([box.get(), heard.mock.calls.length]).toEqual([2, 1]);
    leave();
    box.set(3);
    expect([box.get(), heard.mock.calls.length]).toEqual([3, 1]);
  });

  test("a box's value is shown, on the server too", () => {
    const box = createBox("one");
    const Value = () => <p>{useBox(box)}</p>;
    expect(renderToString(<Value />)).toBe("<p>one</p>");
    render(<Value />);
    act(() => box.set("two"));
    screen.getByText("two");
  });
});
