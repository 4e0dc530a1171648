import {
  GraphQLBoolean,
  GraphQLID,
  GraphQLInputObjectType,
  GraphQLInt,
  GraphQLList,
  GraphQLObjectType,
  GraphQLString,
  type GraphQLFieldConfigArgumentMap,
} from "graphql";
import type { ExamPartLevel } from "@app/domain/content/content-enums.ts";
import {
  atVersionInput,
  examInput,
  examLessonInput,
  examLessonUpdateInput,
  examMoveInput,
  examPartInput,
  examPartUpdateInput,
  examUpdateInput,
} from "@app/domain/content/exam-tree.ts";
import { openedInput } from "@app/domain/content/review-input.ts";
import { sessionDraftInput } from "@app/domain/content/session-input.ts";
import type { Context } from "../../service/context.ts";
import { parse } from "../../service/parse.ts";
import { activeFlag, partLevel, required } from "./content.types.ts";
import { addExam, removeExam, saveExam } from "./exam.service.ts";
import { mutation, payloadOf, seen, whole, type Given, type Mutation, type MutationField } from "./mutation-v1.ts";
import { nodeById } from "./part.reads.ts";
import { reviewMutations } from "./review.mutations-v1.ts";
import { exportSession, saveSession, sessionById } from "./session.service.ts";
import { blockInput, session } from "./session.types.ts";
import { assignmentMutations, creatorMutations } from "./creators.mutations-v1.ts";
import { examTree, lessonTree, partTrees, type NodeRow, type TreeLevel } from "./tree.levels.ts";
import { addNode, archiveNode, moveNode, removeNode, restoreNode, saveNode } from "./tree.service.ts";

const removedPayload = new GraphQLObjectType({
  name: "RemovedPayload",
  fields: { deletedId: { type: required(GraphQLID) } },
});

const text = { type: GraphQLString };
const flag = { type: GraphQLBoolean };
const examFields = new GraphQLInputObjectType({
  name: "ExamInput",
  description: "What is left out of a change keeps its value; null clears.",
  fields: {
    title: text,
    examSlug: text,
    description: text,
    regionId: { type: GraphQLID },
    coverImage: { type: GraphQLID },
    coverAlt: text,
    active: flag,
  },
});
const partFields = new GraphQLInputObjectType({
  name: "ExamPartInput",
  description: "What is left out of a change keeps its value; null clears.",
  fields: { name: text, description: text, active: flag },
});
const lessonFields = new GraphQLInputObjectType({
  name: "ExamLessonInput",
  description: "What is left out of a change keeps its value; null clears.",
  fields: { title: text, summary: text, estimatedMinutes: { type: GraphQLInt }, activeFlag: { type: activeFlag } },
});

const id = { type: required(GraphQLID) };
const level = { type: required(partLevel) };
const place = { ...seen, parentId: id, order: { type: required(GraphQLInt), description: "From 0." } };

const act = "exams:act" as const;

/** What happens alike to the nodes of every level. */
const eventsOf = (args: GraphQLFieldConfigArgumentMap, levelOf: (given: Given) => TreeLevel) => ({
  archive: {
    description: "Archives it with everything in it.",
    args: { ...args, ...seen },
    permission: act,
    work: (inside: Context, given: Given) => archiveNode(inside, levelOf(given), whole(atVersionInput, given)),
  },
  restore: {
    description: "Restores it with everything that was archived along with it.",
    args: { ...args, ...seen },
    permission: act,
    work: (inside: Context, given: Given) => restoreNode(inside, levelOf(given), whole(atVersionInput, given)),
  },
  remove: {
    description: "Removes it for good; only what holds nothing can be removed.",
    args: { ...args, ...seen },
    permission: act,
    work: (inside: Context, given: Given) => removeNode(inside, levelOf(given), whole(atVersionInput, given)),
  },
  move: {
    description: "Moves it among its siblings, or to another parent.",
    args: { ...args, ...place },
    work: (inside: Context, given: Given) => moveNode(inside, levelOf(given), whole(examMoveInput, given)),
  },
});

