/** Hears what the copy's functions say: the sentences that a page gets with its own figures and names in them. */
import { copy } from "#copy";

/** What each function of the copy has said, by its key: "cart.count" has said "2 jugadas". */
const spoken = new Map<string, Set<string>>();

type Phrase = (...args: unknown[]) => unknown;

/**
 * Puts a listener around every function of a tree, in its place. Who has imported one of them by its own name (`problem`, and
 * the few others that are a whole module) is not heard: their samples stand for them.
 */
function listen(tree: Record<string, unknown>, path: string): void {
  for (const [part, found] of Object.entries(tree)) {
    const key = path === "" ? part : `${path}.${part}`;
    if (typeof found === "object" && found !== null) listen(found as Record<string, unknown>, key);
    if (typeof found !== "function") continue;
    const say = found as Phrase;
    tree[part] = (...args: unknown[]) => {
      const sentence = say(...args);
      if (typeof sentence === "string") spoken.set(key, (spoken.get(key) ?? new Set()).add(sentence));
      return sentence;
    };
  }
}
listen(copy as unknown as Record<string, unknown>, "");

/** Every function that has spoken, with its sentences, since {@link forgetSpoken}. */
export const allSpoken = (): ReadonlyMap<string, ReadonlySet<string>> => spoken;

/** Before a story begins: what another one said is not its own. */
export const forgetSpoken = (): void => spoken.clear();
