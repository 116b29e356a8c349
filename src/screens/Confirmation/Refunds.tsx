/** The money of a purchase that goes back to its buyer: why, since when, and who gives it back. */
import { FactList, Heading, Panel, Stack, Text } from "#ds";
import { numericDateTime } from "#copy/format";
import { refund as words } from "#copy/refund";
import type { Refund } from "#api/orders";

export function Refunds({ refunds }: { refunds: readonly Refund[] }) {
  const fact = (label: string, at: number | null) => (at === null ? [] : [{ label, value: numericDateTime(at) }]);
  return refunds.map(({ id, amountPesos, reason, state, owedAt, askedAt, doneAt }) => (
    <Panel key={id}>
      <Stack gap="s">
        <Heading level={2} size="h4">
          {words.title(amountPesos)}
        </Heading>
        <Text>
          {words.reasons[reason]} {words.states[state]}
        </Text>
        <FactList
          facts={[
            ...fact(words.facts.owed, owedAt),
            ...fact(words.facts.asked, askedAt),
            ...fact(words.facts.done, doneAt),
          ]}
        />
      </Stack>
    </Panel>
  ));
}
