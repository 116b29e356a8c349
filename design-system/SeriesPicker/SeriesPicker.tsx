/** The series that still have fractions of a number, and a field for another one. Requirement PLAY-03. */
import { useEffect, useId, useImperativeHandle, useRef } from "react";
import type { ReactNode, Ref } from "react";
import { TextField } from "../TextField/TextField";
import { FieldError } from "../Field/FieldFrame";
import { heardOnly } from "../tokens/print.css";
import * as css from "./SeriesPicker.css";

/** What a parent may ask of a {@link SeriesPicker}. */
export interface SeriesPickerHandle {
  /** Puts the focus on the chosen series, or on the first that can be chosen; on the field of one's own without any. */
  focus: () => void;
}

/** Props of {@link SeriesPicker}. */
export interface SeriesPickerProps {
  /** Names the group: "Serie". */
  label: string;
  /** At most 10; a longer list is a mistake of the caller and shown whole. */
  options: readonly {
    /** Three digits. */
    series: string;
    /** "3 fracciones". */
    fractionsLabel: string;
    isDisabled?: boolean;
  }[];
  /** The chosen series, or null. */
  value: string | null;
  /** Called with the chosen series, three digits. */
  onChange: (series: string) => void;
  /** Called when a series is pressed, chosen before or not, and when the space bar takes it; arrows only look around. */
  onPick?: (series: string) => void;
  /** The field for a series of one's own; left out when there is none. */
  custom?: {
    label: string;
    /** Digits, at most 3. */
    value: string;
    /** Called with digits only. */
    onChange: (digits: string) => void;
    description?: ReactNode;
    errorMessage?: string;
  };
  /** Shown in place of the chips when `options` is empty. */
  emptyMessage?: ReactNode;
  /** What is wrong and how to put it right; its presence marks the control. */
  errorMessage?: string;
  /** Switched off; default false. */
  isDisabled?: boolean;
  ref?: Ref<SeriesPickerHandle>;
}

/** Native radio buttons drawn as chips: arrows move, space chooses. */
export const SeriesPicker = ({
  label,
  options,
  value,
  onChange,
  onPick,
  custom,
  emptyMessage,
  errorMessage,
  isDisabled = false,
  ref,
}: SeriesPickerProps) => {
  const id = useId();
  const group = useRef<HTMLFieldSetElement>(null);
  useImperativeHandle(ref, () => ({
    focus: () => {
      const first = (selector: string) => group.current?.querySelector<HTMLElement>(selector);
      (first("input:checked:enabled") ?? first("input:enabled"))?.focus();
    },
  }));
  const own = useRef<HTMLDivElement>(null);
  const refusal = custom?.errorMessage;
  useEffect(() => {
    if (refusal !== undefined) own.current?.scrollIntoView({ block: "nearest" });
  }, [refusal]);
  const isByArrow = useRef(false);
  return (
    <fieldset
      ref={group}
      className={css.group}
      disabled={isDisabled}
      aria-describedby={errorMessage === undefined ? undefined : `${id}-e`}
    >
      <legend className={heardOnly}>{label}</legend>
      {options.length === 0 ? (
        emptyMessage !== undefined && <div className={css.empty}>{emptyMessage}</div>
      ) : (
        <div className={css.chips}>
          {options.map((option) => (
            <label key={option.series} className={css.chip}>
              <input
                type="radio"
                name={id}
                value={option.series}
                checked={option.series === value}
                disabled={option.isDisabled}
                className={css.radio}
                onChange={() => onChange(option.series)}
                onKeyDown={({ key }) => (isByArrow.current = key.startsWith("Arrow"))}
                onKeyUp={() => (isByArrow.current = false)}
                onClick={() => {
                  if (!isByArrow.current) onPick?.(option.series);
                }}
              />
              <span className={css.series}>{option.series}</span>
              <span className={css.fractions}> {option.fractionsLabel}</span>
            </label>
          ))}
        </div>
      )}
      <FieldError id={id}>{errorMessage}</FieldError>
      {custom !== undefined && (
        <div ref={own} className={css.custom}>
          <TextField
            label={custom.label}
            description={custom.description}
            errorMessage={custom.errorMessage}
            value={custom.value}
            inputMode="numeric"
            autoComplete="off"
            maxLength={3}
            isDisabled={isDisabled}
            onChange={(typed) => custom.onChange(typed.replace(/\D/g, ""))}
          />
        </div>
      )}
    </fieldset>
  );
};
