import { recordName } from "@app/domain/changes.ts";
import { lessonMessages } from "@app/domain/lessons/lesson-messages.ts";
import { remindAgainMinutes, type Reminder } from "@app/domain/lessons/reminders.ts";
import { messageTexts } from "@app/domain/messages-sent/message-texts.ts";
import { messages } from "@app/domain/messages.ts";
import { and, eq, gt } from "drizzle-orm";
import { updateRecord } from "../../../database/records.ts";
import { changeRecord } from "../../../records/change-record.ts";
import { checkVersion, findOrRefuse } from "../../../records/versions.ts";
import type { Context } from "../../../service/context.ts";
import { Refusal } from "../../../service/refusal.ts";
import { bookedKind } from "../booked/booked.kind.ts";
import type { BookedRecord } from "../booked/booked.record.ts";
import { bookedLessons, lessonLog, type BookedRow } from "../booked/booked.table.ts";
import { logLessons } from "../booked/lesson-log.ts";
import { remindOf } from "../emails/lesson-emails.ts";
import type { RecordRef } from "../../../records/record-ref.ts";

const said: Readonly<Record<Reminder, string>> = {
  day: "A reminder was sent a day before.",
  hour: "A reminder was sent an hour before.",
};

async function writeAndLog(context: Context, lesson: BookedRow, summary: string): Promise<number> {
  const written = await remindOf(context, lesson);
  if (written > 0) await logLessons(context, [{ lesson, event: "reminder-sent", summary }]);
  return written;
}

/** Reminds both of a lesson when its time has come, and notes that they were: another run finds it done. */
export const remindInTime = (context: Context, at: RecordRef, reminder: Reminder): Promise<BookedRecord> =>
  changeRecord(context, bookedKind, at, {
    isDone: ({ status, dayReminderAt, hourReminderAt }) =>
      status !== "booked" || (reminder === "day" ? dayReminderAt : hourReminderAt) !== null,
    write: (before) =>
      updateRecord(context, bookedLessons, before, {
        ...(reminder === "day" ? { dayReminderAt: context.now } : { hourReminderAt: context.now }),
      }),
    async effects(lesson) {
      await writeAndLog(context, lesson, said[reminder]);
    },
  });

/** Whether a lesson was reminded of in the hour before now. */
async function isReminded({ db, now }: Context, { id }: BookedRow): Promise<boolean> {
  const { lessonId, event, at } = lessonLog;
  const since = new Date(now.getTime() - remindAgainMinutes * 60_000);
  return (await db.$count(lessonLog, and(eq(lessonId, id), eq(event, "reminder-sent"), gt(at, since)))) > 0;
}

/** Staff remind both of a lesson that is still to be given. False: they were reminded within the hour. */
export async function remindNow(context: Context, { _id, version }: RecordRef): Promise<boolean> {
  const lesson = await findOrRefuse(context, bookedLessons, _id, recordName(bookedKind.kind));
  await checkVersion(context, lesson, version, (seen) => bookedKind.present(context, seen));
  if (lesson.status !== "booked")
    throw new Refusal("WRONG_STATE", messages.wrongState("lesson", lesson.status.replaceAll("-", " "), "reminded of"));
  if (lesson.startAt <= context.now) throw new Refusal("WRONG_STATE", lessonMessages.tookPlace);
  if (lesson.hold) throw new Refusal("WRONG_STATE", lessonMessages.onlyHeld);
  if (await isReminded(context, lesson)) return false;
  if ((await writeAndLog(context, lesson, "A reminder was sent.")) === 0)
    throw new Refusal("WRONG_STATE", messageTexts.noAddress);
  return true;
}
