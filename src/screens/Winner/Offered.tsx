/** What needs the list of lotteries, in its states: without one nothing can be asked about (HOME-08). */
import type { ReactNode } from "react";
import { EmptyState, searchDrawing, Skeleton } from "#ds";
import type { Lottery } from "#api/lotteries";
import type { Result } from "#api/result";
import { lotteries as lotteryWords } from "#copy/lotteries";
import { winner } from "#copy/winner";
import { Loaded } from "../../page/Loaded";

interface OfferedProps {
  lotteries: Result<Lottery[]>;
  /** Outline level of what is said where there is no list. */
  headingLevel: 2 | 3;
  children: (lotteries: Lottery[]) => ReactNode;
}

export const Offered = ({ lotteries, headingLevel, children }: OfferedProps) => (
  <Loaded
    result={lotteries}
    failed={lotteryWords.failed}
    waiting={<Skeleton shape="row" count={3} label={winner.form.loading} />}
    headingLevel={headingLevel}
  >
    {(all) =>
      all.length > 0 ? (
        children(all)
      ) : (
        <EmptyState title={winner.form.noLotteries} illustration={searchDrawing} headingLevel={headingLevel} />
      )
    }
  </Loaded>
);
