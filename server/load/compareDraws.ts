/** Draws, results and secos: what the files change of what is stored, and what may not be changed. */
import { bogotaInstant, bogotaParts } from "#domain/bogota";
import { drawKey } from "#domain/draws";
import { noCounts, type Counts } from "../store/contentLoading";
import type { DrawName, DrawRow, Engagement, ResultRow, SecoRow } from "../store/loading";
import {
  counted,
  noteAt,
  Once,
  planKey,
  secosPromised,
  type Lotteries,
  type Note,
  type PlanAfter,
} from "./compareCatalogue";
import type { RecordOf } from "./formats";
import { nearest, type Row } from "./source";

/** A record with the draw that it names. */
export type Named<T> = T & DrawName & { row: Row };

interface Rules {
  now: string;
  mayCorrect: boolean;
  note: Note;
}

/** Finds the lottery of each record; those without one are left out, with their fault. */
export function withDraw<T extends { loteria: string; sorteo: number; row: Row }>(
  records: readonly T[],
  lotteries: Lotteries,
  note: Note,
): Named<T>[] {
  return records.flatMap((record) => {
    const lottery = lotteries.named(record, note);
    return lottery ? [{ ...record, lotteryId: lottery.id, drawNumber: record.sorteo }] : [];
  });
}

/** A draw as it will be. */
export interface DrawAfter extends Omit<DrawRow, "planId"> {
  plan: PlanAfter | null;
}

const iso = (milliseconds: number): string => new Date(milliseconds).toISOString();

/** An instant as it is read in Bogotá. */
function inBogota(instant: string): string {
  const { day, hour, minute } = bogotaParts(Date.parse(instant));
  return `${day} ${String(hour).padStart(2, "0")}:${String(minute).padStart(2, "0")}`;
}

/** The instant of the draw of a record, ISO. */
export const drawInstant = ({ dia, hora_sorteo }: RecordOf<"sorteos">): string => iso(bogotaInstant(dia, hora_sorteo));

/** What nobody may change once tickets of the draw are taken, by the column that says it. */
const bought = [
  ["fracciones", "fractionsPerTicket"],
  ["valor_fraccion", "fractionPesos"],
  ["series", "seriesCount"],
] as const;

/** What only a correction changes once the draw has a result. */
const played = [...bought, ["premio_mayor", "jackpotPesos"]] as const;

interface DrawChange {
  before: DrawAfter;
  after: DrawAfter;
  record: Named<RecordOf<"sorteos">>;
}

export interface ComparedDraws {
  /** Every draw that is stored or said, by its key. */
  after: Map<string, DrawAfter>;
  write: DrawAfter[];
  /** Those that are written over what is stored. */
  changes: DrawChange[];
  /** Those whose instant changes. */
  moved: DrawAfter[];
  counts: Counts;
}

export function compareDraws(
  records: readonly Named<RecordOf<"sorteos">>[],
  stored: readonly DrawAfter[],
  plans: ReadonlyMap<string, PlanAfter>,
  { now, note }: Rules,
): ComparedDraws {
  const before = new Map(stored.map((draw) => [drawKey(draw), draw]));
  const compared: ComparedDraws = { after: new Map(before), write: [], changes: [], moved: [], counts: noCounts() };
  const once = new Once(note);
  for (const record of records) {
    const { row, lotteryId, drawNumber, ...said } = record;
    const key = drawKey(record);
    if (!once.isFirst(key, row, "sorteo")) continue;
    const known = before.get(key);
    const plan = said.plan === null ? (known?.plan ?? null) : (plans.get(planKey(lotteryId, said.plan)) ?? null);
    if (said.plan !== null && !plan) {
      const known = [...plans.values()].filter((one) => one.lotteryId === lotteryId).map(({ code }) => code);
      const meant = nearest(said.plan, known);
      noteAt(
        note,
        row,
        "plan",
        `la lotería no tiene el plan «${said.plan}»${meant === null ? "" : `; ¿es «${meant}»?`}`,
      );
    }
    const draw: DrawAfter = {
      lotteryId,
      drawNumber,
      closesAt: iso(bogotaInstant(said.dia, said.hora_cierre)),
      drawsAt: drawInstant(record),
      fractionsPerTicket: said.fracciones,
      fractionPesos: said.valor_fraccion,
      jackpotPesos: said.premio_mayor,
      seriesCount: said.series,
      plan,
      annulledAt: said.estado === "anulado" ? (known?.annulledAt ?? now) : null,
    };
    compared.after.set(key, draw);
    if (!counted(compared.counts, known, draw)) continue;
    compared.write.push(draw);
    if (!known) continue;
    compared.changes.push({ before: known, after: draw, record });
    if (known.drawsAt !== draw.drawsAt) compared.moved.push(draw);
  }
  checkInstants(compared, records, note);
  return compared;
}

