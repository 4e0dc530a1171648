import type { Resolvers } from "../resolvers.generated.ts";

export const appFeedbackResolvers: Resolvers = {
  AppFeedback: {
    recordedBy: ({ createdBy }, _, { loaders }) => (createdBy === "system" ? null : loaders.staff.load(createdBy)),
  },
};
