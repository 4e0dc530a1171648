import {
  GraphQLID,
  GraphQLInputObjectType,
  GraphQLInt,
  GraphQLList,
  GraphQLString,
  type GraphQLFieldConfigArgumentMap,
  type GraphQLObjectType,
} from "graphql";
import {
  changesInput,
  openedInput,
  resolveInput,
  restoreInput,
  reviewInput,
  unpublishInput,
} from "@app/domain/content/review-input.ts";
import type { Context } from "../../service/context.ts";
import { parse } from "../../service/parse.ts";
import { required } from "./content.types.ts";
import { mutation, type Given, type MutationField } from "./mutation-v1.ts";
import {
  discardDraft,
  publishSession,
  readToReview,
  reopenComment,
  requestChanges,
  resolveComment,
  restoreSession,
  submitSession,
  unpublishSession,
  withdrawSession,
} from "./review.service.ts";
import { sessionById } from "./session.service.ts";

const commentInput = new GraphQLInputObjectType({
  name: "SessionCommentInput",
  description: "What is to change, at a block or of the session as a whole.",
  fields: { blockId: { type: GraphQLID }, text: { type: required(GraphQLString) } },
});

const lesson = { lessonId: { type: required(GraphQLID) } };
const at = { ...lesson, version: { type: required(GraphQLInt), description: "As the caller saw it." } };
const reason = { type: required(GraphQLString) };

/** What happens to a session beside its being written. Source: domain.md 2.13. */
export function reviewMutations(payload: GraphQLObjectType): Record<string, MutationField> {
  const event = (
    description: string,
    args: GraphQLFieldConfigArgumentMap,
    work: (inside: Context, given: Given) => Promise<{ id: string }>,
  ) =>
    mutation(payload, { description, args, permission: "sessions:act", work }, (one, _, context) => ({
      session: () => sessionById(context, one),
    }));
  return {
    submitSession: event("Hands a session in; somebody else is asked to review it.", at, (inside, given) =>
      submitSession(inside, parse(reviewInput, given)),
    ),
    withdrawSession: event("Takes a session back from its review.", at, (inside, given) =>
      withdrawSession(inside, parse(reviewInput, given)),
    ),
    requestSessionChanges: event(
      "Sends a session back with what needs to change.",
      {
        ...at,
        comments: { type: required(new GraphQLList(required(commentInput))) },
        reason: { type: GraphQLString, description: "Why a super-admin reviews what they wrote at." },
      },
      (inside, given) => requestChanges(inside, parse(changesInput, given)),
    ),
    resolveSessionComment: event(
      "Says that what a comment asked for is done.",
      { ...lesson, commentId: { type: required(GraphQLID) } },
      (inside, given) => resolveComment(inside, parse(resolveInput, given)),
    ),
    reopenSessionComment: event(
      "Says that what a comment asked for is not done after all.",
      { ...lesson, commentId: { type: required(GraphQLID) } },
      (inside, given) => reopenComment(inside, parse(resolveInput, given)),
    ),
    publishSession: event("Makes a session the one that the app has; never by who wrote it.", at, (inside, given) =>
      publishSession(inside, parse(reviewInput, given)),
    ),
    unpublishSession: event("Takes a session out of the app.", { ...at, reason }, (inside, given) =>
      unpublishSession(inside, parse(unpublishInput, given)),
    ),
    discardSessionDraft: event(
      "Throws away what was written since the version that the app has.",
      at,
      (inside, given) => discardDraft(inside, parse(reviewInput, given)),
    ),
    openSession: event(
      "Says that the caller reads a session that they review; from then on it cannot be withdrawn.",
      lesson,
      (inside, given) => readToReview(inside, parse(openedInput, given)),
    ),
    restoreSession: event(
      "Begins the next version with what an earlier one says.",
      { ...at, versionNumber: { type: required(GraphQLInt) } },
      (inside, given) => restoreSession(inside, parse(restoreInput, given)),
    ),
  };
}
