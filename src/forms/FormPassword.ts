/** PasswordField, bound to a form. */
import { PasswordField } from "#ds";
import { bindField } from "./bindField";

export const FormPassword = bindField(PasswordField);
