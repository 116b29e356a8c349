/** A calendar day: typed, or chosen from a calendar. A day far back, such as a birth date, is quicker in DateParts. */
import { useImperativeHandle, useRef } from "react";
import type { ChangeEvent, Ref } from "react";
import { FieldFrame, useField, useValue } from "../Field/FieldFrame";
import type { FieldBaseProps, ValueProps, WritableProps } from "../Field/FieldFrame";
import type { CalendarWords } from "./Calendar";
import { CalendarButton } from "./CalendarButton";
import { dateInput, picker } from "./DateField.css";
import { daySigns, isoDay, wholeDay, withHyphens, writtenDay } from "./dayText";

/** Props of {@link DateField}. */
export interface DateFieldProps extends FieldBaseProps, ValueProps<string>, Omit<WritableProps, "placeholder"> {
  /** A calendar day, YYYY-MM-DD; text that is no day yet; or "". */
  value?: string;
  /** First day that may be chosen, YYYY-MM-DD. */
  min?: string;
  /** Last day that may be chosen, YYYY-MM-DD. */
  max?: string;
  /** Words and language of the calendar. */
  calendar: CalendarWords;
  ref?: Ref<HTMLInputElement>;
}

/**
 * Written day, month, year whatever the browser's language is. The value is YYYY-MM-DD as soon as a day is whole, and what was
 * typed until then; a form without scripts sends what is written.
 */
export const DateField = ({ min, max, calendar, ref, ...props }: DateFieldProps) => {
  const { frame, control } = useField(props);
  const [value, setValue] = useValue(props, "");
  const input = useRef<HTMLInputElement>(null);
  const native = useRef<HTMLInputElement>(null);
  useImperativeHandle<HTMLInputElement | null, HTMLInputElement | null>(ref, () => input.current);
  const type = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const { value: text, selectionStart } = target;
    // Only while the text grows at its end: a hyphen that comes by itself would undo a deletion, or move the caret.
    const isGrowing = text.length > writtenDay(value).length && selectionStart === text.length;
    setValue(isoDay(isGrowing ? withHyphens(text) : daySigns(text)));
  };
  return (
    <FieldFrame {...frame}>
      <input
        {...control}
        ref={input}
        name={props.name}
        value={writtenDay(value)}
        onChange={type}
        inputMode="numeric"
        placeholder={calendar.format}
        maxLength={10}
        readOnly={props.isReadOnly}
        className={dateInput}
      />
      <input
        ref={native}
        type="date"
        aria-hidden
        tabIndex={-1}
        min={min}
        max={max}
        value={wholeDay(value)}
        onChange={(event) => setValue(event.target.value)}
        className={picker}
      />
      <CalendarButton
        input={input}
        native={native}
        day={wholeDay(value)}
        isDisabled={props.isDisabled || props.isReadOnly}
        words={calendar}
        min={min}
        max={max}
        onPick={setValue}
      />
    </FieldFrame>
  );
};
