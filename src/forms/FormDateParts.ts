/** DateParts, bound to a form. */
import { DateParts } from "#ds";
import { bindField } from "./bindField";

export const FormDateParts = bindField(DateParts);
