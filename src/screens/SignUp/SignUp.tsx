/** /crear-cuenta: somebody wants to buy and has no account yet; three steps, and what was typed is not lost (REG-01). */
import { useState } from "react";
import { Notice } from "#ds";
import { signUp as words } from "#copy/signUp";
import { pageMeta } from "../../page/meta";
import { PageFrame } from "../../page/PageFrame";
import { onlyOnOtherAddress } from "../../page/reload";
import { Created, type CreatedAccount } from "./Created";
import { SignUpForm } from "./SignUpForm";
import { useStep } from "./useStep";

export { RouteFailure as ErrorBoundary } from "../../page/RouteFailure";

export const shouldRevalidate = onlyOnOtherAddress;
export const meta = () => pageMeta({ title: words.title, description: words.description });

export default function SignUp() {
  const steps = useStep();
  const [created, setCreated] = useState<CreatedAccount | null>(null);
  if (created) return <Created {...created} />;
  return (
    <PageFrame
      title={words.title}
      crumbs={null}
      width="reading"
      // Who is in the middle of it knows what it takes.
      {...(steps.step === 0 && { lead: words.lead })}
    >
      <noscript>
        <Notice tone="warning">{words.needsScripts}</Notice>
      </noscript>
      <SignUpForm steps={steps} onCreated={setCreated} />
    </PageFrame>
  );
}
