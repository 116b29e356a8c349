/** Gives React the events of fields that were changed before it had them. */
import { isTaken } from "./earlyInput";

export type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;
/** Fields that wait, with what a person has made of them. */
export type EarlyInput = Map<Field, { text: string; isTicked: boolean }>;

/** How often it is looked whether React has the fields that wait, ms. */
const LOOK_EVERY = 100;

/** Sets a field past React, which compares it at an event with what was last set through the element's own property. */
function setBeside(field: Field, key: "value" | "checked", before: string | boolean, now: string | boolean): void {
  Object.assign(field, { [key]: before });
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), key)!.set!.call(field, now);
}

function dispatch(field: Field, text: string, isTicked: boolean): void {
  let event = "change";
  if (field.type === "checkbox" || field.type === "radio") {
    setBeside(field, "checked", !isTicked, isTicked);
    event = "click";
  } else if (field instanceof HTMLSelectElement) {
    field.value = text;
  } else if (field.type !== "file") {
    setBeside(field, "value", field.defaultValue, text);
    event = "input";
  }
  field.dispatchEvent(new Event(event, { bubbles: true }));
}

function tell(field: Field, text: string, isTicked: boolean): void {
  // Of radio buttons only the one that was chosen tells anything.
  if (field.type === "radio" && !isTicked) return;
  // A list has no default of its own.
  const { defaultValue: sent } = field as { defaultValue?: string };
  dispatch(field, text, isTicked);
  const isAsSent = field.value !== text && (sent === undefined || field.value === sent);
  // Between the rendering of a page and its commit an event makes React commit, and is handled before the effects have
  // run: react-hook-form, which listens to a form in one, leaves the field as it was sent. A second event comes after them.
  if (isAsSent || (field as HTMLInputElement).checked !== isTicked) dispatch(field, text, isTicked);
}

/** Tells React of each field as soon as it has it, until none waits. */
export function tellReact(early: EarlyInput): void {
  const settled = [...early].filter(([field]) => !field.isConnected || isTaken(field));
  for (const [field, { text, isTicked }] of settled) {
    early.delete(field);
    if (field.isConnected) tell(field, text, isTicked);
  }
  if (early.size > 0) setTimeout(tellReact, LOOK_EVERY, early);
}
