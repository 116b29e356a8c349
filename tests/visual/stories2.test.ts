/** One half of the stories; the other half runs beside it. */
import { holdStories } from "./heldStories";

await holdStories(1, 2);
