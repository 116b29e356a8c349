/** How a page begins: where it stands in the shop, its title, and what it is about. */
import type { ReactNode } from "react";
import { Breadcrumb, Heading, Inline, Page, Stack, Text } from "#ds";
import { shell } from "#copy/shell";
import { paths } from "../paths";

interface PageFrameProps {
  title: string;
  /** Pages between the home and this one; null leaves the whole way out. */
  crumbs?: readonly { label: string; href: string }[] | null;
  /** This page's name in the way there; default its title. */
  crumb?: string;
  /** A sentence under the title. */
  lead?: string;
  /** Beside the title: what can be done with the whole page. */
  action?: ReactNode;
  width?: "reading" | "form";
  children: ReactNode;
}

export const PageFrame = ({ title, crumbs = [], crumb = title, lead, action, width, children }: PageFrameProps) => {
  const heading = <Heading level={1}>{title}</Heading>;
  const head =
    action === undefined ? (
      heading
    ) : (
      <Inline justify="between">
        {heading}
        {action}
      </Inline>
    );
  return (
    <Page width={width}>
      <Stack gap="l">
        {crumbs && (
          <Breadcrumb
            label={shell.breadcrumb}
            items={[{ label: shell.home, href: paths.home }, ...crumbs, { label: crumb }]}
          />
        )}
        {lead === undefined ? (
          head
        ) : (
          <Stack gap="xs">
            {head}
            <Text tone="soft">{lead}</Text>
          </Stack>
        )}
        {children}
      </Stack>
    </Page>
  );
};
