/** The fractions of one ticket as the stubs of its sheet. Requirements PLAY-04, PLAY-05. */
import Check from "lucide-react/icons/check";
import { useId, useImperativeHandle, useRef } from "react";
import type { Ref } from "react";
import { Button } from "../Button/Button";
import { FieldError } from "../Field/FieldFrame";
import { accentClass } from "../tokens/accents.css";
import type { LotteryAccent } from "../tokens/palette";
import * as css from "./FractionSlots.css";

/** Whether a fraction can be had. */
export type FractionState = "free" | "chosen" | "taken";

/** What a parent may ask of {@link FractionSlots}. */
export interface FractionSlotsHandle {
  /** Puts the focus on the first stub that can be had, or on the first of all when all are taken. */
  focus: () => void;
}

/** Props of {@link FractionSlots}. */
export interface FractionSlotsProps {
  /** Names the group: "Fracciones". */
  label: string;
  /** The stubs in order. */
  slots: readonly {
    id: string;
    /** "Fracción 1". */
    label: string;
    state: FractionState;
  }[];
  /** Printed on every stub: "1234". */
  number: string;
  /** "Serie 042". */
  seriesLabel: string;
  /** The lottery's accent. */
  accent: LotteryAccent;
  /** Called for a free or chosen stub. */
  onToggle: (id: string) => void;
  /** Written on a chosen stub: "Elegida". */
  chosenLabel: string;
  /** Written on a taken stub: "No disponible". */
  takenLabel: string;
  /** "Tomar billete completo"; shown with `onTakeAll`. */
  takeAllLabel?: string;
  /** Called by the button that takes every free stub. */
  onTakeAll?: () => void;
  /** All stubs switched off, before a series is chosen. */
  isDisabled?: boolean;
  /** What is wrong and how to put it right; its presence marks the control. */
  errorMessage?: string;
  ref?: Ref<FractionSlotsHandle>;
}

/** A group of toggles; a taken stub stays reachable and says that it cannot be had. */
export const FractionSlots = ({
  label,
  slots,
  number,
  seriesLabel,
  accent,
  onToggle,
  chosenLabel,
  takenLabel,
  takeAllLabel,
  onTakeAll,
  isDisabled = false,
  errorMessage,
  ref,
}: FractionSlotsProps) => {
  const id = useId();
  const sheet = useRef<HTMLDivElement>(null);
  useImperativeHandle(ref, () => ({
    focus: () => {
      const first = (selector: string) => sheet.current?.querySelector<HTMLElement>(selector);
      (first('button:enabled:not([aria-disabled="true"])') ?? first("button:enabled"))?.focus();
    },
  }));
  return (
    <div
      role="group"
      aria-label={label}
      aria-describedby={errorMessage === undefined ? undefined : `${id}-e`}
      className={`${accentClass[accent]} ${css.group}`}
    >
      <div ref={sheet} className={css.sheet}>
        {slots.map((slot) => {
          const isTaken = slot.state === "taken";
          return (
            <button
              key={slot.id}
              type="button"
              aria-pressed={isTaken ? undefined : slot.state === "chosen"}
              aria-disabled={isTaken || undefined}
              title={isTaken ? takenLabel : undefined}
              disabled={isDisabled}
              className={css.stub({ state: isDisabled ? "taken" : slot.state })}
              onClick={() => {
                if (!isTaken) onToggle(slot.id);
              }}
            >
              <span className={css.label}>{slot.label} </span>
              <span className={css.number}>{number} </span>
              <span className={css.detail}>{seriesLabel} </span>
              <span className={css.state}>
                {isTaken && takenLabel}
                {slot.state === "chosen" && (
                  <>
                    <Check size="1rem" aria-hidden strokeWidth={3} />
                    {chosenLabel}
                  </>
                )}
              </span>
            </button>
          );
        })}
      </div>
      <FieldError id={id}>{errorMessage}</FieldError>
      {takeAllLabel !== undefined && onTakeAll !== undefined && (
        <div>
          <Button tone="secondary" size="s" isDisabled={isDisabled} onPress={onTakeAll}>
            {takeAllLabel}
          </Button>
        </div>
      )}
    </div>
  );
};
