/** What a page of the editors is made of: its text beside its picture, and its parts, which unfold. */
import type { ReactNode } from "react";
import {
  Accordion,
  ButtonLink,
  EmptyState,
  Grid,
  Picture,
  RichText,
  Stack,
  type HeadingLevel,
  type RichNode,
} from "#ds";
import type { ContentPage, PagePart } from "#api/content";
import { pages } from "#copy/pages";
import { paths } from "../../paths";

interface PageTextProps {
  text: readonly RichNode[];
  image: string | null;
  /** Level of the text's highest headings; default 2. */
  headingLevel?: HeadingLevel;
  /** Whether it heads the page, and its picture is fetched at once; default false. */
  isFirst?: boolean;
  /** Under the text. */
  children?: ReactNode;
}

/** A text of the editors (INFO-05) with its picture where it has one. */
export const PageText = ({ text, image, headingLevel, isFirst, children }: PageTextProps) => {
  const words = (
    <Stack>
      <RichText content={text} tableLabel={pages.table} headingLevel={headingLevel} />
      {children}
    </Stack>
  );
  return image === null ? (
    words
  ) : (
    <Grid columns={2}>
      {words}
      <div>
        <Picture src={image} isFirst={isFirst} />
      </div>
    </Grid>
  );
};

/** Deeper than this the outline does not go. */
const deeper = (level: HeadingLevel): HeadingLevel => Math.min(level + 1, 4) as HeadingLevel;

interface PanelsProps {
  parts: readonly PagePart[];
  /** Level of the parts' titles; default 2. */
  headingLevel?: HeadingLevel;
}

/** The parts of a page, the first one open; parts of parts unfold in them, all closed (INFO-01, INFO-02). */
const Panels = ({ parts, headingLevel = 2 }: PanelsProps) => (
  <Accordion
    headingLevel={headingLevel}
    isFirstOpen={headingLevel === 2}
    items={parts.map(({ id, title, text, image, parts: inner }) => ({
      id: String(id),
      title,
      content: (
        <Stack>
          <PageText text={text} image={image} headingLevel={deeper(headingLevel)} />
          {inner.length > 0 && <Panels parts={inner} headingLevel={deeper(headingLevel)} />}
        </Stack>
      ),
    }))}
  />
);

/** A page as the editors wrote it; the next page starts with its own first part open. */
export const PageBody = ({ page }: { page: ContentPage | null }) =>
  page && (page.parts.length > 0 || page.text.length > 0) ? (
    <Stack gap="l" key={page.id}>
      <PageText text={page.text} image={page.image} isFirst />
      {page.parts.length > 0 && <Panels parts={page.parts} />}
    </Stack>
  ) : (
    <NothingYet />
  );

/** Stands where the editors have written nothing. */
export const NothingYet = () => (
  <EmptyState
    title={pages.empty}
    message={pages.emptyMore}
    action={<ButtonLink href={paths.lotteries}>{pages.lotteries}</ButtonLink>}
  />
);
