import { GraphQLID, GraphQLObjectType, GraphQLSchema, GraphQLString, type GraphQLFieldConfig } from "graphql";
import { demand } from "../../service/permission.ts";
import type { Context } from "../../service/context.ts";
import { nodeOf, pageOfLevel, type ListArguments } from "./content.reads.ts";
import { examLevel, lessonLevel, sectionLevel, subjectLevel, topicLevel, type Level } from "./content.levels.ts";
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
  optionalDay,
  optionalId,
  optionalText,
  optionalWhole,
  pageOf,
  partArguments,
  placeArguments,
  recordFields,
  required,
  sortArgument,
  text,
  whole,
  type FieldsOf,
} from "./content.types.ts";

const partFields = <Row extends SubjectRow | TopicRow | SectionRow>(level: Level<Row>): FieldsOf<Row> => ({
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
    coverImage: optionalText,
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
    ...partFields(subjectLevel),
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
    ...partFields(topicLevel),
    subject: { type: subject, resolve: ({ subjectId }, _, context) => nodeOf(context, subjectLevel, subjectId) },
    sectionCount: countField<TopicRow, SectionRow>("How many sections it holds.", sectionLevel),
    sections: childrenField<TopicRow, SectionRow>("Its sections, in order.", section, sectionLevel, partArguments),
  }),
});

const section: GraphQLObjectType<SectionRow, Context> = new GraphQLObjectType<SectionRow, Context>({
  name: "ExamSection",
  description: "A section of a topic, made up of lessons.",
  fields: () => ({
    ...partFields(sectionLevel),
    topic: { type: topic, resolve: ({ topicId }, _, context) => nodeOf(context, topicLevel, topicId) },
    lessons: childrenField<SectionRow, LessonRow>("Its lessons, in order.", lesson, lessonLevel, lessonArguments),
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
    assigneeId: { ...optionalId, description: "Who writes it." },
    reviewerId: { ...optionalId, description: "Who looks it through." },
    dueOn: { ...optionalDay, description: "The day by which it is to be ready." },
    section: { type: section, resolve: ({ sectionId }, _, context) => nodeOf(context, sectionLevel, sectionId) },
  }),
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
    demand(context, "exams:read");
    return pageOfLevel(context, level, asked);
  },
});

const oneField = <Row extends { id: string }>(type: GraphQLObjectType, level: Level<Row>): RootField => ({
  type,
  args: { _id: { type: required(GraphQLID) } },
  resolve: (_, { _id }: { _id: string }, context) => {
    demand(context, "exams:read");
    return nodeOf(context, level, _id);
  },
});

const examField: RootField = {
  type: exam,
  description: "By its id, or by its slug.",
  args: { _id: { type: GraphQLID }, examSlug: { type: GraphQLString } },
  resolve: async (_, { _id, examSlug }: { _id?: string | null; examSlug?: string | null }, context) => {
    demand(context, "exams:read");
    if (_id != null) return nodeOf(context, examLevel, _id);
    return (await pageOfLevel(context, examLevel, { examSlug: examSlug ?? "", pageSize: 1 }).items())[0] ?? null;
  },
};

const ofCreators = "a content-creator sees those with lessons assigned to them.";

/** The learning content, read-only for now. Source: domain.md 0.2, 1.4. */
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
});
