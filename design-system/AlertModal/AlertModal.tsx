/** One thing that must be read. */
import { Button } from "../Button/Button";
import { AnswerModal } from "../Modal/AnswerModal";
import type { AnswerModalProps } from "../Modal/AnswerModal";
import { footAction } from "../Modal/Modal.css";

/** Props of {@link AlertModal}. */
export interface AlertModalProps extends AnswerModalProps {
  /** Words of the one button: "Aceptar". */
  acceptLabel: string;
  /** Called by the button, before it closes. */
  onAccept?: () => void;
}

/** Says one thing and waits until it has been read. */
export const AlertModal = ({ message, acceptLabel, onAccept, ...dialog }: AlertModalProps) => (
  <AnswerModal
    {...dialog}
    footer={
      <div className={footAction}>
        <Button
          onPress={() => {
            onAccept?.();
            dialog.onOpenChange(false);
          }}
        >
          {acceptLabel}
        </Button>
      </div>
    }
  >
    {message}
  </AnswerModal>
);
