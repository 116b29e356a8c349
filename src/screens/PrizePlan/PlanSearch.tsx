/** The way to another lottery's plan, or to that of a day (PLAN-02): a GET form that needs no scripts. */
import { useState } from "react";
import { useNavigate } from "react-router-dom";
import { Button, DateField, Form, Grid, Select } from "#ds";
import type { Lottery } from "#api/lotteries";
import { calendar } from "#copy/calendar";
import { plan } from "#copy/plan";
import { parseDay } from "#domain/bogota";
import { paths } from "../../paths";

interface PlanSearchProps {
  lotteryId: number;
  /** The day as it stands in the address: YYYY-MM-DD, or what is no day. */
  typed: string;
  lotteries: readonly Lottery[];
}

export function PlanSearch({ lotteryId, typed: asked, lotteries }: PlanSearchProps) {
  const words = plan.search;
  const navigate = useNavigate();
  const [chosen, setChosen] = useState(String(lotteryId));
  const [typed, setTyped] = useState(asked);
  const [isRefused, setRefused] = useState(asked !== "" && parseDay(asked) === null);
  return (
    <Form
      label={words.label}
      action={paths.prizePlan(lotteryId)}
      onSubmit={(event) => {
        event.preventDefault();
        const day = parseDay(typed);
        setRefused(typed !== "" && day === null);
        if (typed === "" || day !== null) void navigate(paths.prizePlanOf({ lotteryId: Number(chosen), day }));
      }}
    >
      <Grid columns={3} gap="m">
        <Select
          label={words.lottery}
          name="loteria"
          value={chosen}
          onChange={setChosen}
          options={lotteries.map((one) => ({ value: String(one.lotteryId), label: one.lotteryName }))}
        />
        <DateField
          label={words.day}
          optionalLabel={words.optional}
          name="fecha"
          value={typed}
          onChange={(value) => {
            setTyped(value);
            setRefused(false);
          }}
          errorMessage={isRefused ? calendar.invalid : undefined}
          calendar={calendar}
        />
        <Button type="submit" tone="secondary" isFullWidth>
          {words.submit}
        </Button>
      </Grid>
    </Form>
  );
}
