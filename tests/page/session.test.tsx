// @vitest-environment happy-dom
/** Who is asking: once per request, kept out of private pages, and led back after the login. */
import { cleanup, screen } from "@testing-library/react";
import { afterEach, describe, expect, test } from "vitest";
import type { ServerContext } from "#src/page/context.ts";
import { requirePerson, sessionOf, usePerson, wayBackOf } from "#src/page/session.ts";
import { success } from "#api/result";
import { scriptedClient, type Script } from "../fakeBackend";
import { NOW, no, person } from "../models/fakeEnv";
import { rootData, showPage } from "./helpers";

afterEach(cleanup);

const info = { now: NOW, person: null, cart: null, hasPendingOrder: false, documentTypes: ["CC"] };

const contextOf = (backend: Partial<Script>) =>
  ({ send: scriptedClient(backend).send, wireKey: null }) as ServerContext;

const thrownBy = async (asking: Promise<unknown>): Promise<Response> =>
  asking.then(
    () => expect.fail("Nothing was thrown"),
    (thrown: unknown) => thrown as Response,
  );

describe("the session of a request", () => {
  test("is asked for once, however many loaders want it, and anew by the next request", async () => {
    let asked = 0;
    const backend = { session: () => ((asked += 1), success(info)) };
    const context = contextOf(backend);
    const answers = await Promise.all([sessionOf(context), sessionOf(context), sessionOf(context)]);
    expect(answers).toEqual([success(info), success(info), success(info)]);
    expect(asked).toBe(1);
    await sessionOf(contextOf(backend));
    expect(asked).toBe(2);
  });
});

describe("a private page", () => {
  const request = new Request("https://premiomayor.example/mi-cuenta/historial?fecha=2026-11-19");

  test("is given to the person of the session", async () => {
    expect(await requirePerson(contextOf({ session: () => success({ ...info, person }) }), request)).toEqual(person);
  });

  test("leads home without a person, and remembers the way back with its search", async () => {
    const response = await thrownBy(requirePerson(contextOf({ session: () => success(info) }), request));
    expect(response.status).toBe(302);
    const home = new URL(response.headers.get("location")!, "https://premiomayor.example");
    expect(home.pathname).toBe("/");
    expect(wayBackOf(home.search)).toBe("/mi-cuenta/historial?fecha=2026-11-19");
  });

  test("[F-53] is not given and leads nowhere when the backend does not say who is asking", async () => {
    const response = await thrownBy(requirePerson(contextOf({ session: () => no({ kind: "offline" }) }), request));
    expect(response.status).toBe(503);
  });

  test.each([
    ["", null],
    ["?volver=%2Fcarrito", "/carrito"],
    ["?volver=https%3A%2F%2Fotro.example", null],
    ["?volver=%2F%2Fotro.example", null],
    ["?volver=%2F%5Cotro.example", null],
    ["?volver=carrito", null],
  ])("the way back of %j is %j: only an address of this shop", (search, path) => {
    expect(wayBackOf(search)).toBe(path);
  });
});

test("components know who is asking from the root loader alone", async () => {
  const Name = () => <p>{usePerson()?.firstNames ?? "nobody"}</p>;
  await showPage(() => <Name />, { root: rootData({ session: { ...info, person } }) });
  await screen.findByText(person.firstNames);
  cleanup();
  await showPage(() => <Name />, { root: rootData({ session: null }) });
  await screen.findByText("nobody");
});
