// @vitest-environment happy-dom
/** The back button and a dialog: one entry of the history for each, taken away with it. */
import { act, cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { useState } from "react";
import { flushSync } from "react-dom";
import { createMemoryRouter, Link, RouterProvider, useNavigate } from "react-router-dom";
import { afterEach, describe, expect, test, vi } from "vitest";
import { useBackCloses } from "#src/page/backCloses.ts";

afterEach(cleanup);

function Dialog({ onClose }: { onClose: () => void }) {
  const close = useBackCloses(true, onClose);
  return (
    <div role="dialog">
      <button onClick={close}>close</button>
    </div>
  );
}

function PageWithDialog() {
  const [isOpen, setOpen] = useState(false);
  const navigate = useNavigate();
  return (
    <>
      <button onClick={() => setOpen(true)}>open</button>
      <button onClick={() => void navigate(-1)}>back</button>
      {isOpen && <Dialog onClose={() => setOpen(false)} />}
    </>
  );
}

function show() {
  const router = createMemoryRouter(
    [
      { path: "/", element: <Link to="/dos?a=1#b">go</Link> },
      { path: "/dos", element: <PageWithDialog /> },
    ],
    { initialEntries: ["/"] },
  );
  render(<RouterProvider router={router} />);
  fireEvent.click(screen.getByText("go"));
  return router;
}

/** How many dialogs stand open on the entry that is shown. */
const dialogsOf = (router: ReturnType<typeof show>): number => router.state.location.state?.dialogs?.length ?? 0;
const isDialogEntry = (router: ReturnType<typeof show>) => dialogsOf(router) > 0;

describe("a dialog", () => {
  test("adds an entry of the same address; going back closes the dialog and stays on the page", async () => {
    const router = show();
    fireEvent.click(await screen.findByText("open"));
    await waitFor(() => expect(isDialogEntry(router)).toBe(true));
    expect(router.state.location).toMatchObject({ pathname: "/dos", search: "?a=1", hash: "#b" });
    fireEvent.click(screen.getByText("back"));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    expect(router.state.location.pathname).toBe("/dos");
    fireEvent.click(screen.getByText("back"));
    await screen.findByText("go");
  });

  test("closed from inside takes its entry away: going back leaves the page", async () => {
    const router = show();
    fireEvent.click(await screen.findByText("open"));
    await waitFor(() => expect(isDialogEntry(router)).toBe(true));
    fireEvent.click(screen.getByText("close"));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    expect(isDialogEntry(router)).toBe(false);
    fireEvent.click(screen.getByText("back"));
    await screen.findByText("go");
  });

  test("closed before its entry has been added, and twice, leaves none behind", async () => {
    const router = show();
    await screen.findByText("open");
    // Both presses before React has rendered what the router does.
    act(() => {
      screen.getByText("open").click();
      flushSync(() => undefined);
      screen.getByText("close").click();
      screen.getByText("close").click();
    });
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    expect(isDialogEntry(router)).toBe(false);
    fireEvent.click(screen.getByText("back"));
    await screen.findByText("go");
  });

  /** Opens a dialog; the entry comes, and what is then done is done, before React renders any of it. */
  async function openUnrendered(router: ReturnType<typeof show>, andThen: () => unknown) {
    const pushed = new Promise<void>((resolve) =>
      router.subscribe(({ location }) => location.state?.dialogs?.length === 1 && resolve()),
    );
    // React renders nothing until the act is over.
    await act(async () => {
      screen.getByText("open").click();
      flushSync(() => undefined);
      andThen();
      await pushed;
      await new Promise((resolve) => setTimeout(resolve));
    });
  }

  test("closed before React has rendered its entry, is closed all the same and leaves none behind", async () => {
    const router = show();
    await screen.findByText("open");
    await openUnrendered(router, () => screen.getByText("close").click());
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    expect(isDialogEntry(router)).toBe(false);
    fireEvent.click(screen.getByText("back"));
    await screen.findByText("go");
  });

  test("whose entry was gone again before React rendered it, is closed without leaving the page", async () => {
    const router = show();
    await screen.findByText("open");
    await openUnrendered(router, () => void Promise.resolve().then(() => router.navigate(-1)));
    await waitFor(() => expect(isDialogEntry(router)).toBe(false));
    fireEvent.click(screen.getByText("close"));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    expect(router.state.location.pathname).toBe("/dos");
    fireEvent.click(screen.getByText("back"));
    await screen.findByText("go");
  });

  test("can be opened and closed again", async () => {
    const router = show();
    for (let time = 0; time < 2; time += 1) {
      fireEvent.click(await screen.findByText("open"));
      await waitFor(() => expect(isDialogEntry(router)).toBe(true));
      fireEvent.click(screen.getByText("close"));
      await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    }
    expect(router.state.location.pathname).toBe("/dos");
  });

  /** A page that stays while its dialog opens and closes. */
  function showKept(state: unknown = null) {
    const onClose = vi.fn();
    function Kept() {
      const [isOpen, setOpen] = useState(false);
      const [count, setCount] = useState(0);
      const navigate = useNavigate();
      const close = useBackCloses(isOpen, () => {
        onClose();
        setOpen(false);
      });
      return (
        <>
          <button onClick={() => setOpen(true)}>open</button>
          <button onClick={close}>close</button>
          <button onClick={() => setOpen(false)}>drop</button>
          <button onClick={() => setCount(count + 1)}>{`count ${count}`}</button>
          <button onClick={() => void navigate(-1)}>back</button>
          {isOpen && <div role="dialog" />}
        </>
      );
    }
    const router = createMemoryRouter(
      [
        { path: "/", element: <p>before</p> },
        { path: "/dos", element: <Kept /> },
      ],
      { initialEntries: ["/", { pathname: "/dos", state }], initialIndex: 1 },
    );
    render(<RouterProvider router={router} />);
    const press = (name: string) => fireEvent.click(screen.getByText(name));
    const opened = async () => {
      const before = router.state.location.key;
      press("open");
      await waitFor(() => expect(router.state.location.key).not.toBe(before));
      await screen.findByRole("dialog");
    };
    const closed = () => waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    return { router, onClose, press, opened, closed };
  }

  test("is closed from inside each time that it was opened, on a page that stays", async () => {
    const { onClose, press, opened, closed } = showKept();
    for (let time = 1; time <= 3; time += 1) {
      await opened();
      press("close");
      await closed();
      expect(onClose).toHaveBeenCalledTimes(time);
    }
    press("back");
    await screen.findByText("before");
  });

  test("stays open while its page changes around it", async () => {
    const { onClose, press, opened } = showKept();
    await opened();
    press("count 0");
    await screen.findByText("count 1");
    screen.getByRole("dialog");
    expect(onClose).not.toHaveBeenCalled();
  });

  test("stays open on a page that was loaded with a dialog's entry, and going back closes it alone", async () => {
    const { onClose, press, opened, closed } = showKept({ dialogs: ["of the page before"] });
    await opened();
    expect(onClose).not.toHaveBeenCalled();
    press("back");
    await closed();
    expect(onClose).toHaveBeenCalledTimes(1);
    screen.getByText("count 0");
  });

  test("that is not open, or went by itself, is closed without going back and not closed twice", async () => {
    const { router, onClose, press, opened, closed } = showKept();
    press("close");
    expect([onClose.mock.calls.length, router.state.location.pathname]).toEqual([1, "/dos"]);
    await opened();
    press("drop");
    await closed();
    press("back");
    await waitFor(() => expect(router.state.location.state).toBeNull());
    expect([onClose.mock.calls.length, router.state.location.pathname]).toEqual([1, "/dos"]);
  });

  /** A page with a question, and a login that opens above it when the session is over. */
  function showStacked() {
    function Layer({ name, onClose }: { name: string; onClose: () => void }) {
      const close = useBackCloses(true, onClose);
      return (
        <div role="dialog" aria-label={name}>
          <button onClick={close}>{`close ${name}`}</button>
        </div>
      );
    }
    function Stacked() {
      const [open, setOpen] = useState<readonly string[]>([]);
      const navigate = useNavigate();
      return (
        <>
          {["question", "login"].map((name) => (
            <button key={name} onClick={() => setOpen((before) => [...before, name])}>{`open ${name}`}</button>
          ))}
          <button onClick={() => void navigate(-1)}>back</button>
          {open.map((name) => (
            <Layer
              key={name}
              name={name}
              onClose={() => setOpen((before) => before.filter((other) => other !== name))}
            />
          ))}
        </>
      );
    }
    const router = createMemoryRouter(
      [
        { path: "/", element: <p>before</p> },
        { path: "/dos", element: <Stacked /> },
      ],
      { initialEntries: ["/", "/dos"], initialIndex: 1 },
    );
    render(<RouterProvider router={router} />);
    const press = (name: string) => fireEvent.click(screen.getByText(name));
    const isOpen = (name: string) => screen.queryByRole("dialog", { name }) !== null;
    const standing = (count: number) => waitFor(() => expect(dialogsOf(router)).toBe(count));
    return { router, press, isOpen, standing };
  }

  test("[F-38] under another one stays open; going back closes the upper one, then it, then leaves the page", async () => {
    const { press, isOpen, standing } = showStacked();
    press("open question");
    await standing(1);
    press("open login");
    await standing(2);
    expect([isOpen("question"), isOpen("login")]).toEqual([true, true]);
    press("back");
    await standing(1);
    expect([isOpen("question"), isOpen("login")]).toEqual([true, false]);
    press("back");
    await standing(0);
    expect(isOpen("question")).toBe(false);
    press("back");
    await screen.findByText("before");
  });

  test("[F-38] closed from inside uncovers the one below; the lower one closed first leaves the upper one open", async () => {
    const { press, isOpen, standing } = showStacked();
    press("open question");
    await standing(1);
    press("open login");
    await standing(2);
    press("close login");
    await standing(1);
    expect([isOpen("question"), isOpen("login")]).toEqual([true, false]);
    press("open login");
    await standing(2);
    press("close question");
    await waitFor(() => expect(isOpen("question")).toBe(false));
    expect(isOpen("login")).toBe(true);
    press("close login");
    await waitFor(() => expect(isOpen("login")).toBe(false));
  });

  test("two that open at once are closed one after the other", async () => {
    const { router, press, isOpen } = showStacked();
    act(() => {
      press("open question");
      press("open login");
    });
    await waitFor(() => expect(isDialogEntry(router)).toBe(true));
    press("close login");
    await waitFor(() => expect(isOpen("login")).toBe(false));
    expect(isOpen("question")).toBe(true);
    press("close question");
    await waitFor(() => expect(isOpen("question")).toBe(false));
    expect(router.state.location.pathname).toBe("/dos");
  });
});
