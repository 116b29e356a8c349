/** DocumentField, bound to a form: two of its values under one legend, each with its own error. */
import type { FieldValues, Path } from "react-hook-form";
import { DocumentField, type DocumentFieldProps } from "#ds";
import { useField, type Bound, type Unbound } from "./bindField";

type FormDocumentProps<Values extends FieldValues> = Pick<Bound<Values>, "control"> & {
  typeName: Path<Values>;
  numberName: Path<Values>;
} & Omit<Unbound<DocumentFieldProps>, "typeName" | "numberName" | "typeErrorMessage" | "numberErrorMessage">;

export function FormDocument<Values extends FieldValues>({
  control,
  typeName,
  numberName,
  ...props
}: FormDocumentProps<Values>) {
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
