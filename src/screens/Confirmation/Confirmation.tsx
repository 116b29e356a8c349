/** /confirmacion/{referencia}: its player has paid, or tried to, and wants to know for sure. */
import { observer } from "mobx-react-lite";
import { lazy, useEffect, useState } from "react";
import { data, redirect, useLoaderData, useLocation, useNavigate, type LoaderFunctionArgs } from "react-router-dom";
import {
  Accordion,
  Button,
  ButtonLink,
  CopyField,
  EmptyState,
  ErrorState,
  FactList,
  Inline,
  Notice,
  OrderSummary,
  Page,
  Panel,
  searchDrawing,
  Stack,
  StatusHeading,
  Text,
} from "#ds";
import { confirmation as words } from "#copy/confirmation";
import { coupon } from "#copy/coupon";
import { numericDateTime, personName, pesos } from "#copy/format";
import { problem } from "#copy/problems";
import { shell } from "#copy/shell";
import { sumPesos } from "#domain/money";
import type { PaymentOutcome } from "#domain/orders";
import type { GatewayName } from "#domain/payments";
import { gatewayUrl } from "#domain/safeUrl";
import { orderStatus, paymentMethods, type OrderStatus } from "#api/orders";
import { useDialogs } from "../../page/dialogs";
import { pageMeta } from "../../page/meta";
import { onlyOnOtherAddress, useReload } from "../../page/reload";
import { clientOf, usePerson, useRoot } from "../../page/session";
import { useStore } from "../../page/store";
import { useIsBrowser } from "../../page/useIsBrowser";
import { useWriting } from "../../page/writing";
import { paths } from "../../paths";
import { LeavingModal } from "../Cart/LeavingModal";
import OpenPurchase from "../Cart/OpenPurchase";
import { AskingNotice, useAsking } from "./Asking";
import { Bets } from "./Bets";
import { Events } from "./Events";
import { ReceiptButton } from "./ReceiptButton";
import { Recharges } from "./Recharges";
import { Refunds } from "./Refunds";
import { ReplayButton } from "./ReplayButton";

/** Rendered on the server only: a browser that runs scripts shows nothing of it, and fetches nothing. */
const NeedsScripts = lazy(() => import("../Login/NeedsScripts"));

export { RouteFailure as ErrorBoundary } from "../../page/RouteFailure";

export const shouldRevalidate = onlyOnOtherAddress;
export const meta = () => pageMeta({ title: words.title, isPrivate: true });

/** Without a reference there is nothing to confirm: home. The second gateway gives it as `order` (CONF-02). */
export async function loader({ context: { server }, params, request }: LoaderFunctionArgs) {
  const reference = params.reference ?? new URL(request.url).searchParams.get("order");
  if (!reference) throw redirect(paths.home);
  const client = clientOf(server);
  const order = await orderStatus(client, reference);
  const methods = order.ok && order.value.payableUntil !== null ? await paymentMethods(client) : null;
  const status = order.ok ? 200 : order.problem.kind === "refused" ? order.problem.status : 503;
  return data(
    {
      order: order.ok ? order.value : null,
      methods: methods?.ok ? methods.value : [],
      failure: order.ok ? null : order.problem,
    },
    { status, headers: { "cache-control": "no-store" } },
  );
}

const tones = {
  APPROVED: "success",
  PENDING: "pending",
  REJECTED: "error",
  REFUNDED: "info",
} as const satisfies Record<PaymentOutcome, string>;

