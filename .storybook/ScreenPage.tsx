/**
 * The page of a screen: its states, each with what it says and the requirements that it shows. All of it is read: the states from
 * the stories, the requirements from their tags, the sentences from the map of texts.
 */
import { DocsContext } from "@storybook/addon-docs/blocks";
import { useContext, useState } from "react";
import { Badge, Button, Heading, Inline, Stack, Text, TextLink } from "#ds";
import { Facts, Part } from "../stories/docs/parts";
import { rows } from "../stories/textos/catalogue";
import { saidIn } from "../stories/textos/map";
import type { SaidIn } from "../stories/textos/map";
import { oneLine } from "../stories/textos/textOf";
import { StoryLink } from "../stories/textos/Textos";
import * as css from "./ScreenPage.css";

const sentences = new Map(rows.map(({ key, sentence }) => [key, oneLine(sentence)]));

/** What a state says, as its page lists it. */
interface Line extends SaidIn {
  sentence: string;
}

/** What a story says, each sentence once: several keys may have the same words. */
const linesOf = (id: string): Line[] => {
  const lines = new Map<string, Line>();
  for (const said of saidIn(id)) {
    const sentence = sentences.get(said.key) ?? said.key;
    if (!lines.has(sentence)) lines.set(sentence, { ...said, sentence });
  }
  return [...lines.values()];
};

/** So many sentences of a state are read at once; the others are folded. */
const FIRST = 3;

/** Sentences of a state, each leading to where it stands. */
const Sentences = ({ id, lines }: { id: string; lines: readonly Line[] }) => (
  <ul className={css.sentences}>
    {lines.map(({ key, sentence, isOnPhone }) => (
      <li key={key}>
        <StoryLink textKey={key} story={{ id, isOnPhone }}>
          {sentence}
        </StoryLink>
      </li>
    ))}
  </ul>
);

/** What a state says: a few sentences, the others folded. */
const Says = ({ id, lines, isOpen }: { id: string; lines: readonly Line[]; isOpen: boolean }) => (
  <>
    <Sentences id={id} lines={lines.slice(0, FIRST)} />
    {lines.length > FIRST && (
      <details key={String(isOpen)} open={isOpen}>
        <summary className={css.more}>y {lines.length - FIRST} más</summary>
        <Sentences id={id} lines={lines.slice(FIRST)} />
      </details>
    )}
  </>
);

/** The page of the screen whose stories are shown. */
export const ScreenPage = () => {
  const context = useContext(DocsContext);
  const [isAllOpen, setIsAllOpen] = useState(false);
  const stories = context.componentStories();
  const [first] = stories;
  if (first === undefined) throw new Error("a screen without stories has no page");
  const { theme } = context.getStoryContext(first).globals;
  const linesOfFirst = linesOf(first.id);
  const isOfFirst = ({ sentence }: Line) => linesOfFirst.some((line) => line.sentence === sentence);
  return (
    <Part>
      <article className={css.page} data-screen={first.title}>
        <Stack gap="s">
          <Heading level={1}>{first.title.split("/").slice(1).join(" / ")}</Heading>
          <Text size="l">
            Cada estado de esta pantalla es una historia, con datos fijos y el reloj quieto. Ábrela para verla entera,
            en otro tema o a 360 px.
          </Text>
        </Stack>
        <Stack gap="m">
          <Heading level={2}>{`Así se ve: ${first.name}`}</Heading>
          <iframe
            className={css.frame}
            title={`${first.title}, ${first.name}`}
            src={`iframe.html?id=${first.id}&viewMode=story&globals=theme:${String(theme)};motion:reducido`}
            loading="lazy"
          />
        </Stack>
        <Stack gap="m">
          <Heading level={2}>Sus estados, y qué dice cada uno</Heading>
          <Text>
            {`Del primero se listan sus textos; de los demás, los que «${first.name}» no tiene. Pulsa uno para verlo marcado en su lugar. Todos están en el `}
            <TextLink href="?path=/story/textos-catálogo--default">catálogo de textos</TextLink>, con lo que pide la
            fuente. Los números, los nombres y las horas que van dentro de una frase son de ejemplo: los del estado
            están en su historia.
          </Text>
          <div>
            <Button tone="secondary" size="s" onPress={() => setIsAllOpen(!isAllOpen)}>
              {isAllOpen ? "Plegar los textos" : "Ver todos los textos"}
            </Button>
          </div>
          <Facts
            caption={`Estados de ${first.title}`}
            columns={["Estado", "Qué dice", "Requisitos"]}
            rows={stories.map(({ id, name, tags }) => {
              const lines = id === first.id ? linesOfFirst : linesOf(id).filter((line) => !isOfFirst(line));
              return [
                <TextLink key="state" href={`?path=/story/${id}`}>
                  {name}
                </TextLink>,
                lines.length === 0 ? (
                  `Ninguno que «${first.name}» no tenga`
                ) : (
                  <Says key="says" id={id} lines={lines} isOpen={isAllOpen} />
                ),
                <Inline key="requirements" gap="xs">
                  {tags
                    .filter((tag) => /^[A-Z]+-\d+$/.test(tag))
                    .map((tag) => (
                      <Badge key={tag}>{tag}</Badge>
                    ))}
                </Inline>,
              ];
            })}
          />
        </Stack>
      </article>
    </Part>
  );
};
