/** How the server ends: what was accepted is answered, and nobody is waited for who has asked nothing. */
import { once } from "node:events";
import { connect, type AddressInfo } from "node:net";
import { expect, test } from "vitest";
import { openShop } from "./harness";

test("a server that is told to end does not wait for connections on which nothing was asked", async () => {
  const { app } = await openShop();
  const { port } = app.server.address() as AddressInfo;
  const unused = connect(port, "127.0.0.1");
  await once(unused, "connect");
  // An answer to somebody who came later: the first connection has been taken in.
  expect((await fetch(`http://127.0.0.1:${port}/salud`)).status).toBe(200);
  const ended = once(unused, "close");
  await app.close();
  await ended;
});
