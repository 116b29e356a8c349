/** The frame of the small drawings for places where nothing stands: lines in the colour of the text. */
import type { ReactNode } from "react";

/** The outline of a ticket with its perforated edges. */
export const ticketOutline =
  "M14 26h132v13a8 8 0 0 0 0 16v13a8 8 0 0 0 0 16v12H14V84a8 8 0 0 0 0-16V55a8 8 0 0 0 0-16Z";

/** A decorative drawing, 160 by 120 units. */
export const Illustration = ({ children }: { children: ReactNode }) => (
  <svg
    viewBox="0 0 160 120"
    aria-hidden
    fill="none"
    stroke="currentColor"
    strokeWidth="2.5"
    strokeLinecap="round"
    strokeLinejoin="round"
  >
    {children}
  </svg>
);
