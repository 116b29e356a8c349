/** An amount of money in pesos, with its dots while it is typed. Requirements RCG-02, VAL-03. */
import { useState } from "react";
import type { Ref } from "react";
import * as css from "../Field/Field.css";
import { FieldFrame, useField, useValue } from "../Field/FieldFrame";
import type { FieldBaseProps, ValueProps, WritableProps } from "../Field/FieldFrame";
import { thousands } from "../Field/groupedDigits";
import { useGroupedDigits } from "../Field/useGroupedDigits";

/** Props of {@link MoneyField}. */
export interface MoneyFieldProps extends FieldBaseProps, ValueProps<number | null>, WritableProps {
  /** Whole pesos, or null while nothing is written; leave out in a plain form. */
  value?: number | null;
  /** Called with whole pesos, or null when the last digit goes. What is too little or too much is the caller's to say. */
  onChange?: (pesos: number | null) => void;
  /** Digits, at most 15: a greater number would not be exact; default 9. */
  maxDigits?: number;
  ref?: Ref<HTMLInputElement>;
}

const digitsOf = (pesos: number | null): string => (pesos === null ? "" : String(pesos));
const pesosOf = (digits: string): number | null => (digits === "" ? null : Number(digits));

/** A pasted "50.000,00 COP" has cents, which pesos have not; a group of thousands has three digits. */
const withoutCents = (text: string): string => text.replace(/[.,]\d{1,2}\D*$/, "");

/** `$` and dots are looks: the value is the number, and a plain form sends its digits. */
export const MoneyField = ({
  value,
  defaultValue,
  onChange,
  onBlur,
  name,
  placeholder,
  maxDigits = 9,
  ref,
  ...props
}: MoneyFieldProps) => {
  const [pesos, setPesos] = useValue({ value, defaultValue, onChange }, null);
  // "000", on the way from 1.000 to 5.000, is the number 0: the digits stay as typed as long as they mean the value.
  const [typed, setTyped] = useState("");
  const { frame, control } = useField({
    ...props,
    onBlur: () => {
      setTyped("");
      onBlur?.();
    },
  });
  const input = useGroupedDigits({
    rule: { group: thousands, maxDigits: Math.min(maxDigits, 15) },
    digits: pesosOf(typed) === pesos ? typed : digitsOf(pesos),
    onDigits: (digits) => {
      setTyped(digits);
      setPesos(pesosOf(digits));
    },
    cleanPasted: withoutCents,
  });
  return (
    <FieldFrame {...frame}>
      <span aria-hidden className={css.affix}>
        $
      </span>
      <input
        {...control}
        {...input}
        ref={ref}
        type="text"
        inputMode="numeric"
        placeholder={placeholder}
        readOnly={props.isReadOnly}
        className={css.input}
      />
      {name !== undefined && <input type="hidden" name={name} value={digitsOf(pesos)} disabled={props.isDisabled} />}
    </FieldFrame>
  );
};
