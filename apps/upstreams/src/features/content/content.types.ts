import {
  GraphQLBoolean,
  GraphQLEnumType,
  GraphQLID,
  GraphQLInt,
  GraphQLList,
  GraphQLNonNull,
  GraphQLObjectType,
  GraphQLScalarType,
  GraphQLString,
  type GraphQLFieldConfig,
  type GraphQLFieldConfigArgumentMap,
  type GraphQLFieldConfigMap,
  type GraphQLNullableType,
} from "graphql";
import { examPartLevels, activeFlags, contentStatuses } from "@app/domain/content/content-enums.ts";
import { toEnumName } from "@app/domain/enums.ts";
import type { Context } from "../../service/context.ts";
import { childrenOf, lessonsIn, type AskedPage, type ListArguments } from "./content.reads.ts";
import type { Level } from "./content.levels.ts";

export type FieldsOf<Row> = GraphQLFieldConfigMap<Row, Context>;
type FieldOf<Row> = GraphQLFieldConfig<Row, Context>;

/** What every record of the learning content has. */
interface StoredNode {
  id: string;
  version: number;
  createdAt: Date;
  updatedAt: Date;
  archivedAt: Date | null;
}

export const required = <T extends GraphQLNullableType>(type: T) => new GraphQLNonNull(type);
export const listOf = <T extends GraphQLNullableType>(type: T) => required(new GraphQLList(required(type)));

const dateTime = new GraphQLScalarType<Date, string>({
  name: "DateTime",
  description: "An instant in UTC, ISO 8601.",
  serialize: (value) => (value as Date).toISOString(),
});
const day = new GraphQLScalarType<string, string>({ name: "Date", description: "A day: 2026-01-31." });

export const enumOf = (name: string, description: string, values: readonly string[]) =>
  new GraphQLEnumType({
    name,
    description,
    values: Object.fromEntries(values.map((value) => [toEnumName(value), { value, description: value }])),
  });
export const contentStatus = enumOf("ContentStatus", "Where a lesson stands.", contentStatuses);
export const partLevel = enumOf("ExamPartLevel", "A level between an exam and its lessons.", examPartLevels);
export const activeFlag = enumOf("ActiveFlag", "Whether the app may show a lesson once it is published.", activeFlags);

export const text = { type: required(GraphQLString) };
export const optionalText = { type: GraphQLString };
export const optionalId = { type: GraphQLID };
export const optionalDay = { type: day };
export const whole = { type: required(GraphQLInt) };
export const optionalWhole = { type: GraphQLInt };
export const flagField = { type: required(GraphQLBoolean) };
export const optionalInstant = { type: dateTime };
export const instantField = { type: required(dateTime) };

/** The fields of every record. */
export const recordFields = <Row extends StoredNode>(): FieldsOf<Row> => ({
  _id: { type: required(GraphQLID), resolve: ({ id }) => id },
  version: { ...whole, description: "Starts at 1 and goes up by one with each save." },
  createdAt: instantField,
  updatedAt: instantField,
  archivedAt: { ...optionalInstant, description: "When it was archived; null while it is in use." },
});

const pageInfo = new GraphQLObjectType<AskedPage<unknown>, Context>({
  name: "PageInfo",
  description: "The position of a page in its list.",
  fields: {
    page: { ...whole, description: "From 1." },
    pageSize: whole,
    total: { ...whole, description: "How many rows the list has.", resolve: ({ total }) => total() },
    endCursor: {
      type: GraphQLID,
      description: "The id of the page's last row; null where it is empty.",
      resolve: async ({ items }) => ((await items()).at(-1) as StoredNode | undefined)?.id ?? null,
    },
  },
});

const pageTypes = new Map<GraphQLObjectType, GraphQLObjectType>();

