/** The home page: its player wants to see at a glance what can be played now, and when it closes. */
import { lazy } from "react";
import { useLoaderData, useLocation, type LoaderFunctionArgs } from "react-router-dom";
import { EmptyState, Grid, ResultCard, Section, Skeleton, TextLink, VisuallyHidden } from "#ds";
import { home } from "#copy/home";
import { lotteries } from "#copy/lotteries";
import { longDay } from "#copy/format";
import { openDraws } from "#api/lotteries";
import { latestResults, type DrawResult } from "#api/results";
import { mapResult, type Result } from "#api/result";
import { bogotaInstant } from "#domain/bogota";
import type { Draw } from "#domain/draws";
import { Loaded } from "../../page/Loaded";
import { pageMeta } from "../../page/meta";
import { onlyOnOtherAddress } from "../../page/reload";
import { clientOf, useRoot, wayBackOf } from "../../page/session";
import { paths } from "../../paths";
import { accentOf, logoOf } from "../Lotteries/lotteryLook";
import { LotteryTicket } from "../Lotteries/LotteryTicket";

/** Rendered on the server only: a browser that runs scripts shows nothing of it, and fetches nothing. */
const NeedsScripts = lazy(() => import("../Login/NeedsScripts"));

export { RouteFailure as ErrorBoundary } from "../../page/RouteFailure";

/** Lotteries and results that the home page shows (HOME-03, HOME-04). */
const SHOWN = 4;

export const shouldRevalidate = onlyOnOtherAddress;
export const meta = () => pageMeta();

export async function loader({ context: { server } }: LoaderFunctionArgs) {
  const client = clientOf(server);
  const [draws, results] = await Promise.all([openDraws(client), latestResults(client, SHOWN)]);
  return { draws: mapResult(draws, (all) => all.slice(0, SHOWN)), results };
}

export default function Home() {
  const { draws, results } = useLoaderData<typeof loader>();
  const wayBack = wayBackOf(useLocation().search);
  return (
    <>
      <VisuallyHidden as="h1">{home.heading}</VisuallyHidden>
      {wayBack !== null && (
        <noscript>
          <NeedsScripts path={wayBack} />
        </noscript>
      )}
      <Section id="loterias" title={home.title} action={<TextLink href={paths.lotteries}>{home.all}</TextLink>}>
        <NextDraws draws={draws} />
      </Section>
      <Section
        id="resultados"
        tone="sunk"
        title={home.results}
        action={<TextLink href={paths.results}>{home.allResults}</TextLink>}
      >
        <LatestResults results={results} />
      </Section>
    </>
  );
}

/** The next draws in their four states (HOME-08): this section fails alone. */
export const NextDraws = ({ draws }: { draws: Result<Draw[]> }) => (
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

/** The latest results in their four states. */
export const LatestResults = ({ results }: { results: Result<DrawResult[]> }) => {
  const { staticHost } = useRoot();
  return (
    <Loaded
      result={results}
      failed={home.resultsFailed}
      waiting={<Skeleton shape="row" count={SHOWN} label={home.loading} />}
    >
      {(shown) =>
        shown.length > 0 ? (
          <Grid columns={2}>
            {shown.map((result) => (
              <ResultCard
                key={`${result.lotteryId}/${result.drawNumber}`}
                name={result.lotteryName}
                abbreviation={result.abbreviation}
                logoSrc={logoOf(result.abbreviation, staticHost)}
                accent={accentOf(result.abbreviation)}
                meta={home.resultMeta(longDay(bogotaInstant(result.drawDay, "12:00")), result.drawNumber)}
                numberLabel={home.winningNumber}
                number={result.number}
                series={home.series(result.series)}
              />
            ))}
          </Grid>
        ) : (
          <EmptyState title={home.noResults} />
        )
      }
    </Loaded>
  );
};
