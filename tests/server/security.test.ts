/** The shop's own origin, the gateways' hosts and the policies of its answers, as the configuration makes them. */
import type { FastifyRequest } from "fastify";
import { describe, expect, test } from "vitest";
import { readConfig } from "#server/config.ts";
import {
  assertSameOrigin,
  createNonce,
  gatewayHosts,
  originOf,
  pagePolicy,
  securityHeaders,
} from "#server/security.ts";

const PUBLIC = { PUBLIC_URL: "https://tienda.example" };
const MAIL = { SMTP_URL: "smtps://correo.example", MAIL_FROM: "tienda@premiomayor.example" };
const SECRET_KEY = "una-clave-propia-de-al-menos-32-letras";
const NO_DEMO = { ...PUBLIC, ...MAIL, DEMO: "0", TRUST_PROXY: "no", SECRET_KEY };
const placetopay = (PLACETOPAY_BASE_URL: string) => ({
  PLACETOPAY_BASE_URL,
  PLACETOPAY_LOGIN: "tienda",
  PLACETOPAY_SECRET_KEY: "024h1IlD",
});
const payvalida = (PAYVALIDA_BASE_URL: string) => ({
  PAYVALIDA_BASE_URL,
  PAYVALIDA_MERCHANT: "tienda_co",
  PAYVALIDA_FIXED_HASH: "uno",
  PAYVALIDA_FIXED_HASH_NOTIFICATION: "otro",
});

/** A request as far as its origin goes, and what it logged. */
function requestWith(headers: Record<string, string>): { request: FastifyRequest; logged: unknown[] } {
  const logged: unknown[] = [];
  const log = { warn: (facts: unknown) => void logged.push(facts) };
  return { request: { headers, log } as unknown as FastifyRequest, logged };
}

describe("[F-40] a write", () => {
  const check = (env: Record<string, string>, headers: Record<string, string>): unknown[] => {
    const { request, logged } = requestWith(headers);
    try {
      assertSameOrigin(readConfig(env), request);
    } catch (error) {
      expect(error).toMatchObject({ name: "Refusal", statusCode: 403, code: "FOREIGN_ORIGIN" });
      return logged;
    }
    expect(logged).toEqual([]);
    return [];
  };
  const REFUSED = [{ security: "foreign-origin" }];

  test.each<[string, Record<string, string>, Record<string, string>]>([
    ["of a program, which names no origin", PUBLIC, {}],
    ["of a page of the shop", PUBLIC, { origin: "https://tienda.example", "sec-fetch-site": "same-origin" }],
    ["that the player made by hand", PUBLIC, { "sec-fetch-site": "none" }],
    ["of the address that is configured without PUBLIC_URL", {}, { origin: "http://localhost:3000" }],
    ["of the host that was typed, without PUBLIC_URL", {}, { origin: "http://10.0.0.5:8080", host: "10.0.0.5:8080" }],
  ])("%s is taken", (_name, env, headers) => {
    expect(check(env, headers)).toEqual([]);
  });

  test.each<[string, Record<string, string>, Record<string, string>]>([
    ["of another site", PUBLIC, { "sec-fetch-site": "cross-site" }],
    ["of a neighbour under the same domain", PUBLIC, { "sec-fetch-site": "same-site" }],
    ["of another site that gives our origin", PUBLIC, { origin: PUBLIC.PUBLIC_URL, "sec-fetch-site": "cross-site" }],
    ["of another origin", PUBLIC, { origin: "https://malo.example" }],
    ["of the same host without https", PUBLIC, { origin: "http://tienda.example" }],
    ["of a page without an origin of its own", PUBLIC, { origin: "null" }],
    ["of the Host header, which anybody writes", PUBLIC, { origin: "https://malo.example", host: "malo.example" }],
    ["of another host than the one typed", {}, { origin: "http://malo.example", host: "10.0.0.5:8080" }],
    ["of no address at all, without PUBLIC_URL", {}, { origin: "null", host: "null" }],
  ])("%s is refused and logged", (_name, env, headers) => {
    expect(check(env, headers)).toEqual(REFUSED);
  });
});

