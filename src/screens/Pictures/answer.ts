/** How a picture is answered: drawn, known already, or the shop's own in its place. */
import type { PictureFacts, ServerContext } from "../../page/context";
import { paths } from "../../paths";

/** How long the shop's own picture may stand in for one, in seconds. */
const STANDS_IN = 60;

/** Pages of others may show a picture for previews: nothing in it is of one person. */
const FOR_ALL = { "cross-origin-resource-policy": "cross-origin" };

/** Of what is not there. */
export const noPicture = (): Response => new Response(null, { status: 404 });

/** A preview without a picture looks broken: what cannot be read or drawn now is shown as the shop. */
export const shopPicture = (): Response =>
  new Response(null, {
    status: 302,
    headers: { location: paths.shopPicture, "cache-control": `public, max-age=${STANDS_IN}` },
  });

/** The number of a record in an address, or null. */
export const recordNumberOf = (text: string | undefined): number | null =>
  text !== undefined && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : null;

/** What stands before ".png" in the last part of an address, or null. */
export const nameOf = (file: string | undefined): string | null => /^(.+)\.png$/.exec(file ?? "")?.[1] ?? null;

const isKnown = (etags: string | null, etag: string): boolean =>
  (etags ?? "").split(",").some((known) => [etag, "*"].includes(known.trim().replace(/^W\//, "")));

/** The picture that says `facts`; caches may keep it for `seconds`. */
export async function pictureAnswer(
  { pictures }: ServerContext,
  request: Request,
  facts: PictureFacts,
  seconds: number,
): Promise<Response> {
  const drawn = await pictures.draw(facts);
  if (!drawn) return shopPicture();
  const { png, etag } = drawn;
  const headers = { ...FOR_ALL, "cache-control": `public, max-age=${seconds}`, etag };
  if (isKnown(request.headers.get("if-none-match"), etag)) return new Response(null, { status: 304, headers });
  return new Response(png, {
    headers: { ...headers, "content-type": "image/png", "content-length": String(png.length) },
  });
}
