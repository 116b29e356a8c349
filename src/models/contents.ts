/** What a cart holds as a whole, bets and recharges alike: the actions of a cart ask for no kind. */
import { mergeLines, type CartContents } from "#domain/cart";
import { mergeRecharges } from "#domain/recharges";

export const nothing: CartContents = { lines: [], recharges: [] };

/** Whether there is neither a bet nor a recharge. */
export const isNothing = ({ lines, recharges }: CartContents): boolean => lines.length + recharges.length === 0;

/** Both carts as one; what is known by its id stays as the first has it, so that doing it again changes nothing. */
export const merged = (first: CartContents, second: CartContents): CartContents => ({
  lines: mergeLines(first.lines, second.lines),
  recharges: mergeRecharges(first.recharges, second.recharges),
});

/** A cart without those of its lines whose ids are named. */
export const without = ({ lines, recharges }: CartContents, isNamed: (id: string) => boolean): CartContents => ({
  lines: lines.filter(({ id }) => !isNamed(id)),
  recharges: recharges.filter(({ id }) => !isNamed(id)),
});

/** How many bets and recharges there are. */
export const countOf = ({ lines, recharges }: CartContents): number => lines.length + recharges.length;
