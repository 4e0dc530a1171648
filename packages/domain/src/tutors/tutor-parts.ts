import * as z from "zod";
import { currencies } from "../enums.ts";
import { choiceField, dateField, idField, optional, optionalText, textField, versionField } from "../fields.ts";
import { subjectOptions } from "../lessons/subjects.ts";
import { messages } from "../messages.ts";
import { clockPattern } from "../clock.ts";
import { dayEnd, dayStart, stretchProblem } from "./availability.ts";
import { documentKinds, hourKinds, paidLessonKinds, payoutMethods, timeOffReasons } from "./tutor-enums.ts";
import { tutorMessages } from "./tutor-messages.ts";

/** What is wrong with a value, by field; nothing where nothing is. */
type Problems = Readonly<Record<string, string>>;

const refuse =
  <Given>(problemsOf: (given: Given) => Problems) =>
  (given: Given, context: z.RefinementCtx) => {
    for (const [field, message] of Object.entries(problemsOf(given)))
      context.addIssue({ code: "custom", path: [field], message });
  };

const record = (label: string) => ({ _id: idField(label), version: versionField });

const documentFields = z.object({
  kind: choiceField("Kind", documentKinds),
  /** An upload of the kind `document`; left out where only the paper is there. */
  fileId: optional(idField("File")),
  issuedOn: optional(dateField),
  /** The last day on which it is valid. */
  expiresOn: optional(dateField),
  note: optionalText("Note", 500),
});

/** What is wrong with a document's days. */
export const documentProblems = ({
  issuedOn,
  expiresOn,
}: {
  issuedOn?: string | null | undefined;
  expiresOn?: string | null | undefined;
}): Problems => (issuedOn && expiresOn && expiresOn <= issuedOn ? { expiresOn: tutorMessages.expiresFirst } : {});

/** What a form asks of a document. */
export const documentRules = documentFields.superRefine(refuse(documentProblems));

/** A document of a tutor, or of somebody who wants to be one. Source: domain.md 1.1. */
export const documentInput = documentFields
  .extend({ personId: idField("Tutor") })
  .superRefine(refuse(documentProblems));
export type DocumentInput = z.infer<typeof documentInput>;
export const documentUpdateInput = documentFields.partial().extend(record("Document"));
export type DocumentUpdateInput = z.infer<typeof documentUpdateInput>;

const clock = optional(z.string(messages.clock).trim());
const dayFields = z.object({
  /** By the calendar of the tutor's own zone. */
  date: dateField,
  kind: choiceField("Kind", hourKinds),
  start: clock,
  end: clock,
});

/** What is wrong with the hours of one day: a whole day only as not free. */
export function dayProblems({
  kind,
  start,
  end,
}: {
  kind?: string | undefined;
  start?: string | null | undefined;
  end?: string | null | undefined;
}): Problems {
  if (!start && !end) return kind === "available" ? { start: tutorMessages.exceptionFree } : {};
  if (!start || !end) return { [start ? "end" : "start"]: tutorMessages.exceptionHours };
  const problem = stretchProblem(start, end);
  return problem === null ? {} : { end: problem };
}

/** What a form asks of such a day. */
export const tutorDayRules = dayFields.superRefine(refuse(dayProblems));

/** A day on which a tutor's hours are other than those of the week. */
export const tutorDayInput = dayFields.extend({ tutorId: idField("Tutor") }).superRefine(refuse(dayProblems));
export type TutorDayInput = z.infer<typeof tutorDayInput>;
export const tutorDayUpdateInput = dayFields.partial().extend(record("Day"));
export type TutorDayUpdateInput = z.infer<typeof tutorDayUpdateInput>;

const timeOffFields = z.object({
  /** Days and times are the tutor's own; a time that is left out is the beginning of the first day, and the end of the last. */
  startsOn: dateField,
  startTime: clock,
  endsOn: dateField,
  endTime: clock,
  reason: choiceField("Reason", timeOffReasons),
  note: optionalText("Note", 500),
});

interface TimeOffEnds {
  startsOn: string;
  startTime?: string | null | undefined;
  endsOn: string;
  endTime?: string | null | undefined;
}

/** What is wrong with the two ends of time off, which are compared as they are written. */
export function timeOffProblems({ startsOn, startTime, endsOn, endTime }: TimeOffEnds): Problems {
  const [start, end] = [startTime ?? dayStart, endTime ?? dayEnd];
  if (!clockPattern.test(start)) return { startTime: messages.clock };
  if (!clockPattern.test(end) && end !== dayEnd) return { endTime: messages.clock };
  if (`${startsOn} ${start}` < `${endsOn} ${end}`) return {};
  return { [endTime && startsOn === endsOn ? "endTime" : "endsOn"]: messages.order };
}

/** What a form asks of time off. */
export const timeOffRules = timeOffFields.superRefine(refuse(timeOffProblems));

/** When a tutor is away, by their own clock. */
export const timeOffInput = timeOffFields.extend({ tutorId: idField("Tutor") }).superRefine(refuse(timeOffProblems));
export type TimeOffInput = z.infer<typeof timeOffInput>;
export const timeOffUpdateInput = timeOffFields.partial().extend(record("Time off"));
export type TimeOffUpdateInput = z.infer<typeof timeOffUpdateInput>;

/** What an hour is paid at most, in minor units: a slip of the hand, not a wage. */
export const mostPay = 100_000_000;

/** What a form asks of a rate of pay. */
export const payRateRules = z.object({
  /** Every subject where left empty. */
  subject: optional(choiceField("Subject", subjectOptions)),
  /** Every kind of lesson where left empty. */
  lessonKind: optional(choiceField("Lessons", paidLessonKinds)),
  currency: choiceField("Currency", currencies),
  amount: z.int(messages.amount).min(1, messages.amountPositive).max(mostPay, messages.amount),
  effectiveFrom: dateField,
});
/** What somebody is paid for an hour from a day on. Source: domain.md 5.8. */
export const payRateInput = payRateRules.extend({ personId: idField("Tutor") });
export type PayRateInput = z.infer<typeof payRateInput>;

/** Letters and digits; spaces and hyphens are taken out. */
const accountNumber = z
  .string(messages.required("Account number"))
  .overwrite((text) => text.replaceAll(/[\s-]/g, "").toUpperCase())
  .regex(/^[A-Z0-9]{4,34}$/, tutorMessages.accountNumber);

const payoutFields = z.object({
  method: choiceField("Method", payoutMethods),
  currency: choiceField("Currency", currencies),
  holder: textField("Account holder", 120),
  /** Kept encrypted; only its last four characters are ever shown. */
  accountNumber,
});

/** What a form asks of a payout account. */
export const payoutAccountRules = payoutFields;

/** Where somebody's pay goes. Source: domain.md 1.1. */
export const payoutAccountInput = payoutFields.extend({ personId: idField("Tutor") });
export type PayoutAccountInput = z.infer<typeof payoutAccountInput>;
/** The number stays as it is where it is left out. */
export const payoutAccountUpdateInput = payoutFields.partial().extend(record("Payout account"));
export type PayoutAccountUpdateInput = z.infer<typeof payoutAccountUpdateInput>;
