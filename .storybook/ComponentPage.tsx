/**
 * The page of a component: when and how it is used. What the code knows is read from it (props, tokens, weight, state, stories);
 * what a person decides stands in `stories/design-system/X.use.tsx`. Screens have a page of their own; other stories of no
 * component stand one below the other.
 */
import { DocsContext, Story } from "@storybook/addon-docs/blocks";
import { Suspense, lazy, useContext, useLayoutEffect, useRef, useState } from "react";
import type { ComponentType, ReactNode } from "react";
import type { PreparedStory } from "storybook/internal/types";
import { components } from "virtual:components";
import weights from "../bench/components.json";
import { Badge, FactList, Heading, LinkProvider, Text, TextLink } from "#ds";
import type { LinkComponent } from "#ds";
import { vars } from "#ds/tokens/contract.css.ts";
import type { AnatomyPart, ComponentUse, Example } from "../stories/design-system/ComponentUse";
import { Code, Facts, Key, Part } from "../stories/docs/parts";
import * as css from "./ComponentPage.css";
import { keyTable } from "./keys";
import { LOOKED_AT } from "./lookedAt";

const useFiles = import.meta.glob<{ use: ComponentUse }>("../stories/design-system/*.use.tsx");

const states: Readonly<Record<string, { label: string; tone: "success" | "info" | "warning" }>> = {
  estable: { label: "Estable", tone: "success" },
  nuevo: { label: "Nuevo", tone: "info" },
  "en-revision": { label: "En revisión", tone: "warning" },
};

const tokenKinds: Readonly<Record<string, string>> = {
  color: "Color",
  accent: "Acento de la lotería",
  font: "Letra",
  fontSize: "Tamaño de letra",
  space: "Espacio",
  touch: "Dedo",
  radius: "Esquinas",
  stroke: "Trazos",
  shadow: "Sombra",
  motion: "Movimiento",
  layer: "Capas",
};

const kib = (value: number): string => `${value.toFixed(1).replace(".", ",")} KiB`;
const day = (date: string): string => date.split("-").reverse().join("-");

/** Where the page of a component is. */
const pageOf = (name: string): string => `?path=/docs/${components[name]?.id}--docs`;

const ToComponent = ({ name }: { name: string }) => (
  <TextLink href={pageOf(name)}>{`${components[name]?.name} (${name})`}</TextLink>
);

/** Links and forms of an example lead nowhere. */
const StillLink: LinkComponent = ({ href, onClick, children, ...rest }) => (
  <a
    {...rest}
    href={href}
    onClick={(event) => {
      onClick?.(event);
      event.preventDefault();
    }}
  >
    {children}
  </a>
);
const Still = ({ children }: { children: ReactNode }) => (
  <LinkProvider component={StillLink}>
    <div className="sb-unstyled" onSubmit={(event) => event.preventDefault()}>
      {children}
    </div>
  </LinkProvider>
);

const Section = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className={css.section}>
    <Heading level={2}>{title}</Heading>
    {children}
  </section>
);

interface Mark {
  number: number;
  top: number;
  left: number;
}

/** How far left of a part its number stands, and the room that a number takes, px. */
const BESIDE = 22;
const SIZE = 20;
/** Where a number goes whose place is taken: below, above, and then on and on to the right, in its own size. */
const ASIDE: readonly (readonly [across: number, down: number])[] = [
  [0, 1.1],
  [0, -1.1],
  ...Array.from({ length: 9 }, (_, index): [number, number] => [1.1 * (index + 1), 0]),
];

/** The window that a story stands in, where it has one of its own. */
const frameIn = (stage: HTMLElement): HTMLIFrameElement | null => stage.querySelector("iframe");

