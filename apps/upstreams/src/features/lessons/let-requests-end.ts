import { and, asc, eq, inArray, lte } from "drizzle-orm";
import { counted } from "@app/domain/counted.ts";
import { openRequestStatuses } from "@app/domain/lessons/request-states.ts";
import type { Database } from "../../database/client.ts";
import { retryable } from "../../database/retryable.ts";
import { systemContext } from "../../service/system-context.ts";
import { dueBySetting } from "../system/settings/settings-by-region.public.ts";
import { settingOf } from "../system/settings/settings.public.ts";
import { withdrawProposals } from "./proposal-rows.ts";
import { expireProposal } from "./proposals.service.ts";
import { moveRequest } from "./request.kind.ts";
import { notifyOwner } from "./request-owner.ts";
import { lessonProposals, lessonRequests } from "./requests.table.ts";

const day = 86_400_000;

/** Lets proposals run out that no tutor has answered; at most so many. Returns how many. Source: domain.md 2.1. */
export const expireProposals = (database: Database, now: Date, atMost: number): Promise<number> =>
  retryable(database, async (db) => {
    const context = systemContext(db, now, "expire-proposals");
    const { id, version } = lessonRequests;
    const due = await db
      .select({ _id: id, version })
      .from(lessonRequests)
      .innerJoin(lessonProposals, eq(lessonProposals.requestId, id))
      .where(and(eq(lessonProposals.state, "open"), lte(lessonProposals.expiresAt, now)))
      .orderBy(asc(lessonProposals.expiresAt), asc(id))
      .limit(atMost)
      .for("update", { of: lessonRequests, skipLocked: true });
    for (const at of due) await expireProposal(context, at);
    return due.length;
  });

/** Ends requests about which nothing has happened for as long as the setting says; at most so many. Returns how many. Source: domain.md 2.1. */
export const expireQuietRequests = (database: Database, now: Date, atMost: number): Promise<number> =>
  retryable(database, async (db) => {
    const context = systemContext(db, now, "expire-requests");
    const { id, version, status, updatedAt, regionId } = lessonRequests;
    const isDue = await dueBySetting(
      context,
      "requestExpiryDays",
      { regionId, at: updatedAt },
      (days) => new Date(now.getTime() - days * day),
    );
    const quiet = await db
      .select({ _id: id, version, regionId })
      .from(lessonRequests)
      .where(and(inArray(status, openRequestStatuses), isDue))
      .orderBy(asc(updatedAt), asc(id))
      .limit(atMost)
      .for("update", { skipLocked: true });
    for (const { regionId: region, ...at } of quiet) {
      const days = await settingOf(context, "requestExpiryDays", region);
      const reason = `Nothing happened for ${counted(days, "day", "days")}.`;
      await moveRequest(context, at, "expire", {
        reason,
        set: { closedReason: reason },
        prepare: (request) => withdrawProposals(context, request, reason),
        effects: (row) => notifyOwner(context, row, { title: `${row.requestNumber} has expired`, description: reason }),
      });
    }
    return quiet.length;
  });
