/** TextArea, bound to a form. */
import { TextArea } from "#ds";
import { bindField } from "./bindField";

export const FormTextArea = bindField(TextArea);
