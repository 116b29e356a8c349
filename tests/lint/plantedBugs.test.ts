/** The bugs that `npm run chaos -- --planted` plants are places of the source: they are looked for here, before CI plants them. */
import { readFile } from "node:fs/promises";
import { expect, test } from "vitest";
import { plantedSources } from "../chaos/bundle";
import { plantedBugs } from "../chaos/planted";

test.each(plantedBugs)("the planted bug $name has its place in the source", async ({ plants }) => {
  const changed = await plantedSources(plants);
  expect(changed.size).toBe(new Set(plants.map(({ file }) => file)).size);
  for (const [file, text] of changed) expect(text).not.toBe(await readFile(file, "utf8"));
});

test("a place that the source does not have is named", async () => {
  const plant = { file: "tests/chaos/bundle.ts", from: "no such place", to: "" };
  await expect(plantedSources([plant])).rejects.toThrow("tests/chaos/bundle.ts does not have once: no such place");
});
