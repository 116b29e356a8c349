/** The way of the browser to an answer that is read while it comes. Apart from the client, which every page carries. */
import type { Client, Open } from "#api/request";

const openByFetch: Open = ({ method, path, headers }, signal) =>
  fetch(path, { method, headers, credentials: "same-origin", cache: "no-store", signal });

/** What opens such answers for a client: its own way, else the browser's. */
export const openerOf = (client: Client): Open => client.open ?? openByFetch;
