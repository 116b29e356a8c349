/** /carrito: its player wants to check bets and recharges once more and pay before the closing. */
import { observer } from "mobx-react-lite";
import { lazy, Suspense, useEffect, useEffectEvent, useId, useRef, useState, type ReactNode, type Ref } from "react";
import { useLoaderData, useNavigate, type LoaderFunctionArgs } from "react-router-dom";
import {
  Button,
  ButtonLink,
  cartDrawing,
  CartLine,
  EmptyState,
  ErrorState,
  Inline,
  Notice,
  Panel,
  RadioCards,
  Skeleton,
  Split,
  Stack,
  SummaryBar,
  Text,
  TextLink,
} from "#ds";
import { cart as words } from "#copy/cart";
import { coupon as couponWords } from "#copy/coupon";
import { pesos, shortDateTime } from "#copy/format";
import { openPurchase as openWords } from "#copy/openPurchase";
import { checkoutProblem } from "#copy/checkoutProblem";
import { problem } from "#copy/problems";
import { recharges as rechargeWords } from "#copy/recharges";
import { shell } from "#copy/shell";
import { linePesos, type CartLine as Line } from "#domain/cart";
import type { GatewayName } from "#domain/payments";
import type { RechargeLine } from "#domain/recharges";
import { ownRules, refusal } from "#domain/refusals";
import { envOf } from "#models/env";
import type { Problem } from "#api/result";
import { openOrders as openOrdersOf, paymentMethods, type PastOrder } from "#api/orders";
import { useNearness, useTime } from "../../page/clock";
import { useWhenOnline, whenOnline } from "../../page/connection";
import { focusPart } from "../../page/focus";
import { useDialogs } from "../../page/dialogs";
import { Loaded } from "../../page/Loaded";
import { pageMeta } from "../../page/meta";
import { PageFrame } from "../../page/PageFrame";
import { onlyOnOtherAddress, useReload } from "../../page/reload";
import { usePageState } from "../../page/pageState";
import { clientOf, sessionOf, useRoot } from "../../page/session";
import { useStore } from "../../page/store";
import { useIsBrowser } from "../../page/useIsBrowser";
import { paths } from "../../paths";
import { accentOf, logoOf } from "../Lotteries/lotteryLook";
import { rechargeLook } from "../Recharges/rechargeLook";
import { isOfCoupon, useConsulting } from "./consulting";
import { LEAVE_AFTER, LeavingModal } from "./LeavingModal";

/** Few carts come with a purchase that was not paid. */
const OpenPurchase = lazy(() => import("./OpenPurchase"));
/** Only a cart with bets has a coupon: an empty one is read without its field. */
const CouponPanel = lazy(() => whenOnline(() => import("./CouponPanel")));
const CouponDialog = lazy(() => whenOnline(() => import("./CouponDialog")));
const RemoveDialog = lazy(() => whenOnline(() => import("./RemoveDialog")));

export { RouteFailure as ErrorBoundary } from "../../page/RouteFailure";

export const shouldRevalidate = onlyOnOtherAddress;
export const meta = () => pageMeta({ title: words.title, isPrivate: true });

export async function loader({ context: { server } }: LoaderFunctionArgs) {
  const client = clientOf(server);
  const [methods, session] = await Promise.all([paymentMethods(client), sessionOf(server)]);
  const person = session.ok ? session.value.person : null;
  return { methods, openOrders: person ? await openOrdersOf(client, person.document) : null };
}