/** Notes draws of one lottery at one instant. */
function checkInstants(
  { after, write }: ComparedDraws,
  records: readonly Named<RecordOf<"sorteos">>[],
  note: Note,
): void {
  const rows = new Map(records.map((record) => [drawKey(record), record.row]));
  const atInstant = new Map<string, DrawAfter[]>();
  for (const draw of after.values()) {
    const at = `${draw.lotteryId}/${draw.drawsAt}`;
    atInstant.set(at, [...(atInstant.get(at) ?? []), draw]);
  }
  for (const draw of write) {
    const other = atInstant.get(`${draw.lotteryId}/${draw.drawsAt}`)!.find((one) => one !== draw);
    if (other)
      noteAt(
        note,
        rows.get(drawKey(draw))!,
        "dia",
        `el sorteo ${other.drawNumber} de la misma lotería es a esa misma hora`,
      );
  }
}

/** What the store knows of the draws that are to be changed. */
export interface Known {
  engagements: ReadonlyMap<string, Engagement>;
  /** Results that are stored, by the key of their draw. */
  results: ReadonlyMap<string, ResultRow>;
  secos: readonly SecoRow[];
}

/** Notes the changes of draws that their tickets, their results or their state do not allow. */
export function checkDrawChanges(
  { changes, write }: ComparedDraws,
  records: readonly Named<RecordOf<"sorteos">>[],
  { engagements, results, secos }: Known,
  { now, mayCorrect, note }: Rules,
): void {
  const rows = new Map(records.map((record) => [drawKey(record), record.row]));
  for (const draw of write)
    if (draw.annulledAt !== null && results.has(drawKey(draw)))
      noteAt(note, rows.get(drawKey(draw))!, "estado", "el sorteo ya tiene resultado: no se puede anular");
  for (const { before, after: draw, record } of changes) {
    const key = drawKey(draw);
    const refuse = (field: string, message: string): void => noteAt(note, record.row, field, message);
    const { isTaken = false, lastSoldAt = null, isOwedBack = false } = engagements.get(key) ?? {};
    const result = results.get(key);
    if (isTaken)
      for (const [field, name] of bought)
        if (before[name] !== draw[name])
          refuse(field, `ya hay fracciones vendidas, apartadas o en un carrito: sigue siendo ${before[name]}`);
    if (lastSoldAt !== null && lastSoldAt >= draw.closesAt)
      refuse("hora_cierre", `ya hay ventas de ${inBogota(lastSoldAt)}: el cierre debe ser después`);
    if (isOwedBack && draw.annulledAt === null)
      refuse("estado", "el sorteo está anulado y sus compras se devuelven: no vuelve a jugarse");
    const isMoved = before.drawsAt !== draw.drawsAt;
    if (result) {
      if (draw.drawsAt > now) refuse("dia", "el sorteo ya tiene resultado: no puede ser después de ahora");
      if (Number(result.series) >= draw.seriesCount)
        refuse("series", `el resultado guardado es de la serie ${result.series}`);
      const isWithoutRow = (seco: SecoRow): boolean =>
        drawKey(seco) === key && secosPromised(draw.plan?.rows[seco.position]) === null;
      if (before.plan !== draw.plan && secos.some(isWithoutRow))
        refuse("plan", "el sorteo tiene secos guardados de otro plan");
    }
    if (mayCorrect) continue;
    if (before.annulledAt !== null && draw.annulledAt === null && !isOwedBack)
      refuse("estado", "el sorteo está anulado; con --corregir vuelve a jugarse");
    if (result) {
      if (isMoved) refuse("dia", `el sorteo ya se jugó: ${inBogota(before.drawsAt)}; con --corregir se cambia`);
      if (before.plan !== draw.plan) refuse("plan", "el sorteo ya se jugó con otro plan; con --corregir se cambia");
      for (const [field, name] of isTaken ? played.slice(bought.length) : played)
        if (before[name] !== draw[name])
          refuse(field, `el sorteo ya se jugó con ${before[name]}; con --corregir se cambia`);
    } else if (isMoved && draw.annulledAt === null) {
      const was = inBogota(before.drawsAt);
      if (record.estado !== "aplazado" && isTaken)
        refuse(
          "estado",
          `guardado es ${was} y ya tiene fracciones vendidas, apartadas o en un carrito: si se aplazó, escribe «aplazado»`,
        );
      if (record.estado === "aplazado" && draw.drawsAt < before.drawsAt)
        refuse("dia", `aplazado a antes: guardado es ${was}; con --corregir se cambia`);
    }
  }
}

