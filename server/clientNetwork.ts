/** Who is asking, by address: which proxies are believed about it, and which addresses count as one client. */
import { isIP } from "node:net";

/**
 * The proxies whose X-Forwarded-For is believed: the nearest so many, those at the given addresses or CIDR ranges, or
 * none (null). What stands further left in the header was written by the client and may be anything.
 */
export type TrustedProxies = { hops: number } | { ranges: readonly string[] } | null;

const MOST_HOPS = 10;

/** An address with an optional prefix length. One of 0 bits would believe everybody. */
function isRange(text: string): boolean {
  const [, address = "", bits] = /^([\d.:a-f]+)(?:\/(\d{1,3}))?$/i.exec(text) ?? [];
  const version = isIP(address);
  if (version === 0 || bits === undefined) return version !== 0;
  return Number(bits) >= 1 && Number(bits) <= (version === 4 ? 32 : 128);
}

/** Reads `no`, a number of proxies from 1 to 10, or addresses and ranges with commas between; undefined for any other. */
export function readTrustedProxies(text: string): TrustedProxies | undefined {
  if (text === "no") return null;
  if (/^\d+$/.test(text)) {
    const hops = Number(text);
    return hops >= 1 && hops <= MOST_HOPS ? { hops } : undefined;
  }
  const ranges = text.split(",").map((range) => range.trim());
  return ranges.every(isRange) ? { ranges } : undefined;
}

/** The same as Fastify's `trustProxy`. A number of hops is given as a function: Fastify believes nobody by a number. */
export function trustProxyOf(trusted: TrustedProxies): false | string[] | ((address: string, hop: number) => boolean) {
  if (trusted === null) return false;
  if ("ranges" in trusted) return [...trusted.ranges];
  const { hops } = trusted;
  return (_address, hop) => hop < hops;
}

/** The eight groups of an IPv6 address. */
function groupsOf(address: string): number[] {
  // The URL parser writes every spelling in one way: hexadecimal groups with at most one "::".
  const [head = "", tail] = new URL(`http://[${address}]`).hostname.slice(1, -1).split("::");
  const read = (part: string) => (part === "" ? [] : part.split(":").map((group) => Number.parseInt(group, 16)));
  const [first, last] = [read(head), read(tail ?? "")];
  return [...first, ...Array<number>(8 - first.length - last.length).fill(0), ...last];
}

/**
 * The network that counts as one client in every limit: an IPv4 address as it is, also when written as IPv6 (::ffff:…);
 * of IPv6 the /64, which one household or machine has whole. Whatever is no address counts as one client together.
 */
export function networkOf(ip: string): string {
  const version = isIP(ip);
  if (version === 4) return ip;
  if (version === 0) return "desconocida";
  const groups = groupsOf(ip.split("%")[0]!);
  if (groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xffff)
    return groups
      .slice(6)
      .flatMap((group) => [group >> 8, group & 0xff])
      .join(".");
  return `${groups
    .slice(0, 4)
    .map((group) => group.toString(16))
    .join(":")}::/64`;
}
