/** Checkbox, bound to a form: its value is a flag. */
import type { FieldValues } from "react-hook-form";
import { Checkbox, type CheckboxProps } from "#ds";
import { useField, type Bound, type Unbound } from "./bindField";

export function FormCheck<Values extends FieldValues>({
  control,
  name,
  ...props
}: Bound<Values> & Unbound<CheckboxProps>) {
  const { field, errorMessage } = useField({ control, name });
  const { value, ...rest } = field;
  return <Checkbox {...props} {...rest} isChecked={Boolean(value)} errorMessage={errorMessage} />;
}
