/** A password, with an eye to show it. */
import Eye from "lucide-react/icons/eye";
import EyeOff from "lucide-react/icons/eye-off";
import { useState } from "react";
import type { Ref } from "react";
import * as css from "../Field/Field.css";
import { FieldFrame, nativeValue, useField } from "../Field/FieldFrame";
import type { TextControlProps } from "../Field/FieldFrame";

/** Props of {@link PasswordField}. */
export interface PasswordFieldProps extends Omit<TextControlProps, "placeholder" | "isReadOnly"> {
  /** Name of the button while the password is hidden: "Mostrar la contraseña". */
  showLabel: string;
  /** Name of the button while it is shown: "Ocultar la contraseña". */
  hideLabel: string;
  ref?: Ref<HTMLInputElement>;
}

/** A password, with an eye to show it. */
export const PasswordField = ({ showLabel, hideLabel, maxLength, ref, ...props }: PasswordFieldProps) => {
  const { frame, control } = useField(props);
  const [isShown, setShown] = useState(false);
  return (
    <FieldFrame {...frame}>
      <input
        {...control}
        {...nativeValue(props)}
        ref={ref}
        type={isShown ? "text" : "password"}
        autoCapitalize="none"
        spellCheck={false}
        maxLength={maxLength}
        className={css.input}
      />
      <button
        type="button"
        aria-label={isShown ? hideLabel : showLabel}
        disabled={props.isDisabled}
        className={css.fieldButton}
        onClick={() => setShown(!isShown)}
      >
        {isShown ? <EyeOff size="1.25rem" aria-hidden /> : <Eye size="1.25rem" aria-hidden />}
      </button>
    </FieldFrame>
  );
};
