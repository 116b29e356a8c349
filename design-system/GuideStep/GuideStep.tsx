/** One step of a task; below 900 px a finished one folds into a line that can be opened again. */
import CircleCheck from "lucide-react/icons/circle-check";
import { useEffect, useImperativeHandle, useRef } from "react";
import type { ReactNode, Ref } from "react";
import { Button } from "../Button/Button";
import { Panel } from "../Panel/Panel";
import { breakpoints } from "../tokens/breakpoints";
import * as css from "./GuideStep.css";

/** What a parent may ask of a {@link GuideStep}. */
export interface GuideStepHandle {
  /** Brings the step into sight: to the top of a phone's screen, no further than needed on a desktop. */
  show: () => void;
}

/** Props of {@link GuideStep}. */
export interface GuideStepProps {
  /** Heads the step: "Tu número". */
  title: string;
  /** One quiet sentence under the title. */
  description?: ReactNode;
  /** The finished step in a line, where it is folded; left out by a step that never is. */
  folded?: {
    /** "Número". */
    label: string;
    /** "1234". */
    value: string;
    /** "Cambiar". */
    changeLabel: string;
    /** Spoken instead, and it contains `changeLabel`: "Cambiar número". */
    changeName: string;
  };
  /** Finished, and shown as a line below 900 px; default false. */
  isFolded?: boolean;
  /** Opens it again. */
  onChange?: () => void;
  /** Called when folding has taken the focus away: it must go on to the next step. */
  onFocusLost?: () => void;
  children: ReactNode;
  ref?: Ref<GuideStepHandle>;
}

/** A {@link Panel}, and its line of 56 px once the step is done. */
export const GuideStep = ({
  title,
  description,
  folded,
  isFolded = false,
  onChange,
  onFocusLost,
  children,
  ref,
}: GuideStepProps) => {
  const step = useRef<HTMLDivElement>(null);
  const body = useRef<HTMLDivElement>(null);
  useImperativeHandle(ref, () => ({
    show: () => {
      const isRoomy = window.innerWidth >= breakpoints.desktop;
      step.current?.scrollIntoView({ block: isRoomy ? "nearest" : "start" });
    },
  }));
  useEffect(() => {
    const hidden = body.current;
    if (!isFolded || !hidden || hidden.getClientRects().length > 0) return;
    // Some browsers give a pressed radio no focus at all; it is then the document's.
    const { activeElement } = document;
    if (activeElement === document.body || hidden.contains(activeElement)) onFocusLost?.();
    // Only the moment of folding counts, not a new function.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [isFolded]);
  return (
    <div ref={step}>
      {isFolded && folded !== undefined && (
        <div className={css.line}>
          <CircleCheck size={26} aria-hidden className={css.done} />
          <p className={css.label}>
            {folded.label} <span className={css.value}>{folded.value}</span>
          </p>
          <div className={css.change}>
            <Button tone="quiet" size="s" ariaLabel={folded.changeName} onPress={onChange}>
              {folded.changeLabel}
            </Button>
          </div>
        </div>
      )}
      <div ref={body} data-folded={isFolded} className={css.body}>
        <Panel title={title} description={description}>
          {children}
        </Panel>
      </div>
    </div>
  );
};
