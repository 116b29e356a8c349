/** The parts that place other parts: stacks, rows, grids, the page, its bands and panels. */
import { useId } from "react";
import type { ReactNode } from "react";
import { Heading } from "../Text/Text";
import type { HeadingLevel } from "../Text/Text";
import type { Space } from "../tokens/contract.css";
import * as css from "./Layout.css";

/** Props of {@link Stack}. */
export interface StackProps {
  /** Room between the children, on the 4 px grid; default "m" (16 px). */
  gap?: Space;
  /** Across the column; "center" also centres text; default "stretch". */
  align?: "stretch" | "start" | "center";
  children: ReactNode;
}

/** Children one below the other. */
export const Stack = ({ gap, align, children }: StackProps) => (
  <div className={css.stack({ gap, align })}>{children}</div>
);

/** Props of {@link Inline}. */
export interface InlineProps {
  /** Room between the children; default "s" (12 px). */
  gap?: Space;
  /** Across the row; default "center". */
  align?: "start" | "center" | "end" | "baseline";
  /** Along the row; default "start". */
  justify?: "start" | "center" | "end" | "between";
  /** Whether children may go on to the next line; default true. */
  isWrapping?: boolean;
  children: ReactNode;
}

/** Children side by side. */
export const Inline = ({ gap, align, justify, isWrapping, children }: InlineProps) => (
  <div className={css.inline({ gap, align, justify, isWrapping })}>{children}</div>
);

/** Props of {@link Grid}. */
export interface GridProps {
  /** Columns on a desktop; 1 on a phone, at most 2 from 600 px; default 1. */
  columns?: 1 | 2 | 3 | 4;
  /** Room between the cells; default "l" (20 px). */
  gap?: Space;
  /** "list" when the children are `<li>`; default "div". */
  as?: "div" | "list";
  children: ReactNode;
}

/** Equal columns that become one on a phone. */
export const Grid = ({ columns, gap, as = "div", children }: GridProps) =>
  as === "list" ? (
    // Safari drops list semantics from lists without markers.
    // eslint-disable-next-line jsx-a11y/no-redundant-roles
    <ul role="list" className={css.grid({ columns, gap })}>
      {children}
    </ul>
  ) : (
    <div className={css.grid({ columns, gap })}>{children}</div>
  );

/** Props of {@link Page}. */
export interface PageProps {
  /** How wide lines may get: "wide" 1120 px, "reading" 720 px, "form" 520 px; default "wide". */
  width?: "wide" | "reading" | "form";
  /** Room above and below; default true. */
  isPadded?: boolean;
  children: ReactNode;
}

/** The page's column: centred, with room at the sides. Put a {@link Section} outside of it, or use one or the other. */
export const Page = ({ width, isPadded, children }: PageProps) => (
  <div className={css.page({ width, isPadded })}>{children}</div>
);

/** Props of {@link Section}. */
export interface SectionProps {
  /** Its heading. */
  title: string;
  /** A link or button beside the title. */
  action?: ReactNode;
  /** "sunk" lays a darker band from edge to edge; default "plain". */
  tone?: "plain" | "sunk";
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
      <div className={css.page({ isPadded: false })}>
        <div className={css.sectionHead}>
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

/** Props of {@link Panel}. */
export interface PanelProps {
  /** Without a title the panel is a plain box. */
  title?: string;
  /** One quiet sentence under the title. */
  description?: ReactNode;
  /** Default 2. */
  headingLevel?: HeadingLevel;
  /** Target of an anchor link. */
  id?: string;
  children: ReactNode;
}

/** A sheet of paper with a title: one step of a form, one part of an account. */
export const Panel = ({ title, description, headingLevel = 2, id, children }: PanelProps) => {
  const headingId = useId();
  if (title === undefined) {
    return (
      <div id={id} className={css.panel}>
        {children}
      </div>
    );
  }
  return (
    <section id={id} aria-labelledby={headingId} className={css.panel}>
      <div className={css.panelHead}>
        <Heading level={headingLevel} size="h3" id={headingId}>
          {title}
        </Heading>
        {description !== undefined && <div className={css.panelDescription}>{description}</div>}
      </div>
      {children}
    </section>
  );
};

/** Props of {@link Split}. */
export interface SplitProps {
  /** The content itself. */
  main: ReactNode;
  /** 340 px wide and sticky from 900 px; below the main part on a phone. A {@link SummaryBar} in it sticks to the bottom there. */
  aside: ReactNode;
}

/** Content beside a narrow aside that stays in view. */
export const Split = ({ main, aside }: SplitProps) => (
  <div className={css.split}>
    <div className={css.splitMain}>{main}</div>
    <div className={css.splitAside}>{aside}</div>
  </div>
);

/** Props of {@link Divider}. */
export interface DividerProps {
  /** Default "perforation". */
  kind?: "perforation" | "hairline";
}

/** A line between two parts: a row of perforations, or a hairline. */
export const Divider = ({ kind }: DividerProps) => <hr className={css.divider({ kind })} />;
