import type { ExamPartLevel, ActiveFlag, ContentStatus } from "@app/domain/content/content-enums.ts";
import { toEnumName } from "@app/domain/enums.ts";
import type { ExamLessonFilter, ExamLessonPlace, ExamPartFilter, PageInput } from "@app/schema/types.generated.ts";
import type {
  Exam,
  ExamLesson,
  ExamLessonPage,
  ExamLessonPayload,
  ExamPage,
  ExamPart,
  ExamPartPayload,
  ExamPayload,
  ExamSection,
  ExamSectionPage,
  ExamSubject,
  ExamSubjectPage,
  ExamTopic,
  ExamTopicPage,
  LessonCount,
  Mutation,
  PageInfo,
  Query,
  RemovedPayload,
} from "@app/schema/upstreams/v1-graphql.generated.ts";
import { isObject } from "../../common/is-object.ts";
import { UpstreamError } from "../../errors/upstream-error.ts";
import type { GraphqlV1 } from "../../upstream/graphql-v1.ts";
import type { Selection, UpstreamArguments } from "../../upstream/selection.ts";
import { adding, addingTo, event, levelArgument, moving, names, ofLevel, pageArguments } from "./content.arguments.ts";
import { record, saving, unless } from "./content.arguments.ts";
import { assigning, creatorNames, creatorsArguments } from "./creators.source.ts";
import {
  gradeArguments,
  reviewNames,
  reviewsArguments,
  saveArguments,
  sessionArguments,
  sessionNames,
} from "./session.source.ts";

/** From the older server's GraphQL; only selected fields are present. */
export type ExamRecord = Exam;
export type ExamSubjectRecord = ExamSubject;
export type ExamTopicRecord = ExamTopic;
export type ExamSectionRecord = ExamSection;
export type ExamLessonRecord = ExamLesson;
export type ExamPartRecord = ExamPart;
export type ExamPageRecord = ExamPage;
export type ExamSubjectPageRecord = ExamSubjectPage;
export type ExamTopicPageRecord = ExamTopicPage;
export type ExamSectionPageRecord = ExamSectionPage;
export type ExamLessonPageRecord = ExamLessonPage;

const sortField: Readonly<Record<string, string>> = {
  TITLE: "title",
  CREATED: "createdAt",
  STATUS_SINCE: "statusSince",
  DUE: "dueOn",
};
const sortOf = (sort: string) => {
  const [, field = "", direction] = /^(.*)_(ASC|DESC)$/.exec(sort) ?? [];
  return `${direction === "DESC" ? "-" : ""}${sortField[field] ?? ""}`;
};

/** A page with its defaults. */
type AskedPage = Required<PageInput>;
/** A filter with closed lists in wire spelling. */
interface AskedLessons extends Omit<ExamLessonFilter, "activeFlag" | "contentStatus"> {
  activeFlag?: ActiveFlag | null;
  contentStatus?: readonly ContentStatus[] | null;
}

const partArguments = ({ search, active, archived }: ExamPartFilter): UpstreamArguments => ({
  q: ["String", search || null],
  active: ["Boolean", active],
  archived: ["Boolean", unless(archived, false)],
});
const lessonArguments = (filter: AskedLessons): UpstreamArguments => ({
  q: ["String", filter.search || null],
  contentStatus: ["[ContentStatus!]", filter.contentStatus?.map(toEnumName)],
  activeFlag: ["ActiveFlag", filter.activeFlag && toEnumName(filter.activeFlag)],
  assigneeId: ["[ID!]", filter.assigneeId],
  reviewerId: ["[ID!]", filter.reviewerId],
  overdue: ["Boolean", filter.overdue],
  problems: ["Boolean", filter.problems],
  ...placeArguments(filter),
  archived: ["Boolean", unless(filter.archived, false)],
});
const placeArguments = ({ examId, subjectId, topicId, sectionId }: ExamLessonPlace): UpstreamArguments => ({
  examId: ["[ID!]", examId],
  subjectId: ["[ID!]", subjectId],
  topicId: ["[ID!]", topicId],
  sectionId: ["[ID!]", sectionId],
});

