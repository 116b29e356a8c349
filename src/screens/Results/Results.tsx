/** /resultados and /resultados/{fecha}: its player wants to know what was drawn, and whether it is theirs. */
import { data, useLoaderData, useNavigation, type LoaderFunctionArgs } from "react-router-dom";
import {
  ButtonLink,
  DayStrip,
  EmptyState,
  Panel,
  PrintButton,
  searchDrawing,
  SearchPanel,
  Skeleton,
  Split,
  Stack,
  Text,
} from "#ds";
import { pageText } from "#api/content";
import { allLotteries } from "#api/lotteries";
import type { ResultSearch } from "#api/results";
import { results as words } from "#copy/results";
import { bogotaDay } from "#domain/bogota";
import { addYears } from "#domain/calendar";
import { Loaded } from "../../page/Loaded";
import { pageMeta } from "../../page/meta";
import { PageFrame } from "../../page/PageFrame";
import { usePageState } from "../../page/pageState";
import { pagingSearch } from "../../page/paging";
import { onlyOnOtherAddress } from "../../page/reload";
import { clientOf } from "../../page/session";
import { paths } from "../../paths";
import { pictureOfResult } from "../Pictures/facts";
import { DrawnDay, DrawnLottery, LatestDraws } from "./Drawn";
import { askedBy, daysBeside, drawAbout, findResults, notFound, type FoundResults, type ResultsData } from "./search";
import { SearchForm } from "./SearchForm";

export { RouteFailure as ErrorBoundary } from "../../page/RouteFailure";

export const shouldRevalidate = onlyOnOtherAddress;

export async function loader({ context: { server }, params, request }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url);
  const today = bogotaDay(server.now);
  const asked = askedBy(params["date"], searchParams, today);
  const client = clientOf(server);
  const { day, lotteryId, fault } = asked;
  const isFront = day === null && lotteryId === null && fault === null;
  const [lotteries, text] = await Promise.all([allLotteries(client), isFront ? pageText(client, "resultados") : null]);
  const lottery = lotteries.ok ? (lotteries.value.find((one) => one.lotteryId === lotteryId) ?? null) : null;
  if (lotteryId !== null && lotteries.ok && !lottery) throw notFound();
  const page = { text, asked, lotteries, lottery };
  if (fault !== null) return data<ResultsData>({ ...page, found: null, days: null, paidUntil: null }, { status: 400 });
  const [found, days] = await Promise.all([
    findResults(client, asked, lottery, searchParams),
    daysBeside(client, asked, today),
  ]);
  // The one address of this page: /resultados/null is /resultados.
  const address = new URL(paths.resultsOf(asked), request.url);
  if (found.ok && found.value.paging.page > 1)
    address.search = pagingSearch(address.searchParams, found.value.paging, found.value.paging.size);
  server.search.canonical = address.pathname + address.search;
  const about = found.ok ? drawAbout(asked, found.value) : null;
  server.search.picture = about && pictureOfResult(server, about);
  return data<ResultsData>({ ...page, found, days, paidUntil: day && addYears(day, 1) });
}

export const meta = ({ loaderData }: { loaderData?: ResultsData }) => {
  const day = loaderData?.asked.fault === null ? loaderData.asked.day : null;
  const lotteryName = loaderData?.lottery?.lotteryName ?? null;
  return pageMeta({
    title: words.pageTitle(day, lotteryName),
    description: words.description(day, lotteryName),
    isPrivate: loaderData?.asked.fault != null,
  });
};

