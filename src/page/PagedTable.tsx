/** A table that is leafed through in place: in a dialog, whose page no address keeps. On a page of its own it is a LinkedTable. */
import { useState } from "react";
import { Pagination, Stack, Table, type TableProps } from "#ds";
import { pagination } from "#copy/pagination";

interface PagedTableProps extends TableProps {
  /** Rows of a page, smallest first; up to so many rows there is nothing to leaf through. */
  pageSizes: readonly [number, ...number[]];
}

export function PagedTable({ rows, pageSizes, ...table }: PagedTableProps) {
  const [smallest] = pageSizes;
  const [pageSize, setPageSize] = useState(smallest);
  const [chosen, setChosen] = useState(1);
  const pageCount = Math.ceil(rows.length / pageSize);
  // Other rows, of a day for example, may have fewer pages.
  const page = Math.max(1, Math.min(chosen, pageCount));
  const words = pagination;
  return (
    <Stack gap="s">
      <Table {...table} rows={rows.slice((page - 1) * pageSize, page * pageSize)} />
      {rows.length > smallest && (
        <Pagination
          label={words.label}
          previousLabel={words.previous}
          nextLabel={words.next}
          page={page}
          pageCount={pageCount}
          statusLabel={words.page(page, pageCount)}
          onPageChange={setChosen}
          pageSizes={pageSizes}
          pageSize={pageSize}
          pageSizeLabel={words.size}
          onPageSizeChange={(size) => {
            setPageSize(size);
            setChosen(1);
          }}
        />
      )}
    </Stack>
  );
}
