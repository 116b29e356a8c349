/** A Colombian mobile number, shown 3-3-4. Requirements RCG-02, VAL-03. */
import type { Ref } from "react";
import * as css from "../Field/Field.css";
import { FieldFrame, useField, useValue } from "../Field/FieldFrame";
import type { FieldBaseProps, ValueProps, WritableProps } from "../Field/FieldFrame";
import { mobile, onlyDigits } from "../Field/groupedDigits";
import type { DigitsRule } from "../Field/groupedDigits";
import { useGroupedDigits } from "../Field/useGroupedDigits";

/** Props of {@link PhoneField}. */
export interface PhoneFieldProps extends FieldBaseProps, ValueProps<string>, WritableProps {
  /** Its digits, without the country's code; leave out in a plain form. */
  value?: string;
  /** Called with digits only. One too many stays in sight, so that the caller can say it. */
  onChange?: (digits: string) => void;
  /** What the browser may fill in; default "tel-national". */
  autoComplete?: WritableProps["autoComplete"];
  ref?: Ref<HTMLInputElement>;
}

const rule: DigitsRule = {
  group: mobile,
  // No number in the world has more.
  maxDigits: 15,
  // 57 before ten digits is Colombia's code; no shorter number is cut, whatever it begins with.
  shed: (digits) => (digits.length === 12 && digits.startsWith("57") ? 2 : 0),
};

/** The value, and what a plain form sends, are the digits; a number pasted with its country's code loses the code. */
export const PhoneField = ({
  value,
  defaultValue,
  onChange,
  name,
  placeholder,
  autoComplete = "tel-national",
  ref,
  ...props
}: PhoneFieldProps) => {
  const [written, setWritten] = useValue({ value, defaultValue, onChange }, "");
  const digits = onlyDigits(written);
  const { frame, control } = useField({ ...props, autoComplete });
  const input = useGroupedDigits({ rule, digits, onDigits: setWritten });
  return (
    <FieldFrame {...frame}>
      <input
        {...control}
        {...input}
        ref={ref}
        type="tel"
        inputMode="tel"
        placeholder={placeholder}
        readOnly={props.isReadOnly}
        className={css.input}
      />
      {name !== undefined && <input type="hidden" name={name} value={digits} disabled={props.isDisabled} />}
    </FieldFrame>
  );
};
