import { toListQuery, toPage } from "../../records/list-page.ts";
import { mutationResolvers } from "../../records/mutation-resolvers.ts";
import type { GatewayContext } from "../context.ts";
import type { Resolvers } from "../resolvers.generated.ts";

const sortFields = { NAME: "name", CREATED: "createdAt" };
const sourceOf = ({ sources }: GatewayContext) => sources.cancellationPolicies;
const writes = mutationResolvers("cancellationPolicy", sourceOf, { stale: "CancellationPolicy" });

export const cancellationPoliciesResolvers: Resolvers = {
  Query: {
    cancellationPolicy: (_, { id }, { sources }) => sources.cancellationPolicies.byId(id),
    cancellationPolicies: (_, __, { sources }) => sources.cancellationPolicies.all(),
    cancellationPolicyList: async (_, args, { sources }) =>
      toPage(await sources.cancellationPolicies.list(toListQuery(args, sortFields))),
  },
  Mutation: {
    cancellationPolicyCreate: writes.create,
    cancellationPolicyUpdate: writes.update,
  },
  CancellationPolicy: {
    regionCount: ({ regions }) => regions,
    regions: ({ _id }, _, { loaders }) => loaders.regionsOfPolicy.load(_id),
  },
};
