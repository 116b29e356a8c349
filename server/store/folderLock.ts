/** Keeps two processes from opening one PGlite folder: PGlite itself would let them, and both would damage it. */
import { readFileSync } from "node:fs";
import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import lockfile from "proper-lockfile";

const PATIENCE_MS = 10_000;
const POLL_MS = 200;
/** A live process writes its number right after it has taken the folder: who has not by then was killed in between. */
const UNNAMED_MS = 2_000;

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

/** Whether the process has ended and only its parent has yet to notice: the system lists it until then. Linux tells. */
function isZombie(pid: number): boolean {
  try {
    return /^[ZX]/.test(readFileSync(`/proc/${pid}/stat`, "utf8").split(") ").at(-1)!);
  } catch {
    return false;
  }
}

function isAlive(pid: number): boolean {
  // In a container a restarted process often has the number of the one before it.
  if (pid === process.pid) return false;
  try {
    process.kill(pid, 0);
    return !isZombie(pid);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "EPERM";
  }
}

interface Waiting {
  /** Tells the person at the terminal, once, that the folder is being waited for. */
  say?: (sentence: string) => void;
  patienceMs?: number;
}

/**
 * Takes the folder (made when missing) and gives the function that lets it go. A lock left by a killed process is taken
 * over; one whose process is still listed is waited for, because a process that was just killed is for a while.
 * @throws FolderInUseError when another live process holds it to the end of the wait (10 s)
 */
export async function lockFolder(
  folder: string,
  onLost: (error: Error) => void,
  { say = () => {}, patienceMs = PATIENCE_MS }: Waiting = {},
): Promise<() => Promise<void>> {
  await mkdir(folder, { recursive: true });
  const ownerFile = path.join(folder, "servidor.pid");
  const take = () =>
    lockfile
      .lock(folder, { realpath: false, stale: 15_000, update: 5_000, onCompromised: onLost })
      .catch((error: NodeJS.ErrnoException) => (error.code === "ELOCKED" ? null : Promise.reject(error)));
  let release = await take();
  for (let waitedMs = 0, unnamedMs = 0; !release; waitedMs += POLL_MS) {
    const owner = await ownerOf(ownerFile);
    unnamedMs = owner === null ? unnamedMs + POLL_MS : 0;
    if (owner === null ? unnamedMs > UNNAMED_MS : !isAlive(owner))
      await rm(`${folder}.lock`, { recursive: true, force: true });
    else {
      if (waitedMs >= patienceMs) throw new FolderInUseError(folder, owner);
      if (waitedMs === 0) say(`Esperando a que otro proceso suelte la base de datos de ${folder}…`);
      await new Promise((resolve) => setTimeout(resolve, POLL_MS));
    }
    release = await take();
  }
  const unlock = release;
  const letGo = async () => {
    await rm(ownerFile, { force: true });
    await unlock();
  };
  await writeFile(ownerFile, String(process.pid)).catch(async (error: unknown) => {
    // On a full disk, for one: whoever tries again must not wait for this process.
    await letGo();
    throw error;
  });
  return letGo;
}