export default observer(function CartScreen() {
  const store = useStore();
  const { cart, checkout } = store;
  const { methods, openOrders } = useLoaderData<typeof loader>();
  const isUnpaid = openOrders?.ok === true && openOrders.value.length > 0;
  const { removing, setRemoving, betsPanel, bins, binOf } = useRemoving();
  const methodsPanel = useRef<HTMLElement>(null);
  const firstMethod = useRef<HTMLInputElement>(null);
  const closedButton = useRef<HTMLButtonElement>(null);
  const [isMethodAsked, setMethodAsked] = useState(false);
  const isBrowser = useIsBrowser();
  const [refused, setRefused] = useState<Problem | null>(null);

  useEffect(() => {
    if (methods.ok) checkout.offer(methods.value);
  }, [checkout, methods]);

  useEffect(() => {
    // Coming back from the gateway by the back button may bring the frozen page with it.
    const resume = (event: PageTransitionEvent) => {
      if (!event.persisted) return;
      checkout.resumeFromGateway();
      void store.refreshCart();
    };
    window.addEventListener("pageshow", resume);
    return () => window.removeEventListener("pageshow", resume);
  }, [checkout, store]);

  // Going to the login or to the gateway leaves the cart where it is; any other way out takes its coupon away (CPN-02).
  useEffect(() => () => cart.setCoupon(null), [cart]);

  const readAgain = () => store.document !== null && void cart.moveToServer(store.document);
  useWhenOnline(cart.loadStatus === "failed", readAgain);

  return (
    <>
      <PageFrame title={words.title}>
        <noscript>
          <Notice tone="warning">{words.needsScripts}</Notice>
        </noscript>
        <CartNotices />
        <OpenPurchases />
        {cart.loadStatus === "failed" && cart.problem ? (
          <ErrorState title={problem(cart.problem, words.loadFailed)} retryLabel={shell.retry} onRetry={readAgain} />
        ) : cart.loadStatus === "loading" && cart.count === 0 ? (
          <Skeleton shape="row" count={3} label={words.loading} />
        ) : (
          <Split
            main={
              <Stack gap="l">
                <Panel title={words.bets} ref={betsPanel}>
                  {cart.lines.length === 0 && cart.count > 0 ? (
                    <Text size="s" tone="soft">
                      {words.noBets}
                    </Text>
                  ) : cart.count === 0 ? (
                    <EmptyState
                      title={words.noBets}
                      illustration={cartDrawing}
                      headingLevel={3}
                      action={
                        <ButtonLink href={paths.lotteries} tone={isUnpaid ? "secondary" : "primary"}>
                          {words.start}
                        </ButtonLink>
                      }
                    />
                  ) : (
                    <Stack gap="s">
                      <ClosedBets buttonRef={closedButton} onRemoved={() => focusPart(betsPanel.current)} />
                      {cart.lines.map((line) => (
                        <BetLine
                          key={line.id}
                          line={line}
                          binRef={binOf(line.id)}
                          onRemove={() => setRemoving(line.id)}
                        />
                      ))}
                    </Stack>
                  )}
                </Panel>
                {cart.recharges.length === 0 ? (
                  <Text size="s" tone="soft">
                    {words.noRecharges}
                  </Text>
                ) : (
                  <Panel title={words.recharges}>
                    <Stack gap="s">
                      {cart.recharges.map((recharge) => (
                        <RechargeItem
                          key={recharge.id}
                          recharge={recharge}
                          binRef={binOf(recharge.id)}
                          onRemove={() => setRemoving(recharge.id)}
                        />
                      ))}
                    </Stack>
                  </Panel>
                )}
                {cart.count > 0 && (
                  <Panel title={words.methods} ref={methodsPanel}>
                    <Stack>
                      <PaymentMethods firstRef={firstMethod} isAsked={isMethodAsked} />
                      <LegalNote hasBets={cart.lines.length > 0} hasRecharges={cart.recharges.length > 0} />
                    </Stack>
                  </Panel>
                )}
                {/* Last, so that nothing moves when it comes; its styles are not in the server's HTML. */}
                {cart.lines.length > 0 && isBrowser && (
                  <Suspense>
                    <CouponPanel onRefused={setRefused} />
                  </Suspense>
                )}
              </Stack>
            }
            aside={
              <Checkout
                onMethodMissing={() => {
                  setMethodAsked(true);
                  if (firstMethod.current) firstMethod.current.focus();
                  else focusPart(methodsPanel.current);
                }}
                onUnpayable={(id) => (closedButton.current ?? bins.get(id))?.focus()}
                refused={refused}
                onRefused={setRefused}
              />
            }
          />
        )}
      </PageFrame>
      {removing && (
        <Suspense>
          <RemoveDialog id={removing} onClose={() => setRemoving(null)} />
        </Suspense>
      )}
      <LeavingModal />
    </>
  );
});

