/** The state where a page is drawn on the server. */
import { expect, test } from "vitest";
import { envOf } from "#models/env";
import { serverEnv } from "#src/page/browserEnv.ts";
import { createPageState } from "#src/page/pageState.tsx";
import { openStore } from "#src/page/store.ts";
import { silentTabs } from "#src/page/tabs.ts";
import { scriptedClient } from "../fakeBackend";
import { NOW } from "../models/fakeEnv";
import { rootData } from "./helpers";

test("a page that is drawn on the server has a state that keeps nothing and sends nothing", async () => {
  const page = createPageState({ now: NOW, tabs: silentTabs, consent: null, client: () => scriptedClient() });
  const store = await openStore(page, rootData());
  expect(envOf(store)).toBe(serverEnv);
  expect(store.cart.count).toBe(0);
});
