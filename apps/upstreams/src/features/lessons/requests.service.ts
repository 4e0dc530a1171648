import { recordName } from "@app/domain/changes.ts";
import { lessonMessages } from "@app/domain/lessons/lesson-messages.ts";
import { timesProblems } from "@app/domain/lessons/preferred-times.ts";
import { dueAfter, isOpenRequest, mayReopen, reopenDays, requestMachine } from "@app/domain/lessons/request-states.ts";
import type { RequestInput, RequestUpdateInput } from "@app/domain/lessons/request.ts";
import { messages } from "@app/domain/messages.ts";
import { wallClockOf } from "@app/domain/time.ts";
import { sql } from "drizzle-orm";
import { lockRecords, insertRecord, updateRecord } from "../../database/records.ts";
import { changeRecord, createRecord } from "../../records/change-record.ts";
import { withUnique } from "../../records/unique.ts";
import { findOrRefuse } from "../../records/versions.ts";
import type { Context } from "../../service/context.ts";
import { fieldRefusal, Refusal } from "../../service/refusal.ts";
import { tutors } from "../tutors/tutors.public.ts";
import { withdrawProposals } from "./proposal-rows.ts";
import { trialIsTaken } from "./one-trial.ts";
import { noteRebooked } from "./request-for-feedback.public.ts";
import { moveRequest, requestKind } from "./request.kind.ts";
import { lockOwner, ownerByRota, notifyOfNobody, notifyOwner } from "./request-owner.ts";
import { partyOf } from "./request-party.ts";
import { learnerLabel } from "./request-words.ts";
import type { RequestRecord } from "./request.record.ts";
import { lessonRequests, type RequestRow } from "./requests.table.ts";
import type { RecordRef } from "../../records/record-ref.ts";

async function nextNumber({ db }: Pick<Context, "db">): Promise<string> {
  const [row] = await db
    .select({ n: sql<string>`nextval('lesson_request_numbers')::text` })
    .from(sql`(values (1)) as once`);
  return `R-${(row?.n ?? "0").padStart(6, "0")}`;
}

async function holdTutors(context: Context, ids: readonly string[] | undefined): Promise<void> {
  if (!ids || ids.length === 0) return;
  const known = await lockRecords(context, tutors, ids);
  const gone = ids.findIndex((id) => !known.some((tutor) => tutor.id === id && tutor.archivedAt === null));
  if (gone >= 0) throw fieldRefusal("preferredTutorIds", messages.reference("Tutor"));
}

/** Refuses a first day that has passed by the clock of whoever learns. */
function checkStart({ now }: Context, startOn: string | null | undefined, timeZone: string | undefined): void {
  if (startOn && startOn < wallClockOf(now, timeZone ?? "UTC").date)
    throw fieldRefusal("startOn", messages.future("Start"));
}

type Trial = Pick<RequestRow, "customerId" | "dependentId" | "podId" | "leadId" | "subject" | "kind"> & { id?: string };

const learnerOf = ({ podId, dependentId, customerId, leadId }: Trial) =>
  podId ?? dependentId ?? customerId ?? leadId ?? "";

const wantedBy = (asked: Trial) => ({
  learnerId: learnerOf(asked),
  subject: asked.subject,
  ...(asked.id !== undefined && { requestId: asked.id }),
});

/** Writes a request; a second trial of the same learner in a subject is refused at its kind. */
async function writeOnce(context: Context, asked: Trial, write: () => Promise<RequestRow>): Promise<RequestRow> {
  // The name is read before the database refuses: afterwards nothing can be read in this transaction.
  const isTrial = asked.kind === "trial";
  const name = isTrial ? await learnerLabel(context, asked, "staff") : "";
  const taken = () => fieldRefusal("kind", lessonMessages.trialTaken(name, asked.subject));
  if (isTrial && (await trialIsTaken(context, wantedBy(asked)))) throw taken();
  return withUnique({ lesson_requests_one_trial: taken }, write);
}

