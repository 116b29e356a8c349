/** The fields of a form: text, long text, password, choice, day, tick. All native, all work without scripts. */
import ChevronDown from "lucide-react/icons/chevron-down";
import Eye from "lucide-react/icons/eye";
import EyeOff from "lucide-react/icons/eye-off";
import { useState } from "react";
import type { HTMLInputAutoCompleteAttribute, ReactNode, Ref } from "react";
import * as css from "./Field.css";
import { FieldError, FieldFrame, useFieldIds } from "./FieldFrame";
import type { FieldBaseProps } from "./FieldFrame";

export type { FieldBaseProps };

interface TextControlProps extends FieldBaseProps {
  /** Sent with the form; stable. */
  name?: string;
  /** Controlled value; leave out together with `onChange` in a plain form. */
  value?: string;
  /** First value of a plain form's field. */
  defaultValue?: string;
  /** Called with the whole new value. */
  onChange?: (value: string) => void;
  /** Called when the focus leaves. */
  onBlur?: () => void;
  /** What the browser may fill in; default: nothing said. */
  autoComplete?: HTMLInputAutoCompleteAttribute;
  /** Characters, at most. */
  maxLength?: number;
  /** An example of the form wanted; never the only hint. */
  placeholder?: string;
  /** Shown and not to be changed; default false. */
  isReadOnly?: boolean;
}

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
  label,
  description,
  errorMessage,
  isRequired,
  optionalLabel,
  isDisabled = false,
  isReadOnly,
  name,
  value,
  defaultValue,
  onChange,
  onBlur,
  autoComplete,
  maxLength,
  placeholder,
  type = "text",
  inputMode,
  autoCapitalize,
  prefix,
  isSpellChecked = false,
  ref,
}: TextFieldProps) => {
  const { id, control } = useFieldIds({ description, errorMessage });
  return (
    <FieldFrame
      id={id}
      label={label}
      description={description}
      errorMessage={errorMessage}
      optionalLabel={optionalLabel}
    >
      <div className={css.control({ isInvalid: errorMessage !== undefined, isDisabled })}>
        {prefix !== undefined && (
          <span aria-hidden className={css.affix}>
            {prefix}
          </span>
        )}
        <input
          {...control}
          ref={ref}
          type={type}
          name={name}
          value={value}
          defaultValue={defaultValue}
          inputMode={inputMode}
          autoComplete={autoComplete}
          autoCapitalize={autoCapitalize}
          spellCheck={isSpellChecked}
          maxLength={maxLength}
          placeholder={placeholder}
          required={isRequired}
          disabled={isDisabled}
          readOnly={isReadOnly}
          className={css.input}
          onChange={onChange && ((event) => onChange(event.target.value))}
          onBlur={onBlur}
        />
      </div>
    </FieldFrame>
  );
};

/** Props of {@link TextArea}. */
export interface TextAreaProps extends TextControlProps {
  /** Lines at first; default 4. */
  rows?: number;
  ref?: Ref<HTMLTextAreaElement>;
}

/** Several lines of text. */
export const TextArea = ({
  label,
  description,
  errorMessage,
  isRequired,
  optionalLabel,
  isDisabled = false,
  isReadOnly,
  name,
  value,
  defaultValue,
  onChange,
  onBlur,
  autoComplete,
  maxLength,
  placeholder,
  rows = 4,
  ref,
}: TextAreaProps) => {
  const { id, control } = useFieldIds({ description, errorMessage });
  return (
    <FieldFrame
      id={id}
      label={label}
      description={description}
      errorMessage={errorMessage}
      optionalLabel={optionalLabel}
    >
      <div className={css.control({ isInvalid: errorMessage !== undefined, isDisabled })}>
        <textarea
          {...control}
          ref={ref}
          name={name}
          value={value}
          defaultValue={defaultValue}
          autoComplete={autoComplete}
          maxLength={maxLength}
          placeholder={placeholder}
          rows={rows}
          required={isRequired}
          disabled={isDisabled}
          readOnly={isReadOnly}
          className={css.input}
          onChange={onChange && ((event) => onChange(event.target.value))}
          onBlur={onBlur}
        />
      </div>
    </FieldFrame>
  );
};

/** Props of {@link PasswordField}. */
export interface PasswordFieldProps extends Omit<TextControlProps, "placeholder" | "isReadOnly"> {
  /** Name of the button while the password is hidden: "Mostrar la contraseña". */
  showLabel: string;
  /** Name of the button while it is shown: "Ocultar la contraseña". */
  hideLabel: string;
  ref?: Ref<HTMLInputElement>;
}

/** A password, with an eye to show it. */
export const PasswordField = ({
  label,
  description,
  errorMessage,
  isRequired,
  optionalLabel,
  isDisabled = false,
  name,
  value,
  defaultValue,
  onChange,
  onBlur,
  autoComplete,
  maxLength,
  showLabel,
  hideLabel,
  ref,
}: PasswordFieldProps) => {
  const { id, control } = useFieldIds({ description, errorMessage });
  const [isShown, setShown] = useState(false);
  return (
    <FieldFrame
      id={id}
      label={label}
      description={description}
      errorMessage={errorMessage}
      optionalLabel={optionalLabel}
    >
      <div className={css.control({ isInvalid: errorMessage !== undefined, isDisabled })}>
        <input
          {...control}
          ref={ref}
          type={isShown ? "text" : "password"}
          name={name}
          value={value}
          defaultValue={defaultValue}
          autoComplete={autoComplete}
          autoCapitalize="none"
          spellCheck={false}
          maxLength={maxLength}
          required={isRequired}
          disabled={isDisabled}
          className={css.input}
          onChange={onChange && ((event) => onChange(event.target.value))}
          onBlur={onBlur}
        />
        <button
          type="button"
          aria-label={isShown ? hideLabel : showLabel}
          disabled={isDisabled}
          className={css.reveal}
          onClick={() => setShown(!isShown)}
        >
          {isShown ? <EyeOff size={20} aria-hidden /> : <Eye size={20} aria-hidden />}
        </button>
      </div>
    </FieldFrame>
  );
};

