/** One of several things for sale, each a slim ticket: what it holds on the face, its price on the cut. Requirement RCG-03. */
import Check from "lucide-react/icons/check";
import { useId } from "react";
import type { Ref } from "react";
import { FieldError } from "../Field/FieldFrame";
import { accentClass } from "../tokens/accents.css";
import { heardOnly } from "../tokens/print.css";
import type { LotteryAccent } from "../tokens/palette";
import * as css from "./TicketChoice.css";

/** Props of {@link TicketChoice}. */
export interface TicketChoiceProps {
  /** Names the group. */
  label: string;
  /** Whether the label is painted; it is spoken in any case; default true. */
  isLabelVisible?: boolean;
  /** Colour of the stubs. */
  accent: LotteryAccent;
  /** The tickets, in order. */
  options: readonly {
    value: string;
    /** On the stub: a large figure with its unit ("7", "días"), or a few letters alone. */
    stub: { figure?: string; text: string };
    /** "Todo incluido". */
    title: string;
    /** Below it: "2 GB". */
    detail?: string;
    /** On the cut, formatted: "$10.000". */
    price: string;
  }[];
  /** The chosen value, or null for none; leave out in a plain form. */
  value?: string | null;
  /** Called with the chosen value. */
  onChange?: (value: string) => void;
  /** Sent with the form; default: made up. */
  name?: string;
  /** What is wrong and how to put it right; its presence marks the group. */
  errorMessage?: string;
  /** The first ticket, where the focus goes when none is chosen. */
  ref?: Ref<HTMLInputElement>;
}

/** Native radio buttons under tickets: arrows move, space chooses. */
export const TicketChoice = ({
  label,
  isLabelVisible = true,
  accent,
  options,
  value,
  onChange,
  name,
  errorMessage,
  ref,
}: TicketChoiceProps) => {
  const id = useId();
  return (
    <fieldset className={css.group} aria-describedby={errorMessage === undefined ? undefined : `${id}-e`}>
      <legend className={isLabelVisible ? css.legend : heardOnly}>{label}</legend>
      <div className={`${accentClass[accent]} ${css.tickets}`}>
        {options.map((option, index) => (
          <div key={option.value} className={css.ticket}>
            <input
              ref={index === 0 ? ref : undefined}
              id={`${id}-${index}`}
              type="radio"
              name={name ?? id}
              value={option.value}
              checked={value === undefined ? undefined : value === option.value}
              className={css.cover}
              onChange={onChange && (() => onChange(option.value))}
            />
            <label htmlFor={`${id}-${index}`} className={css.parts}>
              <span className={css.stub}>
                <span>
                  {option.stub.figure !== undefined && <span className={css.figure}>{option.stub.figure} </span>}
                  {option.stub.text}{" "}
                </span>
              </span>
              <span className={css.face}>
                <span className={css.title}>{option.title} </span>
                {option.detail !== undefined && <span className={css.detail}>{option.detail} </span>}
              </span>
              <span className={css.cut}>
                <Check size={20} strokeWidth={3} aria-hidden className={css.tick} />
                {option.price}
              </span>
            </label>
          </div>
        ))}
      </div>
      <FieldError id={id}>{errorMessage}</FieldError>
    </fieldset>
  );
};
