/** One of the drawings of an empty state, in a file of its own: a page ships those that it shows. */
import { Illustration, ticketOutline } from "./Illustration";

/** A ticket under a lens: nothing was found. */
export const searchDrawing = (
  <Illustration>
    <path d={ticketOutline} opacity=".6" />
    <path d="M54 28v66" strokeDasharray="1 7" opacity=".6" />
    <circle cx="92" cy="58" r="26" fill="var(--pm-sheet)" />
    <path d="m111 77 24 26" strokeWidth="7" />
    <path d="M82 62c0-12 20-14 20-4 0 7-10 6-10 13M92 78v1" />
  </Illustration>
);
