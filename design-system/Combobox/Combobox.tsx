/** One of a long list, found by writing a part of its name: municipalities, lotteries. On React Aria. */
import Check from "lucide-react/icons/check";
import ChevronDown from "lucide-react/icons/chevron-down";
import X from "lucide-react/icons/x";
import { Button, ComboBox, Input, ListBox, ListBoxItem, Popover } from "react-aria-components/ComboBox";
import { I18nProvider } from "react-aria-components/I18nProvider";
import { ListLayout, Virtualizer } from "react-aria-components/Virtualizer";
import { useImperativeHandle, useRef } from "react";
import type { ReactNode, Ref } from "react";
import * as css from "./Combobox.css";
import * as fieldCss from "../Field/Field.css";
import { FieldFrame, useField, useValue } from "../Field/FieldFrame";
import type { FieldBaseProps, ValueProps, WritableProps } from "../Field/FieldFrame";
import { fold } from "./fold";
import type { SelectOption } from "../Field/Options";

/** Props of {@link Combobox}. */
export interface ComboboxProps extends FieldBaseProps, ValueProps<string | null>, Omit<WritableProps, "autoComplete"> {
  /** The choices, in order; thousands are welcome. */
  options: readonly SelectOption[];
  /** The chosen option's value, or null for none; leave out in a plain form. */
  value?: string | null;
  /** Called with the chosen option's value; null when the choice is taken back. */
  onChange?: (value: string | null) => void;
  /** Name of the button that opens the list: "Ver la lista". */
  openLabel: string;
  /** Name of the button that takes the choice back: "Borrar". */
  clearLabel: string;
  /** Stands in the list when nothing matches: "No encontramos ese municipio". */
  emptyMessage: ReactNode;
  /** Language of what is announced while searching, as BCP 47: "es-CO". */
  locale: string;
  ref?: Ref<HTMLInputElement>;
}

const matches = (name: string, typed: string): boolean => fold(name).includes(fold(typed));

/**
 * Accents do not matter ("narino" finds "Nariño"). Arrows move, Enter chooses, Escape goes back; a name written out in
 * full is chosen on leaving. A plain form sends the value.
 */
export const Combobox = ({
  options,
  value,
  defaultValue,
  onChange,
  name,
  placeholder,
  openLabel,
  clearLabel,
  emptyMessage,
  locale,
  ref,
  ...props
}: ComboboxProps) => {
  const [chosen, setChosen] = useValue({ value, defaultValue, onChange }, null);
  const { frame, control } = useField(props);
  const input = useRef<HTMLInputElement>(null);
  useImperativeHandle<HTMLInputElement | null, HTMLInputElement | null>(ref, () => input.current);

  // React Aria forgets what was written without a choice the moment the field is left: it is remembered here.
  const written = useRef("");
  const choose = (next: string | null) => {
    written.current = "";
    if (next !== chosen) setChosen(next);
  };
  const leave = () => {
    const name = fold(written.current);
    const meant = options.find((option) => !option.isDisabled && fold(option.label) === name);
    if (meant !== undefined) choose(meant.value);
    props.onBlur?.();
  };
  return (
    <I18nProvider locale={locale}>
      <FieldFrame {...frame}>
        <ComboBox
          id={control.id}
          aria-labelledby={`${control.id}-l`}
          aria-describedby={control["aria-describedby"]}
          value={chosen}
          onChange={(key) => (key === null ? setChosen(null) : choose(String(key)))}
          onKeyDown={(event) => {
            if (event.key === "Escape") written.current = "";
          }}
          onBlur={leave}
          defaultItems={options}
          defaultFilter={matches}
          allowsEmptyCollection
          name={name}
          isInvalid={props.errorMessage !== undefined}
          isRequired={props.isRequired}
          isDisabled={props.isDisabled}
          isReadOnly={props.isReadOnly}
          validationBehavior="aria"
          className={css.comboBox}
        >
          {({ isOpen }) => (
            <>
              <Input
                ref={input}
                placeholder={placeholder}
                className={fieldCss.input}
                onInput={(event) => {
                  written.current = event.currentTarget.value;
                }}
              />
              {chosen !== null && !props.isDisabled && !props.isReadOnly && (
                <button
                  type="button"
                  aria-label={clearLabel}
                  // While the list is open all else is hidden from ears, and so must be passed over by the keyboard.
                  tabIndex={isOpen ? -1 : undefined}
                  className={fieldCss.fieldButton}
                  // The focus stays in the field: leaving it would first bring the old choice back.
                  onPointerDown={(event) => event.preventDefault()}
                  onMouseDown={(event) => event.preventDefault()}
                  onClick={() => {
                    choose(null);
                    input.current?.focus();
                  }}
                >
                  <X size="1.25rem" aria-hidden />
                </button>
              )}
              <Button aria-label={openLabel} className={fieldCss.fieldButton}>
                <ChevronDown size="1.25rem" aria-hidden />
              </Button>
              <Popover offset={6} className={css.popover}>
                {/* Only what is in sight is drawn: a thousand rows would stop a cheap phone for seconds. */}
                <Virtualizer layout={ListLayout} layoutOptions={{ estimatedRowHeight: 44 }}>
                  <ListBox<SelectOption>
                    className={css.list}
                    renderEmptyState={() => <div className={css.empty}>{emptyMessage}</div>}
                  >
                    {(option) => (
                      <ListBoxItem
                        id={option.value}
                        textValue={option.label}
                        isDisabled={option.isDisabled}
                        className={css.option}
                      >
                        {option.label}
                        <Check size="1.125rem" aria-hidden className={css.mark} />
                      </ListBoxItem>
                    )}
                  </ListBox>
                </Virtualizer>
              </Popover>
            </>
          )}
        </ComboBox>
      </FieldFrame>
    </I18nProvider>
  );
};
