/** MoneyField, bound to a form. */
import { MoneyField } from "#ds";
import { bindField } from "./bindField";

export const FormMoney = bindField(MoneyField);
