/** The form that asks about a ticket (WIN-01, HOME-05): a GET form that needs no scripts, its fields in the order of the print. */
import { useEffect, useId, useState } from "react";
import { useNavigate } from "react-router-dom";
import { Button, DateField, DigitInput, Form, Grid, Select, Stack, Text, TextField } from "#ds";
import type { Lottery } from "#api/lotteries";
import { calendar } from "#copy/calendar";
import { winner } from "#copy/winner";
import { bogotaDay, parseDay } from "#domain/bogota";
import { readTicket, type TicketFaults, type TypedTicket } from "#domain/playedTicket";
import { usePageState } from "../../page/pageState";
import { useReload } from "../../page/reload";
import { paths } from "../../paths";
import { checkAddress, FIELDS } from "./search";

const words = winner.form;

export const NOTHING_TYPED: TypedTicket = { lottery: "", day: "", number: "", series: "" };

interface TicketFormProps {
  /** What stands in the fields at first. */
  typed?: TypedTicket;
  /** What the server refused of it; null when nothing was asked or nothing is wrong. */
  refused?: TicketFaults | null;
  lotteries: readonly Lottery[];
  /** Being looked up; default false. */
  isPending?: boolean;
}

export function TicketForm({
  typed: asked = NOTHING_TYPED,
  refused = null,
  lotteries,
  isPending = false,
}: TicketFormProps) {
  const id = useId();
  const today = bogotaDay(usePageState().clock.startedAt);
  const navigate = useNavigate();
  const { reload } = useReload();
  const [typed, setTyped] = useState({ ...asked, day: parseDay(asked.day) ?? asked.day });
  const [faults, setFaults] = useState(refused);

  /** How often something was refused: each time leads to its first field, putting one right does not. */
  const [refusals, setRefusals] = useState(refused ? 1 : 0);
  useEffect(() => {
    if (refusals > 0) document.getElementById(id)?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [refusals, id]);

  const change = (field: keyof TypedTicket) => (value: string) => {
    setTyped({ ...typed, [field]: value });
    if (faults?.[field]) setFaults({ ...faults, [field]: undefined });
  };
  const errorOf = (field: keyof TypedTicket): string | undefined => {
    const fault = faults?.[field];
    return fault && words.faults[fault];
  };

  const ask = () => {
    const read = readTicket(
      typed,
      today,
      lotteries.map(({ lotteryId }) => lotteryId),
    );
    if ("faults" in read) {
      setFaults(read.faults);
      setRefusals(refusals + 1);
      return;
    }
    setFaults(null);
    const { drawDay, number } = read.ticket;
    const address = checkAddress({ ...typed, day: drawDay.split("-").reverse().join("-"), number });
    // The same ticket again: after a failure, or to see whether its result is there by now.
    if (address === location.pathname + location.search) void reload();
    else void navigate(address);
  };

  return (
    <Form
      id={id}
      label={winner.section}
      action={paths.winnerRoot}
      isPending={isPending}
      errorSummary={faults && Object.values(faults).some(Boolean) ? words.refused : undefined}
      onSubmit={(event) => {
        event.preventDefault();
        ask();
      }}
    >
      <Grid columns={2} gap="m">
        <Select
          label={words.lottery}
          name={FIELDS.lottery}
          value={typed.lottery}
          onChange={change("lottery")}
          placeholder={words.choose}
          options={lotteries.map(({ lotteryId, lotteryName }) => ({ value: String(lotteryId), label: lotteryName }))}
          errorMessage={errorOf("lottery")}
        />
        <DateField
          label={words.day}
          name={FIELDS.day}
          value={typed.day}
          onChange={change("day")}
          max={today}
          errorMessage={errorOf("day")}
          calendar={calendar}
        />
        <DigitInput
          label={words.number}
          isLabelVisible
          name={FIELDS.number}
          value={typed.number}
          onChange={change("number")}
          digitLabel={(place) => words.digit(place + 1)}
          errorMessage={errorOf("number")}
        />
        <TextField
          label={words.series}
          name={FIELDS.series}
          value={typed.series}
          onChange={(value) => change("series")(value.replace(/\D/g, ""))}
          inputMode="numeric"
          maxLength={3}
          placeholder="000"
          autoComplete="off"
          errorMessage={errorOf("series")}
        />
      </Grid>
      <Stack gap="xs">
        <Button type="submit" tone="ink" isFullWidth isPending={isPending}>
          {words.submit}
        </Button>
        <Text size="s" tone="soft">
          {words.official}
        </Text>
      </Stack>
    </Form>
  );
}
