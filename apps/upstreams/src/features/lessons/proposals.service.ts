import { recordName } from "@app/domain/changes.ts";
import { answerDeadline, tooSoonToAnswer } from "@app/domain/lessons/answer-deadline.ts";
import { conflictsOf, type Planned } from "@app/domain/lessons/conflicts.ts";
import { lessonMessages } from "@app/domain/lessons/lesson-messages.ts";
import type { RequestEvent } from "@app/domain/lessons/lesson-enums.ts";
import type { ProposalCheckInput, ProposalInput } from "@app/domain/lessons/proposal.ts";
import { answerHours } from "@app/domain/lessons/request-states.ts";
import { plannedLessons } from "@app/domain/lessons/planned-lessons.ts";
import { fullName } from "@app/domain/people/person.ts";
import { wallClockOf } from "@app/domain/time.ts";
import { messages } from "@app/domain/messages.ts";
import { eq } from "drizzle-orm";
import { insertRecord, updateRecord } from "../../database/records.ts";
import { findOrRefuse } from "../../records/versions.ts";
import type { Context } from "../../service/context.ts";
import { fieldRefusal } from "../../service/refusal.ts";
import { personOf } from "../customers/customers.public.ts";
import { settingOf } from "../system/settings/settings.public.ts";
import { tutors, type TutorRow } from "../tutors/tutors.public.ts";
import { forbids, lockTutor, plannedFor, shownOnce, type ConflictRecord } from "./plan-lessons.ts";
import { askCustomer, askTutor, notifyProposalEnded } from "./proposal-emails.ts";
import { currentProposal, endProposal } from "./proposal-rows.ts";
import { moveRequest, requestKind } from "./request.kind.ts";
import { notifyOwner } from "./request-owner.ts";
import type { RequestRecord } from "./request.record.ts";
import { lessonProposals, lessonRequests, type ProposalRow, type RequestRow } from "./requests.table.ts";
import type { RecordRef } from "../../records/record-ref.ts";

/** What stands in the way of proposed lessons, and whether there is time left to answer. */
const conflictsOfProposal = (planned: Planned): ConflictRecord[] =>
  shownOnce([...conflictsOf(planned), ...tooSoonToAnswer(planned)]);

/** What stands in the way of a proposal that nobody has sent yet. */
export async function checkProposal(
  context: Context,
  requestId: string,
  proposed: ProposalCheckInput,
): Promise<ConflictRecord[]> {
  const request = await findOrRefuse(context, lessonRequests, requestId, recordName(requestKind.kind));
  const tutor = await lockTutor(context, proposed.tutorId);
  return conflictsOfProposal(await plannedFor(context, request, proposed, tutor));
}

/** Refuses a tutor who does not teach what is asked for. */
export async function refuseUnfit(
  context: Context,
  request: Pick<RequestRow, "subject" | "kind">,
  tutor: TutorRow,
): Promise<void> {
  const name = fullName(await personOf(context, tutor.id));
  if (!tutor.subjects.some(({ subject }) => subject === request.subject))
    throw fieldRefusal("tutorId", lessonMessages.doesNotTeach(name, request.subject));
  if (request.kind === "trial" && !tutor.acceptsTrial) throw fieldRefusal("tutorId", lessonMessages.noTrials(name));
}

/** Refuses what forbids lessons, and what is unusual until somebody has said that it is meant. */
function refuseConflicts(context: Context, conflicts: readonly ConflictRecord[], despite: boolean): void {
  const forbidden = conflicts.find((conflict) => forbids(context, conflict));
  if (forbidden) throw fieldRefusal("slots", forbidden.text);
  const [unusual] = conflicts;
  if (unusual && !despite) throw fieldRefusal("despite", unusual.text);
}

