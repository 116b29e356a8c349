/** What its player was told of and has not read: the tickets that won. Shown, it has been read (FAV-02). */
import { useEffect, useState } from "react";
import { useNavigate } from "react-router-dom";
import { Heading, Notice, Skeleton, Stack, Text, TicketRow } from "#ds";
import { notices, readNotices, type WonTicket } from "#api/notices";
import type { Result } from "#api/result";
import { account } from "#copy/account";
import { shortLottery } from "#copy/format";
import { notices as words } from "#copy/notices";
import { usePageState } from "../../page/pageState";
import { useReload } from "../../page/reload";
import { useRoot } from "../../page/session";
import { paths } from "../../paths";
import { accentOf, logoOf } from "../Lotteries/lotteryLook";

export function NewNotices() {
  const { client } = usePageState();
  const { reload } = useReload();
  const [found, setFound] = useState<Result<WonTicket[]> | null>(null);
  useEffect(() => {
    let isCurrent = true;
    void notices(client).then(async (answer) => {
      if (!isCurrent) return;
      setFound(answer);
      if (!answer.ok || answer.value.length === 0) return;
      const left = await readNotices(
        client,
        answer.value.map(({ id }) => id),
      );
      // The bell learns of it with the session.
      if (left.ok) await reload("session");
    });
    return () => {
      isCurrent = false;
    };
  }, [client, reload]);

  if (found === null) return <Skeleton shape="row" count={1} label={words.loading} />;
  if (!found.ok) return <Notice tone="warning">{words.failed}</Notice>;
  if (found.value.length === 0) return null;
  return (
    <Stack gap="s">
      <Heading level={3} size="h4">
        {words.won(found.value.length)}
      </Heading>
      {found.value.map((ticket) => (
        <Won key={ticket.id} ticket={ticket} />
      ))}
    </Stack>
  );
}

function Won({ ticket }: { ticket: WonTicket }) {
  const { staticHost } = useRoot();
  const navigate = useNavigate();
  const { lotteryName, abbreviation, number, series, netPesos, drawNumber, drawDay, claimUntil } = ticket;
  return (
    <TicketRow
      accent={accentOf(abbreviation)}
      stub={{ abbreviation, logoSrc: logoOf(abbreviation, staticHost) }}
      title={shortLottery(lotteryName)}
      headingLevel={4}
      figure={account.history.pick(number, series)}
      link={{
        href: paths.prizePayment,
        label: words.open(lotteryName, number),
        onPress: (event) => {
          event.preventDefault();
          // In place of the dialog's own entry: going back leads to the page below it.
          void navigate(paths.prizePayment, { replace: true });
        },
      }}
    >
      <Text weight="bold" tone="positive">
        {words.prize(netPesos)}
      </Text>
      <Text size="s">{words.claim(claimUntil)}</Text>
      <Text size="s" tone="soft">
        {words.draw(drawNumber, drawDay)}
      </Text>
    </TicketRow>
  );
}
