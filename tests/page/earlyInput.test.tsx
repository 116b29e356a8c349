// @vitest-environment happy-dom
/** Fields that a person changes before React has them. */
import { act } from "@testing-library/react";
import { startTransition, use, useState } from "react";
import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { useController, useForm } from "react-hook-form";
import { afterEach, expect, test, vi } from "vitest";
import { isTaken, keepEarlyInput } from "#src/page/earlyInput.ts";
import { tellReact } from "#src/page/tellReact.ts";

/** What `keepEarlyInput` listens to: one page has it once. */
let listeners: Parameters<Document["addEventListener"]>[] = [];
const told = vi.fn<(name: string, now: string | boolean) => void>();

function Fields() {
  const [text, setText] = useState("");
  const [note, setNote] = useState("");
  const [way, setWay] = useState("placetopay");
  const [isAdult, setAdult] = useState(false);
  const tell = (name: string, now: string | boolean) => told(name, now);
  return (
    <form>
      <input
        aria-label="documento"
        value={text}
        onChange={({ target }) => (tell("text", target.value), setText(target.value))}
      />
      <textarea
        aria-label="nota"
        value={note}
        onChange={({ target }) => (tell("note", target.value), setNote(target.value))}
      />
      {["placetopay", "payvalida"].map((one) => (
        <input
          key={one}
          type="radio"
          name="way"
          aria-label={one}
          value={one}
          checked={way === one}
          onChange={() => (tell("way", one), setWay(one))}
        />
      ))}
      <input
        type="checkbox"
        aria-label="mayor"
        checked={isAdult}
        onChange={({ target }) => (tell("adult", target.checked), setAdult(target.checked))}
      />
      <output>{[text, note, way, isAdult].join("|")}</output>
    </form>
  );
}

const field = <Kind extends HTMLElement>(name: string) => document.querySelector<Kind>(`[aria-label="${name}"]`)!;

/** The server's page; `before` is what the person does ahead of the scripts. */
async function takeOver(before: () => void, during: () => void = () => {}) {
  vi.useFakeTimers();
  const listening = vi.spyOn(document, "addEventListener");
  document.body.innerHTML = `<div>${renderToString(<Fields />)}</div>`;
  const root = document.body.firstElementChild!;
  before();
  keepEarlyInput();
  listeners = listening.mock.calls.slice();
  listening.mockRestore();
  during();
  await vi.dynamicImportSettled();
  await act(() => vi.advanceTimersByTimeAsync(150));
  await act(async () => hydrateRoot(root, <Fields />));
  await act(() => vi.advanceTimersByTimeAsync(150));
  return document.querySelector("output")!.textContent;
}

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  for (const [type, listener, options] of listeners) document.removeEventListener(type, listener, options);
  told.mockReset();
});

test("what was typed, chosen and ticked ahead of the scripts is the state after them", async () => {
  const state = await takeOver(() => {
    field<HTMLInputElement>("documento").value = "1032456789";
    field<HTMLTextAreaElement>("nota").value = "Gracias";
    field<HTMLInputElement>("payvalida").checked = true;
    field<HTMLInputElement>("mayor").checked = true;
  });
  expect(state).toBe("1032456789|Gracias|payvalida|true");
  expect(told.mock.calls).toHaveLength(4);
  expect(field<HTMLInputElement>("payvalida").checked).toBe(true);
  expect(field<HTMLInputElement>("documento").value).toBe("1032456789");
});

test("what is typed while the scripts have begun and React has not is kept as well", async () => {
  const state = await takeOver(
    () => {},
    () => {
      const input = field<HTMLInputElement>("documento");
      input.value = "52";
      input.dispatchEvent(new Event("input", { bubbles: true }));
    },
  );
  expect(state).toBe("52||placetopay|false");
  expect(told.mock.calls).toEqual([["text", "52"]]);
});

test("a page that nobody touched is told nothing", async () => {
  expect(await takeOver(() => {})).toBe("||placetopay|false");
  expect(told).not.toHaveBeenCalled();
});

/** A field of react-hook-form, which listens to its form only in an effect. */
function Phone() {
  const { control } = useForm({ defaultValues: { phone: "" } });
  const { field: phone } = useController({ control, name: "phone" });
  return (
    <>
      <input aria-label="celular" {...phone} />
      <output>{phone.value}</output>
    </>
  );
}

test("a field that is told of between React's rendering and its commit keeps what was typed", async () => {
  document.body.innerHTML = `<div>${renderToString(<Phone />)}</div>`;
  const input = field<HTMLInputElement>("celular");
  let letCommit = () => {};
  const rest = new Promise<void>((resolve) => (letCommit = resolve));
  const Rest = () => use(rest) ?? null;
  // As in a browser: inside of act() the effects run with the commit.
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", false);
  const page = (
    <>
      <Phone />
      <Rest />
    </>
  );
  startTransition(() => void hydrateRoot(document.body.firstElementChild!, page));
  await vi.waitFor(() => expect(isTaken(input)).toBe(true));
  letCommit();
  await rest;
  input.value = "3004127788";
  tellReact(new Map([[input, { text: "3004127788", isTicked: false }]]));
  await vi.waitFor(() => expect(document.querySelector("output")!.textContent).toBe("3004127788"));
  expect(input.value).toBe("3004127788");
});