/** Proposes lessons to a tutor, who is written to and answers before the first lesson. Source: domain.md 2.1. */
export const propose = (
  context: Context,
  at: RecordRef,
  { version: _, despite, ...proposed }: ProposalInput,
): Promise<RequestRecord> => {
  let expiresAt = context.now;
  return moveRequest(context, at, "propose", {
    // Somebody else may have proposed another tutor a moment before.
    isRepeat: ({ updatedBy, version }) => updatedBy === context.actor.id && at.version === version - 1,
    async prepare(request) {
      const tutor = await lockTutor(context, proposed.tutorId);
      await refuseUnfit(context, request, tutor);
      if (proposed.priceAmount === 0 && request.kind !== "trial")
        throw fieldRefusal("priceAmount", messages.amountPositive);
      if (proposed.startOn < wallClockOf(context.now, proposed.anchorTimeZone).date)
        throw fieldRefusal("startOn", messages.future("Start"));
      const planned = await plannedFor(context, request, proposed, tutor);
      refuseConflicts(context, conflictsOfProposal(planned), despite);
      expiresAt = answerDeadline({
        now: context.now,
        hours: await settingOf(context, "proposalHours", request.regionId),
        first: firstAhead(planned.lessons, context.now),
        noticeHours: tutor.minNoticeHours,
      });
      await insertRecord(context, lessonProposals, {
        ...proposed,
        requestId: request.id,
        state: "open",
        sentById: context.actor.id,
        sentAt: context.now,
        expiresAt,
        sentInTimeOff: planned.tutor.away.some(({ start, end }) => start <= context.now && context.now < end),
      });
    },
    set: () => ({ dueAt: expiresAt }),
    async effects(request) {
      const sent = await currentProposal(context, request.id);
      if (sent) await askTutor(context, request, sent);
    },
  });
};

const firstAhead = (lessons: readonly { start: Date }[], now: Date): Date | null =>
  lessons.find(({ start }) => start > now)?.start ?? null;

/** By when the customer answers what a tutor has accepted. */
async function customerDeadline({ db, now }: Context, request: RequestRow, proposal: ProposalRow): Promise<Date> {
  const { minNoticeHours, id } = tutors;
  const [tutor] = await db.select({ minNoticeHours }).from(tutors).where(eq(id, proposal.tutorId));
  const first = firstAhead(plannedLessons(proposal, request.durationMinutes), now);
  return answerDeadline({ now, hours: answerHours, first, noticeHours: tutor?.minNoticeHours ?? 0 });
}

const outcomes = {
  "tutor-accept": "accepted",
  "tutor-decline": "declined",
  "customer-decline": "refused",
  withdraw: "withdrawn",
} as const satisfies Partial<Record<RequestEvent, string>>;

const outcomeTexts: Record<keyof typeof outcomes, string> = {
  "tutor-accept": "The tutor has accepted.",
  "tutor-decline": "The tutor has declined.",
  "customer-decline": "The customer has declined.",
  withdraw: "The proposal was withdrawn.",
};

/** Writes down how the tutor or the customer answered, or that the proposal was taken back, with what was said. */
export const answerProposal = (
  context: Context,
  event: keyof typeof outcomes,
  { note, ...at }: RecordRef & { note: string },
): Promise<RequestRecord> => {
  let due: Partial<RequestRow> = {};
  return moveRequest(context, at, event, {
    reason: note,
    async prepare(request) {
      const byTutor = event === "tutor-accept" || event === "tutor-decline";
      const ended = await endProposal(context, request.id, outcomes[event], {
        answerNote: note,
        ...(byTutor && { tutorAnsweredAt: context.now }),
        ...(event === "customer-decline" && { customerAnsweredAt: context.now }),
      });
      if (ended && event === "tutor-accept") due = { dueAt: await customerDeadline(context, request, ended) };
      if (ended && !byTutor) await notifyProposalEnded(context, request, ended, outcomeTexts[event]);
    },
    set: () => due,
    async effects(row) {
      await notifyOwner(context, row, { title: `${row.requestNumber}: ${outcomeTexts[event]}`, description: note });
      const accepted = event === "tutor-accept" ? await currentProposal(context, row.id) : null;
      if (accepted) await askCustomer(context, row, accepted);
    },
  });
};

/** Lets a proposal run out that nobody has answered; the request is new again. */
export async function expireProposal(context: Context, at: RecordRef): Promise<void> {
  const open = await currentProposal(context, at._id);
  if (open?.state !== "open" || open.expiresAt > context.now) return;
  await moveRequest(context, at, "withdraw", {
    reason: "The tutor did not answer in time.",
    prepare: async () => {
      await updateRecord(context, lessonProposals, open, { state: "expired" });
    },
    async effects(row) {
      await notifyOwner(context, row, {
        title: `${row.requestNumber}: the proposal has expired`,
        description: "The tutor did not answer in time.",
      });
      await notifyProposalEnded(context, row, open, "We had no answer in time.");
    },
  });
}
