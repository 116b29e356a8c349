/** /mi-cuenta/pago-premios: its player has won, and wants the money or to know where to go for it (CLAIM-01 to CLAIM-09). */
import { useLoaderData, type LoaderFunctionArgs } from "react-router-dom";
import {
  Carousel,
  EmptyState,
  Grid,
  Heading,
  Panel,
  Picture,
  RichText,
  Skeleton,
  slidesPerViewFor,
  Stack,
  Tabs,
  Text,
  TextLink,
} from "#ds";
import { profile } from "#api/account";
import { claimTerms, playerPrizes } from "#api/claims";
import { claimSteps, type ClaimStep } from "#api/content";
import { account } from "#copy/account";
import { claims } from "#copy/claims";
import { pages } from "#copy/pages";
import { prizePayment } from "#copy/prizePayment";
import { wordsOf } from "#domain/richText";
import { Loaded } from "../../page/Loaded";
import { pageMeta } from "../../page/meta";
import { PageFrame } from "../../page/PageFrame";
import { pagingOf } from "../../page/paging";
import { onlyOnOtherAddress } from "../../page/reload";
import { clientOf, requirePerson } from "../../page/session";
import { paths } from "../../paths";
import { AccountTabs } from "./AccountTabs";
import { PAGE_SIZES, Prizes } from "./Prizes";

export { RouteFailure as ErrorBoundary } from "../../page/RouteFailure";

const words = account.prizes;

/** So many steps stand side by side; more of them become a carousel. */
const SIDE_BY_SIDE = 3;

export const shouldRevalidate = onlyOnOtherAddress;
export const meta = () => pageMeta({ title: `${account.tabs.prizes} · ${account.title}`, isPrivate: true });

/** Private (AUTH-08). */
export async function loader({ context: { server }, request }: LoaderFunctionArgs) {
  const person = await requirePerson(server, request);
  const client = clientOf(server);
  const [prizes, terms, steps, own] = await Promise.all([
    playerPrizes(client, person.document),
    claimTerms(client),
    claimSteps(client),
    profile(client),
  ]);
  return {
    prizes,
    terms,
    steps,
    /** The number of the player's wallet; null where it could not be read. */
    mobile: own.ok ? own.value.mobile : null,
    paging: pagingOf(new URL(request.url).searchParams, PAGE_SIZES),
  };
}

export default function PrizePayment() {
  const { prizes, terms, steps, mobile, paging } = useLoaderData<typeof loader>();
  return (
    <PageFrame title={account.title} crumbs={null}>
      <AccountTabs current="prizes" />
      <Heading level={2}>{claims.title}</Heading>
      <Loaded
        result={prizes}
        failed={claims.failed}
        waiting={<Skeleton shape="row" count={PAGE_SIZES[0]} label={claims.loading} />}
      >
        {(all) => <Prizes prizes={all} terms={terms.ok ? terms.value : null} mobile={mobile} paging={paging} />}
      </Loaded>
      <Heading level={2}>{words.guide}</Heading>
      <Loaded
        result={steps}
        failed={words.failed}
        waiting={<Skeleton shape="ticket" count={SIDE_BY_SIDE} columns={3} label={words.loading} />}
      >
        {(all) =>
          all.length === 0 ? (
            <EmptyState title={prizePayment.empty} message={prizePayment.emptyMore} />
          ) : (
            <Steps steps={all} />
          )
        }
      </Loaded>
      <Methods />
    </PageFrame>
  );
}

const Steps = ({ steps }: { steps: readonly ClaimStep[] }) => {
  if (steps.length <= SIDE_BY_SIDE)
    return (
      <Grid columns={3} as="list">
        {steps.map((step, place) => (
          <li key={place}>
            <Step {...step} />
          </li>
        ))}
      </Grid>
    );
  const { carousel } = prizePayment;
  return (
    <Carousel
      label={carousel.label}
      roleDescription={carousel.role}
      slideRoleDescription={carousel.slide}
      slidesPerView={slidesPerViewFor(steps.length)}
      previousLabel={carousel.previous}
      nextLabel={carousel.next}
      pauseLabel={carousel.pause}
      playLabel={carousel.play}
      slideLabel={carousel.place}
      slides={steps.map((step, place) => ({
        id: String(place),
        label: wordsOf(step.text),
        content: <Step {...step} />,
      }))}
    />
  );
};

const Step = ({ cover, text }: ClaimStep) => (
  <Panel>
    <Stack>
      <Picture src={cover} />
      <RichText content={text} headingLevel={3} tableLabel={pages.table} />
    </Stack>
  </Panel>
);

/** Where the money goes: today there is one way. */
const Methods = () => (
  <Panel title={words.methods}>
    <Tabs
      label={words.methods}
      selectedId="wallet"
      tabs={[
        {
          id: "wallet",
          label: words.wallet,
          content: (
            <Stack gap="xs">
              <Text>{words.walletText}</Text>
              <TextLink href={paths.history} isRoomy>
                {words.walletLink}
              </TextLink>
            </Stack>
          ),
        },
        { id: "bank", label: words.bank, content: null, isDisabled: true, note: words.soon },
      ]}
    />
  </Panel>
);
