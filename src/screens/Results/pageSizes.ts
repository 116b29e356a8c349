/** How many draws and secos a page of results has: together never more than 80 rows. */

/** Draws of a page of the newest of all. */
export const LARGE_PAGE_SIZES = [12, 24, 48] as const;
/** Draws of a page beside one that is shown with its secos. */
export const SMALL_PAGE_SIZES = [12] as const;
/** Secos of a page: one more than the largest plan has. */
export const SECOS_PAGE_SIZES = [60] as const;
/** Approximations that are shown at most: a plan has seven. */
export const MOST_APPROXIMATIONS = 8;
