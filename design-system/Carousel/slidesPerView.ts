/** How many slides stand side by side. */

/** Slides side by side, by the width of the screen. */
export interface SlidesPerView {
  /** Under 480 px. */
  phone: 1 | 2;
  /** Under 1024 px. */
  tablet: 1 | 2 | 3;
  /** From 1024 px. */
  desktop: 1 | 2 | 3 | 4;
}

/**
 * Three a view, and fewer where so few slides would not move: two with three slides, one with two. Two at most under
 * 1024 px, one under 480 px. Requirements HOME-06, CLAIM-09.
 */
export const slidesPerViewFor = (count: number): SlidesPerView => {
  const desktop = count < 3 ? 1 : count < 4 ? 2 : 3;
  return { phone: 1, tablet: desktop === 1 ? 1 : 2, desktop };
};
