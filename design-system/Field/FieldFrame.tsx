/** What every field shares: its label above, its hint, its error below, tied together for ears. */
import CircleAlert from "lucide-react/icons/circle-alert";
import { useId } from "react";
import type { ReactNode } from "react";
import * as css from "./Field.css";

/** What every field takes. */
export interface FieldBaseProps {
  /** Its visible name. */
  label: string;
  /** A quiet sentence under the label. */
  description?: ReactNode;
  /** What is wrong and how to put it right; its presence marks the field. */
  errorMessage?: string;
  /** Must be filled in; default false. */
  isRequired?: boolean;
  /** Written after the label of a field that may stay empty: "(opcional)". */
  optionalLabel?: string;
  /** Default false. */
  isDisabled?: boolean;
}

/** Identifiers and ARIA attributes that tie a control to its words. */
export const useFieldIds = ({ description, errorMessage }: Pick<FieldBaseProps, "description" | "errorMessage">) => {
  const id = useId();
  const described = [description !== undefined && `${id}-d`, errorMessage !== undefined && `${id}-e`].filter(Boolean);
  return {
    id,
    control: {
      id,
      "aria-invalid": errorMessage !== undefined ? (true as const) : undefined,
      "aria-describedby": described.length > 0 ? described.join(" ") : undefined,
    },
  };
};

/** The error line of a field. */
export const FieldError = ({ id, children }: { id: string; children: string | undefined }) =>
  children === undefined ? null : (
    <p id={`${id}-e`} className={css.error}>
      <CircleAlert size={18} aria-hidden className={css.errorIcon} />
      {children}
    </p>
  );

/** Label, hint, control and error, one below the other. */
export const FieldFrame = ({
  id,
  label,
  description,
  errorMessage,
  optionalLabel,
  children,
}: FieldBaseProps & { id: string; children: ReactNode }) => (
  <div className={css.field}>
    <label htmlFor={id} className={css.label}>
      {label}
      {optionalLabel !== undefined && <span className={css.optional}> {optionalLabel}</span>}
    </label>
    {description !== undefined && (
      <div id={`${id}-d`} className={css.description}>
        {description}
      </div>
    )}
    {children}
    <FieldError id={id}>{errorMessage}</FieldError>
  </div>
);
