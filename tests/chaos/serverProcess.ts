/** The server's process of `npm run chaos`: without pages, its jobs ten times as often. */
import { fail, start } from "#server/serve.ts";

start({ withPages: false, jobPace: 10 }).catch(fail);
