/** /noticias/{id}: one item of the news, to be read (NEWS-01). */
import { data, useLoaderData, type LoaderFunctionArgs } from "react-router-dom";
import { ButtonLink, Picture, RichText, Skeleton, Text } from "#ds";
import { newsItem } from "#api/content";
import { news } from "#copy/news";
import { pages } from "#copy/pages";
import { shell } from "#copy/shell";
import { Loaded } from "../../page/Loaded";
import { pageMeta } from "../../page/meta";
import { PageFrame } from "../../page/PageFrame";
import { onlyOnOtherAddress } from "../../page/reload";
import { breadcrumbs, newsArticle } from "../../page/searchEngines";
import { clientOf } from "../../page/session";
import { paths } from "../../paths";

export { RouteFailure as ErrorBoundary } from "../../page/RouteFailure";

export const shouldRevalidate = onlyOnOtherAddress;

/** @throws a 404 page for an id that no item has */
export async function loader({ context: { server }, params }: LoaderFunctionArgs) {
  const id = params["newsId"] ?? "";
  // Digits alone: no other spelling of a number is an address.
  if (!/^[1-9]\d{0,8}$/.test(id)) throw data(null, { status: 404 });
  const item = await newsItem(clientOf(server), Number(id));
  if (item.ok) {
    const { origin, search } = server;
    search.facts.push(
      newsArticle(origin, item.value),
      breadcrumbs(origin, [
        { label: shell.home, path: paths.home },
        { label: news.title, path: paths.news },
        { label: item.value.name, path: paths.newsItem(item.value.id) },
      ]),
    );
  } else if (item.problem.kind !== "offline" && item.problem.status === 404) throw data(null, { status: 404 });
  return { item };
}

export const meta = ({ loaderData }: { loaderData?: Awaited<ReturnType<typeof loader>> }) => {
  const item = loaderData?.item;
  return item?.ok
    ? pageMeta({ title: item.value.name, description: item.value.summary || undefined })
    : pageMeta({ title: news.title });
};

export default function NewsItem() {
  const { item } = useLoaderData<typeof loader>();
  return (
    <PageFrame
      width="reading"
      title={item.ok ? item.value.name : news.title}
      crumbs={item.ok ? [{ label: news.title, href: paths.news }] : []}
      lead={item.ok ? news.day(item.value.updatedAt) : undefined}
    >
      <Loaded result={item} failed={news.itemFailed} waiting={<Skeleton count={8} label={news.loading} />}>
        {({ cover, text }) => (
          <>
            <Picture src={cover} isFirst />
            <RichText content={text} tableLabel={pages.table} emptyMessage={<Text>{news.noText}</Text>} />
            <div>
              <ButtonLink href={paths.news} tone="secondary">
                {news.back}
              </ButtonLink>
            </div>
          </>
        )}
      </Loaded>
    </PageFrame>
  );
}
