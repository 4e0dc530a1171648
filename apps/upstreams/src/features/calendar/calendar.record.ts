import { z } from "zod";
import { groupInstanceStatuses } from "@app/domain/group-lessons/group-enums.ts";
import { bookedLessonStatuses } from "@app/domain/lessons/course-enums.ts";
import { lessonKinds } from "@app/domain/lessons/lesson-enums.ts";
import { subjectOptions } from "@app/domain/subjects.ts";
import { timeOffReasons } from "@app/domain/tutors/tutor-enums.ts";

/** A dated lesson, or a session of a group lesson: exactly one of `lessonStatus` and `sessionStatus` is there. */
const calendarEntry = z
  .object({
    _id: z.string(),
    version: z.int(),
    title: z.string().meta({ description: "Who learns: the learner, the pod, or the group lesson's title." }),
    number: z.string().nullable().meta({ description: "The lesson's number; null for a session." }),
    startAt: z.iso.datetime(),
    endAt: z.iso.datetime(),
    anchorTimeZone: z.string().meta({ description: "Whose clock it was agreed by." }),
    lessonStatus: z.enum(bookedLessonStatuses).nullable(),
    sessionStatus: z.enum(groupInstanceStatuses).nullable(),
    lessonKind: z.enum(lessonKinds).nullable(),
    hold: z.boolean(),
    subject: z.enum(subjectOptions),
    tutorIds: z.array(z.string()),
    customerId: z.string().nullable().meta({ description: "Who pays for a lesson; null for a session." }),
    courseId: z.string().nullable(),
    groupLessonId: z.string().nullable(),
  })
  .meta({ id: "CalendarEntry" });
export type EntryRecord = z.infer<typeof calendarEntry>;

/** Somebody in whose lane lessons are drawn. */
const calendarPerson = z
  .object({ _id: z.string(), name: z.string(), timeZone: z.string() })
  .meta({ id: "CalendarPerson" });

const calendarTutor = z
  .object({
    _id: z.string(),
    name: z.string(),
    timeZone: z.string(),
    subjects: z.array(z.enum(subjectOptions)),
    maxHoursPerWeek: z.int().nullable(),
  })
  .meta({ id: "CalendarTutor" });

const calendarAway = z
  .object({
    _id: z.string(),
    tutorId: z.string(),
    startAt: z.iso.datetime(),
    endAt: z.iso.datetime(),
    reason: z.enum(timeOffReasons),
  })
  .meta({ id: "CalendarAway" });

/** What there is in a stretch of time. Source: domain.md 3.3, 3.4. */
export const calendarRecord = z
  .object({
    entries: z.array(calendarEntry).meta({ description: "In the order of their start; of too many, the first." }),
    total: z.int().meta({ description: "How many there are." }),
    tutors: z.array(calendarTutor).meta({ description: "Those who give them, and those who were asked for." }),
    customers: z.array(calendarPerson).meta({ description: "Those who pay for them, and those who were asked for." }),
    away: z.array(calendarAway).meta({ description: "When these tutors are away." }),
  })
  .meta({ id: "Calendar" });
export type CalendarRecord = z.infer<typeof calendarRecord>;
