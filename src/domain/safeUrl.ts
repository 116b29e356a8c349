/** Which addresses from outside may be followed: gateways' pages and links of the content (fault case 24). */

const loopback = new Set(["localhost", "127.0.0.1", "[::1]"]);

/**
 * A payment page's address when it may be followed, else null. Only https on a host of `allowedHosts`
 * (exact names, lower case); loopback over http too when the shop itself stands on loopback.
 * An address without scheme (PayValida gives "checkout.payvalida.com/?token=…") is read as https.
 */
export function gatewayUrl(text: string, allowedHosts: readonly string[], shopOrigin: string): URL | null {
  const address = /^[a-z0-9.-]+\.[a-z]{2,}(\/|\?|$)/i.test(text) ? `https://${text}` : text;
  if (/[\s\\]/.test(address) || !/^https?:\/\//i.test(address)) return null;
  let url: URL;
  try {
    url = new URL(address);
  } catch {
    return null;
  }
  if (url.username || url.password) return null;
  if (url.protocol === "https:") return allowedHosts.includes(url.host) ? url : null;
  const shop = new URL(shopOrigin);
  return loopback.has(url.hostname) && loopback.has(shop.hostname) && url.port === shop.port ? url : null;
}

/** A link of the content when it may be shown: a path of this site, or https elsewhere; else null. */
export function contentLink(text: string | null | undefined): string | null {
  if (!text || /[\s\\]/.test(text)) return null;
  if (text.startsWith("/") && !text.startsWith("//")) return text;
  if (!/^https:\/\//i.test(text)) return null;
  try {
    const url = new URL(text);
    return url.username || url.password ? null : url.href;
  } catch {
    return null;
  }
}
