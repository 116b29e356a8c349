/** /mi-cuenta/historial: its player looks for a past purchase, its state or its receipt (ACC-04). */
import { useState } from "react";
import { useLoaderData, useNavigate, useNavigation, type LoaderFunctionArgs } from "react-router-dom";
import {
  Badge,
  Button,
  ButtonLink,
  DateField,
  EmptyState,
  FactList,
  Form,
  Heading,
  Inline,
  searchDrawing,
  Skeleton,
  Stack,
  Text,
  TextLink,
  TicketRow,
} from "#ds";
import { account } from "#copy/account";
import { coupon } from "#copy/coupon";
import { calendar } from "#copy/calendar";
import * as format from "#copy/format";
import { cart } from "#copy/cart";
import { openPurchase } from "#copy/openPurchase";
import { recharges as rechargeWords } from "#copy/recharges";
import { refund } from "#copy/refund";
import { history as historyOf, type PastLine, type PastOrder } from "#api/orders";
import type { Client } from "#api/request";
import { success, type Result } from "#api/result";
import { bogotaDay, parseDay } from "#domain/bogota";
import type { PaymentOutcome } from "#domain/orders";
import { LinkedPages } from "../../page/LinkedPages";
import { Loaded } from "../../page/Loaded";
import { pageMeta } from "../../page/meta";
import { PageFrame } from "../../page/PageFrame";
import { usePageState } from "../../page/pageState";
import { pagingOf, type Paging } from "../../page/paging";
import { onlyOnOtherAddress } from "../../page/reload";
import { clientOf, requirePerson } from "../../page/session";
import { paths } from "../../paths";
import { ReceiptButton } from "../Confirmation/ReceiptButton";
import { RechargeBadge } from "../Confirmation/Recharges";
import { ReplayButton } from "../Confirmation/ReplayButton";
import { accentOf } from "../Lotteries/lotteryLook";
import { operatorLook } from "../Recharges/operatorLook";
import { AccountTabs } from "./AccountTabs";
import { CancelPurchase } from "./CancelPurchase";

export { RouteFailure as ErrorBoundary } from "../../page/RouteFailure";

/** Orders of a page that are offered (ACC-04). */
const PAGE_SIZES = [5, 10, 15] as const;
const words = account.history;

export const shouldRevalidate = onlyOnOtherAddress;
export const meta = () => pageMeta({ title: words.title, isPrivate: true });

/** Private (AUTH-08). */
export async function loader({ context: { server }, request }: LoaderFunctionArgs) {
  const person = await requirePerson(server, request);
  const search = new URL(request.url).searchParams;
  const day = search.get("fecha") ?? "";
  const paging = pagingOf(search, PAGE_SIZES);
  return { day, paging, history: await ordersOf(clientOf(server), person.document, day, paging) };
}

/** A page of the history of a day, or of all; a day that is none has no orders. */
async function ordersOf(
  client: Client,
  document: string,
  asked: string,
  paging: Paging,
): Promise<Result<{ orders: PastOrder[]; isMore: boolean }>> {
  if (asked === "") return historyOf(client, document, paging);
  const day = parseDay(asked);
  return day ? historyOf(client, document, { day, ...paging }) : success({ orders: [], isMore: false });
}

const tones = {
  APPROVED: "success",
  PENDING: "warning",
  REJECTED: "error",
  REFUNDED: "info",
} as const satisfies Record<PaymentOutcome, string>;

export default function History() {
  const { day, paging, history } = useLoaderData<typeof loader>();
  const { state, location } = useNavigation();
  // Leafing keeps the table where it is until the other page is there.
  const isOtherDay =
    state === "loading" &&
    location.pathname === paths.history &&
    (new URLSearchParams(location.search).get("fecha") ?? "") !== day;
  const waiting = <Skeleton shape="row" count={PAGE_SIZES[0]} label={words.loading} />;
  return (
    <PageFrame title={account.title} crumbs={null}>
      <AccountTabs current="history" />
      <DayFilter day={day} key={day} />
      {isOtherDay ? (
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
                illustration={searchDrawing}
                action={<ButtonLink href={paths.lotteries}>{cart.start}</ButtonLink>}
              />
            )
          }
        </Loaded>
      )}
    </PageFrame>
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
    typed !== "" && parsed === null
      ? calendar.invalid
      : parsed !== null && parsed > today
        ? calendar.future
        : undefined;
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
    <LinkedPages pageSizes={PAGE_SIZES} paging={paging} pageCount={null} isMore={isMore} rowCount={orders.length}>
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

