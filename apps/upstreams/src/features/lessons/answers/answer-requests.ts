import { formatMoney } from "@app/domain/money.ts";
import type { LearnerReader } from "@app/domain/people/learner-name.ts";
import { fullName } from "@app/domain/people/person.ts";
import { and, eq } from "drizzle-orm";
import type { Context } from "../../../service/context.ts";
import { personOf } from "../../customers/customers.public.ts";
import { confirmRequest } from "../courses/confirm-request.ts";
import { proposedInWords } from "../proposal-emails.ts";
import { answerProposal } from "../proposals.service.ts";
import { learnerLabel } from "../request-words.ts";
import { lessonProposals, lessonRequests, type ProposalRow, type RequestRow } from "../requests.table.ts";
import type { AnswerRules, Fact } from "./answer-rules.ts";
import type { AnswerLinkRow } from "./answer-links.table.ts";

interface Asked {
  request: RequestRow;
  proposal: ProposalRow;
}

/** The request and the proposal of a link, as long as the proposal stands where it is asked about. */
async function askedBy(
  { db }: Pick<Context, "db">,
  { recordId, about }: AnswerLinkRow,
  state: ProposalRow["state"],
): Promise<Asked | null> {
  const [asked] = await db
    .select({ request: lessonRequests, proposal: lessonProposals })
    .from(lessonRequests)
    .innerJoin(lessonProposals, eq(lessonProposals.requestId, lessonRequests.id))
    .where(and(eq(lessonRequests.id, recordId), eq(lessonProposals.id, about), eq(lessonProposals.state, state)));
  return asked ?? null;
}

async function factsOf(
  context: Pick<Context, "db" | "now">,
  { request, proposal }: Asked,
  timeZone: string,
  reader: LearnerReader,
): Promise<Fact[]> {
  const { lessonName, lessonDates } = proposedInWords(request, proposal, timeZone);
  return [
    { label: "What", text: `${lessonName}, ${request.durationMinutes} minutes` },
    { label: "Learner", text: await learnerLabel(context, request, reader) },
    { label: "When", text: lessonDates },
  ];
}

const placeOf = ({ request: { id: _id, version } }: Asked) => ({ _id, version });

/** A tutor accepts or declines lessons that are proposed to them. Source: domain.md 2.1. */
export const proposal: AnswerRules = {
  async look(context, link, timeZone) {
    const asked = await askedBy(context, link, "open");
    return asked && { facts: await factsOf(context, asked, timeZone, "tutor"), choices: ["accept", "decline"] };
  },
  async answer(context, link, { choice, note }) {
    const asked = await askedBy(context, link, "open");
    if (!asked) return;
    const event = choice === "accept" ? "tutor-accept" : "tutor-decline";
    await answerProposal(context, event, { ...placeOf(asked), note: note ?? "Answered by the link in the email." });
  },
};

/** A customer accepts lessons that a tutor has accepted, which books them, or declines. Source: domain.md 2.1. */
export const confirmation: AnswerRules = {
  async look(context, link, timeZone) {
    const asked = await askedBy(context, link, "accepted");
    if (!asked) return null;
    const { tutorId, priceAmount: amount, priceCurrency: currency } = asked.proposal;
    const tutor = fullName(await personOf(context, tutorId));
    const more = [
      { label: "Tutor", text: tutor },
      { label: "Price of a lesson", text: formatMoney({ amount, currency }) },
    ];
    return { facts: [...(await factsOf(context, asked, timeZone, "family")), ...more], choices: ["accept", "decline"] };
  },
  async answer(context, link, { choice, note }) {
    const asked = await askedBy(context, link, "accepted");
    if (!asked) return;
    if (choice === "accept")
      // What is unusual was accepted when it was proposed; what is forbidden is refused all the same.
      await confirmRequest(context, placeOf(asked), { skipDates: [], despite: true, note });
    else await answerProposal(context, "customer-decline", { ...placeOf(asked), note: note ?? "" });
  },
};
