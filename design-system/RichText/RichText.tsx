/** The one place where HTML from the backend is shown: cleaned, then built as elements of the house. Requirement INFO-05. */
import { useMemo } from "react";
import type { ReactNode } from "react";
import { useLink } from "../LinkProvider/LinkProvider";
import type { LinkComponent } from "../LinkProvider/LinkProvider";
import { heading } from "../Heading/Heading.css";
import type { HeadingLevel } from "../Heading/Heading";
import * as css from "./RichText.css";
import { addressOf, safeTree } from "./safeTree";
import type { Element, ElementContent } from "./safeTree";

/** Props of {@link RichText}. */
export interface RichTextProps {
  /** HTML as it came, from whomever; what is not text, list, table, link or picture is left out. */
  html: string;
  /** Level of the text's highest headings; the lower ones follow without a gap; default 2. */
  headingLevel?: HeadingLevel;
  /** "s" 15 px, "m" 17 px; default "m". */
  size?: "s" | "m";
  /** Names a table that has no caption of its own: "Tabla". */
  tableLabel: string;
  /** Shown when nothing is left to show; default: nothing. */
  emptyMessage?: ReactNode;
}

interface Room {
  Link: LinkComponent;
  /** The level at which each of the text's headings is shown. */
  levels: ReadonlyMap<string, number>;
  tableLabel: string;
}

const headingsOf = (nodes: readonly ElementContent[]): string[] =>
  nodes.flatMap((node) =>
    node.type !== "element" ? [] : /^h[1-6]$/.test(node.tagName) ? [node.tagName] : headingsOf(node.children),
  );

/** The ranks in use, closed up: a text that knows h2 and h4 gets two levels that follow each other. */
const levelsOf = (nodes: readonly ElementContent[], first: HeadingLevel): ReadonlyMap<string, number> =>
  new Map([...new Set(headingsOf(nodes))].sort().map((tag, i) => [tag, Math.min(first + i, 6)]));

const wordsOf = (node: ElementContent): string =>
  node.type === "text" ? node.value : node.type === "element" ? node.children.map(wordsOf).join("") : "";

const numberOf = (value: unknown): number | undefined => {
  const number = Number(value);
  return value != null && Number.isInteger(number) && number > 0 ? number : undefined;
};

const textOf = (value: unknown): string | undefined => (typeof value === "string" ? value : undefined);

const build = (nodes: readonly ElementContent[], room: Room): ReactNode =>
  nodes.map((node, i) =>
    node.type === "text" ? node.value : node.type === "element" ? <Piece key={i} node={node} room={room} /> : null,
  );

const Piece = ({ node, room }: { node: Element; room: Room }): ReactNode => {
  const { tagName, properties } = node;
  const children = build(node.children, room);
  switch (tagName) {
    case "p":
    case "div":
    case "figure": {
      const Tag = tagName;
      return <Tag className={css.block}>{children}</Tag>;
    }
    case "blockquote":
      return <blockquote className={css.quote}>{children}</blockquote>;
    case "figcaption":
      return <figcaption className={css.caption}>{children}</figcaption>;
    case "ul":
      return <ul className={css.list}>{children}</ul>;
    case "ol":
      return (
        <ol start={numberOf(properties.start)} className={css.list}>
          {children}
        </ol>
      );
    case "li":
      return <li className={css.item}>{children}</li>;
    case "hr":
      return <hr className={css.rule} />;
    case "br":
      return <br />;
    case "strong":
    case "b":
    case "em":
    case "i":
    case "u":
    case "s":
    case "sub":
    case "sup": {
      const Tag = tagName;
      return <Tag>{children}</Tag>;
    }
    case "a": {
      const href = String(properties.href);
      const isExternal = addressOf(href)?.isExternal;
      return (
        <room.Link
          href={href}
          target={isExternal ? "_blank" : undefined}
          rel={isExternal ? "noopener noreferrer" : undefined}
          className={css.link}
        >
          {children}
        </room.Link>
      );
    }
    case "img":
      return (
        <img
          src={textOf(properties.src)}
          alt={textOf(properties.alt) ?? ""}
          width={numberOf(properties.width)}
          height={numberOf(properties.height)}
          loading="lazy"
          decoding="async"
          className={css.image}
        />
      );
    case "table": {
      const caption = node.children.find((child) => child.type === "element" && child.tagName === "caption");
      const label = caption === undefined ? "" : wordsOf(caption).trim();
      return (
        // A wide table scrolls sideways within its frame, by keyboard too.
        // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        <div role="region" aria-label={label === "" ? room.tableLabel : label} tabIndex={0} className={css.frame}>
          <table className={css.table}>{children}</table>
        </div>
      );
    }
    case "caption":
      return <caption className={css.tableCaption}>{children}</caption>;
    case "thead":
    case "tbody":
    case "tfoot": {
      const Tag = tagName;
      return <Tag>{children}</Tag>;
    }
    case "tr":
      return <tr className={css.row}>{children}</tr>;
    case "th":
      return (
        <th
          scope={textOf(properties.scope)}
          colSpan={numberOf(properties.colSpan)}
          rowSpan={numberOf(properties.rowSpan)}
          className={properties.scope === "row" ? css.rowHead : css.headCell}
        >
          {children}
        </th>
      );
    case "td":
      return (
        <td colSpan={numberOf(properties.colSpan)} rowSpan={numberOf(properties.rowSpan)} className={css.cell}>
          {children}
        </td>
      );
    default: {
      const level = room.levels.get(tagName) ?? 6;
      const Tag = `h${level}` as "h1" | "h2" | "h3" | "h4" | "h5" | "h6";
      const size = `h${Math.min(level, 4)}` as "h1" | "h2" | "h3" | "h4";
      return <Tag className={`${heading({ size })} ${css.heading}`}>{children}</Tag>;
    }
  }
};

/** A text from the backend. It is parsed and cleaned alike on the server and in the browser, and no HTML is ever set as text. */
export const RichText = ({ html, headingLevel = 2, size, tableLabel, emptyMessage }: RichTextProps) => {
  const Link = useLink();
  const nodes = useMemo(() => safeTree(html), [html]);
  if (nodes.length === 0) return emptyMessage ?? null;
  return (
    <div className={css.text({ size })}>
      {build(nodes, { Link, levels: levelsOf(nodes, headingLevel), tableLabel })}
    </div>
  );
};