/** One choice of a {@link Select}. */
export interface SelectOption {
  /** Controlled value; leave out in a plain form. */
  value: string;
  /** Its visible name. */
  label: string;
  /** Switched off; default false. */
  isDisabled?: boolean;
}

/** Props of {@link Select}. */
export interface SelectProps extends FieldBaseProps {
  /** The choices, in order. */
  options: readonly SelectOption[];
  /** Shown as the empty choice, value "". */
  placeholder?: string;
  /** Sent with the form; stable. */
  name?: string;
  /** Controlled value; leave out in a plain form. */
  value?: string;
  /** First value of a plain form's field. */
  defaultValue?: string;
  /** Called with the whole new value. */
  onChange?: (value: string) => void;
  /** Called when the focus leaves. */
  onBlur?: () => void;
  /** What the browser may fill in; default: nothing said. */
  autoComplete?: HTMLInputAutoCompleteAttribute;
  ref?: Ref<HTMLSelectElement>;
}

/** One of a short list: the phone's own picker. */
export const Select = ({
  label,
  description,
  errorMessage,
  isRequired,
  optionalLabel,
  isDisabled = false,
  options,
  placeholder,
  name,
  value,
  defaultValue,
  onChange,
  onBlur,
  autoComplete,
  ref,
}: SelectProps) => {
  const { id, control } = useFieldIds({ description, errorMessage });
  return (
    <FieldFrame
      id={id}
      label={label}
      description={description}
      errorMessage={errorMessage}
      optionalLabel={optionalLabel}
    >
      <div className={css.control({ isInvalid: errorMessage !== undefined, isDisabled })}>
        <select
          {...control}
          ref={ref}
          name={name}
          value={value}
          defaultValue={defaultValue}
          autoComplete={autoComplete}
          required={isRequired}
          disabled={isDisabled}
          className={css.select}
          onChange={onChange && ((event) => onChange(event.target.value))}
          onBlur={onBlur}
        >
          {placeholder !== undefined && <option value="">{placeholder}</option>}
          {options.map((option) => (
            <option key={option.value} value={option.value} disabled={option.isDisabled}>
              {option.label}
            </option>
          ))}
        </select>
        <ChevronDown size={20} aria-hidden className={css.selectArrow} />
      </div>
    </FieldFrame>
  );
};

/** Props of {@link DateField}. */
export interface DateFieldProps extends FieldBaseProps {
  /** Sent with the form; stable. */
  name?: string;
  /** A calendar day, YYYY-MM-DD, or "". */
  value?: string;
  /** First value of a plain form's field. */
  defaultValue?: string;
  /** Called with the whole new value. */
  onChange?: (value: string) => void;
  /** Called when the focus leaves. */
  onBlur?: () => void;
  /** First and last day that may be chosen, YYYY-MM-DD. */
  min?: string;
  /** Last day that may be chosen, YYYY-MM-DD. */
  max?: string;
  /** What the browser may fill in; default: nothing said. */
  autoComplete?: HTMLInputAutoCompleteAttribute;
  ref?: Ref<HTMLInputElement>;
}

/** A calendar day: the phone's own calendar. */
export const DateField = ({
  label,
  description,
  errorMessage,
  isRequired,
  optionalLabel,
  isDisabled = false,
  name,
  value,
  defaultValue,
  onChange,
  onBlur,
  min,
  max,
  autoComplete,
  ref,
}: DateFieldProps) => {
  const { id, control } = useFieldIds({ description, errorMessage });
  return (
    <FieldFrame
      id={id}
      label={label}
      description={description}
      errorMessage={errorMessage}
      optionalLabel={optionalLabel}
    >
      <div className={css.control({ isInvalid: errorMessage !== undefined, isDisabled })}>
        <input
          {...control}
          ref={ref}
          type="date"
          name={name}
          value={value}
          defaultValue={defaultValue}
          min={min}
          max={max}
          autoComplete={autoComplete}
          required={isRequired}
          disabled={isDisabled}
          className={css.input}
          onChange={onChange && ((event) => onChange(event.target.value))}
          onBlur={onBlur}
        />
      </div>
    </FieldFrame>
  );
};

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
export const Checkbox = ({
  label,
  name,
  value,
  isChecked,
  isDefaultChecked,
  onChange,
  onBlur,
  description,
  errorMessage,
  isRequired,
  isDisabled,
  ref,
}: CheckboxProps) => {
  const { id, control } = useFieldIds({ description, errorMessage });
  return (
    <div>
      <label htmlFor={id} className={css.check}>
        <input
          {...control}
          ref={ref}
          type="checkbox"
          name={name}
          value={value}
          checked={isChecked}
          defaultChecked={isDefaultChecked}
          required={isRequired}
          disabled={isDisabled}
          className={css.box}
          onChange={onChange && ((event) => onChange(event.target.checked))}
          onBlur={onBlur}
        />
        <span>{label}</span>
      </label>
      {(description !== undefined || errorMessage !== undefined) && (
        <div className={css.underCheck}>
          {description !== undefined && (
            <div id={`${id}-d`} className={css.description}>
              {description}
            </div>
          )}
          <FieldError id={id}>{errorMessage}</FieldError>
        </div>
      )}
    </div>
  );
};
