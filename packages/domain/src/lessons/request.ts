import * as z from "zod";
import { genders, learnerLevels } from "../people/people-enums.ts";
import { choiceField, dateField, idField, optional, optionalText, proseField, textField } from "../fields.ts";
import { timeZoneField, versionField, wholeField } from "../fields.ts";
import { messages } from "../messages.ts";
import { lessonKinds, lessonLengths } from "./lesson-enums.ts";
import { lessonMessages } from "./lesson-messages.ts";
import { preferredTimesMax, timesProblems, type PreferredTime } from "./preferred-times.ts";
import { subjectOptions } from "../subjects.ts";

export const goalsMax = 2000;
export const preferredTutorsMax = 5;

const clock = z.string(messages.required("Time")).trim();
const preferredTimes = z
  .array(
    z.object({
      weekday: wholeField("Day", 1, 7),
      start: clock,
      end: clock,
      timeZone: timeZoneField,
    }),
    messages.list("Preferred times"),
  )
  .min(1, lessonMessages.noTimes)
  .max(preferredTimesMax, messages.atMostItems(preferredTimesMax, "preferred times"));

const minutesField = z
  .int(messages.required("Length"))
  .refine((minutes) => lessonLengths.some((length) => length === minutes), messages.choice("length"));

const fields = z.object({
  /** The payer; may be omitted with a learner, who has exactly one. */
  customerId: optional(idField("Customer")),
  /** A person who is not a customer yet. */
  leadId: optional(idField("Lead")),
  /** The customer by default. */
  learnerId: optional(idField("Learner")),
  /** A pod, instead of a learner. */
  podId: optional(idField("Pod")),
  subject: choiceField("Subject", subjectOptions),
  kind: choiceField("Kind", lessonKinds),
  level: optional(choiceField("Level", learnerLevels)),
  goals: optionalText("Goals", goalsMax),
  durationMinutes: minutesField,
  lessonsPerWeek: wholeField("Lessons a week", 1, 7),
  preferredTimes,
  /** The earliest date, in the learner's zone. */
  startOn: optional(dateField),
  preferredTutorIds: z
    .array(idField("Tutor"), messages.list("Tutors"))
    .overwrite((ids) => [...new Set(ids)])
    .max(preferredTutorsMax, messages.atMostItems(preferredTutorsMax, "tutors")),
  tutorGender: optional(choiceField("Tutor's gender", genders)),
  dialect: optional(textField("Dialect", 40)),
  ownerId: optional(idField("Owner")),
  /** The feedback that the lessons compensate for. */
  feedbackId: optional(idField("Feedback")),
});

interface Asked {
  durationMinutes?: number | undefined;
  preferredTimes?: readonly PreferredTime[] | undefined;
}

/** Problems of the preferred times, by field. */
function refuseTimes({ preferredTimes: times = [], durationMinutes }: Asked, context: z.RefinementCtx): void {
  for (const [at, message] of timesProblems(times, durationMinutes ?? null))
    context.addIssue({ code: "custom", path: ["preferredTimes", at, "start"], message });
}

/** Rules for a form of a request. */
export const requestRules = fields.superRefine(refuseTimes);

/** A request for lessons by a customer or a lead. Source: domain.md 1.2. */
export const requestInput = fields
  .extend({
    kind: fields.shape.kind.default("regular"),
    lessonsPerWeek: fields.shape.lessonsPerWeek.default(1),
    preferredTutorIds: fields.shape.preferredTutorIds.default([]),
  })
  .superRefine((request, context) => {
    refuseTimes(request, context);
    const isBoth = Boolean(request.customerId) && Boolean(request.leadId);
    if (isBoth || (!request.customerId && !request.leadId && !request.learnerId && !request.podId))
      context.addIssue({ code: "custom", path: ["customerId"], message: lessonMessages.noParty });
  });
export type RequestInput = z.infer<typeof requestInput>;

/** What a family that is being added asks for; none of them has a record yet. */
export const familyRequestInput = fields
  .pick({ subject: true, level: true, goals: true, durationMinutes: true, preferredTimes: true })
  .extend({
    kind: fields.shape.kind.default("regular"),
    lessonsPerWeek: fields.shape.lessonsPerWeek.default(1),
    /** Which of the learners, counted from 0; the payer if left out. */
    learnerAt: z.int().min(0).nullish(),
  })
  .superRefine(refuseTimes);

/** An update of a request; omitted fields stay unchanged. The requester cannot change. */
export const requestUpdateInput = fields
  .omit({ customerId: true, leadId: true, learnerId: true, podId: true, feedbackId: true })
  .partial()
  .extend({
    _id: idField("Request"),
    version: versionField,
    status: z.never(messages.statusNotEditable).optional(),
  });
export type RequestUpdateInput = z.infer<typeof requestUpdateInput>;

const reason = proseField("Reason", 500);

/** Cancelling, declining and withdrawing take a reason. */
export const requestReasonInput = z.object({ version: versionField, reason });

/** Cancels many requests. */
export const requestsCancelInput = z.object({ reason });

/** Sets the owner of many requests. */
export const requestsOwnerInput = z.object({ ownerId: optional(idField("Owner")) });
