import { and, count, eq, sum } from "drizzle-orm";
import { fileMessages, uploadQuota } from "@app/domain/files/file-kinds.ts";
import type { Database } from "../../database/client.ts";
import { files } from "../../database/schema/files.table.ts";
import { fieldRefusal } from "../../service/refusal.ts";

/** How much of somebody may wait for a record. */
interface Room {
  megabytes: number;
  files: number;
}

/** How many files each person is sending to this server now. */
const sending = new Map<string, number>();

/** Refuses who has as much waiting for a record as one may have. */
export async function demandRoom(
  db: Database,
  senderId: string,
  room: Room = uploadQuota,
  refusal: string = fileMessages.quota,
): Promise<void> {
  const [pending] = await db
    .select({ files: count(), bytes: sum(files.size).mapWith(Number) })
    .from(files)
    .where(and(eq(files.state, "pending"), eq(files.createdBy, senderId)));
  const { files: many = 0, bytes = 0 } = pending ?? {};
  if (many >= room.files || bytes >= room.megabytes * 1024 * 1024) throw fieldRefusal("file", refusal);
}

/** Takes in a file of somebody who has room left for it: of pending files, and of those that are being sent. */
export async function withinQuota<T>(db: Database, personId: string, take: () => Promise<T>): Promise<T> {
  const atOnce = sending.get(personId) ?? 0;
  if (atOnce >= uploadQuota.atOnce) throw fieldRefusal("file", fileMessages.tooManyAtOnce);
  sending.set(personId, atOnce + 1);
  try {
    await demandRoom(db, personId);
    return await take();
  } finally {
    const left = (sending.get(personId) ?? 1) - 1;
    if (left === 0) sending.delete(personId);
    else sending.set(personId, left);
  }
}
