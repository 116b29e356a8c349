/** One of the drawings of an empty state, in a file of its own: a page ships those that it shows. */
import { Illustration } from "./Illustration";

/** A letter that is on its way. */
export const sentDrawing = (
  <Illustration>
    <path d="m20 42 52-34 52 34v8M20 42v62h104V72M20 104l36-34a22 22 0 0 1 32 0l36 34M20 44l34 26" />
    <path d="M46 52V31h52v24M56 41h30M56 50h20M4 60h8M2 74h10M6 88h6" opacity=".6" />
    <path d="M112 38h38v10a6 6 0 0 0 0 12v10h-38V60a6 6 0 0 0 0-12ZM122 53l6 6 12-12" />
  </Illustration>
);
