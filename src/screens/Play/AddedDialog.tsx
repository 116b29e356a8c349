/** Says that the bet is in the cart, and asks where to go on (PLAY-08). */
import { useNavigate } from "react-router-dom";
import { Button, Modal, Stack, Text } from "#ds";
import { play } from "#copy/play";
import { shell } from "#copy/shell";
import { paths } from "../../paths";
import { useBackCloses } from "../../page/backCloses";

interface AddedDialogProps {
  number: string;
  series: string;
  fractions: number;
  onClose: () => void;
}

export function AddedDialog({ number, series, fractions, onClose }: AddedDialogProps) {
  const navigate = useNavigate();
  const close = useBackCloses(true, onClose);
  const words = play.added;
  return (
    <Modal
      title={words.title}
      size="s"
      isOpen
      onOpenChange={(isOpen) => !isOpen && close()}
      closeLabel={shell.close}
      footer={
        <>
          <Button isFullWidth onPress={() => void navigate(paths.cart, { replace: true })}>
            {words.toCart}
          </Button>
          <Button tone="secondary" isFullWidth onPress={close}>
            {words.goOn}
          </Button>
        </>
      }
    >
      <Stack gap="s">
        <Text>{words.message(fractions, number, series)}</Text>
        <Text tone="soft">{words.notReserved}</Text>
      </Stack>
    </Modal>
  );
}
