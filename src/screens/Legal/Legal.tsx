/** /terminos-y-condiciones and /politicas-privacidad: what the player accepts by paying, in words that can be read. */
import { useLocation } from "react-router-dom";
import { Heading, Stack, Text } from "#ds";
import { privacy, terms } from "#copy/legal";
import { pageMeta } from "../../page/meta";
import { PageFrame } from "../../page/PageFrame";
import { paths } from "../../paths";

const textOf = (pathname: string) => (pathname === paths.privacy ? privacy : terms);

export const meta = ({ location }: { location: { pathname: string } }) =>
  pageMeta({ title: textOf(location.pathname).title });

export default function Legal() {
  const { title, sections } = textOf(useLocation().pathname);
  return (
    <PageFrame width="reading" title={title}>
      {sections.map((section) => (
        <Stack key={section.title} gap="xs">
          <Heading level={2} size="h3">
            {section.title}
          </Heading>
          <Text>{section.text}</Text>
        </Stack>
      ))}
    </PageFrame>
  );
}
