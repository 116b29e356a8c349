/** An identity document: its type and its number, one answer. Requirements REG-01, VAL-02. */
import { useId, useState } from "react";
import type { Ref } from "react";
import { Cell, Cells } from "../Field/Cells";
import { cellControl } from "../Field/Cells.css";
import { FieldError, FieldGroup, useValue } from "../Field/FieldFrame";
import type { FieldBaseProps, FieldHandle, ValueProps, WritableProps } from "../Field/FieldFrame";
import { Options } from "../Field/Options";
import type { SelectOption } from "../Field/Options";
import { capitals } from "./DocumentField.css";

/** The answer of a {@link DocumentField}. */
export interface DocumentValue {
  /** Value of one of the types, or "". */
  type: string;
  /** As written, letters in upper case. */
  number: string;
}

/** Props of {@link DocumentField}. */
export interface DocumentFieldProps extends FieldBaseProps, Omit<ValueProps<DocumentValue>, "name"> {
  /** Type and number; leave out in a plain form. */
  value?: DocumentValue;
  /** First type and number in a plain form. */
  defaultValue?: DocumentValue;
  /** Called with both parts after a change of either. */
  onChange?: (value: DocumentValue) => void;
  /** Caption of the list of types: "Tipo". */
  typeLabel: string;
  /** Caption of the number: "Número". */
  numberLabel: string;
  /** The types, in order. */
  types: readonly SelectOption[];
  /** Shown as the empty type, value "". */
  typePlaceholder?: string;
  /** Types whose numbers have no letters: a phone shows its keyboard of digits; default none. */
  numericTypes?: readonly string[];
  /** What is wrong with the type alone. */
  typeErrorMessage?: string;
  /** What is wrong with the number alone. */
  numberErrorMessage?: string;
  /** The type is sent under this name. */
  typeName?: string;
  /** The number is sent under this name. */
  numberName?: string;
  /** What the browser may fill in as the number: "username"; default: nothing said. */
  numberAutoComplete?: WritableProps["autoComplete"];
  /** Characters of the number, at most; default 20. */
  maxLength?: number;
  /** Shown and not to be changed; default false. */
  isReadOnly?: boolean;
  /** The number's own input, for a form that keeps the two parts as two values. */
  numberRef?: Ref<HTMLInputElement>;
  ref?: Ref<FieldHandle>;
}

/** One error for the pair (`errorMessage`), or one for each part. */
export const DocumentField = ({
  value,
  defaultValue,
  onChange,
  typeLabel,
  numberLabel,
  types,
  typePlaceholder,
  numericTypes = [],
  typeErrorMessage,
  numberErrorMessage,
  typeName,
  numberName,
  numberAutoComplete,
  maxLength = 20,
  isReadOnly,
  numberRef,
  ...group
}: DocumentFieldProps) => {
  const id = useId();
  const [written, setWritten] = useValue({ value, defaultValue, onChange }, { type: "", number: "" });
  // Capitals are painted, not written into the field: a keyboard that is composing would write its word twice.
  const [typed, setTyped] = useState("");
  const isPairInvalid = group.errorMessage !== undefined;
  const isTypeInvalid = isPairInvalid || typeErrorMessage !== undefined;
  const isNumberInvalid = isPairInvalid || numberErrorMessage !== undefined;
  const ids = { type: `${id}-type`, number: `${id}-number` };
  return (
    <FieldGroup {...group} focusOn={['[aria-invalid="true"]', "select:enabled", "input:enabled"]}>
      <Cells
        parts="document"
        isInvalid={isTypeInvalid || isNumberInvalid}
        isDisabled={group.isDisabled}
        isReadOnly={isReadOnly}
      >
        <Cell id={ids.type} caption={typeLabel} isInvalid={isTypeInvalid} isList>
          <select
            id={ids.type}
            // A list cannot be read-only: what is switched off is sent by the hidden field below.
            name={isReadOnly ? undefined : typeName}
            disabled={isReadOnly}
            value={written.type}
            required={group.isRequired}
            aria-invalid={isTypeInvalid || undefined}
            aria-describedby={typeErrorMessage === undefined ? undefined : `${ids.type}-e`}
            className={cellControl}
            onChange={(event) => setWritten({ ...written, type: event.target.value })}
          >
            <Options options={types} placeholder={typePlaceholder} />
          </select>
          {isReadOnly && typeName !== undefined && <input type="hidden" name={typeName} value={written.type} />}
        </Cell>
        <Cell id={ids.number} caption={numberLabel} isInvalid={isNumberInvalid}>
          <input
            id={ids.number}
            ref={numberRef}
            type="text"
            name={numberName}
            value={typed.toUpperCase() === written.number ? typed : written.number}
            inputMode={numericTypes.includes(written.type) ? "numeric" : "text"}
            autoComplete={numberAutoComplete}
            autoCapitalize="characters"
            spellCheck={false}
            maxLength={maxLength}
            required={group.isRequired}
            readOnly={isReadOnly}
            aria-invalid={isNumberInvalid || undefined}
            aria-describedby={numberErrorMessage === undefined ? undefined : `${ids.number}-e`}
            className={`${cellControl} ${capitals}`}
            onChange={(event) => {
              setTyped(event.target.value);
              setWritten({ ...written, number: event.target.value.toUpperCase() });
            }}
            onBlur={() => setTyped("")}
          />
        </Cell>
      </Cells>
      <FieldError id={ids.type}>{typeErrorMessage}</FieldError>
      <FieldError id={ids.number}>{numberErrorMessage}</FieldError>
    </FieldGroup>
  );
};
