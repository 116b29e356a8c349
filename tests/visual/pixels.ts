/** Pictures as they are kept (WebP without loss: half of what a PNG takes) and as they are compared. */
import sharp from "sharp";

/** The pixels of a picture: four bytes each, red, green, blue and alpha. */
export interface Pixels {
  width: number;
  height: number;
  data: Uint8Array;
}

/** The pixels of a PNG or WebP. */
export async function pixelsOf(picture: Buffer): Promise<Pixels> {
  const { data, info } = await sharp(picture).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, data };
}

const raw = ({ data, width, height }: Pixels) => sharp(data, { raw: { width, height, channels: 4 } });

/** The same pixels as they are kept. */
export const pack = (picture: Buffer): Promise<Buffer> =>
  sharp(picture).removeAlpha().webp({ lossless: true, effort: 6 }).toBuffer();

/** The same pixels as a PNG, which every viewer opens. */
export const pngOf = (picture: Buffer | Pixels): Promise<Buffer> =>
  (Buffer.isBuffer(picture) ? sharp(picture) : raw(picture)).png().toBuffer();
