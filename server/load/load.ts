/** Brings the store to what some files say, in one transaction: whole, or not at all. */
import { drawKey } from "#domain/draws";
import type { Counts } from "../store/contentLoading";
import type { Db, Store } from "../store/database";
import {
  boughtOfAnnulled,
  drawnPlans,
  engagementsOf,
  lockLoading,
  removeSecos,
  renewResults,
  secosByRow,
  storedDraws,
  storedLotteries,
  storedOperators,
  storedPackages,
  storedPlans,
  storedResults,
  storedSecos,
  writeDraws,
  writeLotteries,
  writeOperators,
  writePackages,
  writePlan,
  writeResults,
  writeSecos,
  type BoughtOfDraw,
  type DrawName,
} from "../store/loading";
import { tellPostponed, type MessageOfPostponed } from "../store/postponed";
import { oweAnnulled, type MessageOfRefund } from "../store/refunds";
import { checkPlanChanges, compareLotteries, comparePlans, Lotteries, planKey, type Note } from "./compareCatalogue";
import {
  checkDrawChanges,
  compareDraws,
  compareResults,
  compareSecos,
  drawInstant,
  withDraw,
  type DrawAfter,
} from "./compareDraws";
import { compareOperators, comparePackages } from "./compareRecharges";
import { kinds, type Kind, type Records } from "./formats";
import { checkContent, contentKinds, saveContent } from "./saveContent";
import { LoadError, type Fault } from "./source";

export interface LoadOptions {
  /** ISO. */
  now: string;
  /** Whether results, secos, and what a draw was played by may be changed. */
  mayCorrect?: boolean;
  /** Hears how many of the rows of a kind have been written. */
  onRows?: (kind: Kind, written: number, all: number) => void;
  /** Writes the messages of what the draws' changes mean for who bought; by default nobody is told. */
  letters?: { refundMessageOf: MessageOfRefund; postponedMessageOf: MessageOfPostponed };
}

const NO_LETTERS: NonNullable<LoadOptions["letters"]> = {
  refundMessageOf: () => null,
  postponedMessageOf: () => null,
};

/** What a load has done. */
export interface Loaded {
  files: { name: string; counts: Counts }[];
  /** What was bought of the draws that the files say are annulled. */
  owed: (BoughtOfDraw & { abbreviation: string })[];
}

