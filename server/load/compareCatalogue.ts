/** Lotteries and prize plans: what the files change of what is stored, and what may not be changed. */
import { parsePrizeRule } from "#domain/prizes";
import type { Counts } from "../store/contentLoading";
import { noCounts } from "../store/contentLoading";
import type { LotteryRow, Plan, PrizeRow } from "../store/loading";
import type { RecordOf } from "./formats";
import { nearest, placeOf, type Fault, type Row } from "./source";

export type Note = (fault: Fault) => void;

/** Notes a fault at a field of a row. */
export const noteAt = (note: Note, row: Row, field: string | null, message: string): void =>
  note({ place: field === null ? row.place : placeOf(row, field), field, message });

/** Notes rows that say the same thing twice. */
export class Once {
  readonly #lines = new Map<string, number>();
  constructor(readonly note: Note) {}

  /** Whether nobody said `key` before this row. */
  isFirst(key: string, row: Row, field: string): boolean {
    const first = this.#lines.get(key);
    if (first === undefined) this.#lines.set(key, row.place.line);
    else noteAt(this.note, row, field, `repite lo de la línea ${first}`);
    return first === undefined;
  }
}

/** The lotteries as they will be. */
export class Lotteries {
  readonly #byName = new Map<string, LotteryRow>();

  constructor(readonly all: readonly LotteryRow[]) {
    for (const lottery of all) {
      this.#byName.set(String(lottery.id), lottery);
      this.#byName.set(lottery.abbreviation.toUpperCase(), lottery);
    }
  }

  /** The lottery that a row names, by its number or abbreviation; null, with its fault, when there is none. */
  named({ loteria, row }: { loteria: string; row: Row }, note: Note): LotteryRow | null {
    const found = this.#byName.get(loteria.toUpperCase());
    if (found) return found;
    const meant = nearest(
      loteria,
      this.all.map(({ abbreviation }) => abbreviation),
    );
    const hint = this.all.length === 0 ? "; cárgala con loterias.csv" : meant === null ? "" : `; ¿es «${meant}»?`;
    noteAt(note, row, "loteria", `no hay ninguna lotería «${loteria}»${hint}`);
    return null;
  }
}

const isSame = <T extends object>(
  one: T,
  other: T,
  names: readonly (keyof T)[] = Object.keys(one) as (keyof T)[],
): boolean => names.every((name) => one[name] === other[name]);

/** Counts a row against the one that is stored; gives whether it is to be written. */
export function counted<T extends object>(counts: Counts, stored: T | undefined, wanted: T): boolean {
  const what = stored === undefined ? "added" : isSame(wanted, stored) ? "same" : "changed";
  counts[what] += 1;
  return what !== "same";
}

export function compareLotteries(
  records: readonly RecordOf<"loterias">[],
  stored: readonly LotteryRow[],
  note: Note,
): { after: Lotteries; write: LotteryRow[]; counts: Counts } {
  const byId = new Map(stored.map((lottery) => [lottery.id, lottery]));
  const counts = noCounts();
  const write: LotteryRow[] = [];
  const rows = new Map<number, Row>();
  for (const { row, ...said } of records) {
    const lottery: LotteryRow = {
      id: said.loteria,
      name: said.nombre,
      abbreviation: said.sigla,
      fractionsPerTicket: said.fracciones,
      fractionPesos: said.valor_fraccion,
      jackpotPesos: said.premio_mayor,
      seriesCount: said.series,
      resultClass: said.clase,
    };
    if (counted(counts, byId.get(lottery.id), lottery)) write.push(lottery);
    byId.set(lottery.id, lottery);
    rows.set(lottery.id, row);
  }
  const after = [...byId.values()];
  for (const [id, row] of rows) {
    const { abbreviation } = byId.get(id)!;
    const other = after.find((one) => one.id !== id && one.abbreviation.toUpperCase() === abbreviation.toUpperCase());
    if (other) noteAt(note, row, "sigla", `«${abbreviation}» ya es la sigla de la lotería ${other.id}`);
    if (/^\d+$/.test(abbreviation))
      noteAt(note, row, "sigla", `«${abbreviation}» se confunde con el número de una lotería`);
  }
  return { after: new Lotteries(after), write, counts };
}

