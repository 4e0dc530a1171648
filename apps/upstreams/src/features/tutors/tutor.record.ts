import { z } from "zod";
import { ageGroups, learnerLevels } from "@app/domain/people/people-enums.ts";
import { subjectOptions } from "@app/domain/subjects.ts";
import { columnSchemas, serializerFor } from "../../records/serialize.ts";
import { recordShape } from "../../records/record.ts";
import { persons } from "../customers/customers.public.ts";
import { tutors } from "./tutors.table.ts";

/** One subject that a tutor teaches. */
const taughtSubjectRecord = z
  .object({
    subject: z.enum(subjectOptions),
    levels: z.array(z.enum(learnerLevels)),
    ageGroups: z.array(z.enum(ageGroups)),
    nativeSpeaker: z.boolean(),
    dialects: z.array(z.string()),
  })
  .meta({ id: "TaughtSubject" });

/** One stretch of a tutor's week. */
const weeklyHoursRecord = z
  .object({
    weekday: z.int().meta({ description: "1 is Monday, 7 is Sunday." }),
    start: z.string().meta({ description: "For example 09:30." }),
    end: z.string().meta({ description: "24:00 is the end of the day." }),
  })
  .meta({ id: "WeeklyHours" });

const qualificationRecord = z
  .object({ title: z.string(), institution: z.string(), year: z.int() })
  .meta({ id: "Qualification" });

/** Somebody who teaches, with the person who they are. Source: domain.md 1.1. */
export const tutorRecord = z
  .object({
    ...recordShape,
    ...columnSchemas(persons, "firstName", "lastName", "email", "secondaryEmail"),
    phoneNumber: z.string().nullable().meta({ description: "E.164, for example +2348012345678." }),
    ...columnSchemas(persons, "gender", "dateOfBirth"),
    country: z.string().nullable().meta({ description: "Two letters, for example NG." }),
    ...columnSchemas(persons, "timeZone", "marketingConsent"),
    tutorNumber: z.string().meta({ description: "For example T-0001; never reused." }),
    ...columnSchemas(tutors, "regionId", "status", "headline", "bio", "introVideoUrl", "languages", "tags"),
    subjects: z.array(taughtSubjectRecord),
    qualifications: z.array(qualificationRecord),
    ...columnSchemas(tutors, "maxHoursPerWeek", "minGapMinutes", "minNoticeHours", "acceptsTrial"),
    hours: z.array(weeklyHoursRecord).meta({
      description: "By the clock of their own zone, Monday first; none is not set, which is not always free.",
    }),
    ...columnSchemas(tutors, "onboardedAt", "leftAt", "leftReason"),
    documentsDue: z.int().meta({ description: "How many documents expire within 30 days." }),
    documentsExpired: z.int().meta({ description: "How many have expired." }),
    awayUntil: z.iso.datetime().nullable().meta({ description: "The end of the time off that they are in now." }),
    ...columnSchemas(persons, "mergedIntoId"),
  })
  .meta({ id: "Tutor" });
export type TutorRecord = z.infer<typeof tutorRecord>;

export const tutorOf = serializerFor(tutorRecord);
