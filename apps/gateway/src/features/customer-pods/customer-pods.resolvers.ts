import type { Resolvers } from "../resolvers.generated.ts";

export const customerPodsResolvers: Resolvers = {
  CustomerPod: {
    // A customer pays for themselves.
    payer: async ({ payerCustomerId }, _, { loaders }) =>
      payerCustomerId === null ? null : ((await loaders.learner.load(payerCustomerId))?.payer ?? null),
    formerMembers: ({ _id }, _, { loaders }) => loaders.formerPodMembers.load(_id),
  },
};
