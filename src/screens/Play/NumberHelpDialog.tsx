/** Helps a player who has no number in mind: random ones, free ones, and what was drawn (PLAY-09). */
import { useEffect, useEffectEvent, useRef, useState, type ReactNode } from "react";
import { Button, ErrorState, FrequencyChart, Inline, Modal, NumberChoices, Skeleton, Stack, Tabs, Text } from "#ds";
import { numberHelp } from "#copy/numberHelp";
import { problem } from "#copy/problems";
import { shell } from "#copy/shell";
import { allNumbers } from "#domain/drawnNumbers";
import type { Draw } from "#domain/draws";
import { randomSample } from "#domain/random";
import { envOf } from "#models/env";
import { freeAmong, freeNumbers, numberStatistics, type NumberStatistics } from "#api/numbers";
import { success, type Result } from "#api/result";
import { useBackCloses } from "../../page/backCloses";
import { useWhenOnline } from "../../page/connection";
import { usePageState } from "../../page/pageState";
import { useStore } from "../../page/store";

/** Random numbers that are shown at once. */
const SHOWN = 6;
/** Random numbers that are drawn for them: sold-out ones are passed over. */
const DRAWN = 2 * SHOWN;

interface NumberHelpDialogProps {
  draw: Draw;
  /** It has closed: with the number that was taken, or null. */
  onClose: (number: string | null) => void;
}

type Way = "random" | "free" | "drawn";

export default function NumberHelpDialog({ draw, onClose }: NumberHelpDialogProps) {
  const { client } = usePageState();
  const { random } = envOf(useStore());
  const [way, setWay] = useState<Way>("random");
  const taken = useRef<string | null>(null);
  const close = useBackCloses(true, () => onClose(taken.current));
  const take = (number: string) => {
    taken.current = number;
    close();
  };

  const luck = useAnswer(way === "random", async () => {
    const drawn = randomSample(allNumbers(), DRAWN, random);
    const free = await freeAmong(client, draw, drawn);
    // Where it is not known what is free, the search of its series says it of the number that is taken.
    return success((free.ok ? free.value : drawn).slice(0, SHOWN));
  });
  const free = useAnswer(way === "free", () => freeNumbers(client, draw));
  const statistics = useAnswer(way === "drawn", () => numberStatistics(client, draw.lotteryId));

  const numbers = luck.answer?.ok ? luck.answer.value : null;
  const words = numberHelp;
  return (
    <Modal title={words.title} isOpen onOpenChange={(isOpen) => !isOpen && close()} closeLabel={shell.close}>
      <Tabs
        label={words.ways}
        selectedId={way}
        onSelect={(id) => setWay(id as Way)}
        tabs={[
          {
            id: "random",
            label: words.random.tab,
            content: (
              <Stack>
                {numbers === null ? (
                  <Skeleton shape="row" count={3} label={words.random.loading} />
                ) : (
                  <>
                    <Text>{numbers.length > 0 ? words.random.text : words.random.none}</Text>
                    <NumberChoices
                      label={words.random.label}
                      numbers={numbers.map((number) => ({ number }))}
                      onPick={take}
                      isLive
                    />
                    <Inline>
                      <Button tone="secondary" isPending={luck.isAsking} onPress={luck.askAgain}>
                        {words.random.again}
                      </Button>
                    </Inline>
                  </>
                )}
              </Stack>
            ),
          },
          {
            id: "free",
            label: words.free.tab,
            content: (
              <Answered asked={free} words={words.free} skeletons={4}>
                {(numbers) =>
                  numbers.length > 0 ? (
                    <Stack>
                      <Text>{words.free.text}</Text>
                      <NumberChoices
                        label={words.free.label}
                        numbers={numbers.map(({ number, wholeTickets }) => ({
                          number,
                          ...(wholeTickets !== null && { note: words.free.wholeTickets(wholeTickets) }),
                        }))}
                        onPick={take}
                      />
                    </Stack>
                  ) : (
                    <Text>{words.free.none}</Text>
                  )
                }
              </Answered>
            ),
          },
          {
            id: "drawn",
            label: words.drawn.tab,
            content: (
              <Answered asked={statistics} words={words.drawn} skeletons={6}>
                {(found) => <Statistics found={found} onPick={take} />}
              </Answered>
            ),
          },
        ]}
      />
    </Modal>
  );
}

/** How often numbers were drawn; a list that the backend did not give is left out. */
function Statistics({ found, onPick }: { found: NumberStatistics; onPick: (number: string) => void }) {
  const { most, least, draws, neverDrawn } = found;
  const words = numberHelp.drawn;
  const counted = [...most, ...least];
  if (counted.length === 0) return <Text>{words.none}</Text>;
  const chart = (title: string, numbers: NumberStatistics["most"], note?: string) =>
    numbers.length > 0 && (
      <FrequencyChart
        title={title}
        note={note}
        bars={numbers.map(({ number, times }) => ({ name: number, value: times, valueLabel: words.times(times) }))}
        max={Math.max(...counted.map(({ times }) => times))}
        tableLabel={words.table}
        columns={{ name: words.number, value: words.timesColumn }}
        onPick={onPick}
        emptyMessage={words.none}
      />
    );
  return (
    <Stack>
      <Text>
        <Text as="strong" weight="bold">
          {words.chances}
        </Text>{" "}
        {words.chancesText}
      </Text>
      <Text>{draws === null ? words.countedSome : words.counted(draws)}</Text>
      {chart(words.most, most)}
      {chart(words.least, least, neverDrawn === null ? undefined : words.never(neverDrawn))}
    </Stack>
  );
}

interface Asked<T> {
  /** Null until there is a first one; stays until the next one is in. */
  answer: Result<T> | null;
  isAsking: boolean;
  askAgain: () => void;
}

/** Asks once it is wanted, again on demand, and when the network is back. */
function useAnswer<T>(isWanted: boolean, ask: () => Promise<Result<T>>): Asked<T> {
  const [answer, setAnswer] = useState<Result<T> | null>(null);
  const [isAsking, setAsking] = useState(true);
  const run = useEffectEvent(ask);
  useEffect(() => {
    if (!isWanted || !isAsking) return;
    let isCurrent = true;
    void run().then((result) => {
      if (!isCurrent) return;
      setAnswer(result);
      setAsking(false);
    });
    return () => {
      isCurrent = false;
    };
  }, [isWanted, isAsking]);
  const askAgain = () => setAsking(true);
  useWhenOnline(answer?.ok === false && answer.problem.kind === "offline", askAgain);
  return { answer, isAsking, askAgain };
}

interface AnsweredProps<T> {
  asked: Asked<T>;
  words: { loading: string; failed: string };
  /** How many rows hold its place. */
  skeletons: number;
  children: (value: T) => ReactNode;
}

function Answered<T>({ asked: { answer, isAsking, askAgain }, words, skeletons, children }: AnsweredProps<T>) {
  if (answer === null) return <Skeleton shape="row" count={skeletons} label={words.loading} />;
  if (answer.ok) return children(answer.value);
  return (
    <ErrorState
      title={problem(answer.problem, words.failed)}
      retryLabel={shell.retry}
      isRetrying={isAsking}
      onRetry={askAgain}
      headingLevel={3}
    />
  );
}
