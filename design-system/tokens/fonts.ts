/** Where the two bundled fonts are served from, for preloading in the document's head. */
import figtree from "@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2?url";
import fraunces from "@fontsource-variable/fraunces/files/fraunces-latin-wght-normal.woff2?url";

/** URLs of the two woff2 files (37 and 20 kB); preload them with `as="font" crossOrigin`. */
export const fontFiles: readonly string[] = [fraunces, figtree];
