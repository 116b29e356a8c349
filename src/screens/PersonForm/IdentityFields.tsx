/** What the document says of a person, in the order in which it is read there (REG-01, ACC-02). */
import { Grid, TextField } from "#ds";
import { person } from "#copy/person";
import { birthYears, issueYears, normalizeName, type PersonValues } from "#domain/account";
import { partOf, useField, type FormControl } from "../../forms/bindField";
import { FormDateParts } from "../../forms/FormDateParts";

type IdentityValues = Pick<PersonValues, "issueDate" | "names" | "surnames" | "birthDate">;

const words = person.fields;

interface IdentityFieldsProps<Values extends IdentityValues> {
  control: FormControl<Values>;
  /** The shop's day, YYYY-MM-DD: until when a document is issued, and who is of age. */
  today: string;
}

export function IdentityFields<Values extends IdentityValues>({ control, today }: IdentityFieldsProps<Values>) {
  const identity: FormControl<IdentityValues> = partOf(control);
  return (
    <Grid columns={2} gap="m">
      <NameField control={identity} name="names" autoComplete="given-name" maxLength={150} />
      <NameField control={identity} name="surnames" autoComplete="family-name" maxLength={50} />
      <FormDateParts
        control={identity}
        name="issueDate"
        label={words.issueDate}
        description={person.issueDateHint}
        {...person.date}
        years={issueYears(today)}
        isRequired
      />
      <FormDateParts
        control={identity}
        name="birthDate"
        label={words.birthDate}
        description={person.birthDateHint}
        {...person.date}
        years={birthYears(today)}
        autoComplete="bday"
        isRequired
      />
    </Grid>
  );
}

interface NameFieldProps {
  control: FormControl<IdentityValues>;
  name: "names" | "surnames";
  autoComplete: "given-name" | "family-name";
  maxLength: number;
}

/** A name, written as it is kept once the field is left. */
function NameField({ control, name, ...props }: NameFieldProps) {
  const { field, errorMessage } = useField({ control, name });
  return (
    <TextField
      {...props}
      {...field}
      label={words[name]}
      errorMessage={errorMessage}
      autoCapitalize="characters"
      isRequired
      onBlur={() => {
        const kept = normalizeName(field.value);
        if (kept !== field.value) field.onChange(kept);
        field.onBlur();
      }}
    />
  );
}
