/** /loterias: its player wants to compare all open draws and pick one. */
import type { ReactNode } from "react";
import { useLoaderData, type LoaderFunctionArgs } from "react-router-dom";
import { ButtonLink, EmptyState, FilterLinks, Grid, Heading, Notice, Skeleton, Stack, Text, TextLink } from "#ds";
import { openDraws } from "#api/lotteries";
import { lotteries } from "#copy/lotteries";
import { lotteryList } from "#copy/lotteryList";
import { shell } from "#copy/shell";
import { bogotaDay } from "#domain/bogota";
import type { Draw } from "#domain/draws";
import { Loaded } from "../../page/Loaded";
import { pageMeta } from "../../page/meta";
import { PageFrame } from "../../page/PageFrame";
import { usePageState } from "../../page/pageState";
import { onlyOnOtherAddress } from "../../page/reload";
import { clientOf } from "../../page/session";
import { paths } from "../../paths";
import { LotteryRow } from "./LotteryRow";
import { LotteryTicket } from "./LotteryTicket";

export { RouteFailure as ErrorBoundary } from "../../page/RouteFailure";

export const shouldRevalidate = onlyOnOtherAddress;
export const meta = () => pageMeta({ title: lotteries.title, description: lotteryList.text });

export async function loader({ context: { server }, request }: LoaderFunctionArgs) {
  const draws = await openDraws(clientOf(server));
  const { searchParams } = new URL(request.url);
  return { draws, wantsAll: searchParams.has("todas"), day: searchParams.get("dia") };
}

export default function Lotteries() {
  const { draws, ...wanted } = useLoaderData<typeof loader>();
  return (
    <PageFrame title={lotteries.title} lead={lotteryList.text}>
      <Loaded
        result={draws}
        failed={lotteries.failed}
        waiting={<Skeleton shape="ticket" count={6} label={shell.loading} />}
      >
        {(all) => <DrawList draws={all} {...wanted} />}
      </Loaded>
    </PageFrame>
  );
}

const dayOf = (draw: Draw): string => bogotaDay(draw.drawsAt);

interface DrawListProps {
  draws: readonly Draw[];
  /** All draws, also where there is a favourite number. */
  wantsAll: boolean;
  /** The draw day (YYYY-MM-DD) that the address asks for; null for all. */
  day: string | null;
}

/** The list: with a favourite number its lotteries alone, with a day its draws alone, and the way to all (LOT-02). */
export function DrawList({ draws, wantsAll, day }: DrawListProps) {
  const favorites = draws.filter(({ favoriteNumber }) => favoriteNumber !== null);
  const isFavorites = !wantsAll && favorites.length > 0;
  const offered = isFavorites ? favorites : draws;
  if (offered.length === 0)
    return (
      <EmptyState
        title={lotteries.empty}
        message={lotteries.emptyMore}
        action={<ButtonLink href={paths.home}>{shell.home}</ButtonLink>}
      />
    );
  return (
    <Stack gap="l">
      {favorites.length > 0 && favorites.length < draws.length && (
        <FavoritesFilter shown={favorites.length} all={draws.length} isOn={isFavorites} day={day} />
      )}
      <DayFilter draws={offered} day={day} isAll={wantsAll}>
        <DayOrAll draws={day === null ? offered : offered.filter((draw) => dayOf(draw) === day)} isAll={wantsAll} />
      </DayFilter>
    </Stack>
  );
}

interface FavoritesFilterProps {
  shown: number;
  all: number;
  isOn: boolean;
  day: string | null;
}

/** Says that the list is filtered by the favourite number, and undoes it or does it again. */
const FavoritesFilter = ({ shown, all, isOn, day }: FavoritesFilterProps) =>
  isOn ? (
    <Notice action={<TextLink href={paths.lotteriesOf({ day, isAll: true })}>{lotteryList.showAll}</TextLink>}>
      {lotteryList.favorites(shown, all)}
    </Notice>
  ) : (
    <Text>
      <TextLink href={paths.lotteriesOf({ day, isAll: false })}>{lotteryList.showFavorites}</TextLink>
    </Text>
  );

interface DayFilterProps {
  draws: readonly Draw[];
  day: string | null;
  isAll: boolean;
  children: ReactNode;
}

/** As many draws stand on the page as large and medium tickets: nobody needs a filter to find one among them. */
const FEW = 3;

/** The days on which there are draws, with how many. */
function DayFilter({ draws, day, isAll, children }: DayFilterProps) {
  const now = usePageState().clock.startedAt;
  if (draws.length <= FEW && day === null) return children;
  const item = (of: string | null, label: string, count: number) => ({
    href: paths.lotteriesOf({ day: of, isAll }),
    label,
    count,
    unit: lotteryList.draws(count),
    isCurrent: of === day,
  });
  return (
    <FilterLinks
      label={lotteryList.days}
      items={[
        item(null, lotteryList.allDays, draws.length),
        ...byDay(draws).map(([of, those]) => item(of, lotteryList.dayChip(those[0]!.drawsAt, now), those.length)),
      ]}
    >
      {children}
    </FilterLinks>
  );
}

/** Draws by their day, both in order. */
function byDay(draws: readonly Draw[]): [day: string, draws: Draw[]][] {
  const days = new Map<string, Draw[]>();
  for (const draw of draws.toSorted((one, other) => one.drawsAt - other.drawsAt))
    days.set(dayOf(draw), [...(days.get(dayOf(draw)) ?? []), draw]);
  return [...days];
}

const key = ({ lotteryId, drawNumber }: Draw): string => `${lotteryId}/${drawNumber}`;

/** The first draw large, two medium, the rest as rows under their days (LOT-01). */
function DayOrAll({ draws, isAll }: { draws: readonly Draw[]; isAll: boolean }) {
  const now = usePageState().clock.startedAt;
  const [first, ...others] = draws;
  if (!first)
    return (
      <EmptyState
        title={lotteryList.noneThatDay}
        message={lotteryList.noneThatDayMore}
        action={<ButtonLink href={paths.lotteriesOf({ day: null, isAll })}>{lotteryList.everyDay}</ButtonLink>}
      />
    );
  return (
    <Stack gap="l">
      <LotteryTicket draw={first} size="large" headingLevel={2} />
      <Grid columns={2}>
        {others.slice(0, 2).map((draw) => (
          <LotteryTicket key={key(draw)} draw={draw} size="medium" headingLevel={2} />
        ))}
      </Grid>
      {byDay(others.slice(2)).map(([day, those]) => (
        <Stack key={day} gap="s">
          <Heading level={2} size="h4">
            {lotteryList.dayTitle(those[0]!.drawsAt, now)}
          </Heading>
          <Grid columns={2} gap="s">
            {those.map((draw) => (
              <LotteryRow key={key(draw)} draw={draw} />
            ))}
          </Grid>
        </Stack>
      ))}
    </Stack>
  );
}