/** The mutations of the tree. Source: domain.md 0.2, 1.4. */
export function treeMutations(
  types: Record<"exam" | "part" | "lesson", GraphQLObjectType>,
): Record<string, MutationField> {
  const removed = (run: Mutation) => mutation(removedPayload, run, (deletedId) => ({ deletedId }));

  const examPayload = payloadOf("ExamPayload", "exam", types.exam);
  const exam = (run: Mutation) =>
    mutation(examPayload, run, (one, _, context) => ({ exam: () => nodeById(context, examTree, one) }));
  const ofExam = eventsOf({}, () => examTree);

  const partPayload = payloadOf("ExamPartPayload", "part", types.part);
  const partLevelOf = ({ level: name }: Given) => partTrees[name as ExamPartLevel];
  const shownPart = async (context: Context, given: Given, one: string) => {
    const row = await nodeById(context, partLevelOf(given), one);
    return row && { level: given.level as ExamPartLevel, row };
  };
  const part = (run: Mutation) =>
    mutation(partPayload, run, (one, given, context) => ({ part: () => shownPart(context, given, one) }));
  const ofPart = eventsOf({ level }, partLevelOf);

  const sessionPayload = payloadOf("SessionPayload", "session", session);
  const lessonPayload = payloadOf("ExamLessonPayload", "lesson", types.lesson);
  const lesson = (run: Mutation) =>
    mutation(lessonPayload, run, (one, _, context) => ({ lesson: () => nodeById(context, lessonTree, one) }));
  const ofLesson = eventsOf({}, () => lessonTree);

  return {
    createExam: exam({
      description: "Adds an exam; its slug is made from the title where none is given.",
      args: { input: { type: required(examFields) } },
      work: (inside, given) => addExam(inside, whole(examInput, given)),
    }),
    updateExam: exam({
      description: "Saves changes to an exam. An old slug leads to it for ever.",
      args: { ...seen, input: { type: required(examFields) } },
      work: (inside, given) => saveExam(inside, whole(examUpdateInput, given)),
    }),
    archiveExam: exam(ofExam.archive),
    restoreExam: exam(ofExam.restore),
    removeExam: removed({
      ...ofExam.remove,
      work: (inside, given) => removeExam(inside, whole(atVersionInput, given)),
    }),

    createPart: part({
      description: "Adds a subject, a topic or a section after its siblings.",
      args: { level, parentId: id, input: { type: required(partFields) } },
      work: (inside, given) => addPart(inside, partLevelOf(given), given),
    }),
    updatePart: part({
      description: "Saves changes to a subject, a topic or a section.",
      args: { level, ...seen, input: { type: required(partFields) } },
      work: (inside, given) => {
        const { _id, version, ...changes } = whole(examPartUpdateInput, given);
        return saveNode(inside, partLevelOf(given), { _id, version }, changes);
      },
    }),
    movePart: part(ofPart.move),
    archivePart: part(ofPart.archive),
    restorePart: part(ofPart.restore),
    removePart: removed(ofPart.remove),

    createLesson: lesson({
      description: "Adds a lesson, without content, after its siblings.",
      args: { sectionId: id, input: { type: required(lessonFields) } },
      work: addLesson,
    }),
    updateLesson: lesson({
      description: "Saves changes to a lesson.",
      args: { ...seen, input: { type: required(lessonFields) } },
      work: (inside, given) => {
        const { _id, version, ...changes } = whole(examLessonUpdateInput, given);
        return saveNode(inside, lessonTree, { _id, version }, changes);
      },
    }),
    moveLesson: lesson(ofLesson.move),
    archiveLesson: lesson(ofLesson.archive),
    restoreLesson: lesson(ofLesson.restore),
    removeLesson: removed(ofLesson.remove),
    ...assignmentMutations(lesson),
    ...creatorMutations(),

    saveSession: mutation(
      sessionPayload,
      {
        description: "Saves the session of a lesson as a draft, whatever its checks say; version 0 begins one.",
        args: {
          lessonId: id,
          version: { type: required(GraphQLInt) },
          blocks: { type: required(new GraphQLList(required(blockInput))) },
        },
        permission: "sessions:write",
        work: (inside, given) => saveSession(inside, parse(sessionDraftInput, given)),
      },
      (one, _, context) => ({ session: () => sessionById(context, one) }),
    ),
    exportSession: mutation(
      sessionPayload,
      {
        description: "The newest version of a session, to be written to a file. The activity log keeps who took it.",
        args: { lessonId: id },
        permission: "sessions:read",
        work: (inside, given) => exportSession(inside, parse(openedInput, given)),
      },
      (one, _, context) => ({ session: () => sessionById(context, one) }),
    ),
    ...reviewMutations(sessionPayload),
  };
}

function addPart(inside: Context, tree: TreeLevel, given: Given): Promise<NodeRow> {
  const { parentId, ...values } = whole(examPartInput, given);
  return addNode(inside, tree, parentId, values);
}

function addLesson(inside: Context, given: Given): Promise<NodeRow> {
  const { sectionId, ...values } = whole(examLessonInput, given);
  return addNode(inside, lessonTree, sectionId, { ...values, statusSince: inside.now });
}
