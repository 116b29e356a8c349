/** The one way to change something that is no model's: whether it is under way, why it failed, and what is read again. */
import { useEffect, useRef, useState } from "react";
import type { Problem, Result } from "#api/result";
import { usePageState } from "./pageState";
import { useReload } from "./reload";
import { usePerson } from "./session";

interface WritingOptions {
  /** The sentence of a failure. */
  words: (problem: Problem) => string;
  /**
   * Puts the sentences of fields at fault on their fields; true when it found a place for each, and the failure needs no
   * sentence of its own.
   */
  onFields?: (fields: Readonly<Record<string, string>>) => boolean;
  /** Whether the page's data is read again once it is done; default false. */
  isReadAgain?: boolean;
}

/** A change that a player asks for. */
export interface Writing<Args extends unknown[], T> {
  /** Makes the change and gives its outcome; null while one is under way already. */
  run: (...args: Args) => Promise<Result<T> | null>;
  isPending: boolean;
  /** Why the last try failed; null when it did not, or when its fields say so. */
  message: string | null;
  /** The last try's problem, for whoever reacts to its kind. */
  problem: Problem | null;
  clear: () => void;
}

/**
 * Runs `write`, which is a call of the API or an action of a model that gives its result. Where the session has ended, the login
 * opens over the page, and the change goes on once the same person is back (F-38).
 */
export function useWriting<Args extends unknown[], T>(
  write: (...args: Args) => Promise<Result<T>>,
  { words, onFields, isReadAgain = false }: WritingOptions,
): Writing<Args, T> {
  const { reload } = useReload();
  const { dialogs, sessionEnds } = usePageState();
  const asking = useRef<number | null>(null);
  const userId = usePerson()?.userId ?? null;
  useEffect(() => {
    asking.current = userId;
  }, [userId]);
  const [isPending, setPending] = useState(false);
  const [problem, setProblem] = useState<Problem | null>(null);
  const [isOnFields, setOnFields] = useState(false);
  const isRunning = useRef(false);

  /** `write`, and once more after a login that its answer asked for. What one person has decided is not done for another. */
  async function attempt(...args: Args): Promise<Result<T>> {
    const before = asking.current;
    const ends = sessionEnds.get();
    const result = await write(...args);
    if (result.ok || sessionEnds.get() === ends) return result;
    const isBack = await new Promise<boolean>((resolve) =>
      dialogs.openLogin({
        afterLogin: () => resolve(before === null || asking.current === before),
        orElse: () => resolve(false),
      }),
    );
    return isBack ? attempt(...args) : result;
  }

  async function run(...args: Args): Promise<Result<T> | null> {
    if (isRunning.current) return null;
    isRunning.current = true;
    setPending(true);
    setProblem(null);
    try {
      const result = await attempt(...args);
      if (result.ok) {
        if (isReadAgain) await reload();
        return result;
      }
      const fields = result.problem.kind === "refused" ? result.problem.fields : {};
      setOnFields(Object.keys(fields).length > 0 && (onFields?.(fields) ?? false));
      setProblem(result.problem);
      return result;
    } finally {
      isRunning.current = false;
      setPending(false);
    }
  }

  return {
    run,
    isPending,
    problem,
    message: problem && !isOnFields ? words(problem) : null,
    clear: () => setProblem(null),
  };
}
