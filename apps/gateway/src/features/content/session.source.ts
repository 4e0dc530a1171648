import type {
  AnswerOption,
  Block,
  BlockMaths,
  BlockRating,
  ContentStats,
  ImageOption,
  RatingsIcon,
  Session,
  SessionCheck,
  SessionComment,
  SessionGrade,
  SessionPayload,
  SessionReview,
  SessionVersion,
  StatusFigures,
} from "@app/schema/upstreams/v1-graphql.generated.ts";
import type { UpstreamArguments } from "../../upstream/selection.ts";
import { serverBlock, spelledBlock, type GivenBlock } from "./blocks.public.ts";
import { names, same } from "./content.arguments.ts";

/** From the older server's GraphQL; only selected fields are present. */
export type ExamSessionRecord = Session;
export type SessionBlockRecord = Block;
export type AnswerOptionRecord = AnswerOption;
export type ImageOptionRecord = ImageOption;
export type SessionGradeRecord = SessionGrade;
export type SessionCommentRecord = SessionComment;
export type SessionReviewRecord = SessionReview;
export type ContentStatsRecord = ContentStats;
export type ContentStatusFiguresRecord = StatusFigures;

interface Draft {
  lessonId: string;
  version: number;
  input: { blocks: readonly GivenBlock[] };
}

export const saveArguments = ({ lessonId, version, input }: Draft): UpstreamArguments => ({
  lessonId: ["ID!", lessonId],
  version: ["Int!", version],
  blocks: ["[BlockInput!]!", input.blocks.map((block) => spelledBlock(serverBlock(block)))],
});

/** The lesson by its own name, or by the id of what the app has of it. */
type OfLesson = { lessonId: string } | { id: string };
type GivenAnswer = OfLesson & { blockId: string; answer: object };

export const gradeArguments = ({ blockId, answer, ...lesson }: GivenAnswer): UpstreamArguments => ({
  lessonId: ["ID!", "id" in lesson ? lesson.id : lesson.lessonId],
  blockId: ["ID!", blockId],
  answer: ["SessionAnswerInput!", answer],
});

interface Reviewed {
  lessonId: string;
  version: number;
}
const ofComment = ({ lessonId, commentId }: { lessonId: string; commentId: string }): UpstreamArguments => ({
  lessonId: ["ID!", lessonId],
  commentId: ["ID!", commentId],
});

const at = ({ lessonId, version }: Reviewed): UpstreamArguments => ({
  lessonId: ["ID!", lessonId],
  version: ["Int!", version],
});
interface Changes extends Reviewed {
  comments: readonly object[];
  reason?: string | null;
}

/** Review mutations → the older server's. */
export const reviewNames = {
  examSessionSubmit: { name: "submitSession", args: at },
  examSessionWithdraw: { name: "withdrawSession", args: at },
  examSessionRequestChanges: {
    name: "requestSessionChanges",
    args: ({ comments, reason, ...given }: Changes): UpstreamArguments => ({
      ...at(given),
      comments: ["[SessionCommentInput!]!", comments],
      reason: ["String", reason],
    }),
  },
  examSessionResolve: { name: "resolveSessionComment", args: ofComment },
  examSessionReopen: { name: "reopenSessionComment", args: ofComment },
  examSessionPublish: { name: "publishSession", args: at },
  examSessionUnpublish: {
    name: "unpublishSession",
    args: ({ reason, ...given }: Reviewed & { reason: string }): UpstreamArguments => ({
      ...at(given),
      reason: ["String!", reason],
    }),
  },
  examSessionDiscard: { name: "discardSessionDraft", args: at },
  examSessionOpen: {
    name: "openSession",
    args: ({ lessonId }: { lessonId: string }): UpstreamArguments => ({ lessonId: ["ID!", lessonId] }),
  },
  examSessionExport: {
    name: "exportSession",
    args: ({ lessonId }: { lessonId: string }): UpstreamArguments => ({ lessonId: ["ID!", lessonId] }),
  },
  examSessionWrite: {
    name: "writeSession",
    args: ({ lessonId, isHere }: { lessonId: string; isHere: boolean }): UpstreamArguments => ({
      lessonId: ["ID!", lessonId],
      isHere: ["Boolean!", isHere],
    }),
  },
  examSessionRestore: {
    name: "restoreSession",
    args: ({ versionNumber, ...given }: Reviewed & { versionNumber: number }): UpstreamArguments => ({
      ...at(given),
      versionNumber: ["Int!", versionNumber],
    }),
  },
} as const;

