/** One of a short list: the phone's own picker. A long list that must be searched is a Combobox. */
import ChevronDown from "lucide-react/icons/chevron-down";
import type { Ref } from "react";
import { FieldFrame, nativeValue, useField } from "../Field/FieldFrame";
import type { FieldBaseProps, FillableProps, ValueProps } from "../Field/FieldFrame";
import { Options } from "../Field/Options";
import type { OptionsProps } from "../Field/Options";
import * as css from "./Select.css";

/** Props of {@link Select}. */
export interface SelectProps extends FieldBaseProps, ValueProps<string>, FillableProps, OptionsProps {
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
      <ChevronDown size="1.25rem" aria-hidden className={css.selectArrow} />
    </FieldFrame>
  );
};
