/** The configuration: what it takes, and what it refuses by the variable's name. */
import { describe, expect, test } from "vitest";
import { ConfigError, DEMO_SECRETS, readConfig } from "#server/config.ts";

const production = {
  NODE_ENV: "production",
  PUBLIC_URL: "https://tienda.example",
  TRUST_PROXY: "no",
  SECRET_KEY: "una-clave-propia-de-al-menos-32-letras",
  PLACETOPAY_BASE_URL: "https://checkout.placetopay.com/",
  PLACETOPAY_LOGIN: "comercio",
  PLACETOPAY_SECRET_KEY: "secreta",
  SMTP_URL: "smtps://tienda%40correo.example:clav%40@smtp.example",
  MAIL_FROM: "tienda@correo.example",
};

const payvalida = {
  PAYVALIDA_BASE_URL: "https://api.payvalida.com/",
  PAYVALIDA_MERCHANT: "comercio",
  PAYVALIDA_FIXED_HASH: "uno",
  PAYVALIDA_FIXED_HASH_NOTIFICATION: "otro",
};

const problemsOf = (env: Record<string, string>): readonly string[] => {
  try {
    readConfig(env);
    return [];
  } catch (error) {
    if (error instanceof ConfigError) return error.problems;
    throw error;
  }
};

describe("configuration", () => {
  test("without anything is the demo on loopback", () => {
    expect(readConfig({})).toMatchObject({
      isDemo: true,
      host: "127.0.0.1",
      port: 3000,
      publicUrl: "http://localhost:3000",
      holdMinutes: 15,
      placetopay: { baseUrl: null },
    });
  });

  test("of production is taken whole, addresses without their last slash", () => {
    expect(readConfig(production)).toMatchObject({
      isDemo: false,
      publicUrl: "https://tienda.example",
      placetopay: { baseUrl: "https://checkout.placetopay.com", hash: "sha256" },
      payvalida: null,
    });
  });

  test.each([
    ["PORT", { PORT: "tres mil" }],
    ["PORT", { PORT: "70000" }],
    ["DEMO", { DEMO: "quizás" }],
    ["NODE_ENV", { NODE_ENV: "prod" }],
    ["DATABASE_URL", { DATABASE_URL: "mysql://x" }],
    ["CLOCK", { CLOCK: "mañana" }],
    ["FAILPOINTS", { FAILPOINTS: "claim-asked,nada" }],
    ["FAILPOINTS", { FAILPOINTS: "claim-asked:0" }],
    ["API_URL", { API_URL: "ftp://x" }],
    ["HOLD_MINUTES", { HOLD_MINUTES: "5" }],
    ["SECRET_KEY", { SECRET_KEY: "corta" }],
    ["PORT", { PORT: "-1" }],
    ["PORT", { PORT: "80.5" }],
    ["PUBLIC_URL", { PUBLIC_URL: "tienda.example" }],
    ["PUBLIC_URL", { PUBLIC_URL: "ftp://tienda.example" }],
    ["DATABASE_URL", { DATABASE_URL: "postgres" }],
    ["CLOCK", { CLOCK: "2026-13-45T00:00:00Z" }],
    ["CLOCK", { CLOCK: "2026-11-20" }],
    ["STATIC_HOST", { STATIC_HOST: "imagenes" }],
    ["SESSION_DAYS", { SESSION_DAYS: "0" }],
    ["SESSION_DAYS", { SESSION_DAYS: "91" }],
    ["SESSION_DAYS", { SESSION_DAYS: "siete" }],
    ["HOLD_MINUTES", { HOLD_MINUTES: "61" }],
    ["RATE_LIMITS", { RATE_LIMITS: "no" }],
    ["LOG_LEVEL", { LOG_LEVEL: "todo" }],
    ["WIRE_KEY", { WIRE_KEY: "corta" }],
    ["TRUST_PROXY", { TRUST_PROXY: "0" }],
    ["TRUST_PROXY", { TRUST_PROXY: "11" }],
    ["TRUST_PROXY", { TRUST_PROXY: "true" }],
    ["TRUST_PROXY", { TRUST_PROXY: "10.0.0.0/8,todos" }],
    ["TRUST_PROXY", { ...production, TRUST_PROXY: "" }],
    ["PLACETOPAY_HASH", { PLACETOPAY_HASH: "md5" }],
    ["PLACETOPAY_LOGIN", { PLACETOPAY_BASE_URL: "https://x.example" }],
    ["PLACETOPAY_BASE_URL", { PLACETOPAY_BASE_URL: "x.example", PLACETOPAY_LOGIN: "a", PLACETOPAY_SECRET_KEY: "b" }],
    ["PLACETOPAY_BASE_URL", { PLACETOPAY_LOGIN: "a", PLACETOPAY_SECRET_KEY: "b" }],
    ["PLACETOPAY_SECRET_KEY", { PLACETOPAY_BASE_URL: "https://x.example", PLACETOPAY_LOGIN: "a" }],
    ["PAYVALIDA_BASE_URL", { ...payvalida, PAYVALIDA_BASE_URL: "" }],
    ["PAYVALIDA_BASE_URL", { ...payvalida, PAYVALIDA_BASE_URL: "x.example" }],
    ["PAYVALIDA_MERCHANT", { ...payvalida, PAYVALIDA_MERCHANT: "" }],
    ["PAYVALIDA_MERCHANT", { ...payvalida, PAYVALIDA_MERCHANT: "x".repeat(51) }],
    ["PAYVALIDA_FIXED_HASH", { ...payvalida, PAYVALIDA_FIXED_HASH: "" }],
    ["PAYVALIDA_FIXED_HASH_NOTIFICATION", { ...payvalida, PAYVALIDA_FIXED_HASH_NOTIFICATION: "" }],
    ["CLOCK", { ...production, CLOCK: "2026-11-20T15:00:00Z" }],
    ["FAILPOINTS", { ...production, FAILPOINTS: "claim-asked" }],
    ["RATE_LIMITS", { ...production, RATE_LIMITS: "0" }],
    ["SECRET_KEY", { ...production, SECRET_KEY: DEMO_SECRETS.secretKey }],
    ["SECRET_KEY", { ...production, SECRET_KEY: "" }],
    ["PLACETOPAY_SECRET_KEY", { ...production, PLACETOPAY_SECRET_KEY: DEMO_SECRETS.placetopay.secretKey }],
    ["PAYVALIDA_FIXED_HASH", { ...production, ...payvalida, PAYVALIDA_FIXED_HASH: DEMO_SECRETS.payvalida.fixedHash }],
    ["PAYVALIDA_BASE_URL", { ...production, ...payvalida, PAYVALIDA_BASE_URL: "http://api.example" }],
    ["PUBLIC_URL", { ...production, PUBLIC_URL: "" }],
    ["PUBLIC_URL", { ...production, PUBLIC_URL: "http://tienda.example" }],
    ["PLACETOPAY_BASE_URL", { ...production, PLACETOPAY_BASE_URL: "http://checkout.example" }],
    [
      "PLACETOPAY_BASE_URL",
      { ...production, PLACETOPAY_BASE_URL: "", PLACETOPAY_LOGIN: "", PLACETOPAY_SECRET_KEY: "" },
    ],
    ["SMTP_URL falta", { ...production, SMTP_URL: "", MAIL_FROM: "" }],
    ["MAIL_FROM", { ...production, MAIL_FROM: "" }],
    ["SMTP_URL y", { ...production, DEMO: "1", SMTP_URL: "" }],
    ["SMTP_URL", { SMTP_URL: "https://smtp.example", MAIL_FROM: "tienda@correo.example" }],
    ["SMTP_URL", { SMTP_URL: "smtp.example:25", MAIL_FROM: "tienda@correo.example" }],
    ["SMTP_URL", { SMTP_URL: "smtp://usuario@smtp.example", MAIL_FROM: "tienda@correo.example" }],
    ["SMTP_URL", { SMTP_URL: "smtp://smtp.example?pool=true", MAIL_FROM: "tienda@correo.example" }],
    ["SMTP_URL", { SMTP_URL: "smtp://u:%ZZ@smtp.example", MAIL_FROM: "tienda@correo.example" }],
    ["MAIL_FROM", { SMTP_URL: "smtp://smtp.example", MAIL_FROM: "tienda@correo.example, otra@correo.example" }],
    ["SMS_TOKEN", { SMS_URL: "https://sms.example/enviar" }],
    ["SMS_URL", { SMS_TOKEN: "secreto" }],
    ["RECHARGES_TOKEN", { RECHARGES_URL: "https://operadores.example/recargas" }],
    ["RECHARGES_URL", { RECHARGES_TOKEN: "secreto" }],
    ["RECHARGES_URL", { ...production, RECHARGES_URL: "http://operadores.example/recargas", RECHARGES_TOKEN: "x" }],
    ["WALLET_TOKEN", { WALLET_URL: "https://billetera.example/recargas" }],
    ["WALLET_URL", { WALLET_TOKEN: "secreto" }],
    ["WALLET_URL", { ...production, WALLET_URL: "http://billetera.example/recargas", WALLET_TOKEN: "secreto" }],
    ["SMS_URL", { ...production, SMS_URL: "http://sms.example/enviar", SMS_TOKEN: "secreto" }],
  ])("names %s, and nothing else, when it is wrong: %j", (name, env) => {
    const problems = problemsOf(env as Record<string, string>);
    expect(problems).toHaveLength(1);
    expect(problems[0]).toContain(name);
  });

  test.each([
    ["PORT", { PORT: "tres mil" }, "PORT: «tres mil» no es un número entero"],
    ["SESSION_DAYS", { SESSION_DAYS: "91" }, "SESSION_DAYS: «91» no es un valor permitido"],
    ["DEMO", { DEMO: "quizás" }, "DEMO: «quizás» debe ser 1 o 0"],
    ["LOG_LEVEL", { LOG_LEVEL: "todo" }, "LOG_LEVEL: «todo» no es un valor permitido"],
    ["SECRET_KEY", { SECRET_KEY: "corta" }, "SECRET_KEY debe tener al menos 32 caracteres"],
    [
      "TRUST_PROXY",
      { TRUST_PROXY: "siempre" },
      "TRUST_PROXY: «siempre» debe ser «no», cuántos proxies hay delante (de 1 a 10) o sus direcciones o rangos con comas, por ejemplo 10.0.0.0/8,::1",
    ],
  ])("says what is wrong with %s", (_name, env, sentence) => {
    expect(problemsOf(env as unknown as Record<string, string>)).toEqual([sentence]);
  });

  test("tells every problem at once", () => {
    const names = ["PORT", "CLOCK", "TRUST_PROXY"];
    const problems = problemsOf({ PORT: "x", CLOCK: "x", TRUST_PROXY: "x" });
    expect(problems.map((problem) => problem.split(":")[0])).toEqual(names);
  });

  test.each([
    [undefined, null],
    ["no", null],
    ["1", { hops: 1 }],
    ["10", { hops: 10 }],
    ["10.0.0.0/8, ::1", { ranges: ["10.0.0.0/8", "::1"] }],
  ])("TRUST_PROXY=%s believes %j", (value, trustedProxies) => {
    expect(readConfig({ TRUST_PROXY: value })).toMatchObject({ trustedProxies });
  });

  test("of the demo in production asks for nothing", () => {
    expect(problemsOf({ NODE_ENV: "production", DEMO: "1" })).toEqual([]);
  });

  test.each([
    ["smtp://smtp.example", { host: "smtp.example", port: 587, tls: "required", login: null }],
    ["smtp://127.0.0.1:1025/", { host: "127.0.0.1", port: 1025, tls: "if-offered", login: null }],
    ["smtp://[::1]:25", { host: "::1", port: 25, tls: "if-offered", login: null }],
    [
      production.SMTP_URL,
      {
        host: "smtp.example",
        port: 465,
        tls: "at-once",
        login: { user: "tienda@correo.example", password: "clav@" },
      },
    ],
  ])("SMTP_URL=%s is read", (SMTP_URL, smtp) => {
    const from = production.MAIL_FROM;
    expect(readConfig({ SMTP_URL, MAIL_FROM: from }).mail).toEqual({ smtp, from });
  });

  test("e-mails of a demo, and of another backend, need no server", () => {
    expect(readConfig({})).toMatchObject({ mail: null, sms: null });
    const { SMTP_URL: _url, MAIL_FROM: _from, ...rest } = production;
    expect(problemsOf({ ...rest, API_URL: "https://api.example" })).toEqual([]);
  });

  test("never repeats a secret", () => {
    const problems = problemsOf({
      SECRET_KEY: "secreto-corto",
      DATABASE_URL: "mysql://u:contrasena@x",
      SMTP_URL: "http://u:contrasena@x",
    });
    expect(problems).toHaveLength(3);
    expect(problems.join("\n")).not.toMatch(/secreto-corto|contrasena/);
  });
});
