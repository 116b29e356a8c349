/** A question before something is done. */
import { Button } from "../Button/Button";
import { AnswerModal } from "../Modal/AnswerModal";
import type { AnswerModalProps } from "../Modal/AnswerModal";
import { footAction } from "../Modal/Modal.css";
import { Notice } from "../Notice/Notice";

/** Props of {@link ConfirmModal}. */
export interface ConfirmModalProps extends AnswerModalProps {
  /** Words of the button that does it. */
  confirmLabel: string;
  /** Words of the button that leaves things as they are. */
  cancelLabel: string;
  /** Called by the confirming button; closing is the caller's. */
  onConfirm: () => void;
  /** "danger" for what cannot be undone; default "primary". */
  tone?: "primary" | "danger";
  /** Being done: both buttons wait; default false. */
  isPending?: boolean;
  /** Words of the button while pending; default: the confirming words. */
  pendingLabel?: string;
  /** Why it could not be done. */
  errorMessage?: string;
}

/** Asks before something is done; a press outside does not answer. */
export const ConfirmModal = ({
  message,
  confirmLabel,
  cancelLabel,
  onConfirm,
  tone = "primary",
  isPending = false,
  pendingLabel,
  errorMessage,
  ...dialog
}: ConfirmModalProps) => (
  <AnswerModal
    {...dialog}
    footer={
      <>
        <div className={footAction}>
          <Button tone={tone} isPending={isPending} pendingLabel={pendingLabel} onPress={onConfirm}>
            {confirmLabel}
          </Button>
        </div>
        <div className={footAction}>
          <Button tone="secondary" isDisabled={isPending} onPress={() => dialog.onOpenChange(false)}>
            {cancelLabel}
          </Button>
        </div>
      </>
    }
  >
    {message}
    {errorMessage !== undefined && (
      <Notice tone="error" isLive>
        {errorMessage}
      </Notice>
    )}
  </AnswerModal>
);
