/** What PostgreSQL undid for the sake of others is done again. */
import { sqlState } from "./sqlState";

/** A serialization failure, and a deadlock. */
const RETRIED = new Set(["40001", "40P01"]);
const RETRIES = 3;

/**
 * Does `work`, a transaction or a statement of its own, again up to three times where it was undone by a deadlock or a serialization
 * failure, each time after a longer wait. It must have no effect but its statements.
 */
export async function retried<T>(work: () => Promise<T>): Promise<T> {
  for (let attempt = 0; ; attempt += 1) {
    try {
      return await work();
    } catch (error) {
      if (attempt >= RETRIES || !RETRIED.has(sqlState(error) ?? "")) throw error;
      await new Promise((resolve) => setTimeout(resolve, (2 ** attempt + Math.random()) * 10));
    }
  }
}
