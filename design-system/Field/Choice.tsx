/** A tick or a dot with its words: what a Checkbox, a CheckboxGroup and a RadioGroup are made of. */
import type { ComponentProps, ReactNode } from "react";
import * as css from "./Choice.css";
import { FieldDescription, FieldError, useFieldIds } from "./FieldFrame";

/** One choice of a group. */
export interface ChoiceOption {
  /** What is kept and sent; unique in its group. */
  value: string;
  /** Its visible name. */
  label: string;
  /** A quiet sentence under the name. */
  description?: string;
  /** Switched off; default false. */
  isDisabled?: boolean;
}

interface ChoiceProps extends Omit<ComponentProps<"input">, "type" | "id" | "className" | "children"> {
  type: "checkbox" | "radio";
  label: ReactNode;
  description?: ReactNode;
  errorMessage?: string;
}

/** The words press it, too. */
export const Choice = ({ type, label, description, errorMessage, ...input }: ChoiceProps) => {
  const { id, control } = useFieldIds({ description, errorMessage });
  return (
    <div>
      <label htmlFor={id} className={css.check}>
        <input {...control} {...input} type={type} className={type === "radio" ? css.dot : css.box} />
        <span>{label}</span>
      </label>
      {(description !== undefined || errorMessage !== undefined) && (
        <div className={css.underCheck}>
          <FieldDescription id={id}>{description}</FieldDescription>
          <FieldError id={id}>{errorMessage}</FieldError>
        </div>
      )}
    </div>
  );
};
