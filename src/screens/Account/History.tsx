/** The purchase history with its day filter, pages and receipts (ACC-04). */
import { useState } from "react";
import { useNavigate, useNavigation } from "react-router-dom";
import { Badge, Button, ButtonLink, DateField, EmptyState, Form, Inline, Skeleton, Stack, TextLink } from "#ds";
import { account } from "#copy/account";
import * as format from "#copy/format";
import { cart } from "#copy/cart";
import { openPurchase } from "#copy/openPurchase";
import type { PastOrder } from "#api/orders";
import type { Result } from "#api/result";
import { bogotaDay } from "#domain/bogota";
import { parseDay } from "#domain/calendar";
import type { PaymentOutcome } from "#domain/orders";
import { Loaded } from "../../page/Loaded";
import { usePageState } from "../../page/pageState";
import { LinkedTable } from "../../page/LinkedTable";
import type { Paging } from "../../page/paging";
import { paths } from "../../paths";
import { ReceiptButton } from "../Confirmation/ReceiptButton";

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
          calendar={words.calendar}
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

const Orders = ({ orders, paging, isMore }: OrdersProps) => (
  <LinkedTable
    pageSizes={HISTORY_PAGE_SIZES}
    paging={paging}
    pageCount={null}
    isMore={isMore}
    caption={words.caption}
    columns={[
      { id: "date", label: words.columns.date },
      { id: "reference", label: words.columns.reference, isRowHeader: true },
      { id: "bets", label: words.columns.bets },
      { id: "total", label: words.columns.total, align: "end" },
      { id: "state", label: words.columns.state },
      { id: "receipt", label: words.columns.receipt },
    ]}
    rows={orders.map((order) => ({
      id: order.reference || String(order.id),
      cells: {
        date: format.numericDateTime(Date.parse(order.updatedAt)),
        reference: <TextLink href={paths.confirmation(order.reference)}>{order.reference}</TextLink>,
        bets: order.lines.map((line) => words.bet(line.lotteryName, line.number, line.series)).join(", "),
        total: format.pesos(order.totalPesos),
        state: <Badge tone={tones[order.state]}>{words.states[order.state]}</Badge>,
        receipt:
          order.state === "APPROVED" ? (
            <ReceiptButton reference={order.reference} size="s" />
          ) : order.payableUntil !== null ? (
            <TextLink href={paths.confirmation(order.reference)}>{openPurchase.goOn}</TextLink>
          ) : (
            words.noReceipt
          ),
      },
    }))}
    emptyMessage={words.empty}
  />
);