/** The bet or recharge that is about to be removed. Once it is gone, the focus goes to the bin of the next one, or to the bets. */
function useRemoving() {
  const { cart } = useStore();
  const [removing, setRemoving] = useState<string | null>(null);
  const betsPanel = useRef<HTMLElement>(null);
  const [bins] = useState(() => new Map<string, HTMLButtonElement>());

  const focusNext = useEffectEvent((next: string | undefined) => {
    const bin = next === undefined ? undefined : bins.get(next);
    if (bin) bin.focus();
    else focusPart(betsPanel.current);
  });

  useEffect(() => {
    if (removing === null) return;
    const ids = [...cart.values.keys()];
    const at = ids.indexOf(removing);
    const next = ids[at + 1] ?? ids[at - 1];
    return () => {
      if (!cart.values.has(removing)) focusNext(next);
    };
  }, [cart, removing]);

  const binOf = (id: string) => (bin: HTMLButtonElement | null) => {
    if (bin) bins.set(id, bin);
    else bins.delete(id);
  };
  return { removing, setRemoving, betsPanel, bins, binOf };
}

/** Which draws have closed, and one button that takes all their bets away: they cannot be played, so nothing is asked. */
const ClosedBets = observer(function ClosedBets({
  buttonRef,
  onRemoved,
}: {
  buttonRef: Ref<HTMLButtonElement>;
  onRemoved: () => void;
}) {
  const { cart } = useStore();
  const { clock } = usePageState();
  const count = useTime((now) => cart.closedLines(now).length);
  const said = useTime((now) => words.closed.of([...new Set(cart.closedLines(now).map((line) => line.lotteryName))]));
  const isRemoving = useTime((now) => cart.closedLines(now).some(({ id }) => cart.deleting.includes(id)));
  if (count === 0) return null;
  return (
    <Notice
      tone="warning"
      isLive
      action={
        <Button
          ref={buttonRef}
          tone="secondary"
          size="s"
          isPending={isRemoving}
          pendingLabel={words.closed.removing}
          onPress={() => void cart.removeClosed(clock.now()).then((isRemoved) => isRemoved && onRemoved())}
        >
          {words.closed.remove(count)}
        </Button>
      }
    >
      {said}
    </Notice>
  );
});

/** What the reader should know about this cart. */
const CartNotices = observer(function CartNotices() {
  const { cart, checkout } = useStore();
  const { openOrders } = useLoaderData<typeof loader>();
  const payable = openOrders?.ok ? openOrders.value.find(({ payableUntil }) => payableUntil !== null) : undefined;
  return (
    <>
      {cart.notice && (
        <Notice
          tone="warning"
          isLive
          action={
            <Button tone="quiet" size="s" onPress={() => cart.setNotice(null)}>
              {shell.close}
            </Button>
          }
        >
          {words.notices[cart.notice]}
        </Notice>
      )}
      {checkout.hasPendingOrder && checkout.status !== "leaving" && (
        <Notice
          tone="warning"
          title={words.pending.title}
          action={
            <Inline>
              {payable && <TextLink href={paths.confirmation(payable.reference)}>{openWords.goOn}</TextLink>}
              <TextLink href={paths.history}>{words.pending.link}</TextLink>
            </Inline>
          }
        >
          {words.pending.message}
        </Notice>
      )}
      {cart.problem && cart.problemOf === "save" && (
        <Notice tone="error" isLive>
          {problem(cart.problem, words.saveFailed)}
        </Notice>
      )}
    </>
  );
});

/** What a bet shows wherever it stands on this page. */
const looksOf = (line: Line, staticHost: string) => ({
  title: line.lotteryName,
  abbreviation: line.abbreviation,
  logoSrc: logoOf(line.abbreviation, staticHost),
  accent: accentOf(line.abbreviation),
  number: line.number,
  pick: words.line.pick(line.series, line.fractions),
  amount: pesos(linePesos(line)),
});

