/** The instants of the journeys. The server's clock starts at one of them and runs on. */

/** Friday 20 November 2026, 10:00 in Bogotá: Medellín's draw heads the home page and closes at 22:30. */
export const STARTS_AT = "2026-11-20T15:00:00Z";

/** A quarter of an hour after the start. */
export const QUARTER_LATER = "2026-11-20T15:15:00Z";

/** The day after at 9:00 in Bogotá: that Medellín draw has closed, Boyacá's is still open. */
export const AFTER_MEDELLIN = "2026-11-21T14:00:00Z";

/** From the start of the journeys past the closing of Medellín's draw, ms. */
export const PAST_CLOSING = 13 * 60 * 60 * 1000;
