/** One of a short list: the phone's own picker. A long list that must be searched is a Combobox. */
import ChevronDown from "lucide-react/icons/chevron-down";
import type { Ref } from "react";
import * as css from "./Field.css";
import { FieldFrame, nativeValue, useField } from "./FieldFrame";
import type { FieldBaseProps, FillableProps, ValueProps } from "./FieldFrame";

/** One choice of a list: of a {@link Select}, a Combobox, a DocumentField. */
export interface SelectOption {
  /** What is kept and sent; unique in its list. */
  value: string;
  /** Its visible name. */
  label: string;
  /** Switched off; default false. */
  isDisabled?: boolean;
}

/** The choices as native options, the empty one first if it has words. */
export const Options = ({ options, placeholder }: Pick<SelectProps, "options" | "placeholder">) => (
  <>
    {placeholder !== undefined && <option value="">{placeholder}</option>}
    {options.map((option) => (
      <option key={option.value} value={option.value} disabled={option.isDisabled}>
        {option.label}
      </option>
    ))}
  </>
);

/** Props of {@link Select}. */
export interface SelectProps extends FieldBaseProps, ValueProps<string>, FillableProps {
  /** The choices, in order. */
  options: readonly SelectOption[];
  /** Shown as the empty choice, value "". */
  placeholder?: string;
  ref?: Ref<HTMLSelectElement>;
}

/** One of a short list: the phone's own picker. */
export const Select = ({ options, placeholder, ref, ...props }: SelectProps) => {
  const { frame, control } = useField(props);
  return (
    <FieldFrame {...frame}>
      <select {...control} {...nativeValue(props)} ref={ref} className={css.select}>
        <Options options={options} placeholder={placeholder} />
      </select>
      <ChevronDown size={20} aria-hidden className={css.selectArrow} />
    </FieldFrame>
  );
};
