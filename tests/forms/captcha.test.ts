// @vitest-environment happy-dom
/** The captcha: what it shows while the device works, and solutions that come too late. */
import { act, cleanup, renderHook, waitFor } from "@testing-library/react";
import { verifySolution, type Payload } from "altcha-lib";
import { deriveKey } from "altcha-lib/algorithms/web/pbkdf2";
import { afterEach, describe, expect, test, vi } from "vitest";
import { failure, success, type Result } from "#api/result";
import { useCaptcha } from "#src/forms/useCaptcha.ts";
import { captcha } from "#stories/fixtures/captcha.ts";
import { scriptedClient } from "../fakeBackend";

afterEach(cleanup);

type Challenge = Record<string, unknown>;

function showCaptcha(...answers: (Result<Challenge> | Promise<Result<Challenge>>)[]) {
  const asked = vi.fn((_action: string) => answers.shift()!);
  const client = scriptedClient({ captcha: asked });
  const onSolved = vi.fn();
  const { result } = renderHook(() => useCaptcha({ client, action: "login", onSolved }));
  const payloads = () => onSolved.mock.calls.map(([payload]) => payload as string);
  return { hook: result, asked, payloads, state: () => result.current.state };
}

/** An answer that the test gives when it wants to. */
function later() {
  let give: (value: Result<Challenge>) => void = () => undefined;
  const answer = new Promise<Result<Challenge>>((resolve) => (give = resolve));
  return { answer, give };
}

const isRight = async (payload: string) => {
  const { challenge, solution } = JSON.parse(atob(payload)) as Payload;
  return (await verifySolution({ challenge, solution, deriveKey, hmacSignatureSecret: "historia" })).verified;
};

describe("the captcha", () => {
  test("is idle until it is started, works, and hands on a solution that the server accepts", async () => {
    const { hook, asked, payloads, state } = showCaptcha(captcha());
    expect([state(), asked.mock.calls.length]).toEqual(["idle", 0]);
    act(() => void hook.current.start());
    expect(state()).toBe("working");
    await waitFor(() => expect(state()).toBe("done"));
    expect(asked.mock.calls).toEqual([["login"]]);
    expect(payloads()).toHaveLength(1);
    expect(await isRight(payloads()[0]!)).toBe(true);
  });

  test.each([
    ["cannot be asked for", failure({ kind: "offline" })],
    ["cannot be read", failure({ kind: "malformed", status: 200 })],
    ["nobody can solve", success({ any: "thing" })],
    ["is a list", success([1, 2, 3] as never)],
    ["is of another shape", success({ data: { x: [null, { y: 1 }] } })],
  ])("with a challenge that %s fails, and can be started again", async (_, outcome) => {
    const { hook, payloads, state } = showCaptcha(outcome, captcha());
    await act(() => hook.current.start());
    expect([state(), payloads()]).toEqual(["failed", []]);
    await act(() => hook.current.start());
    expect([state(), payloads().length]).toEqual(["done", 1]);
  });

  test("after a refused form is empty again, and a second solution is another one", async () => {
    const { hook, payloads, state } = showCaptcha(captcha(), captcha());
    await act(() => hook.current.start());
    act(() => hook.current.reset());
    expect([state(), payloads().at(-1)]).toEqual(["idle", ""]);
    await act(() => hook.current.start());
    const [first, , second] = payloads();
    expect(state()).toBe("done");
    expect(second).not.toBe(first);
    expect(await isRight(second!)).toBe(true);
  });

  test.each([
    ["a solution", captcha],
    ["a failure", async () => failure({ kind: "offline" } as const)],
  ])("%s that comes after it was emptied is dropped", async (_, outcome) => {
    const { answer, give } = later();
    const { hook, payloads, state } = showCaptcha(answer);
    let starting: Promise<void> = Promise.resolve();
    act(() => void (starting = hook.current.start()));
    act(() => hook.current.reset());
    await act(async () => (give(await outcome()), starting));
    expect([state(), payloads()]).toEqual(["idle", [""]]);
  });

  test("started twice, hands on the solution of the second start alone", async () => {
    const first = later();
    const { hook, payloads, state } = showCaptcha(first.answer, captcha());
    let starting: Promise<void> = Promise.resolve();
    act(() => void (starting = hook.current.start()));
    await act(() => hook.current.start());
    await act(async () => (first.give(await captcha()), starting));
    expect([state(), payloads().length]).toEqual(["done", 1]);
  });
});
