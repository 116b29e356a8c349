/** Leaves out the work for what is far from the reader. */

/** Laid out and painted when the reader comes near. Until then as high as it was the last time, or `height`. */
export const drawnWhenNear = (height: string) =>
  ({ contentVisibility: "auto", containIntrinsicBlockSize: `auto ${height}` }) as const;

/** Undoes {@link drawnWhenNear}, for paper. */
export const drawnAlways = { contentVisibility: "visible" } as const;
