/** The button of a date field: the phone's own picker for a thumb, our calendar, loaded when it is wanted, for a mouse. */
import CalendarDays from "lucide-react/icons/calendar-days";
import LoaderCircle from "lucide-react/icons/loader-circle";
import { useRef, useState } from "react";
import type { ComponentType, RefObject } from "react";
import { spinner } from "../Button/Button.css";
import type { CalendarProps } from "./Calendar";
import { calendarButton } from "./DateField.css";

interface CalendarButtonProps extends Pick<CalendarProps, "min" | "max" | "words" | "onPick"> {
  /** Where the day is typed; the calendar opens below it. */
  input: RefObject<HTMLInputElement | null>;
  /** A native date field, never seen, that lends its picker. */
  native: RefObject<HTMLInputElement | null>;
  /** The day that the calendar opens on, YYYY-MM-DD; "" for the last one. */
  day: string;
  isDisabled?: boolean;
  /** How the calendar is fetched. */
  load?: () => Promise<{ Calendar: ComponentType<CalendarProps> }>;
}

/** The browser's own picker. Throws where it has none or will not open it. */
const openNative = (native: HTMLInputElement | null) => native?.showPicker();

const isThumb = () => window.matchMedia("(pointer: coarse)").matches;

/** Opens a calendar for `input`, which keeps the day. */
export const CalendarButton = ({
  input,
  native,
  day,
  isDisabled,
  words,
  load = () => import("./Calendar"),
  ...rest
}: CalendarButtonProps) => {
  const button = useRef<HTMLButtonElement>(null);
  const [Calendar, setCalendar] = useState<ComponentType<CalendarProps> | null>(null);
  const [isLoading, setLoading] = useState(false);
  const [isOpen, setOpen] = useState(false);

  const press = async () => {
    if (isLoading) return;
    if (isThumb()) {
      try {
        return openNative(native.current);
      } catch {
        return input.current?.focus();
      }
    }
    // Safari gives no focus to a pressed button, and the focus has to find its way back here.
    button.current?.focus();
    // Whoever went on while it was loading is not called back.
    const isStillHere = () => document.activeElement === button.current;
    if (Calendar === null) {
      setLoading(true);
      try {
        const loaded = await load();
        setCalendar(() => loaded.Calendar);
      } catch {
        // The day can still be typed.
        if (isStillHere()) input.current?.focus();
        return;
      } finally {
        setLoading(false);
      }
      if (!isStillHere()) return;
    }
    setOpen(true);
  };
  const warm = () => {
    if (Calendar === null && !isThumb()) load().catch(() => undefined);
  };
  return (
    <>
      <button
        ref={button}
        type="button"
        aria-label={words.openLabel}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        aria-busy={isLoading || undefined}
        disabled={isDisabled}
        className={calendarButton}
        onClick={() => void press()}
        onPointerEnter={warm}
        onFocus={warm}
      >
        {isLoading ? (
          <LoaderCircle size="1.25rem" aria-hidden className={spinner} />
        ) : (
          <CalendarDays size="1.25rem" aria-hidden />
        )}
      </button>
      {Calendar !== null && (
        <Calendar {...rest} anchor={input} isOpen={isOpen} onOpenChange={setOpen} day={day} words={words} />
      )}
    </>
  );
};
