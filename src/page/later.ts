/** When a part of a page that the server has drawn whole is fetched: once somebody uses the page, or it has come to rest. */

/** Milliseconds after which the page has come to rest. */
const REST = 3_000;
const USED = ["scroll", "pointerdown", "keydown"] as const;

/**
 * Settles when the part around the element with this id is wanted. Where the server has not drawn it, at once: its place is
 * empty. Never much later: until it is there, nothing that the router changes could be shown around it.
 */
export const whenUsed = (id: string): Promise<void> =>
  new Promise((resolve) => {
    if (!document.getElementById(id)) {
      resolve();
      return;
    }
    const done = () => {
      clearTimeout(timer);
      for (const event of USED) removeEventListener(event, done);
      resolve();
    };
    const timer = setTimeout(done, REST);
    for (const event of USED) addEventListener(event, done, { passive: true });
  });
