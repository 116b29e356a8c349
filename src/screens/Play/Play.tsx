/** /juego/{idLotterie}/{idSorteo}: its player wants this number, quickly, and to know what it costs. */
import { observer } from "mobx-react-lite";
import { lazy, Suspense, useEffect, useEffectEvent, useRef, useState, type MouseEvent, type Ref } from "react";
import { data, useLoaderData, useLocation, useNavigate, type LoaderFunctionArgs } from "react-router-dom";
import {
  Breadcrumb,
  Button,
  ButtonLink,
  DigitInput,
  EmptyState,
  ErrorState,
  FractionSlots,
  GuideBar,
  GuideStep,
  Inline,
  Notice,
  Page,
  SeriesPicker,
  Skeleton,
  Split,
  Stack,
  type DigitInputHandle,
  type FractionSlotsHandle,
  type GuideStepHandle,
  type SeriesPickerHandle,
} from "#ds";
import { pesos } from "#copy/format";
import { lotteries } from "#copy/lotteries";
import { play } from "#copy/play";
import { problem } from "#copy/problems";
import { shell } from "#copy/shell";
import type { CartLine } from "#domain/cart";
import type { Draw } from "#domain/draws";
import { parseNumber, parseSeries } from "#domain/tickets";
import { envOf } from "#models/env";
import type { Game } from "#models/GameModel";
import { hasClosed, nextDraw, openDraw, type DrawId } from "#api/lotteries";
import { useNearness } from "../../page/clock";
import { whenOnline } from "../../page/connection";
import { pageMeta } from "../../page/meta";
import { onlyOnOtherAddress, useReload } from "../../page/reload";
import { usePageState } from "../../page/pageState";
import { breadcrumbs, drawEvent } from "../../page/searchEngines";
import { clientOf } from "../../page/session";
import { useStore } from "../../page/store";
import { useIsBrowser } from "../../page/useIsBrowser";
import { paths } from "../../paths";
import { accentOf } from "../Lotteries/lotteryLook";
import { pictureOfDraw } from "../Pictures/facts";
import { ClosedDraw } from "./ClosedDraw";
import { DrawStrip } from "./DrawStrip";

const NumberHelpDialog = lazy(() => whenOnline(() => import("./NumberHelpDialog")));

export { RouteFailure as ErrorBoundary } from "../../page/RouteFailure";

export const shouldRevalidate = onlyOnOtherAddress;

/** What there is when there is no open draw: nothing known, a failed reading, or a draw that has closed. */
const none = { draw: null, failure: null, closed: null };

/** A draw that does not exist answers 404, one whose sales have closed 410 with its lottery's next one. */
export async function loader({ context: { server }, params }: LoaderFunctionArgs) {
  const lotteryId = Number(params.lotteryId);
  const drawNumber = Number(params.drawNumber);
  const isDraw = [lotteryId, drawNumber].every((number) => Number.isSafeInteger(number) && number > 0);
  if (!isDraw) return data(none, { status: 404 });
  const client = clientOf(server);
  const id: DrawId = { lotteryId, drawNumber };
  const draw = await openDraw(client, id);
  if (!draw.ok) return data({ ...none, failure: draw.problem }, { status: 503 });
  if (draw.value) {
    server.search.picture = pictureOfDraw(server, draw.value);
    server.search.facts.push(
      drawEvent(server.origin, draw.value),
      breadcrumbs(server.origin, [
        { label: shell.home, path: paths.home },
        { label: lotteries.title, path: paths.lotteries },
        { label: play.title(draw.value.lotteryName), path: paths.play(draw.value) },
      ]),
    );
    return data({ ...none, draw: draw.value }, { status: 200 });
  }
  if (!(await hasClosed(client, id))) return data(none, { status: 404 });
  const next = await nextDraw(client, id);
  return data({ ...none, closed: { id, next: next.ok ? next.value : null } }, { status: 410 });
}

export const meta = ({ loaderData }: { loaderData?: { draw: Draw | null; closed: object | null } }) =>
  pageMeta({
    title: loaderData?.draw
      ? play.title(loaderData.draw.lotteryName)
      : loaderData?.closed
        ? play.closed.title
        : play.unavailable.title,
  });

