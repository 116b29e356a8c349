/** Ties an input to digits that are shown in groups. */
import { useState } from "react";
import type { ChangeEvent, ClipboardEvent, CompositionEvent } from "react";
import { regroup } from "./groupedDigits";
import type { DigitsRule, Erasure } from "./groupedDigits";

interface Options {
  rule: DigitsRule;
  /** The digits to show. */
  digits: string;
  onDigits: (digits: string) => void;
  /** Takes from a pasted text what is no part of the number. */
  cleanPasted?: (text: string) => string;
}

const directions: Partial<Record<string, Erasure["direction"]>> = {
  deleteContentBackward: "backward",
  deleteContentForward: "forward",
};

/** The value and handlers for the input. */
export const useGroupedDigits = ({ rule, digits, onDigits, cleanPasted = (text) => text }: Options) => {
  // A keyboard that is still composing must find its text untouched, or it writes it twice.
  const [composed, setComposed] = useState<string | null>(null);

  const write = (input: HTMLInputElement, text: string, caret: number, direction?: Erasure["direction"]) => {
    const next = regroup(rule, text, caret, direction && { digits, direction });
    // Written here, with its caret: React then finds nothing to change and leaves the caret where it is.
    input.value = next.text;
    input.setSelectionRange(next.caret, next.caret);
    if (next.digits !== digits) onDigits(next.digits);
  };

  const rewrite = (input: HTMLInputElement, direction?: Erasure["direction"]) =>
    write(input, input.value, input.selectionStart ?? input.value.length, direction);

  return {
    value: composed ?? rule.group(digits),
    onChange: (event: ChangeEvent<HTMLInputElement>) => {
      const { inputType, isComposing } = event.nativeEvent as InputEvent;
      if (isComposing) setComposed(event.currentTarget.value);
      else rewrite(event.currentTarget, directions[inputType]);
    },
    onCompositionEnd: (event: CompositionEvent<HTMLInputElement>) => {
      setComposed(null);
      rewrite(event.currentTarget);
    },
    onPaste: (event: ClipboardEvent<HTMLInputElement>) => {
      event.preventDefault();
      const input = event.currentTarget;
      if (input.readOnly) return;
      const pasted = cleanPasted(event.clipboardData.getData("text"));
      const from = input.selectionStart ?? input.value.length;
      const before = input.value.slice(0, from) + pasted;
      write(input, before + input.value.slice(input.selectionEnd ?? from), before.length);
    },
  };
};
