/** Select, bound to a form. */
import { Select } from "#ds";
import { bindField } from "./bindField";

export const FormSelect = bindField(Select);