export default function Play() {
  const { draw, failure, closed } = useLoaderData<typeof loader>();
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
  if (closed) return <ClosedDraw draw={closed.id} closesAt={null} next={closed.next} />;
  return draw ? <PlayDraw key={`${draw.lotteryId}/${draw.drawNumber}`} draw={draw} /> : <NoDraw />;
}

/** There is no such draw (PLAY-01). */
function NoDraw() {
  const goOn = <ButtonLink href={paths.lotteries}>{play.unavailable.action}</ButtonLink>;
  return (
    <Page>
      <EmptyState title={play.unavailable.title} message={play.unavailable.message} action={goOn} headingLevel={1} />
    </Page>
  );
}

/** Plays a draw until its sales close, also while it is looked at (LOT-05). */
export function PlayDraw({ draw }: { draw: Draw }) {
  const isClosed = useNearness(draw.closesAt) === "closed";
  const { client } = usePageState();
  const [next, setNext] = useState<Draw | null>(null);
  useEffect(() => {
    if (!isClosed) return;
    let isCurrent = true;
    void nextDraw(client, draw).then((found) => isCurrent && found.ok && setNext(found.value));
    return () => {
      isCurrent = false;
    };
  }, [isClosed, client, draw]);
  return isClosed ? <ClosedDraw draw={draw} closesAt={draw.closesAt} next={next} /> : <OpenDraw draw={draw} />;
}

/** What was added last, for the bar that says so. */
interface Added {
  number: string;
  series: string;
  fractions: number;
}

/** The number, and the series if any, with which an address wants to begin; null without one that can be played. */
function wishOf(search: string): { number: string; series: string | null } | null {
  const asked = new URLSearchParams(search);
  const number = parseNumber(asked.get("numero") ?? "");
  return number === null ? null : { number, series: parseSeries(asked.get("serie") ?? "") };
}

type Step = "number" | "series" | "fractions";

