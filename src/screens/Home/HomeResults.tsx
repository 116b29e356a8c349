/** The latest results on the home page (HOME-04), whose code comes after the first view. */
import { useLoaderData } from "react-router-dom";
import { EmptyState, Grid, ResultCard, Section, Skeleton, TextLink } from "#ds";
import type { Result } from "#api/result";
import type { DrawResult } from "#api/results";
import { home } from "#copy/home";
import { longDay } from "#copy/format";
import { bogotaInstant } from "#domain/bogota";
import { Loaded } from "../../page/Loaded";
import { useRoot } from "../../page/session";
import { paths } from "../../paths";
import { accentOf, logoOf } from "../Lotteries/lotteryLook";
import type { loader } from "./Home";

export default function HomeResults() {
  const { results } = useLoaderData<typeof loader>();
  return (
    <Section
      id="resultados"
      tone="sunk"
      title={home.results}
      action={<TextLink href={paths.results}>{home.allResults}</TextLink>}
    >
      <LatestResults results={results} />
    </Section>
  );
}

/** The latest results in their four states: this section fails alone (HOME-08). */
const LatestResults = ({ results }: { results: Result<DrawResult[]> }) => {
  const { staticHost } = useRoot();
  return (
    <Loaded
      result={results}
      failed={home.resultsFailed}
      waiting={<Skeleton shape="row" count={4} label={home.loading} />}
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
