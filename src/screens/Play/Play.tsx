/** /juego/{idLotterie}/{idSorteo}: its player wants this number, quickly, and to know what it costs. */
import { observer } from "mobx-react-lite";
import { lazy, Suspense, useEffect, useRef, useState, type Ref } from "react";
import { data, useLoaderData, useNavigate, type LoaderFunctionArgs } from "react-router-dom";
import {
  Breadcrumb,
  Button,
  ButtonLink,
  DigitInput,
  EmptyState,
  ErrorState,
  FractionSlots,
  Inline,
  LotteryStrip,
  Notice,
  Page,
  Panel,
  SeriesPicker,
  Skeleton,
  Split,
  Stack,
  SummaryBar,
  type DigitInputHandle,
  type FractionSlotsHandle,
  type SeriesPickerHandle,
} from "#ds";
import { countdown } from "#copy/countdown";
import { longDateTime, pesos } from "#copy/format";
import { card, lotteries } from "#copy/lotteries";
import { play } from "#copy/play";
import { problem } from "#copy/problems";
import { shell } from "#copy/shell";
import type { CartLine } from "#domain/cart";
import type { Draw } from "#domain/draws";
import { envOf } from "#models/env";
import { openDraw } from "#api/lotteries";
import { useNearness } from "../../page/clock";
import { Countdown } from "../../page/Countdown";
import { pageMeta } from "../../page/meta";
import { onlyOnOtherAddress, useReload } from "../../page/reload";
import { usePageState } from "../../page/pageState";
import { clientOf, useRoot } from "../../page/session";
import { useStore } from "../../page/store";
import { useIsBrowser } from "../../page/useIsBrowser";
import { paths } from "../../paths";
import { accentOf, logoOf } from "../Lotteries/lotteryLook";

const AddedDialog = lazy(() => import("./AddedDialog"));
const NoDrawDialog = lazy(() => import("./NoDrawDialog"));

export { RouteFailure as ErrorBoundary } from "../../page/RouteFailure";

export const shouldRevalidate = onlyOnOtherAddress;

/** A draw that is not open any more is a page that is not there (status 404), with a way on. */
export async function loader({ context: { server }, params }: LoaderFunctionArgs) {
  const lotteryId = Number(params.lotteryId);
  const drawNumber = Number(params.drawNumber);
  const isDraw = [lotteryId, drawNumber].every((number) => Number.isSafeInteger(number) && number > 0);
  if (!isDraw) return data({ draw: null, failure: null }, { status: 404 });
  const draw = await openDraw(clientOf(server), { lotteryId, drawNumber });
  if (!draw.ok) return data({ draw: null, failure: draw.problem }, { status: 503 });
  return data({ draw: draw.value, failure: null }, { status: draw.value ? 200 : 404 });
}

export const meta = ({ loaderData }: { loaderData?: { draw: Draw | null } }) =>
  pageMeta({ title: loaderData?.draw ? play.title(loaderData.draw.lotteryName) : play.unavailable.title });

export default function Play() {
  const { draw, failure } = useLoaderData<typeof loader>();
  const { reload, isReloading } = useReload();
  if (failure)
    return (
      <Page>
        <ErrorState
          title={problem(failure, lotteries.failed)}
          retryLabel={shell.retry}
          isRetrying={isReloading}
          onRetry={() => void reload()}
          headingLevel={1}
        />
      </Page>
    );
  return draw ? <PlayDraw key={`${draw.lotteryId}/${draw.drawNumber}`} draw={draw} /> : <NoDraw />;
}

/** There is no such open draw (PLAY-01). */
function NoDraw() {
  // The dialog is the browser's; without scripts the page itself says the same.
  const isBrowser = useIsBrowser();
  const goOn = <ButtonLink href={paths.lotteries}>{play.unavailable.action}</ButtonLink>;
  return (
    <Page>
      <EmptyState title={play.unavailable.title} message={play.unavailable.message} action={goOn} headingLevel={1} />
      {isBrowser && (
        <Suspense>
          <NoDrawDialog />
        </Suspense>
      )}
    </Page>
  );
}

/** What was added last, for the dialog that says so. */
interface Added {
  number: string;
  series: string;
  fractions: number;
}

