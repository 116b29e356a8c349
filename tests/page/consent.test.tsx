// @vitest-environment happy-dom
/** Measuring the shop's use: what is kept of an answer, and what analytics hear before, with and after a consent. */
import { act, cleanup, screen } from "@testing-library/react";
import fc from "fast-check";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { useAnswerConsent, track } from "#src/page/analytics.ts";
import { useBox } from "#src/page/box.ts";
import { createBrowserEnv } from "#src/page/browserEnv.ts";
import { consentOf, keepConsent, type Consent } from "#src/page/consent.ts";
import { usePageState } from "#src/page/pageState.tsx";
import { silentTabs } from "#src/page/tabs.ts";
import { scriptedClient } from "../fakeBackend";
import { rootData, showPage } from "./helpers";

const heard = () => (window as { dataLayer?: object[] }).dataLayer;
const forgetAnswer = () => {
  document.cookie = "medicion=; max-age=0; path=/";
};

beforeEach(() => {
  forgetAnswer();
  delete (window as { dataLayer?: object[] }).dataLayer;
});
afterEach(cleanup);

describe("the answer", () => {
  test.each<[string | null, Consent | null]>([
    ["medicion=si.1", "granted"],
    ["tema=oscuro; medicion=no.1", "denied"],
    ["medicion=si.1; tema=claro", "granted"],
    [null, null],
    ["", null],
    ["tema=claro", null],
    // To other words than today's.
    ["medicion=si.0", null],
    ["medicion=si.2", null],
    ["medicion=si.11", null],
    ["medicion=si", null],
    ["otramedicion=si.1", null],
  ])("%j is read as %j", (cookies, answer) => expect(consentOf(cookies)).toBe(answer));

  test("no cookie of a stranger's makes a consent", () => {
    const nearly = fc
      .tuple(
        fc.constantFrom("", "tema=claro; ", "otra", " "),
        fc.constantFrom("medicion=", "medicion =", "MEDICION="),
        fc.constantFrom("si.1", "si", "no.1"),
        fc.constantFrom("", "1", ".", "x", "; tema=claro"),
      )
      .map((parts) => parts.join(""));
    fc.assert(
      fc.property(fc.oneof(fc.string(), nearly), (text) => {
        fc.pre(!/(^|;)\s*medicion=si\.1(?![\w.])/.test(text));
        expect(consentOf(text)).not.toBe("granted");
      }),
    );
  });

  test.each<Consent>(["granted", "denied"])("%s is kept for the next pages", (answer) => {
    keepConsent(answer);
    expect(consentOf(document.cookie)).toBe(answer);
  });
});

describe("the adapter", () => {
  test("[ANA-01] without an answer, and after a refusal, nothing is kept and no queue is made", () => {
    track({ event: "login" });
    keepConsent("denied");
    track({ event: "login" });
    expect(heard()).toBeUndefined();
  });

  test("[ANA-01] with consent the events stand in the queue as they came, in their order", () => {
    keepConsent("granted");
    const { track: ofModels } = createBrowserEnv({
      client: scriptedClient(),
      tabs: silentTabs,
      gatewayHosts: [],
      origin: "",
    });
    const add = {
      event: "add_to_cart",
      currency: "COP",
      value: 12_000,
      items: [{ item_id: "10-4861", quantity: 2, price: 6000 }],
    } as const;
    ofModels({ ...add, items: [...add.items] });
    track({ event: "form_submit", form_id: "pqrs" });
    expect(heard()).toEqual([add, { event: "form_submit", form_id: "pqrs" }]);
  });

  test("a queue that a tag manager has made is used", () => {
    keepConsent("granted");
    const queue: object[] = [{ "gtm.start": 1 }];
    Object.assign(window, { dataLayer: queue });
    track({ event: "login" });
    expect(queue).toEqual([{ "gtm.start": 1 }, { event: "login" }]);
  });

  test("another tab's refusal counts at once", () => {
    keepConsent("granted");
    track({ event: "login" });
    keepConsent("denied");
    track({ event: "login" });
    expect(heard()).toHaveLength(1);
  });
});

test("taken back, what nobody has read goes too, and nothing more comes", async () => {
  let give: (answer: Consent) => void = () => undefined;
  const Asked = () => {
    give = useAnswerConsent();
    return <p>{String(useBox(usePageState().consent))}</p>;
  };
  await showPage(Asked, { root: rootData({ consent: null }) });
  await screen.findByText("null");
  act(() => give("granted"));
  // The first render may not have subscribed yet: it looks again when it does.
  await screen.findByText("granted");
  track({ event: "login" });
  expect(heard()).toHaveLength(1);
  act(() => give("denied"));
  await screen.findByText("denied");
  expect(heard()).toEqual([]);
  track({ event: "login" });
  expect(heard()).toEqual([]);
  expect(consentOf(document.cookie)).toBe("denied");
});
