/** CheckboxGroup, bound to a form. */
import { CheckboxGroup } from "#ds";
import { bindField } from "./bindField";

export const FormChecks = bindField(CheckboxGroup);
