/** /carrito: its player wants to check the bets once more and pay before the closing. */
import { observer } from "mobx-react-lite";
import { useEffect, useState } from "react";
import { useLoaderData, useNavigate, type LoaderFunctionArgs } from "react-router-dom";
import {
  Breadcrumb,
  Button,
  ButtonLink,
  CartLine,
  ConfirmModal,
  EmptyState,
  ErrorState,
  Heading,
  Notice,
  Page,
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
import { pesos, shortDateTime } from "#copy/format";
import { lotteries } from "#copy/lotteries";
import { openPurchase as openWords } from "#copy/openPurchase";
import { checkoutProblem, problem } from "#copy/problems";
import { shell } from "#copy/shell";
import { linePesos, type CartLine as Line } from "#domain/cart";
import { refusal } from "#domain/refusals";
import { envOf } from "#models/env";
import { apiOf } from "../../loading";
import { pageMeta } from "../../meta";
import { paths } from "../../paths";
import { onlyOnOtherAddress, useReload } from "../../revalidation";
import { useShopFacts, useStore } from "../../store";
import { useNearness } from "../Countdown";
import { accentOf, logoOf } from "../lotteryLook";
import { useBackCloses } from "../backCloses";
import { LEAVE_AFTER, LeavingModal } from "../LeavingModal";
import { OpenPurchase } from "../OpenPurchase";

export { RouteFailure as ErrorBoundary } from "../RouteFailure";

export const shouldRevalidate = onlyOnOtherAddress;
export const meta = () => pageMeta({ title: words.title, isPrivate: true });

export async function loader({ context: { shop } }: LoaderFunctionArgs) {
  const api = apiOf(shop);
  const [methods, session] = await Promise.all([api.paymentMethods(), api.session()]);
  const person = session.ok ? session.value.person : null;
  return { methods, openOrders: person ? await api.openOrders(person.document) : null };
}

export default observer(function CartScreen() {
  const store = useStore();
  const { cart } = store;
  const [removing, setRemoving] = useState<Line | null>(null);

  useEffect(() => {
    // Coming back from the gateway by the back button may bring the frozen page with it.
    const resume = (event: PageTransitionEvent) => {
      if (!event.persisted) return;
      cart.resumeFromGateway();
      if (store.document !== null) void cart.loadServer(store.document);
    };
    window.addEventListener("pageshow", resume);
    return () => window.removeEventListener("pageshow", resume);
  }, [cart, store]);

  return (
    <Page>
      <Stack gap="l">
        <Breadcrumb
          label={lotteries.breadcrumb}
          items={[{ label: lotteries.home, href: paths.home }, { label: words.title }]}
        />
        <Heading level={1}>{words.title}</Heading>
        <CartNotices />
        <OpenPurchases />
        {cart.loadStatus === "failed" && cart.problem ? (
          <ErrorState
            title={problem(cart.problem, words.loadFailed)}
            retryLabel={shell.retry}
            onRetry={() => store.document !== null && void cart.mergeIntoServer(store.document)}
          />
        ) : cart.loadStatus === "loading" && cart.count === 0 ? (
          <Skeleton shape="row" count={3} label={words.loading} />
        ) : (
          <Split
            main={
              <Stack gap="l">
                <Panel title={words.bets}>
                  {cart.count === 0 ? (
                    <EmptyState
                      title={words.noBets}
                      illustration="cart"
                      headingLevel={3}
                      action={<ButtonLink href={paths.lotteries}>{words.start}</ButtonLink>}
                    />
                  ) : (
                    <Stack gap="s">
                      {cart.lines.map((line) => (
                        <BetLine key={line.id} line={line} onRemove={() => setRemoving(line)} />
                      ))}
                    </Stack>
                  )}
                </Panel>
                <Panel title={words.recharges}>
                  <Text tone="soft">{words.noRecharges}</Text>
                </Panel>
                {cart.count > 0 && (
                  <Panel title={words.methods}>
                    <Stack>
                      <PaymentMethods />
                      <LegalNote />
                    </Stack>
                  </Panel>
                )}
              </Stack>
            }
            aside={<Checkout />}
          />
        )}
      </Stack>
      {removing && <RemoveDialog line={removing} onClose={() => setRemoving(null)} />}
      <LeavingModal />
    </Page>
  );
});

/** What the reader should know about this cart. */
const CartNotices = observer(function CartNotices() {
  const { cart } = useStore();
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
      {cart.hasPendingOrder && cart.checkoutStatus !== "leaving" && (
        <Notice
          tone="warning"
          title={words.pending.title}
          action={<TextLink href={paths.history}>{words.pending.link}</TextLink>}
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
  const { cart, clock } = useStore();
  const { openOrders, methods } = useLoaderData<typeof loader>();
  const { staticHost } = useShopFacts();
  const { reload } = useReload();
  const isUnread = openOrders === null && cart.hasPendingOrder;
  useEffect(() => {
    if (isUnread) void reload();
  }, [isUnread, reload]);
  if (!openOrders?.ok) return null;
  // After a gateway has failed the bets stay on this page as the cart; its own button pays the same order.
  const isHere = (bets: readonly Line[]) => bets.some(({ id }) => cart.lines.some((line) => line.id === id));
  return openOrders.value
    .filter(({ payableUntil, lines }) => payableUntil !== null && payableUntil > clock.now && !isHere(lines))
    .map(({ reference, lines, totalPesos, payableUntil }) => (
      <Panel key={reference} title={openWords.title}>
        <Stack gap="s">
          {lines.map((line) => (
            <CartLine key={line.id} {...looksOf(line, staticHost)} meta={words.line.draw(line.drawNumber)} />
          ))}
          <OpenPurchase
            reference={reference}
            totalPesos={totalPesos}
            payableUntil={payableUntil!}
            methods={methods.ok ? methods.value : []}
            isMain={cart.count === 0}
          />
        </Stack>
      </Panel>
    ));
});

const BetLine = observer(function BetLine({ line, onRemove }: { line: Line; onRemove: () => void }) {
  const { cart } = useStore();
  const { staticHost } = useShopFacts();
  const isClosed = useNearness(line.closesAt) === "closed";
  const isAtFault = cart.checkoutProblem?.lineIds.includes(line.id) ?? false;
  const before = cart.pesosBefore.get(line.id);
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

/** Asks before a bet is removed (CART-05). */
const RemoveDialog = observer(function RemoveDialog({ line, onClose }: { line: Line; onClose: () => void }) {
  const store = useStore();
  const { cart } = store;
  const close = useBackCloses(true, onClose);
  const { id } = line;
  return (
    <ConfirmModal
      title={words.confirm.title}
      message={
        <Stack gap="s">
          <Text>{words.confirm.question}</Text>
          <Text tone="soft">{words.confirm.warning}</Text>
        </Stack>
      }
      isOpen
      onOpenChange={(isOpen) => !isOpen && close()}
      closeLabel={shell.close}
      confirmLabel={words.confirm.yes}
      cancelLabel={words.confirm.no}
      tone="danger"
      isPending={cart.deleting.includes(id)}
      errorMessage={cart.deleteErrors.includes(id) ? words.confirm.failed : undefined}
      onConfirm={() => void cart.remove(id, store.document).then((isRemoved) => isRemoved && close())}
    />
  );
});

/** How to pay, and what the law says before paying (PAY-01, CONV-06). */
const PaymentMethods = observer(function PaymentMethods() {
  const { cart } = useStore();
  const { methods } = useLoaderData<typeof loader>();
  const { reload, isReloading } = useReload();
  if (!methods.ok)
    return (
      <ErrorState
        title={problem(methods.problem, words.methodsFailed)}
        retryLabel={shell.retry}
        isRetrying={isReloading}
        onRetry={() => void reload()}
        headingLevel={3}
      />
    );
  if (methods.value.length === 0) return <Notice tone="warning">{words.noMethods}</Notice>;
  return (
    <RadioCards
      label={words.methods}
      isLabelVisible={false}
      name="medio-de-pago"
      options={methods.value.map((method) => ({ value: method, ...words.method[method] }))}
      value={cart.gateway}
      onChange={(method) => {
        const chosen = methods.value.find((one) => one === method);
        if (chosen) cart.setGateway(chosen);
      }}
      isDisabled={cart.checkoutStatus !== "idle"}
    />
  );
});

const LegalNote = () => (
  <Text size="xs" tone="soft">
    {words.legal.adults} {words.legal.noWithdrawal} {words.legal.accept}{" "}
    <TextLink href={paths.terms}>{words.legal.terms}</TextLink> {words.legal.and}{" "}
    <TextLink href={paths.privacy}>{words.legal.privacy}</TextLink>
    {words.legal.end}
  </Text>
);

/** Total and the one action (PAY-02). */
const Checkout = observer(function Checkout() {
  const store = useStore();
  const { cart, clock, user, dialogs } = store;
  const navigate = useNavigate();
  if (cart.count === 0) return null;

  const totalPesos = cart.totalPesos(clock.now);
  const hasClosed = cart.hasClosedLines(clock.now);
  const failure = cart.checkoutProblem;

  /** After a login the payment goes on only with the bets that were on the screen when it was asked for. */
  function payAfterLogin() {
    const shown = cart.content;
    dialogs.openLogin(() => {
      if (cart.content === shown) void pay();
      else cart.setNotice("reviewBeforePaying");
    });
  }

  async function pay() {
    if (!user.person || store.document === null) {
      payAfterLogin();
      return;
    }
    if (user.person.mustUpdate) {
      dialogs.setUpdate(true);
      return;
    }
    if (!user.person.hasBirthDate) {
      await navigate(paths.accountForBirthDate);
      return;
    }
    const target = await cart.checkout(store.document, clock.now, words.description(cart.count));
    if (target) setTimeout(() => envOf(store).leaveFor(target), LEAVE_AFTER);
    else if (needsBirthDate(cart.checkoutProblem)) await navigate(paths.accountForBirthDate);
    // The session ended with this very press: after the login the payment goes on.
    else if (store.document === null) payAfterLogin();
  }

  return (
    <SummaryBar
      title={words.total}
      amount={pesos(totalPesos)}
      detail={words.count(cart.count)}
      action={
        <Button
          isFullWidth
          isDisabled={cart.gateway === null || hasClosed || totalPesos === 0}
          isPending={cart.checkoutStatus !== "idle"}
          pendingLabel={words.paying}
          onPress={() => void pay()}
        >
          {words.pay}
        </Button>
      }
    >
      {(hasClosed || failure || cart.gateway === null) && (
        <Stack gap="s">
          {cart.gateway === null && !hasClosed && (
            <Text size="xs" tone="soft">
              {words.chooseMethod}
            </Text>
          )}
          {hasClosed && <Notice tone="warning">{words.closedBlocks}</Notice>}
          {failure && (
            <Notice tone="error" isLive>
              {cart.pesosBefore.size > 0 ? words.newTotal(totalPesos) : checkoutProblem(failure.problem)}
            </Notice>
          )}
        </Stack>
      )}
    </SummaryBar>
  );
});

const needsBirthDate = (failure: { problem: { kind: string; code?: string } } | null): boolean =>
  failure?.problem.kind === "refused" && failure.problem.code === refusal.birthDateMissing;
