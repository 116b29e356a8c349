/** /plan-premios/{idLotterie}: its player wants to know what a ticket can win before buying it. */
import { lazy, Suspense, useState } from "react";
import { data, redirect, useLoaderData, type LoaderFunctionArgs } from "react-router-dom";
import { EmptyState, Inline, Notice, Panel, searchDrawing, SearchPanel, Stack, TextLink } from "#ds";
import { allLotteries, prizePlan } from "#api/lotteries";
import { lotteries as lotteryWords } from "#copy/lotteries";
import { plan } from "#copy/plan";
import { secos } from "#copy/secos";
import { parseDay } from "#domain/bogota";
import { whenOnline } from "../../page/connection";
import { Loaded } from "../../page/Loaded";
import { pageMeta } from "../../page/meta";
import { PageFrame } from "../../page/PageFrame";
import { pagingOf } from "../../page/paging";
import { onlyOnOtherAddress } from "../../page/reload";
import { clientOf } from "../../page/session";
import { paths } from "../../paths";
import { PlanSearch } from "./PlanSearch";
import { PLAN_PAGE_SIZES, PrizePlanTable } from "./PrizePlanTable";

const SecosDialog = lazy(() => whenOnline(() => import("../Secos/SecosDialog")));

export { RouteFailure as ErrorBoundary } from "../../page/RouteFailure";

export const shouldRevalidate = onlyOnOtherAddress;

const isLotteryId = (text: string): boolean => /^[1-9]\d{0,8}$/.test(text);

export async function loader({ context: { server }, params, request }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url);
  const own = params["lotteryId"] ?? "";
  if (!isLotteryId(own)) throw data(null, { status: 404 });
  const typed = (searchParams.get("fecha") ?? "").trim().slice(0, 10);
  const day = parseDay(typed);
  // The search without scripts names the lottery that it wants; its plan has an address of its own (PLAN-02).
  const wanted = searchParams.get("loteria") ?? own;
  if (wanted !== own && isLotteryId(wanted)) throw redirect(paths.prizePlanOf({ lotteryId: Number(wanted), day }));
  const lotteryId = Number(own);
  const client = clientOf(server);
  const [rows, lotteries] = await Promise.all([prizePlan(client, lotteryId, day), allLotteries(client)]);
  const lottery = lotteries.ok ? lotteries.value.find((one) => one.lotteryId === lotteryId) : undefined;
  // A lottery with no plan that nobody knows is none.
  if (rows.ok && rows.value.length === 0 && lotteries.ok && !lottery) throw data(null, { status: 404 });
  return {
    rows,
    lotteryId,
    lotteryName: lottery?.lotteryName ?? null,
    lotteries: lotteries.ok ? lotteries.value : [],
    typed: day ?? typed,
    day,
    paging: pagingOf(searchParams, PLAN_PAGE_SIZES),
  };
}

export const meta = ({ loaderData }: { loaderData?: Awaited<ReturnType<typeof loader>> }) =>
  pageMeta({ title: loaderData?.lotteryName ? plan.title(loaderData.lotteryName) : plan.pageTitle });

export default function PrizePlan() {
  const { rows, lotteryId, lotteryName, lotteries, typed, day, paging } = useLoaderData<typeof loader>();
  return (
    <PageFrame
      title={lotteryName ? plan.title(lotteryName) : plan.pageTitle}
      crumbs={[{ label: lotteryWords.title, href: paths.lotteries }]}
      crumb={plan.pageTitle}
    >
      <Stack gap="l">
        {lotteries.length > 0 && (
          <SearchPanel label={plan.search.label} isOpen={typed !== ""}>
            <PlanSearch key={`${lotteryId}/${typed}`} lotteryId={lotteryId} typed={typed} lotteries={lotteries} />
          </SearchPanel>
        )}
        {day !== null && (
          <Notice action={<TextLink href={paths.prizePlan(lotteryId)}>{plan.ofNext}</TextLink>}>
            {plan.ofDay(day)}
          </Notice>
        )}
        <Loaded result={rows} failed={plan.failed}>
          {(all) =>
            day !== null && all.length === 0 ? (
              <EmptyState title={plan.empty} message={plan.noneThatDay} illustration={searchDrawing} />
            ) : (
              <Panel>
                <PrizePlanTable rows={all} paging={paging} />
              </Panel>
            )
          }
        </Loaded>
        <SecosLink lotteryId={lotteryId} lotteryName={lotteryName} />
      </Stack>
    </PageFrame>
  );
}

/** The secos of the last draw: a page before scripts run, a dialog after (SECO-01). */
function SecosLink({ lotteryId, lotteryName }: { lotteryId: number; lotteryName: string | null }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <Inline>
      <TextLink
        href={paths.secos({ lotteryId, day: null })}
        onPress={(event) => {
          event.preventDefault();
          setOpen(true);
        }}
        isRoomy
      >
        {secos.link}
      </TextLink>
      <TextLink href={paths.winner({ lotteryId, day: null })} isRoomy>
        {secos.check}
      </TextLink>
      {isOpen && (
        <Suspense>
          <SecosDialog lotteryId={lotteryId} lotteryName={lotteryName} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </Inline>
  );
}
