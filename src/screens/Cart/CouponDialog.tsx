/** A coupon cannot be redeemed in this purchase (CPN-02); loaded when one was refused. */
import { useRef } from "react";
import { ConfirmModal, Stack, Text } from "#ds";
import type { Problem } from "#api/result";
import { coupon } from "#copy/coupon";
import { problem } from "#copy/problems";
import { shell } from "#copy/shell";
import { useBackCloses } from "../../page/backCloses";

const words = coupon.refused;

interface CouponDialogProps {
  reason: Problem;
  /** What is paid without a coupon, in pesos. */
  totalPesos: number;
  onClose: () => void;
  /** Pays without a coupon; called once the dialog is closed. */
  onBuy: () => void;
}

export default function CouponDialog({ reason, totalPesos, onClose, onBuy }: CouponDialogProps) {
  const isBuying = useRef(false);
  const close = useBackCloses(true, () => {
    onClose();
    if (isBuying.current) onBuy();
  });
  return (
    <ConfirmModal
      title={words.title}
      message={
        <Stack gap="s">
          <Text>{problem(reason, coupon.failed)}</Text>
          <Text tone="soft">{words.without(totalPesos)}</Text>
        </Stack>
      }
      isOpen
      onOpenChange={(isOpen) => !isOpen && close()}
      closeLabel={shell.close}
      confirmLabel={words.buy}
      cancelLabel={words.review}
      onConfirm={() => {
        isBuying.current = true;
        close();
      }}
    />
  );
}
