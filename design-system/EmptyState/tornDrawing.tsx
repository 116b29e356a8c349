/** One of the drawings of an empty state, in a file of its own: a page ships those that it shows. */
import { Illustration } from "./Illustration";

/** A torn ticket: something failed. */
export const tornDrawing = (
  <Illustration>
    <path d="M14 26h52l-7 12 9 10-10 11 9 12-9 11 6 14H14V84a8 8 0 0 0 0-16V55a8 8 0 0 0 0-16Z" />
    <path
      d="M84 24h62v13a8 8 0 0 0 0 16v13a8 8 0 0 0 0 16v12H82l-6-14 9-11-9-12 10-11-9-10Z"
      transform="rotate(5 115 60)"
    />
    <path d="M26 48h24M26 62h20M100 48h32M100 62h24" opacity=".6" />
  </Illustration>
);
