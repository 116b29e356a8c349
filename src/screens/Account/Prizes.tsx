/** The player's prizes, those that can be claimed first, and the way to claim one (CLAIM-01 to CLAIM-03). */
import { lazy, Suspense, useCallback, useEffect, useEffectEvent, useState, type ComponentType } from "react";
import {
  Badge,
  Button,
  ButtonLink,
  ByRoom,
  EmptyState,
  Inline,
  LotteryMark,
  Notice,
  Price,
  searchDrawing,
  Stack,
  Table,
  Text,
  TextLink,
  TicketRow,
  Tooltip,
} from "#ds";
import type { ClaimTerms, PlayerPrize, PrizeState } from "#api/claims";
import { claims as words } from "#copy/claims";
import { numericDay, pesos, shortLottery } from "#copy/format";
import { problem } from "#copy/problems";
import { bogotaDay } from "#domain/bogota";
import { isClaimable, prizeCodes } from "#domain/claims";
import { sumPrizes } from "#domain/money";
import { LinkedPages } from "../../page/LinkedPages";
import { usePageState } from "../../page/pageState";
import { slicedBy, type Paging } from "../../page/paging";
import { useReload } from "../../page/reload";
import { useRoot } from "../../page/session";
import { paths } from "../../paths";
import { ReceiptButton } from "../Confirmation/ReceiptButton";
import { accentOf, logoOf } from "../Lotteries/lotteryLook";
import type { ClaimDialogProps } from "./ClaimDialog";

/** Prizes of a page that are offered. */
export const PAGE_SIZES = [5, 10, 15] as const;

/** How often the list is read again while the wallet has not answered for a prize: at a slowing pace, ms. */
const FIRST_WAIT = 5_000;
const LONGEST_WAIT = 60_000;
const SLOWING = 1.5;

/** The claim brings the models along: a page that is only read does without. What cannot be fetched is said. */
const ClaimDialog = lazy<ComponentType<ClaimDialogProps>>(() =>
  import("./ClaimDialog").catch(() => ({ default: NoDialog })),
);

const NoDialog = () => (
  <Notice tone="error" isLive>
    {problem({ kind: "offline" }, "")}
  </Notice>
);

/** Why a prize is not claimed here; null where it is. */
type Hindrance = keyof typeof words.reasons | null;

function hindranceOf(prize: PlayerPrize, terms: ClaimTerms | null, today: string): Hindrance {
  if (terms === null) return "unknown";
  if (!terms.isOpen) return "closed";
  const isInTime = prize.claimUntil === null || prize.claimUntil >= today;
  return isInTime && isClaimable(prize, terms.uvtPesos) ? null : "point";
}

/** A prize with what its player can do about it. */
interface Row {
  prize: PlayerPrize;
  hindrance: Hindrance;
  /** The wallet has been asked and has not answered. */
  isInProcess: boolean;
}

const tones = { CLAIMED: "success", PAID_AT_POINT: "success", PENDING: "warning" } as const satisfies Record<
  PrizeState,
  string
>;

/** Reads the list again while `isWaiting`, ever more slowly; in a hidden tab not. */
function useAskingAgain(isWaiting: boolean): void {
  const { reload } = useReload();
  const again = useEffectEvent(() => void reload());
  useEffect(() => {
    if (!isWaiting) return;
    let wait = FIRST_WAIT;
    let timer = setTimeout(go, wait);
    function go() {
      if (!document.hidden) again();
      wait = Math.min(wait * SLOWING, LONGEST_WAIT);
      timer = setTimeout(go, wait);
    }
    return () => clearTimeout(timer);
  }, [isWaiting]);
}

interface PrizesProps {
  prizes: readonly PlayerPrize[];
  /** Null where they could not be read: then nothing can be claimed. */
  terms: ClaimTerms | null;
  /** The number of the player's wallet, "" for none; null where it could not be read. */
  mobile: string | null;
  paging: Paging;
}

