/** A test waits for what comes also where the machine is slow; what it waits for is there in milliseconds elsewhere. */
import { vi } from "vitest";

const PATIENCE_MS = 8000;

const { waitFor } = vi;
vi.waitFor = (look, options) =>
  waitFor(look, { timeout: PATIENCE_MS, ...(typeof options === "number" ? { timeout: options } : options) });

// A test without a document does without the library, which takes time to load.
if (typeof document !== "undefined") {
  const { configure } = await import("@testing-library/react");
  configure({ asyncUtilTimeout: PATIENCE_MS });
}
