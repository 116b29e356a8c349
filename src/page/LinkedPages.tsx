/** A list whose pages have addresses: links lead to them, so that they can be shared and the back button undoes them. */
import type { ReactNode } from "react";
import { useLocation } from "react-router-dom";
import { Pagination, Stack, Table, type TableProps } from "#ds";
import { pagination } from "#copy/pagination";
import { pagingSearch, type Paging } from "./paging";

interface Pages {
  /** Rows of a page that are offered, smallest first; the first is the default. */
  pageSizes: readonly [number, ...number[]];
  /** The page that is shown. */
  paging: Paging;
  /** How many pages there are; null where only the next one is known of. */
  pageCount: number | null;
  /** Whether there is a page after this one. */
  isMore: boolean;
}

interface LinkedPagesProps extends Pages {
  /** Rows on this page. */
  rowCount: number;
  /** The page's rows. */
  children: ReactNode;
}

export function LinkedPages({ pageSizes, paging, pageCount, isMore, rowCount, children }: LinkedPagesProps) {
  const { pathname, search } = useLocation();
  const { page, size } = paging;
  const [defaultSize] = pageSizes;
  const words = pagination;
  const hrefOf = (wanted: Paging): string =>
    `${pathname}${pagingSearch(new URLSearchParams(search), wanted, defaultSize)}`;
  const isWhole = page === 1 && !isMore;
  return (
    <Stack gap="s">
      {children}
      {!(isWhole && rowCount <= defaultSize) && (
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

/** A table of such a list. */
export const LinkedTable = ({ pageSizes, paging, pageCount, isMore, ...table }: Pages & TableProps) => (
  <LinkedPages {...{ pageSizes, paging, pageCount, isMore }} rowCount={table.rows.length}>
    <Table {...table} />
  </LinkedPages>
);
