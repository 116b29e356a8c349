/** /mi-cuenta/{tab}: its player looks for a past purchase, or checks their own data. */
import { observer } from "mobx-react-lite";
import { redirect, useLoaderData, type LoaderFunctionArgs } from "react-router-dom";
import { Heading, Notice, OrderSummary, Page, Panel, Stack, Tabs, Text } from "#ds";
import { account } from "#copy/account";
import { cart } from "#copy/cart";
import { personName, pesos } from "#copy/format";
import type { PastOrder } from "#api/mappers";
import { success } from "#api/result";
import { parseDay } from "#domain/calendar";
import { apiOf } from "../../loading";
import { pageMeta } from "../../meta";
import { paths } from "../../paths";
import { onlyOnOtherAddress } from "../../revalidation";
import { useStore } from "../../store";
import { History } from "./History";

export { RouteFailure as ErrorBoundary } from "../RouteFailure";

const tabs = ["datos", "historial"] as const;
type TabId = (typeof tabs)[number];

const isTab = (id: string | undefined): id is TabId => (tabs as readonly (string | undefined)[]).includes(id);

export const shouldRevalidate = onlyOnOtherAddress;
export const meta = () => pageMeta({ title: account.title, isPrivate: true });

/** Private: without a session, home (AUTH-08). An unknown tab is the first one (ACC-01). */
export async function loader({ context: { shop }, params, request }: LoaderFunctionArgs) {
  const api = apiOf(shop);
  const session = await api.session();
  if (session.ok && !session.value.person) throw redirect(paths.home);
  const { tab } = params;
  if (!isTab(tab)) throw redirect(paths.accountData);
  const search = new URL(request.url).searchParams;
  const document = session.ok ? session.value.person?.document : undefined;
  const asked = search.get("fecha");
  const day = asked ? parseDay(asked) : null;
  return {
    tab,
    needsBirthDate: search.get("falta") === "nacimiento",
    day: asked ?? "",
    history: tab === "historial" && document !== undefined ? await historyOf(api, document, asked, day) : null,
  };
}

/** The history of a day, or of all; a day that is none has no orders. */
const historyOf = (api: ReturnType<typeof apiOf>, document: string, asked: string | null, day: string | null) =>
  asked && !day ? success<PastOrder[]>([]) : api.history(document, day ?? undefined);

export default observer(function Account() {
  const { tab, needsBirthDate, day, history } = useLoaderData<typeof loader>();
  return (
    <Page>
      <Stack gap="l">
        <Heading level={1}>{account.title}</Heading>
        <Tabs
          label={account.tabs.label}
          selectedId={tab}
          tabs={[
            {
              id: "datos",
              label: account.tabs.datos,
              href: paths.accountData,
              content: <PersonData needsBirthDate={needsBirthDate} />,
            },
            {
              id: "historial",
              label: account.tabs.historial,
              href: paths.history,
              content: <History day={day} history={history} />,
            },
          ]}
        />
      </Stack>
    </Page>
  );
});

const PersonData = observer(function PersonData({ needsBirthDate }: { needsBirthDate: boolean }) {
  const { person } = useStore().user;
  const words = account.data;
  if (!person) return null;
  return (
    <Stack>
      {needsBirthDate && (
        <Notice tone="warning" isLive>
          {cart.birthDateMissing}
        </Notice>
      )}
      <Panel title={words.title}>
        <OrderSummary
          rows={[
            { label: words.name, value: personName(`${person.firstNames} ${person.surname}`.trim()) },
            { label: words.document, value: `${person.documentType} ${person.document}` },
            { label: words.email, value: person.email },
          ]}
          totalLabel={words.balance}
          total={pesos(person.balancePesos)}
        />
      </Panel>
      <Text tone="soft">{words.change}</Text>
    </Stack>
  );
});
