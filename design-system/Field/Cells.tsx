/** A field of several parts, printed as the cells of one stub: perforations between them, a caption in each. */
import ChevronDown from "lucide-react/icons/chevron-down";
import type { ReactNode } from "react";
import * as css from "./Cells.css";
import { control } from "./Field.css";

interface CellsProps {
  /** "date": three cells in a row; "document": two, one below the other where there is little room. */
  parts: "date" | "document";
  isInvalid: boolean;
  isDisabled?: boolean;
  isReadOnly?: boolean;
  children: ReactNode;
}

/** The stub itself. */
export const Cells = ({ parts, isInvalid, isDisabled, isReadOnly, children }: CellsProps) => (
  <div className={`${control({ isInvalid, isDisabled, isReadOnly })} ${css.cells({ parts })}`}>{children}</div>
);

interface CellProps {
  /** The control's identifier. */
  id: string;
  caption: string;
  isInvalid?: boolean;
  /** Whether it holds a list, which wants an arrow. */
  isList?: boolean;
  children: ReactNode;
}

/** One cell: its control fills it, the caption lies over the control's upper edge. */
export const Cell = ({ id, caption, isInvalid = false, isList = false, children }: CellProps) => (
  <div className={css.cell} data-invalid={isInvalid ? "" : undefined}>
    <label htmlFor={id} className={css.caption}>
      {caption}
    </label>
    {children}
    {isList && <ChevronDown size="1.125rem" aria-hidden className={css.cellArrow} />}
  </div>
);
