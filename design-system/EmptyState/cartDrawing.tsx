/** One of the drawings of an empty state, in a file of its own: a page ships those that it shows. */
import { Illustration } from "./Illustration";

/** An empty cart. */
export const cartDrawing = (
  <Illustration>
    <path d="M12 24h18l15 56h74l16-40H38" />
    <circle cx="57" cy="97" r="7" />
    <circle cx="108" cy="97" r="7" />
    <path d="M62 34V18h50v16M74 18v16" strokeDasharray="1 6" opacity=".7" />
  </Illustration>
);
