import { and, eq, isNull } from "drizzle-orm";
import type { AttachInput, DetachInput, ProgressInput } from "@app/domain/curriculum/attachment.ts";
import {
  followedParts,
  outerBranches,
  progressMachine,
  progressOf,
} from "@app/domain/curriculum/attachment-progress.ts";
import { childTypeOf } from "@app/domain/curriculum/shape.ts";
import type { ProgressEvent } from "@app/domain/curriculum/curriculum-enums.ts";
import { nextState } from "@app/domain/machine.ts";
import { messages } from "@app/domain/messages.ts";
import { curriculumMessages } from "@app/domain/curriculum/curriculum-messages.ts";
import { fullName } from "@app/domain/people/person.ts";
import { wallClockOf } from "@app/domain/time.ts";
import { insertRecord, lockRecord, updateRecord } from "../../database/records.ts";
import { changeRecord, createRecord, type RecordKind } from "../../records/change-record.ts";
import type { Context } from "../../service/context.ts";
import { fieldRefusal, Refusal } from "../../service/refusal.ts";
import { withUnique } from "../../records/unique.ts";
import { lockLearners, learnersByIds } from "../customers/customers.public.ts";
import { attachmentOf, type AttachmentRecord } from "./attachment.record.ts";
import { attachments, type AttachmentRow, type ProgressEntry } from "./attachment.table.ts";
import { curricula, subdivisions, type CurriculumRow, type SubdivisionRow } from "./curriculum.table.ts";

type Learner = Awaited<ReturnType<typeof learnersByIds>>[number];

/** The learner, held so that nobody archives them meanwhile. */
async function chosenLearner(context: Context, id: string): Promise<Learner> {
  const [learner] = await lockLearners(context, [id]);
  if (!learner || learner.archived) throw fieldRefusal("studentId", messages.reference("Learner"));
  return learner;
}

/** The curriculum, held so that nobody archives it meanwhile. */
async function chosenCurriculum(context: Context, id: string): Promise<CurriculumRow> {
  const curriculum = await lockRecord(context, curricula, id);
  if (!curriculum) throw fieldRefusal("curriculumId", messages.reference("Curriculum"));
  if (curriculum.archivedAt !== null) {
    throw fieldRefusal("curriculumId", messages.wrongState("curriculum", "archived", "attached"));
  }
  return curriculum;
}

const partsOf = ({ db }: Context, curriculumId: string): Promise<SubdivisionRow[]> =>
  db.select().from(subdivisions).where(eq(subdivisions.curriculumId, curriculumId));

/** The branches as they are kept: none inside another. */
async function chosenBranches(context: Context, curriculumId: string, ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return [];
  const parts = await partsOf(context, curriculumId);
  for (const [place, id] of ids.entries()) {
    const part = parts.find((one) => one.id === id);
    if (part && part.archivedAt === null) continue;
    const [elsewhere] = await context.db.select().from(subdivisions).where(eq(subdivisions.id, id));
    const text = elsewhere && !part ? curriculumMessages.partElsewhere : messages.reference("Part");
    throw fieldRefusal(`subdivisionIds.${place}`, text);
  }
  return outerBranches(parts, ids);
}

const attachmentKind: RecordKind<AttachmentRow, AttachmentRecord> = {
  table: attachments,
  kind: "attachment",
  partOf: ({ curriculumId }) => curriculumId,
  async labelOf({ studentId, curriculumId }, context) {
    const [learner] = await learnersByIds(context, [studentId]);
    const [curriculum] = await context.db.select().from(curricula).where(eq(curricula.id, curriculumId));
    return `${learner ? fullName(learner) : studentId}, ${curriculum?.name ?? curriculumId}`;
  },
  present: (_, row) => attachmentOf(row),
};

const twice = (learner: Learner | undefined, curriculum: CurriculumRow) => ({
  attachments_once: () =>
    fieldRefusal(
      "studentId",
      curriculumMessages.alreadyAttached(learner ? fullName(learner) : "This learner", curriculum.name),
    ),
});

