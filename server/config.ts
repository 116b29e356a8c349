/** Every environment variable of the server, read and checked once at start. */
import path from "node:path";
import { boolean, number, object, string, ValidationError, type InferType } from "yup";
import { emailText } from "#domain/fields";
import { readTrustedProxies, type TrustedProxies } from "./clientNetwork";
import { readFailPoints, type ArmedFailPoint } from "./failPoints";

const isHttpUrl = (value: string | undefined): boolean => {
  if (value === undefined) return true;
  try {
    return ["http:", "https:"].includes(new URL(value).protocol);
  } catch {
    return false;
  }
};

const port = number().integer().min(0).max(65535);
const flag = boolean();
const url = string().test("url", "${path}: «${value}» no es una dirección http(s) completa", isHttpUrl);

const LOOPBACK = new Set(["localhost", "127.0.0.1", "::1"]);

/** Reads smtp[s]://[user:password@]host[:port]; null for anything else. */
function readSmtpUrl(value: string): SmtpConfig | null {
  let address: URL;
  let user: string;
  let password: string;
  try {
    address = new URL(value);
    [user, password] = [decodeURIComponent(address.username), decodeURIComponent(address.password)];
  } catch {
    return null;
  }
  const { protocol, hostname, port: given, pathname, search, hash } = address;
  const hasMore = !["", "/"].includes(pathname) || search !== "" || hash !== "";
  if (!["smtp:", "smtps:"].includes(protocol) || !hostname || hasMore || (user === "") !== (password === ""))
    return null;
  const host = hostname.replace(/^\[|\]$/g, "");
  const tls = protocol === "smtps:" ? "at-once" : LOOPBACK.has(host) ? "if-offered" : "required";
  return { host, port: Number(given) || (tls === "at-once" ? 465 : 587), tls, login: user ? { user, password } : null };
}

const schema = object({
  NODE_ENV: string().oneOf(["development", "production", "test"]).default("development"),
  DEMO: flag,
  PORT: port.default(3000),
  HOST: string().default("127.0.0.1"),
  PUBLIC_URL: url,
  METRICS_HOST: string().default("127.0.0.1"),
  METRICS_PORT: port,
  DATA_DIR: string().default(".data"),
  DATABASE_URL: string().test(
    "postgres",
    "${path} debe empezar por postgres:// o postgresql://",
    (value) => value === undefined || /^postgres(ql)?:\/\//.test(value),
  ),
  API_URL: url,
  CLOCK: string().test(
    "instant",
    "${path}: «${value}» no es un instante ISO, por ejemplo 2026-11-20T15:00:00Z",
    (value) => value === undefined || (/^\d{4}-\d{2}-\d{2}T/.test(value) && !Number.isNaN(Date.parse(value))),
  ),
  FAILPOINTS: string().test(
    "failPoints",
    "${path}: «${value}» debe nombrar puntos de server/failPoints.ts con comas, cada uno con :N para la vez N",
    (value) => value === undefined || readFailPoints(value) !== undefined,
  ),
  SESSION_DAYS: number().integer().min(1).max(90).default(7),
  HOLD_MINUTES: number().integer().min(6).max(60).default(15),
  STATIC_HOST: url,
  TRUST_PROXY: string().test(
    "proxies",
    "${path}: «${value}» debe ser «no», cuántos proxies hay delante (de 1 a 10) o sus direcciones o rangos con comas, por ejemplo 10.0.0.0/8,::1",
    (value) => value === undefined || readTrustedProxies(value) !== undefined,
  ),
  RATE_LIMITS: flag.default(true),
  LOG_LEVEL: string().oneOf(["silent", "fatal", "error", "warn", "info", "debug", "trace"]).default("info"),
  SECRET_KEY: string().min(32),
  WIRE_KEY: string().min(8),
  PLACETOPAY_BASE_URL: url,
  PLACETOPAY_LOGIN: string(),
  PLACETOPAY_SECRET_KEY: string(),
  PLACETOPAY_HASH: string().oneOf(["sha256", "sha1"]).default("sha256"),
  PAYVALIDA_BASE_URL: url,
  PAYVALIDA_MERCHANT: string().max(50),
  PAYVALIDA_FIXED_HASH: string(),
  PAYVALIDA_FIXED_HASH_NOTIFICATION: string(),
  // Never repeated: it may hold a password.
  SMTP_URL: string().test(
    "smtp",
    "${path}: debe ser smtp://servidor:puerto o smtps://servidor:puerto, con usuario:clave@ si los pide",
    (value) => value === undefined || readSmtpUrl(value) !== null,
  ),
  MAIL_FROM: string().test(
    "address",
    "${path}: «${value}» no es una dirección de correo",
    (value) => value === undefined || emailText().isValidSync(value),
  ),
  SMS_URL: url,
  SMS_TOKEN: string(),
  WALLET_URL: url,
  WALLET_TOKEN: string(),
  RECHARGES_URL: url,
  RECHARGES_TOKEN: string(),
});

