/** /recuperar-contrasena/{token}: somebody forgot their password and chooses another one by the link of an e-mail (REG-05). */
import { useEffect, useRef, useState } from "react";
import { useLoaderData, useNavigate, type LoaderFunctionArgs } from "react-router-dom";
import {
  Button,
  ButtonLink,
  confirmedDrawing,
  EmptyState,
  Form,
  Inline,
  Notice,
  Page,
  Skeleton,
  TicketSheet,
} from "#ds";
import { resetPassword } from "#api/account";
import { problem } from "#copy/problems";
import { recovery } from "#copy/recovery";
import { resetSchema, type ResetValues } from "#domain/account";
import { useShopForm } from "../../forms/useShopForm";
import { useDialogs } from "../../page/dialogs";
import { focusPart } from "../../page/focus";
import { Loaded } from "../../page/Loaded";
import { pageMeta } from "../../page/meta";
import { PageFrame } from "../../page/PageFrame";
import { usePageState } from "../../page/pageState";
import { onlyOnOtherAddress, useReload } from "../../page/reload";
import { usePerson } from "../../page/session";
import { Submit } from "../../page/Submit";
import { useWriting } from "../../page/writing";
import { paths } from "../../paths";
import { isUnknownLink, readLink } from "../AccountLink/readLink";
import { RecoveryRequest } from "../Login/RecoveryRequest";
import { faultsOf } from "../PersonForm/Faults";
import { NewPasswordFields } from "../PersonForm/NewPasswordFields";

export { RouteFailure as ErrorBoundary } from "../../page/RouteFailure";

const words = recovery.reset;

export const shouldRevalidate = onlyOnOtherAddress;
export const meta = () => pageMeta({ title: words.title, isPrivate: true });

export const loader = ({ context: { server }, params }: LoaderFunctionArgs) =>
  readLink(server, params.token, ["password"]);

export default function ResetPassword() {
  const { token, link } = useLoaderData<typeof loader>();
  const { reload } = useReload();
  const [isDone, setDone] = useState(false);
  const [isSpent, setSpent] = useState(false);
  if (isDone) return <Done />;
  const isUsable = link.ok && link.value.state === "valid" && !isSpent;
  return (
    <PageFrame
      title={link.ok && !isUsable ? words.expired : words.title}
      lead={link.ok && !isUsable ? words.expiredMore : words.lead}
      crumbs={null}
      width="form"
    >
      <noscript>
        <Notice tone="warning">{words.needsScripts}</Notice>
      </noscript>
      <Loaded
        result={link}
        failed={words.linkFailed}
        waiting={<Skeleton shape="row" count={3} label={words.checking} />}
      >
        {({ email }) =>
          isUsable ? (
            <TicketSheet title={words.sheet} {...(email !== null && { description: words.of(email) })}>
              <ResetForm
                token={token}
                onDone={() => {
                  setDone(true);
                  // Every session of the account is over, this browser's too where it was one.
                  void reload();
                }}
                onSpent={() => setSpent(true)}
              />
            </TicketSheet>
          ) : (
            <TicketSheet title={recovery.title}>
              <RecoveryRequest />
            </TicketSheet>
          )
        }
      </Loaded>
    </PageFrame>
  );
}

const repeats = { password: "passwordConfirm" } as const;
const labels: Record<keyof ResetValues, string> = { password: words.password, passwordConfirm: words.confirm };

interface ResetFormProps {
  token: string;
  onDone: () => void;
  /** The link held when the page was opened and does no longer. */
  onSpent: () => void;
}

function ResetForm({ token, onDone, onSpent }: ResetFormProps) {
  const { client } = usePageState();
  const navigate = useNavigate();
  const { control, handleSubmit, showRefused, setFocus, formState } = useShopForm<ResetValues>(
    resetSchema,
    { password: "", passwordConfirm: "" },
    repeats,
  );
  const changing = useWriting((values: ResetValues) => resetPassword(client, token, values), {
    words: (what) => problem(what, words.failed),
    onFields: showRefused,
  });
  const submit = handleSubmit(async (values) => {
    const changed = await changing.run(values);
    if (!changed) return;
    if (changed.ok) onDone();
    else if (changed.problem.kind === "refused" && changed.problem.code === "LINK_USED_UP") onSpent();
    else if (isUnknownLink(changed)) await navigate(paths.home, { replace: true });
  });
  return (
    <Form
      label={words.title}
      // Never an address with a password in it, not even before scripts run.
      method="post"
      isPending={changing.isPending}
      errorSummary={faultsOf({ formState, setFocus }, labels)}
      onSubmit={(event) => void submit(event)}
    >
      <NewPasswordFields control={control} label={labels.password} confirmLabel={labels.passwordConfirm} />
      <Submit label={words.submit} writing={changing} pendingLabel={words.submitting} />
    </Form>
  );
}

/** The password was changed: the way on. */
function Done() {
  const { openLogin } = useDialogs();
  const isLoggedIn = usePerson() !== null;
  const part = useRef<HTMLDivElement>(null);
  useEffect(() => focusPart(part.current), []);
  return (
    <Page width="form">
      <div ref={part} role="status">
        <EmptyState
          illustration={confirmedDrawing}
          headingLevel={1}
          title={words.done}
          message={words.doneMore}
          action={
            <Inline justify="center">
              {!isLoggedIn && (
                <Button tone="ink" onPress={() => openLogin()}>
                  {words.login}
                </Button>
              )}
              <ButtonLink href={paths.home} tone="secondary">
                {words.home}
              </ButtonLink>
            </Inline>
          }
        />
      </div>
    </Page>
  );
}
