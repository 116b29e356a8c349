/** /mi-cuenta/datos: its player checks or corrects what the shop knows of them. Any other address of the account that is no page leads here (ACC-01). */
import { useEffect, useRef, useState, type ReactNode } from "react";
import { redirect, useLoaderData, type LoaderFunctionArgs } from "react-router-dom";
import { ButtonLink, FactList, Notice, Panel, Skeleton, Split, Stack, Text, TextLink, TicketSheet } from "#ds";
import { openSessions, ownDataHref, profile, type Profile } from "#api/account";
import { account } from "#copy/account";
import { cart } from "#copy/cart";
import { personName, pesos } from "#copy/format";
import { login } from "#copy/login";
import { focusPart } from "../../page/focus";
import { Loaded } from "../../page/Loaded";
import { pageMeta } from "../../page/meta";
import { PageFrame } from "../../page/PageFrame";
import { onlyOnOtherAddress } from "../../page/reload";
import { clientOf, requirePerson, usePagePerson } from "../../page/session";
import { paths } from "../../paths";
import { AccountTabs } from "./AccountTabs";
import { DataForm } from "./DataForm";
import { OpenSessions } from "./OpenSessions";

export { RouteFailure as ErrorBoundary } from "../../page/RouteFailure";

const words = account.data;

export const shouldRevalidate = onlyOnOtherAddress;
export const meta = () => pageMeta({ title: account.title, isPrivate: true });

/** Private (AUTH-08). */
export async function loader({ context: { server }, params, request }: LoaderFunctionArgs) {
  await requirePerson(server, request);
  if (params["tab"] !== "datos") throw redirect(paths.accountData);
  const client = clientOf(server);
  const [own, sessions] = await Promise.all([profile(client), openSessions(client)]);
  return {
    needsBirthDate: new URL(request.url).searchParams.get("falta") === "nacimiento",
    profile: own,
    sessions,
  };
}

export default function Account() {
  const { needsBirthDate, profile: own, sessions } = useLoaderData<typeof loader>();
  const aside = (
    <Stack gap="l">
      <OpenSessions sessions={sessions} />
      <OwnData />
    </Stack>
  );
  return (
    <PageFrame title={account.title} crumbs={null}>
      <AccountTabs current="data" />
      <noscript>
        <Notice tone="warning">{account.needsScripts}</Notice>
      </noscript>
      <Loaded result={own} failed={words.notRead} waiting={<Skeleton shape="row" count={6} label={words.loading} />}>
        {(known) => <PersonData known={known} needsBirthDate={needsBirthDate} aside={aside} />}
      </Loaded>
      {!own.ok && aside}
    </PageFrame>
  );
}

interface PersonDataProps {
  known: Profile;
  /** Whether the checkout led here for the birth date. */
  needsBirthDate: boolean;
  /** Stands beside the form. */
  aside: ReactNode;
}

/** What the account knows, why it is asked for, and what became of the last change. */
function PersonData({ known, needsBirthDate, aside }: PersonDataProps) {
  const person = usePagePerson();
  const [saves, setSaves] = useState(0);
  const outcome = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (saves > 0) focusPart(outcome.current);
  }, [saves]);
  if (!person) return null;
  return (
    <Stack gap="l">
      {saves > 0 && (
        <div ref={outcome}>
          <Notice
            tone="success"
            isLive
            action={
              needsBirthDate ? (
                <ButtonLink href={paths.cart}>{words.toCart}</ButtonLink>
              ) : (
                <TextLink href={paths.lotteries}>{words.toLotteries}</TextLink>
              )
            }
          >
            {words.saved}
          </Notice>
        </div>
      )}
      {known.pendingEmail !== null && (
        <Notice title={words.pending(known.pendingEmail)}>{words.pendingMore(known.email)}</Notice>
      )}
      {person.mustUpdate && (
        <Notice tone="warning" title={login.update.message}>
          {words.mustUpdateMore}
        </Notice>
      )}
      {needsBirthDate && known.birthDate === "" && (
        <Notice tone="warning" isLive>
          {cart.birthDateMissing}
        </Notice>
      )}
      <TicketSheet title={personName(`${person.firstNames} ${person.surname}`.trim())}>
        <FactList
          facts={[
            { label: words.document, value: `${person.documentType} ${person.document}` },
            { label: words.balance, value: pesos(person.balancePesos) },
            { label: words.email, value: known.email, isWide: true },
          ]}
        />
      </TicketSheet>
      <Split
        main={
          <Panel>
            <DataForm key={person.userId} known={known} onSaved={() => setSaves(saves + 1)} />
          </Panel>
        }
        aside={aside}
      />
    </Stack>
  );
}

/** The right to know what is kept (Ley 1581), and the way out. */
const OwnData = () => (
  <Panel title={account.ownData.title}>
    <Stack>
      <Text>{account.ownData.text}</Text>
      <ButtonLink href={ownDataHref} tone="secondary" size="s" download={account.ownData.fileName}>
        {account.ownData.download}
      </ButtonLink>
      <TextLink href={paths.deleteAccount} isRoomy>
        {account.ownData.leave}
      </TextLink>
    </Stack>
  </Panel>
);
