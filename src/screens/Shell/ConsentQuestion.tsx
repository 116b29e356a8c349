/** Asks once whether the shop's use may be measured (ANA-01); closed without an answer, it may not. */
import { useEffect, useState } from "react";
import { Button, createToastQueue, Inline, TextLink, ToastRegion } from "#ds";
import { consent as words } from "#copy/consent";
import { useAnswerConsent } from "../../page/analytics";
import { paths } from "../../paths";

export default function ConsentQuestion() {
  const answer = useAnswerConsent();
  const [queue] = useState(createToastQueue);
  useEffect(() => {
    const id = queue.add({
      text: words.question,
      action: (
        <Inline gap="xs">
          <Button tone="secondary" size="s" onPress={() => answer("denied")}>
            {words.refuse}
          </Button>
          <Button tone="secondary" size="s" onPress={() => answer("granted")}>
            {words.allow}
          </Button>
          <TextLink href={paths.measuring}>{words.more}</TextLink>
        </Inline>
      ),
    });
    const stop = queue.subscribe(() => answer("denied"));
    return () => {
      stop();
      queue.close(id);
    };
  }, [queue, answer]);
  return <ToastRegion queue={queue} label={words.label} closeLabel={words.close} isBehindDialogs />;
}