type Env = InferType<typeof schema>;

/** PlaceToPay WebCheckout account; `baseUrl` is null when the embedded sandbox of this same process is used. */
export interface PlaceToPayConfig {
  baseUrl: string | null;
  login: string;
  secretKey: string;
  hash: "sha256" | "sha1";
}

/** PayValida account; `baseUrl` is null when the embedded sandbox of this same process is used. */
export interface PayValidaConfig {
  baseUrl: string | null;
  merchant: string;
  fixedHash: string;
  fixedHashNotification: string;
}

/** A server that takes e-mails. */
export interface SmtpConfig {
  host: string;
  port: number;
  /** "at-once": from the first byte. "required": by STARTTLS, or nothing is sent. "if-offered": this machine's own server. */
  tls: "at-once" | "required" | "if-offered";
  login: { user: string; password: string } | null;
}

/** Where e-mails go. */
export interface MailConfig {
  smtp: SmtpConfig;
  /** The sender's address; their name is the shop's. */
  from: string;
}

/** A provider of SMS over HTTP. */
export interface SmsConfig {
  url: string;
  token: string;
}

/** A wallet over HTTP that takes prizes. */
export interface WalletConfig {
  url: string;
  token: string;
}

/** Operators over HTTP that make recharges. */
export interface OperatorsConfig {
  url: string;
  token: string;
}

/** The checked configuration. Addresses have no trailing slash. */
export interface Config {
  mode: "development" | "production" | "test";
  /** Demo data, demo users, sandbox gateways and a movable clock. Never for real money. */
  isDemo: boolean;
  host: string;
  port: number;
  /** Where Prometheus reads, apart from what players reach; null where nobody does. */
  metrics: { host: string; port: number } | null;
  /** Origin that players see, used for return addresses and canonical links. */
  publicUrl: string;
  /** False when PUBLIC_URL was not given: then a loopback Host header may stand in for it. */
  isPublicUrlGiven: boolean;
  dataDir: string;
  databaseUrl: string | null;
  /** Another backend that answers `/api`; no store is opened here when set. */
  apiUrl: string | null;
  /** Instant at which the server's clock starts (demo only), ISO. */
  clockStart: string | null;
  /** Where this process ends itself, for tests; never in production without DEMO=1. */
  failPoints: readonly ArmedFailPoint[];
  sessionDays: number;
  holdMinutes: number;
  /** Host of the lotteries' marks; empty means the shop's own. */
  staticHost: string;
  /** Proxies whose X-Forwarded-For tells the player's address; null believes none. */
  trustedProxies: TrustedProxies;
  /** Limits on requests per person or network; can only be switched off in the demo, for measurements. */
  hasRateLimits: boolean;
  logLevel: string;
  /** Key of the captcha's signatures; at least 32 characters. */
  secretKey: string;
  /** Encrypts the sensitive fields of bodies for backends that want it; null (usual) leaves that to TLS. Known to every browser. */
  wireKey: string | null;
  placetopay: PlaceToPayConfig | null;
  payvalida: PayValidaConfig | null;
  /** Null in a demo without a server of its own: its e-mails stay in the sandbox. */
  mail: MailConfig | null;
  /** Null where no provider is configured; a demo's messages then stay in the sandbox. */
  sms: SmsConfig | null;
  /** Null where no wallet is configured; a demo's prizes then go to the sandbox's. */
  wallet: WalletConfig | null;
  /** Null where no operators are configured; a demo's recharges then go to the sandbox's. */
  operators: OperatorsConfig | null;
}

