/** Keeps two processes from opening one PGlite folder: PGlite itself would let them, and both would damage it. */
import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import lockfile from "proper-lockfile";

/** Another live process has the folder. The message is for the person at the terminal, in Spanish. */
export class FolderInUseError extends Error {
  constructor(folder: string, pid: number | null) {
    super(
      `Otro proceso${pid === null ? "" : ` (${pid})`} ya tiene abierta la base de datos de ${folder}. ` +
        "Ciérralo, o usa otra carpeta con DATA_DIR.",
    );
    this.name = "FolderInUseError";
  }
}

async function ownerOf(file: string): Promise<number | null> {
  try {
    const pid = Number.parseInt(await readFile(file, "utf8"), 10);
    return Number.isInteger(pid) && pid > 0 ? pid : null;
  } catch {
    return null;
  }
}

function isAlive(pid: number): boolean {
  // In a container a restarted process often has the number of the one before it.
  if (pid === process.pid) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "EPERM";
  }
}

/**
 * Takes the folder (made when missing) and gives the function that lets it go.
 * A lock left by a killed process is taken over at once.
 * @throws FolderInUseError while another live process holds it.
 */
export async function lockFolder(folder: string, onLost: (error: Error) => void): Promise<() => Promise<void>> {
  await mkdir(folder, { recursive: true });
  const ownerFile = path.join(folder, "servidor.pid");
  const take = () => lockfile.lock(folder, { realpath: false, stale: 15_000, update: 5_000, onCompromised: onLost });
  let release: () => Promise<void>;
  try {
    release = await take();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "ELOCKED") throw error;
    const owner = await ownerOf(ownerFile);
    if (owner === null || isAlive(owner)) throw new FolderInUseError(folder, owner);
    await rm(`${folder}.lock`, { recursive: true, force: true });
    release = await take().catch(() => Promise.reject(new FolderInUseError(folder, null)));
  }
  await writeFile(ownerFile, String(process.pid));
  return async () => {
    await rm(ownerFile, { force: true });
    await release();
  };
}
