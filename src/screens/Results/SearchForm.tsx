/** The search of results by day and lottery (RES-01, RES-02): a GET form that needs no scripts. */
import { useState } from "react";
import { useNavigate } from "react-router-dom";
import { Button, DateField, Form, Grid, Select, Stack, Text } from "#ds";
import type { Lottery } from "#api/lotteries";
import type { Result } from "#api/result";
import { calendar } from "#copy/calendar";
import { results } from "#copy/results";
import { bogotaDay, isDay } from "#domain/bogota";
import { usePageState } from "../../page/pageState";
import { paths } from "../../paths";
import type { AskedSearch, SearchFault } from "./search";

const words = results.search;

interface SearchFormProps {
  /** What the address asks for. */
  asked: AskedSearch;
  lotteries: Result<Lottery[]>;
}

export function SearchForm({ asked, lotteries }: SearchFormProps) {
  const today = bogotaDay(usePageState().clock.startedAt);
  const navigate = useNavigate();
  const [typed, setTyped] = useState(asked.typed);
  const [chosen, setChosen] = useState(asked.lotteryId === null ? "" : String(asked.lotteryId));
  const [fault, setFault] = useState(asked.fault);
  const offered = lotteries.ok
    ? lotteries.value
    : asked.lotteryId === null
      ? []
      : [{ lotteryId: asked.lotteryId, lotteryName: words.unknown(asked.lotteryId) }];
  return (
    <Form
      label={words.label}
      action={paths.results}
      onSubmit={(event) => {
        event.preventDefault();
        const day = isDay(typed) ? typed : null;
        const found: SearchFault | null =
          typed !== "" && day === null ? "invalid" : day !== null && day > today ? "future" : null;
        setFault(found);
        if (found === null) void navigate(paths.resultsOf({ day, lotteryId: chosen === "" ? null : Number(chosen) }));
      }}
    >
      <Stack gap="s">
        <Grid columns={3} gap="m" align="end">
          <DateField
            label={words.day}
            name="fecha"
            value={typed}
            onChange={(value) => {
              setTyped(value);
              setFault(null);
            }}
            max={today}
            errorMessage={fault === null ? undefined : words[fault]}
            calendar={calendar}
          />
          <Select
            label={words.lottery}
            name="loteria"
            value={chosen}
            onChange={setChosen}
            placeholder={words.all}
            options={offered.map(({ lotteryId, lotteryName }) => ({ value: String(lotteryId), label: lotteryName }))}
          />
          <Button type="submit" tone="secondary" isFullWidth>
            {words.submit}
          </Button>
        </Grid>
        {!lotteries.ok && (
          <Text size="s" tone="soft">
            {words.lotteriesFailed}
          </Text>
        )}
      </Stack>
    </Form>
  );
}
