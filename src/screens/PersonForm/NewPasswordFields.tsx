/** A password that is chosen, with its strength, and its second writing (REG-01, REG-05, ACC-03). */
import { Stack, StrengthMeter } from "#ds";
import { person } from "#copy/person";
import { passwordStrength } from "#domain/account";
import { partOf, useField, type FormControl } from "../../forms/bindField";
import { FormPassword } from "../../forms/FormPassword";

interface NewPasswordValues {
  password: string;
  passwordConfirm: string;
}

const words = person.password;

interface NewPasswordFieldsProps<Values extends NewPasswordValues> {
  control: FormControl<Values>;
  /** Default "Contraseña". */
  label?: string;
  /** Default "Confirmar contraseña". */
  confirmLabel?: string;
}

/** Nothing is cut off while it is written or pasted: a password that is too long is refused in words. */
export function NewPasswordFields<Values extends NewPasswordValues>({
  control,
  label = words.label,
  confirmLabel = words.confirm,
}: NewPasswordFieldsProps<Values>) {
  const passwords: FormControl<NewPasswordValues> = partOf(control);
  const strength = passwordStrength(useField({ control: passwords, name: "password" }).field.value);
  return (
    <>
      <Stack gap="xs">
        <FormPassword
          control={passwords}
          name="password"
          label={label}
          description={words.hint}
          autoComplete="new-password"
          showLabel={words.reveal}
          hideLabel={words.hide}
          isRequired
        />
        <StrengthMeter label={words.strength} value={strength} text={words.strengths[strength - 1] ?? ""} />
      </Stack>
      <FormPassword
        control={passwords}
        name="passwordConfirm"
        label={confirmLabel}
        autoComplete="new-password"
        showLabel={words.reveal}
        hideLabel={words.hide}
        isRequired
      />
    </>
  );
}
