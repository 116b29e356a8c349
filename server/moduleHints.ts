/** The hints for a page's modules, in the HTML that the server sends. */
import { Transform, type Readable } from "node:stream";

const HINT = /<link rel="modulepreload"[^>]*>/g;
const END_OF_HEAD = "</head>";
/** What stands below the first screen. */
const FOOT = "<footer";

/**
 * HTML whose hints for modules stand behind its content and ask for low priority: on a slow line fonts and what is read come
 * before scripts. React Router's `Scripts` writes the hints into the head and takes no priority for them.
 */
export function withModulesLast(body: Readable): Readable {
  // One character a byte, so that a letter which two chunks share stays whole.
  const bytes = "latin1";
  /** What cannot be sent yet: the head until it is whole, then an end that may be the beginning of the foot. */
  let kept = "";
  /** The hints that the head had; null while it is not whole, and "" once they are written. */
  let hints: string | null = null;

  /** What can be sent of `text`, the hints before its foot. */
  function afterHead(text: string): string {
    const foot = text.indexOf(FOOT);
    if (foot >= 0) {
      const whole = text.slice(0, foot) + hints! + text.slice(foot);
      hints = "";
      return whole;
    }
    const end = text.lastIndexOf("<");
    const isBegun = end >= 0 && FOOT.startsWith(text.slice(end));
    kept = isBegun ? text.slice(end) : "";
    return isBegun ? text.slice(0, end) : text;
  }

  const changed = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      if (hints === "") return done(null, chunk);
      const text = kept + chunk.toString(bytes);
      kept = "";
      if (hints !== null) return done(null, Buffer.from(afterHead(text), bytes));
      const end = text.indexOf(END_OF_HEAD);
      if (end < 0) {
        kept = text;
        return done();
      }
      const head = text.slice(0, end);
      hints = (head.match(HINT) ?? []).map((hint) => hint.replace(" ", ' fetchpriority="low" ')).join("");
      const rest = text.slice(end);
      done(null, Buffer.from(head.replace(HINT, "") + (hints === "" ? rest : afterHead(rest)), bytes));
    },
    flush(done) {
      done(null, Buffer.from(kept + (hints ?? ""), bytes));
    },
  });
  body.once("error", (error) => changed.destroy(error));
  changed.once("close", () => body.destroy());
  return body.pipe(changed);
}
