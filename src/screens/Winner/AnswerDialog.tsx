/** The answer as a dialog (WIN-02, WIN-03): the first word on it; all of it stays readable in the page. */
import { AlertModal, Price, Stack, Text } from "#ds";
import type { TicketCheck } from "#api/results";
import { shell } from "#copy/shell";
import { winner } from "#copy/winner";
import { useBackCloses } from "../../page/backCloses";
import { netOf } from "./netOf";

export default function AnswerDialog({ check, onClose }: { check: TicketCheck; onClose: () => void }) {
  const close = useBackCloses(true, onClose);
  const frame = { isOpen: true, onOpenChange: close, closeLabel: shell.close };
  if (!check.hasWon)
    return (
      <AlertModal
        {...frame}
        title={winner.lost.title}
        acceptLabel={shell.accept}
        message={
          check.checked ? winner.lost.checked(check.checked.secos, check.checked.approximations) : winner.form.official
        }
      />
    );
  const words = winner.won;
  return (
    <AlertModal
      {...frame}
      title={words.title}
      acceptLabel={words.detail}
      message={
        <Stack>
          <Text>{check.prizes.length > 1 ? words.several(check.prizes.length) : check.prizes[0]?.name}</Text>
          {check.prizes.length > 0 && (
            <Price label={words.netLabel} amount={winner.net(netOf(check.prizes).ticket)} size="xl" tone="positive" />
          )}
          <Text>{words.claim}</Text>
        </Stack>
      }
    />
  );
}
