import { mutationsOf } from "../record-mutations.ts";
import type { Resolvers } from "../resolvers.generated.ts";

const writes = mutationsOf("Feedback");

/** Customers' feedback and its thread. */
export const feedbacksResolvers: Resolvers = {
  Mutation: {
    feedbackAddNote: writes.event("note"),
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
  },
};