export default function Results() {
  const { text, asked, lotteries, lottery, found, days, paidUntil } = useLoaderData<typeof loader>();
  const now = usePageState().clock.startedAt;
  const { day, lotteryId, fault } = asked;
  const name = lottery?.lotteryName ?? (lotteryId === null ? null : words.search.unknown(lotteryId));
  const waiting = <Skeleton shape="ticket" count={3} label={words.loading} />;
  const isOtherSearch = useIsOtherSearch(asked);
  const drawn = found?.ok ? found.value.others.length + (found.value.shown ? 1 : 0) : 0;
  const isWholeDay = found?.ok === true && found.value.paging.page === 1 && !found.value.isMore;
  return (
    <PageFrame
      title={name === null ? words.title : words.titleOf(name)}
      lead={text ?? undefined}
      crumbs={day === null && name === null ? [] : [{ label: words.title, href: paths.results }]}
      crumb={day === null ? (name ?? words.title) : words.strip.dayNote(day, null)}
      action={drawn > 0 ? <PrintButton label={words.print} /> : undefined}
    >
      <Stack gap="s">
        {days && (
          <DayStrip
            label={words.strip.label}
            title={day === null ? words.strip.latest : words.strip.day(day, now)}
            note={
              day === null ? words.strip.latestNote : words.strip.dayNote(day, isWholeDay && drawn > 0 ? drawn : null)
            }
            previous={
              days.previous === null
                ? undefined
                : {
                    href: paths.resultsOf({ day: days.previous, lotteryId }),
                    label: words.strip.previous(days.previous, now),
                  }
            }
            next={
              days.next === null
                ? undefined
                : { href: paths.resultsOf({ day: days.next, lotteryId }), label: words.strip.next(days.next, now) }
            }
          />
        )}
        <SearchPanel label={words.search.title} isOpen={fault !== null}>
          <SearchForm key={`${asked.typed}/${lotteryId}/${fault}`} asked={asked} lotteries={lotteries} />
        </SearchPanel>
      </Stack>
      {isOtherSearch ? (
        waiting
      ) : found === null ? (
        <EmptyState
          title={fault === "future" ? words.futureTitle : words.invalidTitle}
          message={fault === "future" ? words.futureMore : words.invalidMore}
          illustration={searchDrawing}
          action={
            <ButtonLink href={paths.results} tone="ink">
              {words.seeLatest}
            </ButtonLink>
          }
        />
      ) : (
        <Loaded result={found} failed={words.failed} waiting={waiting}>
          {(value) =>
            drawn === 0 ? (
              <NoResults search={asked} previous={days?.previous ?? null} now={now} />
            ) : (
              <FoundDraws found={value} search={asked} paidUntil={paidUntil} />
            )
          }
        </Loaded>
      )}
    </PageFrame>
  );
}

/** Whether another search is being made: its day or lottery are others. Leafing keeps what is shown until the page is there. */
function useIsOtherSearch({ day, lotteryId }: ResultSearch): boolean {
  const { state, location } = useNavigation();
  if (state !== "loading" || !location.pathname.startsWith(paths.results)) return false;
  const { pathname, searchParams } = new URL(paths.resultsOf({ day, lotteryId }), "https://tienda.invalid");
  const other = new URLSearchParams(location.search);
  return location.pathname !== pathname || other.get("loteria") !== searchParams.get("loteria");
}

interface NoResultsProps {
  search: ResultSearch;
  /** The day before with results. */
  previous: string | null;
  now: number;
}

const NoResults = ({ search: { day, lotteryId }, previous, now }: NoResultsProps) => (
  <EmptyState
    title={words.empty}
    message={
      day === bogotaDay(now)
        ? words.emptyToday
        : day === null
          ? words.emptyAtAll
          : lotteryId === null
            ? words.emptyDay
            : words.emptyLottery
    }
    illustration={searchDrawing}
    action={
      previous === null ? (
        <ButtonLink href={paths.results} tone="ink">
          {words.seeLatest}
        </ButtonLink>
      ) : (
        <ButtonLink href={paths.resultsOf({ day: previous, lotteryId })} tone="ink">
          {words.seeDay(previous, now)}
        </ButtonLink>
      )
    }
  />
);

interface FoundDrawsProps {
  found: FoundResults;
  search: ResultSearch;
  /** Until when prizes of that day are paid, YYYY-MM-DD; null where days are mixed. */
  paidUntil: string | null;
}

/** What was found, beside the way to check a ticket against it. */
function FoundDraws({ found, search, paidUntil }: FoundDrawsProps) {
  const { day, lotteryId } = search;
  const isOfAll = day === null && lotteryId === null;
  const aside = (
    <Stack>
      <Panel
        title={day === null ? words.ticket.titleAny : words.ticket.title}
        description={words.ticket.text}
        isPrinted={false}
      >
        <ButtonLink href={paths.winner(search)} tone="ink" isFullWidth={!isOfAll}>
          {words.ticket.check}
        </ButtonLink>
      </Panel>
      <Text size="s" tone="soft">
        {paidUntil === null ? words.official : words.paidUntil(paidUntil)}
      </Text>
    </Stack>
  );
  if (lotteryId !== null) return <Split main={<DrawnLottery found={found} search={search} />} aside={aside} />;
  if (day !== null) return <DrawnDay found={found} aside={aside} />;
  return (
    <>
      <LatestDraws found={found} />
      {aside}
    </>
  );
}
