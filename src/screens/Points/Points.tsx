/** /puntos-gana/{tab}: its reader wants to know what points are worth, and how to get and use them (PTS-01). */
import { redirect, useLoaderData, type LoaderFunctionArgs } from "react-router-dom";
import { EmptyState, Grid, Notice, PictureCard, Price, RichText, Skeleton, Stack, TabLinks, Text, TextLink } from "#ds";
import { availablePoints } from "#api/account";
import { contentPage, type Card, type ContentPage } from "#api/content";
import type { Result } from "#api/result";
import { figure } from "#copy/format";
import { pages } from "#copy/pages";
import { pointsProblem } from "#copy/pointsProblem";
import type { ServerContext } from "../../page/context";
import { useDialogs } from "../../page/dialogs";
import { Loaded } from "../../page/Loaded";
import { pageMeta } from "../../page/meta";
import { PageFrame } from "../../page/PageFrame";
import { onlyOnOtherAddress } from "../../page/reload";
import { clientOf, sessionOf, throughLogin } from "../../page/session";
import { paths } from "../../paths";
import { NothingYet, PageText } from "../ContentPage/ContentPage";

export { RouteFailure as ErrorBoundary } from "../../page/RouteFailure";

export const shouldRevalidate = onlyOnOtherAddress;

const words = pages.points;

/** The tabs in their order, each with its place among the page's sections, and whether it shows cards. */
const tabs = [
  { id: "programa", section: 0, hasCards: false },
  { id: "acumulacion", section: 1, hasCards: false },
  { id: "catalogo", section: 3, hasCards: true },
  { id: "privacidad", section: 2, hasCards: false },
  { id: "aliados", section: 4, hasCards: true },
] as const;
type Tab = (typeof tabs)[number];

const hrefOf = (id: Tab["id"]) => (id === "programa" ? paths.points : paths.pointsTab(id));

/** The first tab has the programme's own address; an unknown one leads there. */
export async function loader({ context: { server }, params }: LoaderFunctionArgs) {
  const id = params["tab"] ?? "programa";
  const tab = tabs.find((one) => one.id === id);
  if (!tab || params["tab"] === "programa") throw redirect(paths.points);
  const client = clientOf(server);
  const [page, points] = await Promise.all([contentPage(client, "puntos-gana"), pointsOf(server)]);
  return { tabId: tab.id, page, points };
}

/** The points of who is asking; null where nobody is logged in (PTS-02). */
async function pointsOf(server: ServerContext): Promise<Result<number> | null> {
  const session = await sessionOf(server);
  return session.ok && session.value.person ? availablePoints(clientOf(server)) : null;
}

export const meta = ({ loaderData }: { loaderData?: Awaited<ReturnType<typeof loader>> }) =>
  pageMeta({
    title:
      !loaderData || loaderData.tabId === "programa" ? words.title : `${words.tabs[loaderData.tabId]} · ${words.title}`,
  });

export default function Points() {
  const { tabId, page, points } = useLoaderData<typeof loader>();
  const tab = tabs.find(({ id }) => id === tabId)!;
  return (
    <PageFrame
      title={words.title}
      crumbs={tabId === "programa" ? [] : [{ label: words.title, href: paths.points }]}
      crumb={tabId === "programa" ? words.title : words.tabs[tabId]}
    >
      <Loaded
        result={page}
        failed={tab.hasCards ? words.cardsFailed : pages.failed}
        waiting={<Skeleton shape="card" count={4} columns={2} label={pages.loading} />}
      >
        {(found) => (found ? <Programme page={found} points={points} tab={tab} /> : <NothingYet />)}
      </Loaded>
    </PageFrame>
  );
}

/** What it is, how many points there are, and the part that the address asks for. */
function Programme({ page, points, tab }: { page: ContentPage; points: Result<number> | null; tab: Tab }) {
  const section = page.sections[tab.section] ?? { text: [], cards: [] };
  return (
    <Stack gap="l">
      <PageText text={page.text} image={page.image} isFirst>
        <Available points={points} />
      </PageText>
      <TabLinks
        label={words.parts}
        links={tabs.map(({ id }) => ({ href: hrefOf(id), label: words.tabs[id], isCurrent: id === tab.id }))}
      />
      <RichText
        content={section.text}
        tableLabel={pages.table}
        emptyMessage={tab.hasCards ? null : <Text>{pages.empty}</Text>}
      />
      {tab.hasCards && <Cards cards={section.cards} />}
    </Stack>
  );
}

/** How many points can be used: none while they are not known (PTS-01). */
function Available({ points }: { points: Result<number> | null }) {
  const { openLogin } = useDialogs();
  return (
    <Stack gap="xs">
      <Price label={words.available} amount={points?.ok ? figure(points.value) : "0"} size="l" />
      {points?.ok === false ? (
        <Notice tone="error">{pointsProblem(points.problem)}</Notice>
      ) : (
        <Text tone="soft">{words.availableMore}</Text>
      )}
      {points === null && (
        <TextLink
          href={throughLogin(paths.points)}
          isRoomy
          onPress={(event) => {
            event.preventDefault();
            openLogin();
          }}
        >
          {words.logIn}
        </TextLink>
      )}
    </Stack>
  );
}

/** Things to get with points, or those who give them, in two columns. */
const Cards = ({ cards }: { cards: readonly Card[] }) =>
  cards.length === 0 ? (
    <EmptyState title={words.noCards} />
  ) : (
    <Grid columns={2} as="list">
      {cards.map(({ title, text, image, phone, address }, place) => (
        <li key={place}>
          <PictureCard src={image} title={title} headingLevel={2}>
            <Stack gap="xxs">
              <Text>{text}</Text>
              {address !== "" && <Text size="s">{address}</Text>}
              {phone !== "" && (
                <TextLink href={`tel:${phone.replace(/[^\d+]/g, "")}`} isRoomy ariaLabel={words.call(phone)}>
                  {phone}
                </TextLink>
              )}
            </Stack>
          </PictureCard>
        </li>
      ))}
    </Grid>
  );
