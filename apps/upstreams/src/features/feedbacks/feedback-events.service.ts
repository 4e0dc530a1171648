import { and, eq, inArray, sql } from "drizzle-orm";
import { feedbackDecisions, type FeedbackEvent, type FeedbackStatus } from "@app/domain/feedbacks/feedback-enums.ts";
import { feedbackMessages } from "@app/domain/feedbacks/feedback-messages.ts";
import {
  afterAnswer,
  afterReply,
  feedbackEventDone,
  feedbackMachine,
  isOpenFeedback,
  takesAnswers,
} from "@app/domain/feedbacks/feedback-states.ts";
import type { FeedbackAnswerInput, FeedbackDecideInput, FeedbackEntryInput } from "@app/domain/feedbacks/feedback.ts";
import { messages } from "@app/domain/messages.ts";
import { scopeOf } from "@app/domain/permissions.ts";
import { newId } from "../../database/new-id.ts";
import { lockRecords, updateRecord } from "../../database/records.ts";
import { changeRecord } from "../../records/change-record.ts";
import { fireEvent } from "../../records/fire-event.ts";
import type { Context } from "../../service/context.ts";
import { requirePermission } from "../../service/permission.ts";
import { fieldRefusal, Refusal } from "../../service/refusal.ts";
import { holdInUse } from "../customers/customers.public.ts";
import { createEntry } from "../journal/journal.public.ts";
import { bookedLessons } from "../lessons/lessons-tables.public.ts";
import { writeMessage } from "../messages/messages.public.ts";
import { dueFor, feedbackKind, notifyAssignee } from "./feedback.kind.ts";
import type { FeedbackRecord } from "./feedback.record.ts";
import { feedbackLinks, feedbacks, feedbackWords, type FeedbackRow } from "./feedbacks.table.ts";
import type { RecordRef } from "../../records/record-ref.ts";

type Words = Omit<typeof feedbackWords.$inferInsert, "id" | "feedbackId" | "writtenById" | "at">;

async function say({ db, actor, now }: Context, { id }: FeedbackRow, words: Words): Promise<void> {
  await db.insert(feedbackWords).values({ ...words, id: newId(now), feedbackId: id, writtenById: actor.id, at: now });
}

/** Columns that follow from a new state: since when, and no deadline once it is done. */
const movedTo = ({ now }: Context, before: FeedbackRow, status: FeedbackStatus): Partial<FeedbackRow> => ({
  ...(status !== before.status && { status, statusSince: now }),
  ...(!isOpenFeedback(status) && { dueAt: null }),
});

/** Refuses to add to closed feedback. `done`: "answered". */
const refuseClosed =
  (done: string) =>
  ({ status }: FeedbackRow) => {
    if (!takesAnswers(status)) throw new Refusal("WRONG_STATE", messages.wrongState("feedback", status, done));
  };

/** Makes a note that only staff read. */
export const noteOnFeedback = (context: Context, { text, ...at }: RecordRef & { text: string }) =>
  changeRecord(context, feedbackKind, at, {
    check: refuseClosed("noted on"),
    async write(before) {
      await say(context, before, { speaker: "staff", text, internal: true });
      return updateRecord(context, feedbacks, before, { lastWordsAt: context.now });
    },
  });

/** Answers the customer, by an email that is sent or another way that is written down. Source: domain.md 2.14. */
export const answerFeedback = (
  context: Context,
  { text, by, isQuestion, ...at }: RecordRef & Omit<FeedbackAnswerInput, "version">,
): Promise<FeedbackRecord> =>
  changeRecord(context, feedbackKind, at, {
    check: refuseClosed("answered"),
    async write(before) {
      const { customerId: toPersonId, feedbackNumber } = before;
      if (toPersonId === null) throw new Refusal("WRONG_STATE", feedbackMessages.nobodyToAnswer);
      await holdInUse(context, toPersonId);
      const subject = by === "email" ? feedbackMessages.answerSubject(feedbackNumber) : null;
      const message = await writeMessage(context, { toPersonId, channel: by, subject, body: text });
      await say(context, before, { speaker: "staff", text, sentBy: by, messageId: message._id });
      return updateRecord(context, feedbacks, before, {
        ...movedTo(context, before, afterAnswer(before.status, isQuestion)),
        dueAt: null,
        lastWordsAt: context.now,
        firstAnsweredAt: before.firstAnsweredAt ?? context.now,
      });
    },
  });

/** Records the customer's reply; waiting or resolved feedback is reopened. Source: domain.md 2.14. */
export const replyToFeedback = (
  context: Context,
  { text, ...at }: RecordRef & { text: string },
): Promise<FeedbackRecord> =>
  changeRecord(context, feedbackKind, at, {
    async write(before) {
      await say(context, before, { speaker: "customer", text });
      const status = afterReply(before.status);
      const askedAt = context.now;
      const waits = status !== before.status && { askedAt, dueAt: await dueFor(context, { ...before, askedAt }) };
      return updateRecord(context, feedbacks, before, {
        lastWordsAt: context.now,
        ...movedTo(context, before, status),
        ...waits,
      });
    },
    effects: (row) => notifyAssignee(context, row, `The customer replied: ${row.feedbackNumber}`),
  });

const fire = (context: Context, event: FeedbackEvent, at: RecordRef, more: Partial<FeedbackRow> = {}) =>
  fireEvent(context, feedbackKind, at, {
    machine: feedbackMachine,
    event,
    done: feedbackEventDone[event],
    write: (before, status) =>
      updateRecord(context, feedbacks, before, { ...movedTo(context, before, status), ...more }),
  });

