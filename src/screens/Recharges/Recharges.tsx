/** /recargas: its player wants to top up a phone, and chooses between an amount and a package (RCG-01). */
import { useLoaderData, type LoaderFunctionArgs } from "react-router-dom";
import { Heading, Inline, OperatorMark, Stack, Text, TicketRow } from "#ds";
import { pageText } from "#api/content";
import { operatorsOf } from "#api/recharges";
import { recharges } from "#copy/recharges";
import { TOP_UP_MIN } from "#domain/recharges";
import { pageMeta } from "../../page/meta";
import { PageFrame } from "../../page/PageFrame";
import { onlyOnOtherAddress } from "../../page/reload";
import { clientOf, useRoot } from "../../page/session";
import { paths } from "../../paths";
import { operatorLook } from "./operatorLook";

export { RouteFailure as ErrorBoundary } from "../../page/RouteFailure";

const words = recharges;

export const shouldRevalidate = onlyOnOtherAddress;
export const meta = () => pageMeta({ title: words.title, description: words.lead });

/** The operators are left out where they cannot be had: both ways lead on without them. */
export async function loader({ context: { server } }: LoaderFunctionArgs) {
  const client = clientOf(server);
  const [operators, text] = await Promise.all([operatorsOf(client, "TOP_UP"), pageText(client, "recargas")]);
  return { operators: operators.ok ? operators.value : [], text };
}

export default function Recharges() {
  const { operators, text } = useLoaderData<typeof loader>();
  const { staticHost } = useRoot();
  const least = Math.min(...operators.map(({ minPesos }) => minPesos), TOP_UP_MIN);
  const { topUp, packages } = words.menu;
  return (
    <PageFrame title={words.title} lead={text ?? words.lead} width="reading">
      <Stack gap="s">
        <TicketRow
          headingLevel={2}
          accent="esmeralda"
          stub={{ abbreviation: "$" }}
          title={topUp.title}
          figure={topUp.figure(least)}
          link={{ href: paths.topUp, label: `${topUp.action}, ${topUp.title}` }}
          action={topUp.action}
        >
          {topUp.text}
        </TicketRow>
        <TicketRow
          headingLevel={2}
          accent="indigo"
          stub={{ abbreviation: "GB" }}
          title={packages.title}
          figure={packages.figure}
          link={{ href: paths.packages, label: `${packages.action}, ${packages.title}` }}
          action={packages.action}
        >
          {packages.text}
        </TicketRow>
      </Stack>
      {operators.length > 0 && (
        <Stack gap="xs">
          <Heading level={2} size="h4">
            {words.menu.operators}
          </Heading>
          <Inline gap="m">
            {operators.map(({ id, name, code }) => (
              <Inline key={id} gap="xs" isWrapping={false}>
                <OperatorMark {...operatorLook(code, staticHost)} />
                <Text size="s">{name}</Text>
              </Inline>
            ))}
          </Inline>
        </Stack>
      )}
    </PageFrame>
  );
}
