/** The catalogue of words as the product owner reads it: to search, to filter, to link to; and the source's own lists. */
import { useEffect, useState } from "react";
import type { ReactNode } from "react";
import { NAVIGATE_URL, UPDATE_GLOBALS } from "storybook/internal/core-events";
import { addons } from "storybook/preview-api";
import {
  Badge,
  Button,
  EmptyState,
  Inline,
  Pagination,
  searchDrawing,
  Select,
  Stack,
  Table,
  Text,
  TextField,
  TextLink,
} from "#ds";
import type { BadgeProps } from "#ds";
import { found, screenNames, sentencesOf, verdictOf, words } from "./catalogue";
import type { CopyRow, RowState, Verdict } from "./catalogue";
import { globalOf, keyOf } from "./keys";
import { commonKeys, markedAddress, storiesWith } from "./map";
import type { SeenIn } from "./map";
import { kindNames, screens, sourceTexts } from "./sourceTexts";
import type { SourceText } from "./sourceTexts";
import * as css from "./Textos.css";

/** A badge. */
export interface Stamp {
  label: string;
  tone: NonNullable<BadgeProps["tone"]>;
}

const states: Readonly<Record<RowState, Stamp>> = {
  source: { label: "Fuente", tone: "success" },
  misprint: { label: "Errata", tone: "warning" },
  own: { label: "Propio", tone: "neutral" },
};

const verdicts: Readonly<Record<Verdict, Stamp>> = {
  same: { label: "Igual", tone: "success" },
  changed: { label: "Difiere", tone: "warning" },
  unsaid: { label: "No se dice", tone: "info" },
};

/** Draws a {@link Stamp}. */
export const stamp = ({ label, tone }: Stamp) => <Badge tone={tone}>{label}</Badge>;

/** The key of the address: ".../iframe.html?…#play.number.incomplete". */
const linkedKey = () => decodeURIComponent(window.location.hash.slice(1));

/** A key that may go on to the next line after each of its dots. */
export const breakable = (key: string) =>
  key.split(".").map((part, i) => (
    <span key={i}>
      {i > 0 && (
        <>
          .<wbr />
        </>
      )}
      {part}
    </span>
  ));

const Key = ({ name, isLinked }: { name: string; isLinked: boolean }) => (
  <span id={name} className={css.key({ isLinked })}>
    <TextLink
      href={`#${name}`}
      tone="inherit"
      ariaLabel={`${name}, enlace a este texto`}
      onPress={(event) => {
        // Storybook opens links in the frame around the stories; this one marks its own row.
        event.preventDefault();
        window.location.hash = name;
      }}
    >
      {breakable(name)}
    </TextLink>
  </span>
);

const suggested = (suggestion: string) => (
  <Text as="span" size="s" tone="soft">
    ¿Querría decir «{suggestion}»?
  </Text>
);

/** Props of {@link StoryLink}. */
export interface StoryLinkProps {
  textKey: string;
  story: Pick<SeenIn, "id" | "isOnPhone">;
  children: string;
}

/** A story that says a text, which is marked there. */
export const StoryLink = ({ textKey, story: { id, isOnPhone }, children }: StoryLinkProps) => (
  <TextLink
    href={markedAddress(id, textKey)}
    tone="inherit"
    onPress={(event) => {
      // In the same window: the manager around this page keeps what it has loaded.
      event.preventDefault();
      const channel = addons.getChannel();
      const viewport = isOnPhone ? { viewport: { value: "telefono", isRotated: false } } : {};
      channel.emit(UPDATE_GLOBALS, { globals: { texto: globalOf(textKey), ...viewport } });
      channel.emit(NAVIGATE_URL, `?path=/story/${id}`);
    }}
  >
    {isOnPhone ? `${children} (en el teléfono)` : children}
  </TextLink>
);

/** So many stories are named at once; the others are folded. */
const FIRST = 2;

/** Where a text is seen. */
export const SeenInStories = ({ textKey }: { textKey: string }) => {
  const stories = storiesWith(textKey);
  if (commonKeys.has(textKey)) return "En casi todas las pantallas";
  if (stories.length === 0) return "—";
  const link = (story: SeenIn) => (
    <li key={story.id}>
      <StoryLink textKey={textKey} story={story}>
        {story.place}
      </StoryLink>
    </li>
  );
  return (
    <div className={css.places}>
      <ul>{stories.slice(0, FIRST).map(link)}</ul>
      {stories.length > FIRST && (
        <details>
          <summary>y {stories.length - FIRST} más</summary>
          <ul>{stories.slice(FIRST).map(link)}</ul>
        </details>
      )}
    </div>
  );
};

/** Props of {@link Catalogue}. */
export interface CatalogueProps {
  /** Every sentence of the code. */
  rows: readonly CopyRow[];
  /** The text of the toolbar's global, as it is written there; default none. */
  marked?: string;
}

const pageSizes = [25, 100, 500] as const;
/** Rows of a page, before somebody chooses more. */
const FIRST_PAGE_SIZE = pageSizes[0];

