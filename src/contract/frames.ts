/**
 * A file on the wire as frames: each is two numbers of 32 bits, the highest byte first, and then bytes of the file. The first
 * number is how many rows of the file are written with this frame, the second how many bytes follow.
 */

const HEADER_BYTES = 8;

/** One frame. */
export function frame(bytes: Uint8Array, rows: number): Uint8Array<ArrayBuffer> {
  const framed = new Uint8Array(HEADER_BYTES + bytes.length);
  const view = new DataView(framed.buffer);
  view.setUint32(0, rows);
  view.setUint32(4, bytes.length);
  framed.set(bytes, HEADER_BYTES);
  return framed;
}

/** Parts of `bytes` as one. */
function joined(parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

/** Reads frames however the network has cut them. */
export function createFrameReader(): {
  /** The frames that are whole with these bytes. */
  read: (bytes: Uint8Array) => { bytes: Uint8Array<ArrayBuffer>; rows: number }[];
  /** Whether nothing is left of a frame that is not whole. */
  isEven: () => boolean;
} {
  let held: Uint8Array[] = [];
  let length = 0;
  return {
    read(bytes) {
      held.push(bytes);
      length += bytes.length;
      const frames = [];
      // Joined once for all frames that are whole, so that a long frame in many parts is not copied for each of them.
      while (length >= HEADER_BYTES) {
        if (held[0]!.length < HEADER_BYTES) held = [joined(held)];
        const view = new DataView(held[0]!.buffer, held[0]!.byteOffset);
        const end = HEADER_BYTES + view.getUint32(4);
        if (length < end) break;
        const whole = joined(held);
        frames.push({ bytes: whole.slice(HEADER_BYTES, end), rows: view.getUint32(0) });
        held = [whole.subarray(end)];
        length -= end;
      }
      return frames;
    },
    isEven: () => length === 0,
  };
}
