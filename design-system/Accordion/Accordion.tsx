/** Parts that unfold under their titles. Requirements INFO-01, INFO-02, CONTACT-04. */
import { useId } from "react";
import type { ReactNode } from "react";
import { Heading } from "../Heading/Heading";
import type { HeadingLevel } from "../Heading/Heading";
import * as css from "./Accordion.css";

/** Props of {@link Accordion}. */
export interface AccordionProps {
  /** The parts in order. */
  items: readonly {
    id: string;
    /** Heads the part and opens it. */
    title: string;
    content: ReactNode;
  }[];
  /** Whether the first part is open at first; default false. */
  isFirstOpen?: boolean;
  /** Whether several parts may be open at once; default false: opening one closes the other. */
  isMultiple?: boolean;
  /** Level of the titles; default 3. */
  headingLevel?: HeadingLevel;
}

/** Native `<details>`: it opens and closes without scripts, and a search in the page finds what is folded. */
export const Accordion = ({ items, isFirstOpen = false, isMultiple = false, headingLevel = 3 }: AccordionProps) => {
  const group = useId();
  return (
    <div className={css.accordion}>
      {items.map((item, i) => (
        <details key={item.id} name={isMultiple ? undefined : group} open={isFirstOpen && i === 0} className={css.item}>
          <summary className={css.summary}>
            <span className={css.title}>
              <Heading level={headingLevel} size="inherit">
                {item.title}
              </Heading>
            </span>
            <span aria-hidden className={css.sign} />
          </summary>
          <div className={css.content}>{item.content}</div>
        </details>
      ))}
    </div>
  );
};
