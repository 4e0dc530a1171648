import { eq } from "drizzle-orm";
import { isCoverable } from "@app/domain/lessons/booked-states.ts";
import { conflictsOf } from "@app/domain/lessons/conflicts.ts";
import type { LessonCoverInput } from "@app/domain/lessons/cover-input.ts";
import { lessonMessages } from "@app/domain/lessons/lesson-messages.ts";
import { messages } from "@app/domain/messages.ts";
import { fullName } from "@app/domain/people/person.ts";
import { updateRecord } from "../../../database/records.ts";
import { changeRecord } from "../../../records/change-record.ts";
import type { RecordRef } from "../../../records/record-ref.ts";
import type { Context } from "../../../service/context.ts";
import { fieldRefusal, Refusal } from "../../../service/refusal.ts";
import { personOf } from "../../customers/customers.public.ts";
import { lockParties } from "../courses/hold-parties.ts";
import { notifyCovered } from "../emails/cover-emails.ts";
import { plannedOf, refuseConflicts } from "../plan-lessons.ts";
import { refuseUnfit } from "../proposals.service.ts";
import { holding, keepBefore } from "../undo/holding.ts";
import { bookedKind } from "./booked.kind.ts";
import type { BookedRecord } from "./booked.record.ts";
import { bookedLessons, lessonOccupancy, type BookedRow } from "./booked.table.ts";
import { logLessons } from "./lesson-log.ts";
import { occupy } from "./occupancy.ts";

/** Only a lesson that is still to be given can have another tutor. */
function refuseGiven({ now }: Context, lesson: BookedRow): void {
  if (isCoverable(lesson, now)) return;
  const { status } = lesson;
  if (status !== "booked") throw new Refusal("WRONG_STATE", messages.wrongState("lesson", status, "covered"));
  throw new Refusal("WRONG_STATE", lessonMessages.tookPlace);
}

const nameOf = async (context: Context, id: string) => fullName(await personOf(context, id));

/**
 * Another tutor gives one lesson, whose time it takes instead, or the usual one after all; everybody is told. The course keeps
 * its tutor. Source: domain.md 2.3, 5.4.
 */
async function cover(
  context: Context,
  { version, _id, tutorId, note, despite }: LessonCoverInput & RecordRef,
): Promise<BookedRecord> {
  let learnerIds: string[] = [];
  let accepted = "";
  return changeRecord(
    context,
    bookedKind,
    { _id, version },
    {
      reason: note ?? null,
      async write(before) {
        refuseGiven(context, before);
        if (tutorId === before.tutorId)
          throw fieldRefusal("tutorId", lessonMessages.givesIt(await nameOf(context, tutorId)));
        const { tutor, learners } = await lockParties(context, { ...before, tutorId });
        await refuseUnfit(context, before, tutor);
        const { startAt: start, endAt: end, anchorTimeZone: timeZone } = before;
        const planned = await plannedOf(context, {
          tutor,
          learners,
          timeZone,
          but: before.id,
          lessons: [{ start, end }],
        });
        const conflicts = conflictsOf(planned);
        refuseConflicts(context, conflicts, despite);
        accepted = conflicts[0] ? ` Accepted: ${conflicts[0].text}` : "";
        learnerIds = learners.map((learner) => learner._id);
        const usual = before.coversForId ?? before.tutorId;
        return updateRecord(context, bookedLessons, before, {
          tutorId,
          coversForId: usual === tutorId ? null : usual,
        });
      },
      async effects(lesson, before) {
        await context.db.delete(lessonOccupancy).where(eq(lessonOccupancy.lessonId, lesson.id));
        await occupy(context, [lesson], learnerIds);
        const [from, to] = [await nameOf(context, before.tutorId), await nameOf(context, tutorId)];
        await logLessons(context, [
          {
            lesson,
            event: "tutor-changed",
            summary:
              lesson.coversForId === null
                ? `${to} gives it after all, not ${from}.${accepted}`
                : `${to} covers for ${await nameOf(context, lesson.coversForId)}.${accepted}`,
            changes: { Tutor: [from, to] },
          },
        ]);
        await notifyCovered(context, lesson, { formerId: before.tutorId, note: note ?? "" });
        const { tutorId: formerId, coversForId } = before;
        await keepBefore(context, lesson, { act: "cover", tutorId: formerId, coversForId });
      },
    },
  );
}

/** The same, and it can be undone for a while. */
export const coverLesson = (context: Context, sent: LessonCoverInput & RecordRef): Promise<BookedRecord> =>
  holding(context, (held) => cover(held, sent));
