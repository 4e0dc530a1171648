import { z } from "zod";
import {
  lessonActors,
  lessonLogEvents,
  lessonLogSources,
  lessonParties,
  lessonReasons,
  outcomeSources,
  rescheduleAnswers,
  rescheduleStatuses,
  settlementStates,
  shortReasons,
} from "@app/domain/lessons/course-enums.ts";
import { columnSchemas, serializerFor } from "../../../records/serialize.ts";
import { recordShape } from "../../../records/record.ts";
import { settledShape } from "../settlement-round.record.ts";
import { bookedLessons, type LogRow } from "./booked.table.ts";

const cancellation = z
  .object({
    byKind: z.enum(lessonParties),
    byId: z.string(),
    at: z.iso.datetime(),
    noticeMinutes: z.int(),
    reason: z.enum(lessonReasons),
    note: z.string().nullable(),
    late: z.boolean(),
    waived: z.boolean(),
    waivedById: z
      .string()
      .optional()
      .meta({ description: "Whoever of the staff waived it; the policy did if nobody is named." }),
    waiveReason: z.string().optional(),
  })
  .meta({ id: "LessonCancellation" });

const outcome = z
  .object({
    learnerAttended: z.boolean(),
    tutorAttended: z.boolean(),
    actualMinutes: z.int().nullable(),
    shortBecause: z.enum(shortReasons).nullable(),
    source: z.enum(outcomeSources),
    recordedById: z.string(),
    at: z.iso.datetime(),
  })
  .meta({ id: "LessonOutcome" });

const report = z
  .object({ covered: z.string(), homework: z.string().nullable(), nextSteps: z.string().nullable() })
  .meta({ id: "LessonReport" });

const reschedule = z
  .object({
    status: z.enum(rescheduleStatuses),
    byKind: z.enum(lessonParties),
    at: z.iso.datetime(),
    reason: z.enum(lessonReasons),
    note: z.string().nullable(),
    noticeMinutes: z.int(),
    inTime: z.boolean(),
    byId: z.string(),
    expiresAt: z.iso.datetime(),
    warnedAt: z.iso.datetime().nullable(),
    proposals: z.array(
      z
        .object({
          startAt: z.iso.datetime(),
          byKind: z.enum(lessonParties),
          at: z.iso.datetime(),
          answer: z.enum(rescheduleAnswers).nullable(),
          note: z.string().nullable(),
        })
        .meta({ id: "ProposedTime" }),
    ),
  })
  .meta({ id: "LessonReschedule" });

const move = z
  .object({
    byKind: z.enum(lessonParties),
    byId: z.string(),
    at: z.iso.datetime().meta({ description: "When it was asked for." }),
    reason: z.enum(lessonReasons),
    note: z.string().nullable(),
    noticeMinutes: z.int(),
    inTime: z.boolean(),
  })
  .meta({ id: "LessonMove" });

const dispute = z
  .object({ byKind: z.enum(lessonParties), byId: z.string(), at: z.iso.datetime(), reason: z.string() })
  .meta({ id: "LessonDispute" });

const settlement = z
  .object({
    ...settledShape,
    sentence: z.string(),
    state: z.enum(settlementStates),
    at: z.iso.datetime(),
  })
  .meta({ id: "LessonSettlement" });

/** One dated lesson. Source: domain.md 1.2, 2.3. */
export const bookedRecord = z
  .object({
    ...recordShape,
    lessonNumber: z.string().meta({ description: "For example L-000123-07; never reused." }),
    courseId: z.string().nullable().meta({ description: "The confirmed course that it belongs to." }),
    chainId: z.string().meta({ description: "The first of the lessons that were moved into each other." }),
    ...columnSchemas(bookedLessons, "customerId", "dependentId", "podId"),
    learnerId: z.string().meta({ description: "The pod, dependent or customer who is taught." }),
    ...columnSchemas(bookedLessons, "tutorId", "coversForId", "regionId", "subject", "kind"),
    ...columnSchemas(bookedLessons, "startAt", "endAt"),
    ...columnSchemas(bookedLessons, "anchorTimeZone", "localDate", "localTime", "offsetMinutes"),
    ...columnSchemas(bookedLessons, "status", "statusSince", "hold", "rescheduledFromId", "rescheduledToId"),
    ...columnSchemas(bookedLessons, "meetingProvider", "meetingUrl", "meetingPasscode"),
    cancellation: cancellation.nullable(),
    outcome: outcome.nullable(),
    report: report.nullable(),
    asksReport: z.boolean().meta({ description: "Whether it cannot be completed without a report." }),
    reschedule: reschedule.nullable(),
    move: move.nullable().meta({ description: "How it was moved, if it was." }),
    dispute: dispute.nullable(),
    settlement: settlement.nullable().meta({ description: "What it comes to, as it was settled last." }),
  })
  .meta({ id: "BookedLesson" });
export type BookedRecord = z.infer<typeof bookedRecord>;

export const bookedOf = serializerFor(bookedRecord);

/** What happened to a lesson. Source: domain.md 1.2. */
export const logRecord = z
  .object({
    _id: z.string(),
    lessonId: z.string(),
    chainId: z.string(),
    at: z.iso.datetime(),
    actorKind: z.enum(lessonActors),
    actorId: z.string().nullable(),
    event: z.enum(lessonLogEvents),
    summary: z.string(),
    source: z.enum(lessonLogSources),
    changes: z
      .array(z.object({ field: z.string(), before: z.string(), after: z.string() }).meta({ id: "LessonLogChange" }))
      .meta({ description: "What changed, from what to what." }),
  })
  .meta({ id: "LessonLogEntry" });
export type LogRecord = z.infer<typeof logRecord>;

const inWords = (value: unknown): string => (typeof value === "string" ? value : JSON.stringify(value ?? ""));

export const logOf = ({ id, at, changes, ...row }: LogRow): LogRecord => ({
  ...row,
  _id: id,
  at: at.toISOString(),
  changes: Object.entries(changes ?? {}).map(([field, [before, after]]) => ({
    field,
    before: inWords(before),
    after: inWords(after),
  })),
});
