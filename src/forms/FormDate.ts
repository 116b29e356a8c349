/** DateField, bound to a form. */
import { DateField } from "#ds";
import { bindField } from "./bindField";

export const FormDate = bindField(DateField);
