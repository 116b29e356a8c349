/** Reads the words of a PDF that pdfkit wrote with the standard fonts: enough to know what a receipt says. */
import { inflateSync } from "node:zlib";

/** pdfkit ends the line after a stream with a lone \n: a \r before it is the stream's own last byte. */
const STREAM = /stream\n([\s\S]*?)\nendstream/g;
/** Strings shown by a TJ operator: `[<504d> 20 <31> 0] TJ`. */
const SHOWN = /\[((?:<[0-9a-f]*>|[\s\d.-])*)\]\s*TJ/gi;

const inflated = (stream: string): string => inflateSync(Buffer.from(stream, "latin1")).toString("latin1");

/** The shown strings, one a line. @throws Error when the bytes are no PDF, or a stream of it is not whole */
export function pdfText(bytes: Buffer): string {
  const file = bytes.toString("latin1");
  if (!file.startsWith("%PDF-") || !file.trimEnd().endsWith("%%EOF")) throw new Error("The file is not a whole PDF");
  const pages = [...file.matchAll(STREAM)].map(([, stream = ""]) => inflated(stream));
  return pages
    .flatMap((page) => [...page.matchAll(SHOWN)])
    .map(([, shown = ""]) => Buffer.from((shown.match(/<[0-9a-f]*>/gi) ?? []).join("").replace(/[<>]/g, ""), "hex"))
    .map((line) => line.toString("latin1"))
    .join("\n");
}
