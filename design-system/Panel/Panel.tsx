/** A sheet of paper: one step of a form, one part of an account. */
import { useId } from "react";
import type { ReactNode, Ref } from "react";
import { Heading } from "../Heading/Heading";
import type { HeadingLevel } from "../Heading/Heading";
import * as css from "./Panel.css";

/** Props of {@link Panel}. */
export interface PanelProps {
  /** Without a title the panel is a plain box. */
  title?: string;
  /** One quiet sentence under the title. */
  description?: ReactNode;
  /** Whether it is there on paper too: an invitation to press something is not; default true. */
  isPrinted?: boolean;
  /** Default 2. */
  headingLevel?: HeadingLevel;
  /** Target of an anchor link. */
  id?: string;
  ref?: Ref<HTMLElement>;
  children: ReactNode;
}

/** A sheet of paper with a title: one step of a form, one part of an account. */
export const Panel = ({ title, description, headingLevel = 2, isPrinted = true, id, ref, children }: PanelProps) => {
  const headingId = useId();
  const look = isPrinted ? css.panel : css.screenOnly;
  if (title === undefined) {
    return (
      <div id={id} ref={ref as Ref<HTMLDivElement>} className={look}>
        {children}
      </div>
    );
  }
  return (
    <section id={id} ref={ref} aria-labelledby={headingId} className={look}>
      <div className={css.head}>
        <Heading level={headingLevel} size="h3" id={headingId}>
          {title}
        </Heading>
        {description !== undefined && <div className={css.description}>{description}</div>}
      </div>
      {children}
    </section>
  );
};
