import { heldUntil, holdReminderAt } from "@app/domain/lessons/unpaid-holds.ts";
import { and, asc, eq, sql } from "drizzle-orm";
import type { Database } from "../../../database/client.ts";
import { updateRecord } from "../../../database/records.ts";
import { retryable } from "../../../database/retryable.ts";
import { changeRecord } from "../../../records/change-record.ts";
import type { Context } from "../../../service/context.ts";
import { systemContext } from "../../../service/system-context.ts";
import { settingByRegion } from "../../system/settings/settings-by-region.public.ts";
import { bookedLessons } from "../booked/booked.table.ts";
import { cancelLessons } from "../booked/course-lessons.ts";
import { remindToPay, notifyEnded } from "../emails/course-emails.ts";

import { courseKind, moveCourse } from "./course.kind.ts";
import { notifyCourseOwner } from "./course-owner.ts";
import { confirmedLessons } from "./courses.table.ts";
import type { RecordRef } from "../../../records/record-ref.ts";

const { id, version, status, paymentRemindedAt, regionId } = confirmedLessons;
const unpaid = "It was not paid for in time.";

/** Courses that wait for their payment, with when their first lesson is that is still held. */
async function waiting(database: Database, atMost: number, isReminded: boolean) {
  const firstStart = sql<Date>`min(${bookedLessons.startAt})`.mapWith(bookedLessons.startAt);
  const rows = await database
    .select({ _id: id, version, remindedAt: paymentRemindedAt, regionId, firstStart })
    .from(confirmedLessons)
    .innerJoin(bookedLessons, and(eq(bookedLessons.courseId, id), eq(bookedLessons.status, "booked")))
    .where(
      and(
        eq(status, "awaiting-payment"),
        isReminded ? sql`${paymentRemindedAt} is not null` : sql`${paymentRemindedAt} is null`,
      ),
    )
    .groupBy(id)
    .orderBy(asc(firstStart), asc(id))
    .limit(atMost);
  const hoursIn = await settingByRegion({ db: database }, "unpaidHoldHours");
  return rows.map(({ regionId: region, ...row }) => ({ ...row, hours: hoursIn(region) }));
}

/** Reminds a customer, once, of lessons that are held and not paid for. */
const remindOfHold = (context: Context, at: RecordRef, until: Date) =>
  changeRecord(context, courseKind, at, {
    isDone: (course) => course.status !== "awaiting-payment" || course.paymentRemindedAt !== null,
    write: (before) => updateRecord(context, confirmedLessons, before, { paymentRemindedAt: context.now }),
    async effects(course) {
      await remindToPay(context, course, until);
    },
  });

/** Gives up the times of a course that nobody has paid for. */
const expireHold = (context: Context, at: RecordRef) =>
  moveCourse(context, at, "hold-expires", {
    reason: unpaid,
    prepare: () => ({ endedReason: unpaid }),
    async effects(course) {
      const held = await context.db
        .select()
        .from(bookedLessons)
        .where(and(eq(bookedLessons.courseId, course.id), eq(bookedLessons.status, "booked")))
        .orderBy(asc(bookedLessons.startAt));
      await cancelLessons(context, held, { byKind: "staff", reason: "payment", note: unpaid });
      await notifyCourseOwner(context, course, {
        title: `${course.confirmedNumber} has ended: it was not paid for`,
        description: "Its times are free again.",
      });
      await notifyEnded(context, course, () => unpaid);
    },
  });

/** Reminds of courses that are not paid for two days before their times are given up; at most so many. Returns how many. Source: domain.md 2.2. */
export async function remindOfHolds(database: Database, now: Date, atMost: number): Promise<number> {
  const due = (await waiting(database, atMost, false)).filter(
    ({ firstStart, hours }) => holdReminderAt(firstStart, hours) <= now,
  );
  for (const { firstStart, hours, ...at } of due) {
    const until = heldUntil(firstStart, now, hours);
    await retryable(database, (db) => remindOfHold(systemContext(db, now, "end-unpaid-holds"), at, until));
  }
  return due.length;
}

/**
 * Ends courses that nobody has paid for some hours before their first lesson, a day after the reminder at the earliest; each in
 * a transaction of its own. Returns how many. Source: domain.md 2.2.
 */
export async function expireHolds(database: Database, now: Date, atMost: number): Promise<number> {
  const due = (await waiting(database, atMost, true)).filter(
    ({ firstStart, remindedAt, hours }) => remindedAt !== null && heldUntil(firstStart, remindedAt, hours) <= now,
  );
  for (const at of due) await retryable(database, (db) => expireHold(systemContext(db, now, "end-unpaid-holds"), at));
  return due.length;
}
