/** Any of a few: the fiscal responsibilities. Requirement REG-02. */
import type { Ref } from "react";
import { Choice } from "../Field/Choice";
import type { ChoiceOption } from "../Field/Choice";
import { choices } from "../Field/Choice.css";
import { FieldGroup, useValue } from "../Field/FieldFrame";
import type { FieldBaseProps, FieldHandle, ValueProps } from "../Field/FieldFrame";

/** Props of {@link CheckboxGroup}. */
export interface CheckboxGroupProps extends FieldBaseProps, Omit<ValueProps<readonly string[]>, "onChange"> {
  /** The choices, in order. */
  options: readonly ChoiceOption[];
  /** Called with all values ticked now, in the order of the options. A choice that excludes others is the caller's rule. */
  onChange?: (value: string[]) => void;
  ref?: Ref<FieldHandle>;
}

/** Native tick boxes in a group with a legend; a plain form sends the name once for each box ticked. */
export const CheckboxGroup = ({ options, value, defaultValue, onChange, name, ...group }: CheckboxGroupProps) => {
  const [ticked, setTicked] = useValue<readonly string[]>(
    { value, defaultValue, onChange: onChange && ((next) => onChange([...next])) },
    [],
  );
  return (
    <FieldGroup {...group} focusOn={["input:enabled"]}>
      <div className={choices({ layout: "column" })}>
        {options.map((option) => (
          <Choice
            key={option.value}
            type="checkbox"
            name={name}
            value={option.value}
            label={option.label}
            description={option.description}
            checked={ticked.includes(option.value)}
            disabled={option.isDisabled}
            onChange={(event) =>
              setTicked(
                options
                  .map((one) => one.value)
                  .filter((one) => (one === option.value ? event.target.checked : ticked.includes(one))),
              )
            }
          />
        ))}
      </div>
    </FieldGroup>
  );
};
