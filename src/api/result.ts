/** The outcome of a call: a value, or one of the ways in which it can fail. Failures are values; exceptions mean bugs. */

/** Why a call gave no value. */
export type Problem =
  /** The backend answered no. `message` is its Spanish sentence, `fields` names fields or lines at fault. */
  | {
      kind: "refused";
      status: number;
      code: string;
      message: string;
      fields: Record<string, string>;
      totalPesos?: number;
    }
  /** The answer was not what the contract says: another program, a broken proxy, an empty page. `said`: its words, where it has some for a person. */
  | { kind: "malformed"; status: number; said?: string }
  /** Nothing came back. */
  | { kind: "offline" };

export type Result<T> = { ok: true; value: T } | { ok: false; problem: Problem };

export const success = <T>(value: T): Result<T> => ({ ok: true, value });
export const failure = (problem: Problem): Result<never> => ({ ok: false, problem });

/** The result with its value changed. */
export const mapResult = <T, U>(result: Result<T>, change: (value: T) => U): Result<U> =>
  result.ok ? success(change(result.value)) : result;

/** The result with its fields at fault named as the caller names them: by `names`, from the wire's; others stay. */
export function renameFields<T>(result: Result<T>, names: Readonly<Record<string, string>>): Result<T> {
  if (result.ok || result.problem.kind !== "refused") return result;
  const fields = Object.fromEntries(
    Object.entries(result.problem.fields).map(([name, words]) => [names[name] ?? name, words]),
  );
  return failure({ ...result.problem, fields });
}
