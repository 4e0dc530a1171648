import { recordName } from "@app/domain/changes.ts";
import { and, eq } from "drizzle-orm";
import { messages } from "@app/domain/messages.ts";
import { fullName } from "@app/domain/people/person.ts";
import { permissionsOf, roleFrom } from "@app/domain/permissions.ts";
import type { FeedbackCategory, TutorFeedbackEvent } from "@app/domain/tutor-feedback/tutor-feedback-enums.ts";
import { tutorFeedbackMessages } from "@app/domain/tutor-feedback/tutor-feedback-messages.ts";
import { tutorFeedbackDone, tutorFeedbackMachine } from "@app/domain/tutor-feedback/tutor-feedback-states.ts";
import {
  directionOf,
  feedbackReaders,
  ratingProblem,
  safeguardingRead,
  type TutorFeedbackInput,
  type TutorFeedbackUpdateInput,
} from "@app/domain/tutor-feedback/tutor-feedback.ts";
import { lockRecords, insertRecord, updateRecord } from "../../database/records.ts";
import { changeRecord, createRecord, type RecordKind } from "../../records/change-record.ts";
import { fireEvent } from "../../records/fire-event.ts";
import type { Context } from "../../service/context.ts";
import { fieldRefusal, Refusal } from "../../service/refusal.ts";
import { accountUsers } from "../account/account.public.ts";
import { lockLearners, personOf } from "../customers/customers.public.ts";
import { checkNamedLesson } from "../lessons/named-lesson.public.ts";
import { notify, notifyPerson } from "../notifications/notifications.public.ts";
import { lockPerson } from "../tutors/tutors.public.ts";
import { presentFeedback, shownFeedback } from "./tutor-feedback.queries.ts";
import type { TutorFeedbackRecord } from "./tutor-feedback.record.ts";
import { tutorFeedback, type TutorFeedbackRow } from "./tutor-feedback.table.ts";
import type { RecordRef } from "../../records/record-ref.ts";

/** How much of it the activity log calls feedback by. */
const labelMax = 40;

export const tutorFeedbackKind: RecordKind<TutorFeedbackRow, TutorFeedbackRecord> = {
  table: tutorFeedback,
  kind: "tutor-feedback",
  labelOf: ({ body }) => body.slice(0, labelMax),
  partOf: ({ personId }) => personId,
  readBy: feedbackReaders,
  present: presentFeedback,
};

const pathOf = (id: string) => `/app/tutoring/tutor-feedbacks?view=${id}`;

/** Says that feedback is not there to those who do not see it. */
export async function admitToFeedback(context: Context, id: string): Promise<void> {
  const seen = await context.db.$count(tutorFeedback, and(eq(tutorFeedback.id, id), shownFeedback(context)));
  if (seen === 0) throw new Refusal("NOT_FOUND", messages.missing(recordName(tutorFeedbackKind.kind)));
}

/** Refuses a colleague who has left, or may not see the feedback that they are to look after. */
async function holdAssignee(context: Context, assigneeId: string, category: FeedbackCategory): Promise<void> {
  const [person] = await lockRecords(context, accountUsers, [assigneeId]);
  if (person?.status !== "active") throw fieldRefusal("assigneeId", messages.reference("Assignee"));
  if (permissionsOf(roleFrom(person.userRole)).has(feedbackReaders({ category }))) return;
  const name = fullName({ firstName: person.firstname, lastName: person.lastname });
  throw fieldRefusal("assigneeId", tutorFeedbackMessages.assigneeMayNot(name));
}

async function notifyAssignee(context: Context, { id, assigneeId, personId }: TutorFeedbackRow): Promise<void> {
  if (assigneeId === null || assigneeId === context.actor.id) return;
  await notifyPerson(context, assigneeId, {
    type: "new_message",
    kind: "tutor-feedback",
    title: `Tutor feedback for you: ${fullName(await personOf(context, personId))}`,
    description: `From ${context.actor.name}.`,
    url: pathOf(id),
  });
}

