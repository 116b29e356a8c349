/** The one place where react-hook-form meets the design system: fields bound to a form by name, with the copy's words for errors. */
import { yupResolver } from "@hookform/resolvers/yup";
import {
  useController,
  useForm,
  type Control,
  type DefaultValues,
  type FieldValues,
  type Path,
  type Resolver,
} from "react-hook-form";
import type { ObjectSchema } from "yup";
import {
  Checkbox,
  DateField,
  PasswordField,
  Select,
  TextField,
  type CheckboxProps,
  type DateFieldProps,
  type PasswordFieldProps,
  type SelectProps,
  type TextFieldProps,
} from "#ds";
import { validation, type ValidationProblem } from "#copy/validation";

/** A form whose rules are a schema of the domain. The first field at fault gets the focus; an error shows once its field was touched. */
export function useShopForm<Values extends FieldValues>(
  schema: ObjectSchema<Values>,
  defaultValues: DefaultValues<Values>,
) {
  return useForm<Values>({
    resolver: yupResolver(schema) as unknown as Resolver<Values>,
    defaultValues,
    mode: "onTouched",
  });
}

/** The sentence of a field's error: the schemas give keys, not words. */
function sentenceOf(error: { message?: unknown } | undefined): string | undefined {
  return error ? validation(error.message as ValidationProblem) : undefined;
}

interface Bound<Values extends FieldValues> {
  control: Control<Values>;
  name: Path<Values>;
}

type Unbound<Props> = Omit<
  Props,
  "name" | "value" | "onChange" | "onBlur" | "errorMessage" | "ref" | "isChecked" | "defaultValue"
>;

function useField<Values extends FieldValues>({ control, name }: Bound<Values>) {
  const { field, fieldState } = useController({ control, name });
  return { field, errorMessage: sentenceOf(fieldState.error) };
}

export function FormText<Values extends FieldValues>({
  control,
  name,
  ...props
}: Bound<Values> & Unbound<TextFieldProps>) {
  const { field, errorMessage } = useField({ control, name });
  return <TextField {...props} {...field} errorMessage={errorMessage} />;
}

export function FormPassword<Values extends FieldValues>({
  control,
  name,
  ...props
}: Bound<Values> & Unbound<PasswordFieldProps>) {
  const { field, errorMessage } = useField({ control, name });
  return <PasswordField {...props} {...field} errorMessage={errorMessage} />;
}

export function FormSelect<Values extends FieldValues>({
  control,
  name,
  ...props
}: Bound<Values> & Unbound<SelectProps>) {
  const { field, errorMessage } = useField({ control, name });
  return <Select {...props} {...field} errorMessage={errorMessage} />;
}

export function FormDate<Values extends FieldValues>({
  control,
  name,
  ...props
}: Bound<Values> & Unbound<DateFieldProps>) {
  const { field, errorMessage } = useField({ control, name });
  return <DateField {...props} {...field} errorMessage={errorMessage} />;
}

export function FormCheck<Values extends FieldValues>({
  control,
  name,
  ...props
}: Bound<Values> & Unbound<CheckboxProps>) {
  const { field, errorMessage } = useField({ control, name });
  const { value, ...rest } = field;
  return <Checkbox {...props} {...rest} isChecked={Boolean(value)} errorMessage={errorMessage} />;
}
