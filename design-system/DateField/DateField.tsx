/** A calendar day: typed, or chosen from a calendar. A day far back, such as a birth date, is quicker in DateParts. */
import { useImperativeHandle, useRef } from "react";
import type { Ref } from "react";
import { FieldFrame, nativeValue, useField } from "../Field/FieldFrame";
import type { FieldBaseProps, ValueProps, WritableProps } from "../Field/FieldFrame";
import type { CalendarWords } from "./Calendar";
import { CalendarButton } from "./CalendarButton";
import { dateInput } from "./DateField.css";

/** Props of {@link DateField}. */
export interface DateFieldProps extends FieldBaseProps, ValueProps<string>, Omit<WritableProps, "placeholder"> {
  /** A calendar day, YYYY-MM-DD, or "". */
  value?: string;
  /** First day that may be chosen, YYYY-MM-DD. */
  min?: string;
  /** Last day that may be chosen, YYYY-MM-DD. */
  max?: string;
  /** Words and language of the calendar. */
  calendar: CalendarWords;
  ref?: Ref<HTMLInputElement>;
}

/** The native field keeps typing, the phone's picker and forms without scripts; the button adds a calendar of our own. */
export const DateField = ({ min, max, calendar, ref, ...props }: DateFieldProps) => {
  const { frame, control } = useField(props);
  const input = useRef<HTMLInputElement>(null);
  useImperativeHandle<HTMLInputElement | null, HTMLInputElement | null>(ref, () => input.current);
  const pick = (day: string) => {
    if (props.value === undefined && input.current) input.current.value = day;
    props.onChange?.(day);
  };
  return (
    <FieldFrame {...frame}>
      <input
        {...control}
        {...nativeValue(props)}
        ref={input}
        type="date"
        min={min}
        max={max}
        readOnly={props.isReadOnly}
        className={dateInput}
      />
      <CalendarButton
        input={input}
        isDisabled={props.isDisabled || props.isReadOnly}
        words={calendar}
        min={min}
        max={max}
        onPick={pick}
      />
    </FieldFrame>
  );
};
