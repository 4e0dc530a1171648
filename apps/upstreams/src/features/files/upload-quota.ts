import { and, count, eq, sum } from "drizzle-orm";
import { fileMessages, uploadQuota } from "@app/domain/files/file-kinds.ts";
import type { Database } from "../../database/client.ts";
import { files } from "../../database/schema/files.table.ts";
import { fieldRefusal } from "../../service/refusal.ts";

const bytesAllowed = uploadQuota.megabytes * 1024 * 1024;

/** How many files each person is sending to this server now. */
const sending = new Map<string, number>();

/** Refuses who has as much waiting for a record as one may have. */
async function demandRoom(db: Database, personId: string): Promise<void> {
  const [pending] = await db
    .select({ files: count(), bytes: sum(files.size).mapWith(Number) })
    .from(files)
    .where(and(eq(files.state, "pending"), eq(files.createdBy, personId)));
  const { files: many = 0, bytes = 0 } = pending ?? {};
  if (many >= uploadQuota.files || bytes >= bytesAllowed) throw fieldRefusal("file", fileMessages.quota);
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