export default function Confirmation() {
  const { order, methods, failure } = useLoaderData<typeof loader>();
  const { openLogin } = useDialogs();
  const isLoggedIn = usePerson() !== null;
  const { reload, isReloading } = useReload();
  const { pathname, search } = useLocation();
  const path = pathname + search;

  if (order) return <OrderReceipt order={order} methods={methods} />;
  if (failure?.kind === "refused" && failure.status === 401)
    return (
      <Page>
        <EmptyState
          headingLevel={1}
          title={words.login.title}
          action={
            isLoggedIn ? (
              <Button onPress={() => void reload()}>{shell.retry}</Button>
            ) : (
              <Button onPress={() => openLogin({ purpose: { to: "visit", path }, afterLogin: () => void reload() })}>
                {words.login.action}
              </Button>
            )
          }
        />
        <noscript>
          <NeedsScripts path={path} />
        </noscript>
      </Page>
    );
  if (failure?.kind === "refused" && failure.status === 404)
    return (
      <Page>
        <EmptyState
          headingLevel={1}
          illustration={searchDrawing}
          title={words.unknown}
          action={<ButtonLink href={paths.history}>{words.history}</ButtonLink>}
        />
      </Page>
    );
  return (
    <Page>
      <ErrorState
        headingLevel={1}
        title={failure ? problem(failure, words.failed) : words.failed}
        retryLabel={shell.retry}
        isRetrying={isReloading}
        onRetry={() => void reload()}
      />
    </Page>
  );
}

/** Of a purchase that goes back whole, whether all of it is there; null of any other, and where nobody told what goes back. */
function howFar({ outcome, refunds, totalPesos }: OrderStatus): "OWED" | "RETURNED" | null {
  const ofParts = refunds.filter(({ draw, rechargeId }) => draw !== null || rechargeId !== null);
  const isWhole = sumPesos(ofParts.map(({ amountPesos }) => amountPesos)) === totalPesos;
  if (refunds.length === 0 || (outcome !== "REFUNDED" && !isWhole)) return null;
  return refunds.some(({ doneAt }) => doneAt === null) ? "OWED" : "RETURNED";
}

interface OrderReceiptProps {
  order: OrderStatus;
  /** Ways to pay an order that can be paid. */
  methods: readonly GatewayName[];
}

export const OrderReceipt = observer(function OrderReceipt({ order: loaded, methods }: OrderReceiptProps) {
  const store = useStore();
  const { gatewayHosts, origin } = useRoot();
  const { order, asking } = useAsking(loaded);
  const { outcome, reference } = order;
  const payUrl = order.payUrl && (gatewayUrl(order.payUrl, gatewayHosts, origin)?.href ?? null);
  const isUnpaid = outcome === "PENDING" && order.payableUntil !== null && payUrl === null;
  const back = howFar(order);
  const hasBets = order.lines.length > 0 || order.recharges.length === 0;
  const said = (hasBets ? words.states : words.rechargeStates)[isUnpaid ? "UNPAID" : (back ?? outcome)];

  useEffect(() => {
    if (outcome === "APPROVED") store.reportPurchase(reference, order.totalPesos);
    if (outcome === "PENDING") store.checkout.setPendingOrder(true);
    else if (store.document !== null) void store.checkout.refreshPending(store.document);
  }, [store, outcome, reference, order.totalPesos]);

  const openPurchase = order.payableUntil !== null && (
    <OpenPurchase
      reference={reference}
      totalPesos={order.totalPesos}
      payableUntil={order.payableUntil}
      gateway={order.gateway}
      payUrl={payUrl}
      methods={methods}
      hasBets={hasBets}
    />
  );
  return (
    <Page width="reading">
      <Stack gap="m">
        <StatusHeading tone={tones[back ? "REFUNDED" : outcome]} status={said.badge} title={said.title}>
          {outcome === "REJECTED" && order.message && `${words.reason(order.message)} `}
          {"text" in said && said.text}
        </StatusHeading>
        {outcome === "PENDING" && !isUnpaid && <AskingNotice {...asking} />}
        {isUnpaid && openPurchase}
        <Refunds refunds={order.refunds} />
        <Bets order={order} />
        <Recharges order={order} />
        <Panel>
          <Stack gap="s">
            <OrderSummary
              rows={
                order.discountPesos === 0
                  ? []
                  : [
                      { label: words.facts.without, value: pesos(order.totalWithoutDiscountPesos) },
                      {
                        label: order.couponCode ? coupon.discountOf(order.couponCode) : words.facts.discount,
                        value: pesos(-order.discountPesos),
                        tone: "positive",
                      },
                    ]
              }
              totalLabel={words.sums[back === "RETURNED" ? back : back ? "REFUNDED" : outcome]}
              total={pesos(order.totalPesos)}
            />
            <CopyField label={words.reference} value={reference} copyLabel={words.copy} copiedLabel={words.copied} />
          </Stack>
        </Panel>
        {!isUnpaid && openPurchase}
        <OrderActions order={order} hasBets={hasBets} />
        <Events order={order} />
        <Accordion
          headingLevel={2}
          items={[{ id: "details", title: words.details, content: <FactList facts={factsOf(order, said.badge)} /> }]}
        />
        {outcome === "APPROVED" && order.lines.length > 0 && <Text tone="soft">{words.retract}</Text>}
      </Stack>
      <LeavingModal />
    </Page>
  );
});