/** The draw of a record; null, with its fault, when there is none. */
function drawOf(record: Named<object>, draws: ReadonlyMap<string, DrawAfter>, note: Note): DrawAfter | null {
  const draw = draws.get(drawKey(record));
  if (!draw) noteAt(note, record.row, "sorteo", `la lotería no tiene el sorteo ${record.drawNumber}`);
  return draw ?? null;
}

function isSeriesPrinted(draw: DrawAfter, serie: string, row: Row, note: Note): boolean {
  if (Number(serie) < draw.seriesCount) return true;
  noteAt(
    note,
    row,
    "serie",
    `«${serie}» no se imprimió: el sorteo tiene ${draw.seriesCount} series, hasta la ${String(draw.seriesCount - 1).padStart(3, "0")}`,
  );
  return false;
}

export function compareResults(
  records: readonly Named<RecordOf<"resultados">>[],
  draws: ReadonlyMap<string, DrawAfter>,
  stored: ReadonlyMap<string, ResultRow>,
  { now, mayCorrect, note }: Rules,
): { after: Map<string, ResultRow>; write: ResultRow[]; counts: Counts } {
  const after = new Map(stored);
  const counts = noCounts();
  const write: ResultRow[] = [];
  const once = new Once(note);
  for (const record of records) {
    const { row, lotteryId, drawNumber, numero: number, serie: series } = record;
    const key = drawKey(record);
    if (!once.isFirst(key, row, "sorteo")) continue;
    const draw = drawOf(record, draws, note);
    if (!draw) continue;
    const result: ResultRow = { lotteryId, drawNumber, number, series, drawsAt: draw.drawsAt };
    // Told of even when it is wrong, so that its secos are not said to have none.
    after.set(key, result);
    if (draw.annulledAt !== null) {
      noteAt(note, row, "sorteo", `el sorteo ${drawNumber} está anulado: no tiene resultado`);
      continue;
    }
    if (draw.drawsAt > now) {
      noteAt(note, row, "sorteo", `el sorteo ${drawNumber} todavía no se ha jugado: es ${inBogota(draw.drawsAt)}`);
      continue;
    }
    if (!isSeriesPrinted(draw, series, row, note)) continue;
    const known = stored.get(key);
    const isOther = known !== undefined && (known.number !== number || known.series !== series);
    if (isOther && !mayCorrect) {
      const field = known.number === number ? "serie" : "numero";
      noteAt(note, row, field, `guardado está ${known.number} serie ${known.series}; con --corregir se cambia`);
      continue;
    }
    // Its instant follows the draw's when that is written.
    counts[known === undefined ? "added" : isOther ? "changed" : "same"] += 1;
    if (!known || isOther) write.push(result);
  }
  return { after, write, counts };
}

