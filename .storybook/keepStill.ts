/** Makes a page believe that its reader asked for less movement, and ends what its styles would still move. */

const ASKS_FOR_LESS = /prefers-reduced-motion\s*:\s*(reduce|no-preference)/;

/** The way back, while a page is kept still. */
let letGo: (() => void) | undefined;

/**
 * Keeps the page still, or lets it go. Storybook prepares a story anew at each change of its toolbar, and clears up only
 * when it leaves the story: what the last call did is undone first.
 * @returns the way back.
 */
export function keepStill(window: Window, isStill: boolean): () => void {
  letGo?.();
  letGo = isStill ? hold(window) : undefined;
  return () => {
    letGo?.();
    letGo = undefined;
  };
}

function hold(window: Window): () => void {
  const original = window.matchMedia;
  window.matchMedia = (query) =>
    original.call(
      window,
      // A query that always holds, or never, in place of the one that asks about movement.
      query.replace(ASKS_FOR_LESS, (_, value) => (value === "reduce" ? "min-width: 0px" : "max-width: 0px")),
    );
  const style = window.document.createElement("style");
  const still = "animation: none !important; transition: none !important; scroll-behavior: auto !important;";
  // Apart: a browser that does not know a pseudo-element leaves out the whole rule that names it.
  style.textContent = `*, *::before, *::after { ${still} } *::details-content { ${still} }`;
  window.document.head.append(style);
  return () => {
    window.matchMedia = original;
    style.remove();
  };
}

/** Whether something on a page is on its way: what repeats without end is left out, and what nobody sees, which stands still. */
const isMoving = (document: Document): boolean =>
  document
    .getAnimations()
    .some(
      ({ playState, effect }) =>
        playState === "running" &&
        effect instanceof KeyframeEffect &&
        Number.isFinite(effect.getComputedTiming().endTime) &&
        effect.target?.checkVisibility(),
    );

/** Waits until nothing is on its way any more. Looked at anew with each frame: what moves may be hidden before its end. */
export async function comeToRest(window: Window): Promise<void> {
  while (isMoving(window.document)) await new Promise((painted) => window.requestAnimationFrame(painted));
}
