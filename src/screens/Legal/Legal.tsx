/** /terminos-y-condiciones and /politicas-privacidad: what the player accepts by paying, in words that can be read. */
import { useLocation } from "react-router-dom";
import { Breadcrumb, Heading, Page, Stack, Text } from "#ds";
import { privacy, terms } from "#copy/legal";
import { lotteries } from "#copy/lotteries";
import { pageMeta } from "../../meta";
import { paths } from "../../paths";

const textOf = (pathname: string) => (pathname === paths.privacy ? privacy : terms);

export const meta = ({ location }: { location: { pathname: string } }) =>
  pageMeta({ title: textOf(location.pathname).title });

export default function Legal() {
  const { title, sections } = textOf(useLocation().pathname);
  return (
    <Page width="reading">
      <Stack gap="l">
        <Breadcrumb
          label={lotteries.breadcrumb}
          items={[{ label: lotteries.home, href: paths.home }, { label: title }]}
        />
        <Heading level={1}>{title}</Heading>
        {sections.map((section) => (
          <Stack key={section.title} gap="xs">
            <Heading level={2} size="h3">
              {section.title}
            </Heading>
            <Text>{section.text}</Text>
          </Stack>
        ))}
      </Stack>
    </Page>
  );
}
