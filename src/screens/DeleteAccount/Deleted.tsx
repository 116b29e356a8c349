/** /eliminar: its reader has deleted their account (ACC-05). */
import { ButtonLink, cutDrawing, EmptyState, Page } from "#ds";
import { deletion } from "#copy/deletion";
import { pageMeta } from "../../page/meta";
import { paths } from "../../paths";

const words = deletion.deleted;

export const meta = () => pageMeta({ title: words.title, isPrivate: true });

export default function Deleted() {
  return (
    <Page>
      <EmptyState
        title={words.title}
        message={words.message}
        illustration={cutDrawing}
        headingLevel={1}
        action={<ButtonLink href={paths.home}>{words.home}</ButtonLink>}
      />
    </Page>
  );
}
