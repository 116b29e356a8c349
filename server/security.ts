/** Headers that answers carry, and the rule that writes come only from the shop's own pages. */
import { randomBytes } from "node:crypto";
import type { FastifyRequest } from "fastify";
import type { Config } from "./config";
import { Refusal } from "./refusal";

const LOOPBACK = /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/;

/** A fresh nonce for one page. */
export function createNonce(): string {
  return randomBytes(18).toString("base64");
}

/** Hosts (with port) whose payment pages the player may be sent to. */
export function gatewayHosts(config: Config): string[] {
  const hosts = new Set<string>();
  const usesSandbox = config.placetopay?.baseUrl === null || config.payvalida?.baseUrl === null;
  if (config.isDemo && usesSandbox && config.publicUrl.startsWith("https:")) hosts.add(new URL(config.publicUrl).host);
  if (config.placetopay?.baseUrl) {
    const { host } = new URL(config.placetopay.baseUrl);
    hosts.add(host);
    if (host === "checkout.placetopay.com") hosts.add("checkout-co.placetopay.com");
  }
  if (config.payvalida?.baseUrl) {
    const { host } = new URL(config.payvalida.baseUrl);
    hosts.add(host);
    if (host === "api.payvalida.com") hosts.add("checkout.payvalida.com");
    if (host === "api-test.payvalida.com") hosts.add("sandbox-checkout.payvalida.com");
  }
  return [...hosts];
}

/**
 * Content-Security-Policy of a rendered page: scripts only of this origin or with the page's nonce. Fonts, the manifest and what
 * a built page fetches are what `default-src` says; the header stands before the first screen, so it says nothing twice.
 */
export function pagePolicy(config: Config, nonce: string): string {
  const isBuilt = config.mode !== "development";
  const images = ["'self'", "data:", config.staticHost].filter(Boolean).join(" ");
  const forms = ["'self'", ...gatewayHosts(config).map((host) => `https://${host}`)].join(" ");
  return [
    "default-src 'self'",
    `script-src 'self' 'nonce-${nonce}'`,
    // React Aria writes two small rules of its own; in development Vite puts the styles into the page and reloads over a socket.
    `style-src-elem 'self' ${isBuilt ? `'nonce-${nonce}'` : "'unsafe-inline'"}`,
    "style-src-attr 'unsafe-inline'",
    `img-src ${images}`,
    ...(isBuilt ? [] : ["connect-src 'self' ws:"]),
    "worker-src 'self' blob:",
    "object-src 'none'",
    "base-uri 'none'",
    "frame-src 'none'",
    "frame-ancestors 'none'",
    `form-action ${forms}`,
  ].join("; ");
}

/** Policy of answers that are not pages: nothing may load or run. */
const DATA_POLICY = "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'";
const A_YEAR_SECONDS = 31_536_000;

/**
 * The headers of every answer, also of those that no route gives. A page puts its own policy in the place of this one; a built
 * file goes without what only a page needs ({@link headersSparedFor}).
 */
export function securityHeaders(config: Config): Record<string, string> {
  return {
    "content-security-policy": DATA_POLICY,
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "origin-agent-cluster": "?1",
    "permissions-policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
    "referrer-policy": "strict-origin-when-cross-origin",
    ...(config.publicUrl.startsWith("https:") && {
      "strict-transport-security": `max-age=${A_YEAR_SECONDS}; includeSubDomains`,
    }),
    "x-content-type-options": "nosniff",
    "x-dns-prefetch-control": "off",
    "x-frame-options": "DENY",
    "x-permitted-cross-domain-policies": "none",
  };
}

/** Headers that a browser heeds only for what it opens as a page, and the name of the request, by which one reports a fault. */
const PAGE_HEADERS = [
  "content-security-policy",
  "cross-origin-opener-policy",
  "origin-agent-cluster",
  "permissions-policy",
  "referrer-policy",
  "x-dns-prefetch-control",
  "x-frame-options",
  "x-permitted-cross-domain-policies",
  "x-request-id",
];
/** Files that never are a page: scripts, styles, fonts and pictures. A drawing (SVG) can be opened as one and hold scripts. */
const NEVER_A_PAGE = /\.(?:css|js|png|webmanifest|webp|woff2)$/;

/** The headers of every answer that a built file goes without; 750 bytes of each script and font. */
export function headersSparedFor(file: string): readonly string[] {
  return NEVER_A_PAGE.test(file) ? PAGE_HEADERS : [];
}

/** Origin under which the player sees the shop: PUBLIC_URL, or in its absence the loopback address that was typed. */
export function originOf(config: Config, request: FastifyRequest): string {
  const { host } = request.headers;
  const typed = `http://${host}`;
  const isTyped = !config.isPublicUrlGiven && host && LOOPBACK.test(host) && URL.canParse(typed);
  return isTyped ? new URL(typed).origin : config.publicUrl;
}

/** Refuses writes that a page of another origin made a browser send (cross-site request forgery). @throws Refusal 403 */
export function assertSameOrigin(config: Config, request: FastifyRequest): void {
  const site = request.headers["sec-fetch-site"];
  if (site !== undefined && site !== "same-origin" && site !== "none") throw refuse(request);
  const { origin } = request.headers;
  if (origin === undefined) return;
  if (origin !== config.publicUrl && !isOwnHost(config, origin, request.headers.host)) throw refuse(request);
}

/** Without PUBLIC_URL the shop is wherever the browser found it. */
function isOwnHost(config: Config, origin: string, host: string | undefined): boolean {
  return !config.isPublicUrlGiven && URL.canParse(origin) && new URL(origin).host === host;
}

function refuse(request: FastifyRequest): Refusal {
  request.log.warn({ security: "foreign-origin" }, "a write from another origin was refused");
  return new Refusal(403, "FOREIGN_ORIGIN");
}
