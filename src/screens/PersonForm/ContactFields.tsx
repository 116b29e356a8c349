/** Where a person is reached (REG-01, ACC-02). */
import { Grid } from "#ds";
import { person } from "#copy/person";
import type { PersonValues } from "#domain/account";
import { EMAIL_MAX } from "#domain/fields";
import { partOf, type FormControl } from "../../forms/bindField";
import { FormPhone } from "../../forms/FormPhone";
import { FormText } from "../../forms/FormText";

type ContactValues = Pick<PersonValues, "email" | "emailConfirm" | "mobile" | "address">;

const words = person.fields;

export function ContactFields<Values extends ContactValues>(props: { control: FormControl<Values> }) {
  const control: FormControl<ContactValues> = partOf(props.control);
  return (
    <Grid columns={2} gap="m" align="end">
      <FormText
        control={control}
        name="email"
        type="email"
        label={words.email}
        description={person.emailHint}
        autoComplete="email"
        maxLength={EMAIL_MAX}
        isRequired
      />
      {/* Filled in by the browser it would repeat a mistyped address. */}
      <FormText
        control={control}
        name="emailConfirm"
        type="email"
        label={words.emailConfirm}
        autoComplete="off"
        maxLength={EMAIL_MAX}
        isRequired
      />
      <FormPhone control={control} name="mobile" label={words.mobile} isRequired />
      <FormText
        control={control}
        name="address"
        label={words.address}
        autoComplete="street-address"
        maxLength={100}
        isRequired
      />
    </Grid>
  );
}
