/** The purchase history with its day filter, pages and receipts (ACC-04). */
import { useState } from "react";
import { useNavigate, useNavigation } from "react-router-dom";
import {
  Badge,
  Button,
  ButtonLink,
  DateField,
  EmptyState,
  Form,
  Heading,
  Inline,
  Skeleton,
  Stack,
  Text,
  TextLink,
  TicketRow,
} from "#ds";
import { account } from "#copy/account";
import { calendar } from "#copy/calendar";
import * as format from "#copy/format";
import { cart } from "#copy/cart";
import { openPurchase } from "#copy/openPurchase";
import type { PastOrder } from "#api/orders";
import type { Result } from "#api/result";
import { bogotaDay, parseDay } from "#domain/bogota";
import type { PaymentOutcome } from "#domain/orders";
import { Loaded } from "../../page/Loaded";
import { usePageState } from "../../page/pageState";
import { LinkedPages } from "../../page/LinkedPages";
import type { Paging } from "../../page/paging";
import { paths } from "../../paths";
import { ReceiptButton } from "../Confirmation/ReceiptButton";
import { accentOf } from "../Lotteries/lotteryLook";

/** Orders of a page that are offered (ACC-04). */
export const HISTORY_PAGE_SIZES = [5, 10, 15] as const;
/** A page of the history, as it was asked for. */
export type HistoryResult = Result<{ orders: PastOrder[]; isMore: boolean }>;
const words = account.history;

const tones = {
  APPROVED: "success",
  PENDING: "warning",
  REJECTED: "error",
  REFUNDED: "info",
} as const satisfies Record<PaymentOutcome, string>;

interface HistoryProps {
  /** The day that the address asks for, as written there; "" for all. */
  day: string;
  /** The page that the address asks for. */
  paging: Paging;
  /** Null while the tab is being opened. */
  history: HistoryResult | null;
}

export function History({ day, paging, history }: HistoryProps) {
  const { state, location } = useNavigation();
  // Leafing keeps the table where it is until the other page is there.
  const isOtherDay = state === "loading" && (new URLSearchParams(location.search).get("fecha") ?? "") !== day;
  const waiting = <Skeleton shape="row" count={HISTORY_PAGE_SIZES[0]} label={words.loading} />;
  return (
    <Stack>
      <DayFilter day={day} key={day} />
      {history === null || isOtherDay ? (
        waiting
      ) : (
        <Loaded result={history} failed={words.failed} waiting={waiting}>
          {({ orders, isMore }) =>
            orders.length > 0 || paging.page > 1 ? (
              <Orders orders={orders} paging={paging} isMore={isMore} />
            ) : (
              <EmptyState
                title={words.empty}
                message={day ? undefined : words.emptyMore}
                illustration="search"
                action={<ButtonLink href={paths.lotteries}>{cart.start}</ButtonLink>}
              />
            )
          }
        </Loaded>
      )}
    </Stack>
  );
}

/** A GET form: it works before scripts do, and the day stands in the address. */
function DayFilter({ day }: { day: string }) {
  const { clock } = usePageState();
  const navigate = useNavigate();
  const today = bogotaDay(clock.startedAt);
  const [typed, setTyped] = useState(day);
  const parsed = parseDay(typed);
  const error =
    typed !== "" && parsed === null ? words.invalid : parsed !== null && parsed > today ? words.future : undefined;
  return (
    <Form
      label={words.filter}
      action={paths.history}
      onSubmit={(event) => {
        event.preventDefault();
        if (!error) void navigate(typed ? `${paths.history}?fecha=${typed}` : paths.history);
      }}
    >
      <Inline align="end">
        <DateField
          label={words.day}
          name="fecha"
          value={typed}
          onChange={setTyped}
          max={today}
          errorMessage={error}
          calendar={calendar}
        />
        <Button type="submit" tone="secondary">
          {words.filter}
        </Button>
        {day && <TextLink href={paths.history}>{words.clear}</TextLink>}
      </Inline>
    </Form>
  );
}

interface OrdersProps {
  orders: readonly PastOrder[];
  paging: Paging;
  isMore: boolean;
}

/** The purchases under their months. */
function Orders({ orders, paging, isMore }: OrdersProps) {
  const now = usePageState().clock.startedAt;
  const months = new Map<string, PastOrder[]>();
  for (const order of orders) {
    const month = format.month(order.boughtAt, now);
    months.set(month, [...(months.get(month) ?? []), order]);
  }
  return (
    <LinkedPages
      pageSizes={HISTORY_PAGE_SIZES}
      paging={paging}
      pageCount={null}
      isMore={isMore}
      rowCount={orders.length}
    >
      {[...months].map(([month, those]) => (
        <Stack key={month} gap="s">
          <Heading level={2} size="h4">
            {month}
          </Heading>
          {those.map((order) => (
            <OrderRow key={order.reference || order.id} order={order} />
          ))}
        </Stack>
      ))}
      {orders.length === 0 && <Text>{words.empty}</Text>}
    </LinkedPages>
  );
}

/** One purchase as a ticket: its first bet, what it cost and what has become of it. */
function OrderRow({ order: { reference, state, boughtAt, totalPesos, lines, payableUntil } }: { order: PastOrder }) {
  const [first] = lines;
  return (
    <TicketRow
      accent={accentOf(first?.abbreviation ?? "")}
      stub={{ day: format.dayNumber(boughtAt), month: format.shortMonth(boughtAt) }}
      title={first ? words.bets(first.lotteryName, lines.length - 1) : words.noBets}
      aside={format.pesos(totalPesos)}
      figure={first ? words.pick(first.number, first.series) : reference}
      unit={first && format.fractions(first.fractions)}
      link={{ href: paths.confirmation(reference), label: words.open(reference) }}
      extra={state === "APPROVED" ? <ReceiptButton reference={reference} size="s" /> : undefined}
      foot={
        payableUntil !== null ? (
          <ButtonLink href={paths.confirmation(reference)} isFullWidth ariaLabel={words.goOn(reference)}>
            {openPurchase.goOn}
          </ButtonLink>
        ) : undefined
      }
    >
      <Inline gap="xs">
        <Badge tone={tones[state]}>{words.states[state]}</Badge>
        <span>{words.when(format.hour(boughtAt), reference)}</span>
      </Inline>
    </TicketRow>
  );
}
