/**
 * What a person types or chooses before React has taken a page over. React leaves it in the element and tells nobody: the
 * state goes on without it, and the card of one gateway looks chosen while the button pays at the other. So each field
 * that differs from what the server sent is told of again as soon as React has it, by a part that is fetched only then.
 */
import type { EarlyInput, Field } from "./tellReact";

/** React keeps its own facts of an element under names that begin so. */
export const isTaken = (field: Element): boolean => Object.keys(field).some((name) => name.startsWith("__react"));

/** Lists have no default of their own: the option that was sent as chosen no longer is. */
const isChanged = (field: HTMLInputElement): boolean =>
  /^(checkbox|radio)$/.test(field.type)
    ? field.checked !== field.defaultChecked
    : field.value !== (field.defaultValue ?? field.value) ||
      field.querySelector("option[selected]:not(:checked)") !== null;

/** Looks after every field of the document that is changed before React has it. To be called before hydration. */
export function keepEarlyInput(): void {
  const early: EarlyInput = new Map();
  const keep = (field: Field) => {
    if (early.size === 0) void import("./tellReact").then(({ tellReact }) => tellReact(early));
    // With its state: a render in between puts back what React believes.
    early.set(field, { text: field.value, isTicked: (field as HTMLInputElement).checked });
  };
  for (const field of document.querySelectorAll<HTMLInputElement>("input, textarea, select"))
    if (isChanged(field)) keep(field);
  // Parts of a page that are fetched later are taken over later.
  for (const event of ["input", "change"])
    document.addEventListener(
      event,
      ({ target }) => {
        const field = target as Field;
        if (early.has(field) || !isTaken(field)) keep(field);
      },
      true,
    );
}
