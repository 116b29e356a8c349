/** A coupon for the cart: its code, what it gives once it is applied, and why it could not be (CPN-01). */
import { observer } from "mobx-react-lite";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { Button, Form, Inline, Notice, Panel, TextField } from "#ds";
import type { Problem } from "#api/result";
import { coupon as words } from "#copy/coupon";
import { couponCode } from "#domain/coupons";
import { refusal } from "#domain/refusals";
import { useTime } from "../../page/clock";
import { useDialogs } from "../../page/dialogs";
import { focusPart } from "../../page/focus";
import { useStore } from "../../page/store";
import { isOfCoupon, useConsulting } from "./consulting";

/** How long nothing can be typed after a code was sent, ms. */
const LOCKED_FOR = 3_000;
/** How long a fault of a code stands, ms. */
const FAULT_FOR = 7_000;
/** How long after an answer the cart is read again, ms. */
const READ_AFTER = 3_200;

/** Calls `done` so many ms after `what` has become something new; null and false wait for nothing. */
function useAfter(what: string | number | boolean | null, ms: number, done: () => void) {
  const onDone = useEffectEvent(done);
  useEffect(() => {
    if (what === null || what === false) return;
    const timer = setTimeout(() => onDone(), ms);
    return () => clearTimeout(timer);
  }, [what, ms]);
}

interface CouponPanelProps {
  /** A code was refused that there is: why, and that it can be bought without, is told over the page (CPN-02). */
  onRefused: (reason: Problem) => void;
}

/** A cart has one coupon at most: the applied one stands in the place of the field. */
export default observer(function CouponPanel({ onRefused }: CouponPanelProps) {
  const store = useStore();
  const { cart, checkout } = store;
  const dialogs = useDialogs();
  const panel = useRef<HTMLElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState("");
  /** Some of what was typed last is in no code. */
  const [isCut, setCut] = useState(false);
  const [isMissing, setMissing] = useState(false);
  const [isLocked, setLocked] = useState(false);
  const [answers, setAnswers] = useState(0);
  const consulting = useConsulting();
  useFaults();
  useAfter(isLocked, LOCKED_FOR, () => setLocked(false));
  useAfter(consulting.message, FAULT_FOR, consulting.clear);
  // Not while the browser is leaving for the gateway: what is paid stays on the screen.
  useAfter(answers || null, READ_AFTER, () => void (checkout.status === "idle" && store.refreshCart()));
  const discountPesos = useTime((now) => cart.discountPesos(now));

  async function apply() {
    if (typed === "") {
      setMissing(true);
      field.current?.focus();
      return;
    }
    if (store.document === null) {
      dialogs.openLogin({ purpose: { to: "coupon" }, afterLogin: () => void apply() });
      return;
    }
    setLocked(true);
    const answer = await consulting.run(typed);
    if (!answer) return;
    setAnswers((before) => before + 1);
    if (answer.ok) {
      setTyped("");
      focusPart(panel.current);
    } else if (isRefusedCoupon(answer.problem)) onRefused(answer.problem);
  }

  return (
    <Panel ref={panel}>
      {cart.coupon && discountPesos > 0 ? (
        <Notice
          tone="success"
          isLive
          action={
            <Button
              tone="quiet"
              size="s"
              isDisabled={checkout.status !== "idle"}
              onPress={() => {
                cart.setCoupon(null);
                focusPart(panel.current);
              }}
            >
              {words.remove}
            </Button>
          }
        >
          {words.applied(cart.coupon.code, discountPesos)} {words.stays}
        </Notice>
      ) : (
        <Form
          label={words.label}
          isPending={isLocked}
          onSubmit={(event) => {
            event.preventDefault();
            void apply();
          }}
        >
          <TextField
            ref={field}
            label={words.label}
            name="cupon"
            autoComplete="off"
            autoCapitalize="characters"
            value={typed}
            onChange={(text) => {
              const code = couponCode(text);
              setTyped(code);
              setCut(code.length < text.length);
              setMissing(false);
            }}
            isReadOnly={isLocked}
            description={isCut ? words.only : undefined}
            errorMessage={isMissing ? words.missing : (consulting.message ?? undefined)}
          />
          <Inline>
            <Button type="submit" tone="secondary" size="s" isPending={isLocked} pendingLabel={words.applying}>
              {words.apply}
            </Button>
          </Inline>
        </Form>
      )}
    </Panel>
  );
});

/** Whether a coupon was refused that there is. One that nobody knows is a matter of the field alone. */
const isRefusedCoupon = (reason: Problem): boolean =>
  reason.kind === "refused" && reason.code !== refusal.couponUnknown && isOfCoupon(reason);

/** Takes a coupon away whose time is over, or that is not for the bets that are left, and says so. */
function useFaults() {
  const { cart, checkout } = useStore();
  const fault = useTime((now) => cart.couponFault(now));
  const isIdle = checkout.status === "idle";
  useEffect(() => {
    if (fault === null || !isIdle) return;
    cart.setCoupon(null);
    cart.setNotice(fault === "over" ? "couponOver" : "couponUnfit");
  }, [cart, fault, isIdle]);
}
