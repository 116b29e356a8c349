/** Every word that the reader sees (es-CO). The figures' formats are in format.ts. */
import { account } from "./account";
import { calendar } from "./calendar";
import { calm } from "./calm";
import { card } from "./card";
import { cart } from "./cart";
import { claims } from "./claims";
import { confirmAccount } from "./confirmAccount";
import { confirmation } from "./confirmation";
import { consent } from "./consent";
import { contact } from "./contact";
import { countdown } from "./countdown";
import { coupon } from "./coupon";
import { deletion } from "./deletion";
import { documentTypeNames } from "./documentTypes";
import { favorite } from "./favorite";
import { hero } from "./hero";
import { home } from "./home";
import { privacy, terms } from "./legal";
import { login } from "./login";
import { lotteries } from "./lotteries";
import { lotteryList } from "./lotteryList";
import { news } from "./news";
import { notices } from "./notices";
import { numberHelp } from "./numberHelp";
import { openPurchase } from "./openPurchase";
import { pages } from "./pages";
import { pagination } from "./pagination";
import { orderEvents } from "./orderEvents";
import { person } from "./person";
import { picture } from "./picture";
import { plan } from "./plan";
import { play } from "./play";
import { pqrs } from "./pqrs";
import { pointsProblem } from "./pointsProblem";
import { prizePayment } from "./prizePayment";
import { rating } from "./rating";
import { checkoutProblem } from "./checkoutProblem";
import { loginProblem } from "./loginProblem";
import { problem } from "./problems";
import { recharges } from "./recharges";
import { recovery } from "./recovery";
import { refund } from "./refund";
import { reports } from "./reports";
import { results } from "./results";
import { shell } from "./shell";
import { signUp } from "./signUp";
import { secos } from "./secos";
import { validation } from "./validation";
import { winner } from "./winner";

export const copy = {
  shell,
  countdown,
  card,
  calendar,
  pagination,
  plan,
  home,
  hero,
  prizePayment,
  favorite,
  notices,
  lotteries,
  lotteryList,
  results,
  play,
  numberHelp,
  recharges,
  cart,
  coupon,
  login,
  signUp,
  confirmAccount,
  recovery,
  confirmation,
  openPurchase,
  orderEvents,
  refund,
  account,
  claims,
  calm,
  person,
  deletion,
  reports,
  news,
  pages,
  consent,
  contact,
  documentTypeNames,
  pqrs,
  rating,
  legal: { terms, privacy },
  problem,
  loginProblem,
  checkoutProblem,
  pointsProblem,
  validation,
  winner,
  secos,
  picture,
};
export * as format from "./format";
