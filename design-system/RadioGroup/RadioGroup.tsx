/** One of a few, all in sight. Choices that need a card each are RadioCards. */
import { useId } from "react";
import type { Ref } from "react";
import { Choice } from "../Field/Choice";
import type { ChoiceOption } from "../Field/Choice";
import { choices } from "../Field/Choice.css";
import { FieldGroup } from "../Field/FieldFrame";
import type { FieldBaseProps, FieldHandle, ValueProps } from "../Field/FieldFrame";

/** Props of {@link RadioGroup}. */
export interface RadioGroupProps extends FieldBaseProps, Omit<ValueProps<string>, "value"> {
  /** The choices, in order. */
  options: readonly ChoiceOption[];
  /** The chosen value, or null for none; leave out in a plain form. */
  value?: string | null;
  /**
   * "row" sets short choices side by side, as far as there is room; "grid" does so in columns of one width, so that several
   * groups stand under each other; default "column".
   */
  layout?: "column" | "row" | "grid";
  ref?: Ref<FieldHandle>;
}

/** Native radio buttons in a group with a legend: arrows move and choose. */
export const RadioGroup = ({
  options,
  value,
  defaultValue,
  onChange,
  name,
  layout = "column",
  ...group
}: RadioGroupProps) => {
  const ownName = useId();
  return (
    <FieldGroup {...group} role="radiogroup" focusOn={["input:checked:enabled", "input:enabled"]}>
      <div className={choices({ layout })}>
        {options.map((option) => (
          <Choice
            key={option.value}
            type="radio"
            name={name ?? ownName}
            value={option.value}
            label={option.label}
            description={option.description}
            checked={value === undefined ? undefined : value === option.value}
            defaultChecked={defaultValue === undefined ? undefined : defaultValue === option.value}
            disabled={option.isDisabled}
            required={group.isRequired}
            onChange={onChange && (() => onChange(option.value))}
          />
        ))}
      </div>
    </FieldGroup>
  );
};
