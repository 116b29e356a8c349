/** Pages of a list in the address. */
import { describe, expect, test } from "vitest";
import fc from "fast-check";
import { pagingOf, pagingSearch, slicedBy } from "#src/page/paging.ts";

const SIZES = [5, 10, 15] as const;
const asked = (search: string) => pagingOf(new URLSearchParams(search), SIZES);

describe("what an address asks for", () => {
  test.each([
    ["", 1, 5],
    ["pagina=3", 3, 5],
    ["por=15&pagina=2", 2, 15],
    ["pagina=9999", 1000, 5],
    ["pagina=1000", 1000, 5],
    ["pagina=0", 1, 5],
    ["pagina=-1", 1, 5],
    ["pagina=1.5", 1, 5],
    ["pagina=12345", 1, 5],
    ["pagina=dos", 1, 5],
    ["por=7", 1, 5],
    ["por=", 1, 5],
  ])("%j is page %i of %i rows", (search, page, size) => {
    expect(asked(search)).toEqual({ page, size });
  });

  test("another page keeps the rest of the address, and leaves out what is asked for by default", () => {
    const search = new URLSearchParams("fecha=2026-11-01&pagina=4&por=10");
    expect(pagingSearch(search, { page: 2, size: 10 }, 5)).toBe("?fecha=2026-11-01&por=10&pagina=2");
    expect(pagingSearch(search, { page: 1, size: 5 }, 5)).toBe("?fecha=2026-11-01");
    expect(pagingSearch(new URLSearchParams("pagina=2"), { page: 1, size: 5 }, 5)).toBe("");
    expect(search.get("pagina")).toBe("4");
  });

  test("P: the address of a page asks for that page", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1000 }), fc.constantFrom(...SIZES), (page, size) => {
        expect(asked(pagingSearch(new URLSearchParams("fecha=x"), { page, size }, 5))).toEqual({ page, size });
      }),
    );
  });
});

describe("the pages of a list that is known whole", () => {
  test("P: one after the other they are the list", () => {
    fc.assert(
      fc.property(fc.array(fc.integer(), { maxLength: 40 }), fc.constantFrom(...SIZES), (rows, size) => {
        const { pageCount } = slicedBy({ page: 1, size }, rows);
        const pages = Array.from({ length: pageCount }, (_, index) => slicedBy({ page: index + 1, size }, rows));
        expect(pages.flatMap((page) => page.rows)).toEqual(rows);
        expect(pages.map(({ isMore }) => isMore)).toEqual(pages.map((_, index) => index < pageCount - 1));
      }),
    );
  });

  test("a page beyond the last is the last, and an empty list has one", () => {
    expect(slicedBy({ page: 9, size: 2 }, [1, 2, 3])).toEqual({
      rows: [3],
      paging: { page: 2, size: 2 },
      pageCount: 2,
      isMore: false,
    });
    expect(slicedBy({ page: 1, size: 5 }, [])).toEqual({
      rows: [],
      paging: { page: 1, size: 5 },
      pageCount: 1,
      isMore: false,
    });
  });
});
