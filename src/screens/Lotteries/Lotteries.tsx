/** /loterias: its player wants to compare all open draws and pick one. */
import { useLoaderData, type LoaderFunctionArgs } from "react-router-dom";
import {
  Breadcrumb,
  ButtonLink,
  EmptyState,
  ErrorState,
  Grid,
  Heading,
  Notice,
  Page,
  Skeleton,
  Stack,
  Text,
  TextLink,
} from "#ds";
import { lotteries } from "#copy/lotteries";
import { problem } from "#copy/problems";
import { shell } from "#copy/shell";
import type { Draw } from "#domain/draws";
import { apiOf } from "../../loading";
import { pageMeta } from "../../meta";
import { paths } from "../../paths";
import { onlyOnOtherAddress, useReload } from "../../revalidation";
import { LotteryTicket } from "../LotteryTicket";

export { RouteFailure as ErrorBoundary } from "../RouteFailure";

export const shouldRevalidate = onlyOnOtherAddress;
export const meta = () => pageMeta({ title: lotteries.title, description: lotteries.text });

export async function loader({ context: { shop }, request }: LoaderFunctionArgs) {
  const draws = await apiOf(shop).openDraws();
  return { draws, wantsAll: new URL(request.url).searchParams.has("todas") };
}

export default function Lotteries() {
  const { draws, wantsAll } = useLoaderData<typeof loader>();
  const { reload, isReloading } = useReload();
  return (
    <Page>
      <Stack gap="l">
        <Breadcrumb
          label={lotteries.breadcrumb}
          items={[{ label: lotteries.home, href: paths.home }, { label: lotteries.title }]}
        />
        <Stack gap="xs">
          <Heading level={1}>{lotteries.title}</Heading>
          <Text tone="soft">{lotteries.text}</Text>
        </Stack>
        {draws.ok ? (
          <DrawList draws={draws.value} wantsAll={wantsAll} />
        ) : isReloading ? (
          <Skeleton shape="ticket" count={6} label={shell.loading} />
        ) : (
          <ErrorState
            title={problem(draws.problem, lotteries.failed)}
            retryLabel={shell.retry}
            onRetry={() => void reload()}
          />
        )}
      </Stack>
    </Page>
  );
}

/** The list: with a favourite number, only its lotteries, and the way to all of them (LOT-02). */
export function DrawList({ draws, wantsAll }: { draws: readonly Draw[]; wantsAll: boolean }) {
  const favorites = draws.filter(({ favoriteNumber }) => favoriteNumber !== null);
  const isFiltered = !wantsAll && favorites.length > 0;
  const [first, ...others] = isFiltered ? favorites : draws;
  if (!first)
    return (
      <EmptyState
        title={lotteries.empty}
        message={lotteries.emptyMore}
        action={<ButtonLink href={paths.home}>{lotteries.home}</ButtonLink>}
      />
    );
  return (
    <Stack gap="l">
      {isFiltered && (
        <Notice action={<TextLink href={paths.allLotteries}>{lotteries.showAll}</TextLink>}>
          {lotteries.favorites}
        </Notice>
      )}
      <LotteryTicket draw={first} size="large" headingLevel={2} />
      <Grid columns={2}>
        {others.slice(0, 2).map((draw) => (
          <LotteryTicket key={`${draw.lotteryId}/${draw.drawNumber}`} draw={draw} size="medium" headingLevel={2} />
        ))}
      </Grid>
      <Grid columns={3}>
        {others.slice(2).map((draw) => (
          <LotteryTicket key={`${draw.lotteryId}/${draw.drawNumber}`} draw={draw} size="default" headingLevel={2} />
        ))}
      </Grid>
    </Stack>
  );
}
