/** A draw whose sales have closed: says so, and leads on to the lottery's next one with the number kept (LOT-05). */
import { observer } from "mobx-react-lite";
import { ButtonLink, EmptyState, Heading, Page, Stack } from "#ds";
import { play } from "#copy/play";
import type { Draw } from "#domain/draws";
import type { DrawId } from "#api/lotteries";
import { useStore } from "../../page/store";
import { paths } from "../../paths";
import { LotteryTicket } from "../Lotteries/LotteryTicket";

interface ClosedDrawProps {
  draw: DrawId;
  /** When its sales closed, epoch ms; null when that is not known. */
  closesAt: number | null;
  /** The next draw of its lottery; null when none is open. */
  next: Draw | null;
}

export const ClosedDraw = observer(function ClosedDraw({ draw, closesAt, next }: ClosedDrawProps) {
  const { game } = useStore();
  // The number that was being played in this lottery; the next draw's screen finds it in the same state.
  const number = game.draw?.lotteryId === draw.lotteryId ? game.number : null;
  const words = play.closed;
  const said = closesAt !== null ? words.at(closesAt) : next ? words.message : words.messageWithoutNext;
  return (
    <Page>
      <Stack gap="l">
        <EmptyState
          title={words.title}
          message={number && next ? `${said} ${words.kept(number)}` : said}
          illustration="torn"
          action={
            <ButtonLink href={paths.lotteries} tone={next ? "secondary" : "primary"}>
              {words.action}
            </ButtonLink>
          }
          headingLevel={1}
        />
        {next && (
          <Stack gap="s">
            <Heading level={2} size="h3">
              {words.next}
            </Heading>
            <LotteryTicket draw={next} size="medium" playLabel={number ? words.play(number) : undefined} />
          </Stack>
        )}
      </Stack>
    </Page>
  );
});
