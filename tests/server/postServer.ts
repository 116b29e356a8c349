/** An HTTP server of somebody else's, for the tests of what the shop posts to it: it remembers what it heard and answers as told. */
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { atEnd } from "./harness";

interface PostServer {
  url: string;
  /** What was posted, in order. */
  heard: { headers: Record<string, unknown>; body: unknown }[];
  /** "cut": the connection ends without an answer. */
  answer: { status: number; body: string; headers?: Record<string, string> } | "cut";
}

/** A server that listens until the file's tests have ended. Bodies are JSON. */
export async function openPostServer(): Promise<PostServer> {
  const told: PostServer = { url: "", heard: [], answer: "cut" };
  const server = createServer((request, response) => {
    let text = "";
    request.on("data", (data: Buffer) => (text += data.toString()));
    request.on("end", () => {
      told.heard.push({ headers: request.headers, body: JSON.parse(text) });
      if (told.answer === "cut") response.destroy();
      else response.writeHead(told.answer.status, told.answer.headers).end(told.answer.body);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  atEnd(() => new Promise((resolve) => server.close(resolve)));
  told.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/recargas`;
  return told;
}
