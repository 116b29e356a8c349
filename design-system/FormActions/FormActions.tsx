/** The end of a form's step: the way back beside the way on. Requirement REG-01. */
import type { ReactNode } from "react";
import * as css from "./FormActions.css";

/** Props of {@link FormActions}. */
export interface FormActionsProps {
  /** A secondary button that leads back; none on the first step. */
  back?: ReactNode;
  /** The main button, of full width, and what is said of it below. */
  children: ReactNode;
}

/** The main button takes the room that the way back leaves. */
export const FormActions = ({ back, children }: FormActionsProps) => (
  <div className={css.actions}>
    {back}
    <div className={css.main}>{children}</div>
  </div>
);
