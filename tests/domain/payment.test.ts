/** Gateways' words, the states of an order and the addresses that may be followed. */
import { describe, expect, test } from "vitest";
import fc from "fast-check";
import { isFinal, orderStates, outcomeOf, settle, toldOutcome, type PaymentOutcome } from "#domain/orders";
import { CLOCK_SKEW_MS, paidInstant } from "#domain/payments";
import { contentLink, gatewayUrl } from "#domain/safeUrl";

describe("gateways' words", () => {
  test.each([
    ["APPROVED", "APPROVED"],
    ["APROBADA", "APPROVED"],
    ["REJECTED", "REJECTED"],
    ["CANCELADA", "REJECTED"],
    ["VENCIDA", "REJECTED"],
    ["REFUNDED", "REFUNDED"],
    ["ANULADA", "REFUNDED"],
    ["PENDING", "PENDING"],
    ["PENDIENTE", "PENDING"],
    ["PENDING_VALIDATION", "PENDING"],
    ["PENDING_CONFIRMATION", "PENDING"],
    ["CANCELED", "REJECTED"],
    ["PARTIAL_EXPIRED", "REJECTED"],
    ["approved", "APPROVED"],
    [" Aprobada\n", "APPROVED"],
  ])("the expected word %s makes an order %s, and nobody has to look", (word, outcome) => {
    expect(outcomeOf(word)).toEqual({ outcome, alarm: false });
  });

  test("[F-20] neither a partial approval nor any unknown word is ever a sale; somebody is told", () => {
    for (const word of ["APPROVED_PARTIAL", "FAILED", "INCART", "ERROR", "UNKNOWN", "", "APPROVED?", "constructor"])
      expect(outcomeOf(word)).toEqual({ outcome: "PENDING", alarm: true });
    fc.assert(
      fc.property(fc.string(), (word) => {
        const { outcome, alarm } = outcomeOf(`${word}?`);
        expect([outcome, alarm]).toEqual(["PENDING", true]);
      }),
    );
  });
});

test("an order reads as its payment; money that is owed back reads as given back", () => {
  expect(orderStates.map((state) => [state, toldOutcome(state)])).toEqual([
    ["PENDING", "PENDING"],
    ["REJECTED", "REJECTED"],
    ["APPROVED", "APPROVED"],
    ["REFUNDED", "REFUNDED"],
    ["REFUND_DUE", "REFUNDED"],
  ]);
});

describe("news in any order", () => {
  const news = fc.constantFrom<PaymentOutcome>("PENDING", "REJECTED", "APPROVED", "REFUNDED");
  const end = (all: readonly PaymentOutcome[]) => all.reduce(settle, "PENDING" as PaymentOutcome);

  test("[F-17] every order of the same news ends in the same state, and twice is once", () => {
    fc.assert(
      fc.property(
        fc
          .array(news, { maxLength: 6 })
          .chain((all) => fc.tuple(fc.constant(all), fc.shuffledSubarray(all, { minLength: all.length }))),
        ([all, shuffled]) => {
          expect(end(shuffled)).toBe(end(all));
          expect(end([...all, ...all])).toBe(end(all));
        },
      ),
    );
  });

  test("[F-17] an approval is never lost to a refusal or a wait; only a refund undoes it", () => {
    expect(settle("APPROVED", "REJECTED")).toBe("APPROVED");
    expect(settle("APPROVED", "PENDING")).toBe("APPROVED");
    expect(settle("REJECTED", "APPROVED")).toBe("APPROVED");
    expect(settle("APPROVED", "REFUNDED")).toBe("REFUNDED");
    expect(settle("REFUNDED", "APPROVED")).toBe("REFUNDED");
    expect(isFinal("PENDING")).toBe(false);
    for (const end of ["REJECTED", "APPROVED", "REFUNDED"] as const) expect(isFinal(end)).toBe(true);
  });
});

