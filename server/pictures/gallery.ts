/** Pictures for previews of links: drawn when they are asked for, kept within bounds, a few at a time. */
import { createHash } from "node:crypto";
import type { FastifyBaseLogger } from "fastify";
import type { DrawnPicture, PictureFacts, Pictures } from "#src/page/context.ts";
import { pngOf } from "./png";
import { openFaces } from "./lettering";
import { drawTicket } from "./ticket";

/** Bytes of pictures that are kept; one weighs about 90 KB. */
const KEPT_BYTES = 16 * 1024 * 1024;
/** Pictures that are drawn at once, each in a thread beside the server's own. */
const AT_ONCE = 2;
/** Pictures that wait for their turn; one takes a tenth of a second. */
const MOST_WAITING = 24;

/** The bytes of a PNG. */
export type Draw = (facts: PictureFacts) => Promise<Uint8Array<ArrayBuffer>>;

/** Draws by the rasteriser, which is loaded with the first picture: where its machine code does not run, the shop does. */
export const rasterised: Draw = async (facts) => {
  const { renderAsync } = await import("@resvg/resvg-js");
  await openFaces();
  const { svg } = drawTicket(facts);
  // Nothing of the machine is in the picture: all text is outlines.
  const image = await renderAsync(svg, { font: { loadSystemFonts: false }, logLevel: "off" });
  return pngOf(image);
};

interface Limits {
  keptBytes?: number;
  atOnce?: number;
  mostWaiting?: number;
}

const sha256 = (content: string | Uint8Array): string => createHash("sha256").update(content).digest("base64url");

/** The shop's pictures. What is kept and what waits does not grow with what is asked for. */
export function createGallery(
  log: Pick<FastifyBaseLogger, "error" | "warn">,
  draw: Draw = rasterised,
  { keptBytes = KEPT_BYTES, atOnce = AT_ONCE, mostWaiting = MOST_WAITING }: Limits = {},
): Pictures {
  /** The one that was asked for last comes last. */
  const kept = new Map<string, DrawnPicture>();
  let bytes = 0;
  const underWay = new Map<string, Promise<DrawnPicture | null>>();
  const waiting: (() => void)[] = [];
  let drawing = 0;

  function keep(key: string, picture: DrawnPicture): void {
    kept.set(key, picture);
    bytes += picture.png.length;
    for (const [oldest, { png }] of kept) {
      if (bytes <= keptBytes) break;
      kept.delete(oldest);
      bytes -= png.length;
    }
  }

  async function drawInTurn(key: string, facts: PictureFacts): Promise<DrawnPicture | null> {
    if (drawing >= atOnce) await new Promise<void>((begin) => waiting.push(begin));
    else drawing += 1;
    try {
      const png = await draw(facts);
      const picture = { png, etag: `"${sha256(png)}"` };
      keep(key, picture);
      return picture;
    } catch (error) {
      log.error({ err: error, picture: `${facts.name}, ${facts.draw}` }, "a picture could not be drawn");
      return null;
    } finally {
      underWay.delete(key);
      // The place is handed on, not given back: nobody takes it in between.
      const begin = waiting.shift();
      if (begin) begin();
      else drawing -= 1;
    }
  }

  return {
    versionOf: (facts) => sha256(JSON.stringify(facts)).slice(0, 8),
    async draw(facts) {
      const key = sha256(JSON.stringify(facts));
      const found = kept.get(key);
      if (found) {
        kept.delete(key);
        kept.set(key, found);
        return found;
      }
      const begun = underWay.get(key);
      if (begun) return begun;
      if (drawing >= atOnce && waiting.length >= mostWaiting) {
        log.warn(
          { waiting: waiting.length, picture: `${facts.name}, ${facts.draw}` },
          "too many pictures wait to be drawn",
        );
        return null;
      }
      const turn = drawInTurn(key, facts);
      underWay.set(key, turn);
      return turn;
    },
  };
}
