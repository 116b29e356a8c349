/** RadioGroup, bound to a form. */
import { RadioGroup } from "#ds";
import { bindField } from "./bindField";

export const FormRadios = bindField(RadioGroup);
