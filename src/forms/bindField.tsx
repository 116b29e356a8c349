/** Binds a field of the design system to a form by name, with the copy's words for errors. */
import type { ComponentType } from "react";
import { useController, type Control, type FieldValues, type Path } from "react-hook-form";
import { validation } from "#copy/validation";

/** A form's values and errors, as its fields are given them. */
export type FormControl<Values extends FieldValues> = Control<Values>;

/** A form as one of some of its fields only, for a part that several forms share: the library's types know no such part. */
export const partOf = <Part extends FieldValues, Whole extends Part>(control: Control<Whole>): Control<Part> =>
  control as unknown as Control<Part>;

/** Where a field stands in its form. */
export interface Bound<Values extends FieldValues, Name extends Path<Values> = Path<Values>> {
  control: Control<Values>;
  name: Name;
}

/** What the form gives to a field. */
type Given = "name" | "value" | "onChange" | "onBlur" | "errorMessage" | "ref" | "isChecked" | "defaultValue";
export type Unbound<Props> = Omit<Props, Given>;

/** The sentence of a field's error: the schemas give keys with their figures, the server gives sentences. */
function sentenceOf(error: { message?: unknown } | undefined): string | undefined {
  if (!error) return undefined;
  const { message } = error;
  if (typeof message === "string" && message) return message;
  // Without a sentence and without a key the general words are said.
  return validation({ ...(message as { key: string }) });
}

/** A field of the form: what the form knows of it, and the sentence of its error. */
export function useField<Values extends FieldValues, Name extends Path<Values> = Path<Values>>({
  control,
  name,
}: Bound<Values, Name>) {
  const { field, fieldState } = useController({ control, name });
  return { field, errorMessage: sentenceOf(fieldState.error) };
}

/** The field as a part of a form: its value, errors and focus are the form's. */
export const bindField = <Props,>(Field: ComponentType<Props>) =>
  function BoundField<Values extends FieldValues>({ control, name, ...props }: Bound<Values> & Unbound<Props>) {
    const { field, errorMessage } = useField({ control, name });
    // The form keeps whatever the field gives under its name: only the schema knows that type.
    return <Field {...(props as unknown as Props)} {...field} errorMessage={errorMessage} />;
  };
