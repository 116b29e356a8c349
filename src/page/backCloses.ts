/** The back button closes a dialog before it leaves the page (CONV-01). */
import { startTransition, useCallback, useEffect, useId, useRef, useState } from "react";
import { useLocation, useNavigate } from "react-router-dom";

/** What a dialog's entry keeps: the dialogs that are open on it, the topmost last. */
interface DialogEntry {
  readonly dialogs?: readonly string[];
}

const none: readonly string[] = [];

/**
 * While a dialog is open, one entry of the same address lies on the history; going back closes the dialog. Another dialog that
 * opens above it lays its own entry on top: this one stays, and is the next to be closed by going back.
 * Gives the function that closes it from inside, which takes that entry away again.
 * Links inside a dialog navigate with `replace`, so that the entry becomes the new page.
 */
export function useBackCloses(isOpen: boolean, onClose: () => void): () => void {
  const navigate = useNavigate();
  const location = useLocation();
  const hook = useId();
  /** How the entries call this dialog; null while none is asked for. */
  const name = useRef<string | null>(null);
  /** React has rendered an entry with the dialog: once there is none any more, somebody went back. */
  const wasThere = useRef(false);
  const pushing = useRef<Promise<void> | void>(undefined);
  const isClosing = useRef(false);
  /** How often it was closed from inside, and for how many of them something was done. */
  const [closings, setClosings] = useState(0);
  const closingsDone = useRef(0);
  const state = location.state as DialogEntry | null;
  const dialogs = state?.dialogs ?? none;

  useEffect(() => {
    if (!isOpen || name.current !== null) return;
    // With the key of the entry below: a page that is reloaded on a dialog's entry opens another one.
    name.current = `${hook} ${location.key}`;
    wasThere.current = false;
    pushing.current = navigate(
      { search: location.search, hash: location.hash },
      // What the page keeps in its own entry (the step of a form) holds below the dialog too.
      { state: { ...state, dialogs: [...dialogs, name.current] }, preventScrollReset: true },
    );
  }, [isOpen, navigate, hook, location.key, location.search, location.hash, state, dialogs]);

  useEffect(() => {
    const isThere = name.current !== null && dialogs.includes(name.current);
    const end = () => {
      name.current = null;
      isClosing.current = false;
      if (isOpen) onClose();
    };
    if (isThere) wasThere.current = true;
    else if (name.current !== null && wasThere.current) end();
    if (closings === closingsDone.current) return;
    closingsDone.current = closings;
    if (name.current === null) return;
    if (dialogs.at(-1) === name.current) void navigate(-1);
    // The entry is gone again, another navigation took its place, or another dialog's lies on it, which is not to be closed.
    else end();
  }, [isOpen, dialogs, onClose, closings, navigate]);

  return useCallback(() => {
    if (name.current === null) {
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
