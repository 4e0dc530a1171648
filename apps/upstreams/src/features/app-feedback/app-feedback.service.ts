import type { AppFeedbackEvent } from "@app/domain/app-feedback/app-feedback-enums.ts";
import { appFeedbackMessages as texts } from "@app/domain/app-feedback/app-feedback-messages.ts";
import {
  appFeedbackDone,
  appFeedbackMachine,
  appFeedbackStates,
} from "@app/domain/app-feedback/app-feedback-states.ts";
import type { AppContentRef, AppFeedbackInput, AppFeedbackUpdateInput } from "@app/domain/app-feedback/app-feedback.ts";
import { nextState } from "@app/domain/machine.ts";
import { messages } from "@app/domain/messages.ts";
import { permissionsOf, roleFrom } from "@app/domain/permissions.ts";
import { eq } from "drizzle-orm";
import { insertRecord, lockRecords, updateRecord } from "../../database/records.ts";
import { changeRecord, createRecord, type RecordKind } from "../../records/change-record.ts";
import type { RecordRef } from "../../records/record-ref.ts";
import { findOrRefuse } from "../../records/versions.ts";
import type { Context } from "../../service/context.ts";
import { fieldRefusal, Refusal } from "../../service/refusal.ts";
import { accountUsers } from "../account/account.public.ts";
import { dropFile, keepFile } from "../files/files.public.ts";
import { notifyPerson } from "../notifications/notifications.public.ts";
import { shownAppFeedback } from "./app-feedback.queries.ts";
import type { AppFeedbackRecord } from "./app-feedback.record.ts";
import { appFeedback, type AppFeedbackRow } from "./app-feedback.table.ts";
import { placesOf } from "./content-places.ts";

/** How much of it the activity log calls feedback by. */
const labelMax = 40;
const labelOf = ({ body }: AppFeedbackRow) => body.slice(0, labelMax);

export const appFeedbackKind: RecordKind<AppFeedbackRow, AppFeedbackRecord> = {
  table: appFeedback,
  kind: "app-feedback",
  labelOf,
  async present(context, row) {
    const [shown] = await shownAppFeedback(context, [row]);
    return shown as AppFeedbackRecord;
  },
};

async function checkAssignee(context: Context, assigneeId: string | null | undefined): Promise<void> {
  if (!assigneeId) return;
  const [person] = await lockRecords(context, accountUsers, [assigneeId]);
  const mayRead = person?.status === "active" && permissionsOf(roleFrom(person.userRole)).has("appFeedback:read");
  if (!mayRead) throw fieldRefusal("assigneeId", messages.reference("Assignee"));
}

async function checkContent(context: Context, ref: AppContentRef | null | undefined): Promise<void> {
  if (ref && !(await placesOf(context, [ref])).has(ref.id))
    throw fieldRefusal("contentRef", messages.reference("Content"));
}

async function notifyAssignee(context: Context, after: AppFeedbackRow): Promise<void> {
  const { id, assigneeId } = after;
  if (assigneeId === null || assigneeId === context.actor.id) return;
  await notifyPerson(context, assigneeId, {
    type: "new_message",
    kind: "app-feedback",
    title: "App feedback for you",
    description: labelOf(after),
    url: `/app/learning-app-feedback?view=${id}`,
  });
}

/** Keeps the files that feedback names, and lets go of those it no longer does. */
async function keepAttachments(
  context: Context,
  { id, attachmentIds }: AppFeedbackRow,
  before: readonly string[] = [],
): Promise<void> {
  const use = { kind: "document", refersKind: "app-feedback", refersId: id, readBy: "appFeedback:read" } as const;
  for (const fileId of attachmentIds.filter((one) => !before.includes(one)))
    await keepFile(context, "attachmentIds", fileId, use);
  for (const fileId of before.filter((one) => !attachmentIds.includes(one))) await dropFile(context, fileId);
}

