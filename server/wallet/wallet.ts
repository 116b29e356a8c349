/** The wallet into which prizes are paid, and the two ways in which a top-up can fail. */

/** Money on its way into a wallet. */
export interface TopUp {
  /** The same for every try of one top-up, of any other never: the wallet takes it once (fault case 27). */
  key: string;
  /** The wallet's account: a Colombian mobile number, ten digits. */
  mobile: string;
  pesos: number;
}

export interface Wallet {
  /** Puts the money into the account, unless it has taken this key before. Gives what it knows it by. @throws WalletError */
  topUp(topUp: TopUp): Promise<{ reference: string | null }>;
}

/**
 * A top-up that was not confirmed. "refused": surely not made; `said` are the wallet's words for the player, when it had any.
 * "unknown": it may have been made. The message says what failed in technical terms, without the account (F-47).
 */
export class WalletError extends Error {
  readonly said: string | null;

  constructor(
    message: string,
    readonly outcome: "refused" | "unknown",
    { said = null, cause }: { said?: string | null; cause?: unknown } = {},
  ) {
    super(message, { cause });
    this.name = "WalletError";
    this.said = said;
  }
}
