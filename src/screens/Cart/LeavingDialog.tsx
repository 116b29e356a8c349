/** The message of {@link LeavingModal}; loaded when somebody leaves. */
import { Modal, Text } from "#ds";
import { cart as words } from "#copy/cart";

export default function LeavingDialog() {
  return (
    <Modal title={words.leaving.title} isOpen size="s">
      <Text>{words.leaving.message}</Text>
    </Modal>
  );
}
