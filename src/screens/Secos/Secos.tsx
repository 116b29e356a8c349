/** /secos/{idLotterie}: its player wants to see every number that was drawn beside the top prize (SECO-01). */
import { data, useLoaderData, type LoaderFunctionArgs } from "react-router-dom";
import { ButtonLink, Inline, Panel } from "#ds";
import { allLotteries } from "#api/lotteries";
import { lotteries } from "#copy/lotteries";
import { plan } from "#copy/plan";
import { secos } from "#copy/secos";
import { parseDay } from "#domain/bogota";
import { Loaded } from "../../page/Loaded";
import { pageMeta } from "../../page/meta";
import { PageFrame } from "../../page/PageFrame";
import { pagingOf } from "../../page/paging";
import { onlyOnOtherAddress } from "../../page/reload";
import { clientOf } from "../../page/session";
import { paths } from "../../paths";
import { drawnSecos } from "./drawnSecos";
import { SECOS_PAGE_SIZES, SecosTable } from "./SecosTable";

export { RouteFailure as ErrorBoundary } from "../../page/RouteFailure";

export const shouldRevalidate = onlyOnOtherAddress;

export async function loader({ context: { server }, params, request }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url);
  const own = params["lotteryId"] ?? "";
  if (!/^[1-9]\d{0,8}$/.test(own)) throw data(null, { status: 404 });
  const lotteryId = Number(own);
  const day = parseDay(searchParams.get("fecha") ?? "");
  const client = clientOf(server);
  const [drawn, all] = await Promise.all([drawnSecos(client, lotteryId, day), allLotteries(client)]);
  const lottery = all.ok ? all.value.find((one) => one.lotteryId === lotteryId) : undefined;
  if (all.ok && !lottery) throw data(null, { status: 404 });
  return {
    drawn,
    day,
    lotteryId,
    lotteryName: lottery?.lotteryName ?? null,
    paging: pagingOf(searchParams, SECOS_PAGE_SIZES),
  };
}

const titleOf = (lotteryName: string | null): string => (lotteryName ? secos.title(lotteryName) : secos.pageTitle);

export const meta = ({ loaderData }: { loaderData?: Awaited<ReturnType<typeof loader>> }) =>
  pageMeta({ title: titleOf(loaderData?.lotteryName ?? null) });

export default function Secos() {
  const { drawn, day, lotteryId, lotteryName, paging } = useLoaderData<typeof loader>();
  const drawDay = drawn.ok ? (drawn.value?.top.drawDay ?? day) : day;
  return (
    <PageFrame
      title={titleOf(lotteryName)}
      crumbs={[
        { label: lotteries.title, href: paths.lotteries },
        { label: plan.pageTitle, href: paths.prizePlan(lotteryId) },
      ]}
      crumb={secos.pageTitle}
    >
      <Loaded result={drawn} failed={secos.failed}>
        {(found) => (
          <Panel>
            <SecosTable drawn={found} isOfDay={day !== null} paging={paging} />
          </Panel>
        )}
      </Loaded>
      <Inline>
        <ButtonLink href={paths.winner({ lotteryId, day: drawDay })} tone="ink">
          {secos.check}
        </ButtonLink>
        {day !== null && (
          <ButtonLink href={paths.secos({ lotteryId, day: null })} tone="secondary">
            {secos.last}
          </ButtonLink>
        )}
      </Inline>
    </PageFrame>
  );
}