const OpenDraw = observer(function OpenDraw({ draw }: { draw: Draw }) {
  const store = useStore();
  const { game, cart } = store;
  const { dialogs } = usePageState();
  const navigate = useNavigate();
  const digits = useRef<DigitInputHandle>(null);
  const series = useRef<SeriesPickerHandle>(null);
  const fractions = useRef<FractionSlotsHandle>(null);
  const numberStep = useRef<GuideStepHandle>(null);
  const seriesStep = useRef<GuideStepHandle>(null);
  const fractionsStep = useRef<GuideStepHandle>(null);
  const [added, setAdded] = useState<Added | null>(null);
  const [isFull, setFull] = useState(false);
  const [isHelping, setHelping] = useState(false);
  // A sheet that comes with its code is of no use without scripts.
  const isBrowser = useIsBrowser();
  /** The step that stands open where finished ones are folded. */
  const [open, setOpen] = useState<Step>("number");
  /** Whether the player has given a number and waits for what comes of it. */
  const [isAwaited, setAwaited] = useState(false);
  /** Where the focus goes once the steps stand as they should; a new object each time. */
  const [target, setTarget] = useState<{ step: Step } | null>(null);
  const { lotteryName, abbreviation } = draw;
  const { number, selected, seriesStatus, playProblem } = game;

  useEffect(() => game.selectDraw(draw), [game, draw]);

  // A number that the address brings along (FAV-01, NAV-04) is taken as if it had been typed.
  const { search } = useLocation();
  const beginWith = useEffectEvent(async (wish: ReturnType<typeof wishOf>) => {
    if (!wish) return;
    await game.begin(wish.number, wish.series);
    setAwaited(true);
  });
  useEffect(() => void beginWith(wishOf(search)), [search]);

  function goTo(step: Step) {
    setOpen(step);
    setTarget({ step });
  }

  useEffect(() => {
    if (!target) return;
    const { step } = target;
    if (step === "number") digits.current?.focus(Math.max(0, game.digits.indexOf(" ")));
    if (step === "series") series.current?.focus();
    if (step === "fractions") fractions.current?.focus();
    ({ number: numberStep, series: seriesStep, fractions: fractionsStep })[step].current?.show();
  }, [target, game]);

  // The number is given and its series are in: on to what is next. A sold-out one keeps the focus, for another number.
  const isFound = seriesStatus === "ready" && !game.isSoldOut;
  useEffect(() => {
    if (!isAwaited || seriesStatus === "loading" || seriesStatus === "idle") return;
    setAwaited(false);
    if (isFound) goTo(selected ? "fractions" : "series");
    else (seriesStatus === "failed" ? seriesStep : numberStep).current?.show();
  }, [isAwaited, seriesStatus, isFound, selected]);

  function setDigits(whole: string) {
    setAdded(null);
    setFull(false);
    setAwaited(false);
    setOpen("number");
    game.setDigits(whole);
  }

  /** Takes a number that needs no typing, and leads on. */
  function take(pick: () => void) {
    setAdded(null);
    setFull(false);
    setOpen("number");
    pick();
    setAwaited(true);
  }

  /** Says what is missing, there where it is missing (CONV-02). */
  function isMissing(): boolean {
    const missing = game.check();
    const step = { numberIncomplete: "number", seriesMissing: "series", fractionMissing: "fractions" } as const;
    // Nothing of a sold-out number can be chosen: the way on is another number.
    if (missing) goTo(game.isSoldOut ? "number" : step[missing]);
    return missing !== null;
  }

  async function add(isGoingOn: boolean) {
    if (isMissing() || !game.number || !game.selected) return;
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
    else {
      setAdded({ ...line, fractions: count });
      // With a session that just ended, the login stands open and has the focus.
      if (dialogs.open.get().login === null) goTo("number");
      else setOpen("number");
    }
  }

  const advanceOf = (to: Advance) => ({
    label: to.label,
    isArrow: "step" in to,
    onPress: () =>
      "step" in to ? goTo(to.step) : take(() => ("number" in to ? game.setDigits(to.number) : void game.findSeries())),
  });

  const guide = guideOf(game);
  const isPayable = game.chosen.length > 0 && selected !== null;
  return (
    <Page>
      <Stack gap="m">
        <Breadcrumb
          label={shell.breadcrumb}
          items={[
            { label: shell.home, href: paths.home },
            { label: lotteries.title, href: paths.lotteries },
            { label: lotteryName },
          ]}
        />
        <DrawStrip draw={draw} />
        <noscript>
          <Notice tone="warning">{play.needsScripts}</Notice>
        </noscript>
        <Split
          main={
            <Stack gap="m">
              <GuideStep
                ref={numberStep}
                title={added ? play.number.again : play.number.title}
                description={added ? play.number.againText : play.number.text}
                folded={{
                  label: play.number.folded,
                  value: number ?? "",
                  changeLabel: play.change,
                  changeName: play.number.changeName,
                }}
                isFolded={open !== "number" && number !== null && !game.isSoldOut}
                onChange={() => goTo("number")}
              >
                <Stack gap="s">
                  <DigitInput
                    ref={digits}
                    label={play.number.label}
                    value={game.digits}
                    onChange={setDigits}
                    onComplete={() => setAwaited(true)}
                    onSubmit={() => isMissing()}
                    digitLabel={(index) => play.number.digit(index + 1)}
                    isTaken={game.isSoldOut}
                    errorMessage={playProblem === "numberIncomplete" ? play.number.incomplete : undefined}
                  />
                  {game.isSoldOut && <Notice tone="warning">{play.series.none}</Notice>}
                  {game.alternatives.length > 0 && (
                    <Inline>
                      {play.series.others}
                      {game.alternatives.map((other) => (
                        <Button key={other} tone="secondary" size="s" onPress={() => take(() => game.setDigits(other))}>
                          {other}
                        </Button>
                      ))}
                    </Inline>
                  )}
                  <Inline>
                    <Button tone="secondary" size="s" onPress={() => take(game.pickAtRandom)}>
                      {play.number.random}
                    </Button>
                    {isBrowser && (
                      <Button tone="quiet" size="s" onPress={() => setHelping(true)}>
                        {play.number.help}
                      </Button>
                    )}
                  </Inline>
                </Stack>
              </GuideStep>
              {!game.isSoldOut && (
                <SeriesStep
                  stepRef={seriesStep}
                  pickerRef={series}
                  isFolded={open === "fractions" && selected !== null}
                  onChange={() => goTo("series")}
                  onTaken={() => setOpen("fractions")}
                  onFocusLost={() => goTo("fractions")}
                />
              )}
              {!game.isSoldOut && (
                <FractionsStep
                  draw={draw}
                  stepRef={fractionsStep}
                  slotsRef={fractions}
                  onTouched={() => {
                    setFull(false);
                    setOpen("fractions");
                  }}
                />
              )}
              {isPayable && (
                <Inline justify="end">
                  <Button tone="secondary" isDisabled={cart.isSaving} onPress={() => void add(true)}>
                    {play.summary.addAndContinue}
                  </Button>
                </Inline>
              )}
            </Stack>
          }
          aside={
            <GuideBar
              title={play.summary.label}
              steps={[
                isFound ? "done" : "current",
                selected ? "done" : isFound ? "current" : "missing",
                isPayable ? "done" : selected ? "current" : "missing",
              ]}
              face={isPayable ? "pay" : added ? "done" : "line"}
              message={added ? play.added.title(added.number, added.series) : guide.message}
              {...(isPayable
                ? { detail: play.summary.chosen(game.chosen.length, number ?? "", selected.series) }
                : added
                  ? { detail: play.added.detail(added.fractions, added.fractions * draw.fractionPesos) }
                  : {})}
              amountLabel={play.summary.value}
              amount={pesos(game.valuePesos)}
              facts={[
                ...(number ? [{ label: play.summary.number, value: number }] : []),
                ...(selected ? [{ label: play.summary.series, value: selected.series }] : []),
              ]}
              action={
                added && !isPayable ? (
                  <ButtonLink href={paths.cart} isFullWidth onPress={notByTheSecondClick}>
                    {play.added.toCart}
                  </ButtonLink>
                ) : (
                  <Button
                    isFullWidth
                    isPending={cart.isSaving}
                    pendingLabel={play.summary.adding}
                    onPress={() => void add(false)}
                  >
                    {play.summary.add}
                  </Button>
                )
              }
              {...(guide.advance && { advance: advanceOf(guide.advance) })}
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
            </GuideBar>
          }
        />
        {isHelping && (
          <Suspense>
            <NumberHelpDialog
              draw={draw}
              onClose={(taken) => {
                setHelping(false);
                if (taken !== null) take(() => game.setDigits(taken));
              }}
            />
          </Suspense>
        )}
      </Stack>
    </Page>
  );
});

