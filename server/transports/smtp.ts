/** E-mails over SMTP, each on a connection of its own. */
import { Readable } from "node:stream";
import MailComposer from "nodemailer/lib/mail-composer";
import SMTPConnection from "nodemailer/lib/smtp-connection";
import { seller } from "#domain/seller";
import type { MailConfig, SmtpConfig } from "../config";
import { DeliveryError, type Parcel, type Transport } from "./transport";

/** How long the server may take to be reached, and to greet. */
const REACH_MS = 10_000;
/** How long it may be silent, and how long all may take: less than the relay waits for a sender (store/outbox.ts). */
const SILENCE_MS = 60_000;
const LONGEST_MS = 120_000;

/** One address: nothing that parts a list, adds a header line or ends an SMTP command (F-42). */
const ONE_ADDRESS = /^[^\s<>,;:"()[\]\\@]+@[^\s<>,;:"()[\]\\@]+$/;

/** What nodemailer tells of a failure. */
interface SmtpFault extends Error {
  code?: string;
  /** The system's own code, where `code` is nodemailer's. */
  originalCode?: string;
  command?: string;
  /** The server's answer, if there was one: it often repeats the address. */
  response?: string;
  responseCode?: number;
}

/** "RCPT TO: 550 5.1.1" or "CONN: ECONNREFUSED": where it failed and by which code, none of the server's words. */
function reasonOf({ command = "SMTP", response = "", responseCode, originalCode, code }: SmtpFault): string {
  const [, enhanced] = /^\d{3}[ -]([245]\.\d{1,3}\.\d{1,3})\b/.exec(response) ?? [];
  const answer = responseCode && [responseCode, enhanced].filter(Boolean).join(" ");
  return `${command}: ${answer || (originalCode ?? code ?? "sin código")}`;
}

/** `isHandedOver`: whether the text had begun to go out. */
function faultOf(fault: SmtpFault, isHandedOver: boolean): DeliveryError {
  const { command, responseCode = 0 } = fault;
  const reason = reasonOf(fault);
  // A server that answers with a code has not taken the message. For good only where it speaks of this message: a wrong
  // password or a sender that it does not know are mended by the shop, and the message then goes.
  const isOfMessage = command === "RCPT TO" || command === "DATA";
  if (responseCode >= 500 && isOfMessage) return new DeliveryError(reason, "refused", { cause: fault });
  const isKnown = responseCode >= 400 || !isHandedOver;
  return new DeliveryError(reason, isKnown ? "later" : "unknown", { cause: fault });
}

/** @throws DeliveryError without the composer's words, which may repeat the message's */
async function compose(
  { id, recipient, subject, html, text, writtenAt, attachments }: Parcel,
  from: string,
): Promise<Buffer> {
  const mail = new MailComposer({
    from: { name: seller.name, address: from },
    to: { name: "", address: recipient },
    subject,
    html,
    text,
    date: new Date(writtenAt),
    messageId: `<${id}@${from.split("@")[1]}>`,
    headers: { "Auto-Submitted": "auto-generated" },
    attachments: attachments.map(({ name, type, content }) => ({ filename: name, contentType: type, content })),
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  try {
    return await mail.compile().build();
  } catch (error) {
    throw new DeliveryError("The e-mail could not be composed", "later", { cause: error });
  }
}

/** Hands `raw` over to the server. @throws DeliveryError */
async function hand({ host, port, tls, login }: SmtpConfig, from: string, to: string, raw: Buffer): Promise<void> {
  const connection = new SMTPConnection({
    host,
    port,
    secure: tls === "at-once",
    requireTLS: tls === "required",
    connectionTimeout: REACH_MS,
    dnsTimeout: REACH_MS,
    greetingTimeout: REACH_MS,
    socketTimeout: SILENCE_MS,
  });
  let isHandedOver = false;
  // It is read from when the server has asked for the text, not before.
  const body = new Readable({
    read() {
      isHandedOver = true;
      this.push(raw);
      this.push(null);
    },
  });
  let limit: NodeJS.Timeout | undefined;
  try {
    await new Promise<void>((resolve, reject) => {
      const done = (error?: Error | null): void => (error ? reject(error) : resolve());
      limit = setTimeout(() => reject(Object.assign(new Error("Too slow"), { code: "ETIMEDOUT" })), LONGEST_MS);
      // Heard to the end: an error without a listener would end the process.
      connection.on("error", reject);
      const send = (): void => connection.send({ from, to: [to] }, body, done);
      connection.connect((error) => {
        if (error) return reject(error);
        if (!login) return send();
        connection.login({ credentials: { user: login.user, pass: login.password } }, (refused) =>
          refused ? reject(refused) : send(),
        );
      });
    });
    connection.quit();
  } catch (error) {
    connection.close();
    throw faultOf(error as SmtpFault, isHandedOver);
  } finally {
    clearTimeout(limit);
  }
}

export const createSmtp = ({ smtp, from }: MailConfig): Transport => ({
  async send(parcel) {
    if (!ONE_ADDRESS.test(parcel.recipient)) throw new DeliveryError("The recipient is not one address", "refused");
    await hand(smtp, from, parcel.recipient, await compose(parcel, from));
  },
});
