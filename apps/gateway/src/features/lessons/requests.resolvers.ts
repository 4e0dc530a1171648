import type { Resolvers } from "../resolvers.generated.ts";

export const requestsResolvers: Resolvers = {
  Query: {
    lessonConflicts: (_, { requestId, plan }, { sources }) => sources.lessonRequest.conflicts(requestId, plan),
  },
  LessonRequest: {
    learner: ({ podId, leadId, learnerId }, _, { loaders }) =>
      podId === null && leadId === null ? loaders.learner.load(learnerId) : null,
    matchCount: async ({ _id }, _, { loaders }) => (await loaders.matchCount.load(_id))?.count ?? null,
    matches: ({ _id }, _, { sources }) => sources.lessonRequest.matches(_id),
    usualPrice: ({ _id }, _, { sources }) => sources.lessonRequest.usualPrice(_id),
    proposals: ({ _id }, _, { loaders }) => loaders.lessonProposals.load(_id),
  },
};