describe("the hosts of the gateways' pages", () => {
  const PLACETOPAY = "https://checkout.placetopay.com";
  const PAYVALIDA = "https://api.payvalida.com";
  const TEST_PAYVALIDA = "https://api-test.payvalida.com";

  test.each<[string, Record<string, string>, string[]]>([
    ["PlaceToPay's two", placetopay(PLACETOPAY), ["checkout.placetopay.com", "checkout-co.placetopay.com"]],
    ["PlaceToPay's for tests", placetopay("https://checkout-test.placetopay.com"), ["checkout-test.placetopay.com"]],
    ["PayValida's two", payvalida(PAYVALIDA), ["api.payvalida.com", "checkout.payvalida.com"]],
    ["PayValida's for tests", payvalida(TEST_PAYVALIDA), ["api-test.payvalida.com", "sandbox-checkout.payvalida.com"]],
    ["a host with its port", placetopay("https://pagos.example:8443/base"), ["pagos.example:8443"]],
  ])("are %s", (_name, env, hosts) => {
    expect(gatewayHosts(readConfig({ ...NO_DEMO, ...env }))).toEqual(hosts);
  });

  test("are those of both where both are configured", () => {
    expect(gatewayHosts(readConfig({ ...placetopay(PLACETOPAY), ...payvalida(PAYVALIDA) }))).toEqual([
      "checkout.placetopay.com",
      "checkout-co.placetopay.com",
      "api.payvalida.com",
      "checkout.payvalida.com",
    ]);
  });

  test("are the shop's own for the embedded sandboxes over https, whichever of them is used", () => {
    const own = "tienda.example";
    expect(gatewayHosts(readConfig(PUBLIC))).toEqual([own]);
    expect(gatewayHosts(readConfig({ ...PUBLIC, ...placetopay("https://p.example") }))).toEqual([own, "p.example"]);
    expect(gatewayHosts(readConfig({ ...PUBLIC, ...payvalida("https://v.example") }))).toEqual([own, "v.example"]);
  });

  test("are not the shop's own where no sandbox is used, nor over plain http, nor without the demo", () => {
    const real = { ...placetopay("https://p.example"), ...payvalida("https://v.example") };
    expect(gatewayHosts(readConfig({ ...PUBLIC, ...real }))).toEqual(["p.example", "v.example"]);
    expect(gatewayHosts(readConfig({ PUBLIC_URL: "http://tienda.example" }))).toEqual([]);
    expect(gatewayHosts({ ...readConfig(PUBLIC), isDemo: false })).toEqual([]);
    expect(gatewayHosts(readConfig({ ...NO_DEMO, API_URL: "https://api.example" }))).toEqual([]);
  });
});

describe("[F-46] the policy of a page", () => {
  const directives = (policy: string) => policy.split("; ");
  const BUILT = [
    "default-src 'self'",
    "script-src 'self' 'nonce-abc'",
    "style-src-elem 'self' 'nonce-abc'",
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data:",
    "worker-src 'self' blob:",
    "object-src 'none'",
    "base-uri 'none'",
    "frame-src 'none'",
    "frame-ancestors 'none'",
    "form-action 'self'",
  ];

  test("that is built runs scripts and styles of this origin or with the page's nonce, and nothing else", () => {
    expect(directives(pagePolicy(readConfig({ NODE_ENV: "production", DEMO: "1" }), "abc"))).toEqual(BUILT);
  });

  test("in development differs only in Vite's styles and its socket", () => {
    const policy = directives(pagePolicy(readConfig({}), "abc"));
    expect(policy.filter((directive) => !BUILT.includes(directive))).toEqual([
      "style-src-elem 'self' 'unsafe-inline'",
      "connect-src 'self' ws:",
    ]);
    expect(policy).toHaveLength(BUILT.length + 1);
  });

  test("takes images from the marks' host, and sends forms to the gateways' by https", () => {
    const config = readConfig({
      NODE_ENV: "test",
      STATIC_HOST: "https://img.example",
      ...placetopay("https://p.example"),
      ...payvalida("https://v.example:8443"),
    });
    expect(directives(pagePolicy(config, "abc")).filter((directive) => !BUILT.includes(directive))).toEqual([
      "img-src 'self' data: https://img.example",
      "form-action 'self' https://p.example https://v.example:8443",
    ]);
  });

  test("has another nonce each time, of 18 random bytes", () => {
    const nonces = Array.from({ length: 100 }, createNonce);
    expect(new Set(nonces).size).toBe(100);
    for (const nonce of nonces) expect(nonce).toMatch(/^[\w+/]{24}$/);
  });
});

describe("every answer", () => {
  const HEADERS = {
    "content-security-policy": "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "origin-agent-cluster": "?1",
    "permissions-policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
    "referrer-policy": "strict-origin-when-cross-origin",
    "x-content-type-options": "nosniff",
    "x-dns-prefetch-control": "off",
    "x-frame-options": "DENY",
    "x-permitted-cross-domain-policies": "none",
  };

  test("has the whole list of security headers, and over https tells the browser to stay there for a year", () => {
    expect(securityHeaders(readConfig({}))).toEqual(HEADERS);
    expect(securityHeaders(readConfig(PUBLIC))).toEqual({
      ...HEADERS,
      "strict-transport-security": "max-age=31536000; includeSubDomains",
    });
  });
});

describe("[F-24] the origin of the addresses that the shop gives out", () => {
  const seen = (env: Record<string, string>, host?: string) =>
    originOf(readConfig(env), requestWith(host === undefined ? {} : { host }).request);

  test("is PUBLIC_URL, whatever host was typed", () => {
    for (const host of ["localhost:3000", "malo.example"]) expect(seen(PUBLIC, host)).toBe("https://tienda.example");
  });

  test.each([
    ["localhost:4321", "http://localhost:4321"],
    ["127.0.0.1:80", "http://127.0.0.1"],
    ["127.0.0.1", "http://127.0.0.1"],
    ["[::1]:5000", "http://[::1]:5000"],
  ])("is the loopback address that was typed, without PUBLIC_URL: %s", (host, origin) => {
    expect(seen({}, host)).toBe(origin);
  });

  test.each([
    ...["malo.example", "localhost.malo.example", "malo.example/localhost", "127.0.0.1.malo.example", "x127.0.0.1"],
    ...["127a0.0.1", "localhost:", "localhost:a", "localhost:99999", "xlocalhost:80", "localhost:80@malo.example"],
    undefined,
  ])("is none that a request makes up: %s", (host) => {
    expect(seen({ PORT: "4000" }, host)).toBe("http://localhost:4000");
  });
});
