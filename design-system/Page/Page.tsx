/** The page's column. */
import type { ReactNode } from "react";
import * as css from "./Page.css";

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
