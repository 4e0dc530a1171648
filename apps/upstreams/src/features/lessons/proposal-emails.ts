import type { TemplateKind } from "@app/domain/system/template-kinds.ts";
import { datesInWords, dayInWords, momentInWords, timesInWords } from "@app/domain/lessons/lesson-mail-words.ts";
import { lessonName } from "@app/domain/lessons/lesson-names.ts";
import { isOneLesson, plannedLessons } from "@app/domain/lessons/planned-lessons.ts";
import { formatMoney } from "@app/domain/money.ts";
import { fullName } from "@app/domain/people/person.ts";
import { fillTemplate, withPersonalMessage, type Placeholder } from "@app/domain/system/template-text.ts";
import { wallClockOf } from "@app/domain/time.ts";
import { eq } from "drizzle-orm";
import type { Context } from "../../service/context.ts";
import { nameOf } from "../account/account.public.ts";
import { personOf } from "../customers/customers.public.ts";
import { writeEmail } from "../messages/messages.public.ts";
import { regions } from "../regions/regions.public.ts";
import { emailInUse } from "../system/templates/templates.public.ts";
import { issueAnswerLink, type Asked } from "./answers/answer-links.ts";
import { lessonTexts } from "./emails/lesson-email-texts.ts";
import { bodyWith, writeLetters } from "./emails/write-emails.ts";
import { learnerLabel } from "./request-words.ts";
import type { ProposalRow, RequestRow } from "./requests.table.ts";

/** What is proposed and when, by the clock of whoever reads it: the first week's lessons, or the day of the one lesson. */
export function proposedInWords(
  { subject, kind, durationMinutes }: RequestRow,
  proposal: ProposalRow,
  timeZone: string,
): Record<"lessonName" | "lessonTimes" | "lessonDates", string> {
  const isOne = isOneLesson(proposal);
  const starts = plannedLessons(proposal, durationMinutes).map(({ start }) => start);
  const [first] = starts;
  const times =
    isOne && first ? momentInWords(first, timeZone) : timesInWords(starts.slice(0, proposal.slots.length), timeZone);
  return {
    lessonName: lessonName(subject, kind, isOne),
    lessonTimes: times,
    lessonDates: isOne || !first ? times : datesInWords(times, first, timeZone),
  };
}

/** Writes to somebody about a proposal from the template in use; to nobody who has no email, and not without a template. */
async function write(
  context: Context,
  templateKind: TemplateKind,
  toPersonId: string,
  {
    request,
    proposal,
    answerBy,
    ...link
  }: { request: RequestRow; proposal: ProposalRow; answerBy: Date } & Pick<Asked, "kind" | "side">,
): Promise<void> {
  const template = await emailInUse(context, templateKind);
  const person = await personOf(context, toPersonId);
  if (!template || person.email === null) return;
  const { firstName, lastName, timeZone } = person;
  const { name } = regions;
  const [region] = await context.db.select({ name }).from(regions).where(eq(regions.id, request.regionId));
  const { priceAmount: amount, priceCurrency: currency } = proposal;
  const [first] = plannedLessons(proposal, request.durationMinutes);
  const values: Partial<Record<Placeholder, string>> = {
    firstName,
    lastName,
    regionName: region?.name ?? "",
    lessonSubject: request.subject,
    ownerName: await nameOf(context, request.ownerId ?? context.actor.personId),
    learnerNames: await learnerLabel(context, request, link.side === "tutor" ? "tutor" : "payer"),
    ...proposedInWords(request, proposal, timeZone),
    lessonLength: `${request.durationMinutes} minutes`,
    startDate: dayInWords(first ? wallClockOf(first.start, timeZone).date : proposal.startOn),
    answerBy: momentInWords(answerBy, timeZone),
    lessonPrice: formatMoney({ amount, currency }),
    tutorName: fullName(await personOf(context, proposal.tutorId)),
    proposalNote: proposal.note ?? "",
    personalMessage: (link.side === "customer" ? context.notes?.familyMessage : null) ?? "",
  };
  const body = withPersonalMessage(template.body, values.personalMessage ?? "");
  const asked = { ...link, recordId: request.id, about: proposal.id, expiresAt: answerBy };
  await writeEmail(context, {
    toPersonId,
    address: person.email,
    subject: fillTemplate(template.subject ?? "", values, "line"),
    textFor: (path) => bodyWith(body, values, path),
    link: await issueAnswerLink(context, { ...asked, personId: toPersonId }),
  });
}

/** Asks a tutor whether they would like to give the lessons, with the times by their own clock. */
export const askTutor = (context: Context, request: RequestRow, proposal: ProposalRow): Promise<void> =>
  write(context, "tutor-proposal", proposal.tutorId, {
    request,
    proposal,
    answerBy: proposal.expiresAt,
    kind: "proposal",
    side: "tutor",
  });

/** Tells whoever pays what the tutor has accepted, with the times by their clock; a lead is told by hand. */
export async function askCustomer(context: Context, request: RequestRow, proposal: ProposalRow): Promise<void> {
  if (request.customerId === null || request.dueAt === null) return;
  await write(context, "customer-proposal", request.customerId, {
    request,
    proposal,
    answerBy: request.dueAt,
    kind: "confirmation",
    side: "customer",
  });
}

/** Tells a tutor that a proposal is open no longer, and why. */
export async function notifyProposalEnded(
  context: Context,
  request: RequestRow,
  proposal: ProposalRow,
  reason: string,
): Promise<void> {
  // A lead's lessons are told of in the same words: it is the tutor who reads them.
  const parties = { ...request, customerId: request.customerId ?? proposal.tutorId, tutorId: proposal.tutorId };
  const learnerNames = await learnerLabel(context, request, "tutor");
  const text = { kind: "proposal-ended", words: lessonTexts["proposal-ended"] } as const;
  await writeLetters(context, { ...parties, anchorTimeZone: proposal.anchorTimeZone }, request.ownerId, text, {
    to: ["tutor"],
    say: ({ clocks }) => ({
      learnerNames,
      ...proposedInWords(request, proposal, clocks.own),
      lessonReason: reason,
    }),
  });
}
