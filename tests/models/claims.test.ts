/** The claim of a prize in the browser: asked for once, and always a true word about where the money is. */
import { describe, expect, test } from "vitest";
import type { Claimant, PlayerPrize } from "#api/claims";
import { failure, type Problem } from "#api/result";
import { createClaim } from "#models/ClaimsModel";
import { claimable } from "#stories/fixtures/prizes.ts";
import type { Script } from "../fakeBackend";
import { fakeEnv, no, NOW, person, refused, yes } from "./fakeEnv";

const claimant: Claimant = { person, mobile: "3004127788" };
const offline: Problem = { kind: "offline" };
const listed = (over: Partial<PlayerPrize>) => () => yes([{ ...claimable, ...over }]);
const receipt = () => yes({ link: "/api/tienda/comprobantes/x" });
const quiet: Partial<Script> = { reportClaim: () => yes(null), receipt };

/** A claim whose backend does as `script` says, and what it was asked for. */
function claiming(script: Partial<Script>, prize = claimable) {
  const asked: string[] = [];
  const told: (readonly [string, Record<string, unknown>])[] = [];
  const env = fakeEnv({
    ...quiet,
    reportClaim: (call, data) => {
      told.push([call, data]);
      return yes(null);
    },
    ...script,
    topUp: (id, pesos) => {
      asked.push(`${id} ${pesos}`);
      return script.topUp!(id, pesos);
    },
  });
  return { claim: createClaim(prize, env), asked, told };
}

describe("a claim", () => {
  test("[CLAIM-04] asks for the balance with the prize, then registers it and asks for the notices, in this order", async () => {
    const { claim, asked, told } = claiming({ topUp: () => yes("paid") });
    expect([claim.status, claim.isPaying, claim.isOver]).toEqual(["asking", false, false]);
    const paying = claim.pay(claimant, NOW + 7_000);
    expect([claim.status, claim.isPaying, claim.isOver]).toEqual(["paying", true, false]);
    expect(await paying).toEqual({ ok: true, value: "paid" });
    expect([claim.status, claim.isPaying, claim.isOver, claim.problem]).toEqual(["paid", false, true, null]);
    expect(asked).toEqual(["101-0 135000"]);
    expect(told.map(([call]) => call)).toEqual(["claim", "sms", "mail", "report"]);
    expect(told[0]![1]).toEqual({
      ideSolicitud: "202611201300070000000000",
      ideUsuario: person.document,
      loteria: "Lotería de Medellín",
      sorteo: 4860,
      numero: "4827",
      serie: "118",
      valor: "$90.000",
      medioPago: "OKI",
      ideEstado: "28",
      fecSorteo: "06/11/26",
    });
  });

  test("[CLAIM-04] names its request by ten letters or figures of the generator", async () => {
    let next = 9;
    const { told, claim } = (() => {
      const told: Record<string, unknown>[] = [];
      const env = fakeEnv(
        {
          ...quiet,
          topUp: () => yes("paid"),
          reportClaim: (call, data) => {
            if (call === "claim") told.push(data);
            return yes(null);
          },
        },
        { random: (values) => values.fill((next += 1)) },
      );
      return { told, claim: createClaim(claimable, env) };
    })();
    await claim.pay(claimant, NOW);
    expect(told[0]!["ideSolicitud"]).toBe("20261120130000ABCDEFGHIJ");
  });

  test("[CLAIM-07] pressed again while it is being paid, or once it was, asks for nothing", async () => {
    const { claim, asked } = claiming({ topUp: () => yes("paid") });
    const [first, second] = await Promise.all([claim.pay(claimant, NOW), claim.pay(claimant, NOW)]);
    expect([first, second]).toEqual([
      { ok: true, value: "paid" },
      { ok: true, value: "paying" },
    ]);
    expect(await claim.pay(claimant, NOW)).toEqual({ ok: true, value: "paid" });
    expect(asked).toHaveLength(1);
  });

  test.each(["claim", "sms", "mail", "report"] as const)(
    "[CLAIM-07] whose %s fails is paid all the same, and what comes after is not asked for",
    async (failing) => {
      const calls: string[] = [];
      const { claim } = claiming({
        topUp: () => yes("paid"),
        reportClaim: (call) => {
          calls.push(call);
          return call === failing ? no(offline) : yes(null);
        },
      });
      expect(await claim.pay(claimant, NOW)).toEqual({ ok: true, value: "paid" });
      expect([claim.status, calls.at(-1)]).toEqual(["paid", failing]);
    },
  );

  test("of a purchase that nobody told, or without a receipt, has no report", async () => {
    for (const [prize, over] of [
      [{ ...claimable, reference: "" }, {}],
      [claimable, { receipt: () => no(refused(404, "NOT_FOUND")) }],
    ] as const) {
      const { claim, told } = claiming({ topUp: () => yes("paid"), ...over }, prize);
      await claim.pay(claimant, NOW);
      expect(told.map(([call]) => call)).toEqual(["claim", "sms", "mail"]);
    }
  });

  test("that the backend waits for is pending, and is not registered", async () => {
    const { claim, told } = claiming({ topUp: () => yes("pending") });
    expect(await claim.pay(claimant, NOW)).toEqual({ ok: true, value: "pending" });
    expect([claim.status, claim.isOver, told]).toEqual(["pending", true, []]);
  });

  test("that is refused has failed, with the refusal; it is over and not asked for again", async () => {
    const problem = refused(409, "WALLET_REFUSED", 'No - {"mensaje":"La cuenta no existe"}');
    const { claim, asked } = claiming({ topUp: () => no(problem) });
    expect(await claim.pay(claimant, NOW)).toEqual(failure(problem));
    expect([claim.status, claim.problem, claim.isOver]).toEqual(["failed", problem, true]);
    await claim.pay(claimant, NOW);
    expect(asked).toHaveLength(1);
  });

  test("[F-38] of a session that is over was not asked for: the question stands, and goes on after the login", async () => {
    const problem = refused(401, "UNAUTHORIZED");
    let isIn = false;
    const { claim } = claiming({ topUp: () => (isIn ? yes("paid") : no(problem)) });
    expect(await claim.pay(claimant, NOW)).toEqual(failure(problem));
    expect([claim.status, claim.problem]).toEqual(["asking", problem]);
    isIn = true;
    expect(await claim.pay(claimant, NOW)).toEqual({ ok: true, value: "paid" });
    expect(claim.problem).toBeNull();
  });
});

