// @vitest-environment happy-dom
/** The root of every page: what it does about news of other tabs. */
import { act, cleanup, render, screen, waitFor, within } from "@testing-library/react";
import type { ReactNode } from "react";
import { createRoutesStub } from "react-router-dom";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { TabNews } from "#models/env";
import { CART_KEY } from "#models/storageKeys";
import App from "#src/root.tsx";
import { useBox } from "#src/page/box.ts";
import { usePageState } from "#src/page/pageState.tsx";
import type { RootData } from "#src/page/session.ts";
import { useStore } from "#src/page/store.ts";
import type { ApiRequest } from "#src/page/context.ts";
import { scriptedClient, type Script } from "../fakeBackend";
import { line, NOW, person, serverCart, yes } from "../models/fakeEnv";
import { rootData } from "./helpers";

const info = { now: NOW, person: null, cart: null, hasPendingOrder: false, documentTypes: ["CC"] };
const known = rootData({ session: { ...info, person, cart: serverCart([line("a")]) } });

/** The other tab of this browser. */
class Channel extends EventTarget {
  static heard: Channel[] = [];
  override addEventListener(...args: Parameters<EventTarget["addEventListener"]>) {
    super.addEventListener(...args);
    Channel.heard.push(this);
  }
  postMessage = () => undefined;
  static say(news: TabNews) {
    for (const channel of new Set(Channel.heard)) channel.dispatchEvent(new MessageEvent("message", { data: news }));
  }
}

beforeEach(() => {
  Channel.heard = [];
  vi.stubGlobal("BroadcastChannel", Channel);
});
afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.unstubAllGlobals();
});

/** Reads without the state, as the pages do that change nothing. */
function Reading() {
  const store = useBox(usePageState().store);
  return <p>{store ? "the state is open" : "no state"}</p>;
}

/** Needs the state, as the cart's page does. */
function Changing() {
  useStore();
  return <Reading />;
}

/** Asks for the update of the data, as a login does. */
function MustUpdate() {
  const { dialogs } = usePageState();
  return (
    <>
      <button onClick={() => dialogs.setUpdate(true)}>as after a login</button>
      <Reading />
    </>
  );
}

/** Shows a page of the shop and lets the backend answer; gives how often its data is read, and what is sent from it. */
async function showApp(
  Page: () => ReactNode,
  root: RootData,
  { next = root, backend = {} }: { next?: RootData; backend?: Partial<Script> } = {},
) {
  const sent: string[] = [];
  const client = scriptedClient(backend);
  vi.stubGlobal("fetch", async (path: string, { method, body }: RequestInit) => {
    sent.push(`${method} ${path.split("?")[0]}`);
    const request = { method, path, body: body && JSON.parse(body as string) } as ApiRequest;
    const { status, headers, text } = await client.send(request);
    return new Response(text, { status, headers });
  });
  const read = vi.fn(() => next).mockReturnValueOnce(root);
  const Stub = createRoutesStub([
    {
      id: "root",
      path: "/",
      loader: read,
      Component: App,
      HydrateFallback: () => null,
      children: [{ index: true, Component: Page }],
    },
  ]);
  render(<Stub initialEntries={["/"]} />);
  await screen.findByText(/state/);
  // Effects run after the first paint.
  await waitFor(() => expect(Channel.heard).not.toEqual([]));
  return { reads: () => read.mock.calls.length, sent };
}

const hear = (news: TabNews) => act(async () => Channel.say(news));

describe("news of another tab", () => {
  test("a person's cart that changed elsewhere is asked for once: the state follows what the page reads", async () => {
    const changed = serverCart([line("a"), line("b", { number: "4321" })], 2);
    const next = rootData({ session: { ...info, person, cart: changed } });
    const { reads, sent } = await showApp(Changing, known, { next });
    await screen.findByText("the state is open");
    const before = reads();
    await hear("cartChanged");
    await screen.findByRole("link", { name: /2/ });
    expect(reads()).toBe(before + 1);
    expect(sent).toEqual([]);
  });

  test("without a state the page of a person reads its data again, and opens none", async () => {
    const { reads, sent } = await showApp(Reading, known);
    const before = reads();
    await hear("cartChanged");
    await waitFor(() => expect(reads()).toBe(before + 1));
    expect(sent).toEqual([]);
    screen.getByText("no state");
  });

  test("without a state an anonymous player's page opens it, for the browser keeps that cart", async () => {
    const { reads } = await showApp(Reading, rootData());
    const before = reads();
    await hear("cartChanged");
    await screen.findByText("the state is open");
    expect(reads()).toBe(before);
  });

  test.each([
    ["without a person", rootData()],
    [
      "of another person",
      rootData({ session: { ...info, person: { ...person, firstNames: "ÓSCAR", document: "71620394" } } }),
    ],
  ])("a login elsewhere is read from the backend by a page %s", async (_, before) => {
    const next = rootData({ session: { ...info, person, cart: serverCart([line("a")]) } });
    const { sent } = await showApp(Reading, before, { next });
    expect(screen.queryByText(/Marta Lucía/)).toBeNull();
    await hear("loggedIn");
    await screen.findAllByText(/Marta Lucía/);
    expect(sent).toEqual([]);
  });

  test.each([
    ["with a state", Changing],
    ["without one", Reading],
  ])("a logout elsewhere is read from the backend, %s", async (_, Page) => {
    const { reads } = await showApp(Page, known);
    const before = reads();
    await hear("loggedOut");
    await waitFor(() => expect(reads()).toBe(before + 1));
  });
});

test("a page opens the state at once when the browser keeps a cart", async () => {
  localStorage.setItem(CART_KEY, "anything");
  await showApp(Reading, rootData());
  await screen.findByText("the state is open");
});

test("whoever must update their data and cancels is logged out", async () => {
  const { reads, sent } = await showApp(MustUpdate, known, { next: rootData(), backend: { logOut: () => yes(true) } });
  const before = reads();
  act(() => screen.getByRole("button", { name: "as after a login" }).click());
  const asked = await screen.findByRole("alertdialog", { name: "Actualiza tus datos" });
  act(() => within(asked).getByRole("button", { name: "Cancelar" }).click());
  await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
  await waitFor(() => expect(reads()).toBe(before + 1));
  expect(sent).toEqual(["POST /api/tienda/salir"]);
  await waitFor(() => expect(screen.queryByText(/Marta Lucía/)).toBeNull());
});
