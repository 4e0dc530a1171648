import {
  GraphQLBoolean,
  GraphQLError,
  GraphQLID,
  GraphQLInt,
  GraphQLList,
  GraphQLNonNull,
  GraphQLObjectType,
  GraphQLSchema,
  GraphQLString,
  type GraphQLOutputType,
} from "graphql";
import { demand } from "../../http/permission.ts";
import { Refusal } from "../../http/refusal.ts";
import type { Context } from "../../http/context.ts";
import { countLessons, findExams, findSubjects, type ExamRow, type SubjectRow } from "./exams.queries.ts";

/** An exam with what is read for all exams of the answer at once, and only when it is asked for. */
interface ListedExam extends ExamRow {
  lessonCounts: () => Promise<Map<string, number>>;
  subjects: () => Promise<SubjectRow[]>;
}

const lazily = <T>(work: () => Promise<T>): (() => Promise<T>) => {
  let started: Promise<T> | undefined;
  return () => (started ??= work());
};

const required = (type: GraphQLOutputType) => new GraphQLNonNull(type as never);
const listOf = (type: GraphQLOutputType) => required(new GraphQLList(required(type)));
const text = { type: required(GraphQLString) };
const whole = { type: required(GraphQLInt) };
const id = { type: required(GraphQLID), resolve: (row: { id: string }) => row.id };

const examSubject = new GraphQLObjectType<SubjectRow, Context>({
  name: "ExamSubject",
  description: "A subject of an exam, made of topics.",
  fields: { _id: id, name: text, order: whole, topicCount: { ...whole, description: "How many topics it holds." } },
});

const exam = new GraphQLObjectType<ListedExam, Context>({
  name: "Exam",
  description: "An exam of the learning content, made of subjects.",
  fields: {
    _id: id,
    title: text,
    examSlug: text,
    description: { type: GraphQLString },
    active: { type: required(GraphQLBoolean) },
    lessonCount: {
      ...whole,
      description: "How many lessons it holds.",
      resolve: async ({ id: examId, lessonCounts }) => (await lessonCounts()).get(examId) ?? 0,
    },
    subjects: {
      type: listOf(examSubject),
      description: "Its subjects, in order.",
      resolve: async ({ id: examId, subjects }) => (await subjects()).filter((subject) => subject.examId === examId),
    },
  },
});

async function listExams(context: Context): Promise<ListedExam[]> {
  demand(context, "exams:read");
  const rows = await findExams(context);
  const ids = rows.map((row) => row.id);
  const lessonCounts = lazily(() => countLessons(context, ids));
  const subjects = lazily(() => findSubjects(context, ids));
  return rows.map((row) => ({ ...row, lessonCounts, subjects }));
}

const asGraphQL = (error: unknown): unknown =>
  error instanceof Refusal ? new GraphQLError(error.message, { extensions: { code: error.code } }) : error;

/** The learning content, read-only for now. Source: domain.md 0.2. */
export const contentSchema = new GraphQLSchema({
  query: new GraphQLObjectType<unknown, Context>({
    name: "Query",
    fields: {
      exams: {
        type: listOf(exam),
        description: "Exams by title; a content-creator sees those with lessons assigned to them.",
        resolve: (_root, _args, context) =>
          listExams(context).catch((error: unknown) => {
            throw asGraphQL(error);
          }),
      },
    },
  }),
});
