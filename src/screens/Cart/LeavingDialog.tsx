/** The message of {@link LeavingModal}; loaded when somebody leaves. */
import { observer } from "mobx-react-lite";
import { Modal, Stack, Text } from "#ds";
import { cart as words } from "#copy/cart";
import { pesos } from "#copy/format";
import { useStore } from "../../page/store";

export default observer(function LeavingDialog() {
  const { departure } = useStore().checkout;
  return (
    <Modal title={words.leaving.title} isOpen size="s">
      <Stack gap="s">
        {departure && (
          <Text weight="bold">
            {words.leaving.payment(pesos(departure.totalPesos), words.method[departure.gateway].label)}
          </Text>
        )}
        <Text>{words.leaving.message}</Text>
      </Stack>
    </Modal>
  );
});
