/**
 * What is behind the bell. The favourite number's notice (FAV-01) comes first: its player wants to play it in the draw that
 * comes, with one press. Below it stand the other notices (FAV-02).
 */
import { useCallback, useEffect, useState, type ReactNode } from "react";
import { useNavigate } from "react-router-dom";
import { Button, Digits, Inline, LotteryMark, Modal, Notice, RadioGroup, Skeleton, Stack, Text } from "#ds";
import { openDraw, seriesOf } from "#api/lotteries";
import { card } from "#copy/card";
import { countdown } from "#copy/countdown";
import { favorite as words } from "#copy/favorite";
import { longDateTime, personName } from "#copy/format";
import { shell } from "#copy/shell";
import type { Draw } from "#domain/draws";
import type { SeriesOption } from "#domain/tickets";
import type { Favorite } from "#domain/users";
import type { Client } from "#api/request";
import { useBackCloses } from "../../page/backCloses";
import { useNearness } from "../../page/clock";
import { Countdown } from "../../page/Countdown";
import { useDialogs } from "../../page/dialogs";
import { markSeen } from "../../page/favorite";
import { usePageState } from "../../page/pageState";
import { usePerson, useRoot } from "../../page/session";
import { paths } from "../../paths";
import { accentOf, logoOf } from "../Lotteries/lotteryLook";
import { NewNotices } from "../Notices/NewNotices";
import { NoticesModal } from "../Notices/NoticesModal";

/** How often the lotteries are asked for before it is given up (FAV-02), and the pause between, ms. */
const TRIES = 7;
const PAUSE = 500;
/** Series that are offered. */
const SERIES_SHOWN = 4;

type Found = { draw: Draw | null; series: SeriesOption[] } | "failed";

/** The next draw of the favourite's lottery, and the series in which its number is free: the favourite one first. */
async function find(client: Client, favorite: Favorite, isWanted: () => boolean): Promise<Found> {
  for (let tries = 1; tries <= TRIES && isWanted(); tries += 1) {
    const draw = await openDraw(client, { lotteryId: favorite.lotteryId });
    if (draw.ok) {
      if (!draw.value) return { draw: null, series: [] };
      const series = await seriesOf(client, draw.value, favorite.number);
      if (series.ok) {
        const isFirst = (option: SeriesOption) => Number(option.series === favorite.series);
        return {
          draw: draw.value,
          series: series.value.toSorted((a, b) => isFirst(b) - isFirst(a)).slice(0, SERIES_SHOWN),
        };
      }
    }
    if (tries < TRIES) await new Promise((resolve) => setTimeout(resolve, PAUSE));
  }
  return "failed";
}

export default function FavoriteModal() {
  const person = usePerson();
  const page = usePageState();
  const { setFavorite } = useDialogs();
  const favorite = person?.favorite;
  // Also when a link in it leads on: it was acted on.
  const close = useBackCloses(
    true,
    useCallback(() => {
      if (favorite) markSeen(page, favorite);
      setFavorite(false);
    }, [page, favorite, setFavorite]),
  );
  // Read, they stay in view until the dialog is closed.
  const [hasNotices] = useState(() => person !== null && person.unreadNotices > 0);
  if (!person) return null;
  if (!favorite) return <NoticesModal close={close} />;
  return (
    <FavoriteNotice
      name={personName(person.firstNames)}
      favorite={favorite}
      close={close}
      notices={hasNotices && <NewNotices />}
    />
  );
}

interface FavoriteNoticeProps {
  name: string;
  favorite: Favorite;
  close: () => void;
  /** Stand last. */
  notices: ReactNode;
}

function FavoriteNotice({ name, favorite, close, notices }: FavoriteNoticeProps) {
  const { client } = usePageState();
  const navigate = useNavigate();
  const [found, setFound] = useState<Found | null>(null);
  const [chosen, setChosen] = useState<string | null>(null);
  useEffect(() => {
    let isCurrent = true;
    void find(client, favorite, () => isCurrent).then((answer) => {
      if (!isCurrent) return;
      setFound(answer);
      if (answer !== "failed") setChosen(answer.series[0]?.series ?? null);
    });
    return () => {
      isCurrent = false;
    };
  }, [client, favorite]);

  const draw = found === null || found === "failed" ? null : found.draw;
  return (
    <Modal
      title={words.title(name)}
      lead={words.lead}
      isOpen
      onOpenChange={(isOpen) => !isOpen && close()}
      closeLabel={shell.close}
      size="s"
      footer={
        <Button
          isFullWidth
          // In place of the dialog's own entry: going back leads to the page below it.
          onPress={() =>
            void navigate(draw && chosen !== null ? paths.playNumber(draw, favorite.number, chosen) : paths.lotteries, {
              replace: true,
            })
          }
        >
          {draw && chosen !== null ? words.play : words.others}
        </Button>
      }
    >
      <Stack gap="m">
        <Digits label={words.number} digits={favorite.number} accent={accentOf(draw?.abbreviation ?? "")} size="l" />
        {found === null && <Skeleton shape="text" count={3} label={words.looking} />}
        {found === "failed" && <Notice tone="warning">{words.failed}</Notice>}
        {found !== null && found !== "failed" && !draw && <Notice tone="info">{words.noDraw}</Notice>}
        {draw && <DrawToCome draw={draw} />}
        {draw && chosen === null && <Notice tone="warning">{words.soldOut}</Notice>}
        {found !== null && found !== "failed" && chosen !== null && (
          <RadioGroup
            label={words.series}
            layout="row"
            options={found.series.map(({ series }) => ({ value: series, label: series }))}
            value={chosen}
            onChange={setChosen}
          />
        )}
        {notices}
      </Stack>
    </Modal>
  );
}

/** Which draw it is, and how long it is sold. */
function DrawToCome({ draw }: { draw: Draw }) {
  const { staticHost } = useRoot();
  const { lotteryName, abbreviation, closesAt, drawsAt, drawNumber } = draw;
  const isFar = useNearness(closesAt) === "far";
  return (
    <Inline isWrapping={false} align="start">
      <LotteryMark
        abbreviation={abbreviation}
        logoSrc={logoOf(abbreviation, staticHost)}
        accent={accentOf(abbreviation)}
      />
      <div>
        <Text weight="medium">{lotteryName}</Text>
        <Text tone="soft">
          {card.draw(drawNumber)} · {longDateTime(drawsAt)}
        </Text>
        {!isFar && (
          <Text>
            {words.closes} <Countdown until={closesAt} label={countdown.timerOf(lotteryName)} />
          </Text>
        )}
      </div>
    </Inline>
  );
}
