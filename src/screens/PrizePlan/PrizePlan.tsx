/** /plan-premios/{idLotterie}: its player wants to know what a ticket can win before buying it. */
import { data, useLoaderData, type LoaderFunctionArgs } from "react-router-dom";
import { Panel } from "#ds";
import { openDraw, prizePlan } from "#api/lotteries";
import { lotteries } from "#copy/lotteries";
import { plan } from "#copy/plan";
import { Loaded } from "../../page/Loaded";
import { pageMeta } from "../../page/meta";
import { PageFrame } from "../../page/PageFrame";
import { pagingOf } from "../../page/paging";
import { onlyOnOtherAddress } from "../../page/reload";
import { clientOf } from "../../page/session";
import { paths } from "../../paths";
import { PLAN_PAGE_SIZES, PrizePlanTable } from "./PrizePlanTable";

export { RouteFailure as ErrorBoundary } from "../../page/RouteFailure";

export const shouldRevalidate = onlyOnOtherAddress;

export async function loader({ context: { server }, params, request }: LoaderFunctionArgs) {
  const lotteryId = Number(params.lotteryId);
  if (!Number.isSafeInteger(lotteryId) || lotteryId < 1) throw data(null, { status: 404 });
  const client = clientOf(server);
  const [rows, draw] = await Promise.all([prizePlan(client, lotteryId), openDraw(client, { lotteryId })]);
  // A lottery with no plan and no draw is none.
  if (rows.ok && rows.value.length === 0 && draw.ok && !draw.value) throw data(null, { status: 404 });
  return {
    rows,
    lotteryName: draw.ok ? (draw.value?.lotteryName ?? null) : null,
    paging: pagingOf(new URL(request.url).searchParams, PLAN_PAGE_SIZES),
  };
}

export const meta = ({ loaderData }: { loaderData?: Awaited<ReturnType<typeof loader>> }) =>
  pageMeta({ title: loaderData?.lotteryName ? plan.title(loaderData.lotteryName) : plan.pageTitle });

export default function PrizePlan() {
  const { rows, lotteryName, paging } = useLoaderData<typeof loader>();
  return (
    <PageFrame
      title={lotteryName ? plan.title(lotteryName) : plan.pageTitle}
      crumbs={[{ label: lotteries.title, href: paths.lotteries }]}
      crumb={plan.pageTitle}
    >
      <Loaded result={rows} failed={plan.failed}>
        {(all) => (
          <Panel>
            <PrizePlanTable rows={all} paging={paging} />
          </Panel>
        )}
      </Loaded>
    </PageFrame>
  );
}
