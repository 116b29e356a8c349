/**
 * The book's first page stands in `index.html` as plain HTML (scripts/book.mjs), over the place of the preview. Here it goes
 * when the preview shows the page itself, or another page is chosen; and until the manager has nothing else to do the preview
 * waits: both share one thread, and the search answers one to two seconds earlier.
 */
import { useEffect, useState } from "react";
import { DOCS_RENDERED, SET_CURRENT_STORY } from "storybook/internal/core-events";
import { addons } from "storybook/manager-api";

/** The manager has nothing else to do when this many timers in a row came in time; a slow machine is not waited for any longer. */
const CALM = { timers: 10, everyMs: 100, lateMs: 50, atMostMs: 10_000 } as const;

const written = () => document.querySelector<HTMLIFrameElement>("iframe#inicio");

/** Whether a page that is chosen is another one than a frame holds. */
const isOther = (frame: HTMLIFrameElement | null, { storyId }: { storyId: string }): boolean =>
  storyId !== frame?.dataset["page"];

/** Calls `then` when nothing has held up the page for a second, or when that takes too long. @returns the end of it */
function whenCalm(then: () => void): () => void {
  let inTime = 0;
  const from = performance.now();
  let last = from;
  const timer = setInterval(() => {
    const now = performance.now();
    inTime = now - last < CALM.everyMs + CALM.lateMs ? inTime + 1 : 0;
    last = now;
    if (inTime < CALM.timers && now - from < CALM.atMostMs) return;
    clearInterval(timer);
    then();
  }, CALM.everyMs);
  return () => clearInterval(timer);
}

/** Whether the preview is to be loaded: at once where another page than the first is asked for. */
export function useIsPreviewWanted(): boolean {
  const [isWanted, setIsWanted] = useState(() => written() === null);
  useEffect(() => {
    if (isWanted) return undefined;
    const want = () => setIsWanted(true);
    const channel = addons.getChannel();
    const frame = written();
    const ifOther = (chosen: { storyId: string }) => {
      if (isOther(frame, chosen)) want();
    };
    channel.on(SET_CURRENT_STORY, ifOther);
    const end = whenCalm(want);
    return () => {
      end();
      channel.off(SET_CURRENT_STORY, ifOther);
    };
  }, [isWanted]);
  return isWanted;
}

addons.register("premio-mayor/inicio", () => {
  const frame = written();
  if (!frame) return;
  const channel = addons.getChannel();
  channel.on(SET_CURRENT_STORY, (chosen: { storyId: string }) => {
    if (isOther(frame, chosen)) frame.remove();
  });
  channel.on(DOCS_RENDERED, () => {
    const preview = document.querySelector<HTMLIFrameElement>("iframe#storybook-preview-iframe");
    preview?.contentWindow?.scrollTo(0, frame.contentWindow?.scrollY ?? 0);
    if (document.activeElement === frame) preview?.focus();
    frame.remove();
  });
});
