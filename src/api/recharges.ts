/** Operators that phones are recharged with, their packages, and recharges as they are stored and sent. */
import {
  operatorsWithPackages,
  operatorWire,
  packages as packagesCall,
  packageWire,
  RECHARGE_PAYMENT,
  rechargeLineWire,
  wireRechargeKinds,
  wireRechargeStates,
} from "#contract/recharges";
import { read } from "#contract/read";
import {
  parsePhone,
  rechargeKinds,
  rechargeStates,
  TOP_UP_MAX,
  TOP_UP_MIN,
  type Operator,
  type RechargeKind,
  type RechargeLine,
  type RechargePackage,
  type RechargeState,
} from "#domain/recharges";
import { readable } from "./records";
import { request, type Client } from "./request";
import { mapResult, type Result } from "./result";

/** An operator; where its range is not told, that of every other (RCG-02). */
function toOperator(value: unknown): Operator | null {
  const record = read(operatorWire, value);
  return (
    record && {
      id: record.ideProducto,
      ganaId: record.ideOperadorGana,
      name: record.desProducto,
      code: record.sigla,
      minPesos: record.vlrMinimo ?? TOP_UP_MIN,
      maxPesos: record.vlrMaximo ?? TOP_UP_MAX,
      hasPackages: record.esPaquete === "S",
    }
  );
}

/** The operators that are topped up, or those that sell packages. */
export async function operatorsOf(client: Client, kind: RechargeKind): Promise<Result<Operator[]>> {
  const product = JSON.stringify({ paquete: kind === "PACKAGE" ? "S" : "N" });
  return mapResult(await request(client, operatorsWithPackages, { query: { product } }), ({ data }) =>
    readable(data[0]?.productos ?? [], toOperator),
  );
}

function toPackage(value: unknown): RechargePackage | null {
  const record = read(packageWire, value);
  return record && { id: record.idePaqueteOperador, name: record.desPaquete, pesos: record.vlrComercial };
}

/** The packages of an operator. */
export async function packagesOf(
  client: Client,
  { ganaId }: Pick<Operator, "ganaId">,
): Promise<Result<RechargePackage[]>> {
  const result = await request(client, packagesCall, { body: { product: { ideOperadorGANA: ganaId } } });
  return mapResult(result, ({ data }) => readable(data.paqueteMovil, toPackage));
}

/** A stored recharge, read in both spellings (RCG-04). */
export function toRechargeLine(value: unknown): RechargeLine | null {
  const record = read(rechargeLineWire, value);
  if (!record) return null;
  const kind = rechargeKinds[wireRechargeKinds.indexOf(record.tipo)];
  const phone = parsePhone(record.celular ?? record.numero ?? "");
  const pesos = record.valor ?? record.vlrRecarga ?? null;
  if (!kind || phone === null || pesos === null) return null;
  return {
    id: record.id,
    kind,
    phone,
    operatorId: record.ideProducto,
    operatorName: record.desProducto ?? record.sigla ?? "",
    operatorCode: record.sigla ?? "",
    pesos,
    packageId: record.idePaqueteMovil ?? null,
    packageName: record.desPaquete ?? null,
    isGone: record.cerrado ?? false,
  };
}

/** A recharge of an order with what has become of it; null while it is not paid, or where nobody tells. */
export interface BoughtRecharge extends RechargeLine {
  state: RechargeState | null;
  /** Since when it is so, epoch ms. */
  since: number | null;
}

/** A recharge of an order, as it is stored. */
export function toBoughtRecharge(value: unknown): BoughtRecharge | null {
  const line = toRechargeLine(value);
  if (!line) return null;
  const { estado, fecha } = read(rechargeLineWire, value)!;
  const state = rechargeStates[wireRechargeStates.findIndex((word) => word === estado)] ?? null;
  return { ...line, state, since: fecha ? Date.parse(fecha) : null };
}

/** A recharge as it is sent; the operator's name and a package's price are the server's. */
export const toRechargeRequest = ({ id, kind, phone, pesos, operatorId, operatorCode, packageId }: RechargeLine) => ({
  id,
  tipo: wireRechargeKinds[rechargeKinds.indexOf(kind)]!,
  celular: phone,
  valor: pesos,
  ideProducto: operatorId,
  sigla: operatorCode,
  ideFormaPago: RECHARGE_PAYMENT,
  ...(packageId !== null && { idePaqueteMovil: packageId, esPaqueteRecarga: true }),
});
