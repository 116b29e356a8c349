/** The order in which Vitest begins the files of a run. */
import { BaseSequencer } from "vitest/node";

/** Files that take longest: begun first, so that at the end of the run no worker waits for one of them. */
const LONG = ["killedStart", "border", "load", "attempts", "migration"];

/** Vitest's own order is by what a run before has measured, and by the size of files where there was none. */
export class LongFirst extends BaseSequencer {
  async sort(files) {
    const place = ({ moduleId }) => {
      const at = LONG.findIndex((name) => moduleId.endsWith(`/${name}.test.ts`));
      return at === -1 ? LONG.length : at;
    };
    return (await super.sort(files)).sort((one, other) => place(one) - place(other));
  }
}
