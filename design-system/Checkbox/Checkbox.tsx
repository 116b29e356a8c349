/** Yes or no. */
import type { ReactNode, Ref } from "react";
import { Choice } from "../Field/Choice";

/** Props of {@link Checkbox}. */
export interface CheckboxProps {
  /** May hold links (terms, privacy). */
  label: ReactNode;
  /** Sent with the form; stable. */
  name?: string;
  /** Sent with the form when ticked; default "on". */
  value?: string;
  /** Controlled state; leave out in a plain form. */
  isChecked?: boolean;
  /** First state in a plain form; default false. */
  isDefaultChecked?: boolean;
  /** Called with whether it is ticked now. */
  onChange?: (isChecked: boolean) => void;
  /** Called when the focus leaves. */
  onBlur?: () => void;
  /** A quiet sentence that helps. */
  description?: ReactNode;
  /** What is wrong and how to put it right; its presence marks the control. */
  errorMessage?: string;
  /** Must be given; default false. */
  isRequired?: boolean;
  /** Switched off; default false. */
  isDisabled?: boolean;
  ref?: Ref<HTMLInputElement>;
}

/** Yes or no. */
export const Checkbox = ({ isChecked, isDefaultChecked, isRequired, isDisabled, onChange, ...rest }: CheckboxProps) => (
  <Choice
    {...rest}
    type="checkbox"
    checked={isChecked}
    defaultChecked={isDefaultChecked}
    required={isRequired}
    disabled={isDisabled}
    onChange={onChange && ((event) => onChange(event.target.checked))}
  />
);
