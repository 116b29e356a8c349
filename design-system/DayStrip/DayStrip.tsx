/** The day that is shown, between the days before and after it. */
import ChevronLeft from "lucide-react/icons/chevron-left";
import ChevronRight from "lucide-react/icons/chevron-right";
import type { ReactNode } from "react";
import { Heading } from "../Heading/Heading";
import type { HeadingLevel } from "../Heading/Heading";
import { useLink } from "../LinkProvider/LinkProvider";
import * as css from "./DayStrip.css";

/** A day to go to: its address, and its name, spoken: "Día anterior, jueves 4". */
export interface DayStep {
  href: string;
  label: string;
}

/** Props of {@link DayStrip}. */
export interface DayStripProps {
  /** Names the navigation: "Día de los resultados". */
  label: string;
  /** The day: "Viernes 5 de diciembre". */
  title: string;
  /** Quietly below it: "05-12-2025 · 3 sorteos". */
  note: string;
  /** The day before; default there is none. */
  previous?: DayStep;
  /** The day after; default there is none. */
  next?: DayStep;
  /** Outline level of the day; default 2. */
  headingLevel?: HeadingLevel;
}

function Step({ step, children }: { step: DayStep | undefined; children: ReactNode }) {
  const Link = useLink();
  return step === undefined ? (
    <span className={css.noStep}>{children}</span>
  ) : (
    <Link href={step.href} aria-label={step.label} className={css.step}>
      {children}
    </Link>
  );
}

/** Days are links: they can be shared, and the back button undoes them. */
export const DayStrip = ({ label, title, note, previous, next, headingLevel = 2 }: DayStripProps) => (
  <nav aria-label={label} className={css.strip}>
    <Step step={previous}>
      <ChevronLeft size="1.375rem" aria-hidden />
    </Step>
    <div className={css.day}>
      <div className={css.title}>
        <Heading level={headingLevel} size="inherit">
          {title}
        </Heading>
      </div>
      <p className={css.note}>{note}</p>
    </div>
    <Step step={next}>
      <ChevronRight size="1.375rem" aria-hidden />
    </Step>
  </nav>
);
