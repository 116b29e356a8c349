/** Where the account is open, and the way to close it everywhere else. */
import { useCallback, useEffect, useRef, useState } from "react";
import { Badge, Button, ConfirmModal, Divider, Inline, Notice, Panel, Stack, Text } from "#ds";
import { closeOtherSessions, type OpenSession } from "#api/account";
import type { Result } from "#api/result";
import { account } from "#copy/account";
import { problem } from "#copy/problems";
import { shell } from "#copy/shell";
import { useBackCloses } from "../../page/backCloses";
import { focusPart } from "../../page/focus";
import { Loaded } from "../../page/Loaded";
import { usePageState } from "../../page/pageState";
import { useWriting } from "../../page/writing";

const words = account.sessions;

export const OpenSessions = ({ sessions }: { sessions: Result<OpenSession[]> }) => (
  <Panel title={words.title} description={words.more}>
    <Loaded result={sessions} failed={words.failed} headingLevel={3}>
      {(all) => <Sessions all={all} />}
    </Loaded>
  </Panel>
);

function Sessions({ all }: { all: readonly OpenSession[] }) {
  const { client } = usePageState();
  const [isAsked, setAsked] = useState(false);
  const [closed, setClosed] = useState<number | null>(null);
  const outcome = useRef<HTMLDivElement>(null);
  const close = useBackCloses(
    isAsked,
    useCallback(() => setAsked(false), []),
  );
  const closing = useWriting(() => closeOtherSessions(client), {
    words: (what) => problem(what, words.closeFailed),
    isReadAgain: true,
  });
  useEffect(() => {
    // The button that opened the question goes with the sessions.
    if (closed !== null && !isAsked) focusPart(outcome.current);
  }, [closed, isAsked]);
  return (
    <Stack>
      {all.map((session, place) => (
        <Stack key={`${session.openedAt}/${session.device}`} gap="xs">
          {place > 0 && <Divider kind="hairline" />}
          <Inline gap="xs" justify="between">
            <Text weight="bold">{session.device || words.unnamed}</Text>
            {session.isThis && <Badge tone="success">{words.current}</Badge>}
          </Inline>
          <Text size="s" tone="soft">
            {session.isThis ? words.opened(session.openedAt) : words.seen(session.seenAt)}
          </Text>
        </Stack>
      ))}
      {closed !== null && (
        <div ref={outcome}>
          <Notice tone="success" isLive>
            {words.closed(closed)}
          </Notice>
        </div>
      )}
      {all.length > 1 && (
        <Button
          tone="secondary"
          size="s"
          onPress={() => {
            closing.clear();
            setAsked(true);
          }}
        >
          {words.close}
        </Button>
      )}
      <ConfirmModal
        title={words.question}
        message={words.questionMore}
        isOpen={isAsked}
        onOpenChange={(isOpen) => !isOpen && close()}
        closeLabel={shell.close}
        confirmLabel={words.confirm}
        cancelLabel={words.keep}
        isPending={closing.isPending}
        pendingLabel={words.closing}
        errorMessage={closing.message ?? undefined}
        onConfirm={() =>
          void closing.run().then((done) => {
            if (!done?.ok) return;
            setClosed(done.value);
            close();
          })
        }
      />
    </Stack>
  );
}
