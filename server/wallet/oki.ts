/**
 * The wallet over HTTP: POST {celular, valor, referencia} with a bearer token and the top-up's key. A 2xx with estado "APROBADA"
 * says that it took the money; a 4xx whose JSON has a mensaje, that it did not. Any other answer may have had its effect.
 */
import type { WalletConfig } from "../config";
import { WalletError, type Wallet } from "./wallet";

const TIMEOUT_MS = 10_000;
const LONGEST_TEXT = 300;

function objectIn(text: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text);
    return value !== null && typeof value === "object" ? (value as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}

const textIn = (value: unknown): string | null =>
  typeof value === "string" && value.trim() !== "" ? value.trim().slice(0, LONGEST_TEXT) : null;

export const createOki = ({ url, token }: WalletConfig, fetch = globalThis.fetch): Wallet => ({
  async topUp({ key, mobile, pesos }) {
    let status: number;
    let answer: Record<string, unknown>;
    try {
      const response = await fetch(url, {
        method: "POST",
        headers: { "content-type": "application/json", authorization: `Bearer ${token}`, "idempotency-key": key },
        body: JSON.stringify({ celular: mobile, valor: pesos, referencia: key }),
        redirect: "manual",
        signal: AbortSignal.timeout(TIMEOUT_MS),
      });
      ({ status } = response);
      answer = objectIn(await response.text());
    } catch (error) {
      const code = String(((error as Error).cause as { code?: unknown } | undefined)?.code ?? (error as Error).name);
      throw new WalletError(`HTTP: ${code}`, "unknown", { cause: error });
    }
    if (status >= 200 && status <= 299 && answer["estado"] === "APROBADA")
      return { reference: textIn(answer["referencia"]) };
    const said = textIn(answer["mensaje"]);
    // The shop's own key was refused, or the wallet has no time: that says nothing of an earlier try.
    const isAboutTheTopUp = status >= 400 && status < 500 && ![401, 403, 404, 408, 409, 425, 429].includes(status);
    throw new WalletError(`HTTP: ${status}`, isAboutTheTopUp && said !== null ? "refused" : "unknown", { said });
  },
});
