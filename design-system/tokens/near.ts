/** Leaves out the work for what is far from a reader who has just come. */

/**
 * On `<html>` while a page is as it was opened: what is far down it is laid out when its reader comes near. Without it all is
 * laid out at once, so that a place on the page is found to the pixel.
 */
export const NEAR_FIRST = "data-near";

/**
 * A style that leaves the layout of what is far down a page for later, where the document asks for it.
 * @param which the elements, as a selector in which `&` is the class
 * @param height what is reserved until then: about what they take on a phone
 */
export const drawnWhenNear = (which: string, height: string) => ({
  // Paper shows all of it.
  screen: {
    selectors: {
      [`[${NEAR_FIRST}] ${which}`]: { contentVisibility: "auto" as const, containIntrinsicBlockSize: `auto ${height}` },
    },
  },
});
