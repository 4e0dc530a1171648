import { z } from "zod";

/** One lesson of somebody, as far as lists show it. */
const lessonMoment = z
  .object({ _id: z.string(), startAt: z.iso.datetime(), tutorId: z.string() })
  .meta({ id: "LessonMoment" });
export type LessonMomentRecord = z.infer<typeof lessonMoment>;

/** The lesson of somebody that comes next, and the last one that was given. */
export const personLessonsRecord = z
  .object({ _id: z.string(), nextLesson: lessonMoment.nullable(), lastLesson: lessonMoment.nullable() })
  .meta({ id: "PersonLessons" });
export type PersonLessonsRecord = z.infer<typeof personLessonsRecord>;

/** What a tutor's lessons come to. */
export const tutorFiguresRecord = z
  .object({
    _id: z.string(),
    nextLesson: lessonMoment.nullable(),
    minutesThisWeek: z.int().meta({ description: "Of the week that it is by their own clock, Monday first." }),
    ratingTenths: z.int().nullable().meta({ description: "The mean of what is said of their lessons; null for none." }),
    ratingCount: z.int(),
    accepted: z.int().meta({ description: "How many proposals they accepted." }),
    declined: z.int(),
    noShows: z.int().meta({ description: "How many lessons of the last 90 days they missed." }),
  })
  .meta({ id: "TutorFigures" });
export type TutorFiguresRecord = z.infer<typeof tutorFiguresRecord>;

/** Somebody whom a tutor teaches, or has taught. */
export const tutorLearnerRecord = z
  .object({
    _id: z.string().meta({ description: "The pod, dependent or customer who is taught." }),
    customerId: z.string(),
    podId: z.string().nullable(),
    given: z.int().meta({ description: "How many lessons were given." }),
    nextLesson: lessonMoment.nullable(),
    lastLesson: lessonMoment.nullable(),
  })
  .meta({ id: "TutorLearner" });
export type TutorLearnerRecord = z.infer<typeof tutorLearnerRecord>;
