/** Where a process ends itself for a test, and that it does so there and nowhere else. */
import { spawn } from "node:child_process";
import { expect, test } from "vitest";
import { readConfig } from "#server/config.ts";
import { failPoints, readFailPoints } from "#server/failPoints.ts";

test("[F-23] fail points are named, each with the time at which it ends the process", () => {
  expect(readFailPoints("claim-asked, payment-opened:3")).toEqual([
    { point: "claim-asked", time: 1 },
    { point: "payment-opened", time: 3 },
  ]);
  for (const text of ["", "nada", "claim-asked:0", "claim-asked:x", "claim-asked,,order-placed"])
    expect(readFailPoints(text), text).toBeUndefined();
  expect(readConfig({ NODE_ENV: "test" }).failPoints).toEqual([]);
  expect(readConfig({ NODE_ENV: "test", FAILPOINTS: failPoints.join(",") }).failPoints).toHaveLength(failPoints.length);
});

const SCRIPT = `
  import { armFailPoints, failPoint } from "./server/failPoints.ts";
  armFailPoints([{ point: "claim-asked", time: 2 }]);
  failPoint("claim-begun");
  failPoint("claim-asked");
  console.log("once");
  failPoint("claim-asked");
  console.log("twice");
`;

test("[F-23] the process ends at the point that is armed, at that time, as by kill -9", async () => {
  const child = spawn(process.execPath, ["--import", "tsx", "--input-type=module", "-e", SCRIPT]);
  let said = "";
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (data) => (said += String(data)));
  const signal = await new Promise((resolve) => child.once("close", (_code, by) => resolve(by)));
  expect(said).toContain("once");
  expect(said).toContain('{"failPoint":"claim-asked"}');
  expect(said).not.toContain("twice");
  expect(signal).toBe("SIGKILL");
});
