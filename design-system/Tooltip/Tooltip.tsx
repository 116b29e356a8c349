/** A short explanation of a control, also of one that cannot be used now. Requirements CLAIM-03, PLAY-04. */
import { useEffect, useId, useLayoutEffect, useRef, useState } from "react";
import type { ReactNode } from "react";
import * as css from "./Tooltip.css";

/** Props of {@link Tooltip}. */
export interface TooltipProps {
  /** The explanation, in one sentence: "No disponible". */
  text: string;
  /**
   * Draws the control. It takes the identifier as its description (`ariaDescribedby`), so that the explanation is heard with
   * its name; a control that cannot be used must keep the focus ({@link Button} with `isUnavailable`).
   */
  children: (descriptionId: string) => ReactNode;
}

/** Above the control, or below it where there is no room; always within the screen. */
const place = (anchor: HTMLElement, floating: HTMLElement) => {
  const at = anchor.getBoundingClientRect();
  const { width, height } = floating.getBoundingClientRect();
  const left = at.left + at.width / 2 - width / 2;
  const top = at.top - height;
  floating.style.left = `${Math.max(0, Math.min(left, document.documentElement.clientWidth - width))}px`;
  floating.style.top = `${top >= 0 ? top : at.bottom}px`;
};

// On the server there is nothing to measure, and nothing is open.
const useBrowserLayoutEffect = typeof document === "undefined" ? useEffect : useLayoutEffect;

/** Shown by the mouse upon the control, the focus in it, or a tap; Escape, leaving or a press elsewhere hides it. */
export const Tooltip = ({ text, children }: TooltipProps) => {
  const id = useId();
  const anchor = useRef<HTMLSpanElement>(null);
  const floating = useRef<HTMLSpanElement>(null);
  const [isOpen, setOpen] = useState(false);

  useBrowserLayoutEffect(() => {
    const control = anchor.current;
    const box = floating.current;
    if (!isOpen || control === null || box === null) return undefined;
    // Above dialogs too, where the browser knows how; elsewhere its layer must do.
    if (typeof box.showPopover === "function") box.showPopover();
    const follow = () => place(control, box);
    follow();
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== "Escape") return;
      // The first Escape is for the explanation, not for the dialog around it.
      event.stopPropagation();
      setOpen(false);
    };
    const onPress = (event: Event) => {
      if (event.target instanceof Node && !control.contains(event.target)) setOpen(false);
    };
    document.addEventListener("keydown", onKey, true);
    document.addEventListener("pointerdown", onPress, true);
    window.addEventListener("scroll", follow, { capture: true, passive: true });
    window.addEventListener("resize", follow);
    return () => {
      document.removeEventListener("keydown", onKey, true);
      document.removeEventListener("pointerdown", onPress, true);
      window.removeEventListener("scroll", follow, { capture: true });
      window.removeEventListener("resize", follow);
      if (box.isConnected && typeof box.hidePopover === "function") box.hidePopover();
    };
  }, [isOpen]);

  const show = () => setOpen(true);
  return (
    // The listeners only watch the control inside, which is what is pressed and focused.
    // eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions
    <span
      ref={anchor}
      className={css.anchor}
      onClick={show}
      onFocus={show}
      onBlur={() => setOpen(false)}
      onPointerEnter={(event) => {
        if (event.pointerType === "mouse") show();
      }}
      onPointerLeave={(event) => {
        if (event.pointerType === "mouse" && event.currentTarget.querySelector(":focus-visible") === null)
          setOpen(false);
      }}
    >
      {children(id)}
      <span
        ref={floating}
        role="tooltip"
        id={id}
        popover="manual"
        data-open={isOpen || undefined}
        className={css.floating}
      >
        <span className={css.bubble}>{text}</span>
      </span>
    </span>
  );
};
