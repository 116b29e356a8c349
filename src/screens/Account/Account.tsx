/** /mi-cuenta/{tab}: its player looks for a past purchase, or checks their own data. */
import { redirect, useLoaderData, type LoaderFunctionArgs } from "react-router-dom";
import { Notice, OrderSummary, Panel, Stack, Tabs, Text } from "#ds";
import { account } from "#copy/account";
import { cart } from "#copy/cart";
import { personName, pesos } from "#copy/format";
import { history as historyOf } from "#api/orders";
import type { Client } from "#api/request";
import { success } from "#api/result";
import { parseDay } from "#domain/bogota";
import { pageMeta } from "../../page/meta";
import { PageFrame } from "../../page/PageFrame";
import { pagingOf, type Paging } from "../../page/paging";
import { onlyOnOtherAddress } from "../../page/reload";
import { clientOf, requirePerson, usePerson } from "../../page/session";
import { paths } from "../../paths";
import { History, HISTORY_PAGE_SIZES, type HistoryResult } from "./History";

export { RouteFailure as ErrorBoundary } from "../../page/RouteFailure";

const tabs = ["datos", "historial"] as const;
type TabId = (typeof tabs)[number];

const isTab = (id: string | undefined): id is TabId => (tabs as readonly (string | undefined)[]).includes(id);

export const shouldRevalidate = onlyOnOtherAddress;
export const meta = () => pageMeta({ title: account.title, isPrivate: true });

/** Private (AUTH-08). An unknown tab is the first one (ACC-01). */
export async function loader({ context: { server }, params, request }: LoaderFunctionArgs) {
  const person = await requirePerson(server, request);
  const { tab } = params;
  if (!isTab(tab)) throw redirect(paths.accountData);
  const search = new URL(request.url).searchParams;
  const day = search.get("fecha") ?? "";
  const paging = pagingOf(search, HISTORY_PAGE_SIZES);
  return {
    tab,
    needsBirthDate: search.get("falta") === "nacimiento",
    day,
    paging,
    history: tab === "historial" ? await ordersOf(clientOf(server), person.document, day, paging) : null,
  };
}

/** A page of the history of a day, or of all; a day that is none has no orders. */
async function ordersOf(client: Client, document: string, asked: string, paging: Paging): Promise<HistoryResult> {
  if (asked === "") return historyOf(client, document, paging);
  const day = parseDay(asked);
  return day ? historyOf(client, document, { day, ...paging }) : success({ orders: [], isMore: false });
}

export default function Account() {
  const { tab, needsBirthDate, day, paging, history } = useLoaderData<typeof loader>();
  return (
    <PageFrame title={account.title} crumbs={null}>
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
            content: <History day={day} paging={paging} history={history} />,
          },
        ]}
      />
    </PageFrame>
  );
}

function PersonData({ needsBirthDate }: { needsBirthDate: boolean }) {
  const person = usePerson();
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
}
