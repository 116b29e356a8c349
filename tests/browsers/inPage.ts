/** What is done within the page. It is bundled and handed to the browser; nothing here is known outside of it. */
import { queryAllByLabelText, queryAllByRole } from "@testing-library/dom";

/** What a person would call a thing on the page. Names are whole; `like` is a regular expression in their stead. */
export type Target = ({ role: string; name?: string; like?: string } | { label: string }) & {
  /** Which of several, from 0; the first unless told. */
  place?: number;
};

function everyOf(target: Target): HTMLElement[] {
  if ("label" in target) return queryAllByLabelText(document.body, target.label);
  const name = target.like === undefined ? target.name : new RegExp(target.like);
  return queryAllByRole(document.body, target.role, name === undefined ? {} : { name });
}

/** What stands for a thing under a finger: a box that is ticked by its label has no size of its own. */
const seenOf = (element: HTMLElement): HTMLElement =>
  element instanceof HTMLInputElement && /^(radio|checkbox)$/.test(element.type)
    ? (element.labels?.[0] ?? element)
    : element;

const painted = (): Promise<number> => new Promise((resolve) => requestAnimationFrame(resolve));

const PRESS_EVENTS = ["pointerdown", "mousedown", "pointerup", "mouseup", "click"] as const;
let hasReached: boolean | null = null;
let forget: () => void = () => undefined;

/** Has the next press reach a thing or nothing: what was measured may have moved until then. */
function allowOnly(seen: HTMLElement): void {
  forget();
  hasReached = false;
  const judge = (event: Event) => {
    if (event.type === "pointerdown") hasReached = event.composedPath().includes(seen);
    if (hasReached) return;
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  for (const type of PRESS_EVENTS) window.addEventListener(type, judge, true);
  forget = () => {
    for (const type of PRESS_EVENTS) window.removeEventListener(type, judge, true);
  };
}

/** Whether the press that `spotOf` was asked for reached its thing; null on another page than that, to which it led. */
export function reached(): boolean | null {
  forget();
  return hasReached;
}

/** Where to press a thing; throws while it is not there, moves, may not be pressed or is behind another. */
export async function spotOf(target: Target): Promise<{ x: number; y: number }> {
  const element = everyOf(target)[target.place ?? 0];
  if (element === undefined) throw new Error("it is not there");
  if (element.matches(":disabled, [aria-disabled=true]")) throw new Error("it may not be pressed");
  const seen = seenOf(element);
  seen.scrollIntoView({ block: "center", behavior: "instant" });
  await painted();
  const before = seen.getBoundingClientRect();
  await painted();
  const { left, top, width, height } = seen.getBoundingClientRect();
  if (left !== before.left || top !== before.top || width === 0) throw new Error("it moves or has no size");
  const spot = { x: Math.round(left + width / 2), y: Math.round(top + height / 2) };
  const met = document.elementFromPoint(spot.x, spot.y);
  if (met === null || !(seen.contains(met) || met.contains(seen))) throw new Error(`${met?.outerHTML} is in front`);
  allowOnly(seen);
  return spot;
}

/** The text of a thing, the value of a field; null when it is not there. */
export function textOf(target: Target): string | null {
  const element = everyOf(target)[target.place ?? 0];
  if (element === undefined) return null;
  return element instanceof HTMLInputElement ? element.value : element.innerText;
}

/** The address and the words of the page, the window's in front of it first. */
export const shown = (): string =>
  [...document.querySelectorAll<HTMLElement>("[role=dialog], [role=alertdialog], main")]
    .reverse()
    .reduce((text, { innerText }) => `${text} | ${innerText.replace(/\s+/g, " ")}`, where())
    .slice(0, 1500);

/** What a field is described by: its hint and what is wrong with it. */
export const describedBy = (target: Target): string =>
  (everyOf(target)[target.place ?? 0]?.getAttribute("aria-describedby") ?? "")
    .split(" ")
    .map((id) => document.getElementById(id)?.innerText ?? "")
    .join(" ");

/** True when React answers to everything that can be pressed, so that a press is never lost. */
export const isReady = (): boolean =>
  document.readyState === "complete" &&
  [...document.querySelectorAll("button, input, main")].every((element) =>
    Object.keys(element).some((key) => key.startsWith("__reactProps$")),
  );

/** The address without its origin. */
export const where = (): string => location.pathname + location.search;

/** What the trap at the door (door.ts) has caught since the browser was opened. */
export const escaped = (): string[] => JSON.parse(sessionStorage.getItem("escaped") ?? "[]") as string[];

/** Does what the trap must catch. */
export function misbehave(): void {
  setTimeout(() => {
    throw new Error("planted error");
  });
  void Promise.reject(new Error("planted rejection"));
  // eslint-disable-next-line no-console -- a message of the kind that React says of a page that it did not take over
  console.error("planted message");
  document.body.append(Object.assign(new Image(), { src: "https://planted.example/picture.png" }));
}

/** Makes the page ready for a picture and gives its height: all is fetched, nothing moves, no second can be read. */
export async function holdStill(): Promise<number> {
  (document.activeElement as HTMLElement | null)?.blur();
  // The bar that floats over the page fades.
  document.documentElement.style.overflow = "hidden";
  for (const timer of document.querySelectorAll<HTMLElement>("[role=timer]")) timer.style.visibility = "hidden";
  await document.fonts.ready;
  for (const image of document.images) image.loading = "eager";
  await Promise.allSettled([...document.images].map((image) => image.decode()));
  window.scrollTo({ top: 0, behavior: "instant" });
  await painted();
  await painted();
  return Math.max(document.documentElement.scrollHeight, window.innerHeight);
}
