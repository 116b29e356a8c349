/** /loterias: its player wants to compare all open draws and pick one. */
import { useLoaderData, type LoaderFunctionArgs } from "react-router-dom";
import { ButtonLink, EmptyState, Grid, Notice, Skeleton, Stack, TextLink } from "#ds";
import { openDraws } from "#api/lotteries";
import { lotteries } from "#copy/lotteries";
import { shell } from "#copy/shell";
import type { Draw } from "#domain/draws";
import { Loaded } from "../../page/Loaded";
import { pageMeta } from "../../page/meta";
import { PageFrame } from "../../page/PageFrame";
import { onlyOnOtherAddress } from "../../page/reload";
import { clientOf } from "../../page/session";
import { paths } from "../../paths";
import { LotteryTicket } from "./LotteryTicket";

export { RouteFailure as ErrorBoundary } from "../../page/RouteFailure";

export const shouldRevalidate = onlyOnOtherAddress;
export const meta = () => pageMeta({ title: lotteries.title, description: lotteries.text });

export async function loader({ context: { server }, request }: LoaderFunctionArgs) {
  const draws = await openDraws(clientOf(server));
  return { draws, wantsAll: new URL(request.url).searchParams.has("todas") };
}

export default function Lotteries() {
  const { draws, wantsAll } = useLoaderData<typeof loader>();
  return (
    <PageFrame title={lotteries.title} lead={lotteries.text}>
      <Loaded
        result={draws}
        failed={lotteries.failed}
        waiting={<Skeleton shape="ticket" count={6} label={shell.loading} />}
      >
        {(all) => <DrawList draws={all} wantsAll={wantsAll} />}
      </Loaded>
    </PageFrame>
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
        action={<ButtonLink href={paths.home}>{shell.home}</ButtonLink>}
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