describe("addresses", () => {
  const hosts = ["checkout-test.placetopay.com", "checkout.payvalida.com"];
  const live = "https://premiomayor.example";
  const local = "http://localhost:3000";

  test.each([
    ["https://checkout-test.placetopay.com/session/1/abc", live, "https://checkout-test.placetopay.com/session/1/abc"],
    ["checkout.payvalida.com/?token=1", live, "https://checkout.payvalida.com/?token=1"],
    ["checkout.payvalida.com?token=1", live, "https://checkout.payvalida.com/?token=1"],
    ["checkout.payvalida.com", live, "https://checkout.payvalida.com/"],
    ["HTTPS://CHECKOUT.PAYVALIDA.COM/?back=//", live, "https://checkout.payvalida.com/?back=//"],
    ["http://localhost:3000/sandbox/placetopay/1", local, "http://localhost:3000/sandbox/placetopay/1"],
  ])("[F-24] %s is followed", (text, origin, href) => {
    expect(gatewayUrl(text, hosts, origin)?.href).toBe(href);
  });

  test.each([
    "//evil.example/x",
    "https://evil.example/",
    "https:evil.example",
    "https:\\\\checkout-test.placetopay.com",
    "https://checkout-test.placetopay.com@evil.example/",
    "https://user:pw@checkout-test.placetopay.com/",
    "https://user@checkout-test.placetopay.com/",
    "https://:pw@checkout-test.placetopay.com/",
    "https:checkout-test.placetopay.com/",
    "https://[",
    "https://checkout-test.placetopay.com.evil.example/",
    "https://chеckout-test.placetopay.com/",
    "https://checkout-test.placetopay.com:8443/",
    "http://checkout-test.placetopay.com/",
    "http://localhost:3000/x",
    "javascript:alert(1)",
    "JAVASCRIPT:alert(1)",
    "data:text/html,x",
    "\\\\evil.example\\x",
    " https://checkout-test.placetopay.com/",
    "https://checkout-test.placetopay.com/\nx",
    "/sandbox",
    "",
  ])("[F-24] %j is not followed from a live shop", (text) => {
    expect(gatewayUrl(text, hosts, live)).toBeNull();
  });

  test("[F-24] on loopback only the shop's own port is followed without https", () => {
    expect(gatewayUrl("http://localhost:4000/x", hosts, local)).toBeNull();
    expect(gatewayUrl("http://127.0.0.1:1/x", hosts, local)).toBeNull();
    expect(gatewayUrl("http://192.168.1.2:3000/x", hosts, local)).toBeNull();
    for (const name of ["localhost", "127.0.0.1", "[::1]"])
      expect(gatewayUrl(`http://${name}:3000/x`, hosts, local)?.href).toBe(`http://${name}:3000/x`);
  });

  test.each(["http:localhost:3000/x", "ftp://localhost:3000/x", "ftp://localhost:3000/?http://x"])(
    "[F-24] %s is not followed on loopback either: only http:// and https:// are",
    (text) => {
      expect(gatewayUrl(text, hosts, local)).toBeNull();
    },
  );

  test("[F-24] whatever text comes in, what is followed is https on a known host", () => {
    const nearly = fc
      .tuple(fc.constantFrom("https://", "http://", "//", "", "https:"), fc.constantFrom(...hosts), fc.string())
      .map((parts) => parts.join(""));
    fc.assert(
      fc.property(fc.oneof(fc.webUrl({ withFragments: true }), fc.string(), nearly), (text) => {
        const url = gatewayUrl(text, hosts, live);
        if (url) expect([url.protocol, hosts.includes(url.host)]).toEqual(["https:", true]);
      }),
    );
  });

  test.each([
    ["/loterias", "/loterias"],
    ["https://otra.example/x", "https://otra.example/x"],
    ["//evil.example", null],
    ["/\\evil.example", null],
    ["http://otra.example", null],
    ["javascript:alert(1)", null],
    ["https://a:b@otra.example", null],
    ["https://a@otra.example", null],
    ["https://:b@otra.example", null],
    ["javascript:https://otra.example", null],
    ["https:otra.example", null],
    ["https://[", null],
    ["/loterias?x=1 2", null],
    ["loterias", null],
    ["", null],
    [undefined, null],
    [null, null],
  ])("[F-24] the content's link %j is shown as %j", (text, shown) => {
    expect(contentLink(text)).toBe(shown);
  });
});

describe("when a payment was made", () => {
  const ordered = Date.parse("2026-11-21T03:00:00Z");
  const now = Date.parse("2026-11-21T03:40:00Z");
  const told = (at: number) => paidInstant(new Date(at).toISOString(), ordered, now);

  test.each([
    ["between the order and now", ordered + 60_000, ordered + 60_000],
    ["with the order", ordered, ordered],
    ["now", now, now],
    ["a little before the order", ordered - 1, ordered],
    ["five minutes before the order", ordered - CLOCK_SKEW_MS, ordered],
    ["a little ahead of now", now + 1, now],
    ["five minutes ahead of now", now + CLOCK_SKEW_MS, now],
  ])("[F-4] told %s, it counts where it can have been", (_, at, counted) => {
    expect(told(at)).toEqual({ at: counted, isUnlikely: false });
  });

  test.each([
    ["more than five minutes before the order", ordered - CLOCK_SKEW_MS - 1],
    ["more than five minutes ahead of now", now + CLOCK_SKEW_MS + 1],
  ])("[F-4] told %s, the moment at which it became known decides, and somebody is told", (_, at) => {
    expect(told(at)).toEqual({ at: now, isUnlikely: true });
  });

  test("[F-4] told nothing, the moment at which it became known decides; told what is no time, somebody is told too", () => {
    expect(paidInstant(null, ordered, now)).toEqual({ at: now, isUnlikely: false });
    expect(paidInstant("mañana", ordered, now)).toEqual({ at: now, isUnlikely: true });
  });
});
