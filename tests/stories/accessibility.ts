/** The rules of accessibility that a story in this page is held to. */
import axe from "axe-core";
import { UNSTUCK } from "../../.storybook/unstick";
import { ofLayout } from "../axe";
import { collectsReadings } from "./readContrast";

const TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/** What the rules but those of the layout read of an element: its elements, attributes and text, and what of it is shown. */
function markupOf(root: Element, left: readonly Element[] = []): string {
  const ids = new Map<string, string>();
  // React numbers its ids through: the same story has others in another window.
  for (const { id } of document.querySelectorAll("[id]")) ids.set(id, `id${ids.size}`);
  const named = (value: string) => value.replace(/[^\s#]+/g, (word) => ids.get(word) ?? word);
  const parts: string[] = [];
  const write = (node: Node) => {
    if (node instanceof Text) parts.push(node.data);
    if (!(node instanceof Element) || left.includes(node)) return;
    parts.push(`<${node.localName}`);
    const isUnstuck = node.hasAttribute(UNSTUCK);
    for (const { name, value } of node.attributes)
      if (name !== UNSTUCK && !(isUnstuck && name === "style")) parts.push(` ${name}="${named(value)}"`);
    parts.push(node.checkVisibility({ visibilityProperty: true, opacityProperty: true }) ? ">" : " hidden>");
    node.childNodes.forEach(write);
    parts.push("</>");
  };
  write(root);
  return parts.join("");
}

/** The open page in the parts that return from story to story or from window to window: head, foot, content, and all else. */
export function partsOfPage(): string[] {
  const frame = [...document.querySelectorAll("header, footer, main")].filter(
    (part) => !part.parentElement?.closest("main"),
  );
  return [...frame.map((part) => markupOf(part)), markupOf(document.body, frame)];
}

axe.configure({
  ...collectsReadings,
  // A link within a text is told by more than its colour: in every theme, then.
  rules: [...(collectsReadings.rules ?? []), { id: "link-in-text-block", any: ["link-in-text-block-style"] }],
});

/** The rules that a story's parameters for the accessibility addon switch off. */
export const rulesOff = (asked: unknown): string[] =>
  ((asked as { config?: { rules?: readonly { id: string; enabled: boolean }[] } }).config?.rules ?? [])
    .filter(({ enabled }) => !enabled)
    .map(({ id }) => id);

async function faultsOf(options: axe.RunOptions): Promise<string[]> {
  const { violations } = await axe.run(document.body, { ...options, resultTypes: ["violations"], iframes: false });
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${help}: ${target.join(" ")}: ${failureSummary}`),
  );
}

/** What breaks any rule but those of `off`, one line each. */
export const pageFaults = (off: readonly string[]): Promise<string[]> =>
  faultsOf({
    runOnly: { type: "tag", values: TAGS },
    // A story is no whole page, and the contrast is read in every theme (readContrast.ts).
    rules: Object.fromEntries(["region", "color-contrast", ...off].map((id) => [id, { enabled: false }])),
  });

/** What breaks a rule of the layout, one line each. */
export const layoutFaults = (): Promise<string[]> => faultsOf({ runOnly: { type: "rule", values: [...ofLayout] } });
