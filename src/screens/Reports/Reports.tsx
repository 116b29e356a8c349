/** /descargar-reportes: a seller wants the file of what they sold (ACC-06). */
import { redirectDocument, useLoaderData, type LoaderFunctionArgs } from "react-router-dom";
import { EmptyState, Skeleton, TicketSheet } from "#ds";
import { allLotteries } from "#api/lotteries";
import { reportHref } from "#api/reports";
import { account } from "#copy/account";
import { reports as words } from "#copy/reports";
import { bogotaDay } from "#domain/bogota";
import { reportFaults } from "#domain/reports";
import { Loaded } from "../../page/Loaded";
import { pageMeta } from "../../page/meta";
import { PageFrame } from "../../page/PageFrame";
import { onlyOnOtherAddress } from "../../page/reload";
import { clientOf, requirePerson } from "../../page/session";
import { paths } from "../../paths";
import { askedReport } from "./askedReport";
import { ReportForm } from "./ReportForm";

export { RouteFailure as ErrorBoundary } from "../../page/RouteFailure";

export const shouldRevalidate = onlyOnOtherAddress;
export const meta = () => pageMeta({ title: words.title, isPrivate: true });

/** Private, and for sellers alone: anybody else finds no such page (AUTH-08). Without scripts the form is sent here. */
export async function loader({ context: { server }, request }: LoaderFunctionArgs) {
  const { isSeller } = await requirePerson(server, request);
  if (!isSeller) throw new Response(null, { status: 404 });
  const today = bogotaDay(server.now);
  const { values, isSent } = askedReport(new URL(request.url).searchParams, today);
  const faults = isSent ? reportFaults(values, today) : {};
  if (isSent && Object.keys(faults).length === 0) throw redirectDocument(reportHref(values));
  return { values, faults, lotteries: await allLotteries(clientOf(server)) };
}

export default function Reports() {
  const { values, faults, lotteries } = useLoaderData<typeof loader>();
  return (
    <PageFrame
      title={words.title}
      crumbs={[{ label: account.title, href: paths.accountData }]}
      lead={words.lead}
      width="reading"
    >
      <Loaded
        result={lotteries}
        failed={words.lotteriesFailed}
        waiting={<Skeleton shape="row" count={4} label={words.loading} />}
      >
        {(all) =>
          all.length === 0 ? (
            <EmptyState title={words.noLotteries} message={words.noLotteriesMore} />
          ) : (
            <TicketSheet title={words.sheet} description={words.sheetMore}>
              <ReportForm initial={values} initialFaults={faults} lotteries={all} />
            </TicketSheet>
          )
        }
      </Loaded>
    </PageFrame>
  );
}
