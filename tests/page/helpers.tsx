/** A page for tests of what every screen stands in: the router, a root loader's data, and parts that a test can watch. */
import { render } from "@testing-library/react";
import type { ReactNode } from "react";
import { createRoutesStub } from "react-router-dom";
import { createPageState, PageStateProvider, type PageState } from "#src/page/pageState.tsx";
import type { RootData } from "#src/page/session.ts";
import { silentTabs } from "#src/page/tabs.ts";
import { scriptedClient, type Script } from "../fakeBackend";
import { NOW } from "../models/fakeEnv";

export const rootData = (over: Partial<RootData> = {}): RootData => ({
  session: { now: NOW, person: null, cart: null, hasPendingOrder: false, documentTypes: [] },
  countdown: null,
  now: NOW,
  theme: "claro",
  consent: "denied",
  staticHost: "",
  origin: "https://premiomayor.example",
  gatewayHosts: ["checkout-test.placetopay.com"],
  wireKey: null,
  ...over,
});

interface Shown {
  page: PageState;
  /** How often the page's data has been read. */
  reads: () => number;
}

/** Shows a component as the page at "/". `data` is what its loader gives each time it is asked. */
export async function showPage(
  component: () => ReactNode,
  {
    root = rootData(),
    backend = {},
    data = () => null,
  }: { root?: RootData; backend?: Partial<Script>; data?: () => unknown } = {},
): Promise<Shown & ReturnType<typeof render>> {
  const page = createPageState({
    now: NOW,
    consent: root.consent,
    client: () => scriptedClient(backend),
    tabs: silentTabs,
  });
  let reads = 0;
  const Stub = createRoutesStub([
    {
      id: "root",
      path: "/",
      loader: () => root,
      HydrateFallback: () => null,
      children: [
        {
          index: true,
          loader: () => {
            reads += 1;
            return data();
          },
          Component: component,
        },
      ],
    },
  ]);
  const view = render(
    <PageStateProvider value={page}>
      <Stub initialEntries={["/"]} />
    </PageStateProvider>,
  );
  return { ...view, page, reads: () => reads };
}