/** Looks at everything that is to be loaded and writes none of it; gives what writes it. */
async function prepare(
  tx: Db,
  records: Records,
  { now, mayCorrect = false, onRows = () => {}, letters = NO_LETTERS }: LoadOptions,
  note: Note,
  fileNote: (kind: Kind, message: string) => void,
): Promise<() => Promise<Map<Kind, Counts>>> {
  const rules = { now, mayCorrect, note };
  const lotteries = compareLotteries(records.loterias?.rows ?? [], await storedLotteries(tx), note);
  const before = await storedPlans(tx);
  const plans = comparePlans(records.planes?.rows ?? [], lotteries.after, before, note);
  const changedPlans = plans.write.flatMap(({ before: plan }) => (plan ? [plan.id] : []));
  checkPlanChanges(plans.write, await drawnPlans(tx, changedPlans), await secosByRow(tx, changedPlans), rules);

  const drawRecords = withDraw(records.sorteos?.rows ?? [], lotteries.after, note);
  const resultRecords = withDraw(records.resultados?.rows ?? [], lotteries.after, note);
  const secoRecords = withDraw(records.secos?.rows ?? [], lotteries.after, note);
  const named = [...drawRecords, ...resultRecords, ...secoRecords];
  const planById = new Map(before.map(({ id, lotteryId, code }) => [id, plans.after.get(planKey(lotteryId, code))!]));
  const withPlan = ({ planId, ...draw }: Awaited<ReturnType<typeof storedDraws>>[number]): DrawAfter => ({
    ...draw,
    plan: planId === null ? null : planById.get(planId)!,
  });
  const instants = drawRecords.map((record) => ({ lotteryId: record.lotteryId, drawsAt: drawInstant(record) }));
  const stored = (await storedDraws(tx, named, instants)).map(withPlan);
  const results = new Map((await storedResults(tx, named)).map((result) => [drawKey(result), result]));
  const draws = compareDraws(drawRecords, stored, plans.after, rules);
  const newPlans = draws.changes.filter(({ before: old, after }) => old.plan !== after.plan).map(({ after }) => after);
  const secos = await storedSecos(tx, [...secoRecords, ...newPlans]);
  const engagements = await engagementsOf(
    tx,
    draws.changes.map(({ after }) => after),
  );
  checkDrawChanges(draws, drawRecords, { engagements, results, secos }, rules);
  const drawn = compareResults(resultRecords, draws.after, results, rules);
  const drawnSecos = compareSecos(secoRecords, draws.after, drawn.after, secos, rules);
  const operators = compareOperators(records.operadores?.rows ?? [], await storedOperators(tx), note);
  const packages = comparePackages(records.paquetes?.rows ?? [], operators.after, await storedPackages(tx), note);
  await checkContent(tx, records, fileNote);

  return async () => {
    const counts = new Map<Kind, Counts>([
      ["loterias", lotteries.counts],
      ["planes", plans.counts],
      ["sorteos", draws.counts],
      ["resultados", drawn.counts],
      ["secos", drawnSecos.counts],
      ["operadores", operators.counts],
      ["paquetes", packages.counts],
    ]);
    await writeLotteries(tx, lotteries.write);
    for (const { plan } of plans.write) plan.id = await writePlan(tx, { ...plan, rows: [...plan.rows] });
    const drawRows = draws.write.map(({ plan, ...draw }) => ({ ...draw, planId: plan?.id ?? null }));
    await writeDraws(tx, drawRows, draws.moved, (written) => onRows("sorteos", written, drawRows.length));
    for (const { before: old, after } of draws.changes) {
      const isPostponed = old.drawsAt !== after.drawsAt && after.annulledAt === null && after.drawsAt > now;
      if (isPostponed)
        await tellPostponed(tx, { ...after, heldBefore: old.drawsAt }, { messageOf: letters.postponedMessageOf, now });
    }
    await writeResults(tx, drawn.write, (written) => onRows("resultados", written, drawn.write.length));
    await removeSecos(tx, drawnSecos.remove);
    await writeSecos(tx, drawnSecos.write, (written) => onRows("secos", written, drawnSecos.write.length));
    const isPlayed = (draw: DrawName): boolean => results.has(drawKey(draw));
    const changed = [
      ...draws.changes.map(({ after }) => after),
      ...drawn.write,
      ...drawnSecos.remove,
      ...drawnSecos.write,
    ];
    const played = new Map(changed.filter(isPlayed).map((draw) => [drawKey(draw), draw]));
    await renewResults(tx, [...played.values()], changedPlans);
    await writeOperators(tx, operators.write);
    await writePackages(tx, packages.write);
    for (const kind of contentKinds)
      if (records[kind]) counts.set(kind, await saveContent(tx, kind, records[kind].rows as never));
    return counts;
  };
}

/** Loads inside a transaction. @throws LoadError with every fault, and then nothing was written */
export async function loadInto(tx: Db, records: Records, options: LoadOptions): Promise<Loaded> {
  const faults: Fault[] = [];
  await lockLoading(tx);
  const write = await prepare(
    tx,
    records,
    options,
    (fault) => faults.push(fault),
    (kind, message) => faults.push({ place: { file: records[kind]!.file, line: 1, column: 1 }, field: null, message }),
  );
  if (faults.length > 0) throw new LoadError(faults);
  const counts = await write();
  const lotteries = await storedLotteries(tx);
  const abbreviations = new Map(lotteries.map(({ id, abbreviation }) => [id, abbreviation]));
  const annulled = withDraw(
    (records.sorteos?.rows ?? []).filter(({ estado }) => estado === "anulado"),
    new Lotteries(lotteries),
    () => {},
  );
  await oweAnnulled(tx, annulled, {
    messageOf: (options.letters ?? NO_LETTERS).refundMessageOf,
    now: options.now,
  });
  return {
    files: kinds.flatMap((kind) => (records[kind] ? [{ name: records[kind].file, counts: counts.get(kind)! }] : [])),
    owed: (await boughtOfAnnulled(tx, annulled)).map((bought) => ({
      ...bought,
      abbreviation: abbreviations.get(bought.lotteryId)!,
    })),
  };
}

/** Undoes what a rehearsal has written. */
class Rehearsed extends Error {
  constructor(readonly loaded: Loaded) {
    super("rehearsed");
  }
}

/** Loads in a transaction of its own; a rehearsal is undone at its end. @throws LoadError */
export async function load(
  store: Store,
  records: Records,
  { isRehearsal = false, ...options }: LoadOptions & { isRehearsal?: boolean },
): Promise<Loaded> {
  try {
    return await store.transaction(async (tx) => {
      const loaded = await loadInto(tx, records, options);
      if (isRehearsal) throw new Rehearsed(loaded);
      return loaded;
    });
  } catch (error) {
    if (error instanceof Rehearsed) return error.loaded;
    throw error;
  }
}
