/** Around the tests of each file: the files of a worker share their modules, and a module's own hooks are the first file's. */
import { afterAll, afterEach } from "vitest";
import { assertNamed, assertSilent, closeAll } from "./harness";

afterEach(assertNamed);
afterEach(assertSilent);
afterAll(closeAll);
