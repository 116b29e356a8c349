/**
 * Takes what stays in sight (a head, a bar at the thumb) back into the flow. axe measures a target as it lies at that moment:
 * one that is half under such a bar would count as too small, though the page scrolls.
 */
export function unstick(): void {
  for (const element of document.querySelectorAll<HTMLElement>("*"))
    if (getComputedStyle(element).position === "sticky") element.style.position = "relative";
}
