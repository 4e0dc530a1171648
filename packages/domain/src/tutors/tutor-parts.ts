import * as z from "zod";
import { currencies } from "../enums.ts";
import { choiceField, dateField, idField, optional, optionalText, textField, versionField } from "../fields.ts";
import { subjectOptions } from "../subjects.ts";
import { messages } from "../messages.ts";
import { clockPattern } from "../clock.ts";
import { dayEnd, dayStart, stretchProblem } from "./availability.ts";
import { documentKinds, hourKinds, paidLessonKinds, payoutMethods, timeOffReasons } from "./tutor-enums.ts";
import { tutorMessages } from "./tutor-messages.ts";

/** Problems by field; empty if valid. */
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
  /** An upload of kind `document`; omitted if there is only paper. */
  fileId: optional(idField("File")),
  issuedOn: optional(dateField),
  /** The last valid day. */
  expiresOn: optional(dateField),
  note: optionalText("Note", 500),
});

/** Problems of a document's dates. */
export const documentProblems = ({
  issuedOn,
  expiresOn,
}: {
  issuedOn?: string | null | undefined;
  expiresOn?: string | null | undefined;
}): Problems => (issuedOn && expiresOn && expiresOn <= issuedOn ? { expiresOn: tutorMessages.expiresFirst } : {});

/** Rules for a form of a document. */
export const documentRules = documentFields.superRefine(refuse(documentProblems));

/** A document of a tutor or applicant. Source: domain.md 1.1. */
export const documentInput = documentFields
  .extend({ personId: idField("Tutor") })
  .superRefine(refuse(documentProblems));
export type DocumentInput = z.infer<typeof documentInput>;
export const documentUpdateInput = documentFields.partial().extend(record("Document"));
export type DocumentUpdateInput = z.infer<typeof documentUpdateInput>;

const clock = optional(z.string(messages.clock).trim());
const dayFields = z.object({
  /** In the tutor's zone. */
  date: dateField,
  kind: choiceField("Kind", hourKinds),
  start: clock,
  end: clock,
});

/** Problems of the hours of one day; a whole day can only be "not free". */
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

/** Rules for a form of such a day. */
export const tutorDayRules = dayFields.superRefine(refuse(dayProblems));

/** A date on which a tutor's hours differ from the weekly ones. */
export const tutorDayInput = dayFields.extend({ tutorId: idField("Tutor") }).superRefine(refuse(dayProblems));
export type TutorDayInput = z.infer<typeof tutorDayInput>;
export const tutorDayUpdateInput = dayFields.partial().extend(record("Day"));
export type TutorDayUpdateInput = z.infer<typeof tutorDayUpdateInput>;

const timeOffFields = z.object({
  /** Local dates and times of the tutor; an omitted time means the start of the first day, or the end of the last. */
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

/** Problems of the two ends of time off, compared as local times. */
export function timeOffProblems({ startsOn, startTime, endsOn, endTime }: TimeOffEnds): Problems {
  const [start, end] = [startTime ?? dayStart, endTime ?? dayEnd];
  if (!clockPattern.test(start)) return { startTime: messages.clock };
  if (!clockPattern.test(end) && end !== dayEnd) return { endTime: messages.clock };
  if (`${startsOn} ${start}` < `${endsOn} ${end}`) return {};
  return { [endTime && startsOn === endsOn ? "endTime" : "endsOn"]: messages.order };
}

/** Rules for a form of time off. */
export const timeOffRules = timeOffFields.superRefine(refuse(timeOffProblems));

/** A tutor's absence, in their zone. */
export const timeOffInput = timeOffFields.extend({ tutorId: idField("Tutor") }).superRefine(refuse(timeOffProblems));
export type TimeOffInput = z.infer<typeof timeOffInput>;
export const timeOffUpdateInput = timeOffFields.partial().extend(record("Time off"));
export type TimeOffUpdateInput = z.infer<typeof timeOffUpdateInput>;

/** Maximum hourly pay in minor units, to catch typing errors. */
export const mostPay = 100_000_000;

/** Rules for a form of a pay rate. */
export const payRateRules = z.object({
  /** All subjects if empty. */
  subject: optional(choiceField("Subject", subjectOptions)),
  /** All kinds of lesson if empty. */
  lessonKind: optional(choiceField("Lessons", paidLessonKinds)),
  currency: choiceField("Currency", currencies),
  amount: z.int(messages.amount).min(1, messages.amountPositive).max(mostPay, messages.amount),
  effectiveFrom: dateField,
});
/** A person's hourly pay from a date on. Source: domain.md 5.8. */
export const payRateInput = payRateRules.extend({ personId: idField("Tutor") });
export type PayRateInput = z.infer<typeof payRateInput>;

/** Letters and digits; spaces and hyphens are removed. */
const accountNumber = z
  .string(messages.required("Account number"))
  .overwrite((text) => text.replaceAll(/[\s-]/g, "").toUpperCase())
  .regex(/^[A-Z0-9]{4,34}$/, tutorMessages.accountNumber);

const payoutFields = z.object({
  method: choiceField("Method", payoutMethods),
  currency: choiceField("Currency", currencies),
  holder: textField("Account holder", 120),
  /** Stored encrypted; only its last four characters are ever shown. */
  accountNumber,
});

/** Rules for a form of a payout account. */
export const payoutAccountRules = payoutFields;

/** The account a person is paid to. Source: domain.md 1.1. */
export const payoutAccountInput = payoutFields.extend({ personId: idField("Tutor") });
export type PayoutAccountInput = z.infer<typeof payoutAccountInput>;
/** An omitted number stays unchanged. */
export const payoutAccountUpdateInput = payoutFields.partial().extend(record("Payout account"));
export type PayoutAccountUpdateInput = z.infer<typeof payoutAccountUpdateInput>;
