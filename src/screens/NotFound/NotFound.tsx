/** Any other path: an honest 404 with ways on (INFO-04). */
import { data, type LoaderFunctionArgs } from "react-router-dom";
import { ButtonLink, EmptyState, Inline, Page } from "#ds";
import { shell } from "#copy/shell";
import { pageMeta } from "../../page/meta";
import { requirePerson } from "../../page/session";
import { paths, privatePaths } from "../../paths";

/** The private addresses lead home without a session, also those whose pages are not open to everybody (AUTH-08). */
export async function loader({ context: { server }, request }: LoaderFunctionArgs) {
  const { pathname } = new URL(request.url);
  if (privatePaths.some((path) => path === pathname)) await requirePerson(server, request);
  return data(null, { status: 404 });
}

export const meta = () => pageMeta({ title: shell.notFound.title, isPrivate: true });

export default function NotFound() {
  return (
    <Page>
      <EmptyState
        title={shell.notFound.title}
        message={shell.notFound.message}
        illustration="search"
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
