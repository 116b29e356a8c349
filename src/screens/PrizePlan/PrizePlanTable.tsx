/** The rows of a prize plan with their pages (PLAN-01, PLAN-03, PLAN-05). */
import { Stack, Text } from "#ds";
import { card, plan } from "#copy/lotteries";
import type { PrizePlanRow } from "#api/lotteries";
import { PagedTable } from "../../page/PagedTable";

export const PrizePlanTable = ({ rows }: { rows: readonly PrizePlanRow[] }) => (
  <Stack gap="s">
    <PagedTable
      pageSizes={[5, 10, 20]}
      caption={plan.caption}
      columns={[
        { id: "count", label: plan.columns.count, align: "end" },
        { id: "name", label: plan.columns.name, isRowHeader: true },
        { id: "gross", label: plan.columns.gross, shortLabel: plan.short.gross, align: "end" },
        { id: "net", label: plan.columns.net, align: "end" },
        { id: "netFraction", label: plan.columns.netFraction, align: "end" },
      ]}
      rows={rows.map((row, index) => ({
        id: String(index),
        cells: {
          count: card.count(row.count),
          name: row.name,
          gross: card.amount(row.grossTicketPesos),
          net: card.amount(row.netTicketPesos),
          netFraction: card.amount(row.netFractionPesos),
        },
      }))}
      emptyMessage={plan.empty}
    />
    <Text size="s" tone="soft">
      {plan.footnote}
    </Text>
  </Stack>
);
