/** The form of a PQRS ("Forms · PQRS"). What was typed stays until the backend has kept it. */
import { useState } from "react";
import { Form, Grid, RichText, Stack, TextLink } from "#ds";
import { sendPqrs, type SentPqrs, type Topic } from "#api/contact";
import { documentTypeNames } from "#copy/documentTypes";
import { personName } from "#copy/format";
import { pages } from "#copy/pages";
import { pqrs } from "#copy/pqrs";
import { problem } from "#copy/problems";
import {
  COMMENT_MAX,
  DEFAULT_TOPIC,
  LAST_NAME_MAX,
  NAME_MAX,
  pqrsSchema,
  TELEPHONE_MAX,
  type PqrsValues,
} from "#domain/contact";
import { pqrsDocumentTypes } from "#domain/documents";
import { EMAIL_MAX } from "#domain/fields";
import { useField } from "../../forms/bindField";
import { FormCheck } from "../../forms/FormCheck";
import { FormDocument } from "../../forms/FormDocument";
import { FormSelect } from "../../forms/FormSelect";
import { FormText } from "../../forms/FormText";
import { FormTextArea } from "../../forms/FormTextArea";
import { useShopForm } from "../../forms/useShopForm";
import { track } from "../../page/analytics";
import { newId } from "../../page/newId";
import { usePageState } from "../../page/pageState";
import { usePerson } from "../../page/session";
import { Submit } from "../../page/Submit";
import { useWriting } from "../../page/writing";
import { paths } from "../../paths";

interface PqrsFormProps {
  topics: readonly Topic[];
  /** Called with what the backend keeps, and the e-mail that was given. */
  onSent: (kept: SentPqrs, email: string) => void;
}

export function PqrsForm({ topics, onSent }: PqrsFormProps) {
  const { client } = usePageState();
  const person = usePerson();
  const [key] = useState(newId);
  const first = topics.find(({ id }) => id === DEFAULT_TOPIC) ?? topics[0]!;
  const { control, handleSubmit, showRefused, trigger, formState } = useShopForm<PqrsValues>(pqrsSchema, {
    topic: first.id,
    documentType: pqrsDocumentTypes.find((type) => type === person?.documentType) ?? "CC",
    document: person?.document ?? "",
    name: person ? personName(person.firstNames) : "",
    lastName: person ? personName(person.surname) : "",
    email: person?.email ?? "",
    telephone: "",
    comment: "",
    policy: false,
  });
  const topicId = useField({ control, name: "topic" }).field.value;
  const comment = String(useField({ control, name: "comment" }).field.value);
  const isAccepted = useField({ control, name: "policy" }).field.value;
  const topic = topics.find(({ id }) => id === topicId) ?? first;
  const sending = useWriting((values: PqrsValues) => sendPqrs(client, values, key), {
    words: (what) => problem(what, pqrs.failed),
    onFields: showRefused,
  });
  const submit = handleSubmit(async (values) => {
    const kept = await sending.run(values);
    if (!kept?.ok) return;
    track({ event: "form_submit", form_id: "pqrs" });
    track({ event: "generate_lead", lead_source: "pqrs" });
    onSent(kept.value, values.email);
  });
  const hasFaults = formState.isSubmitted && Object.keys(formState.errors).length > 0;

  return (
    <Form
      label={pqrs.form}
      // Never an address with what was written in it, not even before scripts run.
      method="post"
      isPending={sending.isPending}
      errorSummary={hasFaults ? pqrs.refused : undefined}
      onSubmit={(event) => void submit(event)}
    >
      <Stack gap="xs">
        <FormSelect
          control={control}
          name="topic"
          label={pqrs.topic}
          options={topics.map(({ id, title }) => ({ value: id, label: title }))}
          isRequired
        />
        <div aria-live="polite">
          <RichText content={topic.text} size="s" headingLevel={3} tableLabel={pages.table} />
        </div>
      </Stack>
      <FormTextArea
        control={control}
        name="comment"
        label={pqrs.comment}
        description={pqrs.left(COMMENT_MAX - comment.trim().length)}
        isRequired
      />
      <FormDocument
        control={control}
        typeName="documentType"
        numberName="document"
        label={pqrs.document.label}
        typeLabel={pqrs.document.type}
        numberLabel={pqrs.document.number}
        types={pqrsDocumentTypes.map((type) => ({ value: type, label: documentTypeNames[type] }))}
        numericTypes={["CC", "NIT", "CE", "PD", "CD", "TE"]}
        isRequired
      />
      <Grid columns={2} gap="m">
        <FormText
          control={control}
          name="name"
          label={pqrs.name}
          autoComplete="given-name"
          maxLength={NAME_MAX}
          isRequired
        />
        <FormText
          control={control}
          name="lastName"
          label={pqrs.lastName}
          autoComplete="family-name"
          maxLength={LAST_NAME_MAX}
          isRequired
        />
      </Grid>
      <Grid columns={2} gap="m" align="end">
        <FormText
          control={control}
          name="email"
          type="email"
          inputMode="email"
          label={pqrs.email}
          description={pqrs.emailHint}
          autoComplete="email"
          maxLength={EMAIL_MAX}
          isRequired
        />
        <FormText
          control={control}
          name="telephone"
          type="tel"
          inputMode="tel"
          label={pqrs.telephone}
          autoComplete="tel"
          maxLength={TELEPHONE_MAX}
          isRequired
        />
      </Grid>
      <FormCheck
        control={control}
        name="policy"
        label={
          <>
            {pqrs.policy} <TextLink href={paths.privacy}>{pqrs.policyLink}</TextLink>
          </>
        }
        isRequired
      />
      <Submit
        label={pqrs.submit}
        writing={sending}
        pendingLabel={pqrs.submitting}
        missing={
          isAccepted
            ? undefined
            : { label: pqrs.policyMissing, onPress: () => void trigger("policy", { shouldFocus: true }) }
        }
      />
    </Form>
  );
}
