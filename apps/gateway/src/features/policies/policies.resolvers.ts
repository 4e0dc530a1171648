import type { Resolvers } from "../resolvers.generated.ts";

export const cancellationPoliciesResolvers: Resolvers = {
  Query: {
    cancellationPolicies: (_, __, { sources }) => sources.cancellationPolicy.all(),
  },
  CancellationPolicy: {
    regionCount: ({ regions }) => regions,
    regions: ({ _id }, _, { loaders }) => loaders.regionsOfPolicy.load(_id),
  },
};
