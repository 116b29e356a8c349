/** What is to be corrected in a long form, each fault by a link that leads to its field. */
import { Stack, Text, TextLink } from "#ds";
import { person } from "#copy/person";

/** What of a form is asked for here. */
interface FaultyForm<Name extends string> {
  formState: { isSubmitted: boolean; errors: object };
  setFocus: (name: Name) => void;
}

/** The summary of a form that was refused; undefined while there is nothing to correct. `labels` are in the form's order. */
export function faultsOf<Name extends string>(
  { formState: { isSubmitted, errors }, setFocus }: FaultyForm<Name>,
  labels: Readonly<Partial<Record<Name, string>>>,
) {
  const names = (Object.keys(labels) as Name[]).filter((name) => name in errors);
  if (!isSubmitted || names.length === 0) return undefined;
  return (
    <Stack gap="none" align="start">
      <Text weight="bold">{person.faults(names.length)}</Text>
      {names.map((name) => (
        <TextLink
          key={name}
          href={`#${name}`}
          tone="inherit"
          isRoomy
          onPress={(event) => {
            event.preventDefault();
            setFocus(name);
          }}
        >
          {labels[name]}
        </TextLink>
      ))}
    </Stack>
  );
}