describe("a claim whose answer was lost", () => {
  const lost: [string, Problem][] = [
    ["the network", offline],
    ["another program", { kind: "malformed", status: 200 }],
    ["a server that failed", refused(500, "INTERNAL")],
  ];
  test.each(lost)("by %s is looked for in the list: paid there, it is paid", async (_, problem) => {
    const { claim, told } = claiming({
      topUp: () => no(problem),
      playerPrizes: listed({ state: "CLAIMED", code: "28" }),
    });
    expect(await claim.pay(claimant, NOW)).toEqual({ ok: true, value: "paid" });
    expect([claim.problem, told[0]![0]]).toEqual([null, "claim"]);
  });

  test("is pending where the list says that the wallet is being asked", async () => {
    const { claim, told } = claiming({ topUp: () => no(offline), playerPrizes: listed({ code: "11" }) });
    expect(await claim.pay(claimant, NOW)).toEqual({ ok: true, value: "pending" });
    expect([claim.status, claim.problem, told]).toEqual(["pending", null, []]);
  });

  test.each([
    ["was paid at a point meanwhile", listed({ state: "PAID_AT_POINT", code: "29" })],
    ["is in it no more", () => yes([])],
    ["is in it no more, another is", listed({ id: "999-0", state: "CLAIMED", code: "28" })],
  ])("has failed where its prize %s", async (_, playerPrizes) => {
    const { claim } = claiming({ topUp: () => no(offline), playerPrizes });
    expect(await claim.pay(claimant, NOW)).toEqual({ ok: true, value: "failed" });
    expect([claim.status, claim.problem]).toEqual(["failed", null]);
  });

  test("is unknown until the third look that finds the prize unpaid; a list that cannot be read is no look", async () => {
    let looks = 0;
    const { claim, asked } = claiming({
      topUp: () => no(offline),
      playerPrizes: () => ((looks += 1) === 2 ? no(offline) : yes([claimable])),
    });
    expect(await claim.pay(claimant, NOW)).toEqual({ ok: true, value: "unknown" });
    expect([claim.isPaying, claim.isOver]).toEqual([false, false]);
    const states: string[] = [];
    for (let times = 0; times < 3; times += 1) {
      await claim.verify(claimant, NOW);
      states.push(claim.status);
    }
    expect([states, looks, claim.problem]).toEqual([["unknown", "unknown", "failed"], 4, offline]);
    await claim.verify(claimant, NOW);
    expect([looks, asked.length]).toEqual([4, 1]);
  });

  test("[CLAIM-07] found paid by a later look is registered once, also by two looks at once", async () => {
    let isPaid = false;
    const { claim, told } = claiming({
      topUp: () => no(offline),
      playerPrizes: () => yes([{ ...claimable, ...(isPaid && { state: "CLAIMED" as const, code: "28" }) }]),
    });
    await claim.pay(claimant, NOW);
    isPaid = true;
    await Promise.all([claim.verify(claimant, NOW), claim.verify(claimant, NOW)]);
    expect([claim.status, told.filter(([call]) => call === "claim").length]).toEqual(["paid", 1]);
  });
});