/** What each ticket of a purchase has come to; nothing where it holds none, or nobody has told. */
function Outcomes({ lines }: Pick<PastOrder, "lines">) {
  const told = lines.filter(({ outcome }) => outcome !== null);
  if (told.length === 0) return null;
  return (
    <FactList
      facts={told.map((line) => ({
        label: words.ticket(line.lotteryName, line.number, line.series),
        value: <Outcome line={line} />,
      }))}
    />
  );
}

const Outcome = ({ line: { outcome, wonPesos } }: { line: PastLine }) =>
  outcome === "WON" ? (
    <Text size="s" weight="bold" tone="positive">
      {words.won(wonPesos)}
    </Text>
  ) : (
    outcome !== null && <Text size="s">{words.outcome[outcome]}</Text>
  );

/** One purchase as a ticket: its first bet, what it cost and what has become of it. */
function OrderRow({ order }: { order: PastOrder }) {
  const { reference, state, boughtAt, totalPesos, discountPesos, couponCode, lines, recharges, payableUntil, refunds } =
    order;
  const [first] = lines;
  const [firstRecharge] = recharges;
  const more = lines.length + recharges.length - 1;
  const isOwed = state === "REFUNDED" && refunds.some(({ doneAt }) => doneAt === null);
  return (
    <TicketRow
      accent={first ? accentOf(first.abbreviation) : operatorLook(firstRecharge?.operatorCode ?? "", "").accent}
      stub={{ day: format.dayNumber(boughtAt), month: format.shortMonth(boughtAt) }}
      title={
        first
          ? words.bets(first.lotteryName, more)
          : firstRecharge
            ? words.recharges(firstRecharge.operatorName, more)
            : words.noBets
      }
      aside={format.pesos(totalPesos)}
      figure={
        first
          ? words.pick(first.number, first.series)
          : firstRecharge
            ? format.phoneFigure(firstRecharge.phone)
            : reference
      }
      unit={first && format.fractions(first.fractions)}
      link={{ href: paths.confirmation(reference), label: words.open(reference) }}
      extra={
        state === "APPROVED" ? (
          <Inline gap="xs" align="center">
            <ReceiptButton reference={reference} size="s" />
            {first && <ReplayButton reference={reference} size="s" />}
            {lines.some(({ outcome }) => outcome === "WON") && (
              <TextLink href={paths.prizePayment} isRoomy>
                {words.claim}
              </TextLink>
            )}
          </Inline>
        ) : undefined
      }
      foot={
        payableUntil !== null ? (
          <>
            <ButtonLink href={paths.confirmation(reference)} isFullWidth ariaLabel={words.goOn(reference)}>
              {openPurchase.goOn}
            </ButtonLink>
            <CancelPurchase reference={reference} />
          </>
        ) : undefined
      }
    >
      <Inline gap="xs" justify="between">
        <Inline gap="xs">
          <Badge tone={tones[state]}>{isOwed ? words.owed : words.states[state]}</Badge>
          <span>{words.when(format.hour(boughtAt), reference)}</span>
        </Inline>
        {first && lines.length === 1 && <Outcome line={first} />}
      </Inline>
      {couponCode && (
        <Text size="s" tone="soft">
          {coupon.taken(couponCode, discountPesos)}
        </Text>
      )}
      {refunds.map(({ id, amountPesos, doneAt }) => (
        <Text key={id} size="s" weight="bold">
          {doneAt === null ? refund.owed(amountPesos) : refund.done(amountPesos, doneAt)}
        </Text>
      ))}
      {lines.length > 1 && <Outcomes lines={lines} />}
      {recharges.map((recharge) => (
        <Inline key={recharge.id} gap="xs" justify="between">
          <Text size="s">
            {rechargeWords.kinds[recharge.kind]} {format.phone(recharge.phone)}
          </Text>
          <RechargeBadge recharge={recharge} outcome={state} />
        </Inline>
      ))}
    </TicketRow>
  );
}
