import { toFacetQuery, toListQuery, toPage } from "../../records/list-page.ts";
import { mutationResolvers } from "../../records/mutation-resolvers.ts";
import { queryOf } from "../../upstream/path.ts";
import type { GatewayContext } from "../context.ts";
import type { Resolvers } from "../resolvers.generated.ts";

const sorts = { CREATED: "createdAt", RATING: "rating" };
const writes = mutationResolvers("tutorFeedback", ({ sources }: GatewayContext) => sources.tutorFeedback, {
  stale: "TutorFeedback",
});

export const tutorFeedbackResolvers: Resolvers = {
  Query: {
    tutorFeedback: (_, { id }, { sources }) => sources.tutorFeedback.byId(id),
    tutorFeedbacks: async (_, args, { sources }) => toPage(await sources.tutorFeedback.list(toListQuery(args, sorts))),
    tutorFeedbackFacets: (_, args, { sources }) => sources.tutorFeedback.facets(toFacetQuery(args)),
  },
  Mutation: {
    tutorFeedbackCreate: writes.create,
    tutorFeedbackUpdate: writes.update,
    tutorFeedbackAcknowledge: writes.event("acknowledge"),
    tutorFeedbackStart: writes.event("start"),
    tutorFeedbackResolve: writes.event("resolve"),
    tutorFeedbackReopen: writes.event("reopen"),
  },
  Tutor: {
    feedbackCount: async ({ _id }, _, { sources }) =>
      (await sources.tutorFeedback.list(queryOf({ personId: _id, pageSize: 1 }))).total,
  },
  TutorFeedback: {
    name: ({ personName }) => `Feedback: ${personName}`,
    person: ({ personId, personName, isTutor }) => ({ id: personId, name: personName, isTutor }),
    writtenBy: ({ createdBy }, _, { loaders }) => (createdBy === "system" ? null : loaders.staff.load(createdBy)),
  },
};
