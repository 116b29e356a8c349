/** What stands on a page, as one line. */

/** One line, with ordinary spaces only: what a page breaks or holds together is the same sentence. */
export const oneLine = (text: string): string => text.replace(/\s+/g, " ").trim();

/** Everything that an element shows or says to who listens, without what is hidden from both. */
export const textOf = (element: HTMLElement): string => oneLine(element.innerText);
