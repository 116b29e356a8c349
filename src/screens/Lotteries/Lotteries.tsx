/** /loterias: its player wants to compare all open draws and pick one. */
import type { ReactNode } from "react";
import { useLoaderData, type LoaderFunctionArgs } from "react-router-dom";
import {
  ButtonLink,
  EmptyState,
  FilterLinks,
  Grid,
  Heading,
  Inline,
  Notice,
  searchDrawing,
  Skeleton,
  Stack,
  Text,
  TextLink,
} from "#ds";
import { pageText } from "#api/content";
import { openDraws } from "#api/lotteries";
import { lotteries } from "#copy/lotteries";
import { lotteryList } from "#copy/lotteryList";
import { shell } from "#copy/shell";
import {
  drawFilterOf,
  emptyingParts,
  filteredDraws,
  knownFilter,
  showsFavorites,
  without,
  type DrawFilter,
} from "#domain/drawFilter";
import { drawKey, type Draw } from "#domain/draws";
import { Loaded } from "../../page/Loaded";
import { pageMeta } from "../../page/meta";
import type { PageHandle } from "../../page/nearFirst";
import { PageFrame } from "../../page/PageFrame";
import { usePageState } from "../../page/pageState";
import { onlyOnOtherAddress } from "../../page/reload";
import { clientOf } from "../../page/session";
import { paths } from "../../paths";
import { DrawRefiner } from "./DrawRefiner";
import { LotteryRow } from "./LotteryRow";
import { LotteryTicket } from "./LotteryTicket";

export { RouteFailure as ErrorBoundary } from "../../page/RouteFailure";

export const handle: PageHandle = "farLater";
export const shouldRevalidate = onlyOnOtherAddress;
export const meta = () => pageMeta({ title: lotteries.title, description: lotteryList.text });

export async function loader({ context: { server }, request }: LoaderFunctionArgs) {
  const client = clientOf(server);
  const [draws, text] = await Promise.all([openDraws(client), pageText(client, "loterias")]);
  return { draws, text, filter: drawFilterOf(new URL(request.url).searchParams) };
}

export default function Lotteries() {
  const { draws, text, filter } = useLoaderData<typeof loader>();
  return (
    <PageFrame title={lotteries.title} lead={text ?? lotteryList.text}>
      <Loaded
        result={draws}
        failed={lotteries.failed}
        waiting={<Skeleton shape="ticket" count={6} label={shell.loading} />}
      >
        {(all) => <DrawList draws={all} filter={filter} />}
      </Loaded>
    </PageFrame>
  );
}

interface DrawListProps {
  /** All open draws. */
  draws: readonly Draw[];
  /** What the address asks for. */
  filter: DrawFilter;
}

/** As many draws stand on the page as large and medium tickets: nobody needs a filter to find one among them. */
const FEW = 3;

/** The list in the order that is asked for, less what is filtered, and the ways to the rest of it (LOT-01, LOT-02). */
export function DrawList({ draws, filter: asked }: DrawListProps) {
  if (draws.length === 0)
    return (
      <EmptyState
        title={lotteries.empty}
        message={lotteries.emptyMore}
        action={<ButtonLink href={paths.home}>{shell.home}</ButtonLink>}
      />
    );
  const filter = knownFilter(draws, asked);
  const favorites = draws.filter(({ favoriteNumber }) => favoriteNumber !== null);
  const isFavorites = showsFavorites(draws, filter);
  const shown = filteredDraws(draws, filter);
  const ofAnyDay = filteredDraws(draws, without(filter, "day"));
  const ofAnyLottery = filteredDraws(draws, without(filter, "day", "lottery"));
  const isFiltered = filter.day !== null || filter.lotteryId !== null;
  return (
    <Stack gap="l">
      {favorites.length > 0 && favorites.length < draws.length && (
        <FavoritesFilter shown={favorites.length} all={draws.length} isOn={isFavorites} filter={filter} />
      )}
      {ofAnyLottery.length > FEW || isFiltered ? (
        <DayFilter draws={ofAnyDay} filter={filter}>
          <Stack gap="m">
            <DrawRefiner
              draws={draws.filter((draw) => ofAnyLottery.includes(draw) || draw.lotteryId === filter.lotteryId)}
              filter={filter}
            />
            {shown.length > 0 ? (
              <DrawTickets draws={shown} filter={filter} />
            ) : (
              <NoDraws draws={draws} filter={filter} />
            )}
          </Stack>
        </DayFilter>
      ) : (
        <DrawTickets draws={shown} filter={filter} />
      )}
    </Stack>
  );
}

