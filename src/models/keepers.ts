/** Where a cart is kept: by the browser for an anonymous player, by the server for a person. The cart asks neither which. */
import { addLines, openCart, replaceLines, type ServerCart } from "#api/cart";
import type { Client } from "#api/request";
import { failure, mapResult, success, type Problem, type Result } from "#api/result";
import type { CartContents } from "#domain/cart";
import { refusal } from "#domain/refusals";
import { isNothing, merged, nothing, countOf, without } from "./contents";
import type { CartStorage } from "./persist";

/** What the keeper has to tell beside the lines. */
export type KeeperNotice =
  /** The browser's copy could not be read and was dropped. */
  | "unreadable"
  /** The browser keeps nothing; the cart lives as long as this page. */
  | "memoryOnly"
  /** The cart was changed elsewhere and has been loaded again. */
  | "changedElsewhere"
  /** Some bets and recharges are not for sale (any more) and were left out. */
  | "linesLeftOut";

/** A cart as it is kept. */
export interface KeptCart extends CartContents {
  /** The server cart's id; null where the browser keeps it. */
  id: number | null;
  /** Number of the last saved change; 0 where the browser keeps it. */
  revision: number;
  notice?: KeeperNotice;
}

export interface CartKeeper {
  load: () => Promise<Result<KeptCart>>;
  /** Adds bets and recharges to those on the screen by their ids; adding the same again changes nothing. */
  add: (added: CartContents, shown: KeptCart) => Promise<Result<KeptCart>>;
  /** Takes lines away by their ids. A refused or lost change comes with what is kept now, when that is known. */
  remove: (ids: readonly string[], shown: KeptCart) => Promise<{ result: Result<KeptCart>; now?: KeptCart }>;
}

const isRefused = (problem: Problem, code: string): boolean => problem.kind === "refused" && problem.code === code;

/** Keeps the cart in the browser's storage; where that refuses, the page's memory has to do. */
export function browserKeeper(storage: CartStorage): CartKeeper {
  const keep = async (contents: CartContents): Promise<Result<KeptCart>> => {
    const isKept = await storage.save(contents);
    return success({ id: null, revision: 0, ...contents, ...(isKept ? {} : { notice: "memoryOnly" as const }) });
  };
  return {
    async load() {
      const stored = await storage.load();
      return success({
        id: null,
        revision: 0,
        ...(stored.state === "read" ? stored.contents : nothing),
        ...(stored.state === "unreadable" ? { notice: "unreadable" as const } : {}),
      });
    },
    add: (added, shown) => keep(merged(shown, added)),
    remove: async (ids, shown) => ({ result: await keep(without(shown, (id) => ids.includes(id))) }),
  };
}

const kept = ({ id, revision, lines, recharges }: ServerCart): KeptCart => ({ id, revision, lines, recharges });

/** Keeps the cart of the person with `document` on the server. */
export function serverKeeper(client: Client, document: string): CartKeeper {
  const load = async (): Promise<Result<KeptCart>> => mapResult(await openCart(client, document), kept);
  const save = async (cartId: number, contents: CartContents): Promise<Result<KeptCart>> =>
    mapResult(await addLines(client, cartId, contents), kept);

  /** Adds lines to a cart; those that the server does not know are left out, and that is said. */
  async function add(added: CartContents, cartId: number): Promise<Result<KeptCart>> {
    const saved = await save(cartId, added);
    if (saved.ok || saved.problem.kind !== "refused" || saved.problem.status !== 409) return saved;
    const { fields } = saved.problem;
    const known = without(added, (id) => id in fields);
    // An old copy must not keep the rest of the cart out.
    if (countOf(known) === countOf(added) || isNothing(known)) return saved;
    return mapResult(await save(cartId, known), (cart) => ({ ...cart, notice: "linesLeftOut" as const }));
  }

  return {
    load,
    async add(added, { id }) {
      if (id !== null) return add(added, id);
      const open = await load();
      return open.ok && open.value.id !== null ? add(added, open.value.id) : open;
    },
    async remove(ids, shown) {
      const removeFrom = async (cart: KeptCart): Promise<Result<KeptCart>> =>
        cart.id === null
          ? failure({ kind: "offline" })
          : mapResult(
              await replaceLines(
                client,
                cart.id,
                cart.revision,
                without(cart, (id) => ids.includes(id)),
              ),
              kept,
            );
      const first = await removeFrom(shown);
      if (first.ok || !isRefused(first.problem, refusal.staleCart)) return { result: first };
      const fresh = await load();
      if (!fresh.ok) return { result: fresh };
      const now: KeptCart = { ...fresh.value, notice: "changedElsewhere" };
      const second = await removeFrom(now);
      return { result: mapResult(second, (cart) => ({ ...cart, notice: "changedElsewhere" as const })), now };
    },
  };
}
