/** An SMTP server on the loopback address that takes, refuses or cuts off what it is sent. */
import { once } from "node:events";
import type { AddressInfo, Socket } from "node:net";
import { SMTPServer } from "smtp-server";
import { atEnd } from "./harness";

export interface Taken {
  to: string[];
  /** Header fields by their name in lower case, unfolded. */
  headers: Map<string, string>;
  /** The whole message as it came. */
  raw: string;
}

/** What the server does at a step: takes it, answers with a code and words, or cuts the connection. */
type Answer = "take" | "cut" | { code: number; words: string };

export interface MailServer {
  url: string;
  port: number;
  /** What was handed over whole, in order; whether it was taken is another matter. */
  taken: Taken[];
  answers: { recipient: Answer; text: Answer };
}

/** Opens a server; `login` names the only user and password that it lets in. It is closed when the file's tests have ended. */
export async function openMailServer(login?: { user: string; password: string }): Promise<MailServer> {
  const sockets = new Set<Socket>();
  const cut = (): void => sockets.forEach((socket) => socket.destroy());
  const taken: Taken[] = [];
  const answers: MailServer["answers"] = { recipient: "take", text: "take" };
  const give = (answer: Answer, done: (error?: Error) => void): void => {
    if (answer === "cut") cut();
    else if (answer === "take") done();
    else done(Object.assign(new Error(answer.words), { responseCode: answer.code }));
  };
  const server = new SMTPServer({
    disabledCommands: login ? ["STARTTLS"] : ["AUTH", "STARTTLS"],
    allowInsecureAuth: true,
    disableReverseLookup: true,
    closeTimeout: 1_000,
    onAuth: ({ username, password }, _session, done) =>
      username === login?.user && password === login?.password ? done(null, { user: username }) : done(new Error("No")),
    onRcptTo: (_address, _session, done) => give(answers.recipient, done),
    onData: (stream, { envelope }, done) => {
      const chunks: Buffer[] = [];
      stream.on("data", (chunk: Buffer) => chunks.push(chunk));
      stream.on("end", () => {
        const raw = Buffer.concat(chunks).toString("latin1");
        const head = raw.slice(0, raw.indexOf("\r\n\r\n")).replaceAll(/\r\n[ \t]+/g, " ");
        const headers = head.split("\r\n").map((line): [string, string] => {
          const colon = line.indexOf(":");
          return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()];
        });
        taken.push({ to: envelope.rcptTo.map(({ address }) => address), headers: new Map(headers), raw });
        give(answers.text, done);
      });
    },
  });
  // A connection that is cut is an error for the server as well.
  server.on("error", () => {});
  server.server.on("connection", (socket: Socket) => {
    sockets.add(socket);
    socket.once("close", () => sockets.delete(socket));
  });
  const listening = server.listen({ host: "127.0.0.1", port: 0 });
  await once(listening, "listening");
  const { port } = listening.address() as AddressInfo;
  atEnd(async () => {
    cut();
    await new Promise<void>((resolve) => server.close(() => resolve()));
  });
  return { url: `smtp://127.0.0.1:${port}`, port, taken, answers };
}
