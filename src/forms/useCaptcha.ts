/** The captcha: a proof of work (altcha) that the device does, so that nobody has to read distorted letters. */
import { useCallback, useRef, useState } from "react";
import { solveChallenge, type Challenge } from "altcha-lib";
import { deriveKey } from "altcha-lib/algorithms/web/pbkdf2";
import type { Client } from "#api/request";
import { captcha, type CaptchaAction } from "#api/session";
import type { CaptchaState } from "#ds";

/** Longest time that a device may work on a challenge, ms. */
const SOLVE_TIMEOUT = 60_000;

interface CaptchaOptions {
  client: Client;
  action: CaptchaAction;
  /** Called with the payload to send, or "" when it must be done again. */
  onSolved: (payload: string) => void;
}

/** A challenge with its solution, as it is sent; null when the backend gave none, or none that could be solved in time. */
async function solved(client: Client, action: CaptchaAction): Promise<string | null> {
  const answer = await captcha(client, action);
  if (!answer.ok) return null;
  const challenge = answer.value as unknown as Challenge;
  const solution = await solveChallenge({ challenge, deriveKey, timeout: SOLVE_TIMEOUT });
  return solution && btoa(JSON.stringify({ challenge, solution }));
}

/** State of the captcha and the way to start it; each solution is good for one use, so a refused form resets it. */
export function useCaptcha({ client, action, onSolved }: CaptchaOptions) {
  const [state, setState] = useState<CaptchaState>("idle");
  /** A new one for each try, so that a late solution of an earlier one is dropped. */
  const round = useRef({});

  const start = useCallback(async () => {
    const mine = (round.current = {});
    setState("working");
    const payload = await solved(client, action).catch(() => null);
    if (mine !== round.current) return;
    if (payload) onSolved(payload);
    setState(payload ? "done" : "failed");
  }, [client, action, onSolved]);

  const reset = useCallback(() => {
    round.current = {};
    setState("idle");
    onSolved("");
  }, [onSolved]);

  return { state, start, reset };
}
