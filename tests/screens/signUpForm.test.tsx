// @vitest-environment happy-dom
/** The form of the registration where the browser is ahead of React. */
import { useLayoutEffect, useRef } from "react";
import { cleanup, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { SignUpForm } from "#src/screens/SignUp/SignUpForm.tsx";
import { keepDraft, readDraft } from "#src/screens/SignUp/draft.ts";
import { showPage } from "../page/helpers";

afterEach(() => {
  cleanup();
  window.sessionStorage.clear();
});

/** Tells the form of a choice when its fields are there, and what it does by itself after them has not begun. */
function ChosenEarly() {
  const form = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const list = form.current!.querySelector("select")!;
    list.value = "CE";
    list.dispatchEvent(new Event("change", { bubbles: true }));
  }, []);
  return (
    <div ref={form}>
      <SignUpForm steps={{ step: 0, show: () => undefined, goBack: () => undefined }} onCreated={() => undefined} />
    </div>
  );
}

test("a choice that the form hears of before it keeps drafts is kept", async () => {
  await showPage(ChosenEarly);
  expect((await screen.findByRole<HTMLSelectElement>("combobox", { name: "Tipo" })).value).toBe("CE");
  expect(readDraft()).toMatchObject({ documentType: "CE" });
});

test("an early choice stands over the draft of before, whose other fields come back", async () => {
  keepDraft({ documentType: "CC", document: "52847193", fiscalCodes: ["R-99-PN"] });
  await showPage(ChosenEarly);
  expect((await screen.findByRole<HTMLSelectElement>("combobox", { name: "Tipo" })).value).toBe("CE");
  expect(readDraft()).toMatchObject({ documentType: "CE", document: "52847193" });
});
