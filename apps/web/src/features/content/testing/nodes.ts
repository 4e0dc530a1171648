import type { ExamCardFragment } from "../content.generated.ts";
import {
  SectionNodeDocument,
  SubjectNodeDocument,
  type LessonChildFragment,
  type SectionNodeQuery,
  type SubjectNodeQuery,
  type TopicChildFragment,
} from "../node/node.generated.ts";

const counts = (published: number) =>
  [
    { __typename: "ExamLessonCount", contentStatus: "DRAFT", count: 0 },
    { __typename: "ExamLessonCount", contentStatus: "PUBLISHED", count: published },
  ] as const;

export const anExam = (change: Partial<ExamCardFragment> = {}): ExamCardFragment => ({
  __typename: "Exam",
  id: "x1",
  name: "Yorùbá, level 1",
  slug: "yoruba-1",
  description: null,
  coverImage: null,
  coverAlt: null,
  active: true,
  version: 2,
  archivedAt: null,
  region: null,
  lessonCount: 12,
  lessonCounts: [...counts(12)],
  count: 3,
  ...change,
});

const topic = (id: string, version: number): TopicChildFragment => ({
  __typename: "ExamTopic",
  id,
  name: id,
  version,
  active: true,
  lessonCount: 4,
  lessonCounts: [...counts(4)],
  count: 2,
});

const exam = { __typename: "Exam", id: "x1", name: "Yorùbá, level 1", slug: "yoruba-1" } as const;

/** A subject with its topics in this order; its exam under another slug, and the topics at another version, where they are given. */
export const aSubject = (names = ["Ìkíni", "Ẹbí", "Oúnjẹ"], slug = "yoruba-1", version = 1) => ({
  request: { query: SubjectNodeDocument, variables: { id: "s1", archived: false } },
  result: {
    data: {
      node: {
        __typename: "ExamSubject",
        id: "s1",
        name: "Speaking",
        version: 1,
        description: null,
        active: true,
        archivedAt: null,
        lessonCounts: [],
        exam: { ...exam, slug },
        children: { __typename: "ExamTopicPage", items: names.map((name) => topic(name, version)) },
      } satisfies SubjectNodeQuery["node"],
    },
  },
  maxUsageCount: Infinity,
});

const lesson: LessonChildFragment = {
  __typename: "ExamLesson",
  id: "l1",
  name: "Ẹ káàárọ̀",
  version: 3,
  activeFlag: "INACTIVE",
  contentStatus: "REVIEW",
  estimatedMinutes: 10,
  dueOn: null,
  publishedVersion: 1,
  workingVersion: 2,
  assignee: { __typename: "StaffUser", id: "u1", name: "Adébáyọ̀ Ọláyínká" },
};

/** A section with one lesson. */
export const aSection = {
  request: { query: SectionNodeDocument, variables: { id: "c1", archived: false } },
  result: {
    data: {
      node: {
        __typename: "ExamSection",
        id: "c1",
        name: "New words",
        version: 1,
        description: null,
        active: true,
        archivedAt: null,
        lessonCounts: [],
        topic: {
          __typename: "ExamTopic",
          id: "t1",
          name: "Ìkíni",
          subject: { __typename: "ExamSubject", id: "s1", name: "Speaking", exam },
        },
        children: { __typename: "ExamLessonPage", items: [lesson] },
      } satisfies SectionNodeQuery["node"],
    },
  },
};
