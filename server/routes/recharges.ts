/** The operators whose phones are recharged, and their packages. */
import type { FastifyInstance } from "fastify";
import { string } from "yup";
import { closed } from "#contract/call";
import {
  operators as operatorsCall,
  operatorsWithPackages,
  packages,
  RECHARGE_PAYMENT,
  wireRechargeKinds,
  wireRechargeStates,
  type RechargeLineWire,
} from "#contract/recharges";
import { rechargeStates } from "#domain/recharges";
import type { Shop } from "../shop";
import { keptForASecond } from "../store/brief";
import { soldOperators, soldPackages, type PricedRecharge } from "../store/operators";
import type { OrderRechargeRow } from "../store/orders";
import { checkedText, publicCall } from "./register";

const kindOf = (packageId: string | null) => wireRechargeKinds[packageId === null ? 0 : 1];

/** What a cart's recharge and an order's have in common. */
function commonRecord(
  recharge: Pick<PricedRecharge, "clientId" | "phone" | "operatorId" | "operatorName" | "operatorCode" | "pesos"> &
    Pick<PricedRecharge, "packageId" | "packageName">,
): RechargeLineWire {
  const { clientId, phone, operatorId, operatorName, operatorCode, packageId, packageName, pesos } = recharge;
  return {
    id: clientId,
    tipo: kindOf(packageId),
    celular: phone,
    valor: pesos,
    ideProducto: operatorId,
    sigla: operatorCode,
    desProducto: operatorName,
    ideFormaPago: RECHARGE_PAYMENT,
    esPaqueteRecarga: packageId !== null,
    ...(packageId !== null && { idePaqueteMovil: packageId, desPaquete: packageName }),
  };
}

/** A recharge of the open cart as the wire writes it. */
export const cartRechargeRecord = (recharge: PricedRecharge): RechargeLineWire => ({
  ...commonRecord(recharge),
  ideOperador: recharge.operatorGanaId,
  cerrado: recharge.fault !== null,
});

/** A recharge of an order as the wire writes it. */
export const boughtRechargeRecord = (recharge: OrderRechargeRow): RechargeLineWire => ({
  ...commonRecord(recharge),
  ...(recharge.state && {
    estado: wireRechargeStates[rechargeStates.indexOf(recharge.state)]!,
    fecha: recharge.stateAt,
  }),
});

/** What `product` of the operators' call may hold: with "N" all of them make top-ups, with "S" only those with packages are given. */
const productFilter = closed({ paquete: string().oneOf(["S", "N"]).required() });

export function addRecharges(app: FastifyInstance, shop: Shop): void {
  const { store, clock } = shop;
  /** Nothing is offered that could not be sent. */
  const read = keptForASecond(clock, async () =>
    (shop.operators ? await soldOperators(store.db) : []).map((operator) => ({
      ideProducto: operator.id,
      desProducto: operator.name,
      sigla: operator.code,
      ideOperadorGana: operator.ganaId,
      vlrMinimo: operator.minPesos,
      vlrMaximo: operator.maxPesos,
      esPaquete: operator.hasPackages ? "S" : "N",
    })),
  );
  const readPackages = keptForASecond(clock, async (operatorGanaId: number) =>
    (shop.operators ? await soldPackages(store.db, operatorGanaId) : []).map((one) => ({
      idePaqueteOperador: one.id,
      idePaqueteGANA: one.ganaId,
      desPaquete: one.name,
      vlrComercial: one.pesos,
      operator: one.operatorCode,
    })),
  );

  publicCall(app, shop, operatorsWithPackages, async ({ query: { product } }) => {
    const { paquete } = checkedText(productFilter, product, "product");
    const productos = (await read()).filter(({ esPaquete }) => paquete === "N" || esPaquete === "S");
    return { data: [{ productos }] };
  });

  publicCall(app, shop, operatorsCall, async () => ({ data: await read() }));

  publicCall(app, shop, packages, async ({ body: { product } }) => ({
    data: { paqueteMovil: await readPackages(product.ideOperadorGANA) },
  }));
}
