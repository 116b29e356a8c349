/**
 * What the book's preview offers to the run of the stories (tests/visual/heldStories.ts): it lies in the page with the story,
 * and reads the same copy and the same styles. Loaded only in that run.
 */
import { stickAgain, unstick } from "../../.storybook/unstick";
import { comeToRest } from "../../.storybook/keepStill";
import { isMapped } from "#stories/textos/keys.ts";
import { commonKeys, keptOf, placeOf } from "#stories/textos/map.ts";
import type { SeenWindow } from "#stories/textos/map.ts";
import { keysIn, piecesOf } from "#stories/textos/seen.ts";
import { oneLine } from "#stories/textos/textOf.ts";
import type { WrittenStep } from "#stories/flows/told.tsx";
import { layoutFaults, pageFaults, partsOfPage, rulesOff } from "./accessibility";
import { contrastFaults } from "./readContrast";

/** A story as Storybook's preview prepares it. */
interface PreparedStory {
  id: string;
  title: string;
  name: string;
  parameters: Record<string, unknown>;
  storyGlobals?: { viewport?: { value?: string } };
}

/** How long what a story says has to stay the same before it is kept, and to become what is kept, ms. */
const STEADY = 250;
const PATIENCE = 3000;

const preview = () =>
  (
    window as unknown as {
      __STORYBOOK_PREVIEW__: {
        currentRender: { story: PreparedStory };
        storyStoreValue: { loadStory: (asked: { storyId: string }) => Promise<PreparedStory> };
      };
    }
  ).__STORYBOOK_PREVIEW__;

const pause = () => new Promise((passed) => setTimeout(passed, 50));

/** The keys of the copy that the page says. A flow also names what it has shown on its way, and fails where that was missing. */
function textsOf({ parameters }: PreparedStory): string[] {
  const onTheWay = ((parameters["steps"] ?? []) as readonly WrittenStep[]).flatMap(({ sees }) => sees.map(oneLine));
  return keysIn([...onTheWay, ...piecesOf(document.body).map(({ text }) => text)]);
}

/** What is wrong with the map of texts for the open story; none once the story says what the map has of it. */
async function mapFaults(story: PreparedStory, storyWindow: SeenWindow): Promise<string[]> {
  const kept = keptOf(storyWindow, story.id);
  const elsewhere = storyWindow === "telefono" ? new Set(keptOf("escritorio", story.id)?.keys) : new Set<string>();
  const wanted = new Set(kept?.keys);
  for (const until = performance.now() + PATIENCE; ; await pause()) {
    const found = textsOf(story).filter((key) => !commonKeys.has(key) && !elsewhere.has(key));
    const more = found.filter((key) => !wanted.has(key));
    const less = [...wanted].filter((key) => !found.includes(key));
    const isNamed = kept === undefined ? found.length === 0 : kept.place === placeOf(story.title, story.name);
    if (more.length + less.length === 0 && isNamed) return [];
    if (performance.now() < until) continue;
    return [
      `the map of texts is not that of ${story.id} (${storyWindow}): it says also [${more.join(", ")}], no longer [${less.join(", ")}]; run npm run textos:renovar`,
    ];
  }
}

export const checks = {
  /** The window that a story asks for by itself, by its name in .storybook/preview.tsx. */
  windowOf: async (storyId: string): Promise<string | undefined> =>
    (await preview().storyStoreValue.loadStory({ storyId })).storyGlobals?.viewport?.value,

  /** Ends what moves, checks the open story's texts, and gives the parts of its page, of which each is held once to the rules. */
  settle: async (storyWindow: SeenWindow): Promise<{ faults: string[]; parts: string[] }> => {
    const { story } = preview().currentRender;
    await comeToRest(window);
    const faults = isMapped(story.title) ? await mapFaults(story, storyWindow) : [];
    // A picture shows the bars where they stay; axe would measure what is half under one.
    unstick();
    const isHeld = (story.parameters["a11y"] as { test?: string } | undefined)?.test === "error";
    return { faults, parts: isHeld ? partsOfPage() : [] };
  },

  /** Holds the settled story to every rule of accessibility, in every theme. */
  pageFaults: async (): Promise<string[]> => [
    ...(await pageFaults(rulesOff(preview().currentRender.story.parameters["a11y"]))),
    ...contrastFaults(),
  ],

  /** Holds the settled story to the rules of what depends on the window. */
  layoutFaults,

  /** Lets the bars stay in sight again. */
  unsettle: async (): Promise<void> => {
    stickAgain();
    await document.fonts.ready;
  },

  /** What the open story says, once it says the same for a while; undefined for one that has no place in the map. */
  texts: async (): Promise<{ id: string; place: string; keys: string[] } | undefined> => {
    const { story } = preview().currentRender;
    if (!isMapped(story.title)) return undefined;
    await comeToRest(window);
    let keys = textsOf(story);
    for (let since = performance.now(); performance.now() - since < STEADY;) {
      await pause();
      const now = textsOf(story);
      if (now.join() !== keys.join()) [keys, since] = [now, performance.now()];
    }
    return { id: story.id, place: placeOf(story.title, story.name), keys };
  },
};

export type StoryChecks = typeof checks;
