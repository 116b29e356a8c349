/** What both forms of recharges share: the way between them, the box to tick, and the bar that adds to the cart. */
import { useId, useRef, useState, type ReactNode } from "react";
import { Button, ButtonLink, GuideBar, Notice, TabLinks, Text, TextLink, VisuallyHidden } from "#ds";
import { failure, success } from "#api/result";
import { pesos } from "#copy/format";
import { problem } from "#copy/problems";
import { recharges, type RechargeGap } from "#copy/recharges";
import type { RechargeLine } from "#domain/recharges";
import { partOf, type FormControl } from "../../forms/bindField";
import { FormCheck } from "../../forms/FormCheck";
import { whenOnline } from "../../page/connection";
import { newId } from "../../page/newId";
import { usePageState } from "../../page/pageState";
import { useRoot } from "../../page/session";
import { useIsBrowser } from "../../page/useIsBrowser";
import { useWriting } from "../../page/writing";
import { paths } from "../../paths";

const words = recharges;

/** The two kinds, as pages of their own. */
export const RechargeTabs = ({ current }: { current: "topUp" | "packages" }) => (
  <TabLinks
    label={words.tabs.label}
    links={[
      { href: paths.topUp, label: words.tabs.topUp, isCurrent: current === "topUp" },
      { href: paths.packages, label: words.tabs.packages, isCurrent: current === "packages" },
    ]}
  />
);

/** The cart is kept by scripts: without them nothing can be added. */
export const NeedsScripts = () => (
  <noscript>
    <Notice tone="warning">{words.needsScripts}</Notice>
  </noscript>
);

/** The box of the policies; its links leave what was typed where it is (RCG-05). */
export function PoliciesField<Values extends { policies: boolean }>(props: { control: FormControl<Values> }) {
  const control: FormControl<{ policies: boolean }> = partOf(props.control);
  const { accept, terms, and, privacy } = words.fields;
  return (
    <FormCheck
      control={control}
      name="policies"
      label={
        <>
          {accept} <Elsewhere href={paths.terms}>{terms}</Elsewhere> {and}{" "}
          <Elsewhere href={paths.privacy}>{privacy}</Elsewhere>
        </>
      }
      isRequired
    />
  );
}

const Elsewhere = ({ href, children }: { href: string; children: string }) => (
  <TextLink href={href} isExternal>
    {children}
    <VisuallyHidden> ({words.fields.newTab})</VisuallyHidden>
  </TextLink>
);

/** What was added last. */
interface Added {
  phone: string;
  pesos: number;
}

/** Adding a recharge to the cart: the state comes with the first one (decision 0010). */
export function useAdding() {
  const page = usePageState();
  const root = useRoot();
  const [added, setAdded] = useState<Added | null>(null);
  /** The same press again, after an answer that was lost, is the same recharge: it is in the cart once. */
  const tried = useRef<RechargeLine | null>(null);
  const { run, isPending, message, clear } = useWriting(
    async (recharge: RechargeLine) => {
      const { openStore } = await whenOnline(() => import("../../page/store"));
      const { cart } = await openStore(page, root);
      if (await cart.addRecharge(recharge)) return success(recharge);
      return failure(cart.problem ?? { kind: "offline" });
    },
    { words: (fault) => problem(fault, words.summary.failed) },
  );

  /** True once it is in the cart. */
  async function add(wanted: Omit<RechargeLine, "id" | "isGone">): Promise<boolean> {
    const again = tried.current;
    const isSame = again !== null && JSON.stringify({ ...again, ...wanted }) === JSON.stringify(again);
    const recharge: RechargeLine = isSame ? again : { id: newId(), isGone: false, ...wanted };
    tried.current = recharge;
    const answer = await run(recharge);
    if (!answer?.ok) return false;
    tried.current = null;
    setAdded({ phone: recharge.phone, pesos: recharge.pesos });
    return true;
  }
  return { add, added, isPending, message, clear };
}

interface RechargeBarProps {
  /** The form that its button sends. */
  formId: string;
  adding: ReturnType<typeof useAdding>;
  /** Nothing was changed since something was added. */
  isUntouched: boolean;
  /** What the form waits for, in its order. */
  gaps: readonly RechargeGap[];
  /** How many things the form asks for, so that the bar can say how far it is. */
  asked: readonly RechargeGap[];
  /** Instead of the sentence of the first gap; of an amount out of its range. */
  sentence?: string | undefined;
  /** Gaps that keep the button from being pressed; the others are said by their fields (RCG-02). */
  blocking: readonly RechargeGap[];
  onGap: (gap: RechargeGap) => void;
  /** For whom: "Claro, 300 412 7788". */
  detail: string;
  /** Whole pesos; null while unknown. */
  pesos: number | null;
}

/** Leads to what is missing, then adds, then leads to the cart; the one gold of the page. */
export function RechargeBar({
  formId,
  adding,
  isUntouched,
  gaps,
  asked,
  sentence,
  blocking,
  onGap,
  detail,
  pesos: amount,
}: RechargeBarProps) {
  const reasonId = useId();
  const isBrowser = useIsBrowser();
  const { added, isPending, message } = adding;
  const [first] = gaps;
  const isDone = added !== null && isUntouched && !isPending;
  // Only the box is missing: there is something to pay, and the button says what keeps it.
  const isReady = gaps.every((gap) => gap === "policies") && amount !== null;
  const reason = sentence ?? (first && words.next[first]);
  const blocked = gaps.find((gap) => blocking.includes(gap));
  const face = isDone ? "done" : isReady ? "pay" : "line";
  return (
    <GuideBar
      title={words.summary.label}
      steps={asked.map((gap) => (gap === first ? "current" : gaps.includes(gap) ? "missing" : "done"))}
      face={face}
      message={isDone ? words.added.title(added.pesos, added.phone) : (reason ?? "")}
      {...(isReady && !isDone && { detail })}
      amountLabel={words.summary.value}
      amount={pesos(amount ?? 0)}
      {...(first && { advance: { label: words.goTo[first], isArrow: true, onPress: () => onGap(first) } })}
      action={
        isDone ? (
          <ButtonLink href={paths.cart} isFullWidth>
            {words.added.toCart}
          </ButtonLink>
        ) : (
          <Button
            type="submit"
            form={formId}
            isFullWidth
            isDisabled={!isBrowser}
            isUnavailable={blocked !== undefined}
            onUnavailablePress={blocked && (() => onGap(blocked))}
            ariaDescribedby={blocked && reasonId}
            isPending={isPending}
            pendingLabel={words.summary.adding}
          >
            {words.summary.add}
          </Button>
        )
      }
    >
      {blocked && (
        <Reason id={reasonId} isSeen={face === "pay"} said={blocked === first ? reason : words.next[blocked]} />
      )}
      {message !== null && (
        <Notice tone="error" isLive>
          {message}
        </Notice>
      )}
    </GuideBar>
  );
}

/** Why nothing can be added yet; where the bar says it in its own line, for the button's description only. */
const Reason = ({ id, isSeen, said }: { id: string; isSeen: boolean; said: ReactNode }) =>
  isSeen ? (
    <Text id={id} size="xs" tone="soft">
      {said}
    </Text>
  ) : (
    <VisuallyHidden id={id}>{said}</VisuallyHidden>
  );
