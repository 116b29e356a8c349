/** What became of the sentences between two states of the code, with the stories to review. */
import type { CopyRow, Said } from "./catalogue";
import { commonKeys, storiesWith } from "./map";

/** A sentence that is not what it was. */
export interface TextChange {
  key: string;
  /** Undefined for one that is new. */
  before?: string;
  /** Undefined for one that is gone. */
  now?: string;
}

/** What changed since the beginning of a day. */
export interface PastDay {
  /** ISO date of the commits: "2026-11-24". */
  day: string;
  /** Short name of the last commit before the day's first change. */
  commit: string;
  changes: readonly TextChange[];
}

/** The sentences that are new, gone or say something else, in the order of the code; a key that moved is both new and gone. */
export function changesBetween(before: readonly Said[], now: readonly Said[]): TextChange[] {
  const then = new Map(before.map(({ key, sentence }) => [key, sentence]));
  const keys = new Set(now.map(({ key }) => key));
  return [
    ...now.flatMap(({ key, sentence }): TextChange[] => {
      const was = then.get(key);
      if (was === undefined) return [{ key, now: sentence }];
      return was === sentence ? [] : [{ key, before: was, now: sentence }];
    }),
    ...before.filter(({ key }) => !keys.has(key)).map(({ key, sentence }): TextChange => ({ key, before: sentence })),
  ];
}

/** How many stories are named for one sentence. */
const MOST_STORIES = 5;

const toReview = (key: string): string[] => {
  if (commonKeys.has(key)) return ["se ve en casi todas las pantallas"];
  const stories = storiesWith(key);
  if (stories.length === 0) return ["ninguna historia la muestra"];
  const more = stories.length - MOST_STORIES;
  return [
    ...stories.slice(0, MOST_STORIES).map(({ id, place }) => `${place} (${id})`),
    ...(more > 0 ? [`y ${more} más`] : []),
  ];
};

/** The list for a product owner: `since` is the commit's name; a sentence of the source is marked with its requirements. */
export function written(since: string, changes: readonly TextChange[], rows: readonly CopyRow[]): string {
  const rowOf = new Map(rows.map((row) => [row.key, row]));
  const of = (wanted: (change: TextChange) => boolean) => changes.filter(wanted);
  const groups = [
    ["Cambiaron", of(({ before, now }) => before !== undefined && now !== undefined)],
    ["Nuevos", of(({ before }) => before === undefined)],
    ["Quitados", of(({ now }) => now === undefined)],
  ] as const;
  const counted = groups.map(([name, { length }]) => `${name.toLowerCase()}: ${length}`).join(", ");
  const lines = groups.flatMap(([name, group]) =>
    group.length === 0
      ? []
      : [
          "",
          name,
          ...group.flatMap(({ key, before, now }) => {
            const asked = rowOf.get(key)?.requirements.join(", ") ?? "";
            return [
              `  ${key}${asked && ` [${asked}]`}`,
              ...(before === undefined ? [] : [`    antes: ${before}`]),
              ...(now === undefined ? [] : [`    ahora: ${now}`]),
              ...(now === undefined ? [] : [`    mira:  ${toReview(key).join("; ")}`]),
            ];
          }),
        ],
  );
  return `Textos desde ${since}: ${counted}\n${lines.join("\n")}\n`;
}
