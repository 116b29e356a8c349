/** /confirmar-cuenta/{token}: somebody opened the link of their e-mail and wants to play (REG-04). */
import { useEffect, useRef, useState } from "react";
import { useLoaderData, useNavigate, type LoaderFunctionArgs } from "react-router-dom";
import { Button, ButtonLink, confirmedDrawing, EmptyState, Notice, Page, sentDrawing, Skeleton, Stack } from "#ds";
import { activate, type AccountLink } from "#api/account";
import { confirmAccount as words } from "#copy/confirmAccount";
import { problem } from "#copy/problems";
import { useDialogs } from "../../page/dialogs";
import { focusPart } from "../../page/focus";
import { Loaded } from "../../page/Loaded";
import { pageMeta } from "../../page/meta";
import { usePageState } from "../../page/pageState";
import { onlyOnOtherAddress } from "../../page/reload";
import { usePerson } from "../../page/session";
import { useIsBrowser } from "../../page/useIsBrowser";
import { useWriting } from "../../page/writing";
import { paths } from "../../paths";
import { isUnknownLink, readLink } from "../AccountLink/readLink";

export { RouteFailure as ErrorBoundary } from "../../page/RouteFailure";

export const shouldRevalidate = onlyOnOtherAddress;
export const meta = () => pageMeta({ title: words.title, isPrivate: true });

export const loader = ({ context: { server }, params }: LoaderFunctionArgs) =>
  readLink(server, params.token, ["confirm", "email"]);

export default function ConfirmAccount() {
  const { token, link } = useLoaderData<typeof loader>();
  return (
    <Page width="form">
      <Stack>
        <noscript>
          <Notice tone="warning">{words.needsScripts}</Notice>
        </noscript>
        <Loaded
          result={link}
          failed={words.linkFailed}
          headingLevel={1}
          waiting={<Skeleton shape="row" count={2} label={words.checking} />}
        >
          {(found) => <Link key={token} token={token} link={found} />}
        </Loaded>
      </Stack>
    </Page>
  );
}

/** The link's state, until the press that uses it up; then what came of it. */
function Link({ token, link: { state, use, email } }: { token: string; link: AccountLink }) {
  const { client } = usePageState();
  const navigate = useNavigate();
  const part = useRef<HTMLDivElement>(null);
  const [outcome, setOutcome] = useState<"activated" | "expired" | null>(null);
  // A new address is shown wherever the session is.
  const confirming = useWriting(() => activate(client, token), {
    words: (what) => problem(what, words.failed),
    isReadAgain: true,
  });
  const confirm = async () => {
    const confirmed = await confirming.run();
    if (confirmed?.ok) setOutcome(confirmed.value.outcome);
    else if (confirmed && isUnknownLink(confirmed)) await navigate(paths.home, { replace: true });
  };
  useEffect(() => {
    if (outcome !== null) focusPart(part.current);
  }, [outcome]);

  const isAddress = use === "email";
  const isVerified = outcome === "activated" || (outcome === null && state === "used");
  return (
    <div ref={part} role="status">
      {isVerified ? (
        <Verified isAddress={isAddress} />
      ) : outcome === "expired" ? (
        <EmptyState
          illustration={sentDrawing}
          headingLevel={1}
          title={words.sent.title}
          message={words.sent.message}
          action={
            <ButtonLink href={paths.home} tone="ink">
              {words.home}
            </ButtonLink>
          }
        />
      ) : (
        <Ask
          title={state === "expired" ? words.expired.title : words.title}
          message={state === "expired" ? words.expired.message : askFor(isAddress, email)}
          label={state === "expired" ? words.expired.submit : words.ask.submit}
          writing={confirming}
          onPress={() => void confirm()}
        />
      )}
    </div>
  );
}

function askFor(isAddress: boolean, email: string | null): string {
  if (isAddress) return email === null ? words.ask.address : words.ask.addressOf(email);
  return email === null ? words.ask.account : words.ask.accountOf(email);
}

interface AskProps {
  title: string;
  message: string;
  label: string;
  writing: { isPending: boolean; message: string | null };
  onPress: () => void;
}

/** Nothing happens before the press: whoever opens links by themselves confirms nothing. */
function Ask({ title, message, label, writing, onPress }: AskProps) {
  const isBrowser = useIsBrowser();
  return (
    <Stack>
      <EmptyState
        illustration={sentDrawing}
        headingLevel={1}
        title={title}
        message={message}
        action={
          <Button
            tone="ink"
            isDisabled={!isBrowser}
            isPending={writing.isPending}
            pendingLabel={words.submitting}
            onPress={onPress}
          >
            {label}
          </Button>
        }
      />
      {writing.message && (
        <Notice tone="error" isLive>
          {writing.message}
        </Notice>
      )}
    </Stack>
  );
}

/** The account can be used, or the new address is in force; also where the link was used before. */
function Verified({ isAddress }: { isAddress: boolean }) {
  const { openLogin } = useDialogs();
  const isLoggedIn = usePerson() !== null;
  const { title, message, addressTitle, addressMessage } = words.verified;
  return (
    <EmptyState
      illustration={confirmedDrawing}
      headingLevel={1}
      title={isAddress ? addressTitle : title}
      message={isAddress ? addressMessage : message}
      action={
        isLoggedIn ? (
          <ButtonLink href={paths.accountData} tone="ink">
            {words.account}
          </ButtonLink>
        ) : (
          <Button tone="ink" onPress={() => openLogin()}>
            {words.login}
          </Button>
        )
      }
    />
  );
}
