/**
 * Draws the stories of this run in its window, so that room is measured in each; holds the map of their texts fresh; and on a
 * phone looks whether what a story shows fits with larger text.
 */
import { afterEach, expect, inject } from "vitest";
import { commands, page } from "vitest/browser";
import { stickAgain } from "../../.storybook/unstick";
import { isMapped } from "#stories/textos/keys.ts";
import { commonKeys, keptOf, placeOf } from "#stories/textos/map.ts";
import type { SeenWindow } from "#stories/textos/map.ts";
import type { WrittenStep } from "#stories/flows/told.tsx";
import { extentOf, misfitsAt, misfitsOf, phoneHeight } from "./largerText";

/** A story that has ended, as far as its texts go. */
interface Ended {
  id: string;
  title: string;
  name: string;
  parameters: Record<string, unknown>;
}

const storyWindow = inject("window") as SeenWindow;

/** How long a page has to stay as it is before its texts are kept, and to become what is kept, ms. */
const STEADY = 250;
const PATIENCE = 3000;

const pause = () => new Promise((passed) => setTimeout(passed, 50));

async function findTexts({ parameters }: Ended): Promise<string[]> {
  const { keysIn, piecesOf } = await import("#stories/textos/seen.ts");
  const { oneLine } = await import("#stories/textos/textOf.ts");
  // A flow names what it has shown on its way, and fails where that was not on the page.
  const onTheWay = ((parameters["steps"] ?? []) as readonly WrittenStep[]).flatMap(({ sees }) => sees.map(oneLine));
  return keysIn([...onTheWay, ...piecesOf(document.body).map(({ text }) => text)]);
}

/** Writes what the story says, once it says the same for a while, for stories/textos/command.ts to gather. */
async function keepTexts(story: Ended): Promise<void> {
  let found = await findTexts(story);
  for (let since = performance.now(); performance.now() - since < STEADY;) {
    await pause();
    const now = await findTexts(story);
    if (now.join() !== found.join()) [found, since] = [now, performance.now()];
  }
  const kept = { id: story.id, place: placeOf(story.title, story.name), keys: found };
  await commands.writeFile(`test-results/textos/${storyWindow}/${story.id}.json`, JSON.stringify(kept));
}

/** @throws when the story says something else than the map has of it */
async function checkTexts(story: Ended): Promise<void> {
  const kept = keptOf(storyWindow, story.id);
  const elsewhere = storyWindow === "telefono" ? new Set(keptOf("escritorio", story.id)?.keys) : new Set<string>();
  const wanted = new Set(kept?.keys);
  for (const until = performance.now() + PATIENCE; ; await pause()) {
    const found = (await findTexts(story)).filter((key) => !commonKeys.has(key) && !elsewhere.has(key));
    const more = found.filter((key) => !wanted.has(key));
    const less = [...wanted].filter((key) => !found.includes(key));
    const isNamed = kept === undefined ? found.length === 0 : kept.place === placeOf(story.title, story.name);
    if (more.length + less.length === 0 && isNamed) return;
    if (performance.now() < until) continue;
    throw new Error(
      `the map of texts is not that of ${story.id} (${storyWindow}): it says also [${more.join(", ")}], no longer [${less.join(", ")}]; run npm run textos:renovar`,
    );
  }
}

Object.assign(globalThis, {
  storyWindow,
  endStory: async (story: Ended) => {
    if (!isMapped(story.title)) return;
    await (inject("texts") === "renew" ? keepTexts(story) : checkTexts(story));
  },
});

// After the gate of accessibility, which looks at the story in the window in which its steps ran.
if (storyWindow === "telefono" && inject("texts") !== "renew")
  afterEach(async ({ task }) => {
    const { storyId = "" } = task.meta as { storyId?: string };
    const extent = extentOf(storyId);
    if (extent === undefined || task.result?.state === "fail") return;
    stickAgain();
    await document.fonts.ready;
    const resize = (width: number) => page.viewport(width, phoneHeight);
    const misfits = await misfitsOf({ resize, misfitsAt }, extent);
    expect(misfits, `[NAV-05] what does not fit with larger text:\n${misfits.join("\n")}`).toEqual([]);
  });
