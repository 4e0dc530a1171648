import { and, asc, eq, lte, ne } from "drizzle-orm";
import { daysAfterEnd } from "@app/domain/partners/partner-user-states.ts";
import type { Database } from "../../database/client.ts";
import { updateRecord } from "../../database/records.ts";
import { retryable } from "../../database/retryable.ts";
import { changeRecord } from "../../records/change-record.ts";
import { systemContext } from "../../service/system-context.ts";
import { voidInvitations } from "./partner-invitations.ts";
import { partnerUserKind } from "./partner-users.service.ts";
import { partnerUsers } from "./partner-users.table.ts";
import { partners } from "./partners.table.ts";

const dayMs = 24 * 60 * 60_000;

/** Deactivates users of partners that ended 30 days ago; at most so many. Returns how many. Source: domain.md 2.10. */
export const deactivateAfterEnd = (database: Database, now: Date, atMost: number): Promise<number> =>
  retryable(database, async (db) => {
    const context = systemContext(db, now, "deactivate-partner-users");
    const due = await db
      .select({ _id: partnerUsers.id, version: partnerUsers.version })
      .from(partnerUsers)
      .innerJoin(partners, eq(partners.id, partnerUsers.partnerId))
      .where(
        and(
          eq(partners.status, "ended"),
          lte(partners.endedAt, new Date(now.getTime() - daysAfterEnd * dayMs)),
          ne(partnerUsers.status, "deactivated"),
        ),
      )
      .orderBy(asc(partnerUsers.id))
      .limit(atMost)
      .for("update", { skipLocked: true });
    for (const at of due)
      await changeRecord(context, partnerUserKind, at, {
        action: "state-changed",
        reason: `The partner ended ${daysAfterEnd} days ago.`,
        write: (before) => updateRecord(context, partnerUsers, before, { status: "deactivated" }),
        effects: ({ id }) => voidInvitations(context, id),
      });
    return due.length;
  });
