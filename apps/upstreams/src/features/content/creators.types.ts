import {
  GraphQLID,
  GraphQLList,
  GraphQLObjectType,
  GraphQLString,
  type GraphQLFieldConfig,
  type GraphQLFieldConfigMap,
} from "graphql";
import { assignmentStates, creatorStatuses } from "@app/domain/content/assignment-enums.ts";
import { requirePermission } from "../../service/permission.ts";
import type { Context } from "../../service/context.ts";
import { assignmentOf } from "./assignments.service.ts";
import type { ListArguments } from "./content.reads.ts";
import type { LessonRow } from "./content.table.ts";
import {
  enumOf,
  instantField,
  listArguments,
  listOf,
  optionalDay,
  optionalText,
  optionalWhole,
  pageOf,
  recordFields,
  required,
  sortArgument,
  whole,
} from "./content.types.ts";
import { creatorOf, loadOf, pageOfCreators, type CreatorLoad } from "./creators.reads.ts";
import { reviewFiguresOf } from "./review.figures.ts";
import { optionalFigure } from "./reviews.types.ts";
import type { AssignmentRow, CreatorRow } from "./creators.table.ts";

const texts = { type: listOf(GraphQLString) };
const assignmentState = enumOf("AssignmentState", "Where an assignment stands.", assignmentStates);
export const creatorStatus = enumOf("CreatorStatus", "Whether somebody is given lessons to write.", creatorStatuses);

const assignment = new GraphQLObjectType<AssignmentRow, Context>({
  name: "LessonAssignment",
  description: "Who was given a lesson to write.",
  fields: {
    ...recordFields<AssignmentRow>(),
    creatorId: { type: required(GraphQLID), description: "The id of their account." },
    assignedById: { type: required(GraphQLID), description: "The id of the account that gave it to them." },
    assignedAt: instantField,
    dueOn: optionalDay,
    note: optionalText,
    state: { type: required(assignmentState) },
  },
});

/** A lesson's newest assignment that was not withdrawn. */
export const assignmentField: GraphQLFieldConfig<LessonRow, Context> = {
  type: assignment,
  description: "Its newest assignment that was not withdrawn; null where nobody has it.",
  resolve: ({ id }, _, context) => assignmentOf(context, id),
};

const countOf = (name: keyof CreatorLoad, description: string): GraphQLFieldConfig<CreatorRow, Context> => ({
  ...whole,
  description,
  resolve: async ({ id }, _, context) => (await loadOf(context, id))[name],
});

export const creator = new GraphQLObjectType<CreatorRow, Context>({
  name: "ContentCreator",
  description: "Somebody who writes lessons; the id is the account's.",
  fields: {
    ...recordFields<CreatorRow>(),
    languages: texts,
    specialities: texts,
    weeklyTarget: { ...optionalWhole, description: "Lessons a week." },
    status: { type: required(creatorStatus) },
    openCount: countOf("openCount", "Lessons of theirs that are not published."),
    inReviewCount: countOf("inReviewCount", "Lessons of theirs that are being reviewed."),
    overdueCount: countOf("overdueCount", "Lessons of theirs that should be ready by now."),
    publishedThisMonth: countOf("publishedThisMonth", "Lessons of theirs published since the first of the month."),
    changesRequestedRate: {
      ...optionalFigure,
      description: "The share of reviews of what they wrote that end in asking for changes, from 0 to 1.",
      resolve: async ({ id }, _, context) => (await reviewFiguresOf(context, id)).changesRequestedRate,
    },
    medianDays: {
      ...optionalFigure,
      description: "In how many days half of their lessons were published after they were given them.",
      resolve: async ({ id }, _, context) => (await reviewFiguresOf(context, id)).medianDays,
    },
  },
});

/** Those who write lessons; a content-creator sees themselves. */
export const creatorQueries: GraphQLFieldConfigMap<unknown, Context> = {
  creators: {
    type: required(pageOf(creator)),
    description: "Content creators; a content-creator sees themselves.",
    args: {
      ...listArguments,
      ...sortArgument("name, createdAt"),
      status: { type: creatorStatus },
      language: { type: new GraphQLList(required(GraphQLString)), description: "Who write any of these." },
    },
    resolve: (_, asked: ListArguments, context) => {
      requirePermission(context, "exams:read");
      return pageOfCreators(context, asked);
    },
  },
  creator: {
    type: creator,
    args: { _id: { type: required(GraphQLID), description: "The id of the account." } },
    resolve: (_, { _id }: { _id: string }, context) => {
      requirePermission(context, "exams:read");
      return creatorOf(context, _id);
    },
  },
};
