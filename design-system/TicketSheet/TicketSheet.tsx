/** A ticket to be filled in: the stub says what is asked for, the face holds the form. */
import { useId } from "react";
import type { ReactNode } from "react";
import { Heading } from "../Heading/Heading";
import type { HeadingLevel } from "../Heading/Heading";
import { accentClass } from "../tokens/accents.css";
import type { LotteryAccent } from "../tokens/palette";
import * as css from "./TicketSheet.css";

/** Props of {@link TicketSheet}. */
export interface TicketSheetProps {
  /** On the stub; it names the sheet. */
  title: string;
  /** A sentence below the title. */
  description?: ReactNode;
  /** Colour of the stub; default "esmeralda", the shop's own. */
  accent?: LotteryAccent;
  /** Target of an anchor link. */
  id?: string;
  /** Outline level of the title; default 2. */
  headingLevel?: HeadingLevel;
  /** What is filled in. */
  children: ReactNode;
}

/** The stub above the face, and beside it where there is room. */
export const TicketSheet = ({
  title,
  description,
  accent = "esmeralda",
  id,
  headingLevel = 2,
  children,
}: TicketSheetProps) => {
  const titleId = useId();
  return (
    <section id={id} aria-labelledby={titleId} className={`${accentClass[accent]} ${css.ticket}`}>
      <div className={css.sheet}>
        <div className={css.stub}>
          <div className={css.words}>
            <div className={css.title}>
              <Heading level={headingLevel} size="inherit" id={titleId}>
                {title}
              </Heading>
            </div>
            {description !== undefined && <div className={css.description}>{description}</div>}
          </div>
        </div>
        <div className={css.face}>{children}</div>
      </div>
    </section>
  );
};
