/** The frame around every page: head, banner, content, foot, and the dialogs that can open anywhere. */
import {
  lazy,
  Suspense,
  useEffect,
  useRef,
  useState,
  type ComponentType,
  type MouseEvent,
  type ReactNode,
} from "react";
import { useLocation, useNavigate } from "react-router-dom";
import {
  Bell,
  CartButton,
  CountdownBanner,
  Footer,
  Header,
  HeaderButton,
  Inline,
  LegalStrip,
  PartnerMark,
  PaymentMarks,
  SkipLink,
  ThemePicker,
  UserMenu,
} from "#ds";
import { countdown as countdownWords } from "#copy/countdown";
import { personName, pesos } from "#copy/format";
import { shell } from "#copy/shell";
import { bogotaDay } from "#domain/bogota";
import { contentLink } from "#domain/safeUrl";
import { useNearness } from "../../page/clock";
import { whenOnline } from "../../page/connection";
import { useBox } from "../../page/box";
import { Countdown } from "../../page/Countdown";
import { useDialogs } from "../../page/dialogs";
import { useCartCount, usePageState } from "../../page/pageState";
import { useReload } from "../../page/reload";
import { usePerson, useRoot } from "../../page/session";
import { useTheme, wearTheme } from "../../page/theme";
import { external, paths, sells } from "../../paths";

const Dialogs = lazy(() => whenOnline(() => import("./Dialogs")));
const CONTENT = "contenido";

export function Shell({ children }: { children: ReactNode }) {
  const { login, agePending, update, favorite, consent, alert } = useDialogs();
  useFocusOnNavigation();
  return (
    <>
      <Late />
      <SkipLink href={`#${CONTENT}`} label={shell.skip} />
      <LegalStrip age={shell.adultsBadge} adultsOnly={shell.adultsOnly} health={shell.health} />
      <ShopHeader />
      <EventBanner />
      <main id={CONTENT} tabIndex={-1}>
        {children}
      </main>
      <ShopFooter />
      {(login !== null || agePending || update || favorite || consent || alert !== null) && (
        <Suspense>
          <Dialogs />
        </Suspense>
      )}
    </>
  );
}

/** Milliseconds after which the part is fetched that is needed when the network goes: then it would be too late. */
const LATE_AFTER = 2000;

/** What stands beside every page and is not needed for its first view. */
function Late() {
  const [Part, setPart] = useState<ComponentType | null>(null);
  useEffect(() => {
    const timer = setTimeout(() => {
      // Without it the page works as pages do.
      import("./Late").then(
        ({ default: part }) => setPart(() => part),
        () => undefined,
      );
    }, LATE_AFTER);
    return () => clearTimeout(timer);
  }, []);
  return Part && <Part />;
}

/** Moves the focus to the new page's heading, so that it is read and the next Tab starts there (NAV-05). */
function useFocusOnNavigation() {
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    const content = document.getElementById(CONTENT);
    const heading = content?.querySelector<HTMLElement>("h1");
    // Headings take no focus of their own; this one does, for being read.
    if (heading) heading.tabIndex = -1;
    (heading ?? content)?.focus({ preventScroll: true });
  }, [pathname]);
}

