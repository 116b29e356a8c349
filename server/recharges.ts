/** Has a paid recharge made by its operator, and writes down what the operator said. */
import { failPoint } from "./failPoints";
import { refundMessage } from "./letters/refund";
import type { Operators, OperatorWord } from "./operators/operators";
import type { Shop } from "./shop";
import { operatorKey, settleRecharge, type BoughtRecharge } from "./store/recharges";

async function wordOf(operators: Operators, { recharge, order }: BoughtRecharge): Promise<OperatorWord> {
  const { phone, operatorId, operatorCode, packageId, pesos } = recharge;
  try {
    return await operators.recharge({
      key: operatorKey(order, recharge),
      ...{ phone, operatorId, operatorCode, packageId, pesos },
    });
  } catch (error) {
    return { outcome: "unknown", fault: (error as Error).name };
  }
}

/** Asks the operator for a recharge that was taken. */
export async function askOperator(
  { store, clock, log }: Pick<Shop, "store" | "clock" | "log">,
  operators: Operators,
  taken: BoughtRecharge,
): Promise<void> {
  failPoint("recharge-taken");
  const word = await wordOf(operators, taken);
  failPoint("recharge-asked");
  const { isContradicted } = await settleRecharge(store, taken.recharge, word, {
    now: clock.now(),
    messageOf: refundMessage,
  });
  const { id, tries } = taken.recharge;
  // Not the phone: a recharge is found by its number and its purchase (F-47).
  const facts = { reference: taken.order.reference, rechargeId: id, tries };
  if (isContradicted)
    log.error(
      { ...facts, outcome: word.outcome, alarm: "recharge-contradicted" },
      "an operator says otherwise than before",
    );
  else if (word.outcome === "done") log.info(facts, "a recharge was made");
  else log.warn({ ...facts, fault: word.fault, outcome: word.outcome }, "an operator did not make a recharge");
}
