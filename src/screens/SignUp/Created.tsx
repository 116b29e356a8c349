/** The account is made: where its link went, another one if that does not arrive, and the cart that waits (REG-03). */
import { useEffect, useId, useRef, useState } from "react";
import { Button, ButtonLink, EmptyState, Notice, Page, sentDrawing, Stack, Text } from "#ds";
import { resendConfirmation } from "#api/account";
import { heldInCart, pesos } from "#copy/format";
import { problem } from "#copy/problems";
import { signUp } from "#copy/signUp";
import type { RegistrationValues } from "#domain/account";
import { useBox } from "../../page/box";
import { focusPart } from "../../page/focus";
import { usePageState } from "../../page/pageState";
import { useWriting } from "../../page/writing";
import { paths } from "../../paths";

const words = signUp.created;

/** How long somebody waits before asking for another e-mail again, ms. */
const RESEND_AFTER = 60_000;

/** What is told of an account that was made. */
export type CreatedAccount = Pick<RegistrationValues, "documentType" | "document" | "email">;

export function Created({ documentType, document, email }: CreatedAccount) {
  const { client } = usePageState();
  const told = useRef<HTMLDivElement>(null);
  const sentId = useId();
  /** How many e-mails were sent again; whether the last one is less than a minute old. */
  const [times, setTimes] = useState(0);
  const [isFresh, setFresh] = useState(false);
  const resending = useWriting(() => resendConfirmation(client, { documentType, document }), {
    words: (what) => problem(what, words.resendFailed),
  });
  useEffect(() => focusPart(told.current), []);
  useEffect(() => {
    if (times === 0) return;
    const timer = setTimeout(() => setFresh(false), RESEND_AFTER);
    return () => clearTimeout(timer);
  }, [times]);
  const resend = async () => {
    const sent = await resending.run();
    if (!sent?.ok) return;
    setTimes(times + 1);
    setFresh(true);
  };

  return (
    <Page width="form">
      <Stack gap="s">
        <div ref={told} role="status">
          <EmptyState
            illustration={sentDrawing}
            headingLevel={1}
            title={words.title}
            message={
              <>
                <Text>
                  {words.message}{" "}
                  <Text as="strong" tone="normal">
                    {email}
                  </Text>
                </Text>
                <Text>{words.more}</Text>
              </>
            }
          />
        </div>
        <Button
          tone="secondary"
          isFullWidth
          isUnavailable={isFresh}
          ariaDescribedby={sentId}
          isPending={resending.isPending}
          pendingLabel={words.resending}
          onPress={() => void resend()}
        >
          {words.resend}
        </Button>
        <div id={sentId} role="status">
          {isFresh && (
            <Notice tone="success">
              {words.resent} {words.wait}
            </Notice>
          )}
        </div>
        {resending.message && (
          <Notice tone="error" isLive>
            {resending.message}
          </Notice>
        )}
        <ButtonLink href={paths.home} tone="ink" isFullWidth>
          {words.home}
        </ButtonLink>
        <KeptCart />
      </Stack>
    </Page>
  );
}

/** The bets that were chosen before there was an account. */
function KeptCart() {
  const { store: box, clock } = usePageState();
  // Nobody changes the cart on this page; whoever has one has its state.
  const cart = useBox(box)?.cart;
  if (!cart || cart.count === 0) return null;
  return (
    <Stack align="center">
      <Text size="s" tone="soft">
        {words.cartKept(heldInCart(cart.lines.length, cart.recharges.length), pesos(cart.totalPesos(clock.now())))}
      </Text>
    </Stack>
  );
}
