/** The configuration: what it takes, and what it refuses by the variable's name. */
import { describe, expect, test } from "vitest";
import { ConfigError, DEMO_SECRETS, readConfig } from "#server/config.ts";

const production = {
  NODE_ENV: "production",
  PUBLIC_URL: "https://tienda.example",
  SECRET_KEY: "una-clave-propia-de-al-menos-32-letras",
  PLACETOPAY_BASE_URL: "https://checkout.placetopay.com/",
  PLACETOPAY_LOGIN: "comercio",
  PLACETOPAY_SECRET_KEY: "secreta",
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
    ["API_URL", { API_URL: "ftp://x" }],
    ["HOLD_MINUTES", { HOLD_MINUTES: "5" }],
    ["SECRET_KEY", { SECRET_KEY: "corta" }],
    ["PLACETOPAY_LOGIN", { PLACETOPAY_BASE_URL: "https://x.example" }],
    ["CLOCK", { ...production, CLOCK: "2026-11-20T15:00:00Z" }],
    ["RATE_LIMITS", { ...production, RATE_LIMITS: "0" }],
    ["SECRET_KEY", { ...production, SECRET_KEY: DEMO_SECRETS.secretKey }],
    ["SECRET_KEY", { ...production, SECRET_KEY: "" }],
    ["PLACETOPAY_SECRET_KEY", { ...production, PLACETOPAY_SECRET_KEY: DEMO_SECRETS.placetopay.secretKey }],
    ["PUBLIC_URL", { ...production, PUBLIC_URL: "" }],
    ["PUBLIC_URL", { ...production, PUBLIC_URL: "http://tienda.example" }],
    ["PLACETOPAY_BASE_URL", { ...production, PLACETOPAY_BASE_URL: "http://checkout.example" }],
    [
      "PLACETOPAY_BASE_URL",
      { NODE_ENV: "production", PUBLIC_URL: "https://t.example", SECRET_KEY: production.SECRET_KEY },
    ],
  ])("names %s when it is wrong: %j", (name, env) => {
    expect(problemsOf(env as Record<string, string>).join("\n")).toContain(name);
  });

  test("never repeats a secret", () => {
    const text = problemsOf({ SECRET_KEY: "secreto-corto", DATABASE_URL: "mysql://u:contrasena@x" }).join("\n");
    expect(text).not.toMatch(/secreto-corto|contrasena/);
  });
});
