/** Links of e-mails and notices that lead to a draw with its number. */
import { beforeAll, expect, test, vi } from "vitest";
import type { LoaderFunctionArgs } from "react-router-dom";
import { loader } from "#src/screens/Message/message.ts";
import { openShop, visitor, type TestShop } from "./harness";

let shop: TestShop;
beforeAll(async () => {
  shop = await openShop({ withPages: true });
});

const leadsTo = async (query: string) => {
  const { status, headers } = await visitor(shop.app).get(`/message?${query}`);
  return [status, headers["location"]];
};

test.each([
  ["sorteo=4862&idLoteria=10&numero=4827", "/juego/10/4862?numero=4827"],
  ["sorteo=4862&idLoteria=10&numero=4-8-2-7", "/juego/10/4862?numero=4827"],
  ["sorteo=4862&idLoteria=10&numero=0000", "/juego/10/4862"],
  ["sorteo=4862&idLoteria=10&numero=%3Cb%3E", "/juego/10/4862"],
  ["sorteo=99999&idLoteria=10&numero=4827", "/juego/10/99999?numero=4827"],
  ["sorteo=x&idLoteria=10&numero=4827", "/loterias"],
  ["sorteo=4862&idLoteria=//evil.example", "/loterias"],
  ["", "/loterias"],
])("/message?%s leads to %s", async (query, path) => {
  expect(await leadsTo(query)).toEqual([302, path]);
});

test("a backend that fails is asked ten times, and the draw's page says what came of it", async () => {
  vi.useFakeTimers();
  const send = vi.fn(() => Promise.reject(new Error("no network")));
  const led = loader({
    context: { server: { send, wireKey: null } },
    request: new Request("https://tienda.example/message?sorteo=4862&idLoteria=10&numero=4827"),
  } as unknown as LoaderFunctionArgs).then(
    () => new Response(),
    (thrown: unknown) => thrown as Response,
  );
  await vi.runAllTimersAsync();
  const { status, headers } = await led;
  vi.useRealTimers();
  expect([send.mock.calls.length, status, headers.get("location")]).toEqual([10, 302, "/juego/10/4862?numero=4827"]);
});
