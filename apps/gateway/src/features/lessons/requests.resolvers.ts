import { toFacetQuery, toListQuery, toPage } from "../../records/list-page.ts";
import { writesOf } from "../../records/writes-of.ts";
import type { GatewayContext } from "../context.ts";
import type { Resolvers } from "../resolvers.generated.ts";

const sorts = { DUE: "dueAt", CREATED: "createdAt", NUMBER: "number" };
const request = writesOf("lessonRequest", ({ sources }: GatewayContext) => sources.lessonRequests, {
  stale: "LessonRequest",
});
const withNote = ({ note }: { note: string }) => ({ note });

/** Requests for lessons, who could give them, and what was proposed. */
export const requestsResolvers: Resolvers = {
  Query: {
    lessonRequest: (_, { id }, { sources }) => sources.lessonRequests.byId(id),
    lessonRequests: async (_, args, { sources }) => toPage(await sources.lessonRequests.list(toListQuery(args, sorts))),
    lessonRequestFacets: (_, args, { sources }) => sources.lessonRequests.facets(toFacetQuery(args)),
    lessonConflicts: (_, { requestId, plan }, { sources }) => sources.lessonRequests.conflicts(requestId, plan),
  },
  Mutation: {
    lessonRequestCreate: request.create,
    lessonRequestUpdate: request.update,
    lessonRequestClaim: request.event("claim"),
    lessonRequestCancel: request.event("cancel", ({ reason }: { reason: string }) => ({ reason })),
    lessonRequestReopen: request.event("reopen"),
    lessonRequestPropose: request.event("propose", ({ input }: { input: object }) => ({ ...input })),
    lessonRequestConfirm: request.event("confirm", ({ input }: { input: object }) => ({ ...input })),
    lessonRequestTutorAccept: request.event("tutor-accept", withNote),
    lessonRequestTutorDecline: request.event("tutor-decline", withNote),
    lessonRequestCustomerDecline: request.event("customer-decline", withNote),
    lessonRequestWithdraw: request.event("withdraw", withNote),
  },
  LessonRequest: {
    id: ({ _id }) => _id,
    customer: ({ customerId }, _, { loaders }) => (customerId === null ? null : loaders.customer.load(customerId)),
    lead: ({ leadId }, _, { loaders }) => (leadId === null ? null : loaders.lead.load(leadId)),
    learner: ({ podId, leadId, learnerId }, _, { loaders }) =>
      podId === null && leadId === null ? loaders.learner.load(learnerId) : null,
    pod: ({ podId }, _, { loaders }) => (podId === null ? null : loaders.customerPod.load(podId)),
    region: ({ regionId }, _, { loaders }) => loaders.region.load(regionId),
    owner: ({ ownerId }, _, { loaders }) => (ownerId === null ? null : loaders.staff.load(ownerId)),
    preferredTutors: async ({ preferredTutorIds }, _, { loaders }) =>
      (await Promise.all(preferredTutorIds.map((id) => loaders.tutor.load(id)))).filter((tutor) => tutor !== null),
    proposedTutor: ({ proposedTutorId }, _, { loaders }) =>
      proposedTutorId === null ? null : loaders.tutor.load(proposedTutorId),
    confirmedLesson: ({ confirmedLessonId }, _, { loaders }) =>
      confirmedLessonId === null ? null : loaders.confirmedLesson.load(confirmedLessonId),
    matchCount: async ({ _id }, _, { loaders }) => (await loaders.matchCount.load(_id))?.count ?? null,
    matches: ({ _id }, _, { sources }) => sources.lessonRequests.matches(_id),
    proposals: ({ _id }, _, { loaders }) => loaders.lessonProposals.load(_id),
  },
  LessonProposal: {
    id: ({ _id }) => _id,
    tutor: ({ tutorId }, _, { loaders }) => loaders.tutor.load(tutorId),
    sentBy: ({ sentById }, _, { loaders }) => (sentById === "system" ? null : loaders.staff.load(sentById)),
  },
  TutorMatch: {
    tutor: ({ tutorId }, _, { loaders }) => loaders.tutor.load(tutorId),
  },
};
