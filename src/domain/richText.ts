/** A text with its marks, as a tree: what safeText makes of HTML, and RichText draws. */

/** An element: its tag, its attributes by their DOM names, what stands in it. */
export interface RichElement {
  tag: string;
  attributes?: Readonly<Record<string, string | number>>;
  children?: readonly RichNode[];
}

/** An element, or a piece of text. */
export type RichNode = string | RichElement;

/** What stands within a line: between its words and the next nothing is read. */
const WITHIN = new Set(["a", "b", "em", "i", "s", "strong", "sub", "sup", "u"]);

const spelled = (nodes: readonly RichNode[]): string =>
  nodes
    .map((node) => {
      if (typeof node === "string") return node;
      const words = spelled(node.children ?? []);
      return WITHIN.has(node.tag) ? words : ` ${words} `;
    })
    .join("");

/** The words of a text without its marks, in one line. */
export const wordsOf = (nodes: readonly RichNode[]): string => spelled(nodes).replace(/\s+/g, " ").trim();
