/** Reading what an answer holds. */
import type { InferType, Schema } from "yup";

/** What an answer holds, as its schema has it: a whole number or a flag that came as text is read (API-04); null when it cannot be. */
export function read<S extends Schema>(schema: S, value: unknown): InferType<S> | null {
  try {
    return schema.validateSync(value);
  } catch {
    return null;
  }
}
