import { LessonPageDocument, type LessonPageQuery } from "../lesson/lesson.generated.ts";
import { aLessonPlace } from "./sessions.ts";

type Lesson = NonNullable<LessonPageQuery["record"]>;
type Session = NonNullable<LessonPageQuery["session"]>;

export const aLesson: Lesson = {
  ...aLessonPlace,
  summary: "Greetings by the time of day.",
  estimatedMinutes: 15,
  activeFlag: "ACTIVE",
  workingVersion: 2,
  statusSince: "2026-10-01T09:00:00.000Z",
  dueOn: null,
  assignee: { __typename: "StaffUser", id: "u1", name: "Adérónkẹ́ Adéyẹmí" },
  reviewer: null,
  assignment: null,
};

const block = (id: string, questionText: string): Session["blocks"][number] => ({
  __typename: "SessionBlock",
  id,
  blockType: "SINGLE_CHOICE",
  questionText,
  description: "",
});

const writtenAt = "2026-10-21T09:00:00.000Z";
const version = (versionNumber: number, isLive: boolean): Session["versions"][number] => ({
  __typename: "SessionVersion",
  versionNumber,
  updatedAt: writtenAt,
  publishedAt: null,
  isLive,
});

/** A second version of two blocks, the last of which asks nothing yet. */
export const aLessonSession = (checks: Session["checks"] = []): Session => ({
  __typename: "ExamSession",
  id: "e1",
  version: 4,
  versionNumber: 2,
  updatedAt: writtenAt,
  isAuthor: false,
  blocks: [block("b1", "Kí ni èyí?"), block("b2", "")],
  checks,
  comments: [],
  versions: [version(2, false)],
});

interface Reviewed {
  /** How many problems it has. */
  checks?: number;
  /** The version that the app has. */
  live?: number;
  comment?: { blockId: string; quote: string; text: string };
}

/** The same session as a reviewer meets it. */
export const aReviewSession = ({ checks = 0, live, comment }: Reviewed = {}): Session => ({
  ...aLessonSession(
    Array.from({ length: checks }, (_, index) => ({
      __typename: "SessionCheck",
      blockId: "b1",
      blockIndex: 0,
      field: `options.${index}`,
      message: "Enter the question.",
    })),
  ),
  versions: [version(2, false), ...(live === undefined ? [] : [version(live, true)])],
  comments: comment
    ? [
        {
          __typename: "SessionComment",
          id: "m1",
          versionNumber: 1,
          ...comment,
          createdAt: writtenAt,
          resolvedAt: null,
          author: null,
        },
      ]
    : [],
});

/** A review that is not over: opened by its reviewer, or waiting. */
export const aReview = (openedAt: string | null): LessonPageQuery["reviews"][number] => ({
  __typename: "SessionReview",
  id: "r1",
  versionNumber: 2,
  submittedAt: writtenAt,
  openedAt,
  endedAt: null,
  outcome: null,
  reviewer: { __typename: "StaffUser", id: "u2", name: "Chidi Eze" },
});

/** The lesson's page, at a status. */
export const aLessonAnswer = (
  contentStatus: Lesson["contentStatus"] = "DRAFT",
  session: Session | null = aReviewSession(),
  reviews: LessonPageQuery["reviews"] = [],
  lesson = aLesson,
) => ({
  request: { query: LessonPageDocument, variables: { id: "l1" } },
  result: { data: { record: { ...lesson, contentStatus }, session, reviews } },
});
