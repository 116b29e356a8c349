/** The reader's choice of theme, for the foot of the page. */
import { useId } from "react";
import type { ThemeName } from "../tokens/palette";
import * as css from "./ThemePicker.css";

/** Props of {@link ThemePicker}. */
export interface ThemePickerProps {
  /** Names the choice: "Apariencia". */
  label: string;
  /** The name of each theme: "Claro", "Oscuro", "Alto contraste". */
  names: Readonly<Record<ThemeName, string>>;
  /** The theme in force. */
  value: ThemeName;
  /** Called with the theme chosen; the app puts its class on the document and remembers it. */
  onChange: (theme: ThemeName) => void;
}

/**
 * Native radio buttons in a row, on the dark ground of the foot. A group and not a `fieldset`: WebKit puts the legend of one
 * that is a flex box above its content, whatever room there is beside it.
 */
export const ThemePicker = ({ label, names, value, onChange }: ThemePickerProps) => {
  const id = useId();
  const labelId = useId();
  return (
    <div role="group" aria-labelledby={labelId} className={css.group}>
      <span id={labelId} className={css.label}>
        {label}
      </span>
      <div className={css.row}>
        {(Object.keys(names) as ThemeName[]).map((theme) => (
          <label key={theme} className={css.option}>
            <input
              type="radio"
              name={id}
              value={theme}
              checked={theme === value}
              className={css.radio}
              onChange={() => onChange(theme)}
            />
            {names[theme]}
          </label>
        ))}
      </div>
    </div>
  );
};
