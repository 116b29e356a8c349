/** The forms of a top-up and of a package, apart from what every page with a cart reads (RCG-02, RCG-03). */
import { number, object, string, type InferType } from "yup";
import { accepted, required } from "./fields";
import { parsePhone, type Operator } from "./recharges";

const phoneText = () =>
  string()
    .required(required)
    .test("phone", { key: "phone" } as never, (value) => parsePhone(value) !== null);

/**
 * Values of the form of a top-up of an operator with this range; the amount is null while nothing is written. Keys of its own:
 * "phone", and "minPesos" and "maxPesos" with their figure as `limit`.
 */
export const topUpSchema = ({ minPesos, maxPesos }: Pick<Operator, "minPesos" | "maxPesos">) =>
  object({
    phone: phoneText(),
    /** The operator's id as text, "" for none yet. */
    operator: string().required(required),
    pesos: number()
      .nullable()
      .defined()
      .test("written", required as never, (value) => value !== null)
      .integer({ key: "whole" } as never)
      .min(minPesos, { key: "minPesos", limit: minPesos })
      .max(maxPesos, { key: "maxPesos", limit: maxPesos }),
    policies: accepted(),
  });
export type TopUpValues = InferType<ReturnType<typeof topUpSchema>>;

/** Values of the form of a package. Keys of its own: "phone", and "package" where none is chosen. */
export const packageSchema = object({
  phone: phoneText(),
  /** The operator's id as text, "" for none yet. */
  operator: string().required(required),
  /** The package's id, "" for none yet. */
  packageId: string().required({ key: "package" }),
  policies: accepted(),
});
export type PackageValues = InferType<typeof packageSchema>;
