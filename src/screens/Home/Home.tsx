/** The home page: its player wants to see at a glance what can be played now, and when it closes. */
import { useLoaderData, type LoaderFunctionArgs } from "react-router-dom";
import { EmptyState, ErrorState, Grid, ResultCard, Section, Skeleton, TextLink, VisuallyHidden } from "#ds";
import { home, lotteries } from "#copy/lotteries";
import { longDay } from "#copy/format";
import { problem } from "#copy/problems";
import { shell } from "#copy/shell";
import type { DrawResult } from "#api/mappers";
import { mapResult, type Result } from "#api/result";
import { bogotaInstant } from "#domain/bogota";
import type { Draw } from "#domain/draws";
import { apiOf } from "../../loading";
import { pageMeta } from "../../meta";
import { paths } from "../../paths";
import { onlyOnOtherAddress, useReload } from "../../revalidation";
import { LotteryTicket } from "../LotteryTicket";
import { accentOf } from "../lotteryLook";

export { RouteFailure as ErrorBoundary } from "../RouteFailure";

/** Lotteries and results that the home page shows (HOME-03, HOME-04). */
const SHOWN = 4;

export const shouldRevalidate = onlyOnOtherAddress;
export const meta = () => pageMeta();

export async function loader({ context: { shop } }: LoaderFunctionArgs) {
  const api = apiOf(shop);
  const [draws, results] = await Promise.all([api.openDraws(), api.latestResults(SHOWN)]);
  return { draws: mapResult(draws, (all) => all.slice(0, SHOWN)), results };
}

export default function Home() {
  const { draws, results } = useLoaderData<typeof loader>();
  return (
    <>
      <VisuallyHidden as="h1">{home.heading}</VisuallyHidden>
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
export function NextDraws({ draws }: { draws: Result<Draw[]> }) {
  const { reload, isReloading } = useReload();
  if (!draws.ok) {
    if (isReloading) return <Skeleton shape="ticket" count={2} label={home.loading} />;
    return (
      <ErrorState
        title={problem(draws.problem, lotteries.failed)}
        retryLabel={shell.retry}
        onRetry={() => void reload()}
      />
    );
  }
  const [first, ...others] = draws.value;
  if (!first) return <EmptyState title={lotteries.empty} message={lotteries.emptyMore} />;
  return (
    <Grid gap="l">
      <LotteryTicket draw={first} size="large" />
      <Grid columns={3}>
        {others.map((draw) => (
          <LotteryTicket key={`${draw.lotteryId}/${draw.drawNumber}`} draw={draw} size="medium" />
        ))}
      </Grid>
    </Grid>
  );
}

/** The latest results in their four states. */
export function LatestResults({ results }: { results: Result<DrawResult[]> }) {
  const { reload, isReloading } = useReload();
  if (!results.ok) {
    if (isReloading) return <Skeleton shape="row" count={SHOWN} label={home.loading} />;
    return (
      <ErrorState
        title={problem(results.problem, home.resultsFailed)}
        retryLabel={shell.retry}
        onRetry={() => void reload()}
      />
    );
  }
  if (results.value.length === 0) return <EmptyState title={home.noResults} />;
  return (
    <Grid columns={2}>
      {results.value.map((result) => (
        <ResultCard
          key={`${result.lotteryId}/${result.drawNumber}`}
          name={result.lotteryName}
          abbreviation={result.abbreviation}
          accent={accentOf(result.abbreviation)}
          meta={home.resultMeta(longDay(bogotaInstant(result.drawDay, "12:00")), result.drawNumber)}
          numberLabel={home.winningNumber}
          number={result.number}
          series={home.series(result.series)}
        />
      ))}
    </Grid>
  );
}
