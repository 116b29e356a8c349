/** Boxes for the digits of a number, one digit each: the wheels of the draw. Requirement PLAY-02. */
import { useId, useImperativeHandle, useRef } from "react";
import type { ClipboardEvent, KeyboardEvent, ReactNode, Ref } from "react";
import { FieldError } from "../Field/FieldFrame";
import { description as descriptionClass, label as labelClass } from "../Field/Field.css";
import * as css from "./DigitInput.css";

/** What a parent may ask of a {@link DigitInput}. */
export interface DigitInputHandle {
  /** Puts the focus in the box at `index` (from 0). */
  focus: (index: number) => void;
}

/** Props of {@link DigitInput}. */
export interface DigitInputProps {
  /** Names the group. */
  label: string;
  /** Whether the label is painted; it is spoken in any case; default false. */
  isLabelVisible?: boolean;
  /** One character a box, a space where a box is empty: "12 4". Shorter values count as padded. */
  value: string;
  /** Number of boxes; default 4. */
  length?: number;
  /** The whole value, always `length` characters, after any change: typing, clearing, pasting. */
  onChange: (value: string) => void;
  /**
   * Called when the number stands: the last empty box was filled, or the last box written in a number that is whole, also
   * with the digits that stood there.
   */
  onComplete?: (value: string) => void;
  /** Called by Enter, and by "Listo" of a phone's keyboard. */
  onSubmit?: () => void;
  /** Name of the box at `index` (from 0): "Cifra 1 de 4". */
  digitLabel: (index: number) => string;
  /** A quiet sentence that helps. */
  description?: ReactNode;
  /** What is wrong and how to put it right; its presence marks the control. */
  errorMessage?: string;
  /** Hatches the wheels: this number cannot be had; default false. */
  isTaken?: boolean;
  /** Switched off; default false. */
  isDisabled?: boolean;
  /** Sends one value for each box with a plain form, before scripts run too: "" for an empty one. */
  name?: string;
  /** Whether the first box takes the focus when shown; default false. */
  isAutoFocused?: boolean;
  ref?: Ref<DigitInputHandle>;
}

/** The figures that stand before and after a digit on its wheel. */
const neighboursOf = (digit: string): [before: number, after: number] => [
  (Number(digit) + 9) % 10,
  (Number(digit) + 1) % 10,
];

const onlyDigits = (text: string): string => text.replace(/\D/g, "");

/**
 * Typing goes on to the next box and replaces what is there; Backspace empties the box, then goes back; arrows, Home and
 * End move; a pasted number fills the boxes from the first, a shorter one from where it is pasted.
 */
export const DigitInput = ({
  label,
  isLabelVisible = false,
  value,
  length = 4,
  onChange,
  onComplete,
  onSubmit,
  digitLabel,
  description,
  errorMessage,
  isTaken = false,
  isDisabled = false,
  name,
  isAutoFocused = false,
  ref,
}: DigitInputProps) => {
  const id = useId();
  const boxes = useRef<(HTMLInputElement | null)[]>([]);
  const digits = Array.from({ length }, (_, i) => (/\d/.test(value[i] ?? "") ? value[i]! : " "));

  const focus = (index: number) => {
    const box = boxes.current[Math.min(Math.max(index, 0), length - 1)];
    box?.focus();
    box?.select();
  };
  useImperativeHandle(ref, () => ({ focus }));

  const write = (from: number, text: string) => {
    const next = [...digits];
    Array.from(text.slice(0, length - from)).forEach((digit, i) => {
      next[from + i] = digit;
    });
    const whole = next.join("");
    if (whole !== digits.join("")) onChange(whole);
    const isEnd = from + text.length >= length || digits.includes(" ");
    if (isEnd && !whole.includes(" ")) onComplete?.(whole);
    return from + text.length;
  };

  /** A whole number starts at the first box wherever it is put. */
  const fill = (index: number, text: string) => focus(write(text.length >= length ? 0 : index, text));

  const onInput = (index: number, input: HTMLInputElement) => {
    const typed = onlyDigits(input.value);
    if (typed.length === 0) {
      // Letters are turned away: what stood in the box stays.
      if (input.value === "") write(index, " ");
      else input.value = digits[index]!.trim();
      return;
    }
    if (typed.length === 1) {
      focus(write(index, typed));
      return;
    }
    // Some keyboards add to the box instead of replacing; the new digit is the one before the caret.
    if (typed.length === 2 && digits[index] !== " ") {
      const caret = input.selectionStart ?? 2;
      focus(write(index, typed[caret === 1 ? 0 : 1]!));
      return;
    }
    fill(index, typed);
  };

  const onKeyDown = (index: number, event: KeyboardEvent<HTMLInputElement>) => {
    const moves: Partial<Record<string, number>> = {
      ArrowLeft: index - 1,
      ArrowRight: index + 1,
      Home: 0,
      End: length - 1,
    };
    const target = moves[event.key];
    if (target !== undefined) {
      event.preventDefault();
      focus(target);
    } else if (event.key === "Enter") {
      onSubmit?.();
    } else if (event.key === "Backspace" && digits[index] === " " && index > 0) {
      event.preventDefault();
      write(index - 1, " ");
      focus(index - 1);
    }
  };

  const onPaste = (index: number, event: ClipboardEvent<HTMLInputElement>) => {
    event.preventDefault();
    const pasted = onlyDigits(event.clipboardData.getData("text"));
    if (pasted !== "") fill(index, pasted);
  };

  const described = [description !== undefined && `${id}-d`, errorMessage !== undefined && `${id}-e`].filter(Boolean);
  return (
    <div
      role="group"
      aria-label={isLabelVisible ? undefined : label}
      aria-labelledby={isLabelVisible ? `${id}-l` : undefined}
      aria-describedby={described.length > 0 ? described.join(" ") : undefined}
      className={css.group}
    >
      {isLabelVisible && (
        <span id={`${id}-l`} className={labelClass}>
          {label}
        </span>
      )}
      {description !== undefined && (
        <div id={`${id}-d`} className={descriptionClass}>
          {description}
        </div>
      )}
      <div className={css.wheels}>
        {digits.map((digit, i) => (
          <span key={i} className={css.place}>
            <input
              ref={(box) => {
                boxes.current[i] = box;
              }}
              type="text"
              inputMode="numeric"
              pattern="[0-9]*"
              autoComplete="off"
              enterKeyHint={i === length - 1 ? "done" : "next"}
              // The first box is the natural start of the play screen; the parent decides.
              // eslint-disable-next-line jsx-a11y/no-autofocus
              autoFocus={isAutoFocused && i === 0}
              name={name}
              aria-label={digitLabel(i)}
              aria-invalid={errorMessage !== undefined && digit === " " ? true : undefined}
              aria-describedby={errorMessage !== undefined && i === 0 ? `${id}-e` : undefined}
              value={digit.trim()}
              disabled={isDisabled}
              data-taken={isTaken || undefined}
              className={css.wheel}
              // Not onChange: React says nothing of the digit that the box already holds, and the focus would stay.
              onInput={(event) => onInput(i, event.currentTarget)}
              onKeyDown={(event) => onKeyDown(i, event)}
              onPaste={(event) => onPaste(i, event)}
              onFocus={(event) => event.currentTarget.select()}
            />
            {digit !== " " && (
              <span aria-hidden className={css.neighbours}>
                {neighboursOf(digit).map((figure) => (
                  <span key={figure}>{figure}</span>
                ))}
              </span>
            )}
          </span>
        ))}
      </div>
      <FieldError id={id}>{errorMessage}</FieldError>
    </div>
  );
};