/** Says that somebody sees to it. */
export const openFeedback = (context: Context, at: RecordRef) => fire(context, "open", at);

/** Closes resolved feedback. */
export const closeFeedback = (context: Context, at: RecordRef) => fire(context, "close", at);

/** Whether it was decided what the customer gets. */
async function isDecided({ db }: Pick<Context, "db">, id: string): Promise<boolean> {
  const { kind, feedbackId } = feedbackLinks;
  return (await db.$count(feedbackLinks, and(sql`${feedbackId} = ${id}`, inArray(kind, [...feedbackDecisions])))) > 0;
}

/** Says how it was resolved; a refund that was asked for is decided first. Source: domain.md 2.14. */
export const resolveFeedback = (context: Context, { resolution, ...at }: RecordRef & { resolution: string }) =>
  fireEvent(context, feedbackKind, at, {
    machine: feedbackMachine,
    event: "resolve",
    done: feedbackEventDone.resolve,
    async write(before, status) {
      if (before.type === "refund-request" && !(await isDecided(context, before.id)))
        throw new Refusal("WRONG_STATE", feedbackMessages.noDecision);
      return updateRecord(context, feedbacks, before, { ...movedTo(context, before, status), resolution });
    },
  });

/** Adds what came of feedback. */
async function link(
  { db, actor, now }: Context,
  { id }: FeedbackRow,
  outcome: Pick<
    typeof feedbackLinks.$inferInsert,
    "kind" | "note" | "journalEntryId" | "lessonRequestId" | "creditLotId"
  >,
): Promise<void> {
  await db.insert(feedbackLinks).values({ ...outcome, id: newId(now), feedbackId: id, madeById: actor.id, at: now });
}

/** Records the decision for the customer; only directors decide on refunds. Source: domain.md 0.4, 2.14. */
export const decideFeedback = (
  context: Context,
  { decision, note, ...at }: RecordRef & Omit<FeedbackDecideInput, "version">,
): Promise<FeedbackRecord> =>
  changeRecord(context, feedbackKind, at, {
    admit() {
      if (decision === "refund" && scopeOf(context.actor.role, "invoices") !== null)
        throw new Refusal("FORBIDDEN", feedbackMessages.directorDecides);
    },
    check: refuseClosed("decided"),
    async write(before) {
      await link(context, before, { kind: decision, note });
      return updateRecord(context, feedbacks, before, { lastWordsAt: context.now });
    },
  });

/** Which lesson feedback is about, where the tutor gave it. */
async function lessonBy({ db }: Pick<Context, "db">, lessonId: string | null, tutorId: string): Promise<string | null> {
  if (lessonId === null) return null;
  const isTheirs = and(eq(bookedLessons.id, lessonId), eq(bookedLessons.tutorId, tutorId));
  return (await db.$count(bookedLessons, isTheirs)) > 0 ? lessonId : null;
}

/** Records that make-up lessons were requested; refused if the feedback is closed. Source: domain.md 3.4. */
export async function rebookFor(
  context: Context,
  feedbackId: string,
  { requestId, requestNumber }: { requestId: string; requestNumber: string },
): Promise<void> {
  const [row] = await lockRecords(context, feedbacks, [feedbackId]);
  if (!row) throw fieldRefusal("feedbackId", messages.reference("Feedback"));
  await changeRecord(
    context,
    feedbackKind,
    { _id: row.id, version: row.version },
    {
      check: refuseClosed("rebooked"),
      async write(before) {
        await link(context, before, { kind: "rebook", note: requestNumber, lessonRequestId: requestId });
        return updateRecord(context, feedbacks, before, { lastWordsAt: context.now });
      },
    },
  );
}

/** Records that a customer was given credit for their feedback; refused if it is another customer’s, or closed. Source: domain.md 2.14. */
export async function creditFor(
  context: Context,
  feedbackId: string,
  { creditLotId, customerId, reason }: { creditLotId: string; customerId: string; reason: string },
): Promise<void> {
  const [row] = await lockRecords(context, feedbacks, [feedbackId]);
  if (row?.customerId !== customerId) throw fieldRefusal("feedbackId", messages.reference("Feedback"));
  await changeRecord(
    context,
    feedbackKind,
    { _id: row.id, version: row.version },
    {
      check: refuseClosed("credited"),
      async write(before) {
        await link(context, before, { kind: "credit", note: reason, creditLotId });
        return updateRecord(context, feedbacks, before, { lastWordsAt: context.now });
      },
    },
  );
}

/** Adds an entry to the journal of the tutor concerned. */
export const entryFromFeedback = (
  context: Context,
  { _id, version, ...entry }: RecordRef & Omit<FeedbackEntryInput, "version">,
): Promise<FeedbackRecord> => {
  requirePermission(context, "tutors:write");
  return changeRecord(
    context,
    feedbackKind,
    { _id, version },
    {
      async write(before) {
        const { lessonId } = before;
        const lesson = await lessonBy(context, lessonId, entry.personId);
        const created = await createEntry(context, { ...entry, lessonId: lesson, attachmentIds: [] });
        await link(context, before, { kind: "journal-entry", note: created.title, journalEntryId: created._id });
        return updateRecord(context, feedbacks, before, { lastWordsAt: context.now });
      },
    },
  );
};