/** Keys of the demo. Public by nature, so production without DEMO=1 refuses them. */
export const DEMO_SECRETS = {
  secretKey: "premio-mayor-demo-clave-publica-0001",
  placetopay: { login: "premio-mayor-demo", secretKey: "clave-demo-placetopay" },
  payvalida: { merchant: "premio_mayor_demo", fixedHash: "FIXED_HASH_DEMO", notification: "FIXED_HASH_NOTI_DEMO" },
} as const;

/** Thrown when the environment cannot serve; `problems` name the variables, in Spanish. */
export class ConfigError extends Error {
  constructor(readonly problems: readonly string[]) {
    super(`La configuración no es válida:\n${problems.map((problem) => `  - ${problem}`).join("\n")}`);
    this.name = "ConfigError";
  }
}

const FLAGS: Readonly<Record<string, boolean>> = { "1": true, true: true, S: true, "0": false, false: false, N: false };
const NUMBERS = ["PORT", "METRICS_PORT", "SESSION_DAYS", "HOLD_MINUTES"] as const;
const BOOLEANS = ["DEMO", "RATE_LIMITS"] as const;

function fromStrings(env: Readonly<Record<string, string | undefined>>, problems: string[]): Record<string, unknown> {
  const raw: Record<string, unknown> = {};
  for (const name of Object.keys(schema.fields)) {
    const value = env[name]?.trim();
    if (value === undefined || value === "") continue;
    if ((NUMBERS as readonly string[]).includes(name)) {
      if (/^\d+$/.test(value)) raw[name] = Number(value);
      else problems.push(`${name}: «${value}» no es un número entero`);
    } else if ((BOOLEANS as readonly string[]).includes(name)) {
      if (value in FLAGS) raw[name] = FLAGS[value];
      else problems.push(`${name}: «${value}» debe ser 1 o 0`);
    } else raw[name] = value;
  }
  return raw;
}

/** Tests above with a sentence of their own; the library's own sentences are in English. */
const OWN_TESTS = new Set(["url", "postgres", "instant", "proxies", "smtp", "address", "failPoints"]);
const SECRET_NAMES = /SECRET|HASH|LOGIN|DATABASE_URL|WIRE_KEY|TOKEN/;

function explain(error: ValidationError): string[] {
  return (error.inner.length > 0 ? error.inner : [error]).map((inner) => {
    const name = inner.path ?? "?";
    if (OWN_TESTS.has(inner.type ?? "")) return inner.message;
    const value = inner.params?.["originalValue"];
    if (inner.type === "min" && typeof value === "string")
      return `${name} debe tener al menos ${String(inner.params?.["min"])} caracteres`;
    return SECRET_NAMES.test(name) ? `${name} no es válida` : `${name}: «${String(value)}» no es un valor permitido`;
  });
}

function withoutSlash(address: string): string {
  return address.replace(/\/+$/, "");
}

