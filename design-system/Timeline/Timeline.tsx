/** Steps in order, done and to come: how far a payment, a claim, a form is. */
import Check from "lucide-react/icons/check";
import X from "lucide-react/icons/x";
import type { ReactNode } from "react";
import { heardOnly } from "../tokens/print.css";
import * as css from "./Timeline.css";

/** How far one step is. */
export type TimelineState = "done" | "current" | "upcoming" | "failed";

/** Props of {@link Timeline}. */
export interface TimelineProps {
  /** Names the list. */
  label: string;
  /** The steps in order. */
  steps: readonly { label: string; detail?: ReactNode; state: TimelineState }[];
  /** Said after each step's label: "hecho", "en curso", "pendiente", "falló". */
  stateLabels: Readonly<Record<TimelineState, string>>;
}

/** A numbered list whose marks say how far it is. */
export const Timeline = ({ label, steps, stateLabels }: TimelineProps) => (
  // Safari drops list semantics from lists without markers.
  // eslint-disable-next-line jsx-a11y/no-redundant-roles
  <ol role="list" aria-label={label} className={css.list}>
    {steps.map((step, i) => (
      <li key={`${i} ${step.label}`} aria-current={step.state === "current" ? "step" : undefined} className={css.step}>
        <span aria-hidden className={css.mark({ state: step.state })}>
          {step.state === "done" ? (
            <Check size={16} strokeWidth={3} />
          ) : step.state === "failed" ? (
            <X size={16} strokeWidth={3} />
          ) : (
            i + 1
          )}
        </span>
        <div>
          <p className={css.label}>
            {step.label}
            <span className={heardOnly}>, {stateLabels[step.state]}</span>
          </p>
          {step.detail !== undefined && <div className={css.detail}>{step.detail}</div>}
        </div>
      </li>
    ))}
  </ol>
);
