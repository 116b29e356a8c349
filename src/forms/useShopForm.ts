/** A form over a schema of the domain: rules, words of errors, and the server's word on its fields. */
import { useCallback, useEffect } from "react";
import { yupResolver } from "@hookform/resolvers/yup";
import { useForm, type DefaultValues, type FieldValues, type Path, type Resolver } from "react-hook-form";
import type { ObjectSchema } from "yup";

type Repeats<Values extends FieldValues> = Readonly<Partial<Record<Path<Values>, Path<Values>>>>;
const none = {};

/**
 * The first field at fault gets the focus; an error shows once its field was touched. `showRefused` puts the server's
 * sentences on their fields and the focus on the first of them; false when one of them is no field of the form.
 * `repeats` names, by a field, the one that repeats it: the fault of the second is looked at again when the first changes.
 */
export function useShopForm<Values extends FieldValues>(
  schema: ObjectSchema<Values>,
  defaultValues: DefaultValues<Values>,
  repeats: Repeats<Values> = none as Repeats<Values>,
) {
  const form = useForm<Values>({
    resolver: yupResolver(schema) as unknown as Resolver<Values>,
    defaultValues,
    mode: "onTouched",
  });
  const { setError, getFieldState, getValues, subscribe, trigger } = form;
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback({ name }) {
          const second = name && repeats[name as Path<Values>];
          if (second && getFieldState(second).error) void trigger(second);
        },
      }),
    [getFieldState, repeats, subscribe, trigger],
  );
  const showRefused = useCallback(
    (fields: Readonly<Record<string, string>>): boolean => {
      const values = getValues();
      const own = Object.entries(fields).filter(([name]) => name in values);
      own.forEach(([name, message], index) =>
        setError(name as Path<Values>, { type: "server", message }, { shouldFocus: index === 0 }),
      );
      return own.length === Object.keys(fields).length;
    },
    [setError, getValues],
  );
  return { ...form, showRefused };
}
