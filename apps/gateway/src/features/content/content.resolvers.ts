import { GraphQLID, GraphQLInt, GraphQLNonNull, type GraphQLResolveInfo } from "graphql";
import type { GatewayContext } from "../context.ts";
import type { Resolvers } from "../resolvers.generated.ts";
import { fieldValue, readersOf } from "../../upstream/field-value.ts";
import { namesBelow, selectionOf } from "../../upstream/selection.ts";
import { contentNames as names } from "./content.source.ts";

const wholeNumber = new GraphQLNonNull(GraphQLInt);

/** A field that the older server is asked for, with all that is selected below it. */
const fromServer = async (_: object, __: object, { sources }: GatewayContext, info: GraphQLResolveInfo) =>
  (await sources.content.read(selectionOf(info, names))) as never;

/** A record of another server, by the id that stands in its place here. */
const referred =
  <Loaded>(key: string, load: (id: string, context: GatewayContext) => Loaded) =>
  (record: object, _: object, context: GatewayContext): Loaded | null => {
    const id = fieldValue(record, key, GraphQLID);
    return typeof id === "string" ? load(id, context) : null;
  };

const pageFields = {
  ...readersOf(names.ExamPage),
  pageInfo: (record: object, _: object, __: unknown, info: GraphQLResolveInfo) => {
    const place = fieldValue(record, "pageInfo", info.returnType) as object;
    const asked = namesBelow(info, names);
    // What was not selected is not there, and never read.
    const number = (key: string) => (asked.has(key) ? (fieldValue(place, key, wholeNumber) as number) : NaN);
    const [size, totalCount] = [number("pageSize"), number("total")];
    const totalPages = Math.ceil(totalCount / size);
    return { number: number("page"), size, totalCount, totalPages, totalIsEstimate: false };
  },
};

export const contentResolvers: Resolvers = {
  Query: {
    exams: fromServer,
    exam: fromServer,
    examBySlug: fromServer,
    examSubject: fromServer,
    examTopic: fromServer,
    examSection: fromServer,
    examLesson: fromServer,
    examLessons: fromServer,
  },
  Exam: {
    ...readersOf(names.Exam),
    region: referred("regionId", (id, { loaders }) => loaders.region.load(id)),
  },
  ExamSubject: readersOf(names.ExamSubject),
  ExamTopic: readersOf(names.ExamTopic),
  ExamSection: readersOf(names.ExamSection),
  ExamLesson: {
    ...readersOf(names.ExamLesson),
    assignee: referred("assigneeId", (id, { loaders }) => loaders.staff.load(id)),
    reviewer: referred("reviewerId", (id, { loaders }) => loaders.staff.load(id)),
  },
  ExamLessonCount: readersOf(names.ExamLessonCount),
  ExamPage: pageFields,
  ExamSubjectPage: pageFields,
  ExamTopicPage: pageFields,
  ExamSectionPage: pageFields,
  ExamLessonPage: pageFields,
};
