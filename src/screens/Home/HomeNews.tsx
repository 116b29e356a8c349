/** The news on the home page (HOME-06): a row that scrolls by itself, whose code comes after the page has come alive. */
import { useLoaderData } from "react-router-dom";
import { Carousel, EmptyState, PictureCard, Section, Skeleton, slidesPerViewFor, TextLink } from "#ds";
import type { NewsSummary } from "#api/content";
import type { Result } from "#api/result";
import { news } from "#copy/news";
import { Loaded } from "../../page/Loaded";
import { paths } from "../../paths";
import type { loader } from "./Home";

export default function HomeNews() {
  const { news: items } = useLoaderData<typeof loader>();
  return (
    <Section id="noticias" title={news.title} action={<TextLink href={paths.news}>{news.all}</TextLink>}>
      <LatestNews items={items} />
    </Section>
  );
}

/** The news in their four states: this section fails alone (HOME-08). */
const LatestNews = ({ items }: { items: Result<NewsSummary[]> }) => (
  <Loaded
    result={items}
    failed={news.failed}
    waiting={<Skeleton shape="ticket" count={3} columns={3} label={news.loading} />}
    headingLevel={3}
  >
    {(all) =>
      all.length === 0 ? (
        <EmptyState title={news.empty} message={news.emptyMore} headingLevel={3} />
      ) : (
        <Carousel
          label={news.carousel.label}
          roleDescription={news.carousel.role}
          slideRoleDescription={news.carousel.slide}
          slidesPerView={slidesPerViewFor(all.length)}
          previousLabel={news.carousel.previous}
          nextLabel={news.carousel.next}
          pauseLabel={news.carousel.pause}
          playLabel={news.carousel.play}
          slideLabel={news.carousel.place}
          slides={all.map(({ id, name, cover, summary, updatedAt }) => ({
            id: String(id),
            label: name,
            content: (
              <PictureCard src={cover} eyebrow={news.day(updatedAt)} title={name} href={paths.newsItem(id)}>
                {summary}
              </PictureCard>
            ),
          }))}
        />
      )
    }
  </Loaded>
);