/** The link takes the place of the button that added: the second half of a double click is not meant for it. */
function notByTheSecondClick(event: MouseEvent) {
  if (event.detail > 1) event.preventDefault();
}

/** What a phone's bar offers beside its sentence: a number to take, a step to see, the search once more. */
type Advance = { label: string; number: string } | { label: string; step: Step } | { label: string; isAgain: true };

/** The next step, in one sentence, and the button that makes it where one press does. */
function guideOf(game: Game): { message: string; advance?: Advance } {
  const { number, selected, seriesStatus, customStatus, customSeries } = game;
  const words = play.guide;
  if (!number) return { message: words.digits([...game.digits].filter((digit) => digit === " ").length) };
  if (seriesStatus === "failed")
    return { message: words.searchFailed(number), advance: { label: shell.retry, isAgain: true } };
  if (seriesStatus !== "ready") return { message: words.searching(number) };
  if (game.isSoldOut) {
    const [other] = game.alternatives;
    return other
      ? { message: words.soldOutTry(number, other), advance: { label: words.use(other), number: other } }
      : { message: words.soldOut(number) };
  }
  if (selected)
    return {
      message: words.fractions(selected.freeFractions, selected.series),
      advance: { label: words.seeFractions, step: "fractions" },
    };
  if (customStatus === "loading") return { message: words.searchingOwn(customSeries) };
  if (customStatus === "unavailable") return { message: words.ownTaken(customSeries) };
  if (customStatus === "failed") return { message: words.ownFailed(customSeries) };
  return { message: words.series(game.offered.length), advance: { label: words.seeSeries, step: "series" } };
}

