/** What a person accepts and declares; the form is sent once all three are ticked (REG-01). */
import { Stack, TextLink, VisuallyHidden } from "#ds";
import { person } from "#copy/person";
import type { PersonValues } from "#domain/account";
import { partOf, useField, type FormControl } from "../../forms/bindField";
import { FormCheck } from "../../forms/FormCheck";
import { paths } from "../../paths";

type AcceptanceValues = Pick<PersonValues, "terms" | "policy" | "adult">;

const words = person.accept;

export function AcceptanceFields<Values extends AcceptanceValues>(props: { control: FormControl<Values> }) {
  const control: FormControl<AcceptanceValues> = partOf(props.control);
  return (
    <Stack gap="none">
      <FormCheck
        control={control}
        name="terms"
        label={
          <>
            {words.terms} <Elsewhere href={paths.terms}>{words.termsLink}</Elsewhere>
          </>
        }
        isRequired
      />
      <FormCheck
        control={control}
        name="policy"
        label={
          <>
            {words.policy} <Elsewhere href={paths.privacy}>{words.policyLink}</Elsewhere>
          </>
        }
        isRequired
      />
      <FormCheck control={control} name="adult" label={words.adult} isRequired />
    </Stack>
  );
}

/** A link that leaves what was typed where it is. */
const Elsewhere = ({ href, children }: { href: string; children: string }) => (
  <TextLink href={href} isExternal>
    {children}
    <VisuallyHidden> ({words.newTab})</VisuallyHidden>
  </TextLink>
);

/**
 * What is still to be accepted, as the button of the form tells it; undefined for nothing. `trigger` is the form's: a press
 * marks what is missing and puts the focus there.
 */
export function useMissingAcceptance<Values extends AcceptanceValues>({
  control,
  trigger,
}: {
  control: FormControl<Values>;
  trigger: (names: (keyof AcceptanceValues)[], options: { shouldFocus: boolean }) => Promise<boolean>;
}): { label: string; onPress: () => void } | undefined {
  const acceptances: FormControl<AcceptanceValues> = partOf(control);
  const given = {
    terms: useField({ control: acceptances, name: "terms" }).field.value,
    policy: useField({ control: acceptances, name: "policy" }).field.value,
    adult: useField({ control: acceptances, name: "adult" }).field.value,
  };
  const missing = (["terms", "policy", "adult"] as const).filter((name) => !given[name]);
  if (missing.length === 0) return undefined;
  return {
    label: words.missing(missing.map((name) => person.fields[name])),
    onPress: () => void trigger(missing, { shouldFocus: true }),
  };
}
