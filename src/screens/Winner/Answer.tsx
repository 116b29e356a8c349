/** What the check of a ticket says, in the page: won, not won, no result yet, could not be checked (WIN-02 to WIN-04). */
import { lazy, Suspense, useCallback, useEffect, useRef, useState } from "react";
import {
  ButtonLink,
  Digits,
  Grid,
  Heading,
  Notice,
  Panel,
  Price,
  Stack,
  StatusHeading,
  Table,
  Text,
  TextLink,
  TicketRow,
  Timeline,
} from "#ds";
import type { Lottery } from "#api/lotteries";
import type { Result } from "#api/result";
import type { TicketCheck, WonPrize } from "#api/results";
import { winner } from "#copy/winner";
import { bogotaDay, daysBetween } from "#domain/bogota";
import type { Draw } from "#domain/draws";
import type { PlayedTicket } from "#domain/playedTicket";
import { whenOnline } from "../../page/connection";
import { focusPart } from "../../page/focus";
import { Loaded } from "../../page/Loaded";
import { usePageState } from "../../page/pageState";
import { useRoot } from "../../page/session";
import { useIsBrowser } from "../../page/useIsBrowser";
import { paths } from "../../paths";
import { accentOf, logoOf } from "../Lotteries/lotteryLook";
import { netOf } from "./netOf";

const AnswerDialog = lazy(() => whenOnline(() => import("./AnswerDialog")));

/** A ticket with what is known of it. */
export interface TicketAnswer {
  ticket: PlayedTicket;
  lottery: Lottery;
  /** Null where its draw has no result yet. */
  check: Result<TicketCheck | null>;
  /** The draw that the ticket waits for, while it is on sale. */
  draw?: Draw | null;
}

/** The answer; with scripts it is also told in a dialog, which leaves it readable here. */
export function Answer({ answer }: { answer: TicketAnswer }) {
  const { ticket, lottery, check, draw } = answer;
  const part = useRef<HTMLDivElement>(null);
  const isBrowser = useIsBrowser();
  const told = check.ok ? check.value : null;
  const [isDialogOpen, setDialogOpen] = useState(told !== null);
  const close = useCallback(() => setDialogOpen(false), []);
  // Where a dialog has told the answer, the focus comes to its heading once it is closed.
  useEffect(() => {
    if (!isDialogOpen) focusPart(part.current?.querySelector("h2") ?? null);
  }, [isDialogOpen]);
  return (
    <div ref={part}>
      <Loaded result={check} failed={winner.failed}>
        {(found) =>
          found === null ? (
            <Waiting ticket={ticket} lottery={lottery} draw={draw ?? null} />
          ) : found.hasWon ? (
            <Won ticket={ticket} lottery={lottery} check={found} />
          ) : (
            <Lost ticket={ticket} lottery={lottery} check={found} />
          )
        }
      </Loaded>
      {isBrowser && told && isDialogOpen && (
        <Suspense>
          <AnswerDialog check={told} onClose={close} />
        </Suspense>
      )}
    </div>
  );
}

interface TicketProps {
  ticket: PlayedTicket;
  lottery: Lottery;
}

/** The ticket that was asked about. */
function Asked({ ticket, lottery, drawNumber }: TicketProps & { drawNumber: number | null }) {
  const { staticHost } = useRoot();
  return (
    <TicketRow
      accent={accentOf(lottery.abbreviation)}
      stub={{ abbreviation: lottery.abbreviation, logoSrc: logoOf(lottery.abbreviation, staticHost) }}
      title={lottery.lotteryName}
      figure={ticket.number}
      unit={winner.ticket.series(ticket.series)}
      facts={[winner.ticket.drawn(drawNumber, ticket.drawDay)]}
      headingLevel={3}
    />
  );
}

/** Another ticket of the same draw, most likely. */
const Again = ({ ticket: { lotteryId, drawDay }, tone }: { ticket: PlayedTicket; tone?: "ink" | "secondary" }) => (
  <ButtonLink href={paths.winner({ lotteryId, day: drawDay })} tone={tone ?? "secondary"} isFullWidth>
    {winner.again}
  </ButtonLink>
);

function Won({ ticket, lottery, check }: TicketProps & { check: TicketCheck }) {
  const words = winner.won;
  const net = netOf(check.prizes);
  return (
    <Stack gap="l">
      <StatusHeading tone="success" status={words.status} title={words.title} headingLevel={2}>
        {check.prizes.length > 1 ? words.several(check.prizes.length) : (check.prizes[0]?.name ?? words.unpriced)}
      </StatusHeading>
      {check.prizes.length > 0 && (
        <div>
          <Price label={words.netLabel} amount={winner.net(net.ticket)} size="jackpot" tone="positive" />
          <Text tone="soft">{words.perFraction(winner.net(net.fraction))}</Text>
        </div>
      )}
      <Asked ticket={ticket} lottery={lottery} drawNumber={check.drawNumber} />
      {check.prizes.length > 0 && <Prizes prizes={check.prizes} />}
      {check.claimUntil !== null && <Deadline day={check.claimUntil} />}
      <Panel title={words.how} description={words.claim}>
        <Timeline
          label={words.steps.label}
          stateLabels={words.steps.states}
          steps={[
            { label: words.steps.documents, state: "upcoming" },
            { label: words.steps.form, state: "upcoming" },
            { label: words.steps.paid, state: "upcoming" },
          ]}
        />
      </Panel>
      <Stack gap="s">
        <ButtonLink href={paths.network} tone="ink" isFullWidth>
          {words.points}
        </ButtonLink>
        <Again ticket={ticket} />
      </Stack>
    </Stack>
  );
}

