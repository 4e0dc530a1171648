import { and, asc, eq, lte } from "drizzle-orm";
import type { Database } from "../../database/client.ts";
import { retryable } from "../../database/retryable.ts";
import { systemContext } from "../../service/system-context.ts";
import { fireProductUpdateEvent } from "./updates.service.ts";
import { productUpdates } from "./updates.table.ts";

/** Publishes product updates whose time has come, each once; at most so many. Returns how many. Source: domain.md 2.15. */
export const publishDueUpdates = (database: Database, now: Date, atMost: number): Promise<number> =>
  retryable(database, async (db) => {
    const context = systemContext(db, now, "publish-updates");
    const { id, version, status, publishAt } = productUpdates;
    const due = await db
      .select({ _id: id, version })
      .from(productUpdates)
      .where(and(eq(status, "scheduled"), lte(publishAt, now)))
      .orderBy(asc(publishAt), asc(id))
      .limit(atMost)
      .for("update", { skipLocked: true });
    for (const at of due) await fireProductUpdateEvent(context, "publish", at);
    return due.length;
  });
