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
    /** Quieter, after the title: how many there are. */
    note?: string;
    content: ReactNode;
  }[];
  /** Whether the first part is open at first; default false. */
  isFirstOpen?: boolean;
  /** Whether several parts may be open at once; default false: opening one closes the other. */
  isMultiple?: boolean;
  /** Level of the titles; default 3. */
  headingLevel?: HeadingLevel;
  /** "inset" within a sheet: without a frame of its own; default "pad". */
  look?: "pad" | "inset";
}

/** Native `<details>`: it opens and closes without scripts, and a search in the page finds what is folded. */
export const Accordion = ({
  items,
  isFirstOpen = false,
  isMultiple = false,
  headingLevel = 3,
  look = "pad",
}: AccordionProps) => {
  const group = useId();
  return (
    <div className={css.accordion({ look })}>
      {items.map((item, i) => (
        <details
          key={item.id}
          name={isMultiple ? undefined : group}
          open={isFirstOpen && i === 0}
          className={css.item({ look })}
        >
          <summary className={css.summary({ look })}>
            <span className={css.title({ look })}>
              <Heading level={headingLevel} size="inherit">
                {item.title}
              </Heading>
              {item.note !== undefined && <span className={css.note}>{item.note}</span>}
            </span>
            <span aria-hidden className={css.sign} />
          </summary>
          <div className={css.content({ look })}>{item.content}</div>
        </details>
      ))}
    </div>
  );
};
