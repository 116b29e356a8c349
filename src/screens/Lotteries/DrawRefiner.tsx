/** The order of the list of draws and the lottery that it is of: a GET form that needs no scripts. */
import { useNavigate } from "react-router-dom";
import { Button, Form, Grid, SearchPanel, Select } from "#ds";
import { lotteryList } from "#copy/lotteryList";
import { drawFilterOf, type DrawFilter } from "#domain/drawFilter";
import type { Draw } from "#domain/draws";
import { paths } from "../../paths";

const words = lotteryList.refine;

interface DrawRefinerProps {
  /** The draws that can be chosen from: of every day and lottery. */
  draws: readonly Draw[];
  filter: DrawFilter;
}

/** Folded on a phone, where its name says what is asked for; the other parts of the filter go with it. */
export function DrawRefiner({ draws, filter }: DrawRefinerProps) {
  const navigate = useNavigate();
  const names = new Map(draws.map(({ lotteryId, lotteryName }) => [lotteryId, lotteryName]));
  const chosen = filter.lotteryId === null ? "" : String(filter.lotteryId);
  const asked = [
    ...(filter.order === "prize" ? [words.byPrize] : []),
    ...(filter.lotteryId === null ? [] : [names.get(filter.lotteryId) ?? words.lottery]),
  ];
  return (
    <SearchPanel label={asked.length > 0 ? lotteryList.refined(asked) : words.label}>
      <Form
        label={words.label}
        action={paths.lotteries}
        onSubmit={(event) => {
          event.preventDefault();
          const sent = [...new FormData(event.currentTarget)].map(([name, value]) => [name, String(value)]);
          void navigate(paths.lotteriesOf(drawFilterOf(new URLSearchParams(sent))));
        }}
      >
        {filter.day !== null && <input type="hidden" name="dia" value={filter.day} />}
        {filter.isAll && <input type="hidden" name="todas" value="1" />}
        <Grid columns={3} gap="s" align="end">
          {/* Made anew when another address asks for something else: their first value is what the address says. */}
          <Select
            key={`orden/${filter.order}`}
            label={words.order}
            name="orden"
            defaultValue={filter.order === "prize" ? "premio" : ""}
            placeholder={words.byClosing}
            options={[{ value: "premio", label: words.byPrize }]}
          />
          <Select
            key={`loteria/${chosen}`}
            label={words.lottery}
            name="loteria"
            defaultValue={chosen}
            placeholder={words.everyLottery}
            options={[...names]
              .map(([lotteryId, label]) => ({ value: String(lotteryId), label }))
              .sort((one, other) => one.label.localeCompare(other.label, "es"))}
          />
          <Button type="submit" tone="secondary" isFullWidth>
            {words.submit}
          </Button>
        </Grid>
      </Form>
    </SearchPanel>
  );
}
