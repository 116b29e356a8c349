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
  CheckboxGroup,
  Combobox,
  DateField,
  DateParts,
  DocumentField,
  MoneyField,
  PasswordField,
  PhoneField,
  RadioGroup,
  Select,
  TextArea,
  TextField,
  type CheckboxGroupProps,
  type CheckboxProps,
  type ComboboxProps,
  type DateFieldProps,
  type DatePartsProps,
  type DocumentFieldProps,
  type MoneyFieldProps,
  type PasswordFieldProps,
  type PhoneFieldProps,
  type RadioGroupProps,
  type SelectProps,
  type TextAreaProps,
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

export function FormTextArea<Values extends FieldValues>({
  control,
  name,
  ...props
}: Bound<Values> & Unbound<TextAreaProps>) {
  const { field, errorMessage } = useField({ control, name });
  return <TextArea {...props} {...field} errorMessage={errorMessage} />;
}

export function FormMoney<Values extends FieldValues>({
  control,
  name,
  ...props
}: Bound<Values> & Unbound<MoneyFieldProps>) {
  const { field, errorMessage } = useField({ control, name });
  return <MoneyField {...props} {...field} errorMessage={errorMessage} />;
}

export function FormPhone<Values extends FieldValues>({
  control,
  name,
  ...props
}: Bound<Values> & Unbound<PhoneFieldProps>) {
  const { field, errorMessage } = useField({ control, name });
  return <PhoneField {...props} {...field} errorMessage={errorMessage} />;
}

export function FormDateParts<Values extends FieldValues>({
  control,
  name,
  ...props
}: Bound<Values> & Unbound<DatePartsProps>) {
  const { field, errorMessage } = useField({ control, name });
  return <DateParts {...props} {...field} errorMessage={errorMessage} />;
}

export function FormCombobox<Values extends FieldValues>({
  control,
  name,
  ...props
}: Bound<Values> & Unbound<ComboboxProps>) {
  const { field, errorMessage } = useField({ control, name });
  return <Combobox {...props} {...field} errorMessage={errorMessage} />;
}

export function FormRadios<Values extends FieldValues>({
  control,
  name,
  ...props
}: Bound<Values> & Unbound<RadioGroupProps>) {
  const { field, errorMessage } = useField({ control, name });
  return <RadioGroup {...props} {...field} errorMessage={errorMessage} />;
}

export function FormChecks<Values extends FieldValues>({
  control,
  name,
  ...props
}: Bound<Values> & Unbound<CheckboxGroupProps>) {
  const { field, errorMessage } = useField({ control, name });
  return <CheckboxGroup {...props} {...field} errorMessage={errorMessage} />;
}

/** Two values of the form under one legend: each part says its own error. */
export function FormDocument<Values extends FieldValues>({
  control,
  typeName,
  numberName,
  ...props
}: Pick<Bound<Values>, "control"> & { typeName: Path<Values>; numberName: Path<Values> } & Omit<
    Unbound<DocumentFieldProps>,
    "typeName" | "numberName" | "typeErrorMessage" | "numberErrorMessage"
  >) {
  const type = useField({ control, name: typeName });
  const number = useField({ control, name: numberName });
  const { ref: typeRef, ...typePart } = type.field;
  const { ref: numberRef, ...numberPart } = number.field;
  return (
    <DocumentField
      {...props}
      ref={typeRef}
      numberRef={numberRef}
      typeName={typeName}
      numberName={numberName}
      value={{ type: typePart.value, number: numberPart.value }}
      onChange={(value) => {
        if (value.type !== typePart.value) typePart.onChange(value.type);
        if (value.number !== numberPart.value) numberPart.onChange(value.number);
      }}
      onBlur={() => {
        typePart.onBlur();
        numberPart.onBlur();
      }}
      typeErrorMessage={type.errorMessage}
      numberErrorMessage={number.errorMessage}
    />
  );
}