/** Purchases that were not paid: their bets are in no cart, and their time runs. */
const OpenPurchases = observer(function OpenPurchases() {
  const { cart, checkout } = useStore();
  const { openOrders, methods } = useLoaderData<typeof loader>();
  const { staticHost } = useRoot();
  const { reload } = useReload();
  const isUnread = openOrders === null && checkout.hasPendingOrder && checkout.status !== "leaving";
  useEffect(() => {
    if (isUnread) void reload();
  }, [isUnread, reload]);
  if (!openOrders?.ok) return null;
  // After a gateway has failed the bets stay on this page as the cart; its own button pays the same order.
  const isHere = ({ lines, recharges }: PastOrder) => [...lines, ...recharges].some(({ id }) => cart.values.has(id));
  return openOrders.value
    .filter((order) => !isHere(order))
    .map(({ reference, lines, recharges, totalPesos, payableUntil }) => (
      <WhilePayable key={reference} until={payableUntil}>
        <Panel title={openWords.title}>
          <Stack gap="s">
            {lines.map((line) => (
              <CartLine key={line.id} {...looksOf(line, staticHost)} meta={words.line.draw(line.drawNumber)} />
            ))}
            {recharges.map((recharge) => (
              <CartLine key={recharge.id} {...rechargeLook(recharge)} />
            ))}
            <Suspense fallback={<Skeleton shape="row" count={2} label={openWords.title} />}>
              <OpenPurchase
                reference={reference}
                totalPesos={totalPesos}
                payableUntil={payableUntil ?? 0}
                methods={methods.ok ? methods.value : []}
                isMain={cart.count === 0}
                hasBets={lines.length > 0}
              />
            </Suspense>
          </Stack>
        </Panel>
      </WhilePayable>
    ));
});

/** Shows a purchase for as long as it can be paid. */
function WhilePayable({ until, children }: { until: number | null; children: ReactNode }) {
  const isOver = useNearness(until ?? 0) === "closed";
  return isOver ? null : children;
}

interface BetLineProps {
  line: Line;
  binRef: Ref<HTMLButtonElement>;
  onRemove: () => void;
}

const BetLine = observer(function BetLine({ line, binRef, onRemove }: BetLineProps) {
  const { cart, checkout } = useStore();
  const { staticHost } = useRoot();
  const isClosed = useNearness(line.closesAt) === "closed";
  const isAtFault = checkout.problem?.lineIds.includes(line.id) ?? false;
  const before = checkout.pesosBefore.get(line.id);
  return (
    <CartLine
      {...looksOf(line, staticHost)}
      meta={
        isClosed
          ? words.line.draw(line.drawNumber)
          : words.line.drawAndClosing(line.drawNumber, shortDateTime(line.closesAt))
      }
      onRemove={onRemove}
      removeLabel={words.line.remove(line.number, line.lotteryName)}
      removeRef={binRef}
      notice={
        isClosed
          ? words.line.closed
          : isAtFault
            ? words.line.soldOut
            : before === undefined
              ? undefined
              : words.newPrice(before, linePesos(line))
      }
      isPending={cart.deleting.includes(line.id)}
      errorMessage={cart.deleteErrors.includes(line.id) ? words.confirm.failed : undefined}
    />
  );
});

interface RechargeItemProps {
  recharge: RechargeLine;
  binRef: Ref<HTMLButtonElement>;
  onRemove: () => void;
}

/** A recharge in the cart; why it cannot be paid is said at it, as the server says it. */
const RechargeItem = observer(function RechargeItem({ recharge, binRef, onRemove }: RechargeItemProps) {
  const { cart, checkout } = useStore();
  const { id, kind, phone, isGone, pesos: price } = recharge;
  const why = checkout.problem?.problem;
  const fault = why?.kind === "refused" ? why.fields[id] : undefined;
  const before = checkout.pesosBefore.get(id);
  const newPrice = before === undefined ? undefined : words.newPrice(before, price);
  return (
    <CartLine
      {...rechargeLook(recharge)}
      onRemove={onRemove}
      removeLabel={rechargeWords.line.remove(kind, phone)}
      removeRef={binRef}
      notice={fault ?? (isGone ? rechargeWords.line.gone : newPrice)}
      isPending={cart.deleting.includes(id)}
      errorMessage={cart.deleteErrors.includes(id) ? words.confirm.failed : undefined}
    />
  );
});

