import { GraphQLFloat, GraphQLID, GraphQLObjectType, type GraphQLFieldConfigMap } from "graphql";
import { reviewOutcomes } from "@app/domain/content/assignment-enums.ts";
import { scopeOf } from "@app/domain/permissions.ts";
import { requirePermission } from "../../service/permission.ts";
import type { Context } from "../../service/context.ts";
import { lessonLevel } from "./content.levels.ts";
import { nodeOf } from "./content.reads.ts";
import {
  contentStatus,
  enumOf,
  instantField,
  listOf,
  optionalId,
  optionalInstant,
  required,
  whole,
} from "./content.types.ts";
import { contentStats, type ContentStats, type StatusFigures } from "./review.figures.ts";
import { reviewsOf } from "./reviews.service.ts";
import type { ReviewRow } from "./reviews.table.ts";

const outcome = enumOf("ReviewOutcome", "How the review of a session ended.", reviewOutcomes);

/** A share from 0 to 1, or a number of days; null where there is nothing to work it out from. */
export const optionalFigure = { type: GraphQLFloat };

const statusFigures = new GraphQLObjectType<StatusFigures, Context>({
  name: "StatusFigures",
  description: "The lessons of one status.",
  fields: {
    contentStatus: { type: required(contentStatus) },
    count: whole,
    medianDays: { ...optionalFigure, description: "For how many days half of them have had it." },
  },
});

const figures = new GraphQLObjectType<ContentStats, Context>({
  name: "ContentStats",
  description: "How far the lessons of all exams are, and how their reviews end.",
  fields: {
    statuses: { type: listOf(statusFigures), description: "All four, in order." },
    overdueCount: whole,
    publishedThisMonth: whole,
    changesRequestedRate: { ...optionalFigure, description: "The share of reviews that end in asking for changes." },
  },
});

/** The reviews of sessions; a content-creator sees those of what they wrote. */
export function reviewQueries(lesson: GraphQLObjectType): GraphQLFieldConfigMap<unknown, Context> {
  const review = new GraphQLObjectType<ReviewRow, Context>({
    name: "SessionReview",
    description: "One time that a session was handed in, and what came of it.",
    fields: {
      _id: { type: required(GraphQLID), resolve: ({ id }) => id },
      versionNumber: { ...whole, description: "The version that was reviewed." },
      writerId: { ...optionalId, description: "Who had the lesson to write." },
      reviewerId: optionalId,
      submittedAt: instantField,
      openedAt: { ...optionalInstant, description: "When its reviewer first looked at it." },
      endedAt: { ...optionalInstant, description: "When it was over; null while it is not." },
      outcome: { type: outcome, description: "Null while it is not over." },
      lesson: { type: lesson, resolve: ({ lessonId }, _, context) => nodeOf(context, lessonLevel, lessonId) },
    },
  });
  return {
    reviews: {
      type: listOf(review),
      description: "The reviews of a lesson, or of what somebody wrote, the latest first.",
      args: { lessonId: optionalId, writerId: { ...optionalId, description: "The id of the writer's account." } },
      resolve: (_, { lessonId, writerId }: { lessonId?: string | null; writerId?: string | null }, context) => {
        requirePermission(context, "sessions:read");
        const { id, role } = context.actor;
        const isOwn = scopeOf(role, "sessions") === "own";
        return reviewsOf(context, { lessonId: lessonId ?? null, writerId: isOwn ? id : (writerId ?? null) });
      },
    },
    contentStats: {
      type: required(figures),
      resolve: (_, __, context) => {
        requirePermission(context, "exams:read");
        return contentStats(context);
      },
    },
  };
}
