/** One of the drawings of an empty state, in a file of its own: a page ships those that it shows. */
import { Illustration, ticketOutline } from "./Illustration";

/** A ticket with its stub: nothing is here yet. */
export const ticketDrawing = (
  <Illustration>
    <path d={ticketOutline} />
    <path d="M54 28v66" strokeDasharray="1 7" />
    <path d="M68 44h34M68 58h58M68 72h46" opacity=".6" />
    <circle cx="34" cy="61" r="11" />
  </Illustration>
);
