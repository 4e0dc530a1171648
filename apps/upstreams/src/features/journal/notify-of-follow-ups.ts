import { and, asc, eq, isNull, lte, sql } from "drizzle-orm";
import { readersOf } from "@app/domain/journal/journal.ts";
import { permissionsOf, roleFrom } from "@app/domain/permissions.ts";
import type { Database } from "../../database/client.ts";
import { retryable } from "../../database/retryable.ts";
import { audit } from "../../records/audit.ts";
import { accountUsers } from "../account/account.public.ts";
import { notifyPerson } from "../notifications/notifications.public.ts";
import { journalEntries } from "./journal.table.ts";

const system = { id: null, name: "system", role: null };
const nowhere = { ip: null, userAgent: null, requestId: "tell-of-follow-ups" };

/**
 * Tells active authors of journal entries whose follow-up is due by their clock, once for each day that it is given; at
 * most so many. Nobody is told of an entry that they may no longer read. Returns how many were due.
 */
export const notifyOfFollowUps = (database: Database, now: Date, atMost: number): Promise<number> =>
  retryable(database, async (db) => {
    const { followUpOn, toldFollowUpOn, followUpDoneAt, createdBy, id } = journalEntries;
    const today = sql`(${now.toISOString()}::timestamptz at time zone ${accountUsers.timeZone})::date`;
    const due = await db
      .select({ entry: journalEntries, role: accountUsers.userRole })
      .from(journalEntries)
      .innerJoin(accountUsers, and(eq(accountUsers.id, createdBy), eq(accountUsers.status, "active")))
      .where(and(isNull(followUpDoneAt), lte(followUpOn, today), sql`${toldFollowUpOn} is distinct from ${followUpOn}`))
      .orderBy(asc(followUpOn), asc(id))
      .limit(atMost)
      .for("update", { of: journalEntries, skipLocked: true });
    for (const { entry, role } of due) {
      const mark = { toldFollowUpOn: entry.followUpOn };
      await db.update(journalEntries).set(mark).where(eq(id, entry.id));
      await audit(
        { db, now, actor: system, origin: nowhere },
        {
          action: "updated",
          kind: "journal-entry",
          id: entry.id,
          label: entry.title,
          before: { toldFollowUpOn: entry.toldFollowUpOn },
          after: mark,
          partOf: entry.personId,
          readBy: [readersOf(entry)],
        },
      );
      if (!permissionsOf(roleFrom(role)).has(readersOf(entry))) continue;
      await notifyPerson({ db, now }, entry.createdBy, {
        type: "new_message",
        kind: "journal-entry",
        title: `Follow-up due: ${entry.title}`,
        description: "You asked to be reminded of this journal entry.",
        url: `/app/tutoring/tutor-journal?view=${entry.id}`,
      });
    }
    return due.length;
  });
