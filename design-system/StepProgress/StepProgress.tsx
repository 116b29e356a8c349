/** How far a form in steps is: what is done, where one is, what is still to come. Requirement REG-01. */
import Check from "lucide-react/icons/check";
import type { Ref } from "react";
import { heardOnly } from "../tokens/print.css";
import * as css from "./StepProgress.css";

/** Props of {@link StepProgress}. */
export interface StepProgressProps {
  /** Names the list and says where one is: "Paso 2 de 3: Dónde estás". */
  label: string;
  /** Names of the steps in their order, two or three short words each. */
  steps: readonly string[];
  /** Place of the current step in `steps`, 0 for the first; those before it are done. */
  current: number;
  /** Said after the name of each step that is done: "hecho". */
  doneLabel: string;
  /** The list, for moving the focus to it when the step changes. */
  ref?: Ref<HTMLOListElement>;
}

/** Equal segments with their names below. It tells and takes no presses: the form's own buttons lead on and back. */
export const StepProgress = ({ label, steps, current, doneLabel, ref }: StepProgressProps) => (
  // Safari drops list semantics from lists without markers.
  // eslint-disable-next-line jsx-a11y/no-redundant-roles
  <ol ref={ref} role="list" aria-label={label} className={css.list}>
    {steps.map((name, place) => {
      const state = place < current ? "done" : place === current ? "current" : "upcoming";
      return (
        <li key={name} aria-current={state === "current" ? "step" : undefined} className={css.step({ state })}>
          {state === "done" && <Check size="1rem" strokeWidth={3} aria-hidden className={css.tick} />}
          <span>
            {name}
            {state === "done" && <span className={heardOnly}>, {doneLabel}</span>}
          </span>
        </li>
      );
    })}
  </ol>
);
