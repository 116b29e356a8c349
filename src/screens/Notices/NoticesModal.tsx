/** The notices of who has no favourite number: behind the bell they stand alone. */
import { useNavigate } from "react-router-dom";
import { Button, Modal } from "#ds";
import { notices as words } from "#copy/notices";
import { shell } from "#copy/shell";
import { paths } from "../../paths";
import { NewNotices } from "./NewNotices";

export function NoticesModal({ close }: { close: () => void }) {
  const navigate = useNavigate();
  return (
    <Modal
      title={words.title}
      isOpen
      onOpenChange={(isOpen) => !isOpen && close()}
      closeLabel={shell.close}
      size="s"
      footer={
        <Button
          isFullWidth
          // In place of the dialog's own entry: going back leads to the page below it.
          onPress={() => void navigate(paths.prizePayment, { replace: true })}
        >
          {words.prizes}
        </Button>
      }
    >
      <NewNotices />
    </Modal>
  );
}
