import {
  GraphQLID,
  GraphQLInt,
  GraphQLObjectType,
  GraphQLSchema,
  GraphQLString,
  type GraphQLFieldConfig,
} from "graphql";
import type { ExamPartLevel } from "@app/domain/content/content-enums.ts";
import type { ChangingContext } from "../../http/graphql-change.ts";
import { requirePermission } from "../../service/permission.ts";
import type { Context } from "../../service/context.ts";
import { nodeOf, pageOfLevel, type ListArguments } from "./content.reads.ts";
import { examLevel, lessonLevel, sectionLevel, subjectLevel, topicLevel, type Level } from "./content.levels.ts";
import { assignmentField, creatorQueries } from "./creators.types.ts";
import { treeMutations } from "./content.mutations-v1.ts";
import { examIdOf } from "./exam.service.ts";
import { partOf, type PartNode } from "./part.reads.ts";
import { appGradeField, gradeField } from "./session-grade.ts";
import { reviewQueries } from "./reviews.types.ts";
import { problemsOf } from "./session-problems.ts";
import { workingVersionOf } from "./session.reads.ts";
import { sessionOf } from "./session.service.ts";
import { check, session } from "./session.types.ts";
import { partTrees } from "./tree.levels.ts";
import { writersOf } from "./writers.service.ts";
import type { ExamRow, LessonRow, SectionRow, SubjectRow, TopicRow } from "./content.table.ts";
import {
  activeFlag,
  childrenField,
  contentStatus,
  countField,
  flagField,
  instantField,
  lessonArguments,
  lessonCountFields,
  listOf,
  optionalDay,
  optionalId,
  optionalInstant,
  optionalText,
  optionalWhole,
  pageOf,
  partArguments,
  partLevel,
  placeArguments,
  recordFields,
  required,
  sortArgument,
  text,
  whole,
  type FieldsOf,
} from "./content.types.ts";

const levelFields = <Row extends SubjectRow | TopicRow | SectionRow>(level: Level<Row>): FieldsOf<Row> => ({
  ...recordFields<Row>(),
  name: text,
  order: { ...whole, description: "Its position among its siblings, starting at 0." },
  description: optionalText,
  active: flagField,
  ...lessonCountFields(level),
});

const exam: GraphQLObjectType<ExamRow, Context> = new GraphQLObjectType<ExamRow, Context>({
  name: "Exam",
  description: "An exam of the learning content, made of subjects.",
  fields: () => ({
    ...recordFields<ExamRow>(),
    title: text,
    examSlug: text,
    description: optionalText,
    regionId: optionalId,
    coverImage: { ...optionalId, description: "The file that is its picture." },
    coverAlt: { ...optionalText, description: "What the picture shows." },
    active: flagField,
    ...lessonCountFields(examLevel),
    subjectCount: countField<ExamRow, SubjectRow>("How many subjects it holds.", subjectLevel),
    subjects: childrenField<ExamRow, SubjectRow>("Its subjects, in order.", subject, subjectLevel, partArguments),
  }),
});

const subject: GraphQLObjectType<SubjectRow, Context> = new GraphQLObjectType<SubjectRow, Context>({
  name: "ExamSubject",
  description: "A subject in an exam, made up of topics.",
  fields: () => ({
    ...levelFields(subjectLevel),
    icon: optionalText,
    exam: { type: exam, resolve: ({ examId }, _, context) => nodeOf(context, examLevel, examId) },
    topicCount: countField<SubjectRow, TopicRow>("How many topics it holds.", topicLevel),
    topics: childrenField<SubjectRow, TopicRow>("Its topics, in order.", topic, topicLevel, partArguments),
  }),
});

const topic: GraphQLObjectType<TopicRow, Context> = new GraphQLObjectType<TopicRow, Context>({
  name: "ExamTopic",
  description: "A topic in a subject, made up of sections.",
  fields: () => ({
    ...levelFields(topicLevel),
    subject: { type: subject, resolve: ({ subjectId }, _, context) => nodeOf(context, subjectLevel, subjectId) },
    sectionCount: countField<TopicRow, SectionRow>("How many sections it holds.", sectionLevel),
    sections: childrenField<TopicRow, SectionRow>("Its sections, in order.", section, sectionLevel, partArguments),
  }),
});

const section: GraphQLObjectType<SectionRow, Context> = new GraphQLObjectType<SectionRow, Context>({
  name: "ExamSection",
  description: "A section of a topic, made up of lessons.",
  fields: () => ({
    ...levelFields(sectionLevel),
    topic: { type: topic, resolve: ({ topicId }, _, context) => nodeOf(context, topicLevel, topicId) },
    lessons: childrenField<SectionRow, LessonRow>("Its lessons, in order.", lesson, lessonLevel, {
      ...lessonArguments,
      ...placeArguments,
    }),
  }),
});