interface MethodsProps {
  firstRef: Ref<HTMLInputElement>;
  /** Somebody wanted to pay without a method. */
  isAsked: boolean;
}

/** How to pay (PAY-01). */
function PaymentMethods(asked: MethodsProps) {
  const { methods } = useLoaderData<typeof loader>();
  return (
    <Loaded result={methods} failed={words.methodsFailed} headingLevel={3}>
      {(offered) =>
        offered.length === 0 ? (
          <Notice tone="warning">{words.noMethods}</Notice>
        ) : (
          <MethodChoice offered={offered} {...asked} />
        )
      }
    </Loaded>
  );
}

const MethodChoice = observer(function MethodChoice({
  offered,
  firstRef,
  isAsked,
}: MethodsProps & { offered: readonly GatewayName[] }) {
  const { checkout } = useStore();
  return (
    <RadioCards
      label={words.methods}
      isLabelVisible={false}
      name="medio-de-pago"
      options={offered.map((method) => ({ value: method, ...words.method[method] }))}
      value={checkout.gateway}
      onChange={(method) => {
        const chosen = offered.find((one) => one === method);
        if (chosen) checkout.setGateway(chosen);
      }}
      isDisabled={checkout.status !== "idle"}
      errorMessage={isAsked && checkout.gateway === null ? words.methodMissing : undefined}
      ref={firstRef}
    />
  );
});

/** What the law says before paying (CONV-06). */
const LegalNote = ({ hasBets, hasRecharges }: { hasBets: boolean; hasRecharges: boolean }) => (
  <Text size="xs" tone="soft">
    {words.legal.adults} {hasBets && `${words.legal.noWithdrawal} `}
    {hasRecharges && `${words.legal.recharges} `}
    {words.legal.accept} <TextLink href={paths.terms}>{words.legal.terms}</TextLink> {words.legal.and}{" "}
    <TextLink href={paths.privacy}>{words.legal.privacy}</TextLink>
    {words.legal.end}
  </Text>
);

interface CheckoutProps {
  onMethodMissing: () => void;
  /** Somebody wanted to pay with bets whose draws have closed, or recharges that are not sold: the first of them. */
  onUnpayable: (id: string) => void;
  /** Why a coupon cannot be redeemed in this purchase, while that is told. */
  refused: Problem | null;
  onRefused: (reason: Problem | null) => void;
}

