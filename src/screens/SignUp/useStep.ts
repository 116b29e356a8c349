/** Which step of the form is shown: kept in the page's entry of the history, so that the back button goes a step back. */
import { useCallback } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { useIsBrowser } from "../../page/useIsBrowser";
import { LAST } from "./steps";

/** The step of an entry; one that names none is the first. */
function stepOfEntry(state: unknown): number {
  const step = (state as { step?: unknown } | null)?.step;
  return typeof step === "number" && Number.isInteger(step) && step > 0 && step <= LAST ? step : 0;
}

/** The step that is shown, counted from 0, the way to another one, and the way back. */
export interface ShownStep {
  step: number;
  show: (step: number) => void;
  goBack: () => void;
}

/** The server knows no entries: its page is the first step. */
export function useStep(): ShownStep {
  const { state } = useLocation();
  const navigate = useNavigate();
  const step = stepOfEntry(useIsBrowser() ? state : null);
  const show = useCallback((to: number) => void navigate(".", { state: { step: to } }), [navigate]);
  const goBack = useCallback(() => void navigate(-1), [navigate]);
  return { step, show, goBack };
}