/** Where each part's number stands over the stage: left of the first match that is in sight, or in what room is left there. */
function marksIn(stage: HTMLElement, parts: readonly AnatomyPart[]): Mark[] {
  const box = stage.getBoundingClientRect();
  const frame = frameIn(stage);
  const inFrame = frame?.getBoundingClientRect() ?? { top: 0, left: 0 };
  const drawing = frame?.contentDocument?.body ?? stage;
  const marks: Mark[] = [];
  for (const [index, { at }] of parts.entries()) {
    const target = at && [...drawing.querySelectorAll(at)].find((one) => one.checkVisibility());
    if (!target) continue;
    const corner = target.getBoundingClientRect();
    const top = Math.max(inFrame.top + corner.top - box.top + stage.scrollTop, 0);
    const left = Math.max(inFrame.left + corner.left - box.left + stage.scrollLeft - BESIDE, 0);
    const isFree = (place: { top: number; left: number }) =>
      place.top >= 0 &&
      marks.every((mark) => Math.abs(mark.top - place.top) >= SIZE || Math.abs(mark.left - place.left) >= SIZE);
    const places = [[0, 0] as const, ...ASIDE].map(([across, down]) => ({
      top: top + down * BESIDE,
      left: left + across * BESIDE,
    }));
    marks.push({ number: index + 1, ...(places.find(isFree) ?? { top, left }) });
  }
  return marks;
}

/** What floats over the page stands in a window of its own. */
const isFramed = (story: PreparedStory): boolean => story.parameters["docs"]?.story?.inline === false;

/** A story as the page draws it. */
const Drawn = ({ of }: { of: PreparedStory }) => {
  const { globals } = useContext(DocsContext).getStoryContext(of);
  if (!isFramed(of))
    return (
      <Still>
        <Story of={of.moduleExport} />
      </Still>
    );
  return (
    <iframe
      className={css.frame}
      title={of.title}
      // To be looked at: a dialog would take the focus into this window, from the search of the book too (preview.tsx).
      inert
      src={`iframe.html?id=${of.id}&viewMode=story&globals=theme:${String(globals["theme"])};motion:reducido&${LOOKED_AT}=true`}
      style={{ height: of.parameters["docs"].story.height }}
    />
  );
};

/** The Default story with the numbers of its parts. */
const Anatomy = ({ of, parts }: { of: PreparedStory; parts: readonly AnatomyPart[] }) => {
  const stage = useRef<HTMLDivElement>(null);
  const drawn = useRef<HTMLDivElement>(null);
  const [marks, setMarks] = useState<readonly Mark[]>([]);
  useLayoutEffect(() => {
    const place = () => setMarks(marksIn(stage.current!, parts));
    const resized = new ResizeObserver(place);
    resized.observe(drawn.current!);
    // The story is drawn later than its page.
    const changed = new MutationObserver(place);
    const WHATEVER = { childList: true, subtree: true, attributes: true };
    changed.observe(drawn.current!, WHATEVER);
    // What changes inside another window is told there only, from when its document is the story's.
    const follow = () => {
      changed.observe(frameIn(stage.current!)!.contentDocument!, WHATEVER);
      place();
    };
    const frame = frameIn(stage.current!);
    frame?.addEventListener("load", follow);
    return () => {
      frame?.removeEventListener("load", follow);
      resized.disconnect();
      changed.disconnect();
    };
  }, [parts]);
  return (
    <>
      <div className={css.stage} ref={stage}>
        <div ref={drawn}>
          <Drawn of={of} />
        </div>
        {marks.map(({ number, top, left }) => (
          <span key={number} className={css.mark} style={{ top, left }} aria-hidden data-mark={number}>
            {number}
          </span>
        ))}
      </div>
      <ol className={css.parts}>
        {parts.map(({ part, what, at }, index) => {
          // Until the drawing is there, what has a place in it is taken to be seen.
          const isSeen = marks.length === 0 ? at !== undefined : marks.some(({ number }) => number === index + 1);
          return (
            <li key={part} className={isSeen ? css.part : css.unseenPart}>
              <span>
                <strong>{part}.</strong> {what}
                {!isSeen && " En este dibujo no se ve."}
              </span>
            </li>
          );
        })}
      </ol>
    </>
  );
};

const Side = ({ example, isGood }: { example: Example; isGood: boolean }) => (
  <figure className={isGood ? css.good : css.bad}>
    <div className={css.shown}>
      <Still>{example.show}</Still>
    </div>
    <figcaption className={css.why}>
      <span className={isGood ? css.goodSign : css.badSign}>{isGood ? "✓ Así" : "✗ Así no"}</span>
      <span>{example.why}</span>
    </figcaption>
  </figure>
);