/** Total and the one action (PAY-02). What keeps it from being done stands beside it, and a press leads there (PAY-01). */
const Checkout = observer(function Checkout({ onMethodMissing, onUnpayable, refused, onRefused }: CheckoutProps) {
  const store = useStore();
  const { cart, checkout } = store;
  const dialogs = useDialogs();
  const page = usePageState();
  const navigate = useNavigate();
  const totalPesos = useTime((now) => cart.totalPesos(now));
  const fullPesos = useTime((now) => cart.fullPesos(now));
  const discountPesos = fullPesos - totalPesos;
  const betPesos = useTime((now) => cart.betPesos(now));
  const hasClosed = useTime((now) => cart.closedLines(now).length > 0);
  const unpayable = useTime((now) => cart.unpayableIds(now)[0] ?? null);
  const consulting = useConsulting();
  const reasonId = useId();
  if (cart.count === 0) return null;
  const failure = checkout.problem;
  const reason = hasClosed
    ? words.closedBlocks
    : unpayable !== null
      ? words.goneBlocks
      : checkout.gateway === null
        ? words.chooseMethod
        : null;
  const leadOn = () => (unpayable === null ? onMethodMissing() : onUnpayable(unpayable));

  /** After a login the payment goes on only with the bets that were on the screen when it was asked for. */
  function payAfterLogin() {
    const shown = cart.content;
    dialogs.openLogin({
      purpose: { to: "pay", totalPesos },
      afterLogin: () => {
        if (cart.content === shown) void pay();
        else cart.setNotice("reviewBeforePaying");
      },
    });
  }

  async function pay() {
    const { person } = store.user;
    if (!person) {
      payAfterLogin();
      return;
    }
    if (person.mustUpdate) {
      dialogs.setUpdate(true);
      return;
    }
    if (!person.hasBirthDate) {
      await navigate(paths.accountForBirthDate);
      return;
    }
    const target = await checkout.pay(
      person.document,
      page.clock.now(),
      words.description(cart.lines.length, cart.recharges.length),
    );
    if (target) setTimeout(() => envOf(store).leaveFor(target), LEAVE_AFTER);
    else if (needsBirthDate(checkout.problem)) await navigate(paths.accountForBirthDate);
    // The session ended with this very press: after the login the payment goes on.
    else if (store.document === null) payAfterLogin();
    else await followCoupon();
  }

  /** What a refused payment means for the coupon: the refused one goes, one at another price is asked for again. */
  async function followCoupon() {
    const reason = checkout.problem?.problem;
    const code = cart.coupon?.code;
    if (!reason || code === undefined) return;
    const isOther = reason.kind === "refused" && reason.code === refusal.priceChanged;
    const again = isOther ? await consulting.run(code) : null;
    const refusedFor = again && !again.ok ? again.problem : reason;
    if (!isOfCoupon(refusedFor)) return;
    cart.setCoupon(null);
    onRefused(refusedFor);
  }

  /** What a press on Pagar does. */
  function buy() {
    if (reason !== null) leadOn();
    else void pay();
  }

  return (
    <SummaryBar
      parts={partsOf({ betPesos, rechargePesos: cart.rechargePesos, discountPesos: cart.coupon ? discountPesos : 0 })}
      title={words.total}
      amount={pesos(totalPesos)}
      detail={words.count(cart.lines.length, cart.recharges.length)}
      action={
        <Button
          isFullWidth
          isUnavailable={reason !== null}
          onUnavailablePress={leadOn}
          ariaDescribedby={reason === null ? undefined : reasonId}
          isPending={checkout.status !== "idle"}
          pendingLabel={words.paying}
          onPress={() => void pay()}
        >
          {words.pay}
        </Button>
      }
    >
      {(reason !== null || failure) && (
        <Stack gap="s">
          {reason !== null && (
            <Text id={reasonId} size="xs" tone="soft">
              {reason}
            </Text>
          )}
          {failure && (
            <Notice
              tone={isOwnRule(failure) ? "info" : "error"}
              isLive
              action={isOwnRule(failure) ? <TextLink href={paths.calm}>{words.seeOwnRules}</TextLink> : undefined}
            >
              {checkout.pesosBefore.size > 0 ? words.newTotal(totalPesos) : checkoutProblem(failure.problem)}
            </Notice>
          )}
        </Stack>
      )}
      {refused && (
        <Suspense>
          <CouponDialog reason={refused} totalPesos={fullPesos} onClose={() => onRefused(null)} onBuy={buy} />
        </Suspense>
      )}
    </SummaryBar>
  );
});

/** What the total is made of, where it is of more than one thing: recharges have no discount (CART-07). */
function partsOf({
  betPesos,
  rechargePesos,
  discountPesos,
}: Record<`${"bet" | "recharge" | "discount"}Pesos`, number>) {
  const parts = [
    ...(betPesos > 0 && rechargePesos > 0
      ? [
          { label: words.parts.bets, value: pesos(betPesos) },
          { label: words.parts.recharges, value: pesos(rechargePesos) },
        ]
      : []),
    ...(discountPesos > 0
      ? [
          { label: couponWords.without, value: pesos(betPesos + rechargePesos) },
          { label: couponWords.discount, value: pesos(-discountPesos) },
        ]
      : []),
  ];
  return parts.length > 0 ? parts : undefined;
}

type Failure = { problem: Problem } | null;

const needsBirthDate = (failure: Failure): boolean =>
  failure?.problem.kind === "refused" && failure.problem.code === refusal.birthDateMissing;

/** Whether a pause or a limit that the player set for themselves stands against it: that is no fault (F-62). */
const isOwnRule = (failure: Failure): boolean =>
  failure?.problem.kind === "refused" && ownRules.has(failure.problem.code);