interface PartListArguments {
  page: AskedPage;
  filter: ExamPartFilter;
}
interface LessonListArguments {
  page: AskedPage;
  filter: AskedLessons;
}
const parts = <Name extends string>(name: Name) => ({
  name,
  args: ({ page, filter }: PartListArguments) => ({ ...pageArguments(page), ...partArguments(filter) }),
});
const one = <Name extends string>(name: Name) => ({
  name,
  args: ({ id }: { id: string }): UpstreamArguments => ({ _id: ["ID!", id] }),
});

const part = {
  ...record,
  name: "name",
  order: "order",
  description: "description",
  active: "active",
  lessonCount: "lessonCount",
  lessonCounts: "lessonCounts",
} as const;
const page = { items: "items", pageInfo: "pageInfo" } as const;

/** Our fields of the learning content → the older server's. */
export const contentNames = {
  Query: names<Query>()({
    exams: {
      name: "exams",
      args: ({ page: asked, filter, sort }: PartListArguments & { sort: string }) => ({
        ...pageArguments(asked),
        ...partArguments(filter),
        sort: ["String", unless(sortOf(sort), "title")],
      }),
    },
    exam: one("exam"),
    examBySlug: { name: "exam", args: ({ slug }: { slug: string }) => ({ examSlug: ["String", slug] }) },
    examSubject: one("subject"),
    examTopic: one("topic"),
    examSection: one("section"),
    examLesson: one("lesson"),
    examPart: {
      name: "part",
      args: ({ level, id }: { level: ExamPartLevel; id: string }) => ({ ...levelArgument(level), _id: ["ID!", id] }),
    },
    examLessons: {
      name: "lessons",
      args: ({ page: asked, filter, place, sort }: LessonListArguments & { place: ExamLessonPlace; sort: string }) => ({
        ...pageArguments(asked),
        ...lessonArguments(filter),
        ...placeArguments({
          ...place,
          examId: place.examId ?? filter.examId,
          subjectId: place.subjectId ?? filter.subjectId,
        }),
        sort: ["String", sortOf(sort)],
      }),
    },
    contentCreators: { name: "creators", args: creatorsArguments },
    contentCreator: one("creator"),
    examSession: { name: "session", args: sessionArguments },
    examSessionGrade: { name: "grade", args: gradeArguments },
    appAnswerGrade: { name: "appGrade", args: gradeArguments },
    sessionReviews: { name: "reviews", args: reviewsArguments },
    contentStats: { name: "contentStats" },
  }),
  Mutation: names<Mutation>()({
    ...assigning,
    ...reviewNames,
    examSessionSave: { name: "saveSession", args: saveArguments },
    examCreate: adding("createExam", "ExamInput!"),
    examUpdate: saving("updateExam", "ExamInput!"),
    examArchive: event("archiveExam"),
    examRestore: event("restoreExam"),
    examDelete: event("removeExam"),
    examPartCreate: ofLevel(addingTo("createPart", "ExamPartInput!", "parentId")),
    examPartUpdate: ofLevel(saving("updatePart", "ExamPartInput!")),
    examPartMove: ofLevel(moving("movePart")),
    examPartArchive: ofLevel(event("archivePart")),
    examPartRestore: ofLevel(event("restorePart")),
    examPartDelete: ofLevel(event("removePart")),
    examLessonCreate: addingTo("createLesson", "ExamLessonInput!", "sectionId"),
    examLessonUpdate: saving("updateLesson", "ExamLessonInput!"),
    examLessonMove: moving("moveLesson"),
    examLessonCopy: {
      name: "copyLesson",
      args: ({ id, sectionId }: { id: string; sectionId: string }): UpstreamArguments => ({
        _id: ["ID!", id],
        sectionId: ["ID!", sectionId],
      }),
    },
    examLessonArchive: event("archiveLesson"),
    examLessonRestore: event("restoreLesson"),
    examLessonDelete: event("removeLesson"),
  }),
  ...sessionNames,
  ...creatorNames,
  ExamPayload: names<ExamPayload>()({ exam: "exam" }),
  ExamPartPayload: names<ExamPartPayload>()({ part: "part" }),
  ExamLessonPayload: names<ExamLessonPayload>()({ lesson: "lesson" }),
  ExamRemovedPayload: names<RemovedPayload>()({ deletedId: "deletedId" }),
  Exam: names<Exam>()({
    ...record,
    title: "title",
    slug: "examSlug",
    description: "description",
    region: { name: "regionId", isLeaf: true },
    coverImage: { name: "coverImage", isLeaf: true },
    coverAlt: "coverAlt",
    active: "active",
    lessonCount: "lessonCount",
    lessonCounts: "lessonCounts",
    subjectCount: "subjectCount",
    subjects: parts("subjects"),
  }),
  ExamSubject: names<ExamSubject>()({
    ...part,
    icon: "icon",
    exam: "exam",
    topicCount: "topicCount",
    topics: parts("topics"),
  }),
  ExamTopic: names<ExamTopic>()({
    ...part,
    subject: "subject",
    sectionCount: "sectionCount",
    sections: parts("sections"),
  }),
  ExamSection: names<ExamSection>()({
    ...part,
    topic: "topic",
    lessons: {
      name: "lessons",
      args: ({ page: asked, filter }: LessonListArguments) => ({ ...pageArguments(asked), ...lessonArguments(filter) }),
    },
  }),
  ExamLesson: names<ExamLesson>()({
    ...record,
    title: "title",
    order: "order",
    summary: "summary",
    estimatedMinutes: "estimatedMinutes",
    contentStatus: "contentStatus",
    statusSince: "statusSince",
    activeFlag: "activeFlag",
    publishedVersion: "publishedVersion",
    workingVersion: "workingVersion",
    assignee: { name: "assigneeId", isLeaf: true },
    reviewer: { name: "reviewerId", isLeaf: true },
    dueOn: "dueOn",
    assignment: "assignment",
    problemCount: "problemCount",
    problems: "problems",
    writers: { name: "writerIds", isLeaf: true },
    section: "section",
  }),
  ExamPart: names<ExamPart>()({
    ...record,
    level: "level",
    parentId: "parentId",
    name: "name",
    order: "order",
    description: "description",
    active: "active",
  }),
  ExamLessonCount: names<LessonCount>()({ contentStatus: "contentStatus", count: "count" }),
  ExamPage: names<ExamPage>()(page),
  ExamSubjectPage: names<ExamSubjectPage>()(page),
  ExamTopicPage: names<ExamTopicPage>()(page),
  ExamSectionPage: names<ExamSectionPage>()(page),
  ExamLessonPage: names<ExamLessonPage>()(page),
  PageInfo: names<PageInfo>()({
    number: "page",
    size: "pageSize",
    totalCount: "total",
    totalPages: ["total", "pageSize"],
    endCursor: "endCursor",
  }),
} as const;

export class ContentSource {
  readonly #graphql: GraphqlV1;

  constructor(graphql: GraphqlV1) {
    this.#graphql = graphql;
  }

  /** Reads one root field with its selection; null for a missing record. */
  async read(selection: Selection): Promise<object | null> {
    const answer = await this.#graphql.query(selection);
    if (typeof answer !== "object") throw UpstreamError.senseless("v1-graphql", "The answer is not a record.");
    return answer;
  }

  /** Runs one mutation with its selection. */
  async change(selection: Selection, idempotencyKey?: string | null): Promise<Record<string, unknown>> {
    const answer = await this.#graphql.change(selection, idempotencyKey);
    if (!isObject(answer)) throw UpstreamError.senseless("v1-graphql", "The answer is not a payload.");
    return answer;
  }
}
