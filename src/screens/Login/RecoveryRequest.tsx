/** Asks for a link with which a password is chosen anew (REG-05). What it says is the same whether there is such an account. */
import { useEffect, useRef, useState, type ReactNode } from "react";
import { Button, Form, Notice, Stack, Text } from "#ds";
import { recoverPassword } from "#api/account";
import { login } from "#copy/login";
import { problem } from "#copy/problems";
import { recovery as words } from "#copy/recovery";
import { recoverySchema, type RecoveryValues } from "#domain/account";
import { DOCUMENT_MAX, normalizeDocument } from "#domain/documents";
import { FormSelect } from "../../forms/FormSelect";
import { FormText } from "../../forms/FormText";
import { useShopForm } from "../../forms/useShopForm";
import { focusPart } from "../../page/focus";
import { usePageState } from "../../page/pageState";
import { useWriting } from "../../page/writing";
import { useTypeOptions } from "./typeOptions";

interface RecoveryRequestProps {
  /** What is known of the document already. */
  initial?: RecoveryValues;
  /** Below what can be done: the way back. */
  children?: ReactNode;
}

export function RecoveryRequest({ initial = { documentType: "CC", document: "" }, children }: RecoveryRequestProps) {
  const { client } = usePageState();
  const types = useTypeOptions();
  const told = useRef<HTMLDivElement>(null);
  const [isSent, setSent] = useState(false);
  const { control, handleSubmit, showRefused } = useShopForm<RecoveryValues>(recoverySchema, initial);
  const asking = useWriting((values: RecoveryValues) => recoverPassword(client, values), {
    words: (what) => problem(what, words.failed),
    onFields: showRefused,
  });
  const submit = handleSubmit(async (values) => {
    const asked = await asking.run({ ...values, document: normalizeDocument(values.document) });
    if (asked?.ok) setSent(true);
  });
  useEffect(() => {
    if (isSent) focusPart(told.current);
  }, [isSent]);

  if (isSent)
    return (
      <Stack>
        <div ref={told}>
          <Notice tone="success" title={words.sent}>
            {words.sentMore}
          </Notice>
        </div>
        {children}
      </Stack>
    );

  return (
    <Form
      label={words.title}
      // Never an address with what was written in it, not even before scripts run.
      method="post"
      isPending={asking.isPending}
      onSubmit={(event) => void submit(event)}
    >
      <Stack>
        <Text>{words.lead}</Text>
        <FormSelect control={control} name="documentType" label={login.documentType} options={types} />
        <FormText
          control={control}
          name="document"
          label={login.document}
          autoComplete="username"
          autoCapitalize="characters"
          inputMode="text"
          maxLength={DOCUMENT_MAX}
          isRequired
        />
        <Button type="submit" tone="ink" isFullWidth isPending={asking.isPending} pendingLabel={words.submitting}>
          {words.submit}
        </Button>
        {asking.message && (
          <Notice tone="error" isLive>
            {asking.message}
          </Notice>
        )}
        {children}
      </Stack>
    </Form>
  );
}
