/** The order in which a page's parts are fetched, as its HTML asks for it. */
import { Readable } from "node:stream";
import { text } from "node:stream/consumers";
import fc from "fast-check";
import { expect, test } from "vitest";
import { withModulesLast } from "#server/moduleHints.ts";

const HTML =
  '<head><link rel="preload" href="/a.woff2"/><link rel="modulepreload" href="/a.js"/><link rel="modulepreload" href="/b.js"/></head><body><p>Lotería <b>2</b> < 3</p><footer>Año</footer></body>';
const MOVED =
  '<head><link rel="preload" href="/a.woff2"/></head><body><p>Lotería <b>2</b> < 3</p><link fetchpriority="low" rel="modulepreload" href="/a.js"/><link fetchpriority="low" rel="modulepreload" href="/b.js"/><footer>Año</footer></body>';

function through(html: string, cuts: number[]): Promise<string> {
  const whole = Buffer.from(html);
  const ends = [...cuts.map((cut) => cut % whole.length), whole.length].toSorted((a, b) => a - b);
  const chunks = ends.map((end, index) => whole.subarray(index && ends[index - 1], end));
  return text(withModulesLast(Readable.from(chunks, { objectMode: false })));
}

test("modules come after fonts and after what is read, wherever the HTML is cut into chunks", () =>
  fc.assert(
    fc.asyncProperty(fc.array(fc.nat(), { maxLength: 6 }), async (cuts) => {
      expect(await through(HTML, cuts)).toBe(MOVED);
    }),
  ));

test("a page without a foot has them at its end, and one without hints is sent as it is", async () => {
  const hint = '<link rel="modulepreload" href="/a.js"/>';
  const low = '<link fetchpriority="low" rel="modulepreload" href="/a.js"/>';
  expect(await through(`<head>${hint}</head><p>Año</p>`, [30, 50])).toBe(`<head></head><p>Año</p>${low}`);
  expect(await through("<head></head><p>Año</p><footer>", [20])).toBe("<head></head><p>Año</p><footer>");
});

test("a page without a head is sent as it is", async () => {
  expect(await through("<p>Año</p>", [4])).toBe("<p>Año</p>");
});

test("what ends the page before its end ends it for the reader too", async () => {
  const body = new Readable({ read() {} });
  const sent = text(withModulesLast(body));
  body.push("<head>");
  body.destroy(new Error("The page broke off"));
  await expect(sent).rejects.toThrow("The page broke off");
});
