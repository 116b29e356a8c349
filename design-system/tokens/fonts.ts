/** Where the two bundled fonts are served from, for preloading in the document's head. */
import figtree from "./fonts/figtree.woff2?url";
import fraunces from "./fonts/fraunces.woff2?url";

/** URLs of the two woff2 files (27 and 13 kB); preload them with `as="font" crossOrigin`. */
export const fontFiles: readonly string[] = [fraunces, figtree];
