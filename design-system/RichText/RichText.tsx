/** The one place where a text with marks from the backend is shown, built as elements of the house. Requirement INFO-05. */
import type { ReactNode } from "react";
import { useLink } from "../LinkProvider/LinkProvider";
import type { LinkComponent } from "../LinkProvider/LinkProvider";
import { heading } from "../Heading/Heading.css";
import type { HeadingLevel } from "../Heading/Heading";
import * as css from "./RichText.css";

/** An element of a text: its tag, its attributes by their DOM names, what stands in it. */
export interface RichElement {
  tag: string;
  attributes?: Readonly<Record<string, string | number>>;
  children?: readonly RichNode[];
}

/** An element of a text, or a piece of text. */
export type RichNode = string | RichElement;

/** Props of {@link RichText}. */
export interface RichTextProps {
  /** The text, cleaned: headings, paragraphs, lists, tables, links, pictures. Of any other element only the words are shown. */
  content: readonly RichNode[];
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

const headingsOf = (nodes: readonly RichNode[]): string[] =>
  nodes.flatMap((node) =>
    typeof node === "string" ? [] : /^h[1-6]$/.test(node.tag) ? [node.tag] : headingsOf(node.children ?? []),
  );

/** The ranks in use, closed up: a text that knows h2 and h4 gets two levels that follow each other. */
const levelsOf = (nodes: readonly RichNode[], first: HeadingLevel): ReadonlyMap<string, number> =>
  new Map([...new Set(headingsOf(nodes))].sort().map((tag, i) => [tag, Math.min(first + i, 6)]));

const wordsOf = (node: RichNode): string =>
  typeof node === "string" ? node : (node.children ?? []).map(wordsOf).join("");

const numberOf = (value: unknown): number | undefined => {
  const number = Number(value);
  return value != null && Number.isInteger(number) && number > 0 ? number : undefined;
};

const textOf = (value: unknown): string | undefined => (typeof value === "string" ? value : undefined);

const build = (nodes: readonly RichNode[], room: Room): ReactNode =>
  nodes.map((node, i) => (typeof node === "string" ? node : <Piece key={i} node={node} room={room} />));

const NONE: NonNullable<RichElement["attributes"]> = {};

const Piece = ({ node, room }: { node: RichElement; room: Room }): ReactNode => {
  const { tag, attributes = NONE } = node;
  const children = node.children && build(node.children, room);
  switch (tag) {
    case "p":
    case "div":
    case "figure": {
      const Tag = tag;
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
        <ol start={numberOf(attributes.start)} className={css.list}>
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
      const Tag = tag;
      return <Tag>{children}</Tag>;
    }
    case "a": {
      const isExternal = attributes.target === "_blank";
      return (
        <room.Link
          href={textOf(attributes.href) ?? ""}
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
          src={textOf(attributes.src)}
          alt={textOf(attributes.alt) ?? ""}
          width={numberOf(attributes.width)}
          height={numberOf(attributes.height)}
          loading="lazy"
          decoding="async"
          className={css.image}
        />
      );
    case "table": {
      const caption = node.children?.find((child) => typeof child !== "string" && child.tag === "caption");
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
      const Tag = tag;
      return <Tag>{children}</Tag>;
    }
    case "tr":
      return <tr className={css.row}>{children}</tr>;
    case "th":
      return (
        <th
          scope={textOf(attributes.scope)}
          colSpan={numberOf(attributes.colSpan)}
          rowSpan={numberOf(attributes.rowSpan)}
          className={attributes.scope === "row" ? css.rowHead : css.headCell}
        >
          {children}
        </th>
      );
    case "td":
      return (
        <td colSpan={numberOf(attributes.colSpan)} rowSpan={numberOf(attributes.rowSpan)} className={css.cell}>
          {children}
        </td>
      );
    default: {
      const level = room.levels.get(tag);
      if (level === undefined) return children;
      const Tag = `h${level}` as "h1" | "h2" | "h3" | "h4" | "h5" | "h6";
      const size = `h${Math.min(level, 4)}` as "h1" | "h2" | "h3" | "h4";
      return <Tag className={`${heading({ size })} ${css.heading}`}>{children}</Tag>;
    }
  }
};

/** A text of the editors. It draws the elements that it knows, with no other attributes than these, and sets no HTML as text. */
export const RichText = ({ content, headingLevel = 2, size, tableLabel, emptyMessage }: RichTextProps) => {
  const Link = useLink();
  if (content.length === 0) return emptyMessage ?? null;
  return (
    <div className={css.text({ size })}>
      {build(content, { Link, levels: levelsOf(content, headingLevel), tableLabel })}
    </div>
  );
};
