/** The operators over HTTP: POST {celular, producto, operador, paquete, valor, referencia}, once for each key as {@link postKeyed} asks. */
import type { OperatorsConfig } from "../config";
import { postKeyed } from "../keyedPost";
import type { Operators } from "./operators";

export const createHttpOperators = (config: OperatorsConfig, fetch = globalThis.fetch): Operators => ({
  async recharge({ key, phone, operatorId, operatorCode, packageId, pesos }) {
    const answer = await postKeyed(
      config,
      key,
      {
        celular: phone,
        producto: operatorId,
        operador: operatorCode,
        paquete: packageId,
        valor: pesos,
        referencia: key,
      },
      fetch,
    );
    if (answer.outcome === "done") return { outcome: "done", reference: answer.reference };
    return { outcome: answer.outcome, fault: answer.said === null ? answer.fault : `${answer.fault}, ${answer.said}` };
  },
});
