/** /contacto/pqrs: its reader has something to tell, wants to be sure that it arrives, and to know when it is answered. */
import { useId, useState } from "react";
import { useLoaderData, type LoaderFunctionArgs } from "react-router-dom";
import { EmptyState, Notice, Skeleton, TextLink, TicketSheet } from "#ds";
import { pqrsTopics, type SentPqrs } from "#api/contact";
import { contact } from "#copy/contact";
import { pqrs } from "#copy/pqrs";
import { Loaded } from "../../page/Loaded";
import { pageMeta } from "../../page/meta";
import { PageFrame } from "../../page/PageFrame";
import { onlyOnOtherAddress } from "../../page/reload";
import { clientOf } from "../../page/session";
import { paths } from "../../paths";
import { ContactTabs } from "./ContactTabs";
import { PqrsForm } from "./PqrsForm";
import { PqrsSent } from "./PqrsSent";

export { RouteFailure as ErrorBoundary } from "../../page/RouteFailure";

export const shouldRevalidate = onlyOnOtherAddress;
export const meta = () => pageMeta({ title: contact.tabs.pqrs, description: pqrs.description });

export async function loader({ context: { server } }: LoaderFunctionArgs) {
  return { topics: await pqrsTopics(clientOf(server)) };
}

/** A PQRS that was sent from this page, and the address that its copy went to. */
interface Sent {
  kept: SentPqrs;
  email: string;
}

export default function Pqrs() {
  const { topics } = useLoaderData<typeof loader>();
  const formId = useId();
  const [sent, setSent] = useState<Sent | null>(null);
  if (sent)
    return (
      <PageFrame title={contact.title} crumb={contact.tabs.pqrs} width="reading">
        <ContactTabs current="pqrs" />
        <PqrsSent {...sent} onAgain={() => setSent(null)} />
      </PageFrame>
    );
  return (
    <PageFrame title={contact.title} crumb={contact.tabs.pqrs} lead={pqrs.lead} width="reading">
      <ContactTabs current="pqrs" />
      <TextLink href={paths.pqrsState()} isRoomy>
        {pqrs.follow}
      </TextLink>
      <noscript>
        <Notice tone="warning">{pqrs.needsScripts}</Notice>
      </noscript>
      <Loaded
        result={topics}
        failed={pqrs.topicsFailed}
        waiting={<Skeleton shape="row" count={6} label={pqrs.loading} />}
      >
        {(all) =>
          all.length === 0 ? (
            <EmptyState title={pqrs.topicsFailed} message={pqrs.topicsEmptyMore} />
          ) : (
            <TicketSheet id={formId} title={pqrs.sheet} description={pqrs.sheetMore}>
              <PqrsForm topics={all} onSent={(kept, email) => setSent({ kept, email })} />
            </TicketSheet>
          )
        }
      </Loaded>
    </PageFrame>
  );
}
