/**
 * What search engines and previews of links read of a page beside its words: its one address, a picture, and facts as JSON-LD
 * (schema.org). They load whole pages, so only the server writes it and nothing of it reaches the browser's scripts.
 */
import { createContext, useContext } from "react";
import { seller } from "#domain/seller";
import type { NewsSummary } from "#api/content";
import type { Draw } from "#domain/draws";
import { card } from "#copy/card";
import { picture } from "#copy/picture";
import { paths } from "../paths";
import type { ServerContext } from "./context";

interface SearchFacts {
  /** The page's own address, without what only sorts or leafs it. */
  url: string;
  /** What a preview of a link shows: 1200 by 630 pixels. */
  image: { url: string; alt: string };
  facts: readonly object[];
}

/** Of the page that is being written; null for one that is not there, and in the browser. */
export const SearchContext = createContext<SearchFacts | null>(null);

/** What loaders have told of a page at `path`. */
export const searchFactsOf = ({ origin, search }: ServerContext, path: string): SearchFacts => ({
  url: origin + (search.canonical ?? path),
  image: {
    url: origin + (search.picture?.path ?? paths.shopPicture),
    alt: search.picture?.alt ?? picture.ofShop,
  },
  facts: search.facts,
});

/** Inside the head. The title and the description are the page's own (./meta.ts). */
export function SearchTags() {
  const page = useContext(SearchContext);
  return (
    page && (
      <>
        <link rel="canonical" href={page.url} />
        <meta property="og:url" content={page.url} />
        <meta property="og:type" content="website" />
        <meta property="og:site_name" content={seller.name} />
        <meta property="og:locale" content="es_CO" />
        <meta property="og:image" content={page.image.url} />
        <meta property="og:image:width" content="1200" />
        <meta property="og:image:height" content="630" />
        <meta property="og:image:alt" content={page.image.alt} />
        <meta name="twitter:card" content="summary_large_image" />
      </>
    )
  );
}

/** At the end of the body: nobody waits for it. No text of a backend can end the element or begin a comment in it. */
export const SearchFactList = () =>
  useContext(SearchContext)?.facts.map((fact, place) => (
    <script key={place} type="application/ld+json">
      {JSON.stringify(fact).replaceAll("<", "\\u003c")}
    </script>
  ));

const SCHEMA = { "@context": "https://schema.org" };

/** Who sells. */
export const organization = (origin: string): object => ({
  ...SCHEMA,
  "@type": "Organization",
  name: seller.name,
  legalName: seller.company,
  taxID: seller.nit,
  url: origin,
  logo: `${origin}/assets/images/icono-512.png`,
  email: seller.email,
  telephone: seller.phone,
  address: seller.address,
});

/** Where a page stands, from the home on. */
export const breadcrumbs = (origin: string, steps: readonly { label: string; path: string }[]): object => ({
  ...SCHEMA,
  "@type": "BreadcrumbList",
  itemListElement: steps.map(({ label, path }, place) => ({
    "@type": "ListItem",
    position: place + 1,
    name: label,
    item: origin + path,
  })),
});

/** An open draw: when it is, and until when a fraction of it can be bought for how much. */
export const drawEvent = (origin: string, draw: Draw): object => ({
  ...SCHEMA,
  "@type": "Event",
  name: `${draw.lotteryName}, ${card.draw(draw.drawNumber)}`,
  startDate: new Date(draw.drawsAt).toISOString(),
  eventAttendanceMode: "https://schema.org/OnlineEventAttendanceMode",
  location: { "@type": "VirtualLocation", url: origin + paths.play(draw) },
  organizer: { "@type": "Organization", name: draw.lotteryName },
  offers: {
    "@type": "Offer",
    price: draw.fractionPesos,
    priceCurrency: "COP",
    validThrough: new Date(draw.closesAt).toISOString(),
    url: origin + paths.play(draw),
  },
});

/** An item of the news: who says it, and when it was last changed. */
export const newsArticle = (origin: string, { id, name, summary, cover, updatedAt }: NewsSummary): object => ({
  ...SCHEMA,
  "@type": "NewsArticle",
  headline: name,
  ...(summary && { description: summary }),
  ...(cover !== null && { image: new URL(cover, origin).href }),
  dateModified: new Date(updatedAt).toISOString(),
  mainEntityOfPage: origin + paths.newsItem(id),
  publisher: { "@type": "Organization", name: seller.name, url: origin },
});
