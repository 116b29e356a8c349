/**
 * Takes what stays in sight (a head, a bar at the thumb) back into the flow. axe measures a target as it lies at that moment:
 * one that is half under such a bar would count as too small, though the page scrolls.
 */
export function unstick(): void {
  for (const element of document.querySelectorAll<HTMLElement>("*"))
    if (getComputedStyle(element).position === "sticky") {
      element.style.position = "relative";
      taken.add(element);
    }
}

/** What was taken back into the flow. */
const taken = new Set<HTMLElement>();

/** Lets it stay in sight again. */
export function stickAgain(): void {
  for (const element of taken) element.style.removeProperty("position");
  taken.clear();
}