const Tokens = ({ name }: { name: string }) => {
  const { tokens, parts } = components[name]!;
  const kinds = Object.keys(tokenKinds).filter((kind) => tokens[kind]);
  return (
    <>
      {kinds.length === 0 && <p>No usa tokens por sí misma.</p>}
      {kinds.length > 0 && (
        <dl className={css.tokens}>
          {kinds.map((kind) => (
            <div key={kind} style={{ display: "contents" }}>
              <dt>{tokenKinds[kind]}</dt>
              <dd className={css.chips}>
                {tokens[kind]!.map((token) => (
                  <span key={token} className={css.chip}>
                    {kind === "color" && (
                      <span
                        className={css.swatch}
                        style={{ background: (vars.color as Readonly<Record<string, string>>)[token] }}
                        aria-hidden
                      />
                    )}
                    <Code>{token === "*" ? "toda la escala" : token}</Code>
                  </span>
                ))}
              </dd>
            </div>
          ))}
        </dl>
      )}
      {parts.length > 0 && (
        <p>
          Lleva dentro{" "}
          {parts.map((part, index) => (
            <span key={part}>
              {index > 0 && (index === parts.length - 1 ? " y " : ", ")}
              <ToComponent name={part} />
            </span>
          ))}
          , con sus propios tokens.
        </p>
      )}
    </>
  );
};

/** English text of a docstring; `{@link X}` becomes a link where X has a page. */
const Docstring = ({ text }: { text: string }) =>
  text.split(/\{@link ([^}\s]+)\s*\}/).map((piece, index) => {
    if (index % 2 === 0) return piece;
    return piece in components ? (
      <TextLink key={index} href={pageOf(piece)}>
        {piece}
      </TextLink>
    ) : (
      <Code key={index}>{piece}</Code>
    );
  });

