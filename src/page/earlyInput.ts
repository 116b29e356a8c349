/**
 * What a person types or chooses before React has taken a page over. React leaves it in the element and tells nobody: the
 * state goes on without it, and the card of one gateway looks chosen while the button pays at the other. So each field
 * that differs from what the server sent is told of again as soon as React has it.
 */
type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** How often it is looked whether React has the fields that wait, ms. */
const LOOK_EVERY = 100;

const isField = (target: unknown): target is Field =>
  target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement;

/** React keeps its own facts of an element under names that begin so. */
const isTaken = (field: Field): boolean => Object.keys(field).some((name) => name.startsWith("__react"));

/** A box that is ticked, or one choice of several: its state is no text. */
const isChoice = (field: Field): field is HTMLInputElement => field.type === "checkbox" || field.type === "radio";

function isChanged(field: Field): boolean {
  if (field instanceof HTMLSelectElement) {
    const sent = [...field.options].findIndex((option) => option.hasAttribute("selected"));
    return field.selectedIndex !== Math.max(sent, 0);
  }
  // Of radio buttons only the one that was chosen tells anything.
  if (isChoice(field)) return field.checked !== field.defaultChecked && (field.checked || field.type === "checkbox");
  return field.value !== field.defaultValue;
}

/** What the person has made of a field. */
const stateOf = (field: Field): string | boolean => (isChoice(field) ? field.checked : field.value);

/** Sets a field past React, which compares it at an event with what was last set through the element's own property. */
function setBeside(field: Field, key: "value" | "checked", before: string | boolean, now: string | boolean): void {
  Object.assign(field, { [key]: before });
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), key)!.set!.call(field, now);
}

/** Gives React the event that it missed. */
function tell(field: Field, state: string | boolean): void {
  let event = "change";
  if (isChoice(field)) {
    setBeside(field, "checked", !state, state);
    event = "click";
  } else if (field instanceof HTMLSelectElement) {
    field.value = String(state);
  } else if (field.type !== "file") {
    setBeside(field, "value", field.defaultValue, state);
    event = "input";
  }
  field.dispatchEvent(new Event(event, { bubbles: true }));
}

/** Looks after every field of the document that is changed before React has it. To be called before hydration. */
export function keepEarlyInput(): void {
  // With their states: a render in between puts back what React believes.
  const waiting = new Map<Field, string | boolean>();
  const look = () => {
    const taken = [...waiting].filter(([field]) => !field.isConnected || isTaken(field));
    for (const [field, state] of taken) {
      waiting.delete(field);
      if (field.isConnected) tell(field, state);
    }
    if (waiting.size > 0) setTimeout(look, LOOK_EVERY);
  };
  const wait = (field: Field) => {
    if (waiting.size === 0) setTimeout(look);
    waiting.set(field, stateOf(field));
  };
  for (const field of document.querySelectorAll<Field>("input, textarea, select")) if (isChanged(field)) wait(field);
  // Parts of a page that are fetched later are taken over later.
  for (const event of ["input", "change"])
    document.addEventListener(
      event,
      ({ target }) => {
        if (isField(target) && (waiting.has(target) || !isTaken(target))) wait(target);
      },
      true,
    );
}
