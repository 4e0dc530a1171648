import { and, desc, eq, inArray, ne } from "drizzle-orm";
import { assignmentStateFor, openAssignmentStates, type LessonAssignInput } from "@app/domain/content/assignment.ts";
import { assignmentMessages } from "@app/domain/content/assignment-messages.ts";
import { lessonDay } from "@app/domain/lessons/lesson-words.ts";
import type { ActiveFlag } from "@app/domain/content/content-enums.ts";
import { messages } from "@app/domain/messages.ts";
import { wallClockOf } from "@app/domain/time.ts";
import { lockRecords, insertRecord, updateRecord } from "../../database/records.ts";
import { batched } from "../../service/batched.ts";
import type { Context } from "../../service/context.ts";
import { fieldRefusal, Refusal } from "../../service/refusal.ts";
import { nameOf } from "../account/account.public.ts";
import { notifyPerson } from "../notifications/notifications.public.ts";
import { contentLessons, type LessonRow } from "./content.table.ts";
import { contentCreators, lessonAssignments, type AssignmentRow } from "./creators.table.ts";
import { lessonTree, type NodeRow } from "./tree.levels.ts";
import { nodeAt, writeDown } from "./tree.service.ts";

interface At {
  _id: string;
  version: number;
}

/** The newest assignment of a lesson that was not withdrawn; of all lessons that are asked for at once. */
export async function assignmentOf(context: Context, lessonId: string): Promise<AssignmentRow | null> {
  const assignments = batched(context, "assignments", async (ids) => {
    const { lessonId: of, state, assignedAt, id } = lessonAssignments;
    const rows = await context.db
      .selectDistinctOn([of])
      .from(lessonAssignments)
      .where(and(inArray(of, [...ids]), ne(state, "withdrawn")))
      .orderBy(of, desc(assignedAt), desc(id));
    return new Map(rows.map((row) => [row.lessonId, row]));
  });
  return (await assignments.load(lessonId)) ?? null;
}

/** A lesson that is in use, as its caller saw it, held until the transaction ends. */
async function lessonAt(context: Context, at: At): Promise<LessonRow> {
  const row = (await nodeAt(context, lessonTree, at)) as NodeRow & LessonRow;
  if (row.archivedAt !== null) throw new Refusal("WRONG_STATE", messages.wrongState("lesson", "archived", "assigned"));
  return row;
}

async function demandCreator(context: Context, id: string): Promise<void> {
  const [creator] = await lockRecords(context, contentCreators, [id]);
  if (creator?.status !== "active") throw fieldRefusal("creatorId", assignmentMessages.notCreator);
}

/** A day that is not over where the caller is. */
function demandNotPast({ now, actor }: Context, day: string | null): void {
  if (day !== null && day < wallClockOf(now, actor.timeZone).date) throw fieldRefusal("dueOn", assignmentMessages.past);
}

async function openOf({ db }: Context, lessonId: string): Promise<AssignmentRow | null> {
  const [row] = await db
    .select()
    .from(lessonAssignments)
    .where(and(eq(lessonAssignments.lessonId, lessonId), inArray(lessonAssignments.state, [...openAssignmentStates])));
  return row ?? null;
}

const saveLesson = async (context: Context, before: LessonRow, changes: Partial<LessonRow>): Promise<LessonRow> => {
  const after = await updateRecord(context, contentLessons, before, changes);
  await writeDown(context, lessonTree, "updated", { before, after });
  return after;
};

/** Tells somebody that a lesson was given to them or taken from them. */
async function notifyOfAssignment(context: Context, personId: string, lesson: LessonRow, event: "given" | "taken") {
  const { actor } = context;
  if (personId === actor.id) return;
  const due = lesson.dueOn === null ? "" : `, due on ${lessonDay(new Date(`${lesson.dueOn}T12:00:00Z`), "UTC")}`;
  const url = `/app/content/content-creators/my-lessons/${personId}`;
  await notifyPerson(context, personId, {
    type: "new_message",
    kind: "exam-lesson",
    url,
    ...(event === "given"
      ? { title: `New lesson to write: ${lesson.title}`, description: `From ${actor.name}${due}.` }
      : { title: `No longer yours: ${lesson.title}`, description: `${actor.name} gave it to somebody else.` }),
  });
}

