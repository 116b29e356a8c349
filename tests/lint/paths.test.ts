/** The project is the same on every machine: no file of it names a path of the machine it was written on. */
import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";

const root = fileURLToPath(new URL("../..", import.meta.url));
const TEXT = /\.(tsx?|mjs|mts|js|json|css|md|mdx|html|svg|sh|ya?ml|sql|webmanifest)$|^\.|\/run$|^LICENSE$/;
const homes = ["home", "root", "Users", "work"].map((folder) => `/${folder}/`).join("|");
const MACHINE_PATH = new RegExp(`(?<![\\w.:/@\\])}-])(?:${homes}|[A-Z]:\\\\\\\\?Users)[\\w.-]`);

function machinePathsIn(text: string): string[] {
  return text.split("\n").filter((line) => MACHINE_PATH.test(line));
}

test("a planted machine path is seen, a path of the site is not", () => {
  expect(machinePathsIn(`const file = "${"/ho"}me/ana/tienda/a.ts";`)).toHaveLength(1);
  expect(machinePathsIn(`see ${"/ro"}ot/project`)).toHaveLength(1);
  expect(machinePathsIn('to="/home"; import "../work/x"; url("https://a.co/home/x")')).toEqual([]);
});

test("no file of the project names a machine path", () => {
  const files = execFileSync("git", ["ls-files", "--cached", "--others", "--exclude-standard"], {
    cwd: root,
    encoding: "utf8",
  })
    .split("\n")
    .filter((file) => TEXT.test(file) && file !== "package-lock.json");
  expect(files.length).toBeGreaterThan(10);
  const found = files.flatMap((file) =>
    machinePathsIn(readFileSync(`${root}/${file}`, "utf8")).map((line) => `${file}: ${line}`),
  );
  expect(found).toEqual([]);
});