/** A long list in pages. */
export interface Pages<Row> {
  /** The rows of the page that is open. */
  shown: readonly Row[];
  /** For another choice of rows: sets it and begins at its first page. */
  fromTheFirst: <T>(set: (value: T) => void) => (value: T) => void;
  /** Leads from page to page; nothing where one page holds all. */
  bar: ReactNode;
}

/** `label` names the bar; `first` is the page that is open at first, 1 for the first of all. */
export function usePages<Row>(rows: readonly Row[], label: string, first = 1): Pages<Row> {
  const [pageSize, setPageSize] = useState<number>(FIRST_PAGE_SIZE);
  const [page, setPage] = useState(first);
  const pageCount = Math.max(1, Math.ceil(rows.length / pageSize));
  const fromTheFirst =
    <T,>(set: (value: T) => void) =>
    (value: T) => {
      set(value);
      setPage(1);
    };
  return {
    shown: rows.slice((page - 1) * pageSize, page * pageSize),
    fromTheFirst,
    bar: rows.length > FIRST_PAGE_SIZE && (
      <Pagination
        label={label}
        page={page}
        pageCount={pageCount}
        onPageChange={setPage}
        previousLabel="Página anterior"
        nextLabel="Página siguiente"
        statusLabel={`Página ${page} de ${pageCount}`}
        pageSizes={pageSizes}
        pageSize={pageSize}
        onPageSizeChange={fromTheFirst(setPageSize)}
        pageSizeLabel="Por página"
      />
    ),
  };
}

/** Every sentence of the code, with its key, screen, requirement and state. */
export const Catalogue = ({ rows, marked = "" }: CatalogueProps) => {
  const [search, setSearch] = useState("");
  const [screen, setScreen] = useState("");
  const [state, setState] = useState("");
  const [linked, setLinked] = useState(() => linkedKey() || keyOf(marked));

  useEffect(() => {
    const follow = () => setLinked(linkedKey());
    window.addEventListener("hashchange", follow);
    return () => window.removeEventListener("hashchange", follow);
  }, []);
  useEffect(() => {
    if (linked !== "") document.getElementById(linked)?.scrollIntoView({ block: "center" });
  }, [linked]);

  const matching = found(rows, search).filter(
    (row) => (screen === "" || row.screen === screen) && (state === "" || row.state === state),
  );
  const { shown, fromTheFirst, bar } = usePages(
    matching,
    "Páginas de textos",
    // The page of the text that the address names.
    Math.floor(
      Math.max(
        0,
        rows.findIndex(({ key }) => key === linked),
      ) / FIRST_PAGE_SIZE,
    ) + 1,
  );
  const clear = () => {
    fromTheFirst(setSearch)("");
    setScreen("");
    setState("");
  };
  return (
    <Stack gap="l">
      <div className={css.filters}>
        <TextField
          type="search"
          label="Buscar"
          description="En el texto, la clave o el requisito; sin tildes también."
          placeholder="serie, PLAY-02, cart.title…"
          value={search}
          onChange={fromTheFirst(setSearch)}
        />
        <Select
          label="Pantalla"
          placeholder="Todas"
          options={[...new Set(rows.map((row) => row.screen))].map((name) => ({ value: name, label: name }))}
          value={screen}
          onChange={fromTheFirst(setScreen)}
        />
        <Select
          label="Estado"
          placeholder="Todos"
          options={Object.entries(states).map(([value, { label }]) => ({ value, label }))}
          value={state}
          onChange={fromTheFirst(setState)}
        />
      </div>
      <div role="status">
        <Text weight="medium">
          {matching.length} de {rows.length} textos
        </Text>
      </div>
      {shown.length === 0 ? (
        <EmptyState
          title="Ningún texto dice eso"
          message="Prueba con menos palabras o quita un filtro."
          illustration={searchDrawing}
          action={<Button onPress={clear}>Ver todos los textos</Button>}
        />
      ) : (
        <Table
          caption="Textos de la tienda"
          emptyMessage={null}
          columns={[
            { id: "text", label: "Texto", isRowHeader: true },
            { id: "screen", label: "Pantalla" },
            { id: "seen", label: "Se ve en" },
            { id: "requirement", label: "Requisito" },
            { id: "state", label: "Estado" },
          ]}
          rows={shown.map((row) => ({
            id: row.key,
            cells: {
              text: (
                <Stack gap="xxs">
                  <Text as="span" weight="medium">
                    {row.sentence}
                  </Text>
                  {row.suggestion !== undefined && suggested(row.suggestion)}
                  <Key name={row.key} isLinked={row.key === linked} />
                </Stack>
              ),
              screen: row.screen,
              seen: <SeenInStories textKey={row.key} />,
              requirement:
                row.requirements.length === 0 ? "—" : <span className={css.codes}>{row.requirements.join(", ")}</span>,
              state: stamp(states[row.state]),
            },
          }))}
        />
      )}
      {bar}
    </Stack>
  );
};

const isOfTheErrors = ({ kind }: SourceText) => !["label", "button", "file", "wire"].includes(kind);

const sentenceAt = new Map(sentencesOf(words).map(({ key, sentence }) => [key, sentence]));

const partOf = (key: string) => screenNames[key.split(".")[0] as keyof typeof screenNames];

