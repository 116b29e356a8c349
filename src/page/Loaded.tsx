/** What a loader read, in its states: the value, or why there is none with a way to ask again. */
import type { ReactNode } from "react";
import { ErrorState } from "#ds";
import type { Result } from "#api/result";
import { problem } from "#copy/problems";
import { shell } from "#copy/shell";
import { useWhenOnline } from "./connection";
import { useReload } from "./reload";

interface LoadedProps<T> {
  result: Result<T>;
  /** The sentence of a failure that has none of its own. */
  failed: string;
  /** What stands there while a failed reading is tried again; default the failure with its button pending. */
  waiting?: ReactNode;
  headingLevel?: 1 | 2 | 3;
  children: (value: T) => ReactNode;
}

export function Loaded<T>({ result, failed, waiting, headingLevel, children }: LoadedProps<T>) {
  const { reload, isReloading } = useReload();
  useWhenOnline(!result.ok && result.problem.kind === "offline", () => void reload());
  if (result.ok) return children(result.value);
  if (isReloading && waiting) return waiting;
  return (
    <ErrorState
      title={problem(result.problem, failed)}
      retryLabel={shell.retry}
      isRetrying={isReloading}
      onRetry={() => void reload()}
      headingLevel={headingLevel}
    />
  );
}
