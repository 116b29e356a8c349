/** /mi-cuenta/cambiar-contrasena: its player wants a password that nobody else knows (ACC-03). */
import { useEffect, useRef, useState } from "react";
import type { LoaderFunctionArgs } from "react-router-dom";
import { Form, Notice, Stack, TicketSheet } from "#ds";
import { changePassword } from "#api/account";
import { account } from "#copy/account";
import { person as personWords } from "#copy/person";
import { problem } from "#copy/problems";
import { passwordSchema, type PasswordValues } from "#domain/account";
import { LOGIN_PASSWORD_MAX } from "#domain/login";
import { FormPassword } from "../../forms/FormPassword";
import { useShopForm } from "../../forms/useShopForm";
import { focusPart } from "../../page/focus";
import { pageMeta } from "../../page/meta";
import { PageFrame } from "../../page/PageFrame";
import { usePageState } from "../../page/pageState";
import { onlyOnOtherAddress } from "../../page/reload";
import { requirePerson, usePerson } from "../../page/session";
import { Submit } from "../../page/Submit";
import { useWriting } from "../../page/writing";
import { faultsOf } from "../PersonForm/Faults";
import { NewPasswordFields } from "../PersonForm/NewPasswordFields";
import { AccountTabs } from "./AccountTabs";

export { RouteFailure as ErrorBoundary } from "../../page/RouteFailure";

const words = account.password;
const labels = { current: words.current, password: words.next, passwordConfirm: words.repeat } as const;
const empty: PasswordValues = { current: "", password: "", passwordConfirm: "" };
const repeats = { password: "passwordConfirm" } as const;

export const shouldRevalidate = onlyOnOtherAddress;
export const meta = () => pageMeta({ title: `${account.tabs.password} · ${account.title}`, isPrivate: true });

/** Private (AUTH-08). */
export async function loader({ context: { server }, request }: LoaderFunctionArgs) {
  await requirePerson(server, request);
  return null;
}

export default function Password() {
  return (
    <PageFrame title={account.title} crumbs={null}>
      <AccountTabs current="password" />
      <noscript>
        <Notice tone="warning">{account.needsScripts}</Notice>
      </noscript>
      <TicketSheet title={words.sheet} description={words.sheetMore}>
        <PasswordForm />
      </TicketSheet>
    </PageFrame>
  );
}

function PasswordForm() {
  const { client } = usePageState();
  const person = usePerson();
  const [changes, setChanges] = useState(0);
  const outcome = useRef<HTMLDivElement>(null);
  const form = useShopForm<PasswordValues>(passwordSchema, empty, repeats);
  const { control, handleSubmit, showRefused, reset } = form;
  const changing = useWriting((values: PasswordValues) => changePassword(client, values), {
    words: (what) => problem(what, words.failed),
    onFields: showRefused,
  });
  useEffect(() => {
    if (changes > 0) focusPart(outcome.current);
  }, [changes]);
  const submit = handleSubmit(async (values) => {
    const changed = await changing.run(values);
    if (!changed?.ok) return;
    reset(empty);
    setChanges(changes + 1);
  });
  return (
    <Stack gap="l">
      {changes > 0 && (
        <div ref={outcome}>
          <Notice tone="success" title={words.done} isLive>
            {words.doneMore}
          </Notice>
        </div>
      )}
      <Form
        label={words.form}
        // Never an address with what was written in it, not even before scripts run.
        method="post"
        isPending={changing.isPending}
        errorSummary={faultsOf(form, labels)}
        onSubmit={(event) => void submit(event)}
      >
        {/* Whose password it is, for the program that keeps it. */}
        <input type="text" name="username" autoComplete="username" value={person?.document ?? ""} readOnly hidden />
        <FormPassword
          control={control}
          name="current"
          label={words.current}
          autoComplete="current-password"
          maxLength={LOGIN_PASSWORD_MAX}
          showLabel={personWords.password.reveal}
          hideLabel={personWords.password.hide}
          isRequired
        />
        <NewPasswordFields control={control} label={words.next} confirmLabel={words.repeat} />
        <Submit label={words.submit} writing={changing} pendingLabel={words.submitting} />
      </Form>
    </Stack>
  );
}
