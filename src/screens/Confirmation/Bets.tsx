/** What an order bought, or would have bought: its tickets. */
import { Badge, CartLine, Heading, PlayTicket, Stack, TextLink } from "#ds";
import { card } from "#copy/card";
import { confirmation as words } from "#copy/confirmation";
import { longDateTime, pesos } from "#copy/format";
import { bogotaDay } from "#domain/bogota";
import { drawKey } from "#domain/draws";
import { linePesos, type CartLine as Bet } from "#domain/cart";
import type { OrderStatus } from "#api/orders";
import { useTime } from "../../page/clock";
import { useRoot } from "../../page/session";
import { paths } from "../../paths";
import { accentOf, logoOf } from "../Lotteries/lotteryLook";

/** So many bets are shown as whole tickets; more are a list. */
const MOST_TICKETS = 2;

export function Bets({ order: { outcome, lines, payableUntil, refunds } }: { order: OrderStatus }) {
  const { staticHost } = useRoot();
  const annulled = new Set(refunds.flatMap(({ draw }) => (draw ? [drawKey(draw)] : [])));
  if (lines.length === 0) return null;
  if (outcome === "APPROVED" || outcome === "PENDING")
    if (lines.length <= MOST_TICKETS)
      return lines.map((line) => (
        <Ticket
          key={line.id}
          line={line}
          isHeld={outcome === "PENDING"}
          isAnnulled={annulled.has(drawKey(line))}
          heldUntil={payableUntil}
        />
      ));
  const isList = lines.length > MOST_TICKETS;
  return (
    <Stack gap="s">
      {isList && (
        <Heading level={2} size="h3">
          {words.ticket.many(lines.length)}
        </Heading>
      )}
      {lines.map((line) => (
        <CartLine
          key={line.id}
          headingLevel={isList ? 3 : 2}
          title={line.lotteryName}
          abbreviation={line.abbreviation}
          logoSrc={logoOf(line.abbreviation, staticHost)}
          accent={accentOf(line.abbreviation)}
          number={line.number}
          pick={words.line(line.series, line.fractions)}
          meta={`${card.draw(line.drawNumber)} · ${annulled.has(drawKey(line)) ? words.ticket.annulled : longDateTime(line.drawsAt)}`}
          amount={pesos(linePesos(line))}
        />
      ))}
    </Stack>
  );
}

interface TicketProps {
  line: Bet;
  isHeld: boolean;
  /** Its draw will not be held. */
  isAnnulled: boolean;
  heldUntil: number | null;
}

function Ticket({ line, isHeld, isAnnulled, heldUntil }: TicketProps) {
  const { staticHost } = useRoot();
  const plays = useTime((now) => words.ticket.plays(line.drawsAt, now));
  return (
    <PlayTicket
      name={line.lotteryName}
      abbreviation={line.abbreviation}
      logoSrc={logoOf(line.abbreviation, staticHost)}
      accent={accentOf(line.abbreviation)}
      meta={`${card.draw(line.drawNumber)} · ${isAnnulled ? words.ticket.annulled : longDateTime(line.drawsAt)}`}
      number={{ label: words.ticket.number, value: line.number }}
      series={{ label: words.ticket.series, value: line.series }}
      fractions={{
        bought: line.fractions,
        of: line.fractionsPerTicket,
        label: words.ticket.fractions(line.fractions, line.fractionsPerTicket),
      }}
      amount={pesos(linePesos(line))}
      state={isHeld ? "held" : "printed"}
    >
      {isHeld ? (
        <>
          {heldUntil !== null && (
            <p>
              <Badge tone="warning">{words.ticket.held(heldUntil)}</Badge>
            </p>
          )}
          <p>{words.ticket.heldText}</p>
        </>
      ) : isAnnulled ? (
        <p>
          <Badge tone="info">{words.ticket.annulled}</Badge>
        </p>
      ) : (
        <>
          <p>
            <strong>{plays}</strong>
          </p>
          <p>
            {words.ticket.result} <TextLink href={paths.results}>{words.ticket.results}</TextLink>.{" "}
            <TextLink href={paths.winner({ lotteryId: line.lotteryId, day: bogotaDay(line.drawsAt) })}>
              {words.ticket.check}
            </TextLink>
          </p>
        </>
      )}
    </PlayTicket>
  );
}