function placetopayOf(env: Env, isDemo: boolean, problems: string[]): PlaceToPayConfig | null {
  const { PLACETOPAY_BASE_URL: baseUrl, PLACETOPAY_LOGIN: login, PLACETOPAY_SECRET_KEY: secretKey } = env;
  const hash = env.PLACETOPAY_HASH as "sha256" | "sha1";
  if (!baseUrl && !login && !secretKey) return isDemo ? { baseUrl: null, ...DEMO_SECRETS.placetopay, hash } : null;
  if (!baseUrl || !login || !secretKey) {
    problems.push("PLACETOPAY_BASE_URL, PLACETOPAY_LOGIN y PLACETOPAY_SECRET_KEY van juntas: falta alguna");
    return null;
  }
  return { baseUrl: withoutSlash(baseUrl), login, secretKey, hash };
}

function payvalidaOf(env: Env, isDemo: boolean, problems: string[]): PayValidaConfig | null {
  const { PAYVALIDA_BASE_URL: baseUrl, PAYVALIDA_MERCHANT: merchant } = env;
  const { PAYVALIDA_FIXED_HASH: fixedHash, PAYVALIDA_FIXED_HASH_NOTIFICATION: notification } = env;
  if (!baseUrl && !merchant && !fixedHash && !notification) {
    const demo = DEMO_SECRETS.payvalida;
    return isDemo
      ? { baseUrl: null, merchant: demo.merchant, fixedHash: demo.fixedHash, fixedHashNotification: demo.notification }
      : null;
  }
  if (!baseUrl || !merchant || !fixedHash || !notification) {
    problems.push(
      "PAYVALIDA_BASE_URL, PAYVALIDA_MERCHANT, PAYVALIDA_FIXED_HASH y PAYVALIDA_FIXED_HASH_NOTIFICATION van juntas: falta alguna",
    );
    return null;
  }
  return { baseUrl: withoutSlash(baseUrl), merchant, fixedHash, fixedHashNotification: notification };
}

function mailOf({ SMTP_URL: address, MAIL_FROM: from }: Env, problems: string[]): MailConfig | null {
  if (!address && !from) return null;
  if (!address || !from) {
    problems.push("SMTP_URL y MAIL_FROM van juntas: falta alguna");
    return null;
  }
  return { smtp: readSmtpUrl(address)!, from };
}

function smsOf({ SMS_URL: url, SMS_TOKEN: token }: Env, problems: string[]): SmsConfig | null {
  if (!url && !token) return null;
  if (!url || !token) {
    problems.push("SMS_URL y SMS_TOKEN van juntas: falta alguna");
    return null;
  }
  return { url, token };
}

function walletOf({ WALLET_URL: url, WALLET_TOKEN: token }: Env, problems: string[]): WalletConfig | null {
  if (!url && !token) return null;
  if (!url || !token) {
    problems.push("WALLET_URL y WALLET_TOKEN van juntas: falta alguna");
    return null;
  }
  return { url, token };
}

function operatorsOf({ RECHARGES_URL: url, RECHARGES_TOKEN: token }: Env, problems: string[]): OperatorsConfig | null {
  if (!url && !token) return null;
  if (!url || !token) {
    problems.push("RECHARGES_URL y RECHARGES_TOKEN van juntas: falta alguna");
    return null;
  }
  return { url, token };
}