/** Keeps feedback of the app, as the app sends it or staff write it down. Source: domain.md 1.5. */
export async function createAppFeedback(context: Context, input: AppFeedbackInput): Promise<AppFeedbackRecord> {
  await checkContent(context, input.contentRef);
  await checkAssignee(context, input.assigneeId);
  return createRecord(context, appFeedbackKind, {
    write: () => insertRecord(context, appFeedback, { ...input, status: appFeedbackMachine.initial }),
    async effects(after) {
      await keepAttachments(context, after);
      await notifyAssignee(context, after);
    },
  });
}

/** Saves changes to feedback: what was said, who looks after it, what is answered. */
export const updateAppFeedback = (
  context: Context,
  { _id, version, ...changes }: AppFeedbackUpdateInput,
): Promise<AppFeedbackRecord> =>
  changeRecord(
    context,
    appFeedbackKind,
    { _id, version },
    {
      async write(before) {
        const { contentRef, assigneeId } = changes;
        if (contentRef?.id !== before.contentRef?.id) await checkContent(context, contentRef);
        if (assigneeId !== before.assigneeId) await checkAssignee(context, assigneeId);
        return updateRecord(context, appFeedback, before, changes);
      },
      async effects(after, before) {
        await keepAttachments(context, after, before.attachmentIds);
        if (after.assigneeId !== before.assigneeId) await notifyAssignee(context, after);
      },
    },
  );

/** Has a colleague look after feedback; false where they do already. */
export async function assignAppFeedback(context: Context, at: RecordRef, assigneeId: string): Promise<boolean> {
  const [row] = await lockRecords(context, appFeedback, [at._id]);
  if (row?.assigneeId === assigneeId) return false;
  await updateAppFeedback(context, { ...at, assigneeId });
  return true;
}

const next = ({ status }: AppFeedbackRow, event: AppFeedbackEvent) => nextState(appFeedbackMachine, status, event);

function checkState(before: AppFeedbackRow, event: AppFeedbackEvent): void {
  if (next(before, event) !== null) return;
  const { [before.status]: state } = appFeedbackStates;
  throw new Refusal("WRONG_STATE", messages.wrongState("feedback", state, appFeedbackDone[event]));
}

/** Moves feedback to its next state. Source: domain.md 2.14. */
export const fireAppFeedbackEvent = (
  context: Context,
  event: Exclude<AppFeedbackEvent, "mark-duplicate">,
  at: RecordRef,
): Promise<AppFeedbackRecord> =>
  changeRecord(context, appFeedbackKind, at, {
    action: "state-changed",
    isDone: (before) => next(before, event) === null && before.status === reached[event],
    check: (before) => checkState(before, event),
    write: (before) =>
      updateRecord(context, appFeedback, before, {
        status: next(before, event) ?? before.status,
        duplicateOfId: null,
      }),
  });
const reached = { triage: "triaged", plan: "planned", fix: "fixed", "wont-fix": "wont-fix", reopen: "triaged" };

/**
 * Says that the same was said before: of a duplicate, its original is taken; what was a duplicate of this one is one of
 * the original too. Source: domain.md 1.5.
 */
export async function markDuplicate(context: Context, at: RecordRef, originalId: string): Promise<AppFeedbackRecord> {
  const named = await findOrRefuse(context, appFeedback, originalId, "Original");
  const firstId = named.duplicateOfId ?? named.id;
  if (firstId === at._id) throw fieldRefusal("originalId", texts.ownDuplicate);
  await lockRecords(context, appFeedback, [at._id, firstId]);
  const point = (before: AppFeedbackRow) =>
    updateRecord(context, appFeedback, before, { status: "duplicate", duplicateOfId: firstId });
  return changeRecord(context, appFeedbackKind, at, {
    action: "state-changed",
    isDone: ({ duplicateOfId }) => duplicateOfId === firstId,
    check: (before) => checkState(before, "mark-duplicate"),
    write: point,
    async effects({ id }) {
      const others = await context.db.select().from(appFeedback).where(eq(appFeedback.duplicateOfId, id));
      for (const { id: _id, version } of others)
        await changeRecord(context, appFeedbackKind, { _id, version }, { write: point });
    },
  });
}
