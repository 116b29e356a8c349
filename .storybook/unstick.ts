/**
 * Takes what stays in sight (a head, a bar at the thumb) back into the flow. axe measures a target as it lies at that moment:
 * one that is half under such a bar would count as too small, though the page scrolls. What was taken is marked in the page
 * itself: a journey sends this function alone to its browser, where nothing else of this file is known.
 */
export function unstick(): void {
  for (const element of document.querySelectorAll<HTMLElement>("*"))
    if (getComputedStyle(element).position === "sticky") {
      element.style.position = "relative";
      element.dataset["unstuck"] = "";
    }
}

/** The attribute of what was taken. */
export const UNSTUCK = "data-unstuck";

/** Lets it stay in sight again. */
export function stickAgain(): void {
  for (const element of document.querySelectorAll<HTMLElement>("[data-unstuck]")) {
    element.style.removeProperty("position");
    delete element.dataset["unstuck"];
  }
}
