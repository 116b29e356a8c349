/** Asks before a bet or a recharge is removed (CART-05); loaded when the first one is to go. */
import { observer } from "mobx-react-lite";
import { useState } from "react";
import { ConfirmModal, Stack, Text } from "#ds";
import { cart as words } from "#copy/cart";
import { shell } from "#copy/shell";
import { useBackCloses } from "../../page/backCloses";
import { useStore } from "../../page/store";

export default observer(function RemoveDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const { cart } = useStore();
  const close = useBackCloses(true, onClose);
  // Said while it closes, too, when the line is gone: what it is does not change meanwhile.
  const [isBet] = useState(() => cart.lines.some((line) => line.id === id));
  return (
    <ConfirmModal
      title={isBet ? words.confirm.title : words.confirm.rechargeTitle}
      message={
        <Stack gap="s">
          <Text>{words.confirm.question}</Text>
          {isBet && <Text tone="soft">{words.confirm.warning}</Text>}
        </Stack>
      }
      isOpen
      onOpenChange={(isOpen) => !isOpen && close()}
      closeLabel={shell.close}
      confirmLabel={words.confirm.yes}
      cancelLabel={words.confirm.no}
      tone="danger"
      isPending={cart.deleting.includes(id)}
      errorMessage={cart.deleteErrors.includes(id) ? words.confirm.failed : undefined}
      onConfirm={() => void cart.remove(id).then((isRemoved) => isRemoved && close())}
    />
  );
});
