/** Asking again what became of a payment (CONF-01), while the page that is shown stays. */
import { useCallback, useEffect, useEffectEvent, useRef, useState } from "react";
import { Button, Notice } from "#ds";
import { orderStatus, type OrderStatus } from "#api/orders";
import { confirmation } from "#copy/confirmation";
import { useTime } from "../../page/clock";
import { whenOnline } from "../../page/connection";
import { usePageState } from "../../page/pageState";
import { useReload } from "../../page/reload";
import { useIsBrowser } from "../../page/useIsBrowser";
import { isOnItsWay } from "./Recharges";

const words = confirmation.asking;

/** How often a pending order is asked for again: at a slowing pace, ms. */
const FIRST_WAIT = 3000;
const LONGEST_WAIT = 60_000;
const SLOWING = 1.5;

interface Asking {
  /** When the order was last asked for, epoch ms. */
  askedAt: number;
  /** When it is asked for again. */
  nextAt: number;
  /** Whether the last try gave nothing. */
  hasFailed: boolean;
  isAsking: boolean;
  askNow: () => void;
}

/**
 * The order as it was last heard of. While its payment is pending, or one of its recharges is on its way, it is asked for ever
 * more slowly; in a hidden tab not, and
 * at once when the tab is seen again. A try that fails leaves what is known as it is.
 */
export function useAsking(loaded: OrderStatus): { order: OrderStatus; asking: Asking } {
  const { client, clock } = usePageState();
  const { reload } = useReload();
  const isBrowser = useIsBrowser();
  const [heard, setHeard] = useState({ loaded, order: loaded });
  const order = heard.loaded === loaded ? heard.order : loaded;
  const isPending = order.outcome === "PENDING" || isOnItsWay(order);
  const [tried, setTried] = useState(() => {
    const askedAt = isBrowser ? clock.now() : clock.startedAt;
    return { askedAt, nextAt: askedAt + FIRST_WAIT, hasFailed: false };
  });
  const [isAsking, setAsking] = useState(false);
  const isRunning = useRef(false);

  const ask = useCallback(async () => {
    if (isRunning.current) return;
    isRunning.current = true;
    setAsking(true);
    const answer = await whenOnline(() => orderStatus(client, loaded.reference));
    isRunning.current = false;
    setAsking(false);
    setTried(({ nextAt }) => ({ askedAt: clock.now(), nextAt, hasFailed: !answer.ok }));
    if (answer.ok) setHeard({ loaded, order: answer.value });
    // Logged out meanwhile, or not theirs any more: the page says what the server says.
    else if (answer.problem.kind === "refused" && [401, 404].includes(answer.problem.status)) await reload();
  }, [client, clock, loaded, reload]);

  const askAgainIn = useEffectEvent((wait: number) => setTried((last) => ({ ...last, nextAt: clock.now() + wait })));
  useEffect(() => {
    if (!isPending) return;
    let wait = FIRST_WAIT;
    let timer = setTimeout(go, wait);
    let isOver = false;
    async function go() {
      clearTimeout(timer);
      if (document.hidden) return;
      await ask();
      if (isOver) return;
      clearTimeout(timer);
      wait = Math.min(wait * SLOWING, LONGEST_WAIT);
      askAgainIn(wait);
      timer = setTimeout(go, wait);
    }
    const onSeen = () => void go();
    document.addEventListener("visibilitychange", onSeen);
    return () => {
      isOver = true;
      clearTimeout(timer);
      document.removeEventListener("visibilitychange", onSeen);
    };
  }, [isPending, ask]);

  return { order, asking: { ...tried, isAsking, askNow: () => void ask() } };
}

/** Says when the page last asked, and when it will again; the seconds are not spoken. */
export function AskingNotice({ askedAt, nextAt, hasFailed, isAsking, askNow }: Asking) {
  const seconds = useTime((now) => Math.max(0, Math.ceil((nextAt - now) / 1000)));
  return (
    <Notice
      tone="warning"
      title={words.title}
      action={
        <Button tone="secondary" size="s" isPending={isAsking} pendingLabel={words.pending} onPress={askNow}>
          {words.now}
        </Button>
      }
    >
      <p>
        {hasFailed ? words.failed(askedAt) : words.last(askedAt)}
        {seconds > 0 && `; ${words.next(seconds)}`}.
      </p>
    </Notice>
  );
}
