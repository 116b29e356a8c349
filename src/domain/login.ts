/** The login form's rules. Messages are keys with their figures; the copy has the words. */
import { boolean, object, string, type InferType } from "yup";
import { documentProblem, documentTypes, type DocumentType } from "./documents";

/** Largest password that the login accepts, in characters. */
export const LOGIN_PASSWORD_MAX = 60;

/** Values of the login form (AUTH-02). */
export const loginSchema = object({
  documentType: string<DocumentType>()
    .oneOf([...documentTypes], { key: "required" })
    .required({ key: "required" }),
  document: string()
    .required({ key: "required" })
    .test("document", (value, context) => {
      const type = documentTypes.find((known) => known === context.parent.documentType);
      // Without a type there is no rule to break; the type itself is at fault.
      const problem = type && documentProblem(type, value, "login");
      return problem ? context.createError({ message: problem as never }) : true;
    }),
  password: string()
    .required({ key: "required" })
    .max(LOGIN_PASSWORD_MAX, { key: "maxLength", limit: LOGIN_PASSWORD_MAX }),
  captcha: string().required({ key: "captcha" }),
  asSeller: boolean().required(),
});
export type LoginValues = InferType<typeof loginSchema>;