/** One page of nodes: rows are read only when they are asked for, and counted only when their number is. */
export function pageOf(type: GraphQLObjectType): GraphQLObjectType {
  const known = pageTypes.get(type);
  if (known) return known;
  const page = new GraphQLObjectType<AskedPage<unknown>, Context>({
    name: `${type.name}Page`,
    fields: {
      items: { type: listOf(type), resolve: ({ items }) => items() },
      pageInfo: { type: required(pageInfo), resolve: (asked) => asked },
    },
  });
  pageTypes.set(type, page);
  return page;
}

const ids = { type: new GraphQLList(required(GraphQLID)) };

/** The arguments of every list. */
export const listArguments: GraphQLFieldConfigArgumentMap = {
  page: { type: GraphQLInt, description: "The page number, starting at 1; 1 if left out." },
  pageSize: { type: GraphQLInt, description: "From 1 to 100; 25 if left out." },
  after: {
    type: GraphQLString,
    description: "Rows after the one with this id, in the order of ids, whatever `page` says; empty for the first.",
  },
  q: { type: GraphQLString, description: "Part of a name; accents and capitals are ignored." },
};
const archived = {
  type: GraphQLBoolean,
  description: "True for what was archived, which only those who may restore it see.",
};
export const partArguments: GraphQLFieldConfigArgumentMap = {
  ...listArguments,
  archived,
  active: { type: GraphQLBoolean, description: "Only those that the app shows, or only the others." },
};
export const sortArgument = (names: string): GraphQLFieldConfigArgumentMap => ({
  sort: { type: GraphQLString, description: `${names}; backwards with a minus before it.` },
});
export const lessonArguments: GraphQLFieldConfigArgumentMap = {
  ...listArguments,
  archived,
  contentStatus: { type: new GraphQLList(required(contentStatus)), description: "Any of these." },
  activeFlag: { type: activeFlag },
  assigneeId: { ...ids, description: "Assigned to any of these people." },
  reviewerId: { ...ids, description: "Reviewed by any of these people." },
  overdue: { type: GraphQLBoolean, description: "Not handed in although their day has passed, or all others." },
  problems: { type: GraphQLBoolean, description: "Something keeps its session from being submitted, or all others." },
};
export const placeArguments: GraphQLFieldConfigArgumentMap = {
  examId: { ...ids, description: "Anywhere in any of these exams." },
  subjectId: { ...ids, description: "Anywhere in any of these subjects." },
  topicId: { ...ids, description: "Anywhere in any of these topics." },
  sectionId: { ...ids, description: "In any of these sections." },
};

/** What stands in a node, a page of it, in order. */
export const childrenField = <Row extends StoredNode, Child>(
  description: string,
  type: GraphQLObjectType,
  level: Level<Child>,
  args: GraphQLFieldConfigArgumentMap,
): FieldOf<Row> => ({
  type: required(pageOf(type)),
  description,
  args,
  resolve: ({ id }, asked: ListArguments, context) => childrenOf(context, level, id, asked),
});

/** How many children a node has, whatever a list of them is narrowed to. */
export const countField = <Row extends StoredNode, Child>(description: string, level: Level<Child>): FieldOf<Row> => ({
  ...whole,
  description,
  resolve: ({ id }, _, context) => childrenOf(context, level, id).total(),
});

const statusCount = new GraphQLObjectType<{ contentStatus: string; count: number }, Context>({
  name: "LessonCount",
  description: "The number of lessons with one status.",
  fields: { contentStatus: { type: required(contentStatus) }, count: whole },
});

/** How many lessons stand anywhere in a node. */
export const lessonCountFields = <Row extends StoredNode>(level: Level<Row>): FieldsOf<Row> => ({
  lessonCount: {
    ...whole,
    description: "How many lessons it holds.",
    resolve: async ({ id }, _, context) =>
      [...(await lessonsIn(context, level, id)).values()].reduce((sum, lessons) => sum + lessons, 0),
  },
  lessonCounts: {
    type: listOf(statusCount),
    description: "How many lessons it holds of each status; all four, in order.",
    resolve: async ({ id }, _, context) => {
      const counts = await lessonsIn(context, level, id);
      return contentStatuses.map((status) => ({ contentStatus: status, count: counts.get(status) ?? 0 }));
    },
  },
});
