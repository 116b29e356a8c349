/** /productos: its reader wants to know what the shop sells, and how each thing works (INFO-02). */
import { useLoaderData, type LoaderFunctionArgs } from "react-router-dom";
import { Skeleton } from "#ds";
import { contentPage } from "#api/content";
import { pages } from "#copy/pages";
import { Loaded } from "../../page/Loaded";
import { pageMeta } from "../../page/meta";
import { PageFrame } from "../../page/PageFrame";
import { onlyOnOtherAddress } from "../../page/reload";
import { clientOf } from "../../page/session";
import { PageBody } from "../ContentPage/ContentPage";

export { RouteFailure as ErrorBoundary } from "../../page/RouteFailure";

export const shouldRevalidate = onlyOnOtherAddress;
export const meta = () => pageMeta({ title: pages.products.title });

export async function loader({ context: { server } }: LoaderFunctionArgs) {
  return { page: await contentPage(clientOf(server), "productos") };
}

export default function Products() {
  const { page } = useLoaderData<typeof loader>();
  const title = (page.ok && page.value?.title) || pages.products.title;
  return (
    <PageFrame title={title}>
      <Loaded result={page} failed={pages.failed} waiting={<Skeleton shape="row" count={5} label={pages.loading} />}>
        {(found) => <PageBody page={found} />}
      </Loaded>
    </PageFrame>
  );
}
