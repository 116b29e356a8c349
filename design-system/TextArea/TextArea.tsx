/** Several lines of text. */
import type { Ref } from "react";
import * as css from "../Field/Field.css";
import { FieldFrame, nativeValue, useField } from "../Field/FieldFrame";
import type { TextControlProps } from "../Field/FieldFrame";

/** Props of {@link TextArea}. */
export interface TextAreaProps extends TextControlProps {
  /** Lines at first; default 4. */
  rows?: number;
  ref?: Ref<HTMLTextAreaElement>;
}

/** Several lines of text. */
export const TextArea = ({ rows = 4, maxLength, placeholder, ref, ...props }: TextAreaProps) => {
  const { frame, control } = useField(props);
  return (
    <FieldFrame {...frame}>
      <textarea
        {...control}
        {...nativeValue(props)}
        ref={ref}
        rows={rows}
        maxLength={maxLength}
        placeholder={placeholder}
        readOnly={props.isReadOnly}
        className={css.input}
      />
    </FieldFrame>
  );
};
