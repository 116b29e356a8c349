/** The secos of a draw under its top prize, or why there are none (SECO-01). */
import { EmptyState, searchDrawing, Stack, type TableProps, Text } from "#ds";
import { secos as words } from "#copy/secos";
import { LinkedTable } from "../../page/LinkedPages";
import { PagedTable } from "../../page/PagedTable";
import { slicedBy, type Paging } from "../../page/paging";
import type { CompleteResult } from "#api/results";

/** Rows of a page that are offered. */
export const SECOS_PAGE_SIZES = [10, 20, 50] as const;

interface SecosTableProps {
  drawn: Pick<CompleteResult, "top" | "secos"> | null;
  /** Whether a day was asked for; else the last draw is meant. */
  isOfDay: boolean;
  /** The page that the address asks for; without it the table is leafed through in place. */
  paging?: Paging;
}

export function SecosTable({ drawn, isOfDay, paging }: SecosTableProps) {
  if (drawn === null)
    return <EmptyState title={isOfDay ? words.noResultThatDay : words.noResult} illustration={searchDrawing} />;
  const { top, secos } = drawn;
  const row = (id: string, prize: string, { number, series }: { number: string; series: string }) => ({
    id,
    cells: { prize, number: <strong>{number}</strong>, series },
  });
  const table = {
    caption: words.caption,
    columns: [
      { id: "prize", label: words.columns.prize, isRowHeader: true },
      { id: "number", label: words.columns.number, align: "end" },
      { id: "series", label: words.columns.series, align: "end" },
    ],
    rows: [
      row("top", words.top, top),
      ...secos.map((seco, index) => row(String(index), seco.prize || words.unnamed, seco)),
    ],
    emptyMessage: words.none,
  } satisfies TableProps;
  return (
    <Stack gap="s">
      <Text weight="medium">{words.draw(top.drawNumber, top.drawDay)}</Text>
      {secos.length === 0 && <Text>{words.none}</Text>}
      {paging ? (
        <LinkedTable {...table} pageSizes={SECOS_PAGE_SIZES} {...slicedBy(paging, table.rows)} />
      ) : (
        <PagedTable {...table} pageSizes={SECOS_PAGE_SIZES} />
      )}
      {secos.length > 0 && (
        <Text size="s" tone="soft">
          {words.more}
        </Text>
      )}
    </Stack>
  );
}
