/** The fiscal responsibility, folded under one line: for most people it is "No responsable" (REG-02). */
import { Accordion, CheckboxGroup } from "#ds";
import { listed } from "#copy/format";
import { person } from "#copy/person";
import { fiscalChoice, fiscalCodes, type FiscalCode, type PersonValues } from "#domain/account";
import { partOf, useField, type FormControl } from "../../forms/bindField";

type FiscalValues = Pick<PersonValues, "fiscalCodes">;

const { names, option, hint } = person.fiscal;

export function FiscalFields<Values extends FiscalValues>(props: { control: FormControl<Values> }) {
  const control: FormControl<FiscalValues> = partOf(props.control);
  const { field, errorMessage } = useField({ control, name: "fiscalCodes" });
  return (
    <Accordion
      look="inset"
      // What is folded can neither be read nor have the focus.
      isFirstOpen={errorMessage !== undefined}
      items={[
        {
          id: "fiscal",
          title: person.fields.fiscalCodes,
          note: listed(field.value.map((code) => names[code as FiscalCode])),
          content: (
            <CheckboxGroup
              {...field}
              label={person.fields.fiscalCodes}
              description={hint}
              options={fiscalCodes.map((code) => ({ value: code, label: option(code, names[code]) }))}
              onChange={(chosen) => field.onChange(fiscalChoice(field.value, chosen))}
              errorMessage={errorMessage}
            />
          ),
        },
      ]}
    />
  );
}
