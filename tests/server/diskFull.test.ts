/** The disk of the database is full: what was kept stays, what cannot be kept is said, and room is all that it takes. */
import { execFileSync } from "node:child_process";
import { closeSync, mkdtempSync, openSync, rmSync, writeSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { openFolder } from "#server/store/open.ts";
import { rowsOf, type Store } from "#server/store/database.ts";
import { isDiskFull } from "#server/store/sqlState.ts";
import { isOnPostgres, loggedIn, openShop, people, TEST_START } from "./harness";
import { startApi } from "./processes";

/** Room for an empty shop, which takes some 45 MiB. */
const DISK = "96m";

const disk = mkdtempSync(path.join(tmpdir(), "premio-mayor-disk-"));
/** Whether there is a disk of its own: to mount one takes a right that not everybody has. The tests are left out without. */
const isMounted = (() => {
  if (isOnPostgres()) return false;
  try {
    execFileSync("mount", ["-t", "tmpfs", "-o", `size=${DISK}`, "tmpfs", disk], { stdio: "ignore" });
    return true;
  } catch {
    return false;
  }
})();

/** Takes all the room that is left. Gives what frees it. */
function fill(): () => void {
  const file = path.join(disk, "lleno");
  const handle = openSync(file, "w");
  const zeros = Buffer.alloc(64 * 1024);
  let isFull = false;
  while (!isFull)
    try {
      writeSync(handle, zeros);
    } catch (error) {
      expect((error as NodeJS.ErrnoException).code).toBe("ENOSPC");
      isFull = true;
    }
  closeSync(handle);
  return () => rmSync(file);
}

describe.skipIf(!isMounted)("[F-60] a full disk below the embedded database", () => {
  let store: Store;
  const folder = path.join(disk, "datos");
  beforeAll(async () => {
    store = await openFolder(folder, () => {});
    await store.db.execute(sql`create table kept (id int primary key, text text)`);
  });
  afterAll(async () => {
    await store?.close().catch(() => {});
    execFileSync("umount", [disk]);
  });

  const write = (id: number, size: number) =>
    store.db.execute(
      sql`insert into kept select ${id}, string_agg(md5(g::text), '') from generate_series(1, ${size}::int) g`,
    );
  const ids = async () =>
    (await rowsOf<{ id: number }>(store.db, sql`select id from kept order by id`)).map((row) => row.id);

  test("keeps what was there and refuses what it cannot keep; with room it goes on, opened again or not", async () => {
    await write(1, 1);
    const free = fill();
    const refused = await write(2, 2_000).then(
      () => null,
      (error: unknown) => error,
    );
    expect(isDiskFull(refused)).toBe(true);
    // Half of a transaction is none of it.
    const half = await store
      .transaction(async (tx) => {
        await tx.execute(sql`update kept set text = 'changed' where id = 1`);
        await tx.execute(sql`insert into kept select 3, string_agg(md5(g::text), '') from generate_series(1, 2000) g`);
      })
      .then(
        () => null,
        (error: unknown) => error,
      );
    expect(isDiskFull(half)).toBe(true);
    expect(await ids()).toEqual([1]);
    free();
    await write(4, 2_000);
    expect(await ids()).toEqual([1, 4]);
    await store.close();
    store = await openFolder(folder, () => {});
    expect(await ids()).toEqual([1, 4]);
    const [kept] = await rowsOf<{ text: string }>(store.db, sql`select text from kept where id = 1`);
    expect(kept!.text).not.toBe("changed");
  });

  test("keeps the shop from starting, with a sentence; nothing of that try is in the way of the next one", async () => {
    await store.close();
    const free = fill();
    const server = startApi({ DATA_DIR: folder, CLOCK: TEST_START });
    await expect(server.ready).rejects.toThrow(
      "El disco de la base de datos está lleno: libera espacio e inicia la tienda otra vez.",
    );
    await expect(openFolder(folder, () => {})).rejects.toThrow("ENOSPC");
    free();
    store = await openFolder(folder, () => {});
    expect(await ids()).toEqual([1, 4]);
  });
});

afterAll(() => rmSync(disk, { recursive: true, force: true }));

test("[F-60] a bet for the cart on a full disk is answered with when to come back, and somebody is called", async () => {
  const { app, store, logged } = await openShop();
  const marta = await loggedIn(app, people.marta);
  const cart = { user: people.marta, state: "INCART", order: [] };
  const { id } = (await marta.post("/api/carts", cart)).json;
  const save = () =>
    marta.post("/api/carts/new-related", { data: { id, loterias: [], recargas: [], createRow: false } });
  const full = Object.assign(new Error("could not extend file: No space left on device"), { code: "53100" });
  const writing = vi.spyOn(store.db, "execute").mockRejectedValue(full);
  const answer = await save();
  writing.mockRestore();
  expect([answer.status, answer.json.error.code, answer.headers["retry-after"]]).toEqual([503, "BUSY", "30"]);
  expect(logged()).toMatch(/"alarm":"disk-full".*"the disk of the database is full"/);
  expect((await save()).status).toBe(200);
});
