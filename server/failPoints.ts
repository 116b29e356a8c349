/**
 * Places between a write to the database and a call to the outside, or between that call and the write of its answer, at which
 * a test ends the process. Nothing happens at any of them unless FAILPOINTS names it, and production without DEMO=1 refuses
 * that variable.
 */
import { writeSync } from "node:fs";

/** Where a process can be ended, by what has just been done. */
export const failPoints = [
  /** The order and its holds are written, no gateway was asked. */
  "order-placed",
  /** An attempt is written as being opened, its gateway was not asked. */
  "payment-claimed",
  /** The gateway has opened a payment, its number and page are not written. */
  "payment-opened",
  /** A notification is written, its gateway was not asked. */
  "notice-recorded",
  /** A gateway has told a payment's state, nothing is settled. */
  "payment-asked",
  /** An attempt is written as left, its gateway was not asked to cancel it. */
  "payment-left",
  /** A refund is written as asked for, its gateway was not asked. */
  "refund-taken",
  /** A gateway was asked to give a payment back, its answer is not settled. */
  "refund-asked",
  /** A claim is written, the wallet was not asked. */
  "claim-begun",
  /** The wallet has answered, the claim is not settled. */
  "claim-asked",
  /** A recharge is written as asked for, its operator was not asked. */
  "recharge-taken",
  /** An operator has answered, the recharge is not settled. */
  "recharge-asked",
  /** A message is written as being sent, no transport was asked. */
  "message-taken",
  /** A transport has taken a message, that is not written. */
  "message-sent",
] as const;
export type FailPoint = (typeof failPoints)[number];

/** A process is ended the `time`th time that it comes to `point`, counted from 1. */
export interface ArmedFailPoint {
  point: FailPoint;
  time: number;
}

/** Reads `point`, or `point:3`, several with commas; undefined for anything else. */
export function readFailPoints(text: string): ArmedFailPoint[] | undefined {
  const read = text.split(",").map((part) => {
    const [, name, time = "1"] = /^\s*([a-z-]+)(?::([1-9]\d{0,3}))?\s*$/.exec(part) ?? [];
    const point = failPoints.find((one) => one === name);
    return point && { point, time: Number(time) };
  });
  return read.every((one) => one !== undefined) ? read : undefined;
}

const left = new Map<FailPoint, number>();

/** Arms the fail points of this process, instead of those that were armed before. */
export function armFailPoints(armed: readonly ArmedFailPoint[]): void {
  left.clear();
  for (const { point, time } of armed) left.set(point, time);
}

/** Ends the process at once, as `kill -9` does, when `point` is armed for this time. */
export function failPoint(point: FailPoint): void {
  const times = left.get(point);
  if (times === undefined) return;
  left.set(point, times - 1);
  if (times !== 1) return;
  // Past the log, which writes a moment later and would take the line with it.
  writeSync(process.stderr.fd, `${JSON.stringify({ failPoint: point })}\n`);
  process.kill(process.pid, "SIGKILL");
}