function refuseDemoInProduction(env: Env, config: Config, problems: string[]): void {
  if (!config.hasRateLimits) problems.push("RATE_LIMITS solo se puede apagar en la demo (DEMO=1)");
  if (config.failPoints.length > 0) problems.push("FAILPOINTS solo se admite en la demo (DEMO=1)");
  if (config.clockStart) problems.push("CLOCK solo se admite en la demo (DEMO=1)");
  if (!env.SECRET_KEY) problems.push("SECRET_KEY falta: en producción debe tener al menos 32 caracteres");
  if (env.SECRET_KEY === DEMO_SECRETS.secretKey) problems.push("SECRET_KEY es la de la demo: usa una propia");
  if (config.placetopay?.secretKey === DEMO_SECRETS.placetopay.secretKey)
    problems.push("PLACETOPAY_SECRET_KEY es la de la demo: usa la de tu comercio");
  if (config.payvalida?.fixedHash === DEMO_SECRETS.payvalida.fixedHash)
    problems.push("PAYVALIDA_FIXED_HASH es el de la demo: usa el de tu comercio");
  if (!config.apiUrl && !config.placetopay && !config.payvalida)
    problems.push("PLACETOPAY_BASE_URL o PAYVALIDA_BASE_URL: en producción hace falta al menos una pasarela");
  if (!config.apiUrl && !env.SMTP_URL)
    problems.push("SMTP_URL falta: es el servidor que entrega los correos de la tienda, con su MAIL_FROM");
  if (!env.TRUST_PROXY)
    problems.push("TRUST_PROXY falta: «no» si los jugadores llegan directamente; si no, qué proxies hay delante");
  if (!env.PUBLIC_URL) problems.push("PUBLIC_URL falta: es la dirección que ven los jugadores");
  for (const [name, address] of [
    ["PUBLIC_URL", env.PUBLIC_URL],
    ["PLACETOPAY_BASE_URL", config.placetopay?.baseUrl],
    ["PAYVALIDA_BASE_URL", config.payvalida?.baseUrl],
    ["SMS_URL", config.sms?.url],
    ["WALLET_URL", config.wallet?.url],
    ["RECHARGES_URL", config.operators?.url],
  ] as const)
    if (address && !address.startsWith("https:")) problems.push(`${name}: «${address}» debe ser https en producción`);
}

/**
 * Reads and checks the environment.
 * @throws ConfigError with one Spanish sentence per wrong variable; secrets are never repeated.
 */
export function readConfig(env: Readonly<Record<string, string | undefined>>): Config {
  const problems: string[] = [];
  const raw = fromStrings(env, problems);
  let checked: Env;
  try {
    checked = schema.validateSync(raw, { strict: false, abortEarly: false });
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    throw new ConfigError([...problems, ...explain(error)]);
  }
  const mode = checked.NODE_ENV as Config["mode"];
  const isDemo = checked.DEMO ?? mode !== "production";
  const config: Config = {
    mode,
    isDemo,
    host: checked.HOST,
    port: checked.PORT,
    metrics: checked.METRICS_PORT === undefined ? null : { host: checked.METRICS_HOST, port: checked.METRICS_PORT },
    publicUrl: checked.PUBLIC_URL ? new URL(checked.PUBLIC_URL).origin : `http://localhost:${checked.PORT}`,
    isPublicUrlGiven: Boolean(checked.PUBLIC_URL),
    dataDir: path.resolve(checked.DATA_DIR),
    databaseUrl: checked.DATABASE_URL ?? null,
    apiUrl: checked.API_URL ? withoutSlash(checked.API_URL) : null,
    clockStart: checked.CLOCK ? new Date(checked.CLOCK).toISOString() : null,
    failPoints: readFailPoints(checked.FAILPOINTS ?? "") ?? [],
    sessionDays: checked.SESSION_DAYS,
    holdMinutes: checked.HOLD_MINUTES,
    staticHost: checked.STATIC_HOST ? withoutSlash(checked.STATIC_HOST) : "",
    trustedProxies: readTrustedProxies(checked.TRUST_PROXY ?? "no") ?? null,
    hasRateLimits: checked.RATE_LIMITS,
    logLevel: checked.LOG_LEVEL,
    secretKey: checked.SECRET_KEY ?? DEMO_SECRETS.secretKey,
    wireKey: checked.WIRE_KEY ?? null,
    placetopay: placetopayOf(checked, isDemo, problems),
    payvalida: payvalidaOf(checked, isDemo, problems),
    mail: mailOf(checked, problems),
    sms: smsOf(checked, problems),
    wallet: walletOf(checked, problems),
    operators: operatorsOf(checked, problems),
  };
  if (!isDemo) refuseDemoInProduction(checked, config, problems);
  if (problems.length > 0) throw new ConfigError(problems);
  return config;
}
