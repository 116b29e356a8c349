/** What every field shares: its label above, its hint, its error below, tied together for ears. */
import CircleAlert from "lucide-react/icons/circle-alert";
import { useId, useImperativeHandle, useRef, useState } from "react";
import type { ChangeEvent, FocusEvent, HTMLInputAutoCompleteAttribute, ReactNode, Ref } from "react";
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

/** What a field that holds one value takes besides. */
export interface ValueProps<Value> {
  /** Sent with the form; stable. */
  name?: string;
  /** Controlled value; leave out together with `onChange` in a plain form. */
  value?: Value;
  /** First value of a plain form's field. */
  defaultValue?: Value;
  /** Called with the whole new value. */
  onChange?: (value: Value) => void;
  /** Called when the focus leaves. */
  onBlur?: () => void;
}

/** What a field that the browser may fill in takes besides. */
export interface FillableProps {
  /** What the browser may fill in; default: nothing said. */
  autoComplete?: HTMLInputAutoCompleteAttribute;
}

/** What a field with a line to write in takes besides. */
export interface WritableProps extends FillableProps {
  /** Shown and not to be changed; default false. */
  isReadOnly?: boolean;
  /** An example of the form wanted; never the only hint. */
  placeholder?: string;
}

/** What every field of free text takes. */
export interface TextControlProps extends FieldBaseProps, ValueProps<string>, WritableProps {
  /** Characters, at most. */
  maxLength?: number;
}

/** What a form may ask of a field made of several controls. */
export interface FieldHandle {
  /** Puts the focus where the answer begins, or where it is missing. */
  focus: () => void;
}

type Words = Pick<FieldBaseProps, "description" | "errorMessage">;

const describedBy = (id: string, { description, errorMessage }: Words): string | undefined =>
  [description !== undefined && `${id}-d`, errorMessage !== undefined && `${id}-e`].filter(Boolean).join(" ") ||
  undefined;

/** Identifiers and ARIA attributes that tie a control to its words. */
export const useFieldIds = ({ description, errorMessage }: Words) => {
  const id = useId();
  return {
    id,
    control: {
      id,
      "aria-invalid": errorMessage !== undefined ? (true as const) : undefined,
      "aria-describedby": describedBy(id, { description, errorMessage }),
    },
  };
};

/** Splits a field's props: `frame` for {@link FieldFrame}, `control` for the native control inside it. */
export const useField = (
  props: FieldBaseProps & FillableProps & Pick<WritableProps, "isReadOnly"> & Pick<ValueProps<never>, "onBlur">,
) => {
  const { label, description, errorMessage, optionalLabel, isRequired, isDisabled, isReadOnly, autoComplete } = props;
  const { id, control } = useFieldIds({ description, errorMessage });
  return {
    frame: { id, label, description, errorMessage, optionalLabel, isDisabled, isReadOnly },
    control: { ...control, required: isRequired, disabled: isDisabled, autoComplete, onBlur: props.onBlur },
  };
};

type TextElement = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** The value of a native control: it holds text, and what it holds is the value. */
export const nativeValue = ({ name, value, defaultValue, onChange }: ValueProps<string>) => ({
  name,
  value,
  defaultValue,
  onChange: onChange && ((event: ChangeEvent<TextElement>) => onChange(event.target.value)),
});

/** The caller's value, or the field's own in a plain form. */
export const useValue = <Value,>(
  { value, defaultValue, onChange }: ValueProps<Value>,
  empty: Value,
): [Value, (value: Value) => void] => {
  const [own, setOwn] = useState(defaultValue ?? empty);
  const change = (next: Value) => {
    setOwn(next);
    onChange?.(next);
  };
  return [value === undefined ? own : value, change];
};

/** The error line of a field. */
export const FieldError = ({ id, children }: { id: string; children: string | undefined }) =>
  children === undefined ? null : (
    <p id={`${id}-e`} className={css.error}>
      <CircleAlert size="1.125rem" aria-hidden className={css.errorIcon} />
      {children}
    </p>
  );

/** The hint of a field. */
export const FieldDescription = ({ id, children }: { id: string; children: ReactNode }) =>
  children === undefined ? null : (
    <div id={`${id}-d`} className={css.description}>
      {children}
    </div>
  );

const LabelText = ({ label, optionalLabel }: Pick<FieldBaseProps, "label" | "optionalLabel">) => (
  <>
    {label}
    {optionalLabel !== undefined && <span className={css.optional}> {optionalLabel}</span>}
  </>
);

interface FrameProps extends Omit<FieldBaseProps, "isRequired">, Pick<WritableProps, "isReadOnly"> {
  id: string;
  children: ReactNode;
}

/** Label, hint, the box around the control, and the error, one below the other. */
export const FieldFrame = ({
  id,
  label,
  description,
  errorMessage,
  optionalLabel,
  isDisabled,
  isReadOnly,
  children,
}: FrameProps) => (
  <div className={css.field}>
    <label htmlFor={id} id={`${id}-l`} className={css.label}>
      <LabelText label={label} optionalLabel={optionalLabel} />
    </label>
    <FieldDescription id={id}>{description}</FieldDescription>
    <div className={css.control({ isInvalid: errorMessage !== undefined, isDisabled, isReadOnly })}>{children}</div>
    <FieldError id={id}>{errorMessage}</FieldError>
  </div>
);

interface GroupProps extends FieldBaseProps, Pick<ValueProps<never>, "onBlur"> {
  /** "radiogroup" where one of several is chosen; default: a plain group. */
  role?: "radiogroup";
  /** Where the focus goes on demand, best first. */
  focusOn: readonly string[];
  ref?: Ref<FieldHandle>;
  children: ReactNode;
}

/** A field of several controls: its label is the legend of the group, and its error is the group's. */
export const FieldGroup = ({
  label,
  description,
  errorMessage,
  optionalLabel,
  isRequired,
  isDisabled,
  onBlur,
  role,
  focusOn,
  ref,
  children,
}: GroupProps) => {
  const id = useId();
  const group = useRef<HTMLFieldSetElement>(null);
  useImperativeHandle(ref, () => ({
    focus: () => {
      for (const selector of focusOn) {
        const found = group.current?.querySelector<HTMLElement>(selector);
        if (found) return found.focus();
      }
    },
  }));
  const isRadios = role === "radiogroup";
  return (
    <fieldset
      ref={group}
      role={role}
      disabled={isDisabled}
      aria-required={(isRadios && isRequired) || undefined}
      aria-invalid={(isRadios && errorMessage !== undefined) || undefined}
      aria-describedby={describedBy(id, { description, errorMessage })}
      data-invalid={errorMessage === undefined ? undefined : ""}
      className={css.group}
      onBlur={(event: FocusEvent) => {
        if (!event.currentTarget.contains(event.relatedTarget)) onBlur?.();
      }}
    >
      <legend className={css.legend}>
        <LabelText label={label} optionalLabel={optionalLabel} />
      </legend>
      <FieldDescription id={id}>{description}</FieldDescription>
      {children}
      <FieldError id={id}>{errorMessage}</FieldError>
    </fieldset>
  );
};
