import { recordName } from "@app/domain/changes.ts";
import { sql } from "drizzle-orm";
import type { FeedbackPriority } from "@app/domain/feedbacks/feedback-enums.ts";
import { feedbackMessages } from "@app/domain/feedbacks/feedback-messages.ts";
import { feedbackMachine, isOpenFeedback } from "@app/domain/feedbacks/feedback-states.ts";
import type { FeedbackInput, FeedbackUpdateInput } from "@app/domain/feedbacks/feedback.ts";
import { messages } from "@app/domain/messages.ts";
import { lockRecords, insertRecord, updateRecord } from "../../database/records.ts";
import { changeRecord, createRecord } from "../../records/change-record.ts";
import { findOrRefuse } from "../../records/versions.ts";
import type { Context } from "../../service/context.ts";
import { fieldRefusal, Refusal } from "../../service/refusal.ts";
import { holdInUse, lockLearners } from "../customers/customers.public.ts";
import { checkNamedLesson } from "../lessons/named-lesson.public.ts";
import { regions } from "../regions/regions.public.ts";
import { dueFor, feedbackKind, lockAssignee, notifyAssignee } from "./feedback.kind.ts";
import type { FeedbackRecord } from "./feedback.record.ts";
import { feedbacks, type FeedbackRow } from "./feedbacks.table.ts";
import type { RecordRef } from "../../records/record-ref.ts";

async function nextNumber({ db }: Pick<Context, "db">): Promise<string> {
  const [row] = await db.select({ n: sql<string>`nextval('feedback_numbers')::text` }).from(sql`(values (1)) as once`);
  return `F-${(row?.n ?? "0").padStart(4, "0")}`;
}

type Party = Pick<FeedbackRow, "customerId" | "dependentId" | "regionId">;

/** Who gave the feedback, and the time zone that applies; locked until the transaction ends. */
async function partyOf(context: Context, { learnerId, regionId }: FeedbackInput): Promise<Party> {
  if (learnerId == null) {
    const [region] = await lockRecords(context, regions, [regionId ?? ""]);
    if (!region || region.archivedAt !== null) throw fieldRefusal("regionId", messages.reference("Region"));
    return { customerId: null, dependentId: null, regionId: region.id };
  }
  const [learner] = await lockLearners(context, [learnerId]);
  if (!learner) throw fieldRefusal("learnerId", messages.reference("Customer"));
  const customer = await holdInUse(context, learner.payer._id, "learnerId");
  const dependentId = learner.kind === "dependent" ? learner._id : null;
  return { customerId: customer.id, dependentId, regionId: customer.regionId };
}

/** Writes down what a customer says of the service. Source: domain.md 1.2. */
export async function createFeedback(context: Context, input: FeedbackInput): Promise<FeedbackRecord> {
  const { learnerId: _, regionId: __, ...said } = input;
  await lockAssignee(context, said.assigneeId);
  const party = await partyOf(context, input);
  await checkNamedLesson(context, said.lessonId, party);
  const askedAt = context.now;
  const dueAt = await dueFor(context, { ...said, ...party, askedAt });
  const feedbackNumber = await nextNumber(context);
  const status = feedbackMachine.initial;
  return createRecord(context, feedbackKind, {
    write: () =>
      insertRecord(context, feedbacks, {
        ...said,
        ...party,
        feedbackNumber,
        status,
        statusSince: askedAt,
        askedAt,
        dueAt,
      }),
    effects: (row) => notifyAssignee(context, row, `Feedback for you: ${row.feedbackNumber}`),
  });
}

/** Saves changes to feedback; another priority moves by when the customer is to be answered. */
export const updateFeedback = (
  context: Context,
  { _id, version, status: _, ...changes }: FeedbackUpdateInput,
): Promise<FeedbackRecord> =>
  changeRecord(
    context,
    feedbackKind,
    { _id, version },
    {
      check({ status }) {
        if (status === "closed") throw new Refusal("WRONG_STATE", feedbackMessages.onlyWhileOpen);
      },
      async write(before) {
        if (changes.assigneeId !== before.assigneeId) await lockAssignee(context, changes.assigneeId);
        await checkNamedLesson(context, changes.lessonId, before);
        const { priority = before.priority } = changes;
        const isMoved = before.dueAt !== null && isOpenFeedback(before.status) && priority !== before.priority;
        const dueAt = isMoved ? await dueFor(context, { ...before, priority }) : before.dueAt;
        return updateRecord(context, feedbacks, before, { ...changes, dueAt });
      },
      async effects(after, before) {
        if (after.assigneeId !== before.assigneeId)
          await notifyAssignee(context, after, `Feedback for you: ${after.feedbackNumber}`);
      },
    },
  );

/** Has a colleague look after feedback; false where they do already. */
export async function assignFeedback(context: Context, at: RecordRef, assigneeId: string): Promise<boolean> {
  const before = await findOrRefuse(context, feedbacks, at._id, recordName(feedbackKind.kind));
  if (before.assigneeId === assigneeId) return false;
  await updateFeedback(context, { ...at, assigneeId });
  return true;
}

/** Sets the priority; false if it is that already. */
export async function prioritiseFeedback(
  context: Context,
  at: RecordRef,
  priority: FeedbackPriority,
): Promise<boolean> {
  const before = await findOrRefuse(context, feedbacks, at._id, recordName(feedbackKind.kind));
  if (before.priority === priority) return false;
  await updateFeedback(context, { ...at, priority });
  return true;
}
