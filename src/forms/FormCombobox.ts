/** Combobox, bound to a form. */
import { Combobox } from "#ds";
import { bindField } from "./bindField";

export const FormCombobox = bindField(Combobox);
