/** /eliminar-cuenta: its player wants to leave for good, and must know before what is lost and what is not (ACC-05). */
import { useCallback, useEffect, useState } from "react";
import { useNavigate, type LoaderFunctionArgs } from "react-router-dom";
import { Button, ButtonLink, ConfirmModal, Form, Grid, Inline, Notice, Panel, RichText } from "#ds";
import { deleteAccount } from "#api/account";
import { account } from "#copy/account";
import { deletion as words } from "#copy/deletion";
import { problem } from "#copy/problems";
import { shell } from "#copy/shell";
import { deletionSchema, REASON_MAX, type DeletionValues } from "#domain/account";
import { useField } from "../../forms/bindField";
import { FormTextArea } from "../../forms/FormTextArea";
import { useShopForm } from "../../forms/useShopForm";
import { useBackCloses } from "../../page/backCloses";
import { pageMeta } from "../../page/meta";
import { PageFrame } from "../../page/PageFrame";
import { usePageState } from "../../page/pageState";
import { onlyOnOtherAddress, useReload } from "../../page/reload";
import { requirePerson } from "../../page/session";
import { useStore } from "../../page/store";
import { useIsBrowser } from "../../page/useIsBrowser";
import { useWriting } from "../../page/writing";
import { paths } from "../../paths";

export { RouteFailure as ErrorBoundary } from "../../page/RouteFailure";

/** How long the message stands before the session ends, ms (ACC-05). */
const LEAVE_AFTER = 2000;

export const shouldRevalidate = onlyOnOtherAddress;
export const meta = () => pageMeta({ title: words.title, isPrivate: true });

/** Private (AUTH-08). */
export async function loader({ context: { server }, request }: LoaderFunctionArgs) {
  await requirePerson(server, request);
  return null;
}

export default function DeleteAccount() {
  const [message, setMessage] = useState<string | null>(null);
  return (
    <PageFrame title={words.title} crumbs={[{ label: account.title, href: paths.accountData }]} width="reading">
      {message === null ? <Deletion onDeleted={setMessage} /> : <Farewell message={message} />}
    </PageFrame>
  );
}

/** What is lost and kept, the reason, and the question before it is done. */
function Deletion({ onDeleted }: { onDeleted: (message: string) => void }) {
  const { client } = usePageState();
  // Opened while there is a session: afterwards the cart that it asks for would be refused, and the login would open.
  useStore();
  const isBrowser = useIsBrowser();
  const [asked, setAsked] = useState<DeletionValues | null>(null);
  const close = useBackCloses(
    asked !== null,
    useCallback(() => setAsked(null), []),
  );
  const { control, handleSubmit, showRefused } = useShopForm<DeletionValues>(deletionSchema, { reason: "" });
  const reason = useField({ control, name: "reason" }).field.value;
  const deleting = useWriting((values: DeletionValues) => deleteAccount(client, values), {
    words: (what) => problem(what, words.failed),
    onFields: showRefused,
  });
  const erase = async (values: DeletionValues) => {
    const deleted = await deleting.run(values);
    close();
    if (deleted?.ok) onDeleted(deleted.value.message);
  };
  return (
    <>
      <Notice tone="warning" title={words.warning}>
        {words.warningMore}
      </Notice>
      <Grid columns={2}>
        <Facts {...words.erased} />
        <Facts {...words.kept} />
      </Grid>
      <noscript>
        <Notice tone="warning">{account.needsScripts}</Notice>
      </noscript>
      <Form
        label={words.form}
        // Never an address with what was written in it, not even before scripts run.
        method="post"
        isPending={deleting.isPending}
        onSubmit={(event) => void handleSubmit((values) => setAsked(values))(event)}
      >
        <FormTextArea
          control={control}
          name="reason"
          label={words.reason}
          description={`${words.reasonHint} ${words.left(REASON_MAX - reason.trim().length)}`}
          rows={3}
          isRequired
        />
        {deleting.message !== null && (
          <Notice tone="error" isLive>
            {deleting.message}
          </Notice>
        )}
        <Inline>
          <Button type="submit" tone="danger" isDisabled={!isBrowser} isPending={deleting.isPending}>
            {words.submit}
          </Button>
          <ButtonLink href={paths.accountData} tone="secondary">
            {words.back}
          </ButtonLink>
        </Inline>
      </Form>
      <ConfirmModal
        title={words.question}
        message={words.warningMore}
        isOpen={asked !== null}
        onOpenChange={(isOpen) => !isOpen && close()}
        closeLabel={shell.close}
        confirmLabel={words.confirm}
        cancelLabel={words.keep}
        tone="danger"
        isPending={deleting.isPending}
        pendingLabel={words.deleting}
        onConfirm={() => asked && void erase(asked)}
      />
    </>
  );
}

const Facts = ({ title, items }: { title: string; items: readonly string[] }) => (
  <Panel title={title}>
    <RichText
      content={[{ tag: "ul", children: items.map((item) => ({ tag: "li", children: [item] })) }]}
      tableLabel={title}
    />
  </Panel>
);

/** Says that it is done; then nothing of the person stays in this browser, and the page after it opens. */
function Farewell({ message }: { message: string }) {
  const store = useStore();
  const navigate = useNavigate();
  const { reload } = useReload();
  useEffect(() => {
    const timer = setTimeout(async () => {
      // The account's sessions ended with it: what the server says to the logout changes nothing here.
      if (!(await store.logOut())) store.forgetPerson();
      await navigate(paths.deleted, { replace: true });
      await reload();
    }, LEAVE_AFTER);
    return () => clearTimeout(timer);
  }, [store, navigate, reload]);
  return (
    <Notice tone="success" title={message} isLive>
      {words.leaving}
    </Notice>
  );
}
