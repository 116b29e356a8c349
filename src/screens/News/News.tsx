/** /noticias: its reader looks for what is new, or for something read before. */
import { useLoaderData, type LoaderFunctionArgs } from "react-router-dom";
import { ButtonLink, EmptyState, Grid, PictureCard, Skeleton } from "#ds";
import { latestNews } from "#api/content";
import { news } from "#copy/news";
import { shell } from "#copy/shell";
import { Loaded } from "../../page/Loaded";
import { pageMeta } from "../../page/meta";
import { PageFrame } from "../../page/PageFrame";
import { onlyOnOtherAddress } from "../../page/reload";
import { clientOf } from "../../page/session";
import { paths } from "../../paths";

export { RouteFailure as ErrorBoundary } from "../../page/RouteFailure";

export const shouldRevalidate = onlyOnOtherAddress;
export const meta = () => pageMeta({ title: news.title, description: news.lead });

export async function loader({ context: { server } }: LoaderFunctionArgs) {
  return { items: await latestNews(clientOf(server)) };
}

export default function News() {
  const { items } = useLoaderData<typeof loader>();
  return (
    <PageFrame title={news.title} lead={news.lead}>
      <Loaded
        result={items}
        failed={news.failed}
        waiting={<Skeleton shape="ticket" count={6} columns={3} label={news.loading} />}
      >
        {(all) =>
          all.length === 0 ? (
            <EmptyState
              title={news.empty}
              message={news.emptyMore}
              action={<ButtonLink href={paths.home}>{shell.notFound.home}</ButtonLink>}
            />
          ) : (
            <Grid columns={3} as="list">
              {all.map(({ id, name, cover, summary, updatedAt }, at) => (
                <li key={id}>
                  <PictureCard
                    src={cover}
                    isFirst={at === 0}
                    eyebrow={news.day(updatedAt)}
                    title={name}
                    href={paths.newsItem(id)}
                    headingLevel={2}
                  >
                    {summary}
                  </PictureCard>
                </li>
              ))}
            </Grid>
          )
        }
      </Loaded>
    </PageFrame>
  );
}
