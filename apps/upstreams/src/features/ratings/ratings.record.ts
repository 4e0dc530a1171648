import { z } from "zod";
import { raterKinds } from "@app/domain/ratings/rating-enums.ts";
import { columnSchemas, serializerFor } from "../../records/serialize.ts";
import { recordShape } from "../../records/record.ts";
import { lessonRatings, studentRatings } from "./ratings.table.ts";

/** What somebody says of a lesson. Source: domain.md 1.2. */
export const lessonRatingRecord = z
  .object({
    ...recordShape,
    ...columnSchemas(lessonRatings, "lessonId", "tutorId", "raterId", "raterKind", "rating", "tags", "comment"),
    ...columnSchemas(lessonRatings, "wouldContinue", "visibleToTutor", "onBehalf"),
    ...columnSchemas(lessonRatings, "hiddenAt", "hiddenReason", "hiddenById"),
    raterName: z.string().meta({ description: "The customer or the learner who rates." }),
  })
  .meta({ id: "LessonRating" });
export type LessonRatingRecord = z.infer<typeof lessonRatingRecord>;
export const lessonRatingOf = serializerFor(lessonRatingRecord);

/** What a tutor says of the learner after a lesson. Source: domain.md 1.2. */
export const studentRatingRecord = z
  .object({
    ...recordShape,
    ...columnSchemas(studentRatings, "lessonId", "tutorId", "onBehalf", "levelAfter", "note"),
    ...columnSchemas(studentRatings, "engagement", "speaking", "listening", "reading", "writing", "homework"),
    overallTenths: z.int().meta({ description: "The mean of the scores that were given, in tenths, half up." }),
  })
  .meta({ id: "StudentRating" });
export type StudentRatingRecord = z.infer<typeof studentRatingRecord>;
export const studentRatingOf = serializerFor(studentRatingRecord);

/** One who may rate a lesson. */
const lessonRaterRecord = z
  .object({ _id: z.string(), name: z.string(), kind: z.enum(raterKinds) })
  .meta({ id: "LessonRater" });
export type LessonRaterRecord = z.infer<typeof lessonRaterRecord>;

/** All that was said after a lesson, and what may still be. */
export const ratingsOfLessonRecord = z
  .object({
    raters: z.array(lessonRaterRecord).meta({ description: "Who may rate it: whoever pays, and whoever learns." }),
    ratings: z.array(lessonRatingRecord).meta({ description: "In the order in which they were given." }),
    studentRating: studentRatingRecord.nullable(),
    askedAgainAt: z.iso.datetime().nullable().meta({ description: "When the customer was asked once more." }),
  })
  .meta({ id: "RatingsOfLesson" });
export type RatingsOfLesson = z.infer<typeof ratingsOfLessonRecord>;