export function Prizes({ prizes, terms, mobile, paging }: PrizesProps) {
  const { clock } = usePageState();
  const today = bogotaDay(clock.startedAt);
  /** What is claimed, and which claim it is: the same prize can be claimed again after a refusal. */
  const [claimed, setClaimed] = useState<{ prize: PlayerPrize; round: number } | null>(null);
  const [isBusy, setBusy] = useState(false);
  const claim = useCallback(
    (prize: PlayerPrize) => setClaimed((before) => ({ prize, round: (before?.round ?? 0) + 1 })),
    [],
  );

  const rows = prizes.map((prize): Row => {
    const isInProcess = prize.code === prizeCodes.claiming;
    return { prize, isInProcess, hindrance: isInProcess ? null : hindranceOf(prize, terms, today) };
  });
  const isOpen = ({ prize, hindrance, isInProcess }: Row): boolean =>
    prize.state === "PENDING" && hindrance === null && !isInProcess;
  const open = rows.filter(isOpen);
  const sorted = [...open, ...rows.filter((row) => !isOpen(row))];
  const page = slicedBy(paging, sorted);
  useAskingAgain(rows.some(({ isInProcess }) => isInProcess));

  return (
    <Stack gap="m">
      {claimed && (
        <Suspense>
          <ClaimDialog
            key={claimed.round}
            prize={claimed.prize}
            isPaid={prizes.some(({ id, state }) => id === claimed.prize.id && state === "CLAIMED")}
            mobile={mobile}
            onBusy={setBusy}
            onDone={() => setClaimed(null)}
          />
        </Suspense>
      )}
      {open.length > 0 && (
        <Notice tone="success" title={words.now}>
          <Inline gap="s" justify="between" align="center">
            <Text as="span">{words.nowMore(open.length)}</Text>
            <Price size="l" tone="positive" amount={pesos(sumPrizes(open.map(({ prize }) => prize.pesos)))} />
          </Inline>
        </Notice>
      )}
      {prizes.length === 0 ? (
        <EmptyState
          headingLevel={3}
          title={words.empty}
          message={words.emptyMore}
          illustration={searchDrawing}
          action={
            <ButtonLink tone="ink" href={paths.winnerRoot}>
              {words.check}
            </ButtonLink>
          }
        />
      ) : (
        <LinkedPages
          pageSizes={PAGE_SIZES}
          paging={page.paging}
          pageCount={page.pageCount}
          isMore={page.isMore}
          rowCount={page.rows.length}
        >
          <ByRoom
            wide={<PrizeTable rows={page.rows} isBusy={isBusy} onClaim={claim} />}
            narrow={
              <Stack gap="s">
                {page.rows.map((row) => (
                  <PrizeRow key={row.prize.id} row={row} isBusy={isBusy} onClaim={claim} />
                ))}
              </Stack>
            }
          />
        </LinkedPages>
      )}
    </Stack>
  );
}

interface ListProps {
  /** A claim is under way: another waits for its end. */
  isBusy: boolean;
  onClaim: (prize: PlayerPrize) => void;
}

const State = ({ prize }: { prize: PlayerPrize }) => (
  <Badge tone={tones[prize.state]}>{words.states[prize.state]}</Badge>
);

/** The button, or the reason why it cannot be pressed; nothing once the prize is paid or on its way. */
function ClaimButton({ row, isBusy, onClaim, isFullWidth }: ListProps & { row: Row; isFullWidth?: boolean }) {
  const { prize, hindrance, isInProcess } = row;
  if (prize.state !== "PENDING" || isInProcess) return null;
  const label = words.claimOf(prize.pesos, prize.lotteryName, prize.drawNumber);
  if (hindrance !== null)
    return (
      <Tooltip text={words.reasons[hindrance]}>
        {(id) => (
          <Button tone="secondary" size="s" isUnavailable ariaLabel={label} ariaDescribedby={id}>
            {words.claim}
          </Button>
        )}
      </Tooltip>
    );
  return (
    <Button
      tone="ink"
      size={isFullWidth ? "m" : "s"}
      isFullWidth={isFullWidth}
      ariaLabel={label}
      isUnavailable={isBusy}
      onPress={() => onClaim(prize)}
    >
      {isFullWidth ? words.claimValue(prize.pesos) : words.claim}
    </Button>
  );
}

