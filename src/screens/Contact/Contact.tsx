/** /contacto/faq: its reader has a question. Any other address of the area that is no page leads to the PQRS (CONTACT-01). */
import { redirect, useLoaderData, type LoaderFunctionArgs } from "react-router-dom";
import { questions } from "#api/content";
import { contact } from "#copy/contact";
import { pageMeta } from "../../page/meta";
import { PageFrame } from "../../page/PageFrame";
import { onlyOnOtherAddress } from "../../page/reload";
import { clientOf } from "../../page/session";
import { paths } from "../../paths";
import { ContactTabs } from "./ContactTabs";
import { Faq, searchOf } from "./Faq";

export { RouteFailure as ErrorBoundary } from "../../page/RouteFailure";

export const shouldRevalidate = onlyOnOtherAddress;
export const meta = () => pageMeta({ title: contact.tabs.faq, description: contact.faq.lead });

export async function loader({ context: { server }, params, request }: LoaderFunctionArgs) {
  if (params["tab"] !== "faq") throw redirect(paths.pqrs);
  return { questions: await questions(clientOf(server)), search: searchOf(new URL(request.url).searchParams) };
}

export default function Contact() {
  const { questions: asked, search } = useLoaderData<typeof loader>();
  return (
    <PageFrame title={contact.title} crumb={contact.tabs.faq}>
      <ContactTabs current="faq" />
      <Faq questions={asked} search={search} />
    </PageFrame>
  );
}
