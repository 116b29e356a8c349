/** The transports of a configuration. */
import type { Config } from "../config";
import { createSms } from "./sms";
import { createSmtp } from "./smtp";
import type { Transport, Transports } from "./transport";

/** Takes every message and carries it nowhere: the demo shows them at /sandbox/correo and /sandbox/sms. */
const sandbox: Transport = { send: async () => {} };

export function createTransports({ mail, sms, isDemo }: Pick<Config, "mail" | "sms" | "isDemo">): Transports {
  const otherwise = isDemo ? sandbox : null;
  return { email: mail ? createSmtp(mail) : otherwise, sms: sms ? createSms(sms) : otherwise };
}