const sayings = (text: SourceText) =>
  text.keys === undefined ? (
    (text.note ?? "—")
  ) : (
    <Stack gap="xxs">
      {text.keys.map((key) => (
        <span key={key} title={partOf(key)}>
          {text.isChanged === true && (
            <Text as="span" weight="medium">
              {sentenceAt.get(key)}{" "}
            </Text>
          )}
          <span className={css.key({ isLinked: false })}>{breakable(key)}</span>
        </span>
      ))}
      {text.note !== undefined && (
        <Text as="span" size="s" tone="soft">
          {text.note}
        </Text>
      )}
    </Stack>
  );

/** Errors, warnings, empty and success texts of both source documents, each with what the code says. */
export const Errors = () => {
  const [verdict, setVerdict] = useState("");
  const all = sourceTexts.filter(isOfTheErrors).map((text) => ({ text, verdict: verdictOf(words, text) }));
  const shown = all.filter((one) => verdict === "" || one.verdict === verdict);
  const count = (wanted: string) => all.filter((one) => one.verdict === wanted).length;
  return (
    <Stack gap="l">
      <Inline>
        {Object.entries(verdicts).map(([value, { label, tone }]) => (
          <Badge key={value} tone={tone}>{`${label}: ${count(value)}`}</Badge>
        ))}
      </Inline>
      <div className={css.filters}>
        <Select
          label="Comparación"
          placeholder={`Todos (${all.length})`}
          options={Object.entries(verdicts).map(([value, { label }]) => ({
            value,
            label: `${label} (${count(value)})`,
          }))}
          value={verdict}
          onChange={setVerdict}
        />
      </div>
      <Table
        caption="Catálogo de errores, avisos y estados de la fuente"
        emptyMessage="Ninguno está así"
        columns={[
          { id: "source", label: "La fuente dice", isRowHeader: true },
          { id: "code", label: "El código lo dice en" },
          { id: "requirement", label: "Requisito" },
          { id: "verdict", label: "Comparación" },
        ]}
        rows={shown.map(({ text, verdict: at }) => ({
          id: `${text.requirement}-${text.text}`,
          cells: {
            source: (
              <Stack gap="xxs">
                <Text as="span" weight="medium">
                  {text.text}
                </Text>
                <Text as="span" size="s" tone="soft">
                  {kindNames[text.kind]} · {screens[text.screen].name}
                </Text>
              </Stack>
            ),
            code: sayings(text),
            requirement: text.requirement,
            verdict: stamp(verdicts[at]),
          },
        }))}
      />
    </Stack>
  );
};

/** For each word of `one`, whether it also stands in `other`, in the same order. */
const kept = (one: readonly string[], other: readonly string[]): boolean[] => {
  // Length of the longest run of common words from each pair of places on.
  const common = Array.from({ length: one.length + 1 }, () => new Array<number>(other.length + 1).fill(0));
  for (let i = one.length - 1; i >= 0; i -= 1)
    for (let j = other.length - 1; j >= 0; j -= 1)
      common[i]![j] =
        one[i] === other[j] ? common[i + 1]![j + 1]! + 1 : Math.max(common[i + 1]![j]!, common[i]![j + 1]!);
  let j = 0;
  return one.map((word, i) => {
    while (j < other.length && common[i]![j + 1] === common[i]![j] && word !== other[j]) j += 1;
    if (j >= other.length || word !== other[j]) return false;
    j += 1;
    return true;
  });
};

/** A sentence with the words marked that the other does not have. */
export const Marked = ({ text, other }: { text: string; other: string }) => {
  const written = text.split(" ");
  const isKept = kept(written, other.split(" "));
  return (
    <>
      {written.map((word, i) => (
        <span key={i}>
          {i > 0 && " "}
          {isKept[i] === true || word === "" ? word : <mark className={css.changed}>{word}</mark>}
        </span>
      ))}
    </>
  );
};

/** The suspected misprints of the source, with what they probably should say: for the product owner to decide. */
export const Misprints = () => {
  const misprints = sourceTexts.filter(({ suggestion }) => suggestion !== undefined);
  return (
    <Table
      caption={`${misprints.length} erratas posibles`}
      isCaptionVisible
      emptyMessage="Ninguna"
      columns={[
        { id: "source", label: "La fuente dice", isRowHeader: true },
        { id: "suggestion", label: "Sugerencia" },
        { id: "where", label: "Dónde" },
        { id: "requirement", label: "Requisito" },
      ]}
      rows={misprints.map((text) => ({
        id: `${text.requirement}-${text.text}`,
        cells: {
          source: (
            <span className={css.asWritten}>
              <Marked text={text.text} other={text.suggestion!} />
            </span>
          ),
          suggestion: <Marked text={text.suggestion!} other={text.text} />,
          where: (
            <Stack gap="xxs">
              <span>{text.kind === "wire" ? kindNames.wire : screens[text.screen].name}</span>
              {text.keys?.map((key) => (
                <span key={key} className={css.key({ isLinked: false })}>
                  {breakable(key)}
                </span>
              ))}
            </Stack>
          ),
          requirement: text.requirement,
        },
      }))}
    />
  );
};
