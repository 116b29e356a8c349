/** /sitemap.xml: a search engine wants every public page, and when each changed last. */
import type { LoaderFunctionArgs } from "react-router-dom";
import { latestNews } from "#api/content";
import { allLotteries, openDraws } from "#api/lotteries";
import { latestResults } from "#api/results";
import { bogotaDay } from "#domain/bogota";
import { clientOf } from "../../page/session";
import { paths } from "../../paths";

/** Results that are asked for, to know the day of the last one. */
const NEWEST = 1;

interface Entry {
  path: string;
  /** Day of the last change, YYYY-MM-DD, where it is known. */
  day?: string;
}

const escaped = (text: string): string => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");

const entryXml = (origin: string, { path, day }: Entry): string =>
  `<url><loc>${escaped(origin + path)}</loc>${day ? `<lastmod>${day}</lastmod>` : ""}</url>`;

/** What a backend does not tell at the moment is left out: the pages that need nothing of it are always there. */
export async function loader({ context: { server } }: LoaderFunctionArgs) {
  const client = clientOf(server);
  const [draws, results, lotteries, news] = await Promise.all([
    openDraws(client),
    latestResults(client, NEWEST),
    allLotteries(client),
    latestNews(client),
  ]);
  const open = draws.ok ? draws.value : [];
  const known = lotteries.ok ? lotteries.value.map(({ lotteryId }) => lotteryId) : [];
  const newest = results.ok ? results.value[0]?.drawDay : undefined;
  const entries: Entry[] = [
    { path: paths.home, ...(newest ? { day: newest } : {}) },
    { path: paths.lotteries },
    { path: paths.results, ...(newest ? { day: newest } : {}) },
    { path: paths.winnerRoot },
    { path: paths.recharges },
    { path: paths.topUp },
    { path: paths.packages },
    { path: paths.products },
    { path: paths.about },
    { path: paths.network },
    { path: paths.points },
    { path: paths.news },
    { path: paths.pqrs },
    { path: paths.rating },
    { path: paths.faq },
    ...open.map((draw) => ({ path: paths.play(draw) })),
    ...[...new Set(open.map(({ lotteryId }) => lotteryId))].map((id) => ({ path: paths.prizePlan(id) })),
    ...known.map((lotteryId) => ({ path: paths.resultsOf({ day: null, lotteryId }) })),
    ...(news.ok
      ? news.value.map(({ id, updatedAt }) => ({ path: paths.newsItem(id), day: bogotaDay(updatedAt) }))
      : []),
    { path: paths.terms },
    { path: paths.privacy },
  ];
  const xml = `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${entries.map((entry) => entryXml(server.origin, entry)).join("\n")}
</urlset>
`;
  return new Response(xml, {
    headers: { "content-type": "application/xml; charset=utf-8", "cache-control": "public, max-age=600" },
  });
}
