/** The calendar of a DateField on React Aria. Only `CalendarButton` loads it, when a mouse or a keyboard asks for it. */
import { parseDate } from "@internationalized/date";
import type { CalendarDate } from "@internationalized/date";
import ChevronDown from "lucide-react/icons/chevron-down";
import ChevronLeft from "lucide-react/icons/chevron-left";
import ChevronRight from "lucide-react/icons/chevron-right";
import {
  Button,
  Calendar as AriaCalendar,
  CalendarCell,
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
  CalendarMonthPicker,
  CalendarYearPicker,
} from "react-aria-components/Calendar";
import { Dialog } from "react-aria-components/Dialog";
import { I18nProvider } from "react-aria-components/I18nProvider";
import { Popover } from "react-aria-components/Popover";
import type { RefObject } from "react";
import * as css from "./Calendar.css";

/** Words of the calendar of a DateField. */
export interface CalendarWords {
  /** How a day is written in the field: "DD-MM-AAAA". */
  format: string;
  /** Name of the button that opens it: "Abrir el calendario". */
  openLabel: string;
  /** Name of the calendar itself: "Calendario". */
  title: string;
  /** Name of the button that goes back: "Mes anterior". */
  previousLabel: string;
  /** Name of the button that goes on: "Mes siguiente". */
  nextLabel: string;
  /** Language of months and weekdays, written and spoken, as BCP 47: "es-CO". */
  locale: string;
}

/** What the button hands to the calendar that it has loaded. */
export interface CalendarProps {
  /** The calendar opens below it. */
  anchor: RefObject<HTMLElement | null>;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  /** The day of the field, YYYY-MM-DD, or "". */
  day: string;
  /** Called with the day pressed, YYYY-MM-DD. */
  onPick: (day: string) => void;
  min?: string;
  max?: string;
  words: CalendarWords;
}

/** Years offered where neither `min` nor `max` ends the list. */
const YEARS = 200;

/** Null for what is no day: the native field may hold a year of six figures. */
const dayOf = (text: string | undefined): CalendarDate | null => {
  try {
    return text ? parseDate(text) : null;
  } catch {
    return null;
  }
};

interface PickerProps {
  "aria-label": string;
  value: string | number;
  onChange: (id: string | number | null) => void;
  items: readonly { id: number; formatted: string }[];
}

/** Native lists of months and years: sixty years back are one choice, not 720 presses. */
const Picker = ({ items, onChange, ...select }: PickerProps) => (
  <span className={css.list}>
    <select {...select} className={css.listControl} onChange={(event) => onChange(Number(event.target.value))}>
      {items.map((item) => (
        <option key={item.id} value={item.id}>
          {item.formatted}
        </option>
      ))}
    </select>
    <ChevronDown size="1.125rem" aria-hidden className={css.listArrow} />
  </span>
);

/** A month of days in a leaf beside the field; the focus goes in, Escape and a chosen day bring it back. */
export const Calendar = ({ anchor, isOpen, onOpenChange, day, onPick, min, max, words }: CalendarProps) => {
  const value = dayOf(day);
  return (
    <I18nProvider locale={words.locale}>
      <Popover
        triggerRef={anchor}
        isOpen={isOpen}
        onOpenChange={onOpenChange}
        placement="bottom start"
        className={css.leaf}
      >
        <Dialog aria-label={words.title} className={css.dialog}>
          <AriaCalendar
            // The field's own day, or the last one that may be chosen: the nearest to where the search begins.
            defaultValue={value}
            defaultFocusedValue={value ?? dayOf(max)}
            minValue={dayOf(min)}
            maxValue={dayOf(max)}
            // Whoever opens a calendar is on the way to its days.
            // eslint-disable-next-line jsx-a11y/no-autofocus
            autoFocus
            aria-label={words.title}
            onChange={(picked) => {
              onOpenChange(false);
              onPick(picked.toString());
            }}
          >
            <div className={css.head}>
              <Button slot="previous" aria-label={words.previousLabel} className={css.turn}>
                <ChevronLeft size="1.375rem" aria-hidden />
              </Button>
              <CalendarMonthPicker format="long">{(picker) => <Picker {...picker} />}</CalendarMonthPicker>
              <CalendarYearPicker visibleYears={YEARS}>
                {(picker) => <Picker {...picker} items={[...picker.items].reverse()} />}
              </CalendarYearPicker>
              <Button slot="next" aria-label={words.nextLabel} className={css.turn}>
                <ChevronRight size="1.375rem" aria-hidden />
              </Button>
            </div>
            <div aria-hidden className={css.tear} />
            <div className={css.body}>
              <CalendarGrid weekdayStyle="short" className={css.grid}>
                <CalendarGridHeader>
                  {(weekday) => <CalendarHeaderCell className={css.weekday}>{weekday}</CalendarHeaderCell>}
                </CalendarGridHeader>
                <CalendarGridBody>{(date) => <CalendarCell date={date} className={css.day} />}</CalendarGridBody>
              </CalendarGrid>
            </div>
          </AriaCalendar>
        </Dialog>
      </Popover>
    </I18nProvider>
  );
};