/** Props as the code explains them: for engineers, in the code's own language. */
const Api = ({ of }: { of: PreparedStory }) => {
  const props = Object.values(of.argTypes).filter(({ type, description }) => type ?? description);
  return (
    <section lang="en">
      <details className={css.api}>
        <summary className={css.apiTitle}>API (for engineers)</summary>
        <div className={css.apiTable}>
          <table className={css.table}>
            <thead>
              <tr>
                <th scope="col">Prop</th>
                <th scope="col">Type</th>
                <th scope="col">Description</th>
              </tr>
            </thead>
            <tbody>
              {props.map(({ name, type, description, table }) => (
                <tr key={name}>
                  <th scope="row">
                    <Code>{name}</Code>
                    {type?.required ? " (required)" : ""}
                  </th>
                  <td>
                    <Code>{table?.type?.detail ?? table?.type?.summary ?? ""}</Code>
                  </td>
                  <td>
                    <Docstring text={description ?? ""} />
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </details>
    </section>
  );
};

/** Props of {@link Page}. */
export interface PageProps {
  /** The component, as the code has it. */
  name: string;
  use: ComponentUse;
}

const Page = ({ name, use }: PageProps) => {
  const stories = useContext(DocsContext).componentStories();
  const main = stories.find(({ id }) => id.endsWith("--default"))!;
  const matrix = stories.find(({ id }) => id.endsWith("--matrix"))!;
  const state = states[Object.keys(states).find((tag) => main.tags.includes(tag)) ?? "estable"]!;
  const { now, later } = weights.components[name as keyof typeof weights.components];
  const keys = typeof use.keys === "string" ? keyTable[use.keys] : use.keys;
  return (
    <Part>
      <article className={css.page} data-component={name}>
        <header className={css.head}>
          <div className={css.section}>
            <div className={css.title}>
              <Heading level={1}>{components[name]!.name}</Heading>
              <Code>{name}</Code>
            </div>
            <div className={css.purpose}>
              <Text size="l">{use.purpose}</Text>
            </div>
          </div>
          <div className={css.card}>
            <FactList
              facts={[
                { label: "Estado", value: <Badge tone={state.tone}>{state.label}</Badge> },
                { label: "Peso", value: later > 0 ? `${kib(now)} y ${kib(later)} a pedido` : kib(now) },
                { label: "Grupo", value: components[name]!.group },
              ]}
            />
          </div>
        </header>

        <Section title="Cuándo usar otra pieza">
          <ul className={css.list}>
            {use.instead.map(({ when, use: other }) => (
              <li key={when} className={css.instead}>
                <span>{when}</span>
                <ToComponent name={other} />
              </li>
            ))}
          </ul>
        </Section>

        <Section title="Anatomía">
          <Anatomy of={isFramed(matrix) ? matrix : main} parts={use.anatomy} />
        </Section>

        <Section title="Así y así no">
          {use.pairs.map(({ good, bad }) => (
            <div key={good.why} className={use.pairLayout === "stacked" ? css.stackedPair : css.pair}>
              <Side example={good} isGood />
              <Side example={bad} isGood={false} />
            </div>
          ))}
        </Section>

        <Section title="Palabras">
          <ul className={css.rules}>
            {use.words.map((rule) => (
              <li key={rule}>{rule}</li>
            ))}
          </ul>
          {use.sentences.length > 0 && <p className={css.label}>La tienda dice</p>}
          {use.sentences.map((sentence) => (
            <blockquote key={sentence} className={css.quote}>
              {sentence}
            </blockquote>
          ))}
        </Section>

        <Section title="Teclado y lector de pantalla">
          {keys.length === 0 ? (
            <p>No recibe el foco.</p>
          ) : (
            <Facts
              caption={`Teclas de ${components[name]!.name}`}
              columns={["Tecla", "Qué hace"]}
              rows={keys.map((row) => [
                <span key="keys" className={css.keys}>
                  {row.keys.map((key) => (
                    <Key key={key}>{key}</Key>
                  ))}
                </span>,
                row.does,
              ])}
            />
          )}
          <p>
            <strong>Se oye:</strong> {use.heard}
          </p>
        </Section>

        <Section title="Todas las caras">
          {!isFramed(matrix) && (
            <div className={css.stage}>
              <Drawn of={matrix} />
            </div>
          )}
          <ul className={css.looks}>
            {stories.map(({ id, name: story }) => (
              <li key={id}>
                <TextLink href={`?path=/story/${id}`} isRoomy>
                  {story}
                </TextLink>
              </li>
            ))}
          </ul>
        </Section>

        <Section title="Tokens">
          <Tokens name={name} />
        </Section>

        <Section title="Cambios">
          <ul className={css.list}>
            {use.changes.map(({ on, what }) => (
              <li key={on + what}>
                <strong>{day(on)}.</strong> {what}
              </li>
            ))}
          </ul>
        </Section>

        <Api of={main} />
      </article>
    </Part>
  );
};

/** The page of stories of no component. */
const StoriesPage = () => {
  const stories = useContext(DocsContext).componentStories();
  return (
    <Part>
      <article className={css.page}>
        <Heading level={1}>{stories[0]?.title.split("/").at(-1)}</Heading>
        {stories.map((story) => (
          <Section key={story.id} title={story.name}>
            <div className={css.stage}>
              <Drawn of={story} />
            </div>
            <TextLink href={`?path=/story/${story.id}`} isRoomy>
              {`Verlo aparte: ${story.name}`}
            </TextLink>
          </Section>
        ))}
      </article>
    </Part>
  );
};

/** Loaded for a screen: it brings the catalogue with it. */
const ScreenPage = lazy(async () => ({ default: (await import("./ScreenPage")).ScreenPage }));

/** The pages that were asked for, each loaded once. */
const pages: Record<string, ComponentType> = {};

/** The page of what is shown: by the file of its stories. */
export const ComponentPage = () => {
  const stories = useContext(DocsContext).componentStories();
  if (stories[0]?.title.startsWith("Pantallas/"))
    return (
      <Suspense fallback={null}>
        <ScreenPage />
      </Suspense>
    );
  const [, name = ""] = /([^/]+)\.stories\.tsx$/.exec(String(stories[0]?.parameters["fileName"])) ?? [];
  const file = useFiles[`../stories/design-system/${name}.use.tsx`];
  if (!file) return <StoriesPage />;
  const Asked = (pages[name] ??= lazy(async () => {
    const { use } = await file();
    return { default: () => <Page name={name} use={use} /> };
  }));
  return (
    <Suspense fallback={null}>
      <Asked />
    </Suspense>
  );
};
