/** Editorial content: slides, news, pages, legal texts, questions, guides to claim a prize, and the header's countdown event. */
import type { FastifyInstance } from "fastify";
import {
  activeCountdown,
  faqs,
  homePayPrize,
  homePayPrizeItem,
  news,
  newsItem,
  pages,
  pagesFilter,
  payPrize,
  payPrizeItem,
  sliders,
  subpages,
  terms as termsCall,
} from "#contract/content";
import { Refusal } from "../refusal";
import type { Shop } from "../shop";
import { keptForASecond } from "../store/brief";
import { comingEvents } from "../store/catalogue";
import {
  homePayPrizeSections,
  latestNews,
  legalTexts,
  newsById,
  pagesOf,
  partsOf,
  payPrizeSteps,
  questions,
  slides,
  type PagePart,
} from "../store/content";
import { checkedText, publicCall } from "./register";

/** News that are listed at most. */
const MOST_NEWS = 60;

const partRecord = ({ id, title, description, image, parts }: PagePart): object => ({
  id,
  title,
  description,
  image,
  subpages: parts.map(partRecord),
});

/** The page that a filter asks for by name; undefined for all. */
const wantedPage = (filter: string | undefined): string | undefined =>
  filter === undefined ? undefined : checkedText(pagesFilter, filter, "filter").where?.page;

/** The id that an address names: digits alone, no other spelling of a number is an address. NaN is no record's id. */
const idOf = ({ id = "" }: Readonly<Record<string, string | undefined>>): number =>
  /^[1-9]\d{0,8}$/.test(id) ? Number(id) : NaN;

/** What there is. @throws a refusal where there is nothing */
function existing<T>(record: T | null | undefined): T {
  if (!record) throw new Refusal(404, "NOT_FOUND");
  return record;
}

export function addContent(app: FastifyInstance, shop: Shop): void {
  const { store, clock } = shop;

  const shown = keptForASecond(clock, async () =>
    (await slides(store.db)).map(({ id: _id, position: _position, ...slide }) => slide),
  );
  publicCall(app, shop, sliders, async () => shown());

  const sections = keptForASecond(clock, async () =>
    (await homePayPrizeSections(store.db)).map(({ id, cover, description, url }) => ({
      ideSeccion: id,
      coverHome: cover,
      descriptionsHome: description,
      urlHome: url,
    })),
  );
  publicCall(app, shop, homePayPrize, async () => sections());
  publicCall(app, shop, homePayPrizeItem, async ({ params }) => {
    const id = idOf(params);
    return existing((await sections()).find(({ ideSeccion }) => ideSeccion === id));
  });

  const steps = keptForASecond(clock, async () =>
    (await payPrizeSteps(store.db)).map(({ id, cover, description }) => ({
      ideSeccion: id,
      cover,
      descriptions: description,
    })),
  );
  publicCall(app, shop, payPrize, async () => steps());
  publicCall(app, shop, payPrizeItem, async ({ params }) => {
    const id = idOf(params);
    return existing((await steps()).find(({ ideSeccion }) => ideSeccion === id));
  });

  const newsList = keptForASecond(clock, async () =>
    (await latestNews(store.db, MOST_NEWS)).map(({ body: _body, ...item }) => item),
  );
  publicCall(app, shop, news, async () => newsList());

  const newsOf = keptForASecond(clock, async (id: number) => newsById(store.db, id));
  publicCall(app, shop, newsItem, async ({ params }) => {
    const id = idOf(params);
    return existing(Number.isNaN(id) ? null : await newsOf(id));
  });

  const pagesNamed = keptForASecond(clock, async (page: string) =>
    (await pagesOf(store.db, page || undefined)).map(({ parts, units, ...rest }) => ({
      ...rest,
      subpages: parts.map(partRecord),
      unity: units.map(({ id, description, cards }) => ({
        id,
        description,
        cards: cards.map(({ unitId: _unit, position: _position, ...card }) => card),
      })),
    })),
  );
  publicCall(app, shop, pages, async ({ query }) => pagesNamed(wantedPage(query.filter) ?? ""));

  const allParts = keptForASecond(clock, async () =>
    (await partsOf(store.db)).map(({ position: _position, ...part }) => part),
  );
  publicCall(app, shop, subpages, async () => allParts());

  const texts = keptForASecond(clock, async () =>
    (await legalTexts(store.db)).map(({ description }) => ({ description })),
  );
  publicCall(app, shop, termsCall, async () => texts());

  const asked = keptForASecond(clock, async () =>
    (await questions(store.db)).map(({ position: _position, ...question }) => question),
  );
  publicCall(app, shop, faqs, async () => asked());

  const nextEvents = keptForASecond(clock, async () => comingEvents(store.db, clock.iso(), 2));
  publicCall(app, shop, activeCountdown, async () => {
    const now = clock.iso();
    const event = (await nextEvents()).find(({ endsAt }) => endsAt > now);
    if (!event) return {};
    return {
      fecha_hora_final: event.endsAt,
      descripcion_Contador: event.description,
      texto_boton: event.buttonText,
      url_form: event.formUrl,
      nuevo_formato_contador: true,
    };
  });
}
