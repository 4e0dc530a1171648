import { GraphQLID, GraphQLInt, GraphQLList, GraphQLNonNull, type GraphQLResolveInfo } from "graphql";
import type { GatewayContext } from "../context.ts";
import type { QueryAppAnswerGradeArgs, Resolvers } from "../resolvers.generated.ts";
import { toEnumName } from "@app/domain/enums.ts";
import { withUserErrors } from "../../errors/user-errors.ts";
import { fieldValue, readersOf } from "../../upstream/field-value.ts";
import { namesBelow, selectionOf } from "../../upstream/selection.ts";
import { contentNames as names } from "./content.source.ts";

const idList = new GraphQLNonNull(new GraphQLList(new GraphQLNonNull(GraphQLID)));
const wholeNumber = new GraphQLNonNull(GraphQLInt);

/** A root field resolved by the older server, with its whole selection. */
const fromServer = async (_: object, __: object, { sources }: GatewayContext, info: GraphQLResolveInfo) =>
  (await sources.content.read(selectionOf(info, names))) as never;

/** What an answer to a question of a story is worth, from the newer server. */
async function storyGrade({ id, blockId, answer }: QueryAppAnswerGradeArgs, { sources }: GatewayContext) {
  const grade = await sources.appContent.storyGrade(id, { blockId, ...answer });
  return grade && { ...grade, verdict: toEnumName(grade.verdict) as never };
}

/** Server field names in inputs, and the type of the latest record after a stale save. */
const namingOf = (stale: string) => ({ stale, fields: { examSlug: "slug" } });

/** A mutation of the older server, with its whole selection. */
const change =
  <Name extends string>(name: Name, stale: string) =>
  (
    _: object,
    given: { idempotencyKey?: string | null | undefined },
    { sources }: GatewayContext,
    info: GraphQLResolveInfo,
  ) =>
    withUserErrors(
      { [name]: null } as Record<Name, null>,
      async () => {
        const payload = await sources.content.change(selectionOf(info, names), given.idempotencyKey);
        return { [name]: payload[name] ?? null } as Record<Name, never>;
      },
      namingOf(stale),
    );
const exam = change("exam", "Exam");
const part = change("part", "ExamPart");
const lesson = change("lesson", "ExamLesson");
const creator = change("creator", "ContentCreator");
const session = change("session", "ExamSession");

/** A record of another server, by its id here. */
const referred =
  <Loaded>(key: string, load: (id: string, context: GatewayContext) => Loaded) =>
  (record: object, _: object, context: GatewayContext): Loaded | null => {
    const id = fieldValue(record, key, GraphQLID);
    return typeof id === "string" ? load(id, context) : null;
  };

const staffOf = (id: string, { loaders }: GatewayContext) => loaders.staff.load(id);

const pageFields = {
  ...readersOf(names.ExamPage),
  pageInfo: (record: object, _: object, __: unknown, info: GraphQLResolveInfo) => {
    const place = fieldValue(record, "pageInfo", info.returnType) as object;
    const asked = namesBelow(info, names);
    // Fields that were not selected are absent and never read.
    const number = (key: string) => (asked.has(key) ? (fieldValue(place, key, wholeNumber) as number) : NaN);
    const [size, totalCount] = [number("pageSize"), number("total")];
    const totalPages = Math.ceil(totalCount / size);
    const endCursor = asked.has("endCursor") ? (fieldValue(place, "endCursor", GraphQLID) as string | null) : null;
    return { number: number("page"), size, totalCount, totalPages, endCursor, totalIsEstimate: false };
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
    examPart: fromServer,
    examSession: fromServer,
    examSessionGrade: fromServer,
    appAnswerGrade: (_, asked, context, info) =>
      asked.kind === "story" ? storyGrade(asked, context) : fromServer(_, asked, context, info),
    contentCreators: fromServer,
    contentCreator: fromServer,
    sessionReviews: fromServer,
    contentStats: fromServer,
  },
  Mutation: {
    contentCreatorCreate: creator,
    contentCreatorUpdate: creator,
    examLessonAssign: lesson,
    examLessonWithdraw: lesson,
    examLessonSetDue: lesson,
    examSessionSave: session,
    examSessionSubmit: session,
    examSessionWithdraw: session,
    examSessionRequestChanges: session,
    examSessionResolve: session,
    examSessionReopen: session,
    examSessionPublish: session,
    examSessionUnpublish: session,
    examSessionRestore: session,
    examSessionDiscard: session,
    examSessionOpen: session,
    examSessionExport: session,
    examSessionWrite: lesson,
    examLessonCopy: lesson,
    examCreate: exam,
    examUpdate: exam,
    examArchive: exam,
    examRestore: exam,
    examDelete: change("deletedId", "Exam"),
    examPartCreate: part,
    examPartUpdate: part,
    examPartMove: part,
    examPartArchive: part,
    examPartRestore: part,
    examPartDelete: change("deletedId", "ExamPart"),
    examLessonCreate: lesson,
    examLessonUpdate: lesson,
    examLessonMove: lesson,
    examLessonArchive: lesson,
    examLessonRestore: lesson,
    examLessonDelete: change("deletedId", "ExamLesson"),
  },
  Exam: {
    ...readersOf(names.Exam),
    region: referred("regionId", (id, { loaders }) => loaders.region.load(id)),
    coverImage: referred("coverImage", (id, { loaders }) => loaders.file.load(id)),
  },
  ExamSubject: readersOf(names.ExamSubject),
  ExamTopic: readersOf(names.ExamTopic),
  ExamSection: readersOf(names.ExamSection),
  ExamLesson: {
    ...readersOf(names.ExamLesson),
    assignee: referred("assigneeId", staffOf),
    reviewer: referred("reviewerId", staffOf),
    writers: async (record, _, context) => {
      const ids = fieldValue(record, "writerIds", idList) as readonly string[];
      return (await Promise.all(ids.map((id) => staffOf(id, context)))).filter((person) => person !== null);
    },
  },
  LessonAssignment: {
    ...readersOf(names.LessonAssignment),
    creator: referred("creatorId", staffOf),
    assignedBy: referred("assignedById", staffOf),
  },
  ContentCreator: { ...readersOf(names.ContentCreator), person: referred("_id", staffOf) },
  ContentCreatorPage: pageFields,
  ExamPart: readersOf(names.ExamPart),
  ExamSession: readersOf(names.ExamSession),
  SessionBlock: readersOf(names.SessionBlock),
  BlockMaths: readersOf(names.BlockMaths),
  AnswerOption: readersOf(names.AnswerOption),
  ImageOption: readersOf(names.ImageOption),
  BlockRating: readersOf(names.BlockRating),
  RatingsIcon: readersOf(names.RatingsIcon),
  SessionCheck: readersOf(names.SessionCheck),
  SessionGrade: readersOf(names.SessionGrade),
  SessionVersion: readersOf(names.SessionVersion),
  SessionReview: {
    ...readersOf(names.SessionReview),
    writer: referred("writerId", staffOf),
    reviewer: referred("reviewerId", staffOf),
  },
  ContentStats: readersOf(names.ContentStats),
  ContentStatusFigures: readersOf(names.ContentStatusFigures),
  SessionComment: {
    ...readersOf(names.SessionComment),
    author: referred("authorId", (id, { loaders }) => loaders.staff.load(id)),
  },
  ExamLessonCount: readersOf(names.ExamLessonCount),
  ExamPage: pageFields,
  ExamSubjectPage: pageFields,
  ExamTopicPage: pageFields,
  ExamSectionPage: pageFields,
  ExamLessonPage: pageFields,
};
