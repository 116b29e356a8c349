/** When a route reads its data again: on another address or because it was asked to, not when a dialog adds to the history. */
import { useCallback } from "react";
import { useRevalidator, type ShouldRevalidateFunctionArgs } from "react-router-dom";
import { whenOnline } from "./connection";

/** What a reload reads: who is asking, or that and what the page shows. */
type Extent = "session" | "everything";

/** The router does not say why it asks; a reload that the page wanted is marked here while it runs. */
let wanted: Extent | null = null;

/** The same address again is a dialog opening or closing (CONV-01): nothing to read, and it must work offline. */
export function onlyOnOtherAddress({
  currentUrl,
  nextUrl,
  formMethod,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs) {
  return wanted === "everything" || formMethod || currentUrl.href !== nextUrl.href ? defaultShouldRevalidate : false;
}

/** Of the route that reads who is asking. */
export const onSessionToo = (asked: ShouldRevalidateFunctionArgs) =>
  wanted === "session" ? asked.defaultShouldRevalidate : onlyOnOtherAddress(asked);

/** Reads the page's data again: after a failure, or to see what has changed. Without a network it waits; the page stays. */
export function useReload() {
  const { revalidate, state } = useRevalidator();
  const reload = useCallback(
    (extent: Extent = "everything") =>
      whenOnline(async () => {
        wanted = extent;
        try {
          await revalidate();
        } finally {
          wanted = null;
        }
      }),
    [revalidate],
  );
  return { reload, isReloading: state === "loading" };
}
