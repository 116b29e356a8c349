/** The back button closes a dialog before it leaves the page (CONV-01). */
import { startTransition, useCallback, useEffect, useRef, useState } from "react";
import { useLocation, useNavigate } from "react-router-dom";

/**
 * While a dialog is open, one entry of the same address lies on the history; going back closes the dialog.
 * Gives the function that closes it from inside, which takes that entry away again.
 * Links inside a dialog navigate with `replace`, so that the entry becomes the new page.
 */
export function useBackCloses(isOpen: boolean, onClose: () => void): () => void {
  const navigate = useNavigate();
  const location = useLocation();
  const pushedKey = useRef<string | null>(null);
  const pushing = useRef<Promise<void> | void>(undefined);
  const isClosing = useRef(false);
  /** How often it was closed from inside, and for how many of them something was done. */
  const [closings, setClosings] = useState(0);
  const closingsDone = useRef(0);
  // A page reloaded with a dialog open begins on a dialog's entry: that one is not ours.
  const pushedFrom = useRef<string | null>(null);
  const state = location.state as Readonly<Record<string, unknown>> | null;
  const isDialogEntry = state?.dialog === true;

  useEffect(() => {
    if (!isOpen || pushedKey.current !== null) return;
    pushedKey.current = "pending";
    pushedFrom.current = location.key;
    pushing.current = navigate(
      { search: location.search, hash: location.hash },
      // What the page keeps in its own entry (the step of a form) holds below the dialog too.
      { state: { ...state, dialog: true }, preventScrollReset: true },
    );
  }, [isOpen, navigate, location.key, location.search, location.hash, state]);

  useEffect(() => {
    if (pushedKey.current === "pending") {
      if (isDialogEntry && location.key !== pushedFrom.current) pushedKey.current = location.key;
    } else if (pushedKey.current !== null && location.key !== pushedKey.current) {
      pushedKey.current = null;
      isClosing.current = false;
      if (isOpen) onClose();
    }
    if (closings === closingsDone.current) return;
    closingsDone.current = closings;
    if (pushedKey.current === "pending") {
      // The entry is gone again, or another navigation took its place.
      pushedKey.current = null;
      isClosing.current = false;
      if (isOpen) onClose();
    } else if (pushedKey.current !== null) void navigate(-1);
  }, [isOpen, isDialogEntry, location.key, onClose, closings, navigate]);

  return useCallback(() => {
    if (pushedKey.current === null) {
      onClose();
      return;
    }
    if (isClosing.current) return;
    isClosing.current = true;
    // The entry goes first and takes the dialog along: what the closing sets going may navigate, and must not be undone.
    // A dialog closed at once waits for its entry, which would stay behind it. On a busy device the router has the entry before
    // React renders it; gone back from now, React would see neither the way there nor the way back, and the dialog would stay.
    // The transition is rendered with the router's own, which is one too.
    void Promise.resolve(pushing.current).then(() => startTransition(() => setClosings((before) => before + 1)));
  }, [onClose]);
}
