/** PhoneField, bound to a form. */
import { PhoneField } from "#ds";
import { bindField } from "./bindField";

export const FormPhone = bindField(PhoneField);
