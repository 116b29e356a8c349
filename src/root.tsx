/** The document: language, theme, fonts, the state's beginning, and what is shown when all else fails. */
import { useContext, useEffect, useEffectEvent, useRef, useState, type ReactNode } from "react";
import {
  isRouteErrorResponse,
  Links,
  Meta,
  Outlet,
  Scripts,
  UNSAFE_useScrollRestoration as useScrollRestoration,
  useLocation,
  useNavigate,
  useRouteLoaderData,
  type LinksFunction,
  type LoaderFunctionArgs,
} from "react-router-dom";
import { fontFiles, LinkProvider, themes } from "#ds";
import { countdown } from "#api/content";
import { shell } from "#copy/shell";
import type { TabNews } from "#models/env";
import { keepsCart } from "#models/storageKeys";
import { createBrowserClient, noClient } from "./page/client";
import { whenOnline } from "./page/connection";
import { consentOf } from "./page/consent";
import { FailedPage } from "./page/FailedPage";
import { NearFirst, useWholeAfterwards } from "./page/nearFirst";
import { NonceContext } from "./page/nonce";
import { createPageState, PageStateProvider, type PageState } from "./page/pageState";
import { onSessionToo, useReload } from "./page/reload";
import { RouterLink } from "./page/RouterLink";
import { clientOf, sessionOf, useRoot, wayBackOf, type RootData } from "./page/session";
import { SearchFactList, SearchTags } from "./page/searchEngines";
import { createTabs, silentTabs } from "./page/tabs";
import { themeOf } from "./page/theme";
import { Shell } from "./screens/Shell/Shell";

export const links: LinksFunction = () => [
  ...fontFiles.map((href) => ({
    rel: "preload",
    href,
    as: "font",
    type: "font/woff2",
    crossOrigin: "anonymous" as const,
  })),
  { rel: "icon", href: "/favicon.svg", type: "image/svg+xml" },
  { rel: "apple-touch-icon", href: "/apple-touch-icon.png" },
  { rel: "manifest", href: "/site.webmanifest" },
];

export const shouldRevalidate = onSessionToo;

export async function loader({ context: { server }, request }: LoaderFunctionArgs): Promise<RootData> {
  const [session, event] = await Promise.all([sessionOf(server), countdown(clientOf(server))]);
  return {
    session: session.ok ? session.value : null,
    countdown: event.ok ? event.value : null,
    now: session.ok ? session.value.now : server.now,
    theme: themeOf(request.headers.get("cookie")),
    consent: consentOf(request.headers.get("cookie")),
    staticHost: server.staticHost,
    origin: server.origin,
    gatewayHosts: server.gatewayHosts,
    wireKey: server.wireKey,
  };
}

export function Layout({ children }: { children: ReactNode }) {
  const nonce = useContext(NonceContext);
  const theme = useRouteLoaderData<typeof loader>("root")?.theme;
  // Without the router's script: until its hook takes over, the browser itself finds the place again, and nothing before the
  // first paint has to read the tab's storage.
  useScrollRestoration();
  return (
    <html lang="es-CO" className={theme ? themes[theme] : undefined} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        {/* React Aria looks for the nonce of its style rules here. */}
        <meta property="csp-nonce" nonce={nonce} />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <Meta />
        {import.meta.env.SSR && <SearchTags />}
        {import.meta.env.SSR && <NearFirst />}
        <Links />
      </head>
      <body>
        {children}
        <Scripts nonce={nonce} />
        {import.meta.env.SSR && <SearchFactList />}
      </body>
    </html>
  );
}

const isBrowser = typeof document !== "undefined";

/** The device's time when this page's answer began to arrive: the moment at which the server's time in it was true. */
function deviceTimeOfAnswer(): number {
  const [navigation] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  return navigation?.responseStart ? performance.timeOrigin + navigation.responseStart : Date.now();
}

const pageOf = ({ now, wireKey, consent }: RootData): PageState =>
  createPageState({
    now,
    consent,
    client: isBrowser ? (onSessionEnd) => createBrowserClient(wireKey, onSessionEnd) : () => noClient,
    tabs: isBrowser ? createTabs() : silentTabs,
  });

export default function App() {
  const root = useRoot();
  const [page] = useState(() => pageOf(root));
  useEffect(() => page.clock.start(page.clock.startedAt, deviceTimeOfAnswer()), [page]);
  useSessionNews(page, root);
  useWayBack(page, root);
  useWholeAfterwards();
  return (
    <PageStateProvider value={page}>
      <LinkProvider component={RouterLink}>
        <Shell>
          <Outlet />
        </Shell>
      </LinkProvider>
    </PageStateProvider>
  );
}

/** Brings the state, where there is one, in line with the session; and the page in line with what other tabs and calls say. */
function useSessionNews(page: PageState, root: RootData) {
  const { reload } = useReload();
  const { session } = root;
  const isKnown = session !== null && session.person !== null;
  const wasKnown = useRef(isKnown);
  useEffect(() => {
    if (!session) return;
    const store = page.store.get();
    // After a logout the state has forgotten the person before the page is read again.
    if (wasKnown.current && !isKnown && store?.document !== null) page.dialogs.setExpired();
    wasKnown.current = isKnown;
    void store?.follow(session);
  }, [page, session, isKnown]);

  const openState = useEffectEvent(async () => {
    const { openStore } = await whenOnline(() => import("./page/store"));
    await openStore(page, root);
  });
  const hear = useEffectEvent((news: TabNews) => {
    if (news === "loggedOut") wasKnown.current = false;
    // The page of a person shows more than the cart: open purchases, for example. The state follows what is read.
    if (news !== "cartChanged" || session?.person) void reload();
    else void openState();
  });
  useEffect(() => {
    // A cart that the browser keeps shows in the header, and what it keeps for somebody who has logged in since is moved.
    if (keepsCart(() => window.localStorage)) void openState();
    return page.tabs.listen(hear);
  }, [page]);
  useEffect(
    () =>
      page.sessionEnds.subscribe(() => {
        page.store.get()?.loseSession();
        page.dialogs.setExpired();
        page.dialogs.openLogin();
        // A private page read again would lead home, and what was typed in it would be lost (F-38).
        void reload("session");
      }),
    [page, reload],
  );
}

/** Somebody was led here from a private page (AUTH-08): the login opens, and leads back there. */
function useWayBack(page: PageState, { session }: RootData) {
  const { search } = useLocation();
  const navigate = useNavigate();
  const wayBack = wayBackOf(search);
  const isAsked = wayBack !== null && session !== null && session.person === null;
  useEffect(() => {
    if (isAsked)
      page.dialogs.openLogin({
        purpose: { to: "visit", path: wayBack },
        afterLogin: () => void navigate(wayBack, { replace: true }),
      });
  }, [page, isAsked, wayBack, navigate]);
}

export function ErrorBoundary({ error }: { error: unknown }) {
  return (
    <LinkProvider component={RouterLink}>
      <title>{shell.title(shell.failed.title)}</title>
      <main>
        <FailedPage status={isRouteErrorResponse(error) ? error.status : 500} error={error} />
      </main>
    </LinkProvider>
  );
}
