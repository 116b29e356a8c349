/** The pictures that are kept of each engine, and what became of them. */
import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from "node:fs";
import path from "node:path";
import { PNG } from "pngjs";
import { compact } from "../visual/compact";
import { allowedPixels, difference } from "../visual/difference";

const baselines = path.join(import.meta.dirname, "baselines");
const report = path.resolve(import.meta.dirname, "../../test-results/browsers");
const takenWith = path.join(baselines, "browsers.json");
const isRenewal = process.env["PICTURES"] === "renew";

/** A picture that was taken now. */
export interface Taken {
  file: string;
  bytes: Buffer;
}

/** A picture that is not what was kept; without pixels nothing was. */
interface Change {
  file: string;
  pixels?: number;
}

const keptBy = (): string[] => (existsSync(takenWith) ? (JSON.parse(readFileSync(takenWith, "utf8")) as string[]) : []);

/** Every picture that is kept, with its bytes. */
export const keptPictures = (): { file: string; bytes: number }[] =>
  readdirSync(baselines)
    .filter((file) => file.endsWith(".png"))
    .map((file) => ({ file, bytes: statSync(path.join(baselines, file)).size }));

/** The engine's name in "linux firefox 153". */
const engineOf = (version: string): string => version.split(" ")[1] ?? "";

/** Compares one picture; draws the difference of one that changed into the report's folder, beside the picture itself. */
function changeOf({ file, bytes }: Taken): Change | undefined {
  const kept = path.join(baselines, file);
  const now = PNG.sync.read(bytes);
  let change: Change | undefined;
  const drawn = new PNG({ width: now.width, height: now.height });
  if (!existsSync(kept)) change = { file };
  else {
    const pixels = difference(PNG.sync.read(readFileSync(kept)), now, drawn);
    if (pixels > allowedPixels) change = { file, pixels };
  }
  if (change === undefined) return undefined;
  mkdirSync(report, { recursive: true });
  writeFileSync(path.join(report, `ahora-${file}`), bytes);
  if (change.pixels !== undefined) {
    writeFileSync(path.join(report, `antes-${file}`), readFileSync(kept));
    writeFileSync(path.join(report, `diferencia-${file}`), PNG.sync.write(drawn));
  }
  return change;
}

/**
 * The changes of an engine's pictures, a line each: `webkit.carrito.1280.png: 266512 px`. Letters are painted a little differently by every version: where it is not the one
 * that took the kept ones, nothing is compared, and the run says so. In a renewal those that changed are kept as they are now.
 */
export function comparePictures({ version, taken }: { version: string; taken: Taken[] }): string[] {
  const isComparable = keptBy().includes(version);
  if (!isComparable && !isRenewal) {
    process.stdout.write(`Pictures not compared: kept by ${keptBy().join(", ") || "nobody"}, this is ${version}\n`);
    return [];
  }
  for (const { file } of taken)
    for (const side of ["antes", "ahora", "diferencia"]) rmSync(path.join(report, `${side}-${file}`), { force: true });
  const changes = taken.map(changeOf).filter((change) => change !== undefined);
  if (!isRenewal)
    return changes.map(({ file, pixels }) => `${file}: ${pixels === undefined ? "not kept" : `${pixels} px`}`);
  mkdirSync(baselines, { recursive: true });
  for (const { file, bytes } of taken)
    if (!isComparable || changes.some((change) => change.file === file))
      writeFileSync(path.join(baselines, file), compact(bytes));
  const others = keptBy().filter((one) => engineOf(one) !== engineOf(version));
  writeFileSync(takenWith, `${JSON.stringify([...others, version].sort())}\n`);
  return [];
}
