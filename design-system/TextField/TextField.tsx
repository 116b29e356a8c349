/** One line of text. */
import type { Ref } from "react";
import * as css from "../Field/Field.css";
import { FieldFrame, nativeValue, useField } from "../Field/FieldFrame";
import type { TextControlProps } from "../Field/FieldFrame";

/** Props of {@link TextField}. */
export interface TextFieldProps extends TextControlProps {
  /** Default "text". */
  type?: "text" | "email" | "tel" | "search" | "url";
  /** Which keyboard a phone shows; default: as the type. */
  inputMode?: "text" | "numeric" | "decimal" | "tel" | "email" | "search";
  /** Whether a phone writes capitals by itself. */
  autoCapitalize?: "none" | "characters" | "words" | "sentences";
  /** Stands before the text: "$". */
  prefix?: string;
  /** Default false: hides nothing, no checking of spelling in names and numbers. */
  isSpellChecked?: boolean;
  ref?: Ref<HTMLInputElement>;
}

/** One line of text. */
export const TextField = ({
  type = "text",
  inputMode,
  autoCapitalize,
  prefix,
  isSpellChecked = false,
  maxLength,
  placeholder,
  ref,
  ...props
}: TextFieldProps) => {
  const { frame, control } = useField(props);
  return (
    <FieldFrame {...frame}>
      {prefix !== undefined && (
        <span aria-hidden className={css.affix}>
          {prefix}
        </span>
      )}
      <input
        {...control}
        {...nativeValue(props)}
        ref={ref}
        type={type}
        inputMode={inputMode}
        autoCapitalize={autoCapitalize}
        spellCheck={isSpellChecked}
        maxLength={maxLength}
        placeholder={placeholder}
        readOnly={props.isReadOnly}
        className={css.input}
      />
    </FieldFrame>
  );
};