const secoText = ({ number, series }: SecoRow): string => `${number}/${series}`;

export function compareSecos(
  records: readonly Named<RecordOf<"secos">>[],
  draws: ReadonlyMap<string, DrawAfter>,
  results: ReadonlyMap<string, ResultRow>,
  stored: readonly SecoRow[],
  { mayCorrect, note }: Rules,
): { write: SecoRow[]; remove: SecoRow[]; counts: Counts } {
  const rowKey = (seco: SecoRow): string => `${drawKey(seco)}/${seco.position}`;
  const storedOf = new Map<string, SecoRow[]>();
  for (const seco of stored) {
    const of = storedOf.get(rowKey(seco));
    if (of) of.push(seco);
    else storedOf.set(rowKey(seco), [seco]);
  }
  const said = new Map<string, { draw: DrawAfter; rows: Row[]; secos: SecoRow[] }>();
  const once = new Once(note);
  for (const record of records) {
    const { row, lotteryId, drawNumber, premio, numero: number, serie: series } = record;
    const draw = drawOf(record, draws, note);
    if (!draw) continue;
    if (!results.has(drawKey(draw))) {
      noteAt(note, row, "sorteo", `el sorteo ${drawNumber} no tiene resultado: los secos van con él`);
      continue;
    }
    const prizes = draw.plan?.rows.filter((prize) => secosPromised(prize) !== null) ?? [];
    const prize = prizes.find(({ description }) => description === premio);
    if (!prize) {
      const meant = nearest(
        premio,
        prizes.map(({ description }) => description),
      );
      const hint = draw.plan ? (meant === null ? "" : `; ¿es «${meant}»?`) : ": el sorteo no tiene plan";
      noteAt(note, row, "premio", `el plan del sorteo no tiene el seco «${premio}»${hint}`);
      continue;
    }
    if (!isSeriesPrinted(draw, series, row, note)) continue;
    const seco: SecoRow = { lotteryId, drawNumber, position: prize.position, number, series };
    if (!once.isFirst(`${rowKey(seco)}/${secoText(seco)}`, row, "numero")) continue;
    const group = said.get(rowKey(seco)) ?? { draw, rows: [], secos: [] };
    said.set(rowKey(seco), group);
    group.rows.push(row);
    group.secos.push(seco);
  }
  const counts = noCounts();
  const write: SecoRow[] = [];
  const remove: SecoRow[] = [];
  for (const [key, { draw, rows, secos }] of said) {
    const before = storedOf.get(key) ?? [];
    const wanted = new Set(secos.map(secoText));
    const known = new Set(before.map(secoText));
    const others = before.filter((seco) => !wanted.has(secoText(seco)));
    const prize = draw.plan!.rows[secos[0]!.position]!;
    const stay = mayCorrect ? 0 : others.length;
    if (secos.length + stay > prize.count) {
      // The first row that has no room left.
      const row = rows[Math.max(0, prize.count - stay)] ?? rows.at(-1)!;
      const kept =
        stay === 0 ? "" : `, y ya hay ${stay} guardados que no están en el archivo; con --corregir se reemplazan`;
      noteAt(note, row, "premio", `el plan tiene ${prize.count} de «${prize.description}»${kept}`);
      continue;
    }
    if (mayCorrect) {
      remove.push(...others);
      counts.removed += others.length;
    }
    const added = secos.filter((seco) => !known.has(secoText(seco)));
    write.push(...added);
    counts.added += added.length;
    counts.same += secos.length - added.length;
  }
  return { write, remove, counts };
}
