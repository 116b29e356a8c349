/** How a page begins: where it stands in the shop, its title, and what it is about. */
import type { ReactNode } from "react";
import { Breadcrumb, Heading, Page, Stack, Text } from "#ds";
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
  width?: "reading";
  children: ReactNode;
}

export const PageFrame = ({ title, crumbs = [], crumb = title, lead, width, children }: PageFrameProps) => (
  <Page width={width}>
    <Stack gap="l">
      {crumbs && (
        <Breadcrumb
          label={shell.breadcrumb}
          items={[{ label: shell.home, href: paths.home }, ...crumbs, { label: crumb }]}
        />
      )}
      {lead === undefined ? (
        <Heading level={1}>{title}</Heading>
      ) : (
        <Stack gap="xs">
          <Heading level={1}>{title}</Heading>
          <Text tone="soft">{lead}</Text>
        </Stack>
      )}
      {children}
    </Stack>
  </Page>
);
