/** Makes a native `<details>` menu close as a menu does: on Escape, on a press outside, on a chosen item, when the focus leaves it. */
import { useEffect, useRef } from "react";
import type { RefObject } from "react";

/** Give the ref to the `<details>`; an item inside closes it when pressed. Without scripts the menu still opens and closes. */
export const useCloseDetails = (): RefObject<HTMLDetailsElement | null> => {
  const ref = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    const details = ref.current;
    if (details === null) return undefined;
    const close = () => {
      details.open = false;
    };
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== "Escape" || !details.open) return;
      close();
      details.querySelector("summary")?.focus();
    };
    const onPress = (event: Event) => {
      if (!(event.target instanceof Node)) return;
      if (!details.contains(event.target)) close();
    };
    const onItem = (event: Event) => {
      if (event.target instanceof Element && event.target.closest("a, button") !== null) close();
    };
    const onLeave = ({ relatedTarget }: FocusEvent) => {
      if (relatedTarget instanceof Node && !details.contains(relatedTarget)) close();
    };
    document.addEventListener("keydown", onKey);
    document.addEventListener("pointerdown", onPress);
    details.addEventListener("click", onItem);
    details.addEventListener("focusout", onLeave);
    return () => {
      document.removeEventListener("keydown", onKey);
      document.removeEventListener("pointerdown", onPress);
      details.removeEventListener("click", onItem);
      details.removeEventListener("focusout", onLeave);
    };
  }, []);
  return ref;
};
