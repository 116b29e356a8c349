/** The rows of a prize plan with their pages (PLAN-01, PLAN-03, PLAN-05). */
import { Stack, Text, type TableProps } from "#ds";
import { card } from "#copy/card";
import { plan } from "#copy/plan";
import type { PrizePlanRow } from "#api/lotteries";
import { LinkedTable } from "../../page/LinkedPages";
import { PagedTable } from "../../page/PagedTable";
import { slicedBy, type Paging } from "../../page/paging";

/** Rows of a page that are offered (PLAN-01). */
export const PLAN_PAGE_SIZES = [5, 10, 20] as const;

interface PrizePlanTableProps {
  rows: readonly PrizePlanRow[];
  /** The page that the address asks for; without it the table is leafed through in place. */
  paging?: Paging;
}

export function PrizePlanTable({ rows, paging }: PrizePlanTableProps) {
  const table = {
    caption: plan.caption,
    columns: [
      { id: "count", label: plan.columns.count, align: "end" },
      { id: "name", label: plan.columns.name, isRowHeader: true },
      { id: "gross", label: plan.columns.gross, shortLabel: plan.short.gross, align: "end" },
      { id: "net", label: plan.columns.net, align: "end" },
      { id: "netFraction", label: plan.columns.netFraction, align: "end" },
    ],
    rows: rows.map((row, index) => ({
      id: String(index),
      cells: {
        count: card.count(row.count),
        name: row.name,
        gross: card.amount(row.grossTicketPesos),
        net: card.amount(row.netTicketPesos),
        netFraction: card.amount(row.netFractionPesos),
      },
    })),
    emptyMessage: plan.empty,
  } satisfies TableProps;
  return (
    <Stack gap="s">
      {paging ? (
        <LinkedTable {...table} pageSizes={PLAN_PAGE_SIZES} {...slicedBy(paging, table.rows)} />
      ) : (
        <PagedTable {...table} pageSizes={PLAN_PAGE_SIZES} />
      )}
      <Text size="s" tone="soft">
        {plan.footnote}
      </Text>
    </Stack>
  );
}