/** Gives a learner a curriculum, or branches of it. Source: domain.md 0.2, 1.4. */
export async function attach(context: Context, input: AttachInput): Promise<AttachmentRecord> {
  const learner = await chosenLearner(context, input.studentId);
  const curriculum = await chosenCurriculum(context, input.curriculumId);
  const subdivisionIds = await chosenBranches(context, curriculum.id, input.subdivisionIds);
  const today = wallClockOf(context.now, context.actor.timeZone).date;
  const values = {
    curriculumId: curriculum.id,
    customerId: learner.payer._id,
    dependentId: learner.kind === "dependent" ? learner._id : null,
    subdivisionIds,
    startDate: input.startDate ?? today,
  };
  return createRecord(context, attachmentKind, {
    write: () => withUnique(twice(learner, curriculum), () => insertRecord(context, attachments, values)),
  });
}

/** Ends what a learner follows; their progress is kept. */
export const detach = (context: Context, _id: string, { version, reason }: DetachInput): Promise<AttachmentRecord> =>
  changeRecord(
    context,
    attachmentKind,
    { _id, version },
    {
      isDone: ({ archivedAt }) => archivedAt !== null,
      write: (before) => updateRecord(context, attachments, before, { archivedAt: context.now }),
      action: "state-changed",
      reason,
    },
  );

/** Takes up again what was ended. */
export const reattach = (context: Context, _id: string, version: number): Promise<AttachmentRecord> =>
  changeRecord(
    context,
    attachmentKind,
    { _id, version },
    {
      isDone: ({ archivedAt }) => archivedAt === null,
      async write(before) {
        const learner = await chosenLearner(context, before.studentId);
        const curriculum = await chosenCurriculum(context, before.curriculumId);
        return withUnique(twice(learner, curriculum), () =>
          updateRecord(context, attachments, before, { archivedAt: null }),
        );
      },
      action: "state-changed",
    },
  );

/** The topic, where the learner follows it. */
async function followedTopic(context: Context, row: AttachmentRow, id: string): Promise<SubdivisionRow> {
  const parts = await partsOf(context, row.curriculumId);
  const part = followedParts(parts, row.subdivisionIds).find((one) => one.id === id);
  if (!part) throw fieldRefusal("subdivisionId", curriculumMessages.partNotFollowed);
  const isLive = and(eq(curricula.id, row.curriculumId), isNull(curricula.archivedAt));
  const [curriculum] = await context.db.select().from(curricula).where(isLive);
  if (!curriculum) throw new Refusal("WRONG_STATE", messages.wrongState("curriculum", "archived", "followed"));
  if (childTypeOf(curriculum.shape, part.type) !== null)
    throw fieldRefusal("subdivisionId", curriculumMessages.progressOfTopics);
  return part;
}

const done: Record<ProgressEvent, string> = { start: "started", finish: "finished", reopen: "reopened" };

/** A learner starts a topic, is done with it, or takes it up again; one that is there already stays. Source: domain.md 1.4. */
export function moveOn(
  context: Context,
  _id: string,
  event: ProgressEvent,
  { version, subdivisionId, lessonId = null }: ProgressInput,
): Promise<AttachmentRecord> {
  const targets = Object.values(progressMachine.table).map((events) => events[event]);
  return changeRecord(
    context,
    attachmentKind,
    { _id, version },
    {
      isDone: ({ archivedAt, progress }) =>
        archivedAt === null && targets.includes(progressOf(progress, subdivisionId)),
      check({ archivedAt }) {
        if (archivedAt !== null) throw new Refusal("WRONG_STATE", curriculumMessages.noLongerFollowed);
      },
      async write(before) {
        await followedTopic(context, before, subdivisionId);
        const state = progressOf(before.progress, subdivisionId);
        const next = nextState(progressMachine, state, event);
        if (next === null)
          throw new Refusal("WRONG_STATE", messages.wrongState("topic", state.replace("-", " "), done[event]));
        const entry: ProgressEntry = { subdivisionId, state: next, lessonId, at: context.now.toISOString() };
        const others = before.progress.filter((one) => one.subdivisionId !== subdivisionId);
        return updateRecord(context, attachments, before, { progress: [...others, entry] });
      },
      action: "state-changed",
    },
  );
}
