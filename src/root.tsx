/** The document: language, theme, fonts, the state's beginning, and what is shown when all else fails. */
import { useContext, useEffect, useState, type ReactNode } from "react";
import {
  isRouteErrorResponse,
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  useLoaderData,
  useRouteLoaderData,
  type LinksFunction,
  type LoaderFunctionArgs,
} from "react-router-dom";
import { fontFiles, LinkProvider, themes } from "#ds";
import { shell } from "#copy/shell";
import { createRootStore, type RootStore } from "#models/RootStore";
import { createBrowserEnv, createServerEnv } from "./browserEnv";
import { apiOf } from "./loading";
import { NonceContext } from "./nonce";
import { onlyOnOtherAddress } from "./revalidation";
import { RouterLink } from "./RouterLink";
import { FailedPage } from "./screens/NotFound/FailedPage";
import { Shell } from "./screens/Shell/Shell";
import { ShopFactsProvider, StoreProvider } from "./store";
import { themeOf } from "./theme";

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

export const shouldRevalidate = onlyOnOtherAddress;

export async function loader({ context: { shop }, request }: LoaderFunctionArgs) {
  const api = apiOf(shop);
  const [session, countdown] = await Promise.all([api.session(), api.countdown()]);
  return {
    session: session.ok ? session.value : null,
    countdown: countdown.ok ? countdown.value : null,
    now: session.ok ? session.value.now : shop.now,
    theme: themeOf(request.headers.get("cookie")),
    staticHost: shop.staticHost,
    origin: shop.origin,
    gatewayHosts: shop.gatewayHosts,
    wireKey: shop.wireKey,
  };
}

export function Layout({ children }: { children: ReactNode }) {
  const nonce = useContext(NonceContext);
  const theme = useRouteLoaderData<typeof loader>("root")?.theme;
  return (
    <html lang="es-CO" className={theme ? themes[theme] : undefined} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        {/* React Aria looks for the nonce of its style rules here. */}
        <meta property="csp-nonce" nonce={nonce} />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <Meta />
        <Links />
      </head>
      <body>
        {children}
        <ScrollRestoration nonce={nonce} />
        <Scripts nonce={nonce} />
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

export default function App() {
  const data = useLoaderData<typeof loader>();
  const [store] = useState((): RootStore => {
    const env = isBrowser
      ? createBrowserEnv({
          gatewayHosts: data.gatewayHosts,
          origin: data.origin,
          wireKey: data.wireKey,
        })
      : createServerEnv(data.now);
    return createRootStore(data.session, data.now, env);
  });

  useEffect(() => {
    void store.start(deviceTimeOfAnswer());
  }, [store]);

  return (
    <StoreProvider value={store}>
      <ShopFactsProvider
        value={{
          staticHost: data.staticHost,
          documentTypes: data.session?.documentTypes ?? [],
          countdown: data.countdown,
          theme: data.theme ?? "claro",
        }}
      >
        <LinkProvider component={RouterLink}>
          <Shell>
            <Outlet />
          </Shell>
        </LinkProvider>
      </ShopFactsProvider>
    </StoreProvider>
  );
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
