/** The pictures of the home page's slides: those of the shop in two widths, each with its file. */
import { existsSync, readdirSync, statSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import content from "#server/demo/contenido.json" with { type: "json" };
import heroes from "#server/demo/portada.json" with { type: "json" };
import { heroPicture } from "#src/screens/Home/heroPicture.ts";

const folder = path.resolve(import.meta.dirname, "../../public");
const KIB = 1024;

test.each(Object.entries(heroes))("%s comes in two widths, whose files are there and light", (_name, src) => {
  const { srcSet } = heroPicture(src);
  const [narrow, wide] = srcSet!.split(", ").map((source) => source.split(" ")) as [string[], string[]];
  expect([narrow[1], wide[1], wide[0]]).toEqual(["640w", "1120w", src]);
  expect(statSync(path.join(folder, narrow[0]!)).size).toBeLessThan(25 * KIB);
  expect(statSync(path.join(folder, src)).size).toBeLessThan(60 * KIB);
});

test("no picture is there that no slide of the demo shows", () => {
  const files = readdirSync(path.join(folder, "assets/portada"));
  expect(files).toHaveLength(2 * Object.keys(heroes).length);
  expect(content.sliders.map(({ image }) => image).toSorted()).toEqual(Object.keys(heroes).toSorted());
  for (const src of Object.values(heroes)) expect(existsSync(path.join(folder, src))).toBe(true);
});

test.each(["https://fotos.example/assets/portada/x-1120.webp", "/fotos/x-1120.webp", "/assets/portada/x.webp"])(
  "a picture that is not the shop's is shown as it is: %s",
  (src) => {
    expect(heroPicture(src)).toEqual({ src });
  },
);
