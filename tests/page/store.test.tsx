// @vitest-environment happy-dom
/** The state of a page: one, whoever needs it first. */
import { act, cleanup, screen, waitFor } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { envOf } from "#models/env";
import { createRootStore, type RootStore } from "#models/RootStore";
import { openStore, useStore } from "#src/page/store.ts";
import { fakeEnv, line } from "../models/fakeEnv";
import { rootData, showPage } from "./helpers";

afterEach(() => {
  cleanup();
  localStorage.clear();
});

test("all parts of a page and its gestures share one state, and the header follows its lines", async () => {
  const seen = new Set<RootStore>();
  const Part = () => {
    seen.add(useStore());
    return <p>part</p>;
  };
  const { page } = await showPage(() => (
    <>
      <Part />
      <Part />
    </>
  ));
  await screen.findAllByText("part");
  await waitFor(() => expect(page.store.get()).not.toBeNull());
  const store = await openStore(page, rootData());
  expect([...seen]).toEqual([store]);
  expect(page.cartCount.get()).toBe(0);
  await act(() => store.cart.add(line("a")));
  expect(page.cartCount.get()).toBe(1);
});

test("a state is of this browser: its cart outlives it, and a payment page must be one of the root's", async () => {
  const { page } = await showPage(() => null);
  const root = rootData();
  const store = await openStore(page, root);
  const { client, tabs, gatewayHosts, origin } = envOf(store);
  expect({ client, tabs, gatewayHosts, origin }).toEqual({
    client: page.client,
    tabs: page.tabs,
    gatewayHosts: root.gatewayHosts,
    origin: root.origin,
  });
  await store.cart.add(line("a"));
  const later = await showPage(() => null);
  expect((await openStore(later.page, root)).cart.count).toBe(1);
});

test("a state that is there already is used, and is of its page alone", async () => {
  const { page } = await showPage(() => null);
  const given = createRootStore(null, fakeEnv());
  page.store.set(given);
  expect(await openStore(page, rootData())).toBe(given);
  const other = await showPage(() => null);
  expect(await openStore(other.page, rootData())).not.toBe(given);
});
