/** TextField, bound to a form. */
import { TextField } from "#ds";
import { bindField } from "./bindField";

export const FormText = bindField(TextField);
