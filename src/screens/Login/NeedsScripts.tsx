/** What stands in the page of a reader whose browser runs no scripts: the login cannot open there (its captcha is a proof of work). */
import { ButtonLink, EmptyState } from "#ds";
import { login } from "#copy/login";
import { loginReason } from "./loginReason";

/** `path` is where the reader was going; trying again leads there. */
export default function NeedsScripts({ path }: { path: string }) {
  const words = login.needsScripts;
  return (
    <EmptyState
      title={loginReason({ to: "visit", path }, false) ?? ""}
      message={words.message}
      action={
        <ButtonLink href={path} tone="secondary">
          {words.retry}
        </ButtonLink>
      }
    />
  );
}