const lesson: GraphQLObjectType<LessonRow, Context> = new GraphQLObjectType<LessonRow, Context>({
  name: "ExamLesson",
  description: "A lesson in the learning content.",
  fields: () => ({
    ...recordFields<LessonRow>(),
    title: text,
    order: { ...whole, description: "Its position in the section, starting at 0." },
    summary: optionalText,
    estimatedMinutes: optionalWhole,
    contentStatus: { type: required(contentStatus) },
    statusSince: { ...instantField, description: "When it got this status." },
    activeFlag: { type: required(activeFlag) },
    publishedVersion: { ...optionalWhole, description: "The number of the version that the app has; null for none." },
    workingVersion: {
      ...optionalWhole,
      description: "The number of its newest version; null where nothing is written.",
      resolve: (one, _, context) => workingVersionOf(context, one),
    },
    assigneeId: { ...optionalId, description: "Who writes it." },
    reviewerId: { ...optionalId, description: "Who looks it through." },
    dueOn: { ...optionalDay, description: "The day by which it is to be ready." },
    assignment: assignmentField,
    problemCount: {
      ...optionalWhole,
      description: "How many things keep its newest session from being submitted; null where nothing is written.",
      resolve: async (one, _, context) => (await problemsOf(context, one))?.length ?? null,
    },
    problems: {
      type: listOf(check),
      description: "The first five of them.",
      resolve: async (one, _, context) => (await problemsOf(context, one))?.slice(0, 5) ?? [],
    },
    writerIds: {
      type: listOf(GraphQLID),
      description: "Who else has its session open to write in it now.",
      resolve: ({ id }, _, context) => writersOf(context, id),
    },
    section: { type: section, resolve: ({ sectionId }, _, context) => nodeOf(context, sectionLevel, sectionId) },
  }),
});

/** The three levels between an exam and its lessons as one kind of record, as they are written. */
const part = new GraphQLObjectType<PartNode, Context>({
  name: "ExamPart",
  description: "A subject, a topic or a section of an exam.",
  fields: {
    _id: { type: required(GraphQLID), resolve: ({ row }) => row.id },
    level: { type: required(partLevel) },
    parentId: { ...optionalId, resolve: ({ level, row }) => row[partTrees[level].parent?.field ?? ""] },
    name: { ...text, resolve: ({ row }) => row.name },
    order: { ...whole, resolve: ({ row }) => row.order },
    description: { ...optionalText, resolve: ({ row }) => row.description },
    active: { ...flagField, resolve: ({ row }) => row.active },
    version: { ...whole, resolve: ({ row }) => row.version },
    createdAt: { ...instantField, resolve: ({ row }) => row.createdAt },
    updatedAt: { ...instantField, resolve: ({ row }) => row.updatedAt },
    archivedAt: { ...optionalInstant, resolve: ({ row }) => row.archivedAt },
  },
});

type RootField = GraphQLFieldConfig<unknown, Context>;

/** Everybody who may read exams at all; within that each level shows what its reader may see. */
const listField = <Row>(
  description: string,
  type: GraphQLObjectType,
  level: Level<Row>,
  args: RootField["args"],
): RootField => ({
  type: required(pageOf(type)),
  description,
  args,
  resolve: (_, asked: ListArguments, context) => {
    requirePermission(context, "exams:read");
    return pageOfLevel(context, level, asked);
  },
});

const oneField = <Row extends { id: string }>(type: GraphQLObjectType, level: Level<Row>): RootField => ({
  type,
  args: { _id: { type: required(GraphQLID) } },
  resolve: (_, { _id }: { _id: string }, context) => {
    requirePermission(context, "exams:read");
    return nodeOf(context, level, _id);
  },
});

const examField: RootField = {
  type: exam,
  description: "By its id, or by a slug that it has or had.",
  args: { _id: { type: GraphQLID }, examSlug: { type: GraphQLString } },
  resolve: async (_, { _id, examSlug }: { _id?: string | null; examSlug?: string | null }, context) => {
    requirePermission(context, "exams:read");
    const id = _id ?? (await examIdOf(context, examSlug ?? ""));
    return id === null ? null : nodeOf(context, examLevel, id);
  },
};

const ofCreators = "a content-creator sees those with lessons assigned to them.";

const partField: RootField = {
  type: part,
  description: "A subject, a topic or a section, as it is written.",
  args: { level: { type: required(partLevel) }, _id: { type: required(GraphQLID) } },
  resolve: (_, { level, _id }: { level: ExamPartLevel; _id: string }, context) => {
    requirePermission(context, "exams:read");
    return partOf(context, level, _id);
  },
};

const sessionField: RootField = {
  type: session,
  description: "The newest session of a lesson, or one of its versions; null where nothing was written yet.",
  args: { lessonId: { type: required(GraphQLID) }, versionNumber: { type: GraphQLInt } },
  resolve: (_, { lessonId, versionNumber }: { lessonId: string; versionNumber?: number | null }, context) => {
    requirePermission(context, "sessions:read");
    return sessionOf(context, lessonId, versionNumber ?? undefined);
  },
};

/** The learning content. Source: domain.md 0.2, 1.4. */
export const contentSchema = new GraphQLSchema({
  query: new GraphQLObjectType<unknown, Context>({
    name: "Query",
    fields: {
      exams: listField(`Exams; ${ofCreators}`, exam, examLevel, {
        ...partArguments,
        ...sortArgument("title, createdAt"),
      }),
      exam: examField,
      subject: oneField(subject, subjectLevel),
      topic: oneField(topic, topicLevel),
      section: oneField(section, sectionLevel),
      part: partField,
      session: sessionField,
      ...creatorQueries,
      ...reviewQueries(lesson),
      grade: gradeField,
      appGrade: appGradeField,
      lesson: oneField(lesson, lessonLevel),
      lessons: listField(
        `Lessons of all exams; ${ofCreators.replace("those with lessons", "those")}`,
        lesson,
        lessonLevel,
        {
          ...lessonArguments,
          ...placeArguments,
          ...sortArgument("title, statusSince, dueOn"),
        },
      ),
    },
  }),
  mutation: new GraphQLObjectType<unknown, ChangingContext>({
    name: "Mutation",
    fields: treeMutations({ exam, part, lesson }),
  }),
});
