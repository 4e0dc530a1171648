import { z } from "zod";
import { columnSchemas, serializerFor } from "../../../records/serialize.ts";
import { recordShape } from "../../../records/record.ts";
import { policyCopy } from "../policy-copy.record.ts";
import { confirmedLessons } from "./courses.table.ts";

const courseSlot = z
  .object({
    weekday: z.int().meta({ description: "1 is Monday, 7 is Sunday." }),
    start: z.string().meta({ description: "For example 18:00, by the clock of the course." }),
    durationMinutes: z.int(),
  })
  .meta({ id: "CourseSlot" });

/** An agreed course of lessons. Source: domain.md 1.2, 2.2. */
export const courseRecord = z
  .object({
    ...recordShape,
    confirmedNumber: z.string().meta({ description: "For example L-000123; never reused." }),
    ...columnSchemas(confirmedLessons, "requestId", "customerId", "dependentId", "podId"),
    learnerId: z.string().meta({ description: "The pod, dependent or customer who is taught." }),
    ...columnSchemas(confirmedLessons, "tutorId", "regionId", "subject", "kind", "anchorTimeZone"),
    slots: z.array(courseSlot),
    ...columnSchemas(confirmedLessons, "startOn", "endOn", "lessonCount", "skipDates", "clashDates", "generatedUntil"),
    ...columnSchemas(confirmedLessons, "priceAmount", "priceCurrency", "durationMinutes", "billing"),
    ...columnSchemas(confirmedLessons, "meetingProvider", "meetingUrl", "meetingPasscode"),
    policySnapshot: policyCopy,
    ...columnSchemas(confirmedLessons, "status", "statusSince", "pausedFrom", "pausedUntil", "endedReason"),
    ...columnSchemas(confirmedLessons, "scheduleFrom"),
    earlierPrices: z
      .array(z.object({ until: z.iso.date(), priceAmount: z.int() }).meta({ id: "EarlierPrice" }))
      .meta({ description: "What lessons before some days cost, the earliest first." }),
    handover: z
      .object({ fromTutorId: z.string(), toTutorId: z.string(), effectiveOn: z.iso.date(), note: z.string() })
      .meta({ id: "CourseHandover" })
      .nullable()
      .meta({ description: "The last change of its tutor." }),
    nextLessonAt: z.iso.datetime().nullable().meta({ description: "When the next lesson begins, if one is booked." }),
  })
  .meta({ id: "ConfirmedLesson" });
export type CourseRecord = z.infer<typeof courseRecord>;

export const courseOf = serializerFor(courseRecord);
