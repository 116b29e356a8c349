/** Says that the browser is about to go to the gateway (PAY-04). */
import { observer } from "mobx-react-lite";
import { lazy, Suspense, type ComponentType } from "react";
import { useStore } from "../../page/store";

/** How long the message stands before the browser goes, ms (PAY-04). */
export const LEAVE_AFTER = 1000;

/** A message that cannot be fetched must not keep the browser from leaving: the order stands, and its page is open. */
const LeavingDialog = lazy<ComponentType>(() => import("./LeavingDialog").catch(() => ({ default: () => null })));

export const LeavingModal = observer(function LeavingModal() {
  const { checkout } = useStore();
  if (checkout.status !== "leaving") return null;
  return (
    <Suspense>
      <LeavingDialog />
    </Suspense>
  );
});