export const PlayDraw = observer(function PlayDraw({ draw }: { draw: Draw }) {
  const store = useStore();
  const { game, cart } = store;
  const { staticHost } = useRoot();
  const { dialogs } = usePageState();
  const navigate = useNavigate();
  const nearness = useNearness(draw.closesAt);
  const digits = useRef<DigitInputHandle>(null);
  const series = useRef<SeriesPickerHandle>(null);
  const fractions = useRef<FractionSlotsHandle>(null);
  const [added, setAdded] = useState<Added | null>(null);
  const [isFull, setFull] = useState(false);
  const { lotteryName, abbreviation } = draw;
  const accent = accentOf(abbreviation);

  useEffect(() => game.selectDraw(draw), [game, draw]);

  async function add(isGoingOn: boolean) {
    const missing = game.check();
    // To the step that is missing, wherever it stands on the screen (CONV-02).
    if (missing === "numberIncomplete") digits.current?.focus(0);
    if (missing === "seriesMissing") series.current?.focus();
    if (missing === "fractionMissing") fractions.current?.focus();
    if (missing || !game.number || !game.selected) return;
    const line: CartLine = {
      id: envOf(store).newId(),
      lotteryId: draw.lotteryId,
      drawNumber: draw.drawNumber,
      lotteryName,
      abbreviation,
      number: game.number,
      series: game.selected.series,
      fractions: game.chosen.length,
      fractionPesos: draw.fractionPesos,
      fractionsPerTicket: draw.fractionsPerTicket,
      closesAt: draw.closesAt,
      drawsAt: draw.drawsAt,
    };
    const count = await cart.add(line);
    setFull(count === 0);
    if (!count) return;
    game.reset();
    if (isGoingOn) await navigate(paths.lotteries);
    // With a session that just ended, the login stands open: one dialog at a time.
    else if (dialogs.open.get().login === null) setAdded({ ...line, fractions: count });
  }

  if (nearness === "closed")
    return (
      <Page>
        <EmptyState
          title={play.closed.title}
          message={play.closed.message}
          action={<ButtonLink href={paths.lotteries}>{play.closed.action}</ButtonLink>}
          headingLevel={1}
        />
      </Page>
    );

  const { number, selected, playProblem } = game;
  return (
    <Page>
      <Stack gap="l">
        <Breadcrumb
          label={shell.breadcrumb}
          items={[
            { label: shell.home, href: paths.home },
            { label: lotteries.title, href: paths.lotteries },
            { label: lotteryName },
          ]}
        />
        <LotteryStrip
          name={lotteryName}
          abbreviation={abbreviation}
          logoSrc={logoOf(abbreviation, staticHost)}
          accent={accent}
          drawLabel={card.draw(draw.drawNumber)}
          drawDate={longDateTime(draw.drawsAt)}
          closingLabel={nearness === "far" ? countdown.closesAt : countdown.closingIn}
          closing={
            nearness === "far" ? (
              card.closes(draw.closesAt)
            ) : (
              <Countdown until={draw.closesAt} label={countdown.timerOf(lotteryName)} on="accent" />
            )
          }
        />
        <Split
          main={
            <Stack gap="l">
              <Panel title={play.number.title} description={play.number.text}>
                <Stack gap="s" align="start">
                  <DigitInput
                    ref={digits}
                    label={play.number.label}
                    value={game.digits}
                    onChange={game.setDigits}
                    digitLabel={(index) => play.number.digit(index + 1)}
                    errorMessage={playProblem === "numberIncomplete" ? play.number.incomplete : undefined}
                  />
                  <Button tone="secondary" size="s" onPress={game.pickAtRandom}>
                    {play.number.random}
                  </Button>
                </Stack>
              </Panel>
              <SeriesPanel pickerRef={series} />
              <Panel
                title={play.fractions.title}
                description={selected ? play.fractions.text(draw.fractionPesos) : play.fractions.before}
              >
                <FractionSlots
                  ref={fractions}
                  label={play.fractions.label}
                  accent={accent}
                  number={number ?? play.fractions.noNumber}
                  seriesLabel={play.fractions.series(selected?.series ?? play.fractions.noSeries)}
                  slots={Array.from({ length: draw.fractionsPerTicket }, (_, slot) => ({
                    id: String(slot),
                    label: play.fractions.slot(slot + 1),
                    state: selected ? (game.slots[slot] ?? "taken") : "free",
                  }))}
                  onToggle={(id) => game.toggleSlot(Number(id))}
                  chosenLabel={play.fractions.chosen}
                  takenLabel={play.fractions.taken}
                  takeAllLabel={play.fractions.whole}
                  onTakeAll={game.takeWholeTicket}
                  isDisabled={!selected}
                  errorMessage={playProblem === "fractionMissing" ? play.fractions.missing : undefined}
                />
              </Panel>
              <Inline justify="end">
                <Button tone="secondary" isDisabled={cart.isSaving} onPress={() => void add(true)}>
                  {play.summary.addAndContinue}
                </Button>
              </Inline>
            </Stack>
          }
          aside={
            <SummaryBar
              title={play.summary.label}
              amount={pesos(game.valuePesos)}
              detail={
                number && selected
                  ? play.summary.chosen(game.chosen.length, number, selected.series)
                  : play.summary.empty
              }
              action={
                <Button
                  isFullWidth
                  isPending={cart.isSaving}
                  pendingLabel={play.summary.adding}
                  onPress={() => void add(false)}
                >
                  {play.summary.add}
                </Button>
              }
            >
              {isFull && (
                <Notice tone="warning" isLive>
                  {play.summary.full}
                </Notice>
              )}
              {cart.problem && cart.problemOf === "save" && (
                <Notice tone="error" isLive>
                  {problem(cart.problem, play.summary.failed)}
                </Notice>
              )}
            </SummaryBar>
          }
        />
      </Stack>
      {added && (
        <Suspense>
          <AddedDialog {...added} onClose={() => setAdded(null)} />
        </Suspense>
      )}
    </Page>
  );
});

