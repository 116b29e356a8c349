/** A small dialog that must be answered: what {@link ConfirmModal} and {@link AlertModal} are made of. */
import type { ReactNode } from "react";
import { Modal } from "./Modal";
import type { ModalProps } from "./Modal";

/** What every dialog that must be answered takes. */
export interface AnswerModalProps extends Required<
  Pick<ModalProps, "title" | "isOpen" | "onOpenChange" | "closeLabel">
> {
  /** What is said, in a sentence or two. */
  message: ReactNode;
}

interface FrameProps extends Omit<AnswerModalProps, "message">, Required<Pick<ModalProps, "footer" | "children">> {}

/** A press outside does not answer. */
export const AnswerModal = (props: FrameProps) => <Modal {...props} isStatic size="s" role="alertdialog" />;
