/** Says whether the shop's use is measured and what is counted, and changes it (ANA-01); opened from the foot of every page. */
import { useCallback } from "react";
import { ConfirmModal } from "#ds";
import { consent as words } from "#copy/consent";
import { shell } from "#copy/shell";
import { useAnswerConsent } from "../../page/analytics";
import { useBackCloses } from "../../page/backCloses";
import { useBox } from "../../page/box";
import { useDialogs } from "../../page/dialogs";
import { usePageState } from "../../page/pageState";

export default function ConsentModal() {
  const { setConsent } = useDialogs();
  const isGranted = useBox(usePageState().consent) === "granted";
  const answer = useAnswerConsent();
  const close = useBackCloses(
    true,
    useCallback(() => setConsent(false), [setConsent]),
  );
  const { now, change, stay } = isGranted ? words.whenGranted : words.whenDenied;
  return (
    <ConfirmModal
      title={words.title}
      message={`${now} ${words.counted}`}
      isOpen
      onOpenChange={close}
      closeLabel={shell.close}
      confirmLabel={change}
      cancelLabel={stay}
      onConfirm={() => {
        answer(isGranted ? "denied" : "granted");
        close();
      }}
    />
  );
}
