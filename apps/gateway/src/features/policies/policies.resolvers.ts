import { toListQuery, toPage } from "../../records/list-page.ts";
import { mutationResolvers } from "../../records/mutation-resolvers.ts";
import type { GatewayContext } from "../context.ts";
import type { Resolvers } from "../resolvers.generated.ts";

const sortFields = { NAME: "name", CREATED: "createdAt" };
const sourceOf = ({ sources }: GatewayContext) => sources.cancellationPolicy;
const writes = mutationResolvers("cancellationPolicy", sourceOf, { stale: "CancellationPolicy" });

export const cancellationPoliciesResolvers: Resolvers = {
  Query: {
    cancellationPolicy: (_, { id }, { sources }) => sources.cancellationPolicy.byId(id),
    cancellationPolicies: (_, __, { sources }) => sources.cancellationPolicy.all(),
    cancellationPolicyList: async (_, args, { sources }) =>
      toPage(await sources.cancellationPolicy.list(toListQuery(args, sortFields))),
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
