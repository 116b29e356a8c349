/** The captcha: a proof of work (altcha) that the device does, so that nobody has to read distorted letters. */
import { useCallback, useRef, useState } from "react";
import { solveChallenge, type Challenge } from "altcha-lib";
import { deriveKey } from "altcha-lib/algorithms/web/pbkdf2";
import type { Client } from "#api/request";
import { captcha } from "#api/session";
import type { CaptchaState } from "#ds";

/** Longest time that a device may work on a challenge, ms. */
const SOLVE_TIMEOUT = 60_000;

interface CaptchaOptions {
  client: Client;
  action: "login";
  /** Called with the payload to send, or "" when it must be done again. */
  onSolved: (payload: string) => void;
}

/** State of the captcha and the way to start it; each solution is good for one use, so a refused form resets it. */
export function useCaptcha({ client, action, onSolved }: CaptchaOptions) {
  const [state, setState] = useState<CaptchaState>("idle");
  const round = useRef(0);

  const start = useCallback(async () => {
    const mine = ++round.current;
    setState("working");
    try {
      const answer = await captcha(client, action);
      if (!answer.ok) throw new Error(answer.problem.kind);
      const challenge = answer.value as unknown as Challenge;
      const solution = await solveChallenge({ challenge, deriveKey, timeout: SOLVE_TIMEOUT });
      if (!solution) throw new Error("No solution in time");
      if (mine !== round.current) return;
      onSolved(btoa(JSON.stringify({ challenge, solution })));
      setState("done");
    } catch {
      if (mine === round.current) setState("failed");
    }
  }, [client, action, onSolved]);

  const reset = useCallback(() => {
    round.current += 1;
    setState("idle");
    onSolved("");
  }, [onSolved]);

  return { state, start, reset };
}
