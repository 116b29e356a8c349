/**
 * StrykerJS's runner of Vitest, for which a mutant also dies when a file's `beforeAll` fails with it. The runner itself looks at
 * tests alone, and those of such a file are skipped: a server that does not start with a mutant would count as alive.
 */
import { strykerPlugins as plugins } from "@stryker-mutator/vitest-runner";

const [{ factory: vitestRunner }] = plugins;

function wholeFilesRunner(injector) {
  const runner = injector.injectFunction(vitestRunner);
  const { mutantRun } = runner;
  runner.mutantRun = async (options) => {
    const result = await mutantRun.call(runner, options);
    const failed = runner.ctx.state.getFiles().find((file) => file.result?.state === "fail");
    if (result.status !== "survived" || failed === undefined) return result;
    const failureMessage = failed.result.errors?.[0]?.message ?? "beforeAll";
    return { status: "killed", killedBy: options.testFilter ?? [], failureMessage, nrOfTests: result.nrOfTests };
  };
  return runner;
}
wholeFilesRunner.inject = ["$injector"];

export const strykerPlugins = [{ kind: "TestRunner", name: "vitest-whole-files", factory: wholeFilesRunner }];
