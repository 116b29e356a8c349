/** The form of the account's data: registration's in edit mode (ACC-02). What was typed stays until the backend has kept it. */
import type { ReactNode } from "react";
import { Form, Heading, Stack } from "#ds";
import { updateProfile, type Profile } from "#api/account";
import { account } from "#copy/account";
import { person } from "#copy/person";
import { problem } from "#copy/problems";
import { personSchema, type PersonValues } from "#domain/account";
import { bogotaDay } from "#domain/bogota";
import { useShopForm } from "../../forms/useShopForm";
import { usePageState } from "../../page/pageState";
import { Submit } from "../../page/Submit";
import { useWriting } from "../../page/writing";
import { AcceptanceFields, useMissingAcceptance } from "../PersonForm/AcceptanceFields";
import { ContactFields } from "../PersonForm/ContactFields";
import { faultsOf } from "../PersonForm/Faults";
import { FiscalFields } from "../PersonForm/FiscalFields";
import { IdentityFields } from "../PersonForm/IdentityFields";

const words = account.data;
const repeats = { email: "emailConfirm" } as const;

/** The form's values of what the account knows. */
const valuesOf = (known: Profile): PersonValues => ({
  issueDate: known.issueDate,
  names: known.names,
  surnames: known.surnames,
  birthDate: known.birthDate,
  email: known.email,
  emailConfirm: known.email,
  mobile: known.mobile,
  address: known.address,
  fiscalCodes: [...known.fiscalCodes],
  terms: known.hasAcceptedTerms,
  policy: known.hasAcceptedPolicy,
  adult: known.isAdult,
});

interface DataFormProps {
  /** What the account knows. */
  known: Profile;
  /** Called once the change is kept. */
  onSaved: () => void;
}

export function DataForm({ known, onSaved }: DataFormProps) {
  const { client, clock } = usePageState();
  const today = bogotaDay(clock.startedAt);
  const form = useShopForm<PersonValues>(personSchema(today), valuesOf(known), repeats);
  const { control, handleSubmit, reset, showRefused } = form;
  const missing = useMissingAcceptance(form);
  const saving = useWriting((values: PersonValues) => updateProfile(client, values), {
    words: (what) => problem(what, words.failed),
    onFields: showRefused,
    isReadAgain: true,
  });
  const submit = handleSubmit(async (values) => {
    const saved = await saving.run(values);
    if (!saved?.ok) return;
    // A new address holds only once it is confirmed.
    const email = saved.value.pendingEmail === null ? values.email : known.email;
    reset({ ...values, email, emailConfirm: email });
    onSaved();
  });
  return (
    <Form
      label={words.form}
      // Never an address with what was written in it, not even before scripts run.
      method="post"
      isPending={saving.isPending}
      errorSummary={faultsOf(form, person.fields)}
      onSubmit={(event) => void submit(event)}
    >
      <Part title={words.who}>
        <IdentityFields control={control} today={today} />
      </Part>
      <Part title={words.reach}>
        <ContactFields control={control} />
        <FiscalFields control={control} />
      </Part>
      <Part title={words.permissions}>
        <AcceptanceFields control={control} />
      </Part>
      <Submit label={words.submit} writing={saving} pendingLabel={words.submitting} missing={missing} />
    </Form>
  );
}

const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <Stack>
    <Heading level={3} size="h4">
      {title}
    </Heading>
    {children}
  </Stack>
);
