/** Which prizes are claimed in the shop itself, and how their states are called. Source: CLAIM-02 and CLAIM-03. */

/** Codes of a prize's state on the wire: it may be claimed, it is being claimed, it was claimed, it was paid over the counter. */
export const prizeCodes = { claimable: "10", claiming: "11", claimed: "28", paidAtPoint: "29" } as const;

/** The wallet that prizes are paid into, as players know it; the wire's `medioPago`. */
export const WALLET = "OKI";

/** Draws from this day on pay their small prizes into the wallet. */
const CLAIMS_SINCE = "2024-01-05";
/** A prize of so many UVT, or more, is paid at a point. */
const POINT_FROM_UVT = 2;

/** A prize as the rule looks at it: its code on the wire, what it pays after taxes (whole pesos), and its draw's day (YYYY-MM-DD). */
export interface ClaimedPrize {
  code: string;
  pesos: number;
  drawDay: string;
}

/** Whether a prize can be claimed here. `uvtPesos` is the UVT in force, whole pesos; where it is not known nothing can. */
export const isClaimable = ({ code, pesos, drawDay }: ClaimedPrize, uvtPesos: number | null): boolean =>
  code === prizeCodes.claimable && uvtPesos !== null && pesos < POINT_FROM_UVT * uvtPesos && drawDay >= CLAIMS_SINCE;
