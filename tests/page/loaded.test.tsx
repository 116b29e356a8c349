// @vitest-environment happy-dom
/** What a loader read, in its states, and the frame of a page. */
import { act, cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { useLoaderData } from "react-router-dom";
import { afterEach, describe, expect, test } from "vitest";
import { failure, success, type Result } from "#api/result";
import { Loaded } from "#src/page/Loaded.tsx";
import { PageFrame } from "#src/page/PageFrame.tsx";
import { refused } from "../models/fakeEnv";
import { showPage } from "./helpers";

afterEach(cleanup);

const showLoaded = (answers: (Result<string> | Promise<Result<string>>)[], waiting?: string) =>
  showPage(
    () => (
      <Loaded
        result={useLoaderData<Result<string>>()}
        failed="No pudimos traerlo"
        waiting={waiting && <p>{waiting}</p>}
      >
        {(value) => <p>{value}</p>}
      </Loaded>
    ),
    { data: () => answers.shift() },
  );

describe("what was read", () => {
  test("a value is shown", async () => {
    await showLoaded([success("ready")]);
    await screen.findByText("ready");
  });

  test.each([
    [refused(500, "INTERNAL", "boom"), "No pudimos traerlo"],
    [refused(409, "DRAW_CLOSED", "El sorteo cerró"), "El sorteo cerró"],
    [{ kind: "offline" as const }, "No hay conexión. Revisa tu internet e inténtalo de nuevo."],
  ])("a failure says why, and asking again shows what comes: %j", async (problem, said) => {
    const { reads } = await showLoaded([failure(problem), success("ready")]);
    await screen.findByText(said);
    const before = reads();
    fireEvent.click(screen.getByRole("button", { name: "Reintentar" }));
    await screen.findByText("ready");
    expect(reads()).toBe(before + 1);
  });

  test("what a lost connection kept away is asked for again when it is back", async () => {
    const { reads } = await showLoaded([failure({ kind: "offline" }), success("ready")]);
    await screen.findByText(/^No hay conexión/);
    const before = reads();
    act(() => void window.dispatchEvent(new Event("online")));
    await screen.findByText("ready");
    expect(reads()).toBe(before + 1);
  });

  test("while it is asked again its place is kept", async () => {
    let answer: (result: Result<string>) => void = () => undefined;
    const later = new Promise<Result<string>>((resolve) => (answer = resolve));
    await showLoaded([failure({ kind: "offline" }), later], "waiting");
    fireEvent.click(await screen.findByRole("button", { name: "Reintentar" }));
    await screen.findByText("waiting");
    answer(success("ready"));
    await screen.findByText("ready");
    await waitFor(() => expect(screen.queryByText("waiting")).toBeNull());
  });
});

describe("the frame of a page", () => {
  test("says the way there, the title and what the page is about", async () => {
    await showPage(() => (
      <PageFrame title="Loterías" lead="Escoge una" crumbs={[{ label: "Juegos", href: "/juegos" }]}>
        <p>content</p>
      </PageFrame>
    ));
    expect((await screen.findByRole("heading", { level: 1 })).textContent).toBe("Loterías");
    const crumbs = within(screen.getByRole("navigation", { name: "Ruta de navegación" }));
    expect(crumbs.getAllByRole("link").map((link) => [link.textContent, link.getAttribute("href")])).toEqual([
      ["Inicio", "/"],
      ["Juegos", "/juegos"],
    ]);
    crumbs.getByText("Loterías");
    screen.getByText("Escoge una");
    screen.getByText("content");
  });

  test("of one that stands right under the home has its title alone", async () => {
    const { container } = await showPage(() => <PageFrame title="Loterías">{null}</PageFrame>);
    await screen.findByRole("heading", { level: 1, name: "Loterías" });
    expect(screen.getAllByRole("link").map((link) => link.textContent)).toEqual(["Inicio"]);
    expect(container.querySelector("p")).toBeNull();
  });

  test("without a way there, none is said", async () => {
    await showPage(() => (
      <PageFrame title="Mi cuenta" crumbs={null}>
        {null}
      </PageFrame>
    ));
    await screen.findByRole("heading", { level: 1 });
    expect(screen.queryByRole("navigation")).toBeNull();
  });
});
