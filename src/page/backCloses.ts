/** The back button closes a dialog before it leaves the page (CONV-01). */
import { useCallback, useEffect, useRef } from "react";
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
  // A page reloaded with a dialog open begins on a dialog's entry: that one is not ours.
  const pushedFrom = useRef<string | null>(null);
  const state = location.state as { dialog?: boolean } | null;
  const isDialogEntry = state?.dialog === true;

  useEffect(() => {
    if (!isOpen || pushedKey.current !== null) return;
    pushedKey.current = "pending";
    pushedFrom.current = location.key;
    void navigate(
      { search: location.search, hash: location.hash },
      { state: { dialog: true }, preventScrollReset: true },
    );
  }, [isOpen, navigate, location.key, location.search, location.hash]);

  useEffect(() => {
    if (pushedKey.current === "pending") {
      if (isDialogEntry && location.key !== pushedFrom.current) pushedKey.current = location.key;
    } else if (pushedKey.current !== null && location.key !== pushedKey.current) {
      pushedKey.current = null;
      if (isOpen) onClose();
    }
  }, [isOpen, isDialogEntry, location.key, onClose]);

  return useCallback(() => {
    if (pushedKey.current !== null && pushedKey.current !== "pending") {
      // The entry goes first and takes the dialog along: what the closing sets going may navigate, and must not be undone.
      void navigate(-1);
      return;
    }
    pushedKey.current = null;
    onClose();
  }, [navigate, onClose]);
}
