/** One of a few choices that need a card each: how to pay, which operator. */
import { useId } from "react";
import type { ReactNode, Ref } from "react";
import { FieldError } from "../Field/FieldFrame";
import { dot } from "../Field/Choice.css";
import { heardOnly } from "../tokens/print.css";
import * as css from "./RadioCards.css";

/** Props of {@link RadioCards}. */
export interface RadioCardsProps {
  /** Names the group. */
  label: string;
  /** Whether the label is painted; it is spoken in any case; default true. */
  isLabelVisible?: boolean;
  /** The choices, in order. */
  options: readonly {
    value: string;
    label: string;
    description?: string;
    /** Decorative, at the end of the card; above the words of a tile. */
    icon?: ReactNode;
    isDisabled?: boolean;
  }[];
  /** "rows" for choices with a description, "tiles" for many short ones, some to a line; default "rows". */
  layout?: "rows" | "tiles";
  /** The chosen value, or null for none; leave out in a plain form. */
  value?: string | null;
  /** Called with the chosen value. */
  onChange?: (value: string) => void;
  /** Sent with the form; default: made up. */
  name?: string;
  /** What is wrong and how to put it right; its presence marks the control. */
  errorMessage?: string;
  /** Switched off; default false. */
  isDisabled?: boolean;
  /** The first choice, where the focus goes when one is missing. */
  ref?: Ref<HTMLInputElement>;
}

/** Native radio buttons on cards: arrows move, space chooses. */
export const RadioCards = ({
  label,
  isLabelVisible = true,
  options,
  layout = "rows",
  value,
  onChange,
  name,
  errorMessage,
  isDisabled = false,
  ref,
}: RadioCardsProps) => {
  const id = useId();
  return (
    <fieldset
      className={css.group}
      aria-describedby={errorMessage === undefined ? undefined : `${id}-e`}
      disabled={isDisabled}
    >
      <legend className={isLabelVisible ? css.legend : heardOnly}>{label}</legend>
      <div className={css.cards({ layout })}>
        {options.map((option, index) => (
          <label key={option.value} className={css.card({ layout })}>
            <input
              ref={index === 0 ? ref : undefined}
              type="radio"
              name={name ?? id}
              value={option.value}
              checked={value === undefined ? undefined : value === option.value}
              disabled={option.isDisabled}
              className={layout === "tiles" ? css.cover : dot}
              onChange={onChange && (() => onChange(option.value))}
            />
            <span>
              <span className={css.label}>{option.label}</span>
              {option.description !== undefined && <span className={css.detail}>{option.description}</span>}
            </span>
            {layout === "tiles" ? <span className={css.picture}>{option.icon}</span> : option.icon}
          </label>
        ))}
      </div>
      <FieldError id={id}>{errorMessage}</FieldError>
    </fieldset>
  );
};