/** Safeguarding goes at once to all directors and super-admins. Source: domain.md 1.1. */
async function notifyOfSafeguarding(context: Context, { id, personId }: TutorFeedbackRow): Promise<void> {
  await notify(context, {
    type: "new_message",
    kind: "safeguarding-report",
    title: `Safeguarding report: ${fullName(await personOf(context, personId))}`,
    description: `Reported by ${context.actor.name}. Read it now.`,
    url: pathOf(id),
    needs: safeguardingRead,
  });
}

/** Who gave it: the tutor and the colleague who writes it down are known, a customer or a learner is named or not. */
async function authorOf(context: Context, { authorKind, authorId, personId }: TutorFeedbackInput) {
  if (authorKind === "tutor") return personId;
  if (authorKind === "staff") return context.actor.id;
  if (!authorId) return null;
  const [learner] = await lockLearners(context, [authorId]);
  if (!learner || (authorKind === "customer" && learner.kind !== "customer"))
    throw fieldRefusal("authorId", messages.reference(authorKind));
  return authorId;
}

/** Writes feedback down. Source: domain.md 1.1. */
export async function createFeedback(context: Context, input: TutorFeedbackInput): Promise<TutorFeedbackRecord> {
  await lockPerson(context, input.personId);
  const authorId = await authorOf(context, input);
  await checkNamedLesson(context, input.lessonId, { tutorId: input.personId });
  if (input.assigneeId) await holdAssignee(context, input.assigneeId, input.category);
  return createRecord(context, tutorFeedbackKind, {
    write: () =>
      insertRecord(context, tutorFeedback, {
        ...input,
        authorId,
        direction: directionOf(input.authorKind),
        status: tutorFeedbackMachine.initial,
      }),
    async effects(feedback) {
      if (feedback.category === "safeguarding") await notifyOfSafeguarding(context, feedback);
      await notifyAssignee(context, feedback);
    },
  });
}

/** Saves changes to feedback; who is to look after it is told, and directors where it turns out to be safeguarding. */
export async function updateFeedback(
  context: Context,
  { _id, version, ...changes }: TutorFeedbackUpdateInput,
): Promise<TutorFeedbackRecord> {
  await admitToFeedback(context, _id);
  return changeRecord(
    context,
    tutorFeedbackKind,
    { _id, version },
    {
      async write(before) {
        const { assigneeId, category, rating, authorKind } = { ...before, ...changes };
        const problem = ratingProblem(authorKind, rating);
        if (problem !== null) throw fieldRefusal("rating", problem);
        await checkNamedLesson(context, changes.lessonId, { tutorId: before.personId });
        const isOther = assigneeId !== before.assigneeId || category !== before.category;
        if (assigneeId !== null && isOther) await holdAssignee(context, assigneeId, category);
        return updateRecord(context, tutorFeedback, before, changes);
      },
      async effects(after, before) {
        const isNow = after.category === "safeguarding" && before.category !== "safeguarding";
        if (isNow) await notifyOfSafeguarding(context, after);
        if (after.assigneeId !== before.assigneeId) await notifyAssignee(context, after);
      },
    },
  );
}

/** Moves feedback to the next state; resolving says how, and reopening keeps what was said. Source: domain.md 2.14. */
export async function fireFeedbackEvent(
  context: Context,
  event: TutorFeedbackEvent,
  { resolution, ...at }: RecordRef & { resolution?: string },
): Promise<TutorFeedbackRecord> {
  await admitToFeedback(context, at._id);
  return fireEvent(context, tutorFeedbackKind, at, {
    machine: tutorFeedbackMachine,
    event,
    done: tutorFeedbackDone[event],
    write: (before, status) =>
      updateRecord(context, tutorFeedback, before, { status, ...(resolution !== undefined && { resolution }) }),
  });
}

/** Has a colleague look after feedback; false where they do already. */
export async function assignFeedback(context: Context, at: RecordRef, assigneeId: string): Promise<boolean> {
  await admitToFeedback(context, at._id);
  const [row] = await lockRecords(context, tutorFeedback, [at._id]);
  if (row?.assigneeId === assigneeId) return false;
  await updateFeedback(context, { ...at, assigneeId });
  return true;
}
