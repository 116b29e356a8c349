/** The rows of a prize plan with their pages (PLAN-01, PLAN-03, PLAN-05). */
import { useState } from "react";
import { Pagination, Stack, Table, Text } from "#ds";
import { account } from "#copy/account";
import { card, plan } from "#copy/lotteries";
import type { PrizePlanRow } from "#api/mappers";

const PAGE_SIZES = [5, 10, 20] as const;

export function PrizePlanTable({ rows }: { rows: readonly PrizePlanRow[] }) {
  const [pageSize, setPageSize] = useState<number>(PAGE_SIZES[0]);
  const [page, setPage] = useState(1);
  const pageCount = Math.max(1, Math.ceil(rows.length / pageSize));
  const shown = rows.slice((page - 1) * pageSize, page * pageSize);
  return (
    <Stack gap="s">
      <Table
        caption={plan.caption}
        columns={[
          { id: "count", label: plan.columns.count, align: "end" },
          { id: "name", label: plan.columns.name, isRowHeader: true },
          { id: "gross", label: plan.columns.gross, shortLabel: plan.short.gross, align: "end" },
          { id: "net", label: plan.columns.net, align: "end" },
          { id: "netFraction", label: plan.columns.netFraction, align: "end" },
        ]}
        rows={shown.map((row, index) => ({
          id: `${page}-${index}`,
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
      {rows.length > PAGE_SIZES[0] && (
        <Pagination
          label={account.pagination.label}
          previousLabel={account.pagination.previous}
          nextLabel={account.pagination.next}
          page={page}
          pageCount={pageCount}
          statusLabel={account.pagination.page(page, pageCount)}
          onPageChange={setPage}
          pageSizes={PAGE_SIZES}
          pageSize={pageSize}
          pageSizeLabel={plan.rowsPerPage}
          onPageSizeChange={(size) => {
            setPageSize(size);
            setPage(1);
          }}
        />
      )}
      <Text size="s" tone="soft">
        {plan.footnote}
      </Text>
    </Stack>
  );
}
