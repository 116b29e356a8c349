/**
 * Pictures of stories, compared with those kept in `baselines/`, or taken anew with PICTURES=renew. Letters are painted a little
 * differently by every browser: where it is not the one that took the kept pictures, nothing is compared, and the run says so.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { Browser } from "playwright";
import { difference, allowedPixels } from "./difference";
import { fileOf } from "./gallery";
import type { Shot } from "./gallery";
import { pack, pixelsOf, pngOf } from "./pixels";
import { writeReport } from "./report";
import type { Change } from "./report";

export const baselines = path.join(import.meta.dirname, "baselines");
const reports = path.resolve(import.meta.dirname, "../../test-results/pictures");
const takenWith = path.join(baselines, "browser.json");
export const isRenewal = process.env["PICTURES"] === "renew";
/** The names of the pictures to look at; all where it is not set. */
const wantedNames = new RegExp(process.env["PICTURES_OF"] ?? "");

/** Whether this run looks at a picture. */
export const isWanted = (shot: Shot): boolean => wantedNames.test(fileOf(shot));

/** How often what differs is taken anew before it counts as never at rest. */
const MOST_TRIES = 5;

const isSame = async (one: Buffer, other: Buffer): Promise<boolean> =>
  difference(await pixelsOf(one), await pixelsOf(other)).pixels <= allowedPixels;

/** What became of the pictures of one run. */
export interface Comparison {
  /**
   * Looks at a picture, which `take` gives anew each time. Gives what differs in words, or undefined.
   * @throws when no two pictures in a row are the same
   */
  look: (shot: Shot, take: () => Promise<Buffer>) => Promise<string | undefined>;
  /** Notes a kept picture that no story draws any more. */
  noteIdle: (shot: Shot) => void;
  /** Writes the report of what changed: `test-results/pictures/<name>/index.html`. */
  end: () => void;
}

/** Compares the pictures that a browser takes; `name` is of the report's folder. */
export function compareWith(browser: Browser, name: string): Comparison {
  const major = `${process.platform} chromium ${browser.version().split(".")[0]}`;
  const keptBy = existsSync(takenWith)
    ? (JSON.parse(readFileSync(takenWith, "utf8")) as { browser: string }).browser
    : "nobody";
  const isComparable = keptBy === major;
  if (!isComparable) process.stdout.write(`Pictures not compared: kept by ${keptBy}, this is ${major}\n`);
  mkdirSync(baselines, { recursive: true });
  const changes: Change[] = [];

  const keptOf = (shot: Shot): string => path.join(baselines, fileOf(shot));

  /** What became of a picture; undefined where it is as it is kept. */
  const changeOf = async (shot: Shot, taken: Buffer): Promise<Change | undefined> => {
    const kept = keptOf(shot);
    if (!existsSync(kept)) return { shot, sides: { ahora: taken } };
    const antes = readFileSync(kept);
    if (!isComparable) return isRenewal ? { shot, sides: { antes: await pngOf(antes), ahora: taken } } : undefined;
    const { pixels, drawn } = difference(await pixelsOf(antes), await pixelsOf(taken));
    if (pixels <= allowedPixels) return undefined;
    return { shot, pixels, sides: { antes: await pngOf(antes), ahora: taken, diferencia: await pngOf(drawn) } };
  };

  return {
    // One that differs counts once the story, shown anew, is drawn so again: on a busy machine the browser may hand out a frame
    // in which a layer is not painted yet, or in which the letters of a column stand half a pixel lower than in every other
    // frame of the same layout.
    look: async (shot, take) => {
      let last = await take();
      for (let tries = 1; tries <= MOST_TRIES; tries += 1) {
        const change = await changeOf(shot, last);
        if (change === undefined) return undefined;
        const again = await take();
        if (await isSame(last, again)) {
          changes.push(change);
          if (!isRenewal) return `${fileOf(shot)}: ${change.pixels ?? "no"} px`;
          writeFileSync(keptOf(shot), await pack(again));
          return undefined;
        }
        last = again;
      }
      throw new Error(`${fileOf(shot)} is never at rest: ${MOST_TRIES} pictures in a row differ`);
    },
    noteIdle: (shot) => changes.push({ shot, sides: { antes: readFileSync(keptOf(shot)) } }),
    end: () => {
      if (isRenewal) writeFileSync(takenWith, `${JSON.stringify({ browser: major })}\n`);
      writeReport(path.join(reports, name), changes);
    },
  };
}
