/** What of a story's accessibility depends on its theme: the contrast of its colours. */
import axe from "axe-core";
import { themes } from "#ds";
import type { ThemeName } from "#ds";
import { ofColours } from "./themes";
import { withoutTransitions } from "./withoutTransitions";

/** Attributes by which styles tell states apart. */
const OF_STATE =
  /^(?:class|style|hidden|href|type|data-.*|aria-(?:current|selected|disabled|checked|invalid|pressed|expanded))$/;
/** States that no attribute tells. */
const STATES = [":disabled", ":checked", ":placeholder-shown", ":focus"];

/** What decides how an element looks in a theme, but for what stands around it: its tag, its classes, its state. */
const lookOf = (element: Element): string =>
  [
    element.tagName,
    ...[...element.attributes].flatMap(({ name, value }) =>
      OF_STATE.test(name) ? [name === "href" ? name : `${name}=${value}`] : [],
    ),
    ...STATES.filter((state) => element.matches(state)),
  ].join(" ");

/** The looks of the elements whose words were looked at already in the stories of `title`, by theme. */
const lookedAt = { title: "", looks: new Map<ThemeName, Set<string>>() };

const hasWords = (element: Element): boolean =>
  element.matches("input, select, textarea") ||
  [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent!.trim() !== "");

/** The elements of a document with words of their own, by their look and that of all that they stand in; of equals the first. */
function worded(document: Document): Map<string, Element> {
  const looks = new Map<Element, string>([[document.body, ""]]);
  const found = new Map<string, Element>();
  // In the document's order, so that a parent comes before what it holds.
  for (const element of document.body.querySelectorAll("*")) {
    const look = `${looks.get(element.parentElement!)}>${lookOf(element)}`;
    looks.set(element, look);
    if (!found.has(look) && hasWords(element)) found.set(look, element);
  }
  return found;
}

/**
 * Wears each of the themes in turn, and at last the one that was worn. All other rules read what no theme changes, and are run
 * once by the accessibility gate. Of the stories of one title, what stands in equal surroundings with an equal look was looked at
 * once: a table's second row, the frame of a screen's second state.
 * @throws when something has too little contrast in one of the themes
 */
export async function assertContrast(document: Document, title: string, names: readonly ThemeName[]): Promise<void> {
  if (lookedAt.title !== title) Object.assign(lookedAt, { title, looks: new Map() });
  const { documentElement: root } = document;
  const worn = root.className;
  const letGo = withoutTransitions();
  const faults: string[] = [];
  const elements = worded(document);
  for (const name of names) {
    const known = lookedAt.looks.get(name) ?? new Set();
    lookedAt.looks.set(name, known);
    const fresh = [...elements].filter(([look]) => !known.has(look));
    if (fresh.length === 0) continue;
    root.className = themes[name];
    const { violations } = await axe.run(
      { include: fresh.map(([, element]) => element) },
      { runOnly: { type: "rule", values: ofColours }, resultTypes: ["violations"] },
    );
    for (const { id, nodes } of violations)
      for (const { target, failureSummary } of nodes)
        faults.push(`${id} in ${name}: ${target.join(" ")}: ${failureSummary}`);
    if (violations.length === 0) for (const [look] of fresh) known.add(look);
  }
  root.className = worn;
  letGo();
  if (faults.length > 0) throw new Error(faults.join("\n"));
}
