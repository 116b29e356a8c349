/** Has the money of a claim put into the wallet, and writes down what the wallet said. */
import { failPoint } from "./failPoints";
import { claimMessages } from "./letters/claim";
import type { Shop } from "./shop";
import { settleClaim, walletKey, type ClaimRow, type WalletWord } from "./store/claims";
import { WalletError, type Wallet } from "./wallet/wallet";

async function wordOf(wallet: Wallet, claim: ClaimRow): Promise<WalletWord & { said?: string | null; cause?: string }> {
  try {
    const { reference } = await wallet.topUp({
      key: walletKey(claim),
      mobile: claim.mobile,
      pesos: claim.amountPesos,
    });
    return { outcome: "paid", reference };
  } catch (error) {
    if (!(error instanceof WalletError)) return { outcome: "unknown", cause: (error as Error).name };
    if (error.outcome === "unknown") return { outcome: "unknown", cause: error.message };
    return { outcome: "refused", fault: error.said ?? error.message, said: error.said, cause: error.message };
  }
}

/** Asks the wallet for a claim that was begun or taken. Gives the claim as it is then. */
export async function askWallet(shop: Shop, wallet: Wallet, claim: ClaimRow): Promise<ClaimRow> {
  const { store, clock, log } = shop;
  failPoint("claim-begun");
  const word = await wordOf(wallet, claim);
  failPoint("claim-asked");
  const settled = await settleClaim(store, claim, word, { now: clock.now(), messagesOf: claimMessages });
  // Neither the account nor the amount: a claim is found by its line and its row (F-47).
  const facts = { orderLineId: claim.orderLineId, position: claim.position, round: claim.round, tries: claim.tries };
  if (word.outcome === "paid") log.info(facts, "a prize was paid into the wallet");
  else log.warn({ ...facts, fault: word.cause, outcome: word.outcome }, "the wallet did not take a prize");
  return settled;
}
