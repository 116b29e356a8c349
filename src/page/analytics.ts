/**
 * The one way to analytics (ANA-01): a queue in the page, as tag managers read it (`dataLayer`). Without the reader's consent
 * nothing is written in it, and it is not even made.
 */
import { useCallback } from "react";
import type { AnalyticsEvent } from "#models/env";
import { consentOf, keepConsent, type Consent } from "./consent";
import { usePageState } from "./pageState";

const page = () => window as { dataLayer?: object[] };

/** Tells analytics of an event, where the reader lets the shop measure. The cookie is read each time: other tabs write it too. */
export function track(event: AnalyticsEvent): void {
  if (consentOf(document.cookie) === "granted") (page().dataLayer ??= []).push(event);
}

/** Keeps the reader's answer. A consent that is taken back takes along what nobody has read of the queue yet. */
export function useAnswerConsent(): (answer: Consent) => void {
  const { consent } = usePageState();
  return useCallback(
    (answer) => {
      keepConsent(answer);
      const { dataLayer } = page();
      if (answer === "denied" && dataLayer) dataLayer.length = 0;
      consent.set(answer);
    },
    [consent],
  );
}
