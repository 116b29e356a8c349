/** The home page: its player wants to see at a glance what can be played now, and when it closes. */
import { lazy, Suspense } from "react";
import { useLoaderData, useLocation, type LoaderFunctionArgs } from "react-router-dom";
import { EmptyState, Grid, Section, SectionLinks, Skeleton, TextLink, VisuallyHidden } from "#ds";
// The looks of what only the home shows, whose code comes later: what the server has drawn is dressed at once.
import "#ds/HeroSlider/HeroSlider.css.ts";
import "#ds/Media/Media.css.ts";
import { home } from "#copy/home";
import { lotteries } from "#copy/lotteries";
import { latestNews, prizePayments, slides } from "#api/content";
import { allLotteries, openDraws } from "#api/lotteries";
import { latestResults } from "#api/results";
import { mapResult, type Result } from "#api/result";
import type { Draw } from "#domain/draws";
import { whenUsed } from "../../page/later";
import { Loaded } from "../../page/Loaded";
import { pageMeta } from "../../page/meta";
import type { PageHandle } from "../../page/nearFirst";
import { onlyOnOtherAddress } from "../../page/reload";
import { organization } from "../../page/searchEngines";
import { clientOf, wayBackOf } from "../../page/session";
import { paths } from "../../paths";
import { LotteryTicket } from "../Lotteries/LotteryTicket";

/** Rendered on the server only: a browser that runs scripts shows nothing of it, and fetches nothing. */
const NeedsScripts = import.meta.env.SSR ? (await import("../Login/NeedsScripts")).default : () => null;

/* Their HTML comes with the page; in a browser their code comes when somebody uses the page. */
const HomeHero = import.meta.env.SSR
  ? (await import("./HomeHero")).default
  : lazy(() => whenUsed("resultados").then(() => import("./HomeHero")));
const HomeLater = import.meta.env.SSR
  ? (await import("./HomeLater")).default
  : lazy(() => whenUsed("resultados").then(() => import("./HomeLater")));

export { RouteFailure as ErrorBoundary } from "../../page/RouteFailure";

/** Lotteries and results that the home page shows (HOME-03, HOME-04). */
const SHOWN = 4;
/** News in the carousel. */
const NEWS = 4;

/** The sections that the page's first links lead to (HOME-02), by their ids, and the other thing that is sold. */
const SECTIONS = [
  { id: "loterias", label: home.sections.lotteries },
  { id: "resultados", label: home.sections.results },
  { id: "eres-ganador", label: home.sections.winner },
  { id: "noticias", label: home.sections.news },
  { href: paths.recharges, label: home.sections.recharges },
];

export const handle: PageHandle = "farLater";
export const shouldRevalidate = onlyOnOtherAddress;
export const meta = () => pageMeta();

export async function loader({ context: { server } }: LoaderFunctionArgs) {
  const client = clientOf(server);
  server.search.facts.push(organization(server.origin));
  const [hero, draws, results, lotteries, news, prizes] = await Promise.all([
    slides(client),
    openDraws(client),
    latestResults(client, SHOWN),
    allLotteries(client),
    latestNews(client, NEWS),
    prizePayments(client),
  ]);
  return { slides: hero, draws: mapResult(draws, (all) => all.slice(0, SHOWN)), results, lotteries, news, prizes };
}

export default function Home() {
  const { draws } = useLoaderData<typeof loader>();
  const wayBack = wayBackOf(useLocation().search);
  return (
    <>
      <VisuallyHidden as="h1">{home.heading}</VisuallyHidden>
      {wayBack !== null && (
        <noscript>
          <NeedsScripts path={wayBack} />
        </noscript>
      )}
      <Suspense>
        <HomeHero />
      </Suspense>
      <SectionLinks label={home.sections.label} links={SECTIONS} />
      <Section id="loterias" title={home.title} action={<TextLink href={paths.lotteries}>{home.all}</TextLink>}>
        <NextDraws draws={draws} />
      </Section>
      <Suspense>
        <HomeLater />
      </Suspense>
    </>
  );
}

/** The next draws in their four states (HOME-08): this section fails alone. */
const NextDraws = ({ draws }: { draws: Result<Draw[]> }) => (
  <Loaded result={draws} failed={lotteries.failed} waiting={<Skeleton shape="ticket" count={2} label={home.loading} />}>
    {([first, ...others]) =>
      first ? (
        <Grid gap="l">
          <LotteryTicket draw={first} size="large" />
          <Grid columns={3}>
            {others.map((draw) => (
              <LotteryTicket key={`${draw.lotteryId}/${draw.drawNumber}`} draw={draw} size="medium" />
            ))}
          </Grid>
        </Grid>
      ) : (
        <EmptyState title={lotteries.empty} message={lotteries.emptyMore} />
      )
    }
  </Loaded>
);