interface FavoritesFilterProps {
  shown: number;
  all: number;
  isOn: boolean;
  filter: DrawFilter;
}

/** Says that the list is filtered by the favourite number, and undoes it or does it again. */
const FavoritesFilter = ({ shown, all, isOn, filter }: FavoritesFilterProps) =>
  isOn ? (
    <Notice action={<TextLink href={paths.lotteriesOf({ ...filter, isAll: true })}>{lotteryList.showAll}</TextLink>}>
      {lotteryList.favorites(shown, all)}
    </Notice>
  ) : (
    <Text>
      <TextLink href={paths.lotteriesOf({ ...filter, isAll: false })}>{lotteryList.showFavorites}</TextLink>
    </Text>
  );

interface DayFilterProps {
  /** What the list would hold on all days. */
  draws: readonly Draw[];
  filter: DrawFilter;
  children: ReactNode;
}

/** The days on which there are draws, with how many. */
function DayFilter({ draws, filter, children }: DayFilterProps) {
  const now = usePageState().clock.startedAt;
  const item = (day: string | null, label: string, count: number) => ({
    href: paths.lotteriesOf({ ...filter, day }),
    label,
    count,
    unit: lotteryList.draws(count),
    isCurrent: day === filter.day,
  });
  return (
    <FilterLinks
      label={lotteryList.days}
      items={[
        item(null, lotteryList.allDays, draws.length),
        ...byDay(draws).map(([day, those]) => item(day, lotteryList.dayChip(those[0]!.drawsAt, now), those.length)),
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
    days.set(draw.drawDay, [...(days.get(draw.drawDay) ?? []), draw]);
  return [...days];
}

/** Nothing is left: what filters too much, and the way to the list without it. */
function NoDraws({ draws, filter }: DrawListProps) {
  const parts = emptyingParts(draws, filter);
  return (
    <EmptyState
      title={parts.length === 1 ? lotteryList.none[parts[0]!] : lotteryList.none.several}
      message={lotteryList.noneMore}
      illustration={searchDrawing}
      action={
        <Inline justify="center">
          {parts.map((part) => (
            <ButtonLink key={part} href={paths.lotteriesOf(without(filter, part))} tone="ink">
              {lotteryList.without[part]}
            </ButtonLink>
          ))}
        </Inline>
      }
    />
  );
}

/** The first draw large, two medium, the rest as rows: under their days, or by their prize in one list (LOT-01). */
function DrawTickets({ draws: [first, ...others], filter }: DrawListProps) {
  const now = usePageState().clock.startedAt;
  if (!first) return null;
  const rows = others.slice(2);
  const lists =
    filter.order === "prize"
      ? rows.length > 0
        ? [{ id: "prize", title: lotteryList.byPrizeTitle, draws: rows }]
        : []
      : byDay(rows).map(([day, those]) => ({
          id: day,
          title: lotteryList.dayTitle(those[0]!.drawsAt, now),
          draws: those,
        }));
  return (
    <Stack gap="l">
      <LotteryTicket draw={first} size="large" headingLevel={2} />
      <Grid columns={2}>
        {others.slice(0, 2).map((draw) => (
          <LotteryTicket key={drawKey(draw)} draw={draw} size="medium" headingLevel={2} />
        ))}
      </Grid>
      {lists.map(({ id, title, draws }) => (
        <Stack key={id} gap="xs">
          <Heading level={2} size="h4">
            {title}
          </Heading>
          <Grid columns={2} gap="xs">
            {draws.map((draw) => (
              <LotteryRow key={drawKey(draw)} draw={draw} />
            ))}
          </Grid>
        </Stack>
      ))}
    </Stack>
  );
}
