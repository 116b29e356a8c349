/** The choices of a list, as native options. */

/** One choice of a list: of a Select, a Combobox, a DocumentField. */
export interface SelectOption {
  /** What is kept and sent; unique in its list. */
  value: string;
  /** Its visible name. */
  label: string;
  /** Switched off; default false. */
  isDisabled?: boolean;
}

/** What a native list shows. */
export interface OptionsProps {
  /** The choices, in order. */
  options: readonly SelectOption[];
  /** Shown as the empty choice, value "". */
  placeholder?: string;
}

/** The choices as native options, the empty one first if it has words. */
export const Options = ({ options, placeholder }: OptionsProps) => (
  <>
    {placeholder !== undefined && <option value="">{placeholder}</option>}
    {options.map((option) => (
      <option key={option.value} value={option.value} disabled={option.isDisabled}>
        {option.label}
      </option>
    ))}
  </>
);
