/** Any other path: an honest 404 with ways on (INFO-04). */
import { data } from "react-router-dom";
import { ButtonLink, EmptyState, Inline, Page, tornDrawing } from "#ds";
import { shell } from "#copy/shell";
import { pageMeta } from "../../page/meta";
import { paths } from "../../paths";

export const loader = () => data(null, { status: 404 });

export const meta = () => pageMeta({ title: shell.notFound.title, isPrivate: true });

export default function NotFound() {
  return (
    <Page>
      <EmptyState
        title={shell.notFound.title}
        message={shell.notFound.message}
        illustration={tornDrawing}
        headingLevel={1}
        action={
          <Inline justify="center">
            <ButtonLink href={paths.lotteries}>{shell.notFound.lotteries}</ButtonLink>
            <ButtonLink href={paths.home} tone="secondary">
              {shell.notFound.home}
            </ButtonLink>
          </Inline>
        }
      />
    </Page>
  );
}