function ShopHeader() {
  const page = usePageState();
  const root = useRoot();
  const { dialogs } = page;
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const { reload } = useReload();
  const person = usePerson();
  const favorite = person?.favorite ?? null;
  const unread = Number(useBox(page.isFavoriteUnread)) + (person?.unreadNotices ?? 0);
  const kept = root.session?.cart;
  const cartCount = useCartCount(kept ? kept.lines.length + kept.recharges.length : 0);
  // Whoever must bring their data up to date finds every way leading there (AUTH-03).
  const to = (path: string) => (person?.mustUpdate ? paths.accountData : path);
  const link = (label: string, path: string) => ({
    label,
    href: to(path),
    isCurrent: pathname === path || pathname.startsWith(`${path}/`),
  });

  const openLogin = (event: MouseEvent) => {
    event.preventDefault();
    dialogs.openLogin();
  };
  const leave = async () => {
    const { openStore } = await import("../../page/store");
    const store = await openStore(page, root);
    if (!(await store.logOut())) {
      dialogs.setAlert(shell.account.leaveFailed);
      return;
    }
    await navigate(paths.home);
    await reload();
  };

  return (
    <Header
      brand={{ name: shell.brand, href: to(paths.home), label: shell.homeLink }}
      nav={[
        link(shell.nav.lotteries, paths.lotteries),
        link(shell.nav.results, paths.results),
        link(shell.nav.recharges, paths.recharges),
        link(shell.nav.products, paths.products),
      ]}
      navLabel={shell.nav.label}
      menuLabel={shell.nav.menu}
      user={
        person ? (
          <UserMenu
            name={personName(person.firstNames)}
            balance={shell.account.balance(pesos(person.balancePesos))}
            label={shell.account.menu(personName(person.firstNames))}
            items={[
              { label: shell.account.mine, href: paths.accountData },
              { label: shell.account.history, href: paths.history },
              ...(person.isSeller ? [{ label: shell.account.reports, href: paths.reports }] : []),
              { label: shell.account.leave, onPress: () => void leave() },
            ]}
          />
        ) : (
          <HeaderButton label={shell.account.anonymous} href={paths.accountData} onPress={openLogin} />
        )
      }
      bell={
        <Bell
          label={shell.bell(unread)}
          count={unread}
          onPress={() => (favorite || unread ? dialogs.setFavorite(true) : dialogs.setAlert(shell.noNotifications))}
        />
      }
      cart={<CartButton href={paths.cart} label={shell.cart(cartCount)} count={cartCount} />}
      partners={<Partners />}
    />
  );
}

/** The two partners of the account (NAV-01), by name: their own marks are theirs. */
const Partners = () => (
  <>
    <PartnerMark name={shell.partners.first} sign="globe" />
    <PartnerMark name={shell.partners.second} sign="ticket" />
  </>
);

/** The countdown of the first active event, while it runs (CNT-01, CNT-02): where the shop sells, unless it leads to this page. */
function EventBanner() {
  const { countdown: event, origin } = useRoot();
  const nearness = useNearness(event?.endsAt ?? 0);
  const { pathname } = useLocation();
  if (!event || nearness === "closed" || !sells(pathname)) return null;
  const href = contentLink(event.actionUrl);
  if (href && [pathname, origin + pathname].includes(href.replace(/[?#].*/, ""))) return null;
  return (
    <CountdownBanner
      label={countdownWords.event}
      description={event.description}
      countdown={<Countdown until={event.endsAt} label={event.description} size="boxes" isWordsVisible={false} />}
      {...(href && event.actionLabel ? { actionLabel: event.actionLabel, actionHref: href } : {})}
    />
  );
}

function ShopFooter() {
  const { clock, consent, dialogs } = usePageState();
  const isMeasured = useBox(consent) === "granted";
  const words = shell.footer;
  return (
    <Footer
      groups={[
        {
          title: words.about,
          links: [
            { label: words.company, href: paths.about },
            { label: words.network, href: paths.network },
          ],
        },
        { title: words.points, links: [{ label: words.program, href: paths.points }] },
        {
          title: words.service,
          links: [
            { label: words.recharges, href: paths.recharges },
            { label: words.winner, href: paths.winnerRoot },
            { label: words.pqrs, href: paths.pqrs },
            { label: words.rating, href: paths.rating },
            { label: words.faq, href: paths.faq },
            { label: words.credit, href: external.credit, isExternal: true },
          ],
        },
      ]}
      social={{
        title: words.social,
        links: [
          { label: words.facebook, href: external.facebook, isExternal: true },
          { label: words.instagram, href: external.instagram, isExternal: true },
        ],
      }}
      payments={
        <Inline justify="between">
          <PaymentMarks {...words.payments} />
          <ThemeChoice />
        </Inline>
      }
      legalLinks={[
        { label: words.calm, href: paths.calm },
        { label: words.privacy, href: paths.privacy },
        { label: words.terms, href: paths.terms },
        {
          label: isMeasured ? words.measured : words.unmeasured,
          href: paths.measuring,
          onPress: (event) => {
            event.preventDefault();
            dialogs.setConsent(true);
          },
        },
        { label: words.authority, href: external.authority, isExternal: true },
      ]}
    >
      <p>{words.adults}</p>
      <p>{words.seller}</p>
      <p>{words.copyright(Number(bogotaDay(clock.startedAt).slice(0, 4)))}</p>
    </Footer>
  );
}

/** The reader's choice of theme. */
function ThemeChoice() {
  const theme = useTheme(useRoot().theme ?? "claro");
  return <ThemePicker label={shell.theme.label} names={shell.theme.names} value={theme} onChange={wearTheme} />;
}
