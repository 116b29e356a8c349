/** A table whose pages have addresses: links lead to them, so that they can be shared and the back button undoes them. */
import { useLocation } from "react-router-dom";
import { Pagination, Stack, Table, type TableProps } from "#ds";
import { account } from "#copy/account";
import { pagingSearch, type Paging } from "./paging";

interface LinkedTableProps extends TableProps {
  /** Rows of a page that are offered, smallest first; the first is the default. */
  pageSizes: readonly [number, ...number[]];
  /** The page whose rows these are. */
  paging: Paging;
  /** How many pages there are; null where only the next one is known of. */
  pageCount: number | null;
  /** Whether there is a page after this one. */
  isMore: boolean;
}

export function LinkedTable({ pageSizes, paging, pageCount, isMore, ...table }: LinkedTableProps) {
  const { pathname, search } = useLocation();
  const { page, size } = paging;
  const [defaultSize] = pageSizes;
  const words = account.pagination;
  const hrefOf = (wanted: Paging): string =>
    `${pathname}${pagingSearch(new URLSearchParams(search), wanted, defaultSize)}`;
  const isWhole = page === 1 && !isMore;
  return (
    <Stack gap="s">
      <Table {...table} />
      {!(isWhole && table.rows.length <= defaultSize) && (
        <Pagination
          label={words.label}
          previousLabel={words.previous}
          nextLabel={words.next}
          page={page}
          pageCount={pageCount ?? (isMore ? page + 1 : page)}
          statusLabel={pageCount === null ? words.pageOnly(page) : words.page(page, pageCount)}
          hrefOf={(wanted) => hrefOf({ page: wanted, size })}
          pageSizes={pageSizes}
          pageSize={size}
          pageSizeLabel={words.size}
          sizeHrefOf={(wanted) => hrefOf({ page: 1, size: wanted })}
        />
      )}
    </Stack>
  );
}
