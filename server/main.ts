/** The server's process. */
import { fail, start } from "./serve";

start().catch(fail);
