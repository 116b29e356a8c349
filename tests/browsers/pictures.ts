/** The pictures that are kept of each engine, and what became of them. */
import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from "node:fs";
import path from "node:path";
import { allowedPixels, difference } from "../visual/difference";
import { pack, pixelsOf, pngOf } from "../visual/pixels";

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
    .filter((file) => file.endsWith(".webp"))
    .map((file) => ({ file, bytes: statSync(path.join(baselines, file)).size }));

/** The engine's name in "linux firefox 153". */
const engineOf = (version: string): string => version.split(" ")[1] ?? "";

/** The same picture in the report's folder, as a PNG. */
const reported = (side: string, file: string): string => path.join(report, `${side}-${file.replace(/webp$/, "png")}`);

/** Compares one picture; draws the difference of one that changed into the report's folder, beside the picture itself. */
async function changeOf({ file, bytes }: Taken): Promise<Change | undefined> {
  const kept = path.join(baselines, file);
  mkdirSync(report, { recursive: true });
  if (!existsSync(kept)) {
    writeFileSync(reported("ahora", file), bytes);
    return { file };
  }
  const before = readFileSync(kept);
  const { pixels, drawn } = difference(await pixelsOf(before), await pixelsOf(bytes));
  if (pixels <= allowedPixels) return undefined;
  writeFileSync(reported("ahora", file), bytes);
  writeFileSync(reported("antes", file), await pngOf(before));
  writeFileSync(reported("diferencia", file), await pngOf(drawn));
  return { file, pixels };
}

/**
 * The changes of an engine's pictures, a line each: `webkit.carrito.1280.webp: 266512 px`. Letters are painted a little differently by every version: where it is not the one
 * that took the kept ones, nothing is compared, and the run says so. In a renewal those that changed are kept as they are now.
 */
export async function comparePictures({ version, taken }: { version: string; taken: Taken[] }): Promise<string[]> {
  const isComparable = keptBy().includes(version);
  if (!isComparable && !isRenewal) {
    process.stdout.write(`Pictures not compared: kept by ${keptBy().join(", ") || "nobody"}, this is ${version}\n`);
    return [];
  }
  for (const { file } of taken)
    for (const side of ["antes", "ahora", "diferencia"]) rmSync(reported(side, file), { force: true });
  const changes = (await Promise.all(taken.map(changeOf))).filter((change) => change !== undefined);
  if (!isRenewal)
    return changes.map(({ file, pixels }) => `${file}: ${pixels === undefined ? "not kept" : `${pixels} px`}`);
  mkdirSync(baselines, { recursive: true });
  for (const { file, bytes } of taken)
    if (!isComparable || changes.some((change) => change.file === file))
      writeFileSync(path.join(baselines, file), await pack(bytes));
  const others = keptBy().filter((one) => engineOf(one) !== engineOf(version));
  writeFileSync(takenWith, `${JSON.stringify([...others, version].sort())}\n`);
  return [];
}