/** Takes a request for lessons. Source: domain.md 1.2, 2.1. */
export async function createRequest(context: Context, input: RequestInput): Promise<RequestRecord> {
  const { customerId: _, leadId: __, learnerId: ___, podId: ____, feedbackId, ...asked } = input;
  checkStart(context, asked.startOn, asked.preferredTimes[0]?.timeZone);
  await lockOwner(context, asked.ownerId);
  const party = await partyOf(context, input);
  await holdTutors(context, asked.preferredTutorIds);
  const ownerId = asked.ownerId ?? (await ownerByRota(context, party.regionId));
  const { now } = context;
  const status = requestMachine.initial;
  const requestNumber = await nextNumber(context);
  return createRecord(context, requestKind, {
    write: () =>
      writeOnce(context, { ...party, ...asked }, () =>
        insertRecord(context, lessonRequests, {
          ...asked,
          ...party,
          requestNumber,
          ownerId,
          status,
          statusSince: now,
          dueAt: dueAfter(status, now),
        }),
      ),
    effects: async (row) => {
      if (feedbackId) await noteRebooked(context, feedbackId, { requestId: row.id, requestNumber });
      if (row.ownerId === null) await notifyOfNobody(context, row);
      await notifyOwner(context, row, {
        title: `New request: ${row.requestNumber}`,
        description: `${await learnerLabel(context, row, "staff")} would like lessons in ${row.subject}.`,
      });
    },
  });
}

/** What a proposal rests on; it stays as it is while one is open. */
const restsOn = ["subject", "kind", "level", "durationMinutes", "lessonsPerWeek", "preferredTimes"] as const;

/** Saves changes to a request that is open. */
export const updateRequest = (
  context: Context,
  { _id, version, status: _, ...changes }: RequestUpdateInput,
): Promise<RequestRecord> =>
  changeRecord(
    context,
    requestKind,
    { _id, version },
    {
      check({ status }) {
        if (!isOpenRequest(status)) throw new Refusal("WRONG_STATE", lessonMessages.onlyWhileOpen);
        if (status !== "new" && restsOn.some((field) => changes[field] !== undefined))
          throw new Refusal("WRONG_STATE", lessonMessages.notWhileProposed);
      },
      async write(before) {
        const after = { ...before, ...changes };
        const [problem] = timesProblems(after.preferredTimes, after.durationMinutes);
        if (problem) throw fieldRefusal(`preferredTimes.${problem[0]}.start`, problem[1]);
        if (changes.startOn !== before.startOn) checkStart(context, changes.startOn, after.preferredTimes[0]?.timeZone);
        if (changes.ownerId !== before.ownerId) await lockOwner(context, changes.ownerId);
        await holdTutors(
          context,
          changes.preferredTutorIds?.filter((id) => !before.preferredTutorIds.includes(id)),
        );
        return writeOnce(context, after, () => updateRecord(context, lessonRequests, before, changes));
      },
      effects: async (after, before) => {
        if (after.ownerId !== before.ownerId) await notifyNewOwner(context, after);
      },
    },
  );

const notifyNewOwner = (context: Context, row: RequestRow) =>
  notifyOwner(context, row, {
    title: `Request ${row.requestNumber} is yours`,
    description: `${context.actor.name} gave it to you.`,
  });

/** Gives a request an owner, or none; false where there was nothing to do. */
export async function assignRequestOwner(context: Context, at: RecordRef, ownerId: string | null): Promise<boolean> {
  const before = await findOrRefuse(context, lessonRequests, at._id, recordName(requestKind.kind));
  if (before.ownerId === ownerId) return false;
  await updateRequest(context, { ...at, ownerId });
  return true;
}

/** Takes a request upon oneself. */
export const claimRequest = (context: Context, at: RecordRef): Promise<RequestRecord> =>
  changeRecord(context, requestKind, at, {
    isDone: ({ ownerId, status }) => ownerId === context.actor.personId && isOpenRequest(status),
    check({ status }) {
      if (!isOpenRequest(status)) throw new Refusal("WRONG_STATE", messages.wrongState("request", status, "claimed"));
    },
    write: (before) => updateRecord(context, lessonRequests, before, { ownerId: context.actor.personId }),
  });

/** Ends a request, with the reason; what was proposed is withdrawn. */
export const cancelRequest = (context: Context, { reason, ...at }: RecordRef & { reason: string }) =>
  moveRequest(context, at, "cancel", {
    reason,
    isRepeat: ({ closedReason }) => closedReason === reason,
    set: { closedReason: reason },
    prepare: (request) => withdrawProposals(context, request, reason),
  });

/** Takes up a request again that was cancelled or has expired. */
export const reopenRequest = (context: Context, at: RecordRef) =>
  moveRequest(context, at, "reopen", {
    async prepare(before) {
      if (!mayReopen(before.statusSince, context.now))
        throw new Refusal("WRONG_STATE", lessonMessages.reopenLate(reopenDays));
      if (before.kind === "trial") await refuseSecondTrial(context, before);
    },
  });

/** Another trial may have been asked for since. */
async function refuseSecondTrial(context: Context, request: RequestRow): Promise<void> {
  if (!(await trialIsTaken(context, wantedBy(request)))) return;
  const name = await learnerLabel(context, request, "staff");
  throw new Refusal("WRONG_STATE", lessonMessages.trialTaken(name, request.subject));
}
