/** Plays the numbers of a paid purchase again, in the next draw of each lottery (CONV-04). Nothing is bought by it. */
import { useState } from "react";
import { Button, ButtonLink, Notice } from "#ds";
import type { Replay } from "#api/orders";
import { failure } from "#api/result";
import { confirmation } from "#copy/confirmation";
import { problem } from "#copy/problems";
import { usePageState } from "../../page/pageState";
import { useRoot } from "../../page/session";
import { useWriting } from "../../page/writing";
import { paths } from "../../paths";

const words = confirmation.replay;

interface ReplayButtonProps {
  reference: string;
  size?: "m" | "s";
}

/** The button, and then which bets are in the cart and why others are not. The state comes with the press. */
export function ReplayButton({ reference, size = "m" }: ReplayButtonProps) {
  const page = usePageState();
  const root = useRoot();
  const [replays, setReplays] = useState<readonly Replay[] | null>(null);
  const playing = useWriting(
    async () => {
      const state = await import("../../page/store").catch(() => null);
      if (state === null) return failure({ kind: "offline" });
      const { checkout } = await state.openStore(page, root);
      return checkout.playAgain(reference);
    },
    { words: (failed) => problem(failed, words.failed) },
  );
  async function play() {
    const answer = await playing.run();
    if (answer?.ok) setReplays(answer.value.replays ?? []);
  }
  return (
    <>
      <Button
        tone="secondary"
        size={size}
        ariaLabel={size === "s" ? words.of(reference) : undefined}
        isPending={playing.isPending}
        pendingLabel={words.pending}
        onPress={() => void play()}
      >
        {size === "s" ? words.action : confirmation.playAgain}
      </Button>
      {replays && <Replays replays={replays} />}
      {playing.message && (
        <Notice tone="error" isLive>
          {playing.message}
        </Notice>
      )}
    </>
  );
}

const Replays = ({ replays }: { replays: readonly Replay[] }) => {
  const taken = replays.filter(({ fractions }) => fractions > 0).length;
  return (
    <Notice
      tone={taken === 0 ? "warning" : "success"}
      title={words.title(taken)}
      isLive
      action={
        taken > 0 && (
          <ButtonLink tone="secondary" size="s" href={paths.cart}>
            {words.cart}
          </ButtonLink>
        )
      }
    >
      {replays.map((bet, place) => (
        <p key={place}>{saidOf(bet)}</p>
      ))}
      {taken > 0 && <p>{words.more}</p>}
    </Notice>
  );
};

function saidOf({ lotteryName, number, series, drawNumber, fractions }: Replay): string {
  const bet = words.bet(lotteryName, number, series);
  if (drawNumber === null) return words.noDraw(bet);
  return fractions > 0 ? words.taken(bet, drawNumber, fractions) : words.soldOut(bet, drawNumber);
}
