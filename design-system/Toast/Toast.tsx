/**
 * Messages that pass: what has just been done, without stopping the reader. Our own, since React Aria's are still marked as
 * unstable, and would weigh on every page for a list, a timer and a live region.
 */
import X from "lucide-react/icons/x";
import { useEffect, useRef, useState, useSyncExternalStore } from "react";
import { IconButton } from "../Button/Button";
import { toneIcon } from "../Notice/toneIcon";
import type { QueuedToast, ToastQueue } from "./queue";
import * as css from "./Toast.css";

/** Props of {@link ToastRegion}. */
export interface ToastRegionProps {
  /** Where the messages come from; see {@link createToastQueue}. */
  queue: ToastQueue;
  /** Names the region: "Avisos". F6 leads to it. */
  label: string;
  /** Name of each message's closing button: "Cerrar el aviso". */
  closeLabel: string;
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
}

const Slip = ({ toast, closeLabel, isHeld, onClose, onTimeout }: SlipProps) => {
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
  const Icon = toneIcon[tone];
  return (
    <li className={css.slip({ tone })}>
      <div className={css.paper}>
        <Icon size={22} aria-hidden className={css.icon} />
        <div className={css.body}>
          <p>{text}</p>
          {action !== undefined && <div className={css.action}>{action}</div>}
        </div>
        <div className={css.close}>
          <IconButton label={closeLabel} icon={<X size={20} aria-hidden />} onPress={onClose} />
        </div>
      </div>
    </li>
  );
};

/**
 * Put one at the end of the page. New messages are read out politely; the mouse upon them or the focus among them holds
 * them, and then each has its whole time again. F6 goes to them and back, Escape closes the one with the focus.
 */
export const ToastRegion = ({ queue, label, closeLabel }: ToastRegionProps) => {
  const messages = useSyncExternalStore(queue.subscribe, queue.messages, () => NONE);
  const shown = messages.slice(0, MOST_SHOWN);
  const landmark = useRef<HTMLElement>(null);
  const cameFrom = useRef<HTMLElement>(null);
  const [isHovered, setHovered] = useState(false);
  const [hasFocus, setFocus] = useState(false);
  const isEmpty = shown.length === 0;
  const isHeld = !isEmpty && (isHovered || hasFocus);

  useEffect(() => {
    if (isEmpty) return undefined;
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
  }, [isEmpty]);

  /** The focus is not lost with the message that held it: it stays at the others, or goes back. */
  const close = (id: string) => {
    if (landmark.current?.contains(document.activeElement)) {
      if (shown.length > 1) landmark.current.focus();
      else cameFrom.current?.focus();
    }
    if (shown.length <= 1) {
      setHovered(false);
      setFocus(false);
    }
    queue.close(id);
  };

  return (
    // There before the first message, else that one would not be read out. A dialog of React Aria's leaves it in reach.
    <div aria-live="polite" aria-relevant="additions" data-react-aria-top-layer="true" className={css.region}>
      {!isEmpty && (
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
                isHeld={isHeld}
                onClose={() => close(toast.id)}
                onTimeout={() => queue.close(toast.id)}
              />
            ))}
          </ol>
        </section>
      )}
    </div>
  );
};