interface SeriesStepProps {
  stepRef: Ref<GuideStepHandle>;
  pickerRef: Ref<SeriesPickerHandle>;
  isFolded: boolean;
  onChange: () => void;
  /** A series was taken, not only looked at. */
  onTaken: () => void;
  onFocusLost: () => void;
}

/** The series of the number: waiting for it, searching, found, failed (PLAY-03). */
const SeriesStep = observer(function SeriesStep({
  stepRef,
  pickerRef,
  isFolded,
  onChange,
  onTaken,
  onFocusLost,
}: SeriesStepProps) {
  const { game } = useStore();
  const { number, offered, seriesStatus, seriesProblem, customStatus, playProblem } = game;
  const words = play.series;
  const isReady = number !== null && seriesStatus === "ready";
  return (
    <GuideStep
      ref={stepRef}
      title={words.title}
      description={isReady ? words.found(offered.length, number) : undefined}
      folded={{
        label: words.folded,
        value: game.series ?? "",
        changeLabel: play.change,
        changeName: words.changeName,
      }}
      isFolded={isFolded}
      onChange={onChange}
      onFocusLost={onFocusLost}
    >
      {isReady ? (
        <SeriesPicker
          ref={pickerRef}
          label={words.label}
          options={offered.map(({ series, freeFractions }) => ({
            series,
            fractionsLabel: words.fractions(freeFractions),
          }))}
          value={game.series}
          onChange={game.chooseSeries}
          onPick={onTaken}
          errorMessage={playProblem === "seriesMissing" ? words.missing : undefined}
          custom={{
            label: words.custom,
            description: customStatus === "loading" ? words.loading : words.customHelp,
            value: game.customSeries,
            onChange: (typed) =>
              void game.setCustomSeries(typed).then(() => {
                if (game.selected?.series === game.customSeries) onTaken();
              }),
            errorMessage:
              customStatus === "unavailable" ? words.unavailable : customStatus === "failed" ? words.failed : undefined,
          }}
        />
      ) : seriesStatus === "loading" ? (
        <Skeleton shape="text" count={2} label={words.loading} />
      ) : seriesStatus === "failed" ? (
        <ErrorState
          title={seriesProblem ? problem(seriesProblem, words.failed) : words.failed}
          retryLabel={shell.retry}
          onRetry={() => void game.findSeries()}
          headingLevel={3}
        />
      ) : (
        <Notice>{words.before}</Notice>
      )}
    </GuideStep>
  );
});

interface FractionsStepProps {
  draw: Draw;
  stepRef: Ref<GuideStepHandle>;
  slotsRef: Ref<FractionSlotsHandle>;
  /** A fraction was taken or given back. */
  onTouched: () => void;
}

/** The fractions of the ticket (PLAY-04). */
const FractionsStep = observer(function FractionsStep({ draw, stepRef, slotsRef, onTouched }: FractionsStepProps) {
  const { game } = useStore();
  const { number, selected, playProblem } = game;
  const words = play.fractions;
  const free = selected?.freeFractions ?? draw.fractionsPerTicket;
  return (
    <GuideStep ref={stepRef} title={words.title} description={selected ? words.text(draw.fractionPesos) : words.before}>
      <FractionSlots
        ref={slotsRef}
        label={words.label}
        accent={accentOf(draw.abbreviation)}
        number={number ?? words.noNumber}
        seriesLabel={words.series(selected?.series ?? words.noSeries)}
        slots={Array.from({ length: draw.fractionsPerTicket }, (_, slot) => ({
          id: String(slot),
          label: words.slot(slot + 1),
          state: selected ? (game.slots[slot] ?? "taken") : "free",
        }))}
        onToggle={(id) => {
          game.toggleSlot(Number(id));
          onTouched();
        }}
        chosenLabel={words.chosen}
        takenLabel={words.taken}
        takeAllLabel={free < draw.fractionsPerTicket ? words.rest(free) : words.whole}
        onTakeAll={() => {
          game.takeWholeTicket();
          onTouched();
        }}
        isDisabled={!selected}
        errorMessage={playProblem === "fractionMissing" ? words.missing : undefined}
      />
    </GuideStep>
  );
});
