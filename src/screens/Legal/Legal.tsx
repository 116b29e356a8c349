/** /terminos-y-condiciones and /politicas-privacidad: what the player accepts by paying, in words that can be read. */
import { useLoaderData, type LoaderFunctionArgs } from "react-router-dom";
import { Heading, Notice, RichText, Stack, Text } from "#ds";
import { legalText } from "#api/content";
import { consent } from "#copy/consent";
import { privacy, terms } from "#copy/legal";
import { pages } from "#copy/pages";
import { pageMeta } from "../../page/meta";
import { PageFrame } from "../../page/PageFrame";
import { onlyOnOtherAddress } from "../../page/reload";
import { clientOf } from "../../page/session";
import { MEASURING_ID, paths } from "../../paths";

export { RouteFailure as ErrorBoundary } from "../../page/RouteFailure";

export const shouldRevalidate = onlyOnOtherAddress;

const texts = { privacy, terms };

export async function loader({ context: { server }, request }: LoaderFunctionArgs) {
  const which = new URL(request.url).pathname === paths.privacy ? "privacy" : "terms";
  const published = await legalText(clientOf(server), which);
  return { which, text: published.ok ? published.value : null } as const;
}

export const meta = ({ loaderData }: { loaderData?: Awaited<ReturnType<typeof loader>> }) =>
  pageMeta({ title: texts[loaderData?.which ?? "terms"].title });

/** The text that was published; without one that the shop can show, its own, and that it is so (INFO-03). */
export default function Legal() {
  const { which, text } = useLoaderData<typeof loader>();
  return (
    <PageFrame width="reading" title={texts[which].title}>
      {text === null ? (
        <OwnText which={which} />
      ) : (
        <RichText content={text} tableLabel={pages.table} emptyMessage={<OwnText which={which} />} />
      )}
      {which === "privacy" && <Measuring />}
    </PageFrame>
  );
}

/** What is measured and when: only the shop knows what its code does. */
const Measuring = () => (
  <Stack gap="xs">
    <Heading level={2} size="h3" id={MEASURING_ID}>
      {consent.title}
    </Heading>
    <Text>{consent.policy}</Text>
    <Text>{consent.counted}</Text>
  </Stack>
);

/** What the shop says by itself: the law is not silent because a server is. */
const OwnText = ({ which }: { which: keyof typeof texts }) => (
  <Stack gap="l">
    <Notice tone="warning" title={pages.legal.unavailable}>
      {pages.legal.unavailableMore}
    </Notice>
    {texts[which].sections.map((section) => (
      <Stack key={section.title} gap="xs">
        <Heading level={2} size="h3">
          {section.title}
        </Heading>
        <Text>{section.text}</Text>
      </Stack>
    ))}
  </Stack>
);
