/** Every word that the reader sees (es-CO). The figures' formats are in format.ts. */
import { account } from "./account";
import { card } from "./card";
import { cart } from "./cart";
import { confirmation } from "./confirmation";
import { countdown } from "./countdown";
import { home } from "./home";
import { privacy, terms } from "./legal";
import { login } from "./login";
import { lotteries } from "./lotteries";
import { lotteryList } from "./lotteryList";
import { openPurchase } from "./openPurchase";
import { plan } from "./plan";
import { play } from "./play";
import { checkoutProblem, loginProblem, problem } from "./problems";
import { shell } from "./shell";
import { validation } from "./validation";

export const copy = {
  shell,
  countdown,
  card,
  plan,
  home,
  lotteries,
  lotteryList,
  play,
  cart,
  login,
  confirmation,
  openPurchase,
  account,
  legal: { terms, privacy },
  problem,
  loginProblem,
  checkoutProblem,
  validation,
};
export * as format from "./format";
