/** /nosotros/{tab}: its reader wants to know who sells, and where people can be met. */
import { redirect, useLoaderData, type LoaderFunctionArgs } from "react-router-dom";
import { Skeleton, TabLinks } from "#ds";
import { contentPage } from "#api/content";
import { pages } from "#copy/pages";
import { Loaded } from "../../page/Loaded";
import { pageMeta } from "../../page/meta";
import { PageFrame } from "../../page/PageFrame";
import { onlyOnOtherAddress } from "../../page/reload";
import { clientOf } from "../../page/session";
import { paths } from "../../paths";
import { PageBody } from "../ContentPage/ContentPage";

export { RouteFailure as ErrorBoundary } from "../../page/RouteFailure";

export const shouldRevalidate = onlyOnOtherAddress;

const words = pages.about;

const hrefs = { "nuestra-empresa": paths.about, "nuestra-red": paths.network } as const;
type TabId = keyof typeof hrefs;
const tabs = Object.keys(hrefs) as TabId[];

/** An unknown tab is the first one (INFO-01). */
export async function loader({ context: { server }, params }: LoaderFunctionArgs) {
  const tab = tabs.find((id) => id === params["tab"]);
  if (!tab) throw redirect(paths.about);
  return { tab, page: await contentPage(clientOf(server), tab) };
}

export const meta = ({ loaderData }: { loaderData?: Awaited<ReturnType<typeof loader>> }) =>
  pageMeta({ title: loaderData ? words.tabs[loaderData.tab] : words.title });

export default function About() {
  const { tab, page } = useLoaderData<typeof loader>();
  return (
    <PageFrame title={words.title} crumb={words.tabs[tab]}>
      <TabLinks
        label={words.parts}
        links={tabs.map((id) => ({ href: hrefs[id], label: words.tabs[id], isCurrent: id === tab }))}
      />
      <Loaded result={page} failed={pages.failed} waiting={<Skeleton shape="row" count={5} label={pages.loading} />}>
        {(found) => <PageBody page={found} />}
      </Loaded>
    </PageFrame>
  );
}
