/** /mi-cuenta/pago-premios: its player wants to know how a prize gets to them (CLAIM-09). */
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
import { claimSteps, type ClaimStep } from "#api/content";
import { account } from "#copy/account";
import { pages } from "#copy/pages";
import { prizePayment } from "#copy/prizePayment";
import { wordsOf } from "#domain/richText";
import { Loaded } from "../../page/Loaded";
import { pageMeta } from "../../page/meta";
import { PageFrame } from "../../page/PageFrame";
import { onlyOnOtherAddress } from "../../page/reload";
import { clientOf, requirePerson } from "../../page/session";
import { paths } from "../../paths";
import { AccountTabs } from "./AccountTabs";

export { RouteFailure as ErrorBoundary } from "../../page/RouteFailure";

const words = account.prizes;

/** So many steps stand side by side; more of them become a carousel. */
const SIDE_BY_SIDE = 3;

export const shouldRevalidate = onlyOnOtherAddress;
export const meta = () => pageMeta({ title: `${account.tabs.prizes} · ${account.title}`, isPrivate: true });

/** Private (AUTH-08). */
export async function loader({ context: { server }, request }: LoaderFunctionArgs) {
  await requirePerson(server, request);
  return { steps: await claimSteps(clientOf(server)) };
}

export default function PrizePayment() {
  const { steps } = useLoaderData<typeof loader>();
  return (
    <PageFrame title={account.title} crumbs={null}>
      <AccountTabs current="prizes" />
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
