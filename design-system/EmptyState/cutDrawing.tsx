/** One of the drawings of an empty state, in a file of its own: a page ships those that it shows. */
import { Illustration } from "./Illustration";

/** A card that is cut in two: something was ended for good. */
export const cutDrawing = (
  <Illustration>
    <path d="M18 22h60a5 5 0 0 0 10 0h52v70H88a5 5 0 0 0-10 0H18Z" />
    <path d="M83 34v46" strokeDasharray="1 7" />
    <circle cx="48" cy="46" r="10" />
    <path d="M30 80c2-14 10-18 18-18s16 4 18 18" />
    <path d="M100 40h28M100 50h28M100 60h18" opacity=".6" />
    <path d="m80 12 10 62M96 13 76 70" strokeWidth="4" />
    <circle cx="93" cy="84" r="10" fill="var(--pm-sheet)" />
    <circle cx="72" cy="80" r="10" fill="var(--pm-sheet)" />
    <circle cx="93" cy="84" r="4" />
    <circle cx="72" cy="80" r="4" />
  </Illustration>
);
