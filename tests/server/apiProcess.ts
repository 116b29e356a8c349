/** The server's process without its pages, for tests that kill it or take its database away: it needs no build. */
import { fail, start } from "#server/serve.ts";

start({ withPages: false }).catch(fail);
