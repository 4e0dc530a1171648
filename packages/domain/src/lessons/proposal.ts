import * as z from "zod";
import { choiceField, currencyField, dateField, idField, optional, optionalText, proseField } from "../fields.ts";
import { clockField, timeZoneField, versionField, wholeField } from "../fields.ts";
import { messages } from "../messages.ts";
import { lessonBillings } from "./lesson-enums.ts";
import { lessonMessages } from "./lesson-messages.ts";

/** Maximum price of a lesson in minor units, to catch typing errors. */
export const mostPrice = 100_000_000;
export const lessonCountMax = 200;

/** The weekly start of a lesson. */
export const slotField = z.object({
  weekday: wholeField("Day", 1, 7),
  start: clockField("Time"),
});

const fields = z.object({
  tutorId: idField("Tutor"),
  /** The zone that the lessons keep to: the learner's. */
  anchorTimeZone: timeZoneField,
  slots: z
    .array(slotField, messages.list("Times"))
    .min(1, lessonMessages.noSlots)
    .max(7, messages.atMostItems(7, "times")),
  /** The first possible date. */
  startOn: dateField,
  endOn: optional(dateField),
  lessonCount: optional(wholeField("Number of lessons", 1, lessonCountMax)),
  /** Per lesson, in minor units; only a trial may cost nothing. */
  priceAmount: z.int(messages.amount).min(0, messages.amountPositive).max(mostPrice, messages.amount),
  priceCurrency: currencyField,
  billing: choiceField("Billing", lessonBillings),
  note: optionalText("Note", 1000),
  /** Whether warnings have been reviewed and accepted. */
  despite: z.boolean(messages.yesOrNo).default(false),
});

interface Whole {
  slots?: readonly { weekday: number; start: string }[] | undefined;
  startOn?: string | undefined;
  endOn?: string | null | undefined;
  lessonCount?: number | null | undefined;
}

function refuseWhole({ slots = [], startOn, endOn, lessonCount }: Whole, context: z.RefinementCtx): void {
  const refuse = (path: (string | number)[], message: string) => context.addIssue({ code: "custom", path, message });
  if (endOn && lessonCount) refuse(["lessonCount"], lessonMessages.endOrCount);
  if (startOn && endOn && endOn < startOn) refuse(["endOn"], messages.order);
  slots.forEach(({ weekday, start }, at) => {
    if (slots.slice(0, at).some((other) => other.weekday === weekday && other.start === start))
      refuse(["slots", at, "start"], lessonMessages.timesTwice);
  });
}

/** Rules for a form of a proposal. */
export const proposalRules = fields.superRefine(refuseWhole);

/** Lessons proposed to a tutor, then to the requester. Source: domain.md 1.2, 2.1. */
export const proposalInput = fields.extend({ version: versionField }).superRefine(refuseWhole);
export type ProposalInput = z.infer<typeof proposalInput>;

/** Checks an incomplete proposal before it is sent. */
export const proposalCheckInput = fields.pick({
  tutorId: true,
  anchorTimeZone: true,
  slots: true,
  startOn: true,
  endOn: true,
  lessonCount: true,
});
export type ProposalCheckInput = z.infer<typeof proposalCheckInput>;

/** An answer that staff enter on someone's behalf says how it was given; a refusal takes a reason. */
export const proposalAnswerInput = z.object({
  version: versionField,
  note: proseField("Note", 500),
});
