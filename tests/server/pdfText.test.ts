/** The reader with which the tests of receipts and reports find their words. */
import { deflateSync } from "node:zlib";
import { expect, test } from "vitest";
import { pdfText } from "../e2e/pdfText";

const CARRIAGE_RETURN = 0x0d;

test("a PDF is read whole where a compressed stream ends with a carriage return", () => {
  const words = Array.from({ length: 257 }, (_, length) => "x".repeat(length));
  const stream = (text: string) => deflateSync(`[<${Buffer.from(text, "latin1").toString("hex")}> 0] TJ`);
  const chosen = words.find((text) => stream(text).at(-1) === CARRIAGE_RETURN);
  expect(chosen).toBeDefined();
  const bytes = Buffer.concat([
    Buffer.from("%PDF-1.3\nstream\n"),
    stream(chosen!),
    Buffer.from("\nendstream\n%%EOF\n"),
  ]);
  expect(pdfText(bytes)).toBe(chosen);
});
