/** What the panel of texts and the preview tell each other. */

/** The panel asks what the open story says. */
export const ASK_TEXTS = "premio-mayor/textos/ask";

/** The preview answers with a list of {@link FoundText}. */
export const FOUND_TEXTS = "premio-mayor/textos/found";

/** A sentence that the open story says. */
export interface FoundText {
  key: string;
  sentence: string;
  /** Readable name of its part of the copy. */
  screen: string;
}
