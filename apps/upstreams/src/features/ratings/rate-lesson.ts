import { and, eq } from "drizzle-orm";
import { lowRating, type LessonRatingAnswer } from "@app/domain/ratings/rating.ts";
import { ratingMessages } from "@app/domain/ratings/rating-messages.ts";
import { messages } from "@app/domain/messages.ts";
import { fullName } from "@app/domain/people/person.ts";
import { lockRecords, insertRecord } from "../../database/records.ts";
import { createRecord } from "../../records/change-record.ts";
import type { Context } from "../../service/context.ts";
import { fieldRefusal, Refusal } from "../../service/refusal.ts";
import { personOf } from "../customers/customers.public.ts";
import { bookedLessons, logLessons, notifyLessonOwner, type BookedRow } from "../lessons/lessons.public.ts";
import { ratingKind } from "./rating.kinds.ts";
import { ratersOf } from "./ratings.queries.ts";
import type { LessonRatingRecord } from "./ratings.record.ts";
import { lessonRatings } from "./ratings.table.ts";

/** The lesson that is to be rated, held, so that nobody rates it twice at once. */
export async function lockRatable(context: Context, lessonId: string): Promise<BookedRow> {
  const [lesson] = await lockRecords(context, bookedLessons, [lessonId]);
  if (!lesson) throw fieldRefusal("lessonId", messages.reference("Lesson"));
  if (lesson.status !== "completed") throw new Refusal("WRONG_STATE", ratingMessages.onlyCompleted);
  return lesson;
}

/** Who looks after a lesson is told where somebody was not happy with it. */
async function notifyOfLowRating(context: Context, lesson: BookedRow, rating: number, by: string): Promise<void> {
  if (rating > lowRating) return;
  const tutor = fullName(await personOf(context, lesson.tutorId));
  await notifyLessonOwner(context, lesson, {
    title: `Low rating: ${rating} of 5 for ${tutor}`,
    description: `${lesson.lessonNumber}, by ${by}.`,
    url: `/app/tutoring/lesson-rating/${lesson.id}`,
  });
}

/**
 * What a customer or a learner says of a lesson, once. `onBehalf`: how staff came to know it; null where they answered
 * themselves, by a link. Refused before the lesson is completed, and from who is not at it. Source: domain.md 1.2.
 */
export async function rateLesson(
  context: Context,
  {
    lessonId,
    raterId,
    ...said
  }: LessonRatingAnswer & {
    lessonId: string;
    raterId: string;
    onBehalf: string | null;
  },
): Promise<LessonRatingRecord> {
  const lesson = await lockRatable(context, lessonId);
  const rater = (await ratersOf(context, lesson)).find(({ _id }) => _id === raterId);
  if (!rater) throw fieldRefusal("raterId", ratingMessages.notAtLesson);
  const before = and(eq(lessonRatings.lessonId, lessonId), eq(lessonRatings.raterId, raterId));
  if ((await context.db.$count(lessonRatings, before)) > 0) throw fieldRefusal("raterId", ratingMessages.once);
  const { name, kind: raterKind } = rater;
  return createRecord(context, ratingKind, {
    write: () =>
      insertRecord(context, lessonRatings, { ...said, lessonId, tutorId: lesson.tutorId, raterId, raterKind }),
    async effects({ rating }) {
      const summary = `Rated ${rating} of 5 by ${name}.`;
      await logLessons(context, [{ lesson, event: "rated", summary, actorKind: "customer" }]);
      await notifyOfLowRating(context, lesson, rating, name);
    },
  });
}
