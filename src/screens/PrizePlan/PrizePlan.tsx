/** /plan-premios/{idLotterie}: its player wants to know what a ticket can win before buying it. */
import { data, useLoaderData, type LoaderFunctionArgs } from "react-router-dom";
import { Breadcrumb, ErrorState, Heading, Page, Panel, Stack } from "#ds";
import { lotteries, plan } from "#copy/lotteries";
import { problem } from "#copy/problems";
import { shell } from "#copy/shell";
import { apiOf } from "../../loading";
import { pageMeta } from "../../meta";
import { paths } from "../../paths";
import { onlyOnOtherAddress, useReload } from "../../revalidation";
import { PrizePlanTable } from "./PrizePlanTable";

export { RouteFailure as ErrorBoundary } from "../RouteFailure";

export const shouldRevalidate = onlyOnOtherAddress;

export async function loader({ context: { shop }, params }: LoaderFunctionArgs) {
  const lotteryId = Number(params.lotteryId);
  if (!Number.isSafeInteger(lotteryId) || lotteryId < 1) throw data(null, { status: 404 });
  const api = apiOf(shop);
  const [rows, draws] = await Promise.all([api.prizePlan(lotteryId), api.openDraws()]);
  const draw = draws.ok ? draws.value.find((one) => one.lotteryId === lotteryId) : undefined;
  return { rows, lotteryName: draw?.lotteryName ?? null };
}

export const meta = ({ loaderData }: { loaderData?: Awaited<ReturnType<typeof loader>> }) =>
  pageMeta({ title: loaderData?.lotteryName ? plan.title(loaderData.lotteryName) : plan.pageTitle });

export default function PrizePlan() {
  const { rows, lotteryName } = useLoaderData<typeof loader>();
  const { reload } = useReload();
  return (
    <Page>
      <Stack gap="l">
        <Breadcrumb
          label={lotteries.breadcrumb}
          items={[
            { label: lotteries.home, href: paths.home },
            { label: lotteries.title, href: paths.lotteries },
            { label: plan.pageTitle },
          ]}
        />
        <Heading level={1}>{lotteryName ? plan.title(lotteryName) : plan.pageTitle}</Heading>
        {rows.ok ? (
          <Panel>
            <PrizePlanTable rows={rows.value} />
          </Panel>
        ) : (
          <ErrorState
            title={problem(rows.problem, plan.failed)}
            retryLabel={shell.retry}
            onRetry={() => void reload()}
          />
        )}
      </Stack>
    </Page>
  );
}
