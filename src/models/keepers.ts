/** Where a cart is kept: by the browser for an anonymous player, by the server for a person. The cart asks neither which. */
import { addLines, openCart, replaceLines, type ServerCart } from "#api/cart";
import type { Client } from "#api/request";
import { failure, mapResult, success, type Problem, type Result } from "#api/result";
import { mergeLines, type CartLine } from "#domain/cart";
import { refusal } from "#domain/refusals";
import type { CartStorage } from "./persist";

/** What the keeper has to tell beside the lines. */
export type KeeperNotice =
  /** The browser's copy could not be read and was dropped. */
  | "unreadable"
  /** The browser keeps nothing; the cart lives as long as this page. */
  | "memoryOnly"
  /** The cart was changed elsewhere and has been loaded again. */
  | "changedElsewhere"
  /** Some bets are for tickets that do not exist (any more) and were left out. */
  | "linesLeftOut";

/** A cart as it is kept. */
export interface KeptCart {
  /** The server cart's id; null where the browser keeps it. */
  id: number | null;
  /** Number of the last saved change; 0 where the browser keeps it. */
  revision: number;
  lines: CartLine[];
  notice?: KeeperNotice;
}

export interface CartKeeper {
  load: () => Promise<Result<KeptCart>>;
  /** Adds lines to those on the screen by their ids; adding the same again changes nothing. */
  add: (added: readonly CartLine[], shown: KeptCart) => Promise<Result<KeptCart>>;
  /** Takes lines away by their ids. A refused or lost change comes with what is kept now, when that is known. */
  remove: (ids: readonly string[], shown: KeptCart) => Promise<{ result: Result<KeptCart>; now?: KeptCart }>;
}

const isRefused = (problem: Problem, code: string): boolean => problem.kind === "refused" && problem.code === code;

/** Keeps the cart in the browser's storage; where that refuses, the page's memory has to do. */
export function browserKeeper(storage: CartStorage): CartKeeper {
  const keep = async (lines: CartLine[]): Promise<Result<KeptCart>> => {
    const isKept = await storage.save(lines);
    return success({ id: null, revision: 0, lines, ...(isKept ? {} : { notice: "memoryOnly" as const }) });
  };
  return {
    async load() {
      const stored = await storage.load();
      return success({
        id: null,
        revision: 0,
        lines: stored.state === "read" ? stored.lines : [],
        ...(stored.state === "unreadable" ? { notice: "unreadable" as const } : {}),
      });
    },
    add: (added, { lines }) => keep(mergeLines(lines, added)),
    remove: async (ids, { lines }) => ({ result: await keep(lines.filter((line) => !ids.includes(line.id))) }),
  };
}

const kept = ({ id, revision, lines }: ServerCart): KeptCart => ({ id, revision, lines });

/** Keeps the cart of the person with `document` on the server. */
export function serverKeeper(client: Client, document: string): CartKeeper {
  const load = async (): Promise<Result<KeptCart>> => mapResult(await openCart(client, document), kept);
  const save = async (cartId: number, lines: readonly CartLine[]): Promise<Result<KeptCart>> =>
    mapResult(await addLines(client, cartId, lines), kept);

  /** Adds lines to a cart; those that the server does not know are left out, and that is said. */
  async function add(added: readonly CartLine[], cartId: number): Promise<Result<KeptCart>> {
    const saved = await save(cartId, added);
    if (saved.ok || saved.problem.kind !== "refused" || saved.problem.status !== 409) return saved;
    const { fields } = saved.problem;
    const known = added.filter(({ id }) => !(id in fields));
    // An old copy must not keep the rest of the cart out.
    if (known.length === added.length || known.length === 0) return saved;
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
      const without = ({ id: cartId, revision, lines }: KeptCart) =>
        cartId === null
          ? Promise.resolve(failure({ kind: "offline" }))
          : replaceLines(
              client,
              cartId,
              revision,
              lines.filter((line) => !ids.includes(line.id)),
            ).then((saved) => mapResult(saved, kept));
      const first = await without(shown);
      if (first.ok || !isRefused(first.problem, refusal.staleCart)) return { result: first };
      const fresh = await load();
      if (!fresh.ok) return { result: fresh };
      const now: KeptCart = { ...fresh.value, notice: "changedElsewhere" };
      const second = await without(now);
      return { result: mapResult(second, (cart) => ({ ...cart, notice: "changedElsewhere" as const })), now };
    },
  };
}
