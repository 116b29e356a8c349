/** One of the drawings of an empty state, in a file of its own: a page ships those that it shows. */
import { Illustration } from "./Illustration";

/** A letter that says yes. */
export const confirmedDrawing = (
  <Illustration>
    <path d="M44 58V12h72v46M44 30 20 48v58h120V48l-24-18" />
    <path d="m20 50 60 36 60-36M20 106l38-33M140 106l-38-33" />
    <circle cx="80" cy="37" r="15" />
    <path d="m73 37 5 6 10-12" />
    <path d="M54 22h8M54 30h4M98 22h8M102 30h4M4 64h8M2 80h10M6 96h6" opacity=".6" />
  </Illustration>
);
