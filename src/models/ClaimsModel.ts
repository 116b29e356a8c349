/**
 * A prize on its way into the wallet: asked for once, followed until it is known where the money is (CLAIM-04 to CLAIM-07). A tree
 * of its own, made for the prize that its player wants to claim: no other page carries it.
 */
import { flow, toGenerator, types, type Instance } from "mobx-state-tree";
import { playerPrizes, reportClaim, requestIdOf, topUp, type Claimant, type PlayerPrize } from "#api/claims";
import { success, type Problem, type Result } from "#api/result";
import { prizeCodes } from "#domain/claims";
import { randomBelow } from "#domain/random";
import { refusal } from "#domain/refusals";
import { envOf, type Env } from "./env";

/**
 * How far a claim is. "asking": its player is asked whether they want it. "paying": the wallet is asked. "paid", "failed": known.
 * "pending": the backend waits for the wallet. "unknown": no answer came, so nobody here knows whether it was asked for.
 */
export type ClaimStatus = "asking" | "paying" | "paid" | "pending" | "unknown" | "failed";

const LETTERS = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ";
const REQUEST_LETTERS = 10;
/** So many looks at the list that find the prize unpaid, after an answer that was lost, say that it was never asked for. */
const LOOKS = 3;

export const ClaimsModel = types
  .model("Claims", {
    prize: types.frozen<PlayerPrize>(),
  })
  .volatile(() => ({
    status: "asking" as ClaimStatus,
    /** Why the money did not go out, or why nobody knows; null otherwise. */
    problem: null as Problem | null,
    /** Looks that found the prize unpaid since the answer was lost. */
    looks: 0,
  }))
  .views((self) => ({
    /** Whether the wallet may be asked now, or may have been a moment ago: the screen must not hide it. */
    get isPaying(): boolean {
      return self.status === "paying";
    },
    /** Whether nothing more is expected of it here. */
    get isOver(): boolean {
      return self.status === "paid" || self.status === "pending" || self.status === "failed";
    },
  }))
  .actions((self) => ({
    end(status: ClaimStatus, problem: Problem | null = null) {
      self.status = status;
      self.problem = problem;
    },
    /** Registers a paid claim and asks for its notices; what fails of that changes nothing (CLAIM-07). */
    report: flow(function* (claimant: Claimant, now: number) {
      const { client, random } = envOf(self);
      const luck = Array.from({ length: REQUEST_LETTERS }, () => LETTERS[randomBelow(LETTERS.length, random)]!).join(
        "",
      );
      yield* toGenerator(reportClaim(client, claimant, self.prize, requestIdOf(now, luck)));
    }),
    /** What the list says of the prize; one that cannot be read says nothing. "unpaid": it can be claimed as before. */
    look: flow(function* (claimant: Claimant): Generator<Promise<unknown>, ClaimStatus | "unpaid", never> {
      const found = yield* toGenerator(playerPrizes(envOf(self).client, claimant.person.document));
      if (!found.ok) return "unknown";
      const now = found.value.find(({ id }) => id === self.prize.id);
      if (now?.state === "CLAIMED") return "paid";
      if (now?.code === prizeCodes.claiming) return "pending";
      return !now || now.state === "PAID_AT_POINT" ? "failed" : "unpaid";
    }),
  }))
  .actions((self) => ({
    /** Looks once more where the money of an unknown claim is, at the instant `now` (epoch ms); of any other it does nothing. */
    verify: flow(function* (claimant: Claimant, now: number) {
      if (self.status !== "unknown") return;
      const found = yield* toGenerator(self.look(claimant));
      // Another look has found it meanwhile.
      if (self.status !== "unknown") return;
      if (found === "unpaid") self.looks += 1;
      // The request whose answer was lost may still be on its way: one look does not tell.
      if (found === "unpaid" && self.looks >= LOOKS) self.end("failed", self.problem);
      else if (found !== "unpaid" && found !== "unknown") self.end(found);
      if (found === "paid") yield* toGenerator(self.report(claimant, now));
    }),
  }))
  .actions((self) => ({
    /**
     * Pays the prize at the instant `now` (epoch ms), once: while it is being paid, or once it is known how it ended, nothing is
     * asked for. Gives how far it is, or the refusal. Where the session is over nothing was asked for, and the question stands.
     */
    pay: flow(function* (claimant: Claimant, now: number): Generator<Promise<unknown>, Result<ClaimStatus>, never> {
      if (self.status !== "asking") return success(self.status);
      self.end("paying");
      const answer = yield* toGenerator(topUp(envOf(self).client, claimant, self.prize));
      if (answer.ok) {
        self.end(answer.value);
        if (answer.value === "paid") yield* toGenerator(self.report(claimant, now));
        return success(answer.value);
      }
      const { problem } = answer;
      if (problem.kind === "refused" && problem.status < 500) {
        self.end(problem.code === refusal.unauthorized ? "asking" : "failed", problem);
        return answer;
      }
      self.end("unknown", problem);
      yield* toGenerator(self.verify(claimant, now));
      return success(self.status);
    }),
  }));

export interface Claims extends Instance<typeof ClaimsModel> {}

/** The claim of a prize, which its player is asked about. */
export const createClaim = (prize: PlayerPrize, env: Env): Claims => ClaimsModel.create({ prize }, env);
