/**
 * Messages that pass: what has just been done, without stopping the reader. Our own, since React Aria's are still marked as
 * unstable, and would weigh on every page for a list, a timer and a live region.
 */
import X from "lucide-react/icons/x";
import { useEffect, useLayoutEffect, useRef, useState, useSyncExternalStore } from "react";
import { IconButton } from "../IconButton/IconButton";
import { toneIcon } from "../Notice/toneIcon";
import type { QueuedToast, ToastQueue } from "./queue";
import * as css from "./ToastRegion.css";

/** Props of {@link ToastRegion}. */
export interface ToastRegionProps {
  /** Where the messages come from; see {@link createToastQueue}. */
  queue: ToastQueue;
  /** Names the region: "Avisos". F6 leads to it. */
  label: string;
  /** Name of each message's closing button: "Cerrar el aviso". */
  closeLabel: string;
  /** Dialogs cover it: for what can wait until they are closed; default false. */
  isBehindDialogs?: boolean;
}

/** More at once would cover the page; the others wait. */
const MOST_SHOWN = 3;

const NONE: readonly QueuedToast[] = [];

interface SlipProps {
  toast: QueuedToast;
  closeLabel: string;
  /** While somebody is at the messages none of them goes. */
  isHeld: boolean;
  onClose: () => void;
  onTimeout: () => void;
  /** Called when it goes with the focus in it. */
  onFocusLost: () => void;
}

const Slip = ({ toast, closeLabel, isHeld, onClose, onTimeout, onFocusLost }: SlipProps) => {
  const { tone = "info", text, action, timeoutMs } = toast;
  const timedOut = useRef(onTimeout);
  useEffect(() => {
    timedOut.current = onTimeout;
  });
  useEffect(() => {
    if (isHeld || timeoutMs === undefined) return undefined;
    const timer = setTimeout(() => timedOut.current(), timeoutMs);
    return () => clearTimeout(timer);
  }, [isHeld, timeoutMs]);
  const slip = useRef<HTMLLIElement>(null);
  useLayoutEffect(() => {
    const here = slip.current;
    return () => {
      if (here?.contains(document.activeElement)) onFocusLost();
    };
    // Its landmark stays the same one.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, []);
  const Icon = toneIcon[tone];
  return (
    <li ref={slip} className={css.slip({ tone })}>
      <div className={css.paper}>
        <Icon size="1.375rem" aria-hidden className={css.icon} />
        <div className={css.body}>
          <p>{text}</p>
          {action !== undefined && <div className={css.action}>{action}</div>}
        </div>
        <div className={css.close}>
          <IconButton label={closeLabel} icon={<X size="1.25rem" aria-hidden />} onPress={onClose} />
        </div>
      </div>
    </li>
  );
};

interface ShownProps extends Omit<ToastRegionProps, "isBehindDialogs"> {
  /** At least one. */
  shown: readonly QueuedToast[];
}

/** The landmark stands only while there is something in it, and what it knows of its reader goes with it. */
const Shown = ({ queue, label, closeLabel, shown }: ShownProps) => {
  const landmark = useRef<HTMLElement>(null);
  const cameFrom = useRef<HTMLElement>(null);
  const [isHovered, setHovered] = useState(false);
  const [hasFocus, setFocus] = useState(false);

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const region = landmark.current;
      if (event.key !== "F6" || region === null) return;
      event.preventDefault();
      if (region.contains(document.activeElement)) return cameFrom.current?.focus();
      cameFrom.current = document.activeElement instanceof HTMLElement ? document.activeElement : null;
      region.focus();
    };
    document.addEventListener("keydown", onKey);
    return () => document.removeEventListener("keydown", onKey);
  }, []);

  /** The focus is not lost with the message that held it: it stays at the others, or goes back. */
  const keepFocus = (areOthersLeft: boolean) => {
    if (!landmark.current?.contains(document.activeElement)) return;
    if (areOthersLeft) landmark.current.focus();
    else cameFrom.current?.focus();
  };
  const close = (id: string) => {
    keepFocus(shown.length > 1);
    queue.close(id);
  };
  // The app may close a message too, from the action inside it.
  useLayoutEffect(() => () => keepFocus(false), []);

  return (
    // The listeners only watch the buttons inside.
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <section
      ref={landmark}
      aria-label={label}
      tabIndex={-1}
      className={css.landmark}
      onPointerEnter={() => setHovered(true)}
      onPointerLeave={() => setHovered(false)}
      onFocus={(event) => {
        const from = event.relatedTarget;
        if (event.currentTarget.contains(from)) return;
        if (from instanceof HTMLElement) cameFrom.current = from;
        setFocus(true);
      }}
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) setFocus(false);
      }}
      onKeyDown={(event) => {
        if (event.key !== "Escape") return;
        event.stopPropagation();
        const slips = [...event.currentTarget.querySelectorAll("li")];
        const at = slips.findIndex((slip) => slip.contains(document.activeElement));
        close(shown[Math.max(at, 0)]!.id);
      }}
    >
      <ol className={css.list}>
        {shown.map((toast) => (
          <Slip
            key={toast.id}
            toast={toast}
            closeLabel={closeLabel}
            isHeld={isHovered || hasFocus}
            onClose={() => close(toast.id)}
            onTimeout={() => queue.close(toast.id)}
            onFocusLost={() => landmark.current?.focus()}
          />
        ))}
      </ol>
    </section>
  );
};

/**
 * Put one at the end of the page. New messages are read out politely; the mouse upon them or the focus among them holds
 * them, and then each has its whole time again. F6 goes to them and back, Escape closes the one with the focus.
 */
export const ToastRegion = ({ queue, isBehindDialogs = false, ...words }: ToastRegionProps) => {
  const messages = useSyncExternalStore(queue.subscribe, queue.messages, () => NONE);
  return (
    // There before the first message, else that one would not be read out. A dialog of React Aria's leaves it in reach.
    <div
      aria-live="polite"
      aria-relevant="additions"
      data-react-aria-top-layer={isBehindDialogs ? undefined : "true"}
      className={css.region({ isBehindDialogs })}
    >
      {messages.length > 0 && <Shown queue={queue} {...words} shown={messages.slice(0, MOST_SHOWN)} />}
    </div>
  );
};