/** The series of the number: waiting for it, searching, found, none, failed (PLAY-03). */
const SeriesPanel = observer(function SeriesPanel({ pickerRef }: { pickerRef: Ref<SeriesPickerHandle> }) {
  const { game } = useStore();
  const { number, offered, seriesStatus, seriesProblem, customStatus, playProblem } = game;
  const words = play.series;

  if (!number || seriesStatus === "idle")
    return (
      <Panel title={words.title}>
        <Notice>{words.before}</Notice>
      </Panel>
    );
  if (seriesStatus === "loading")
    return (
      <Panel title={words.title}>
        <Skeleton shape="text" count={2} label={words.loading} />
      </Panel>
    );
  if (seriesStatus === "failed")
    return (
      <Panel title={words.title}>
        <ErrorState
          title={seriesProblem ? problem(seriesProblem, words.failed) : words.failed}
          retryLabel={shell.retry}
          onRetry={() => void game.findSeries()}
          headingLevel={3}
        />
      </Panel>
    );
  if (game.isSoldOut)
    return (
      <Panel title={words.title}>
        <Stack gap="s">
          <Notice tone="warning" isLive>
            {words.none}
          </Notice>
          {game.alternatives.length > 0 && (
            <Inline>
              {words.others}
              {game.alternatives.map((other) => (
                <Button key={other} tone="secondary" size="s" onPress={() => game.setDigits(other)}>
                  {other}
                </Button>
              ))}
            </Inline>
          )}
        </Stack>
      </Panel>
    );
  return (
    <Panel title={words.title} description={words.found(offered.length, number)}>
      <SeriesPicker
        ref={pickerRef}
        label={words.label}
        options={offered.map(({ series, freeFractions }) => ({
          series,
          fractionsLabel: words.fractions(freeFractions),
        }))}
        value={game.series}
        onChange={game.chooseSeries}
        errorMessage={playProblem === "seriesMissing" ? words.missing : undefined}
        custom={{
          label: words.custom,
          description: customStatus === "loading" ? words.loading : words.customHelp,
          value: game.customSeries,
          onChange: (typed) => void game.setCustomSeries(typed),
          errorMessage:
            customStatus === "unavailable" ? words.unavailable : customStatus === "failed" ? words.failed : undefined,
        }}
      />
    </Panel>
  );
});
