import { z } from "zod";
import { currencies } from "@app/domain/enums.ts";
import { resourceShape } from "../curriculum/curriculum.public.ts";
import { clockChanges } from "@app/domain/lessons/course-enums.ts";
import { enrolmentStatuses, priceBases } from "@app/domain/group-lessons/group-enums.ts";
import { columnSchemas, serializerFor } from "../../records/serialize.ts";
import { recordShape } from "../../records/record.ts";
import { policyCopy, settlementRoundRecord } from "../lessons/settlement-round.public.ts";
import { placeDisputeRecord } from "./place-disputes.queries.ts";
import { groupInstances, groupLessons } from "./group-lessons.table.ts";

const price = z
  .object({ currency: z.enum(currencies), amount: z.int().meta({ description: "In minor units." }) })
  .meta({ id: "GroupPrice" });

const nextDate = z
  .object({
    _id: z.string(),
    start: z.iso.datetime(),
    enrolled: z.int().meta({ description: "With those who are offered a place." }),
    capacityMax: z.int(),
    waitlisted: z.int(),
  })
  .meta({ id: "GroupNextDate" });

/** A learning pod or a virtual immersion. Source: domain.md 1.2. */
export const groupLessonRecord = z
  .object({
    ...recordShape,
    ...columnSchemas(groupLessons, "kind", "title", "subject", "level", "ageGroup", "description", "theme"),
    ...columnSchemas(groupLessons, "culturalHost", "programme", "tutorIds", "capacityMin", "capacityMax", "waitlist"),
    ...columnSchemas(groupLessons, "regionId", "durationMinutes", "anchorTimeZone", "enrolmentOpensOn"),
    ...columnSchemas(groupLessons, "enrolmentClosesOn", "meetingUrl"),
    ...columnSchemas(groupLessons, "coverImage", "coverAlt", "curriculumId"),
    resources: z.array(resourceShape),
    prices: z.array(price),
    ...columnSchemas(groupLessons, "priceBasis", "status", "cancelReason"),
    disputed: z.int().meta({ description: "Open objections to what its places are charged." }),
    next: nextDate.nullable().meta({ description: "The next date that is to come; null for none." }),
  })
  .meta({ id: "GroupLesson" });
export type GroupLessonRecord = z.infer<typeof groupLessonRecord>;
export const groupLessonOf = serializerFor(groupLessonRecord);

/** One dated session of a group lesson. */
export const groupInstanceRecord = z
  .object({
    ...recordShape,
    ...columnSchemas(groupInstances, "groupLessonId", "start", "end", "localDate", "localTime", "anchorTimeZone"),
    ...columnSchemas(groupInstances, "tutorIds", "capacityMax", "status", "reason", "report", "recordingUrl"),
    ...columnSchemas(groupInstances, "runAnyway"),
    enrolled: z.int().meta({ description: "With those who are offered a place, and those who came or did not." }),
    waitlisted: z.int(),
    attended: z.int(),
    absent: z.int(),
    disputed: z.int().meta({ description: "Places to whose charge somebody objects." }),
    belowMinimum: z.boolean().meta({ description: "Whether it is to come with too few learners." }),
  })
  .meta({ id: "GroupInstance" });
export type GroupInstanceRecord = z.infer<typeof groupInstanceRecord>;
export const groupInstanceOf = serializerFor(groupInstanceRecord);

/** A planned date with its conflicts. */
export const plannedGroupDate = z
  .object({
    date: z.iso.date(),
    start: z.iso.datetime(),
    end: z.iso.datetime(),
    clockChange: z.enum(clockChanges).nullable(),
    conflicts: z.array(z.string()).meta({ description: "What is in its way, in words." }),
  })
  .meta({ id: "PlannedGroupDate" });
export type PlannedGroupDateRecord = z.infer<typeof plannedGroupDate>;

/** The result for one date of enrolling a learner for all dates. */
export const enrolledDate = z
  .object({
    _id: z.string(),
    start: z.iso.datetime(),
    localDate: z.iso.date(),
    localTime: z.string(),
    status: z
      .enum(enrolmentStatuses)
      .nullable()
      .meta({ description: "How they stand; null where they could not be enrolled." }),
    reason: z.string().nullable().meta({ description: "Why not." }),
  })
  .meta({ id: "EnrolledDate" });
export type EnrolledDateRecord = z.infer<typeof enrolledDate>;

/** A learner's enrolment in a session. */
export const enrolmentRecord = z
  .object({
    _id: z.string(),
    learnerId: z.string(),
    customerId: z.string(),
    status: z.enum(enrolmentStatuses),
    at: z.iso.datetime(),
    price: price.meta({ description: "As it was when the place was taken." }),
    chargeBasis: z.enum(priceBases),
    policySnapshot: policyCopy,
    leftAt: z.iso.datetime().nullable(),
    offeredUntil: z.iso.datetime().nullable(),
    settlements: z.array(settlementRoundRecord).meta({ description: "Each time it was settled, the last first." }),
    dispute: placeDisputeRecord.nullable().meta({ description: "The last objection to what it is charged." }),
    waitlistPosition: z.int().nullable().meta({ description: "From 1; null for those who do not wait." }),
  })
  .meta({ id: "GroupEnrolment" });
export type EnrolmentRecord = z.infer<typeof enrolmentRecord>;
