import { createHash } from "node:crypto";
import { readdir, rm } from "node:fs/promises";
import { join } from "node:path";
import { Readable } from "node:stream";
import { and, eq, inArray, isNotNull, lt } from "drizzle-orm";
import type { Database } from "../../database/client.ts";
import { removeSome } from "../../database/remove-some.ts";
import { files } from "../../database/schema/files.table.ts";
import type { FileStorage, FileStore } from "../../storage/file-store.ts";

/** How many files are looked at in a step. */
const batch = 500;

interface Work {
  database: Database;
  now: Date;
  signal: AbortSignal;
  files: FileStorage;
}

/** When an id was made; it says so in its first letters. */
const madeAt = (id: string) => Number.parseInt(id.slice(0, 8), 16) * 1000;

/** Rows that no record has named in time. What they hold goes with the rest that has no row. */
async function removePending({ database, now, files: { unusedMs } }: Work): Promise<void> {
  const before = new Date(now.getTime() - unusedMs);
  await database.delete(files).where(and(eq(files.state, "pending"), lt(files.createdAt, before)));
}

/** Exports from before an instant; what they hold goes with the rest that has no row. */
export const removeExports = (db: Database, before: Date, atMost: number): Promise<number> =>
  removeSome(db, files, and(eq(files.kind, "export"), lt(files.createdAt, before)), atMost);

/** Stored files without a row, that no upload can still be about to tell of. */
async function removeUnknown({ database, now, signal, files: { store, unusedMs } }: Work): Promise<number> {
  let removed = 0;
  const remove = async (ids: readonly string[]) => {
    const rows = await database.select({ id: files.id }).from(files).where(inArray(files.id, ids));
    const known = new Set(rows.map(({ id }) => id));
    for (const id of ids.filter((one) => !known.has(one))) {
      await store.remove(id);
      removed += 1;
    }
  };
  let some: string[] = [];
  for await (const id of store.list()) {
    if (signal.aborted) return removed;
    if (madeAt(id) > now.getTime() - unusedMs) continue;
    some.push(id);
    if (some.length < batch) continue;
    await remove(some);
    some = [];
  }
  if (some.length > 0) await remove(some);
  return removed;
}

/** What a server was receiving when it died. */
async function removeUnfinished({ now, files: { staging, unusedMs } }: Work): Promise<number> {
  const names = await readdir(staging).catch(() => []);
  const old = names.filter((name) => madeAt(name) < now.getTime() - unusedMs);
  for (const name of old) await rm(join(staging, name), { force: true });
  return old.length;
}

async function move(database: Database, store: FileStore, id: string, content: Uint8Array): Promise<void> {
  const bytes = Buffer.from(content);
  await store.put(id, Readable.from([bytes]), bytes.length);
  const sha256 = createHash("sha256").update(bytes).digest("hex");
  await database.update(files).set({ content: null, sha256 }).where(eq(files.id, id));
}

/** Files that are still in the database; until they are moved they are served from there. */
async function moveOld({ database, signal, files: { store } }: Work): Promise<number> {
  let moved = 0;
  while (!signal.aborted) {
    const { id, content } = files;
    const [row] = await database.select({ id, content }).from(files).where(isNotNull(content)).limit(1);
    if (!row?.content) break;
    await move(database, store, row.id, row.content);
    moved += 1;
  }
  return moved;
}

/** Removes what nothing refers to, row or bytes, and moves what is still in the database. Done twice, it does no more. */
export async function tidyFiles(work: Work): Promise<Record<string, number>> {
  const moved = await moveOld(work);
  await removePending(work);
  const removed = (await removeUnknown(work)) + (await removeUnfinished(work));
  return { removed, ...(moved > 0 && { moved }) };
}