/** A plan as it will be. Its id is null until it has been written for the first time. */
export interface PlanAfter {
  id: number | null;
  lotteryId: number;
  code: string;
  rows: readonly PrizeRow[];
}

export const planKey = (lotteryId: number, code: string): string => `${lotteryId}/${code}`;

/** The number that the plan promises for a row whose numbers are drawn; null for other rows. */
export const secosPromised = (prize: PrizeRow | undefined): number | null =>
  prize?.rule && parsePrizeRule(prize.rule)?.kind === "seco" ? prize.count : null;

export interface PlanChange {
  plan: PlanAfter;
  /** What is stored of it; null when it is new. */
  before: Plan | null;
  /** Where it begins in its file, for faults of the plan as a whole. */
  row: Row;
}

export function comparePlans(
  records: readonly RecordOf<"planes">[],
  lotteries: Lotteries,
  stored: readonly Plan[],
  note: Note,
): { after: Map<string, PlanAfter>; write: PlanChange[]; counts: Counts } {
  const before = new Map(stored.map((plan) => [planKey(plan.lotteryId, plan.code), plan]));
  const groups = new Map<string, { lotteryId: number; code: string; rows: PrizeRow[]; row: Row }>();
  const once = new Once(note);
  for (const { row, ...said } of records) {
    const lottery = lotteries.named({ loteria: said.loteria, row }, note);
    if (!lottery) continue;
    const key = planKey(lottery.id, said.plan);
    if (!once.isFirst(`${key}/${said.premio}/${said.regla ?? ""}`, row, "premio")) continue;
    const group = groups.get(key) ?? { lotteryId: lottery.id, code: said.plan, rows: [], row };
    groups.set(key, group);
    group.rows.push({
      position: group.rows.length,
      count: said.cantidad,
      description: said.premio,
      grossTicketPesos: said.bruto_billete,
      netTicketPesos: said.neto_billete,
      netFractionPesos: said.neto_fraccion,
      rule: said.regla,
    });
  }
  const after = new Map<string, PlanAfter>(before);
  const counts = noCounts();
  const write: PlanChange[] = [];
  for (const [key, { row, ...group }] of groups) {
    const known = before.get(key) ?? null;
    const plan: PlanAfter = { id: known?.id ?? null, ...group };
    const own = noCounts();
    for (const prize of plan.rows) counted(own, known?.rows[prize.position], prize);
    own.removed = Math.max(0, (known?.rows.length ?? 0) - plan.rows.length);
    if (own.added + own.changed + own.removed > 0) write.push({ plan, before: known, row });
    for (const name of Object.keys(own) as (keyof Counts)[]) counts[name] += own[name];
    after.set(key, plan);
  }
  return { after, write, counts };
}

/**
 * Notes plans that may not be changed as they are: one that a draw with a result was played by, unless corrections are allowed;
 * one whose stored secos would lose their row.
 */
export function checkPlanChanges(
  changes: readonly PlanChange[],
  drawn: ReadonlySet<number>,
  secos: readonly { planId: number; position: number; most: number }[],
  { mayCorrect, note }: { mayCorrect: boolean; note: Note },
): void {
  for (const { plan, before, row } of changes) {
    if (!before) continue;
    if (drawn.has(before.id) && !mayCorrect)
      noteAt(
        note,
        row,
        "plan",
        `el plan «${plan.code}» ya se jugó y guardado dice otra cosa; con --corregir se cambia`,
      );
    for (const { planId, position, most } of secos) {
      if (planId !== before.id) continue;
      const [old, prize] = [before.rows[position], plan.rows[position]];
      // In the place of another prize they would be that one's numbers.
      const isAnother = before.rows.some((one) => one !== old && one.description === prize?.description);
      if (most <= (secosPromised(prize) ?? 0) && !isAnother) continue;
      const name = old?.description ?? String(position + 1);
      noteAt(
        note,
        row,
        "plan",
        `ya hay ${most} secos guardados de «${name}»: esa fila debe seguir en su puesto, con la regla seco y esa cantidad o más`,
      );
    }
  }
}
