/** What a flow is made of: steps that are read by people, done by the story, and looked for on the page. */
import { DocsContext } from "@storybook/addon-docs/blocks";
import type { StoryObj } from "@storybook/react-vite";
import { useContext } from "react";
import { waitFor } from "storybook/test";
import { Heading, Inline, Stack, Text, TextLink } from "#ds";
import { Part, Ticket } from "../docs/parts";
import { wholePage } from "../fixtures/Scene";
import { oneLine, textOf } from "../textos/textOf";
import * as css from "./told.css";

/** What a play function is given. */
export type Acting = Parameters<NonNullable<StoryObj["play"]>>[0];

/** What a reader of a step gets. */
export interface WrittenStep {
  /** What one does, in Spanish: "Elige PlaceToPay". */
  does: string;
  /** Sentences of the copy that stand on the page afterwards, letter by letter but for line breaks and capitals. */
  sees: readonly string[];
}

/** One step of a flow. */
export interface FlowStep extends WrittenStep {
  /** Does it as a person would; default: only looks. */
  act?: (context: Acting) => Promise<unknown>;
}

/**
 * A story's steps: written for its page of documentation, and acted. A step ends when all that it says one sees is on the page;
 * one whose sentence does not come fails the story.
 */
export const told = (steps: readonly FlowStep[]): Required<Pick<StoryObj, "parameters" | "play">> => ({
  parameters: { steps: steps.map(({ does, sees }): WrittenStep => ({ does, sees })) },
  play: async (context) => {
    for (const [index, { does, sees, act }] of steps.entries()) {
      await context.step(`${index + 1}. ${does}`, async () => {
        await act?.(context);
        for (const sentence of sees) await waitFor(() => assertSaid(context.canvasElement.ownerDocument, sentence));
      });
    }
  },
});

function assertSaid(document: Document, sentence: string): void {
  const lower = (text: string) => text.toLocaleLowerCase("es-CO");
  const page = textOf(document.body);
  if (!lower(page).includes(lower(oneLine(sentence)))) throw new Error(`«${sentence}» is not on the page: ${page}`);
}

/** What the page of a flow says above its steps. */
interface FlowHead {
  /** One or two sentences: who wants what, and where it ends. */
  lead: string;
  /** Four digits on its stub. */
  number: string;
}

/** Parameters of a flow: a whole page, with its written steps in place of a table of properties. */
export const flow = (head: FlowHead) => ({
  ...wholePage,
  flow: head,
  docs: { page: FlowPage },
});

/** The page of a flow: for each of its stories the steps, with what one does and what one then reads. */
export function FlowPage() {
  const stories = useContext(DocsContext).componentStories();
  const [first] = stories;
  if (first === undefined) throw new Error("a flow without stories has no page");
  const { lead, number } = first.parameters["flow"] as FlowHead;
  return (
    <>
      <Ticket title={first.title.split("/").at(-1)!} number={number} series="Flujos" accent="cobre">
        {lead}
      </Ticket>
      <Part>
        <Stack gap="xxl">
          {stories.map(({ id, name, parameters }) => (
            <section key={id} aria-labelledby={`${id}-name`}>
              <Stack gap="m">
                <Inline>
                  <div id={`${id}-name`}>
                    <Heading level={2} size="h3">
                      {name}
                    </Heading>
                  </div>
                  <TextLink href={`?path=/story/${id}`} ariaLabel={`Verlo paso a paso: ${name}`}>
                    Verlo paso a paso
                  </TextLink>
                </Inline>
                <ol className={css.steps}>
                  {(parameters["steps"] as readonly WrittenStep[]).map(({ does, sees }, index) => (
                    <li key={index} className={css.step}>
                      <span className={css.place} aria-hidden>
                        {index + 1}
                      </span>
                      <Stack gap="xs">
                        <Text weight="medium">{does}</Text>
                        {sees.length > 0 && (
                          <ul className={css.seen} aria-label="Se lee">
                            {sees.map((sentence) => (
                              <li key={sentence}>«{oneLine(sentence)}»</li>
                            ))}
                          </ul>
                        )}
                      </Stack>
                    </li>
                  ))}
                </ol>
              </Stack>
            </section>
          ))}
        </Stack>
      </Part>
    </>
  );
}
