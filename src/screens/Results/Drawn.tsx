/** Results as their lotteries print them: a day's draws, a lottery's last ones, the newest of all. */
import type { ReactNode } from "react";
import {
  Accordion,
  ButtonLink,
  Digits,
  DrawnNumbers,
  Grid,
  Heading,
  Inline,
  Panel,
  ResultSheet,
  Split,
  Stack,
  Text,
  TextLink,
  type ResultSheetSize,
} from "#ds";
import { MOST_RESULTS, type Approximation, type DrawResult, type ResultSearch, type Seco } from "#api/results";
import { results as words } from "#copy/results";
import { LinkedPages } from "../../page/LinkedPages";
import { Loaded } from "../../page/Loaded";
import { usePageState } from "../../page/pageState";
import { useRoot } from "../../page/session";
import { paths } from "../../paths";
import { accentOf, logoOf } from "../Lotteries/lotteryLook";
import { LARGE_PAGE_SIZES, MOST_APPROXIMATIONS, SECOS_PAGE_SIZES, SMALL_PAGE_SIZES } from "./pageSizes";
import type { FoundResults, Rest } from "./search";

const keyOf = ({ lotteryId, drawNumber }: DrawResult): string => `${lotteryId}/${drawNumber}`;

interface SheetProps {
  result: DrawResult;
  size: ResultSheetSize;
  /** Says the draw's day and hour too, where the page does not. */
  isDayTold?: boolean;
  /** Whether the name leads to the lottery's own last results: not on the page that is those; default true. */
  isLinked?: boolean;
  headingLevel?: 2 | 3;
  /** The secos. */
  children?: ReactNode;
}

/** One draw (RES-05). */
function Sheet({ result, size, isDayTold = false, isLinked = true, headingLevel, children }: SheetProps) {
  const { staticHost } = useRoot();
  const { lotteryId, lotteryName, abbreviation, drawNumber, drawDay, drawsAt, favoriteNumber, jackpotPesos } = result;
  const accent = accentOf(abbreviation);
  const isWhole = children !== undefined;
  const link = (href: string, label: string) => (
    <TextLink href={href} ariaLabel={words.of(label, lotteryName)} isRoomy>
      {label}
    </TextLink>
  );
  return (
    <ResultSheet
      size={size}
      headingLevel={headingLevel}
      name={lotteryName}
      href={isLinked ? paths.resultsOf({ day: null, lotteryId }) : undefined}
      abbreviation={abbreviation}
      logoSrc={logoOf(abbreviation, staticHost)}
      accent={accent}
      meta={isDayTold ? words.meta(drawNumber, drawDay, drawsAt) : words.draw(drawNumber)}
      prize={size === "large" && jackpotPesos !== null ? words.prize(jackpotPesos) : undefined}
      number={{ label: words.number, value: result.number }}
      series={result.series ? { label: words.series, value: result.series } : undefined}
      foot={
        <>
          {link(paths.winner({ lotteryId, day: drawDay }), words.check)}
          {result.hasCompleteResults && !isWhole
            ? link(paths.resultsOf({ day: drawDay, lotteryId }), words.all)
            : link(paths.prizePlan(lotteryId), words.plan)}
        </>
      }
    >
      {favoriteNumber !== null && (
        <Digits label={words.favorite} digits={favoriteNumber} accent={accent} isLabelVisible />
      )}
      {children}
    </ResultSheet>
  );
}

/** Secos under the prize that they were drawn for, in the order of the plan. */
function byPrize(secos: readonly Seco[]): [prize: string, secos: Seco[]][] {
  const prizes = new Map<string, Seco[]>();
  for (const seco of secos) {
    const own = prizes.get(seco.prize);
    if (own) own.push(seco);
    else prizes.set(seco.prize, [seco]);
  }
  return [...prizes];
}

/** Every seco and approximation, folded under their prizes. */
function Secos({ secos, approximations }: Rest) {
  const prizes = byPrize(secos).map(([prize, own]) => ({
    id: `seco/${prize}`,
    title: prize || words.secos.unnamed,
    note: words.secos.count(own.length),
    content: (
      <Stack gap="xs">
        {own[0]?.netTicketPesos != null && (
          <Text size="s" tone="soft">
            {words.secos.net(own[0].netTicketPesos)}
          </Text>
        )}
        <DrawnNumbers
          numbers={own.map(({ number, series }) => ({
            figures: number,
            series,
            label: words.secos.spoken(number, series),
          }))}
        />
      </Stack>
    ),
  }));
  if (prizes.length === 0 && approximations.length === 0) return null;
  return (
    <Accordion
      look="inset"
      isMultiple
      isFirstOpen
      items={[...prizes, ...(approximations.length > 0 ? [approximationsItem(approximations)] : [])]}
    />
  );
}

const approximationsItem = (all: readonly Approximation[]) => ({
  id: "aproximaciones",
  title: words.secos.approximations,
  note: words.secos.count(all.length),
  content: (
    <DrawnNumbers
      numbers={all.slice(0, MOST_APPROXIMATIONS).map(({ prize, number, series, netTicketPesos }) => ({
        name: prize,
        note: words.secos.net(netTicketPesos),
        figures: words.secos.figures(number),
        series: series ?? undefined,
        label: words.secos.spokenFigures(number, series),
      }))}
    />
  ),
});

