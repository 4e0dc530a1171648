import { toFacetQuery, toListQuery, toPage } from "../../records/list-page.ts";
import { mutationResolvers } from "../../records/mutation-resolvers.ts";
import type { GatewayContext } from "../context.ts";
import type { Resolvers } from "../resolvers.generated.ts";

const sorts = { DUE: "dueAt", CREATED: "createdAt", NUMBER: "number" };
const writes = mutationResolvers("feedback", ({ sources }: GatewayContext) => sources.feedback, { stale: "Feedback" });

/** Customers' feedback and its thread. */
export const feedbacksResolvers: Resolvers = {
  Query: {
    feedback: (_, { id }, { sources }) => sources.feedback.byId(id),
    feedbacks: async (_, args, { sources }) => toPage(await sources.feedback.list(toListQuery(args, sorts))),
    feedbackFacets: (_, args, { sources }) => sources.feedback.facets(toFacetQuery(args)),
  },
  Mutation: {
    feedbackCreate: writes.create,
    feedbackUpdate: writes.update,
    feedbackOpen: writes.event("open"),
    feedbackAddNote: writes.event("note"),
    feedbackAnswer: writes.event("answer"),
    feedbackReply: writes.event("reply"),
    feedbackResolve: writes.event("resolve"),
    feedbackClose: writes.event("close"),
    feedbackDecide: writes.event("decide"),
    feedbackCreateJournalEntry: writes.event("journal-entry", ({ entry }: { entry: object }) => entry),
  },
  Feedback: {
    name: ({ feedbackNumber }) => feedbackNumber,
    learner: ({ dependentId, customerId }, _, { loaders }) => {
      const id = dependentId ?? customerId;
      return id === null ? null : loaders.learner.load(id);
    },
    thread: ({ _id }, _, { sources }) => sources.feedback.thread(_id),
    links: ({ _id }, _, { sources }) => sources.feedback.links(_id),
    writtenBy: ({ createdBy }, _, { loaders }) => (createdBy === "system" ? null : loaders.staff.load(createdBy)),
  },
};
