import { lessonCovers } from "@app/domain/billing/credit-enums.ts";
import { z } from "zod";

/** What credit pays for of a customer's lessons. Source: domain.md 5.5. */
export const customerCover = z
  .object({
    _id: z.string().meta({ description: "The customer." }),
    lessons: z.array(
      z.object({ lessonId: z.string(), cover: z.enum(lessonCovers), coveredMinutes: z.int() }).meta({
        id: "CoveredLesson",
      }),
    ),
    courses: z.array(
      z
        .object({
          courseId: z.string(),
          lessonsLeft: z.int().meta({ description: "How many lessons ahead are paid for, booked or not." }),
          unbooked: z.int().meta({ description: "Of these, how many are not booked yet." }),
          nextLessonAt: z.iso.datetime().nullable(),
          unpaidFrom: z.iso.datetime().nullable().meta({ description: "The first booked lesson that is not." }),
        })
        .meta({ id: "CoveredCourse" }),
    ),
    lots: z
      .array(z.object({ lotId: z.string(), reserved: z.int(), used: z.int() }).meta({ id: "ReservedCredit" }))
      .meta({
        description: "What lessons take of each credit that no entry says yet: those ahead, and those that have begun.",
      }),
  })
  .meta({ id: "CustomerCover" });
export type CustomerCover = z.infer<typeof customerCover>;
