/** A band of the page with its heading. */
import { useId } from "react";
import type { ReactNode } from "react";
import { Heading } from "../Heading/Heading";
import type { HeadingLevel } from "../Heading/Heading";
import { page } from "../Page/Page.css";
import * as css from "./Section.css";

/** Props of {@link Section}. */
export interface SectionProps {
  /** Its heading. */
  title: string;
  /** A link or button beside the title. */
  action?: ReactNode;
  /** "sunk" lays a darker band from edge to edge, "positive" one in the colour of money; default "plain". */
  tone?: "plain" | "sunk" | "positive";
  /** Default 2. */
  headingLevel?: HeadingLevel;
  /** Target of an anchor link. */
  id?: string;
  children: ReactNode;
}

/** A band of the page, from edge to edge, its content in the page's column. */
export const Section = ({ title, action, tone, headingLevel = 2, id, children }: SectionProps) => {
  const headingId = useId();
  return (
    <section id={id} aria-labelledby={headingId} className={css.section({ tone })}>
      <div className={page({ isPadded: false })}>
        <div className={css.head}>
          <Heading level={headingLevel} size="h2" id={headingId}>
            {title}
          </Heading>
          {action}
        </div>
        {children}
      </div>
    </section>
  );
};
