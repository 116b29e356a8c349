/** Says that the browser is about to go to the gateway (PAY-04). */
import { observer } from "mobx-react-lite";
import { Modal, Text } from "#ds";
import { cart as words } from "#copy/cart";
import { useStore } from "../../page/store";

/** How long the message stands before the browser goes, ms (PAY-04). */
export const LEAVE_AFTER = 1000;

export const LeavingModal = observer(function LeavingModal() {
  const { checkout } = useStore();
  if (checkout.status !== "leaving") return null;
  return (
    <Modal title={words.leaving.title} isOpen size="s">
      <Text>{words.leaving.message}</Text>
    </Modal>
  );
});