interface WholeSheetProps {
  result: DrawResult;
  found: Pick<FoundResults, "complete" | "secosPageCount">;
  isLinked?: boolean;
}

/** The draw that the page is about, with all that fell in it; where that could not be read, it says so and the draw stays. */
const WholeSheet = ({ result, found: { complete, secosPageCount }, isLinked }: WholeSheetProps) => (
  <Sheet result={result} size="large" isDayTold isLinked={isLinked}>
    {complete && (
      <Loaded result={complete} failed={words.secos.failed} headingLevel={3}>
        {(rest) => (
          <>
            <Secos {...rest} />
            {secosPageCount === null && (
              <ButtonLink href={paths.resultsOf({ day: result.drawDay, lotteryId: result.lotteryId })} tone="secondary">
                {words.secos.cut}
              </ButtonLink>
            )}
          </>
        )}
      </Loaded>
    )}
  </Sheet>
);

/** A day's draws: the one with secos large, the others beside it. */
export function DrawnDay({ found, aside }: { found: FoundResults; aside: ReactNode }) {
  const { shown, others } = found;
  const sheets = (
    <LinkedPages {...found} pageSizes={SMALL_PAGE_SIZES} pageCount={null} rowCount={others.length}>
      <Grid columns={shown ? 1 : 2} gap="m">
        {others.map((result) => (
          <Sheet key={keyOf(result)} result={result} size="medium" />
        ))}
      </Grid>
    </LinkedPages>
  );
  if (!shown) return <Split main={sheets} aside={aside} />;
  return (
    <Split
      main={<WholeSheet result={shown} found={found} />}
      aside={
        <Stack>
          {others.length > 0 && sheets}
          {aside}
        </Stack>
      }
    />
  );
}

/** One lottery: its draw of a day, or its last draw and those before. */
export function DrawnLottery({ found, search: { day } }: { found: FoundResults; search: ResultSearch }) {
  const { shown, complete, others } = found;
  if (day !== null)
    return (
      shown && (
        <LinkedPages
          {...found}
          pageSizes={SECOS_PAGE_SIZES}
          pageCount={found.secosPageCount}
          rowCount={complete?.ok ? complete.value.secos.length : 0}
        >
          <WholeSheet result={shown} found={found} />
        </LinkedPages>
      )
    );
  return (
    <Stack gap="l">
      {shown && <WholeSheet result={shown} found={found} isLinked={false} />}
      {others.length > 0 && (
        <Stack gap="s">
          <Heading level={2} size="h3">
            {words.earlier.title}
          </Heading>
          <EarlierDraws found={found} />
        </Stack>
      )}
    </Stack>
  );
}

const EarlierDraws = ({ found }: { found: FoundResults }) => (
  <>
    <LinkedPages {...found} pageSizes={SMALL_PAGE_SIZES} pageCount={null} rowCount={found.others.length}>
      <Panel>
        <DrawnNumbers
          numbers={found.others.map(({ drawDay, drawNumber, lotteryId, number, series }) => ({
            name: (
              <TextLink href={paths.resultsOf({ day: drawDay, lotteryId })} isRoomy>
                {words.earlier.day(drawDay)}
              </TextLink>
            ),
            note: words.earlier.note(drawDay, drawNumber),
            figures: number,
            series,
            label: words.secos.spoken(number, series),
          }))}
        />
      </Panel>
    </LinkedPages>
    {found.isOldest && <Oldest />}
  </>
);

const Oldest = () => (
  <Text size="s" tone="soft">
    {words.oldest(MOST_RESULTS)}
  </Text>
);

/** The newest draws of all lotteries under their days. */
export function LatestDraws({ found }: { found: FoundResults }) {
  const now = usePageState().clock.startedAt;
  const days = new Map<string, DrawResult[]>();
  for (const result of found.others) days.set(result.drawDay, [...(days.get(result.drawDay) ?? []), result]);
  return (
    <Stack>
      <LinkedPages {...found} pageSizes={LARGE_PAGE_SIZES} pageCount={null} rowCount={found.others.length}>
        <Stack gap="xl">
          {[...days].map(([day, those]) => (
            <Stack key={day} gap="s">
              <Inline justify="between" align="baseline">
                <Heading level={2} size="h3">
                  {words.dayTitle(day, now)}
                </Heading>
                <TextLink
                  href={paths.resultsOf({ day, lotteryId: null })}
                  ariaLabel={words.of(words.day, words.dayTitle(day, now))}
                >
                  {words.day}
                </TextLink>
              </Inline>
              <Grid columns={3} gap="m">
                {those.map((result) => (
                  <Sheet key={keyOf(result)} result={result} size="medium" headingLevel={3} />
                ))}
              </Grid>
            </Stack>
          ))}
        </Stack>
      </LinkedPages>
      {found.isOldest && <Oldest />}
    </Stack>
  );
}
