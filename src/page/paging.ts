/** Pages of a list in the address: which one, and how many rows it has. */

export interface Paging {
  /** From 1. */
  page: number;
  /** Rows of a page. */
  size: number;
}

/** Pages that an address may ask for at most: beyond it somebody tries addresses. */
const MOST_PAGES = 1_000;

/** What an address asks for (`pagina`, `por`); what is not offered is the first page, of the smallest size. */
export function pagingOf(search: URLSearchParams, sizes: readonly [number, ...number[]]): Paging {
  const asked = search.get("pagina") ?? "";
  const page = /^[1-9]\d{0,3}$/.test(asked) ? Math.min(Number(asked), MOST_PAGES) : 1;
  const size = sizes.find((offered) => String(offered) === search.get("por")) ?? sizes[0];
  return { page, size };
}

/** The search of an address with another page or size; the rest of it stays. What is asked for by default is left out. */
export function pagingSearch(search: URLSearchParams, { page, size }: Paging, defaultSize: number): string {
  const next = new URLSearchParams(search);
  next.delete("pagina");
  next.delete("por");
  if (size !== defaultSize) next.set("por", String(size));
  if (page > 1) next.set("pagina", String(page));
  const text = next.toString();
  return text && `?${text}`;
}

/** The rows of a page of a list that is known whole; a page beyond the last one is the last. */
export function slicedBy<Row>({ page, size }: Paging, rows: readonly Row[]) {
  const pageCount = Math.max(1, Math.ceil(rows.length / size));
  const shown = Math.min(page, pageCount);
  return {
    rows: rows.slice((shown - 1) * size, shown * size),
    paging: { page: shown, size },
    pageCount,
    isMore: shown < pageCount,
  };
}
