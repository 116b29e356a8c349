/** The sentences that changed since a day, for a product owner to review: what was said, what is said now, and where it is seen. */
import { useState } from "react";
import { EmptyState, searchDrawing, Select, Stack, Table, Text } from "#ds";
import { rows, screenNames } from "./catalogue";
import type { PastDay, TextChange } from "./changes";
import { breakable, Marked, SeenInStories, stamp, usePages } from "./Textos";
import type { Stamp } from "./Textos";
import * as css from "./Textos.css";

type Kind = "changed" | "new" | "gone";

const kindOf = ({ before, now }: TextChange): Kind =>
  before === undefined ? "new" : now === undefined ? "gone" : "changed";

const kinds: Readonly<Record<Kind, Stamp & { plural: string }>> = {
  changed: { label: "Cambió", plural: "Cambiaron", tone: "warning" },
  new: { label: "Nuevo", plural: "Nuevos", tone: "success" },
  gone: { label: "Quitado", plural: "Quitados", tone: "neutral" },
};

const longDay = new Intl.DateTimeFormat("es-CO", { dateStyle: "long", timeZone: "UTC" });

const rowOf = new Map(rows.map((row) => [row.key, row]));

const screenOf = ({ key }: TextChange): string => {
  const part = key.split(".")[0] as keyof typeof screenNames;
  return screenNames[part] ?? part;
};

/** A sentence under its name, "Antes" or "Ahora"; the words marked that `other` does not have. */
const Told = ({ when, text, other }: { when: string; text: string; other?: string | undefined }) => (
  <span>
    <Text as="span" size="s" tone="soft">
      {when}{" "}
    </Text>
    {other === undefined ? text : <Marked text={text} other={other} />}
  </span>
);

const Sentences = ({ change: { key, before, now } }: { change: TextChange }) => (
  <Stack gap="xxs">
    {before !== undefined && <Told when="Antes:" text={before} other={now} />}
    {now !== undefined && <Told when="Ahora:" text={now} other={before} />}
    <span className={css.key({ isLinked: false })}>{breakable(key)}</span>
  </Stack>
);

const Since = ({ days }: { days: readonly [PastDay, ...PastDay[]] }) => {
  const [day, setDay] = useState(days[0].day);
  const [kind, setKind] = useState("");
  const [screen, setScreen] = useState("");
  const { changes, commit } = days.find((one) => one.day === day) ?? days[0];
  const count = (wanted: Kind) => changes.filter((change) => kindOf(change) === wanted).length;
  const matching = changes.filter(
    (change) => (kind === "" || kindOf(change) === kind) && (screen === "" || screenOf(change) === screen),
  );
  const { shown, fromTheFirst, bar } = usePages(matching, "Páginas de cambios");
  return (
    <Stack gap="l">
      <div className={css.filters}>
        <Select
          label="Desde"
          description={`Frente a lo que se leía antes de ese día (commit ${commit}).`}
          options={days.map((one) => ({ value: one.day, label: longDay.format(new Date(one.day)) }))}
          value={day}
          onChange={fromTheFirst((value: string) => {
            setDay(value);
            setScreen("");
          })}
        />
        <Select
          label="Qué pasó"
          placeholder={`Todos (${changes.length})`}
          options={(Object.keys(kinds) as Kind[]).map((value) => ({
            value,
            label: `${kinds[value].plural} (${count(value)})`,
          }))}
          value={kind}
          onChange={fromTheFirst(setKind)}
        />
        <Select
          label="Pantalla"
          placeholder="Todas"
          options={[...new Set(changes.map(screenOf))].map((name) => ({ value: name, label: name }))}
          value={screen}
          onChange={fromTheFirst(setScreen)}
        />
      </div>
      <div role="status">
        <Text weight="medium">
          Cambios: {matching.length} de {changes.length}
        </Text>
      </div>
      <Table
        caption="Textos que cambiaron"
        emptyMessage="Ninguno cambió así"
        columns={[
          { id: "text", label: "Texto", isRowHeader: true },
          { id: "what", label: "Qué pasó" },
          { id: "screen", label: "Pantalla" },
          { id: "seen", label: "Se ve en" },
          { id: "requirement", label: "Requisito" },
        ]}
        rows={shown.map((change) => {
          const asked = rowOf.get(change.key)?.requirements ?? [];
          return {
            id: change.key,
            cells: {
              text: <Sentences change={change} />,
              what: stamp(kinds[kindOf(change)]),
              screen: screenOf(change),
              seen: change.now === undefined ? "—" : <SeenInStories textKey={change.key} />,
              requirement: asked.length === 0 ? "—" : <span className={css.codes}>{asked.join(", ")}</span>,
            },
          };
        })}
      />
      {bar}
    </Stack>
  );
};

/** Props of {@link Changes}. */
export interface ChangesProps {
  /** Latest first; none where the book was built without the code's history. */
  days: readonly PastDay[];
}

/** What changed since a day of one's choice; at first since the latest. */
export const Changes = ({ days: [latest, ...earlier] }: ChangesProps) =>
  latest === undefined ? (
    <EmptyState
      title="Sin historial"
      message="Este libro se construyó sin el historial del código. Lo que cambió desde un commit lo dice npm run textos:cambios."
      illustration={searchDrawing}
    />
  ) : (
    <Since days={[latest, ...earlier]} />
  );
