/** The order in which a page's parts are fetched, as its HTML asks for it. */
import { Readable } from "node:stream";
import { text } from "node:stream/consumers";
import fc from "fast-check";
import { expect, test } from "vitest";
import { withModulesLast } from "#server/moduleHints.ts";

const HTML =
  '<head><link rel="preload" href="/a.woff2"/><link rel="modulepreload" href="/a.js"/></head><body>Lotería <b>2</b></body>';

function through(html: string, cuts: number[]): Promise<string> {
  const whole = Buffer.from(html);
  const ends = [...cuts.map((cut) => cut % whole.length), whole.length].toSorted((a, b) => a - b);
  const chunks = ends.map((end, index) => whole.subarray(index && ends[index - 1], end));
  return text(withModulesLast(Readable.from(chunks, { objectMode: false })));
}

test("modules come after fonts, wherever the HTML is cut into chunks", () =>
  fc.assert(
    fc.asyncProperty(fc.array(fc.nat(), { maxLength: 6 }), async (cuts) => {
      expect(await through(HTML, cuts)).toBe(
        HTML.replace('rel="modulepreload"', 'rel="modulepreload" fetchpriority="low"'),
      );
    }),
  ));

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