/** What CONF-01 lists and the screen does not say larger; what is not known is left out. */
function factsOf(order: OrderStatus, state: string) {
  const fact = (label: string, value: string) => (value ? [{ label, value }] : []);
  const { facts } = words;
  return [
    ...fact(facts.state, state),
    ...fact(facts.date, numericDateTime(Date.parse(order.date))),
    ...fact(facts.message, order.message),
    ...fact(facts.bank, order.bank),
    ...fact(facts.buyer, personName(order.buyer.name)),
    ...fact(facts.document, order.buyer.document),
    ...fact(facts.email, order.buyer.email).map((email) => ({ ...email, isWide: true })),
    ...fact(facts.mobile, order.buyer.mobile),
    ...fact(facts.description, order.description),
    ...fact(facts.ip, order.ip),
    ...fact(facts.without, pesos(order.totalWithoutDiscountPesos)),
    ...fact(facts.discount, pesos(order.discountPesos)),
  ];
}

function OrderActions({ order, hasBets }: { order: OrderStatus; hasBets: boolean }) {
  const { outcome, reference } = order;
  const further = hasBets
    ? { href: paths.lotteries, label: words.goOn }
    : { href: paths.recharges, label: words.moreRecharges };
  return (
    <Inline>
      {outcome === "APPROVED" && <ReceiptButton reference={reference} />}
      {outcome === "REJECTED" && <PlayAgain reference={reference} hasBets={hasBets} />}
      {outcome === "APPROVED" && hasBets && <ReplayButton reference={reference} />}
      <ButtonLink href={outcome === "REJECTED" ? paths.history : further.href} tone="secondary">
        {outcome === "REJECTED" ? words.history : further.label}
      </ButtonLink>
      {outcome === "APPROVED" && <ShareButtons reference={reference} />}
    </Inline>
  );
}

/** Printing, and sharing where the device can (CONV-05). */
function ShareButtons({ reference }: { reference: string }) {
  const canShare = useIsBrowser() && "share" in navigator;
  // Closing the device's share sheet is not a failure.
  const share = () =>
    navigator
      .share({ title: words.title, text: words.shareText(reference), url: window.location.href })
      .catch(() => undefined);
  return (
    <>
      <Button tone="quiet" onPress={() => window.print()}>
        {words.print}
      </Button>
      {canShare && (
        <Button tone="quiet" onPress={() => void share()}>
          {words.share}
        </Button>
      )}
    </>
  );
}

/** Gives the cart back after a refused payment (CONV-04). */
function PlayAgain({ reference, hasBets }: { reference: string; hasBets: boolean }) {
  const { checkout } = useStore();
  const navigate = useNavigate();
  const returning = useWriting(checkout.playAgain, { words: (failure) => problem(failure, words.failed) });
  const [isNoneLeft, setNoneLeft] = useState(false);
  async function playAgain() {
    const answer = await returning.run(reference);
    if (!answer?.ok) return;
    setNoneLeft(answer.value.returned === 0);
    if (answer.value.returned > 0) await navigate(paths.cart);
  }
  return (
    <>
      <Button isPending={returning.isPending} pendingLabel={words.playingAgain} onPress={() => void playAgain()}>
        {hasBets ? words.playAgain : words.rechargeAgain}
      </Button>
      {isNoneLeft && (
        <Notice tone="warning" isLive>
          {hasBets ? words.noneReturned : words.noneSold}
        </Notice>
      )}
      {returning.message && (
        <Notice tone="error" isLive>
          {returning.message}
        </Notice>
      )}
    </>
  );
}
