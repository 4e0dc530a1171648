import { canEditRating, overallTenths, ratingEditDays } from "@app/domain/ratings/rating.ts";
import type {
  LessonRatingUpdateInput,
  StudentRatingAnswer,
  StudentRatingUpdateInput,
} from "@app/domain/ratings/rating.ts";
import { ratingMessages } from "@app/domain/ratings/rating-messages.ts";
import { eq } from "drizzle-orm";
import { insertRecord, updateRecord } from "../../database/records.ts";
import { changeRecord, createRecord } from "../../records/change-record.ts";
import type { Context } from "../../service/context.ts";
import { Refusal } from "../../service/refusal.ts";
import { bookedLessons, logLessons, type BookedRow } from "../lessons/lessons.public.ts";
import { lockRatable } from "./rate-lesson.ts";
import { ratingKind, studentRatingKind } from "./rating.kinds.ts";
import type { LessonRatingRecord, StudentRatingRecord } from "./ratings.record.ts";
import { lessonRatings, studentRatings, type LessonRatingRow } from "./ratings.table.ts";
import type { RecordRef } from "../../records/record-ref.ts";

/** Refuses a change that comes too late. Source: domain.md 1.2. */
const refuseLate =
  ({ now }: Context) =>
  ({ createdAt }: { createdAt: Date }) => {
    if (!canEditRating(createdAt, now)) throw new Refusal("WRONG_STATE", ratingMessages.editLate(ratingEditDays));
  };

/** Writes into the log of the lesson what became of a rating. */
async function logRated(context: Context, { lessonId }: { lessonId: string }, summary: string): Promise<void> {
  const { id, chainId } = bookedLessons;
  const lessons = await context.db.select({ id, chainId }).from(bookedLessons).where(eq(id, lessonId));
  await logLessons(
    context,
    lessons.map((lesson) => ({ lesson, event: "rated", summary })),
  );
}

/** Saves changes to what was said of a lesson, within seven days. */
export const updateRating = (
  context: Context,
  { _id, version, ...changes }: LessonRatingUpdateInput,
): Promise<LessonRatingRecord> =>
  changeRecord(
    context,
    ratingKind,
    { _id, version },
    {
      check(before) {
        if (before.hiddenAt !== null) throw new Refusal("WRONG_STATE", ratingMessages.editHidden);
        refuseLate(context)(before);
      },
      write: (before) => updateRecord(context, lessonRatings, before, changes),
      async effects(after, before) {
        if (after.rating === before.rating) return;
        await logRated(context, after, `The rating was changed from ${before.rating} to ${after.rating} of 5.`);
      },
    },
  );

/** Takes a rating out of averages and out of the tutor's sight, or puts it back, with the reason. Source: domain.md 1.2. */
export const setRatingHidden = (
  context: Context,
  { reason, ...at }: RecordRef & { reason?: string },
  hidden: boolean,
): Promise<LessonRatingRecord> =>
  changeRecord(context, ratingKind, at, {
    action: "state-changed",
    reason,
    check(before: LessonRatingRow) {
      if ((before.hiddenAt !== null) !== hidden) return;
      throw new Refusal("WRONG_STATE", hidden ? ratingMessages.isHidden : ratingMessages.notHidden);
    },
    write: (before) =>
      updateRecord(context, lessonRatings, before, {
        hiddenAt: hidden ? context.now : null,
        hiddenReason: hidden ? (reason ?? null) : null,
        hiddenById: hidden ? context.actor.id : null,
      }),
    effects: (after) =>
      logRated(context, after, hidden ? `A rating was hidden: ${reason ?? ""}` : "A rating was shown again."),
  });

/**
 * What a tutor says of the learner after a lesson, once. `onBehalf`: how staff came to know it; null where the tutor answered
 * by a link. Source: domain.md 1.2.
 */
export async function rateStudent(
  context: Context,
  input: StudentRatingAnswer & { lessonId: string; onBehalf: string | null },
): Promise<StudentRatingRecord> {
  const lesson: BookedRow = await lockRatable(context, input.lessonId);
  if ((await context.db.$count(studentRatings, eq(studentRatings.lessonId, lesson.id))) > 0)
    throw new Refusal("WRONG_STATE", ratingMessages.studentOnce);
  return createRecord(context, studentRatingKind, {
    write: () =>
      insertRecord(context, studentRatings, {
        ...input,
        tutorId: lesson.tutorId,
        overallTenths: overallTenths(input),
      }),
    effects: () =>
      logLessons(context, [{ lesson, event: "rated", summary: "The tutor rated the learner.", actorKind: "tutor" }]),
  });
}

/** Saves changes to what a tutor says of a learner, within seven days. */
export const updateStudentRating = (
  context: Context,
  { _id, version, ...changes }: StudentRatingUpdateInput,
): Promise<StudentRatingRecord> =>
  changeRecord(
    context,
    studentRatingKind,
    { _id, version },
    {
      check: refuseLate(context),
      write: (before) =>
        updateRecord(context, studentRatings, before, {
          ...changes,
          overallTenths: overallTenths({ ...before, ...changes }),
        }),
    },
  );
