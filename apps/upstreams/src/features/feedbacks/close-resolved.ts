import { and, asc, eq, lte } from "drizzle-orm";
import { closeAfterDays } from "@app/domain/feedbacks/feedback-states.ts";
import type { Database } from "../../database/client.ts";
import { retryable } from "../../database/retryable.ts";
import { systemContext } from "../../service/system-context.ts";
import { closeFeedback } from "./feedback-events.service.ts";
import { feedbacks } from "./feedbacks.table.ts";

const day = 86_400_000;

/** Closes feedback that was resolved a week ago and not taken up again; at most so many. Returns how many. Source: domain.md 2.14. */
export const closeResolved = (database: Database, now: Date, atMost: number): Promise<number> =>
  retryable(database, async (db) => {
    const context = systemContext(db, now, "close-feedback");
    const { id, version, status, statusSince } = feedbacks;
    const done = await db
      .select({ _id: id, version })
      .from(feedbacks)
      .where(and(eq(status, "resolved"), lte(statusSince, new Date(now.getTime() - closeAfterDays * day))))
      .orderBy(asc(statusSince), asc(id))
      .limit(atMost)
      .for("update", { skipLocked: true });
    for (const at of done) await closeFeedback(context, at);
    return done.length;
  });
