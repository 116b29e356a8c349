/** The bugs that `npm run chaos -- --planted` plants are places of the source: they are looked for here, before CI plants them. */
import { expect, test } from "vitest";
import { plantedSources } from "../chaos/bundle";
import { plantedBugs } from "../chaos/planted";

test.each(plantedBugs)("the planted bug $name has its place in the source", async ({ plants }) => {
  await expect(plantedSources(plants)).resolves.toBeDefined();
});
