/** Whose address a request has behind proxies, and which addresses are one client. */
import fastify from "fastify";
import { describe, expect, test } from "vitest";
import { networkOf, readTrustedProxies, trustProxyOf } from "#server/clientNetwork.ts";

describe("[F-36] the address of who asks", () => {
  const addressSeen = async (trust: string, from: string, forwarded?: string): Promise<string> => {
    const app = fastify({ trustProxy: trustProxyOf(readTrustedProxies(trust) ?? null) });
    app.get("/", async (request) => request.ip);
    const headers = forwarded === undefined ? {} : { "x-forwarded-for": forwarded };
    return (await app.inject({ url: "/", remoteAddress: from, headers })).body;
  };

  test.each([
    ["no", "10.0.0.1", "6.6.6.6", "10.0.0.1"],
    ["1", "10.0.0.1", undefined, "10.0.0.1"],
    ["1", "10.0.0.1", "190.1.1.1", "190.1.1.1"],
    ["1", "10.0.0.1", "6.6.6.6, 190.1.1.1", "190.1.1.1"],
    ["2", "10.0.0.1", "6.6.6.6, 190.1.1.1, 10.0.0.2", "190.1.1.1"],
    ["2", "10.0.0.1", "190.1.1.1", "190.1.1.1"],
    ["10.0.0.0/8", "10.0.0.1", "6.6.6.6, 190.1.1.1, 10.9.9.9", "190.1.1.1"],
    ["10.0.0.0/8, 192.168.1.1", "192.168.1.1", "6.6.6.6, 190.1.1.1, 10.9.9.9", "190.1.1.1"],
    ["10.0.0.0/8", "190.1.1.1", "6.6.6.6", "190.1.1.1"],
    ["::1,fd00::/8", "fd00::7", "6.6.6.6, 2001:db8::5", "2001:db8::5"],
  ])("with TRUST_PROXY=%s from %s, forwarded %s, is %s", async (trust, from, forwarded, address) => {
    expect(await addressSeen(trust, from, forwarded)).toBe(address);
  });

  test.each([
    ["no", null],
    ["1", { hops: 1 }],
    ["10", { hops: 10 }],
    ["0.0.0.0/1", { ranges: ["0.0.0.0/1"] }],
    ["10.0.0.1/32 , ::/1,fd00::1/128", { ranges: ["10.0.0.1/32", "::/1", "fd00::1/128"] }],
  ])("is believed as TRUST_PROXY=%s says", (text, trusted) => {
    expect(readTrustedProxies(text)).toEqual(trusted);
  });

  test.each([
    ...["0", "11", "true", "S", "NO", "sí", "-1", "1.5", "loopback", "10.0.0.0/0", "10.0.0.0/33", "::1/0", "::1/129"],
    ...["10.0.0", "10.0.0.1,", ",", "10.0.0.1 10.0.0.2", "fe80::1%eth0", "10.0.0.0/8/8", "300.1.1.1", "10.0.0.1;::1"],
  ])("is not taken from a header by TRUST_PROXY=%s, which says nothing clear", (text) => {
    expect(readTrustedProxies(text)).toBeUndefined();
  });
});

describe("[F-36] one client is", () => {
  test.each([
    ["190.1.1.1", "190.1.1.1"],
    ["::ffff:190.1.1.1", "190.1.1.1"],
    ["::FFFF:be01:101", "190.1.1.1"],
    ["2001:db8::1", "2001:db8:0:0::/64"],
    ["2001:0DB8:0000:0000:ffff:0:0:1", "2001:db8:0:0::/64"],
    ["2001:db8:0:1::1", "2001:db8:0:1::/64"],
    ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"],
    ["::1", "0:0:0:0::/64"],
    ["1::2:3:4:5:6:7", "1:0:2:3::/64"],
    ["1::ffff:190.1.1.1", "1:0:0:0::/64"],
    ["0:0:0:0:1:ffff:be01:101", "0:0:0:0::/64"],
    ["::1.2.3.4", "0:0:0:0::/64"],
    ["fe80::1%eth0", "fe80:0:0:0::/64"],
    ["basura", "desconocida"],
    ["", "desconocida"],
    ["1.2.3.4:5678", "desconocida"],
  ])("of %s: %s", (ip, network) => {
    expect(networkOf(ip)).toBe(network);
  });
});
