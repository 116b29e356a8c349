/** A day far back, by three lists: the day one was born. Requirement REG-01. */
import { useId } from "react";
import type { Ref } from "react";
import { Cell, Cells } from "../Field/Cells";
import { cellControl } from "../Field/Cells.css";
import { FieldGroup, useValue } from "../Field/FieldFrame";
import type { FieldBaseProps, FieldHandle, ValueProps } from "../Field/FieldFrame";
import { Options } from "../Field/Options";
import type { SelectOption } from "../Field/Options";
import { daysIn, partsOf, valueOf, withDayOfMonth } from "./monthDays";

/** Props of {@link DateParts}. */
export interface DatePartsProps extends FieldBaseProps, ValueProps<string> {
  /**
   * YYYY-MM-DD; a part that is not chosen is empty: "1984--11". "" when none is. Leave out in a plain form.
   */
  value?: string;
  /** Called with the whole value, finished or not. A day that the chosen month does not have is emptied. */
  onChange?: (value: string) => void;
  /** Caption of the list of days: "Día". */
  dayLabel: string;
  /** Caption of the list of months: "Mes". */
  monthLabel: string;
  /** Caption of the list of years: "Año". */
  yearLabel: string;
  /** The names of the twelve months, January first. */
  monthNames: readonly string[];
  /** First and last year that may be chosen; the last stands first in the list. */
  years: { first: number; last: number };
  /** "bday" lets the browser fill in the day of birth; default: nothing said. */
  autoComplete?: "bday";
  ref?: Ref<FieldHandle>;
}

const numbered = (count: number, labelOf: (number: number) => string): SelectOption[] =>
  Array.from({ length: count }, (_, i) => ({ value: String(i + 1).padStart(2, "0"), label: labelOf(i + 1) }));

/** Native lists: one scroll and one tap each on a phone. A plain form sends the whole day, or nothing until it is whole. */
export const DateParts = ({
  value,
  defaultValue,
  onChange,
  name,
  dayLabel,
  monthLabel,
  yearLabel,
  monthNames,
  years,
  autoComplete,
  ...group
}: DatePartsProps) => {
  const id = useId();
  const [whole, setWhole] = useValue({ value, defaultValue, onChange }, "");
  const parts = partsOf(whole);
  const isInvalid = group.errorMessage !== undefined;
  const isUnfinished = Object.values(parts).includes("");

  const lists: { part: keyof typeof parts; caption: string; options: SelectOption[] }[] = [
    { part: "day", caption: dayLabel, options: numbered(daysIn(parts), String) },
    { part: "month", caption: monthLabel, options: numbered(12, (month) => monthNames[month - 1] ?? "") },
    {
      part: "year",
      caption: yearLabel,
      options: Array.from({ length: Math.max(0, years.last - years.first + 1) }, (_, i) => {
        const year = String(years.last - i);
        return { value: year, label: year };
      }),
    },
  ];
  return (
    <FieldGroup {...group} focusOn={['select:has(option[value=""]:checked)', "select"]}>
      <Cells parts="date" isInvalid={isInvalid} isDisabled={group.isDisabled}>
        {lists.map(({ part, caption, options }) => {
          // What is missing is at fault; a whole day that is refused is at fault as a whole.
          const isAtFault = isInvalid && (parts[part] === "" || !isUnfinished);
          return (
            <Cell key={part} id={`${id}-${part}`} caption={caption} isInvalid={isAtFault} isList>
              <select
                id={`${id}-${part}`}
                value={parts[part]}
                autoComplete={autoComplete && `${autoComplete}-${part}`}
                aria-invalid={isAtFault || undefined}
                required={group.isRequired}
                className={cellControl}
                onChange={(event) => setWhole(valueOf(withDayOfMonth({ ...parts, [part]: event.target.value })))}
              >
                <Options options={options} placeholder="" />
              </select>
            </Cell>
          );
        })}
      </Cells>
      {name !== undefined && (
        <input type="hidden" name={name} value={isUnfinished ? "" : whole} disabled={group.isDisabled} />
      )}
    </FieldGroup>
  );
};
