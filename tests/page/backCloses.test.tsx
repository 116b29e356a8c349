// @vitest-environment happy-dom
/** The back button and a dialog: one entry of the history for each, taken away with it. */
import { act, cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { useState } from "react";
import { flushSync } from "react-dom";
import { createMemoryRouter, Link, RouterProvider, useNavigate } from "react-router-dom";
import { afterEach, describe, expect, test } from "vitest";
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

const isDialogEntry = (router: ReturnType<typeof show>) => router.state.location.state?.dialog === true;

describe("[CONV-01] a dialog", () => {
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
});
