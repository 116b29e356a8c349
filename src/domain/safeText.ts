/** From a text of HTML to a tree that holds only what a reader may be shown. Requirement INFO-05. */
import { fromHtmlIsomorphic } from "hast-util-from-html-isomorphic";
import { sanitize } from "hast-util-sanitize";
import type { Schema } from "hast-util-sanitize";
import type { RichNode } from "./richText";

type Root = ReturnType<typeof fromHtmlIsomorphic>;
type Element = Extract<Root["children"][number], { type: "element" }>;
/** What stands in a tree that has been sanitised: elements and text, no comments. */
type Content = Element | Extract<Element["children"][number], { type: "text" }>;

const childrenOf = ({ children }: Element | Root): readonly Content[] => children as Content[];

/** What may stand in the tree. All else is taken off; its words stay, unless it is one of `strip`. */
const schema: Schema = {
  tagNames: [
    ..."p br hr div blockquote figure figcaption ul ol li h1 h2 h3 h4 h5 h6".split(" "),
    ..."strong b em i u s sub sup a img".split(" "),
    ..."table caption thead tbody tfoot tr th td".split(" "),
  ],
  attributes: {
    a: ["href"],
    img: ["src", "alt", "width", "height"],
    ol: ["start"],
    td: ["colSpan", "rowSpan"],
    th: ["colSpan", "rowSpan", ["scope", "col", "row", "colgroup", "rowgroup"]],
  },
  ancestors: Object.fromEntries("caption thead tbody tfoot tr th td".split(" ").map((tag) => [tag, ["table"]])),
  protocols: { href: ["http", "https", "mailto", "tel"], src: ["https"] },
  required: {},
  clobber: [],
  // What these hold is no text for a reader, or is read by other rules than HTML's.
  strip: (
    "script style template svg math iframe object embed noscript noembed noframes xmp plaintext textarea select " +
    "option title audio video canvas dialog head"
  ).split(" "),
  allowComments: false,
  allowDoctypes: false,
};

const HEADINGS = new Set("h1 h2 h3 h4 h5 h6".split(" "));
const BLOCKS = new Set([...HEADINGS, ..."p hr div blockquote figure figcaption ul ol li table".split(" ")]);

/** What may stand directly in the parts of a table and of a list; the parser of a browser would move all else away. */
const ONLY_IN: Readonly<Record<string, readonly string[]>> = {
  table: ["caption", "thead", "tbody", "tfoot"],
  thead: ["tr"],
  tbody: ["tr"],
  tfoot: ["tr"],
  tr: ["th", "td"],
};

/** Where no address of a text may lead: it only tells "this site" from "another site". */
const HERE = "https://aqui.invalid";

/**
 * What the browser would make of an address: read by the same rules as the browser's own, so that no disguise (tabs,
 * backslashes, entities, capitals) leads elsewhere than it is judged by.
 * @returns its scheme ("https:") and whether it is a page of another site; null when it is no address.
 */
const addressOf = (address: string): { scheme: string; isExternal: boolean } | null => {
  if (!URL.canParse(address, HERE)) return null;
  const { protocol, origin } = new URL(address, HERE);
  return { scheme: protocol, isExternal: protocol.startsWith("http") && origin !== HERE };
};

const LINK_SCHEMES = ["http:", "https:", "mailto:", "tel:"];

const isBlock = (node: Content): boolean =>
  node.type === "element" && (BLOCKS.has(node.tagName) || childrenOf(node).some(isBlock));

const isBlank = (node: Content): boolean => node.type === "text" && node.value.trim() === "";

const element = (tagName: string, children: Content[]): Element => ({
  type: "element",
  tagName,
  properties: {},
  children,
});

/**
 * Puts right what would not survive being written and read again (a block in a paragraph, a link in a link, words loose
 * in a table): the server's HTML, as the browser reads it, must be the tree that React expects.
 */
const wellFormed = (nodes: readonly Content[], inside: readonly string[]): Content[] =>
  nodes.flatMap((node): Content[] => {
    if (node.type === "text") return [node];
    const { tagName, properties } = node;
    const parent = inside[inside.length - 1];
    const isHeading = HEADINGS.has(tagName);

    if (tagName === "img") {
      const address = addressOf(String(properties.src ?? ""));
      return properties.src !== undefined && address?.scheme === "https:" ? [{ ...node, children: [] }] : [];
    }

    const children = wellFormed(childrenOf(node), [...inside, tagName]);
    if (tagName === "a") {
      const address = addressOf(String(properties.href ?? ""));
      const isLink = properties.href !== undefined && address !== null && LINK_SCHEMES.includes(address.scheme);
      // A browser leaves an empty link where it ends one that another interrupts; nothing could be pressed there, or named.
      if (!isLink || inside.includes("a") || !children.some(isSeen)) return children;
      return [{ ...node, properties: { ...properties, ...(address.isExternal && { target: "_blank" }) }, children }];
    }
    if (isHeading && inside.some((tag) => HEADINGS.has(tag))) return children;
    if ((tagName === "p" || isHeading) && children.every(isBlank)) return [];
    if (tagName === "p" && children.some(isBlock)) return [element("div", children)];
    if (tagName === "li" && parent !== "ul" && parent !== "ol") return [element("div", children)];
    if (tagName === "ul" || tagName === "ol") {
      const items = children.flatMap((child) => {
        if (isBlank(child)) return [];
        return child.type === "element" && child.tagName === "li" ? [child] : [element("li", [child])];
      });
      return items.length === 0 ? [] : [{ ...node, children: items }];
    }
    const only = ONLY_IN[tagName];
    if (only === undefined) return [{ ...node, children }];
    const parts = children.filter((child) => child.type === "element" && only.includes(child.tagName));
    return parts.length === 0 ? [] : [{ ...node, children: parts }];
  });

/** Whether there is anything to see: a word, a picture. */
const isSeen = (node: Content): boolean =>
  node.type === "text" ? !isBlank(node) : node.tagName === "img" || childrenOf(node).some(isSeen);

/** The node as it is sent to the browser: nothing in it that is empty. */
const toRich = (node: Content): RichNode => {
  if (node.type === "text") return node.value;
  const attributes: Record<string, string | number> = {};
  for (const [name, value] of Object.entries(node.properties))
    if (typeof value === "string" || typeof value === "number") attributes[name] = value;
  const children = childrenOf(node).map(toRich);
  return {
    tag: node.tagName,
    ...(Object.keys(attributes).length > 0 && { attributes }),
    ...(children.length > 0 && { children }),
  };
};

/**
 * The parsed, cleaned and well-formed content of a text of HTML.
 * @returns the top-level nodes; none when nothing would be seen, or when the text is nested deeper than any honest one.
 */
export const safeText = (html: string): RichNode[] => {
  let clean: Root;
  try {
    clean = sanitize(fromHtmlIsomorphic(html, { fragment: true }), schema) as Root;
  } catch (error) {
    // The parser goes down the tree by calling itself; thousands of nested marks are an attack, not a text.
    if (error instanceof RangeError) return [];
    throw error;
  }
  const nodes = wellFormed(childrenOf(clean), []);
  return nodes.some(isSeen) ? nodes.map(toRich) : [];
};
