/** A port for a server that is started, ended and started again. */
import { randomInt } from "node:crypto";
import { createServer } from "node:net";

/**
 * Below the ranges from which Linux (32768 and up), macOS and Windows (49152 and up) take the ports of outgoing connections: a
 * port of those ranges may be taken by a connection between the look at it and the server's start, for as long as that lives.
 */
const FROM = 20_000;
const TO = 32_000;
const LOOKS = 100;

const isFree = (port) =>
  new Promise((resolve) => {
    const probe = createServer();
    probe.once("error", () => resolve(false));
    probe.listen(port, "127.0.0.1", () => probe.close(() => resolve(true)));
  });

/**
 * A port of the loopback address that nobody listens on now. Throws when none was found.
 * @returns {Promise<number>}
 */
export async function freePort() {
  for (let look = 0; look < LOOKS; look += 1) {
    const port = randomInt(FROM, TO);
    if (await isFree(port)) return port;
  }
  throw new Error(`Ningún puerto libre entre ${FROM} y ${TO} en ${LOOKS} intentos`);
}