/** Gives a lesson to somebody to write; taken from whom it was given before only where that is asked for. */
export async function assignLesson(
  context: Context,
  { _id, version, creatorId, dueOn = null, note = null, reassign }: LessonAssignInput,
): Promise<LessonRow> {
  const before = await lessonAt(context, { _id, version });
  await demandCreator(context, creatorId);
  // A day that has passed meanwhile may stay: somebody else takes an overdue lesson over as it is.
  if (dueOn !== before.dueOn) demandNotPast(context, dueOn);
  if (before.contentStatus === "Published") throw new Refusal("WRONG_STATE", assignmentMessages.published);
  const open = await openOf(context, before.id);
  const holderId = open?.creatorId ?? before.assigneeId;
  if (holderId === creatorId && before.dueOn === dueOn && (open?.note ?? null) === note) return before;
  if (holderId !== null && holderId !== creatorId && !reassign) {
    throw fieldRefusal("creatorId", assignmentMessages.taken(await nameOf(context, holderId)));
  }
  if (open) await updateRecord(context, lessonAssignments, open, { state: "withdrawn" });
  await insertRecord(context, lessonAssignments, {
    lessonId: before.id,
    creatorId,
    dueOn,
    note,
    assignedById: context.actor.id,
    assignedAt: context.now,
    state: assignmentStateFor(before.contentStatus, open?.state === "changes-requested"),
  });
  const after = await saveLesson(context, before, { assigneeId: creatorId, dueOn });
  if (holderId !== creatorId) await notifyOfAssignment(context, creatorId, after, "given");
  if (holderId !== null && holderId !== creatorId) await notifyOfAssignment(context, holderId, after, "taken");
  return after;
}

/** Takes a lesson from whom it was given to; what they wrote stays. */
export async function withdrawLesson(context: Context, at: At): Promise<LessonRow> {
  const before = await lessonAt(context, at);
  const open = await openOf(context, before.id);
  const holderId = open?.creatorId ?? before.assigneeId;
  if (holderId === null) throw new Refusal("WRONG_STATE", assignmentMessages.nobody);
  if (open) await updateRecord(context, lessonAssignments, open, { state: "withdrawn" });
  const after = await saveLesson(context, before, { assigneeId: null, dueOn: null });
  await notifyOfAssignment(context, holderId, after, "taken");
  return after;
}

/** Changes the day by which a lesson is to be ready. */
export async function setLessonDue(
  context: Context,
  { dueOn, ...at }: At & { dueOn: string | null },
): Promise<LessonRow> {
  const before = await lessonAt(context, at);
  if (before.dueOn === dueOn) return before;
  demandNotPast(context, dueOn);
  const open = await openOf(context, before.id);
  if (open) await updateRecord(context, lessonAssignments, open, { dueOn });
  return saveLesson(context, before, { dueOn });
}

/** Lets the app show a lesson once it is published, or not. */
export async function setLessonActive(
  context: Context,
  { activeFlag, ...at }: At & { activeFlag: ActiveFlag },
): Promise<LessonRow> {
  const before = await lessonAt(context, at);
  return before.activeFlag === activeFlag ? before : saveLesson(context, before, { activeFlag });
}

/** Moves the assignment of a lesson along with its status; `asked` where a review asks for changes. */
export async function followStatus(
  context: Context,
  { id, contentStatus }: Pick<LessonRow, "id" | "contentStatus">,
  asked = false,
): Promise<void> {
  const open = await openOf(context, id);
  const state = assignmentStateFor(contentStatus, asked);
  if (open && open.state !== state) await updateRecord(context, lessonAssignments, open, { state });
}
