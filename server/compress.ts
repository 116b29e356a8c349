/** Compression of rendered pages on their way out; files are compressed at build time. */
import type { Transform } from "node:stream";
import { type Readable } from "node:stream";
import zlib from "node:zlib";

/** Kinds of answers that shrink. */
const COMPRESSIBLE = /^(text\/|application\/(json|javascript|manifest\+json)|text\/x-script|image\/svg\+xml)/;
/** Brotli's effort per page: at 7 it takes four times as long for half a percent. */
const BROTLI_EFFORT = 6;

export type Encoding = "br" | "gzip";

/** The encoding to answer with, or null: brotli first, as the browser accepts it. `q=0` refuses one. */
export function encodingFor(acceptEncoding: string | undefined, contentType: string | null): Encoding | null {
  if (!contentType || !COMPRESSIBLE.test(contentType)) return null;
  const accepted = (acceptEncoding ?? "").split(",").map((part) => part.trim().toLowerCase());
  const takes = (name: string) =>
    accepted.some((part) => part.split(";")[0]!.trim() === name && !/;\s*q=0(\.0+)?$/.test(part));
  return takes("br") ? "br" : takes("gzip") ? "gzip" : null;
}

/** The stream, compressed. Each piece is flushed, so that a page that comes in parts arrives in parts. */
export function compress(body: Readable, encoding: Encoding): Transform {
  const compressor =
    encoding === "br"
      ? zlib.createBrotliCompress({
          flush: zlib.constants.BROTLI_OPERATION_FLUSH,
          params: {
            [zlib.constants.BROTLI_PARAM_QUALITY]: BROTLI_EFFORT,
            [zlib.constants.BROTLI_PARAM_MODE]: zlib.constants.BROTLI_MODE_TEXT,
          },
        })
      : zlib.createGzip({ flush: zlib.constants.Z_SYNC_FLUSH, level: 6 });
  body.once("error", (error) => compressor.destroy(error));
  compressor.once("close", () => body.destroy());
  return body.pipe(compressor);
}