/** What each prize pays: for one fraction and for the ticket. */
function Prizes({ prizes }: { prizes: readonly WonPrize[] }) {
  const { columns, ...words } = winner.won;
  return (
    <Table
      caption={words.prizes}
      columns={[
        { id: "name", label: columns.name, isRowHeader: true },
        { id: "part", label: columns.part },
        { id: "gross", label: columns.gross, align: "end" },
        { id: "taxes", label: columns.taxes, align: "end" },
        { id: "net", label: columns.net, align: "end" },
      ]}
      rows={prizes.flatMap((prize, index) =>
        [
          {
            id: "fraction",
            part: words.fraction,
            gross: prize.grossFractionPesos,
            net: prize.netFractionPesos,
          },
          { id: "ticket", part: words.ticket, gross: prize.grossTicketPesos, net: prize.netTicketPesos },
        ].map(({ id, part, gross, net }) => ({
          id: `${index}/${id}`,
          cells: {
            name: prize.name,
            part,
            gross: gross === null ? words.untold : winner.net(gross),
            taxes: gross === null ? words.untold : winner.net(net - gross),
            net: (
              <Text as="strong" tone="positive" weight="bold">
                {winner.net(net)}
              </Text>
            ),
          },
        })),
      )}
      emptyMessage={words.unpriced}
    />
  );
}

/** Until when the prize is paid. */
function Deadline({ day }: { day: string }) {
  const words = winner.won;
  const left = daysBetween(bogotaDay(usePageState().clock.startedAt), day);
  return left < 0 ? (
    <Notice tone="error" title={words.over}>
      {words.overDay(day)}
    </Notice>
  ) : (
    <Notice tone="warning" title={words.until}>
      {words.untilDay(day)} {words.daysLeft(left)}
    </Notice>
  );
}

/** What fell and what was played, without a mark on figures that happen to be the same. */
function Lost({ ticket, lottery, check }: TicketProps & { check: TicketCheck }) {
  const words = winner.lost;
  const accent = accentOf(lottery.abbreviation);
  const rows = [
    ...(check.top ? [{ label: words.fell, ...check.top, emphasis: "strong" as const }] : []),
    { label: words.played, ...ticket, emphasis: "soft" as const },
  ];
  return (
    <Stack gap="l">
      <Stack gap="xs">
        <Heading level={2}>{words.title}</Heading>
        <Text tone="soft">{words.draw(lottery.lotteryName, check.drawNumber, ticket.drawDay)}</Text>
      </Stack>
      <Panel>
        <Stack>
          <Grid columns={2}>
            {rows.map(({ label, number, series, emphasis }) => (
              <Stack key={label} gap="xs">
                <Text tone="soft">{label}</Text>
                <Digits label={label} digits={number} accent={accent} size="m" emphasis={emphasis} />
                <Text weight="bold">{winner.ticket.series(series)}</Text>
              </Stack>
            ))}
          </Grid>
          {check.checked && (
            <Text size="s" tone="soft">
              {words.checked(check.checked.secos, check.checked.approximations)}
            </Text>
          )}
        </Stack>
      </Panel>
      <Stack gap="s">
        <Again ticket={ticket} tone="ink" />
        <TextLink href={paths.resultsOf({ day: ticket.drawDay, lotteryId: null })} isRoomy>
          {words.results}
        </TextLink>
        <Text size="s" tone="soft">
          {words.help}
        </Text>
      </Stack>
    </Stack>
  );
}

/** Not "not won": when it is known, as far as that is known. */
function Waiting({ ticket, lottery, draw }: TicketProps & { draw: Draw | null }) {
  const words = winner.waiting;
  return (
    <Stack gap="l">
      <StatusHeading tone="pending" status={words.status} title={words.title} headingLevel={2}>
        {draw
          ? words.plays(lottery.lotteryName, draw.drawNumber, draw.drawsAt)
          : `${words.none(lottery.lotteryName, ticket.drawDay)} ${words.date}`}
      </StatusHeading>
      <Asked ticket={ticket} lottery={lottery} drawNumber={draw?.drawNumber ?? null} />
      <Stack gap="s">
        <Again ticket={ticket} tone="ink" />
        <TextLink href={paths.results} isRoomy>
          {words.results}
        </TextLink>
      </Stack>
    </Stack>
  );
}
