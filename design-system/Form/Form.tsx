/** A form: its fields one below the other, a summary when it was refused, sent once at a time. */
import { useEffect, useRef } from "react";
import type { FormEvent, ReactNode } from "react";
import { Notice } from "../Notice/Notice";
import * as css from "./Form.css";

/** Props of {@link Form}. */
export interface FormProps {
  /** Name of the form, when no heading stands over it. */
  label?: string;
  /** To be named by `aria-labelledby` or an anchor. */
  id?: string;
  /** Called on submit; nothing is called while pending. Without it the browser sends the form to `action`. */
  onSubmit?: (event: FormEvent<HTMLFormElement>) => void;
  /** Where the form goes without scripts. */
  action?: string;
  /** Default "get", as the browser's. */
  method?: "get" | "post";
  /** What was refused, above the fields, spoken at once. */
  errorSummary?: ReactNode;
  /** Being sent; default false. */
  isPending?: boolean;
  /** Whether the browser checks `required` and types by itself; default false: the app's messages are better. */
  isBrowserChecked?: boolean;
  children: ReactNode;
}

/** The first field marked as wrong gets the focus whenever the summary appears. */
export const Form = ({
  label,
  id,
  onSubmit,
  action,
  method,
  errorSummary,
  isPending = false,
  isBrowserChecked = false,
  children,
}: FormProps) => {
  const form = useRef<HTMLFormElement>(null);
  const hasSummary = errorSummary !== undefined && errorSummary !== null;
  useEffect(() => {
    if (!hasSummary) return;
    const wrong = form.current?.querySelector<HTMLElement>('[aria-invalid="true"], [data-invalid] input:enabled');
    // A group of radios is marked as a whole and has no focus of its own.
    (wrong instanceof HTMLFieldSetElement ? wrong.querySelector<HTMLElement>("input:enabled") : wrong)?.focus();
  }, [hasSummary]);
  return (
    <form
      ref={form}
      id={id}
      aria-label={label}
      aria-busy={isPending || undefined}
      action={action}
      method={method}
      noValidate={!isBrowserChecked}
      className={css.form}
      onSubmit={(event) => {
        if (isPending) event.preventDefault();
        else onSubmit?.(event);
      }}
    >
      {hasSummary && (
        <Notice tone="error" isLive>
          {errorSummary}
        </Notice>
      )}
      {children}
    </form>
  );
};