export const reviewsArguments = ({ lessonId, writerId }: { lessonId?: string | null; writerId?: string | null }) => ({
  lessonId: ["ID", lessonId] as const,
  writerId: ["ID", writerId] as const,
});

interface AskedSession {
  lessonId: string;
  versionNumber?: number | null;
}
export const sessionArguments = ({ lessonId, versionNumber }: AskedSession): UpstreamArguments => ({
  lessonId: ["ID!", lessonId],
  versionNumber: ["Int", versionNumber],
});

/** Our fields of sessions → the older server's. */
export const sessionNames = {
  ExamSessionPayload: names<SessionPayload>()({ session: "session" }),
  ExamSession: names<Session>()({
    id: "_id",
    ...same("lessonId", "versionNumber", "blocks", "checks", "version", "createdAt", "updatedAt"),
    ...same("publishedAt", "comments", "versions", "isAuthor"),
  }),
  SessionComment: names<SessionComment>()({
    id: "_id",
    ...same("versionNumber", "blockId", "quote", "text", "createdAt", "resolvedAt"),
    author: { name: "authorId", isLeaf: true },
  }),
  SessionReview: names<SessionReview>()({
    id: "_id",
    ...same("versionNumber", "submittedAt", "openedAt", "endedAt", "outcome", "lesson"),
    writer: { name: "writerId", isLeaf: true },
    reviewer: { name: "reviewerId", isLeaf: true },
  }),
  ContentStats: names<ContentStats>()(same("statuses", "overdueCount", "publishedThisMonth", "changesRequestedRate")),
  ContentStatusFigures: names<StatusFigures>()(same("contentStatus", "count", "medianDays")),
  SessionVersion: names<SessionVersion>()(same("versionNumber", "updatedAt", "publishedAt", "isLive")),
  SessionBlock: names<Block>()({
    id: "_id",
    ...same("blockType", "questionText", "description", "feedback", "hint", "useMaths", "quotedQuestionText"),
    ...same("imageFile", "imageAlt", "audioPlayerSRC", "isGraphOverImage", "refreshingGraph", "graphLatex"),
    ...same("graphXFrom", "graphXTo", "graphYFrom", "graphYTo", "graphPoints"),
    ...same("expression", "numericOnly", "tolerance", "shortTextCorrectOptions", "answerStrictness"),
    ...same("dropdownInstruction", "options", "imageOptions", "minSliderValue", "maxSliderValue", "sliderValue"),
    ...same("sliderCorrectValue", "sliderSteps", "rating", "ratingsIcon"),
  }),
  BlockMaths: names<BlockMaths>()(same("questionText", "description", "feedback", "hint")),
  AnswerOption: names<AnswerOption>()({ id: "_id", ...same("answerText", "isCorrect", "useMaths") }),
  ImageOption: names<ImageOption>()({ id: "_id", ...same("isCorrect", "imageSrc", "imageAlt") }),
  BlockRating: names<BlockRating>()(same("rating", "correctRating", "numberOfStars")),
  RatingsIcon: names<RatingsIcon>()(same("label", "iconPath", "dimension", "spacing", "viewBox")),
  SessionGrade: names<SessionGrade>()(same("verdict", "places", "message", "feedback")),
  SessionCheck: names<SessionCheck>()(same("blockId", "blockIndex", "field", "message")),
} as const;
