/** The hints for a page's modules, in the HTML that the server sends. */
import { Transform, type Readable } from "node:stream";

const HINT = '<link rel="modulepreload"';
const END_OF_HEAD = "</head>";

/**
 * HTML whose hints for modules ask for low priority: on a slow line fonts and the rest of the page come before scripts.
 * React Router's `Scripts` writes the hints and takes no priority for them.
 */
export function withModulesLast(body: Readable): Readable {
  let head: string | undefined = "";
  // One character a byte, so that a letter which two chunks share stays whole.
  const bytes = "latin1";
  const changed = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      if (head === undefined) return done(null, chunk);
      head += chunk.toString(bytes);
      if (!head.includes(END_OF_HEAD)) return done();
      const whole = head.replaceAll(HINT, `${HINT} fetchpriority="low"`);
      head = undefined;
      done(null, Buffer.from(whole, bytes));
    },
    flush(done) {
      done(null, head && Buffer.from(head, bytes));
    },
  });
  body.once("error", (error) => changed.destroy(error));
  changed.once("close", () => body.destroy());
  return body.pipe(changed);
}
