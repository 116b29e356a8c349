/** What the pages of documentation are drawn with: the ticket at the head, ways on, pairs of sentences, tables. */
import { DocsContext } from "@storybook/addon-docs/blocks";
import { Children, useContext } from "react";
import type { ReactNode } from "react";
import { NAVIGATE_URL } from "storybook/internal/core-events";
import { Badge, Grid, Heading, LinkProvider, Stack, Table, Text, themeNames } from "#ds";
import type { LinkComponent, LotteryAccent, TableProps } from "#ds";
import { accentClass } from "#ds/tokens/accents.css.ts";
import { palettes, shapePairs, textPairs } from "#ds/tokens/palette.ts";
import { contrast } from "../fixtures/contrast";
import * as css from "./parts.css";

/** Goes to another page of Storybook without loading everything anew. */
const DocsLink: LinkComponent = ({ href, onClick, children, ...rest }) => {
  const { channel } = useContext(DocsContext);
  return (
    <a
      {...rest}
      href={href}
      onClick={(event) => {
        onClick?.(event);
        const isPlain = event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
        if (!href.startsWith("?path=") || !isPlain) return;
        event.preventDefault();
        channel.emit(NAVIGATE_URL, href);
      }}
    >
      {children}
    </a>
  );
};

/** Something drawn with our components, out of reach of Storybook's looks for text. */
export const Part = ({ children }: { children: ReactNode }) => (
  <LinkProvider component={DocsLink}>
    <div className={`sb-unstyled ${css.part}`}>{children}</div>
  </LinkProvider>
);

/** Props of {@link Ticket}. */
export interface TicketProps {
  /** The page's name. */
  title: string;
  /** Four digits. */
  number: string;
  /** Written under the number. */
  series: string;
  accent: LotteryAccent;
  /** One or two sentences. */
  children: ReactNode;
}

/** The head of a page: a ticket. */
export const Ticket = ({ title, number, series, accent, children }: TicketProps) => (
  <Part>
    <header className={`${accentClass[accent]} ${css.ticket}`}>
      <div className={css.stub} aria-hidden>
        <span className={css.number}>{number}</span>
        <span className={css.series}>{series}</span>
      </div>
      <div className={css.sheet}>
        <div className={css.words}>
          <Heading level={1}>{title}</Heading>
          <Text as="div" size="l">
            {children}
          </Text>
        </div>
      </div>
    </header>
  </Part>
);

/** Ways on, side by side. */
export const Ways = ({ columns = 3, children }: { columns?: 2 | 3; children: ReactNode }) => (
  <Part>
    <Grid columns={columns} as="list" gap="m">
      {Children.map(children, (child) => (
        <li style={{ listStyle: "none" }}>{child}</li>
      ))}
    </Grid>
  </Part>
);

/** Props of {@link Way}. */
export interface WayProps {
  /** The page of Storybook, without "?path=/". */
  to: string;
  title: string;
  /** What is found there. */
  children: ReactNode;
  /** Further ways, for who knows the first one already; default none. */
  more?: readonly { to: string; label: string }[];
}

/** One way on. */
export const Way = ({ to, title, more = [], children }: WayProps) => (
  <div className={css.way}>
    <DocsLink href={`?path=/${to}`} className={css.wayTitle}>
      {title}
    </DocsLink>
    <Text as="span" size="s" tone="soft">
      {children}
    </Text>
    {more.length > 0 && (
      <ul className={css.more}>
        {more.map((one) => (
          <li key={one.to}>
            <DocsLink href={`?path=/${one.to}`} className={css.moreLink}>
              {one.label}
            </DocsLink>
          </li>
        ))}
      </ul>
    )}
  </div>
);

/** What we say beside what we do not, with the reason. */
export const Pair = ({ said, unsaid, why }: { said: string; unsaid: string; why: string }) => (
  <Part>
    <Stack gap="xs">
      <div className={css.pair}>
        <div className={css.said}>
          <span>
            <Badge tone="success">Así</Badge>
          </span>
          <Text>{said}</Text>
        </div>
        <div className={css.unsaid}>
          <span>
            <Badge tone="error">Así no</Badge>
          </span>
          <Text>{unsaid}</Text>
        </div>
      </div>
      <Text size="s" tone="soft">
        {why}
      </Text>
    </Stack>
  </Part>
);

/** Code within a cell or a sentence. */
export const Code = ({ children }: { children: ReactNode }) => <code className={css.code}>{children}</code>;

/** A key of the keyboard. */
export const Key = ({ children }: { children: ReactNode }) => <kbd className={css.key}>{children}</kbd>;

/** A stage for a story inside of a page. */
export const Stage = ({ children }: { children: ReactNode }) => <div className={css.stage}>{children}</div>;

/** Props of {@link Facts}. */
export interface FactsProps {
  /** Names the table. */
  caption: string;
  /** Labels of the columns; the first one names the row. */
  columns: readonly string[];
  /** Cells in the columns' order. */
  rows: readonly (readonly ReactNode[])[];
}

/** A small table of facts. */
export const Facts = ({ caption, columns, rows }: FactsProps) => {
  const table: Pick<TableProps, "columns" | "rows"> = {
    columns: columns.map((label, i) => ({ id: String(i), label, isRowHeader: i === 0 })),
    rows: rows.map((cells, i) => ({
      id: String(i),
      cells: Object.fromEntries(cells.map((cell, j) => [String(j), cell])),
    })),
  };
  return (
    <Part>
      <Table caption={caption} emptyMessage={null} {...table} />
    </Part>
  );
};

const themeTitles = { claro: "Claro", oscuro: "Oscuro", altoContraste: "Alto contraste" } as const;
const ratio = (value: number) => `${value.toFixed(1).replace(".", ",")} : 1`;

/** The weakest pair of text and the weakest shape of each theme, measured from the tokens. */
export const WeakestPairs = () => (
  <Facts
    caption="El par más débil de cada tema"
    columns={["Tema", "Texto más débil", "Mide", "Promete", "Forma más débil", "Mide"]}
    rows={themeNames.map((theme) => {
      const color = palettes[theme];
      const [text] = textPairs
        .flatMap(({ text: one, on }) =>
          on.map((ground) => ({ one, ground, value: contrast(color[one], color[ground]) })),
        )
        .sort((a, b) => a.value - b.value);
      const [shape] = shapePairs
        .flatMap(({ shape: one, on }) =>
          on.map((ground) => ({ one, ground, value: contrast(color[one], color[ground]) })),
        )
        .sort((a, b) => a.value - b.value);
      return [
        themeTitles[theme],
        <Code key="t">{`${text!.one} / ${text!.ground}`}</Code>,
        ratio(text!.value),
        theme === "altoContraste" ? "7 : 1" : "4,5 : 1",
        <Code key="s">{`${shape!.one} / ${shape!.ground}`}</Code>,
        ratio(shape!.value),
      ];
    })}
  />
);
