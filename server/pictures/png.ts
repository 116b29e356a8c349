/**
 * Pixels as a PNG. The rasteriser's own encoder runs in the server's thread: here the compressing, which takes longest, runs beside
 * it, and the file is a third smaller.
 */
import { promisify } from "node:util";
import { crc32, deflate } from "node:zlib";

const deflated = promisify(deflate);
const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
/** Eight bits a channel; red, green, blue and opacity, as the pixels come; nothing interlaced. */
const FORMAT = [8, 6, 0, 0, 0];
const PIXEL = 4;

function chunk(type: string, data: Uint8Array): Buffer {
  const framed = Buffer.alloc(data.length + 12);
  framed.writeUInt32BE(data.length, 0);
  framed.write(type, 4, "latin1");
  framed.set(data, 8);
  framed.writeUInt32BE(crc32(framed.subarray(4, data.length + 8)), data.length + 8);
  return framed;
}

/** Rows as they are, each after the number of its filter, 0: flat colours pack best without one. */
function rowsOf(pixels: Uint8Array, width: number, height: number): Uint8Array {
  const length = width * PIXEL;
  const rows = new Uint8Array(height * (length + 1));
  for (let row = 0; row < height; row += 1)
    rows.set(pixels.subarray(row * length, (row + 1) * length), row * (length + 1) + 1);
  return rows;
}

/** The bytes of a PNG. */
export async function pngOf(image: {
  width: number;
  height: number;
  pixels: Uint8Array;
}): Promise<Uint8Array<ArrayBuffer>> {
  const { width, height } = image;
  const packed = await deflated(rowsOf(image.pixels, width, height));
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set(FORMAT, 8);
  return new Uint8Array(
    Buffer.concat([SIGNATURE, chunk("IHDR", header), chunk("IDAT", packed), chunk("IEND", Buffer.alloc(0))]),
  );
}
