/** Where the focus goes when what had it is no longer there. */

/** Focuses a part of the page that takes no focus of its own, so that it is read and the next Tab starts in it. */
export function focusPart(part: HTMLElement | null): void {
  if (!part) return;
  part.tabIndex = -1;
  part.focus();
}
