import { toFacetQuery, toListQuery, toPage } from "../../records/list-page.ts";
import { mutationResolvers } from "../../records/mutation-resolvers.ts";
import type { GatewayContext } from "../context.ts";
import type { Resolvers } from "../resolvers.generated.ts";

const sorts = { DUE: "dueAt", CREATED: "createdAt", NUMBER: "number" };
const request = mutationResolvers("lessonRequest", ({ sources }: GatewayContext) => sources.lessonRequest, {
  stale: "LessonRequest",
});

export const requestsResolvers: Resolvers = {
  Query: {
    lessonRequest: (_, { id }, { sources }) => sources.lessonRequest.byId(id),
    lessonRequests: async (_, args, { sources }) => toPage(await sources.lessonRequest.list(toListQuery(args, sorts))),
    lessonRequestFacets: (_, args, { sources }) => sources.lessonRequest.facets(toFacetQuery(args)),
    lessonConflicts: (_, { requestId, plan }, { sources }) => sources.lessonRequest.conflicts(requestId, plan),
  },
  Mutation: {
    lessonRequestCreate: request.create,
    lessonRequestUpdate: request.update,
    lessonRequestClaim: request.event("claim"),
    lessonRequestCancel: request.event("cancel"),
    lessonRequestReopen: request.event("reopen"),
    lessonRequestPropose: request.event("propose"),
    lessonRequestConfirm: request.event("confirm"),
    lessonRequestTutorAccept: request.event("tutor-accept"),
    lessonRequestTutorDecline: request.event("tutor-decline"),
    lessonRequestCustomerDecline: request.event("customer-decline"),
    lessonRequestWithdraw: request.event("withdraw"),
  },
  LessonRequest: {
    learner: ({ podId, leadId, learnerId }, _, { loaders }) =>
      podId === null && leadId === null ? loaders.learner.load(learnerId) : null,
    preferredTutors: async ({ preferredTutorIds }, _, { loaders }) =>
      (await Promise.all(preferredTutorIds.map((id) => loaders.tutor.load(id)))).filter((tutor) => tutor !== null),
    matchCount: async ({ _id }, _, { loaders }) => (await loaders.matchCount.load(_id))?.count ?? null,
    matches: ({ _id }, _, { sources }) => sources.lessonRequest.matches(_id),
    proposals: ({ _id }, _, { loaders }) => loaders.lessonProposals.load(_id),
  },
};
