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

/** Waits until nothing is on its way any more: what repeats without end is left out. */
export async function comeToRest(window: Window): Promise<void> {
  const moving = window.document
    .getAnimations()
    .filter(({ playState, effect }) => playState === "running" && Number.isFinite(effect?.getComputedTiming().endTime));
  await Promise.allSettled(moving.map(({ finished }) => finished));
}
