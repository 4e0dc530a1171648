import { GraphQLBoolean, GraphQLID, GraphQLInputObjectType, GraphQLInt, GraphQLList, GraphQLString } from "graphql";
import { creatorInput, creatorUpdateInput, lessonAssignInput, lessonDueInput } from "@app/domain/content/assignment.ts";
import { atVersionInput, lessonCopyInput } from "@app/domain/content/exam-tree.ts";
import { presenceInput } from "@app/domain/content/review-input.ts";
import { parse } from "../../service/parse.ts";
import { assignLesson, setLessonDue, withdrawLesson } from "./assignments.service.ts";
import { mutation, payloadOf, seen, whole, type Mutation, type MutationField } from "./mutation-v1.ts";
import { optionalDay, required } from "./content.types.ts";
import { copyLesson } from "./copy.service.ts";
import { creatorOf } from "./creators.reads.ts";
import { addCreator, saveCreator } from "./creators.service.ts";
import { creator, creatorStatus } from "./creators.types.ts";
import { writeIn } from "./writers.service.ts";

/** Who writes which lesson, and by when. Source: domain.md 3.9. */
export const assignmentMutations = (lesson: (run: Mutation) => MutationField): Record<string, MutationField> => ({
  assignLesson: lesson({
    description: "Gives a lesson to a content creator to write.",
    args: {
      ...seen,
      creatorId: { type: required(GraphQLID) },
      dueOn: optionalDay,
      note: { type: GraphQLString },
      reassign: { type: GraphQLBoolean, description: "Whether it may be taken from somebody who has it already." },
    },
    work: (inside, given) => assignLesson(inside, whole(lessonAssignInput, given)),
  }),
  withdrawLesson: lesson({
    description: "Takes a lesson from whom it was given to; what they wrote stays.",
    args: seen,
    work: (inside, given) => withdrawLesson(inside, whole(atVersionInput, given)),
  }),
  writeSession: lesson({
    description: "Says that the caller has a lesson's session open to write in it, or no longer does.",
    args: { lessonId: { type: required(GraphQLID) }, isHere: { type: required(GraphQLBoolean) } },
    permission: "sessions:write",
    work: (inside, given) => writeIn(inside, parse(presenceInput, given)),
  }),
  copyLesson: lesson({
    description: "Copies a lesson with what its newest session says into a section, as a draft of nobody's.",
    args: { _id: { type: required(GraphQLID) }, sectionId: { type: required(GraphQLID) } },
    work: (inside, given) => copyLesson(inside, parse(lessonCopyInput, given)),
  }),
  setLessonDue: lesson({
    description: "Changes the day by which a lesson is to be ready; null for none.",
    args: { ...seen, dueOn: optionalDay },
    work: (inside, given) => setLessonDue(inside, whole(lessonDueInput, given)),
  }),
});

const texts = { type: new GraphQLList(required(GraphQLString)) };
const creatorFields = new GraphQLInputObjectType({
  name: "ContentCreatorInput",
  description: "What is left out of a change keeps its value; null clears.",
  fields: {
    languages: texts,
    specialities: texts,
    weeklyTarget: { type: GraphQLInt },
    status: { type: creatorStatus },
  },
});
const input = { type: required(creatorFields) };

/** Those who write lessons. */
export function creatorMutations(): Record<string, MutationField> {
  const payload = payloadOf("ContentCreatorPayload", "creator", creator);
  const ofCreator = (run: Mutation) =>
    mutation(payload, run, (id, _, context) => ({ creator: () => creatorOf(context, id) }));
  return {
    createCreator: ofCreator({
      description: "Makes a content creator of an account.",
      args: { userId: { type: required(GraphQLID) }, input },
      work: (inside, given) => addCreator(inside, whole(creatorInput, given)),
    }),
    updateCreator: ofCreator({
      description: "Saves changes to a content creator.",
      args: { ...seen, input },
      work: (inside, given) => saveCreator(inside, whole(creatorUpdateInput, given)),
    }),
  };
}