const PrizeTable = ({ rows, ...list }: ListProps & { rows: readonly Row[] }) => {
  const { columns } = words;
  const { staticHost } = useRoot();
  return (
    <Table
      caption={words.caption}
      columns={[
        { id: "lottery", label: columns.lottery, isRowHeader: true },
        { id: "day", label: columns.day, isWhole: true },
        { id: "draw", label: columns.draw },
        { id: "number", label: columns.number },
        { id: "series", label: columns.series },
        { id: "value", label: columns.value, align: "end" },
        { id: "state", label: columns.state },
        { id: "paid", label: columns.paid, isWhole: true },
        { id: "action", label: columns.action },
      ]}
      rows={rows.map((row) => {
        const { prize, isInProcess } = row;
        return {
          id: prize.id,
          cells: {
            lottery: (
              <Inline gap="xs" align="center" isWrapping={false}>
                <LotteryMark
                  abbreviation={prize.abbreviation}
                  logoSrc={logoOf(prize.abbreviation, staticHost)}
                  accent={accentOf(prize.abbreviation)}
                  size="s"
                />
                {shortLottery(prize.lotteryName)}
              </Inline>
            ),
            day: numericDay(prize.drawDay),
            draw: prize.drawNumber,
            number: prize.number,
            series: prize.series,
            value: pesos(prize.pesos),
            state: <State prize={prize} />,
            paid: prize.paidDay && numericDay(prize.paidDay),
            action: (
              <>
                <ClaimButton row={row} {...list} />
                {isInProcess && <Text size="s">{words.inProcess}</Text>}
                {prize.state === "CLAIMED" && prize.reference && <ReceiptButton reference={prize.reference} size="s" />}
              </>
            ),
          },
        };
      })}
      emptyMessage={words.empty}
    />
  );
};

/** What a prize's row says below its facts; null for nothing. */
function saidOf({ prize, hindrance, isInProcess }: Row): string | null {
  if (isInProcess) return words.inProcess;
  if (prize.state === "CLAIMED") return prize.paidDay && words.paid(prize.paidDay);
  if (prize.state === "PAID_AT_POINT") return prize.paidDay && words.paidAtPoint(prize.paidDay);
  if (hindrance !== null) return words.reasons[hindrance];
  return prize.claimUntil && words.until(prize.claimUntil);
}

/** One prize as a ticket: what it pays, which ticket won it, and what is to be done. */
function PrizeRow({ row, ...list }: ListProps & { row: Row }) {
  const { staticHost } = useRoot();
  const { prize, hindrance } = row;
  const { abbreviation, lotteryName, drawNumber, drawDay, number, series, state, reference } = prize;
  const said = saidOf(row);
  const isPending = state === "PENDING" && !row.isInProcess;
  return (
    <TicketRow
      accent={accentOf(abbreviation)}
      stub={{ abbreviation, logoSrc: logoOf(abbreviation, staticHost) }}
      title={shortLottery(lotteryName)}
      aside={<State prize={prize} />}
      figure={pesos(prize.pesos)}
      facts={[words.draw(drawNumber), numericDay(drawDay), words.ticket(number, series)]}
      foot={isPending && hindrance === null ? <ClaimButton row={row} {...list} isFullWidth /> : undefined}
      extra={
        isPending && hindrance !== null ? (
          <>
            <ClaimButton row={row} {...list} />
            {hindrance === "point" && (
              <TextLink href={paths.network} isRoomy>
                {words.points}
              </TextLink>
            )}
          </>
        ) : state === "CLAIMED" && reference !== "" ? (
          <ReceiptButton reference={reference} size="s" />
        ) : undefined
      }
    >
      {said && <p>{said}</p>}
      {`${number}${series}`.includes("*") && <p>{words.masked}</p>}
    </TicketRow>
  );
}
