/** The wallet over HTTP: POST {celular, valor, referencia}, once for each key as {@link postKeyed} asks. */
import type { WalletConfig } from "../config";
import { postKeyed } from "../keyedPost";
import { WalletError, type Wallet } from "./wallet";

export const createOki = (config: WalletConfig, fetch = globalThis.fetch): Wallet => ({
  async topUp({ key, mobile, pesos }) {
    const answer = await postKeyed(config, key, { celular: mobile, valor: pesos, referencia: key }, fetch);
    if (answer.outcome === "done") return { reference: answer.reference };
    const { fault, outcome, said } = answer;
    throw new WalletError(fault, outcome, { said, ...("cause" in answer && { cause: answer.cause }) });
  },
});
