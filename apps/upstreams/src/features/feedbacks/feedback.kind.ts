import type { FeedbackPriority } from "@app/domain/feedbacks/feedback-enums.ts";
import { answerDue } from "@app/domain/feedbacks/answer-due.ts";
import { feedbackMessages } from "@app/domain/feedbacks/feedback-messages.ts";
import { messages } from "@app/domain/messages.ts";
import { fullName } from "@app/domain/people/person.ts";
import { rolesWith } from "@app/domain/permissions.ts";
import { eq } from "drizzle-orm";
import { lockRecords } from "../../database/records.ts";
import type { RecordKind } from "../../records/change-record.ts";
import type { Context } from "../../service/context.ts";
import { fieldRefusal } from "../../service/refusal.ts";
import { accountUsers } from "../account/account.public.ts";
import { personOf } from "../customers/customers.public.ts";
import { notifyPerson } from "../notifications/notifications.public.ts";
import { regions } from "../regions/regions.public.ts";
import { feedbackOf, type FeedbackRecord } from "./feedback.record.ts";
import { feedbacks, type FeedbackRow } from "./feedbacks.table.ts";

export const feedbackKind: RecordKind<FeedbackRow, FeedbackRecord> = {
  table: feedbacks,
  kind: "feedback",
  labelOf: ({ feedbackNumber }) => feedbackNumber,
  present: (_, row) => feedbackOf(row),
};

const mayWork = rolesWith("lessons:act");

/** Refuses an assignee who has left or may not handle feedback. */
export async function lockAssignee(context: Context, assigneeId: string | null | undefined): Promise<void> {
  if (assigneeId == null) return;
  const [person] = await lockRecords(context, accountUsers, [assigneeId]);
  if (person?.status !== "active") throw fieldRefusal("assigneeId", messages.reference("Assignee"));
  if (mayWork.some((role) => role === person.userRole)) return;
  const name = fullName({ firstName: person.firstname, lastName: person.lastname });
  throw fieldRefusal("assigneeId", feedbackMessages.assigneeMayNot(name));
}

/** The deadline for answering, by the region's working days. */
export async function dueFor(
  { db }: Pick<Context, "db">,
  { regionId, priority, askedAt }: { regionId: string; priority: FeedbackPriority; askedAt: Date },
): Promise<Date> {
  const { timeZone } = regions;
  const [region] = await db.select({ timeZone }).from(regions).where(eq(regions.id, regionId));
  return answerDue(priority, askedAt, region?.timeZone ?? "UTC");
}

/** Notifies the assignee of a change, unless they made it. */
export async function notifyAssignee(context: Context, row: FeedbackRow, title: string): Promise<void> {
  const { id, assigneeId, customerId } = row;
  if (assigneeId === null || assigneeId === context.actor.id) return;
  const who = customerId === null ? "A customer who is not named" : fullName(await personOf(context, customerId));
  await notifyPerson(context, assigneeId, {
    type: "new_message",
    kind: "feedback",
    title,
    description: `${who}. From ${context.actor.name}.`,
    url: `/app/tutoring/feedbacks/${id}`,
  });
}
