/** A draw whose sales have closed: says so, and leads on to the lottery's next one with the number kept (LOT-05). */
import { observer } from "mobx-react-lite";
import { ButtonLink, EmptyState, Heading, Inline, Page, Stack, tornDrawing } from "#ds";
import { card } from "#copy/card";
import { play } from "#copy/play";
import type { Draw } from "#domain/draws";
import type { DrawId } from "#api/lotteries";
import { useStore } from "../../page/store";
import { paths } from "../../paths";
import { DrawStrip } from "./DrawStrip";

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
  const others = (
    <ButtonLink href={paths.lotteries} tone={next ? "secondary" : "primary"}>
      {words.action}
    </ButtonLink>
  );
  const label = number ? words.play(number) : card.playNow;
  return (
    <Page>
      <Stack gap="m">
        <EmptyState
          title={words.title}
          message={number && next ? `${said} ${words.kept(number)}` : said}
          illustration={tornDrawing}
          action={next ? undefined : others}
          headingLevel={1}
        />
        {next && (
          <Stack gap="s">
            <Heading level={2} size="h3">
              {words.next}
            </Heading>
            <DrawStrip draw={next} headingLevel={3} />
            <Inline>
              <ButtonLink href={paths.play(next)} ariaLabel={card.of(label, next.lotteryName)}>
                {label}
              </ButtonLink>
              {others}
            </Inline>
          </Stack>
        )}
      </Stack>
    </Page>
  );
});
