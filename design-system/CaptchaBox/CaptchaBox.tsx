/** The box that starts a proof of work in place of a picture riddle. */
import CircleAlert from "lucide-react/icons/circle-alert";
import CircleCheck from "lucide-react/icons/circle-check";
import LoaderCircle from "lucide-react/icons/loader-circle";
import { useId } from "react";
import type { Ref } from "react";
import { spinner } from "../Button/Button.css";
import { FieldError } from "../Field/FieldFrame";
import { field } from "../Field/Field.css";
import * as css from "./CaptchaBox.css";

/** How far the proof is. */
export type CaptchaState = "idle" | "working" | "done" | "failed";

/** Props of {@link CaptchaBox}. */
export interface CaptchaBoxProps {
  /** "Prueba que no eres un robot". */
  label: string;
  /** How far it is. */
  state: CaptchaState;
  /** Said while working: "Verificando…". */
  workingLabel: string;
  /** Said when done: "Verificado". */
  doneLabel: string;
  /** Said when it failed: "No pudimos verificar. Inténtalo de nuevo.". */
  failedLabel: string;
  /** Called when pressed while idle or failed. */
  onStart: () => void;
  /** What is wrong and how to put it right; its presence marks the control. */
  errorMessage?: string;
  ref?: Ref<HTMLButtonElement>;
}

/** Behaves as a tick that ticks itself: `role="checkbox"`, "mixed" while working. */
export const CaptchaBox = ({
  label,
  state,
  workingLabel,
  doneLabel,
  failedLabel,
  onStart,
  errorMessage,
  ref,
}: CaptchaBoxProps) => {
  const id = useId();
  const said = { idle: "", working: workingLabel, done: doneLabel, failed: failedLabel }[state];
  return (
    <div className={field}>
      <button
        ref={ref}
        type="button"
        role="checkbox"
        aria-checked={state === "done" ? "true" : state === "working" ? "mixed" : "false"}
        aria-labelledby={`${id}-l`}
        aria-describedby={`${id}-s${errorMessage === undefined ? "" : ` ${id}-e`}`}
        aria-invalid={errorMessage !== undefined || undefined}
        className={css.frame({ state, isInvalid: errorMessage !== undefined })}
        onClick={() => {
          if (state === "idle" || state === "failed") onStart();
        }}
      >
        {state === "idle" && <span aria-hidden className={css.square} />}
        {state === "working" && <LoaderCircle size="1.5rem" aria-hidden className={spinner} />}
        {state === "done" && <CircleCheck size="1.5rem" aria-hidden className={css.tick} />}
        {state === "failed" && <CircleAlert size="1.5rem" aria-hidden className={css.cross} />}
        <span>
          <span id={`${id}-l`}>{label}</span>
          <span id={`${id}-s`} role="status" className={css.words}>
            {said}
          </span>
        </span>
      </button>
      <FieldError id={id}>{errorMessage}</FieldError>
    </div>
  );
};
