// @vitest-environment happy-dom
/** The one way to change something: under way, done, refused, and what is read again. */
import { cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, describe, expect, test, vi } from "vitest";
import { failure, success, type Result } from "#api/result";
import { useWriting } from "#src/page/writing.ts";
import { useReload } from "#src/page/reload.ts";
import { usePerson, type RootData } from "#src/page/session.ts";
import { NOW, person, refused } from "../models/fakeEnv";
import { rootData, showPage } from "./helpers";

afterEach(cleanup);

interface Options {
  isReadAgain?: boolean;
  onFields?: (fields: Readonly<Record<string, string>>) => boolean;
}

async function showWriter(
  write: (text: string) => Promise<Result<string>>,
  { root, ...options }: Options & { root?: RootData } = {},
) {
  const outcomes: unknown[] = [];
  function Writer() {
    const { reload } = useReload();
    const writing = useWriting(write, { words: (problem) => `words of ${problem.kind}`, ...options });
    return (
      <>
        <button onClick={() => void writing.run("text").then((outcome) => outcomes.push(outcome))}>run</button>
        <button onClick={writing.clear}>clear</button>
        <button onClick={() => void reload("session")}>read the session</button>
        <p>{usePerson()?.firstNames ?? "nobody"}</p>
        <p>{writing.isPending ? "pending" : "idle"}</p>
        <p role="alert">{writing.message}</p>
      </>
    );
  }
  const shown = await showPage(() => <Writer />, { root });
  const run = () => fireEvent.click(screen.getByText("run"));
  await screen.findByText("idle");
  return { ...shown, run, outcomes };
}

describe("[F-38] a session that has ended", () => {
  const over = failure(refused(401, "NO_SESSION", "Inicia sesión"));
  const sessionOf = (who: typeof person | null) => ({
    now: NOW,
    person: who,
    cart: null,
    hasPendingOrder: false,
    documentTypes: [],
  });

  /** Presses the button without a session, logs in as `who` in the login that opens, and closes it. */
  async function pressWithout(who: typeof person | null) {
    const root = rootData({ session: sessionOf(person) });
    const write = vi.fn(async (text: string): Promise<Result<string>> => success(text));
    const shown = await showWriter(write, { root });
    await screen.findByText(person.firstNames);
    write.mockImplementationOnce(async () => {
      shown.page.sessionEnds.set(shown.page.sessionEnds.get() + 1);
      return over;
    });
    shown.run();
    await waitFor(() => expect(shown.page.dialogs.open.get().login).toBe("login"));
    screen.getByText("pending");
    root.session = sessionOf(who);
    fireEvent.click(screen.getByText("read the session"));
    await screen.findByText(who?.firstNames ?? "nobody");
    shown.page.dialogs.closeLogin(who !== null);
    await screen.findByText("idle");
    return { write, outcomes: shown.outcomes };
  }

  test("is asked for again, and the change goes on with what was typed", async () => {
    const { write, outcomes } = await pressWithout(person);
    expect(write.mock.calls).toEqual([["text"], ["text"]]);
    expect(outcomes).toEqual([success("text")]);
  });

  test("that nobody opens again leaves the change undone, and says so", async () => {
    const { write, outcomes } = await pressWithout(null);
    expect(write).toHaveBeenCalledTimes(1);
    expect(outcomes).toEqual([over]);
    await screen.findByText("words of refused");
  });

  test("that another person opens does not do for them what the first had decided", async () => {
    const { write, outcomes } = await pressWithout({ ...person, userId: person.userId + 1, firstNames: "Nelly" });
    expect(write).toHaveBeenCalledTimes(1);
    expect(outcomes).toEqual([over]);
  });
});

describe("writing", () => {
  test("it is pending until the answer is there, and a second press meanwhile does nothing", async () => {
    let answer: (result: Result<string>) => void = () => undefined;
    const write = vi.fn(() => new Promise<Result<string>>((resolve) => (answer = resolve)));
    const { run, outcomes } = await showWriter(write);
    run();
    await screen.findByText("pending");
    run();
    await waitFor(() => expect(outcomes).toEqual([null]));
    answer(success("done"));
    await screen.findByText("idle");
    expect(write.mock.calls).toEqual([["text"]]);
    expect(outcomes).toEqual([null, success("done")]);
  });

  test("a failure is said in words, until it is cleared or tried again", async () => {
    const write = vi.fn().mockResolvedValue(failure({ kind: "offline" }));
    const { run } = await showWriter(write);
    run();
    await screen.findByText("words of offline");
    fireEvent.click(screen.getByText("clear"));
    await waitFor(() => expect(screen.getByRole("alert").textContent).toBe(""));
    run();
    await screen.findByText("words of offline");
    write.mockResolvedValue(success("done"));
    run();
    await waitFor(() => expect(screen.getByRole("alert").textContent).toBe(""));
  });

  test.each([
    ["each of them has a place", true, ""],
    ["one of them has none", false, "words of refused"],
  ])("fields at fault are handed to their form; when %s the sentence is %j", async (_, isPlaced, said) => {
    const onFields = vi.fn(() => isPlaced);
    const fields = { document: "No" };
    const { run, outcomes } = await showWriter(async () => failure(refused(400, "INVALID_FIELDS", "x", fields)), {
      onFields,
    });
    run();
    await waitFor(() => expect(outcomes).toHaveLength(1));
    expect(onFields).toHaveBeenCalledWith(fields);
    expect(screen.getByRole("alert").textContent).toBe(said);
  });

  test("a refusal without fields is said, whatever the form would place", async () => {
    const onFields = vi.fn(() => true);
    const { run } = await showWriter(async () => failure(refused(409, "STALE_CART")), { onFields });
    run();
    await screen.findByText("words of refused");
    expect(onFields).not.toHaveBeenCalled();
  });

  test("what depends on the change is read again after it, and not after a failure", async () => {
    const write = vi
      .fn()
      .mockResolvedValueOnce(failure({ kind: "offline" }))
      .mockResolvedValue(success("done"));
    const { run, reads, outcomes } = await showWriter(write, { isReadAgain: true });
    const before = reads();
    run();
    await waitFor(() => expect(outcomes).toHaveLength(1));
    expect(reads()).toBe(before);
    run();
    await waitFor(() => expect(outcomes).toHaveLength(2));
    expect(reads()).toBe(before + 1);
  });

  test("without being asked for, nothing is read again", async () => {
    const { run, reads, outcomes } = await showWriter(async () => success("done"));
    const before = reads();
    run();
    await waitFor(() => expect(outcomes).toHaveLength(1));
    expect(reads()).toBe(before);
  });
});
