import { toListQuery, toPage } from "../../records/list-page.ts";
import { mutationResolvers } from "../../records/mutation-resolvers.ts";
import type { GatewayContext } from "../context.ts";
import type { Resolvers } from "../resolvers.generated.ts";

const sortFields = { NAME: "name", CREATED: "createdAt" };
const writes = mutationResolvers("customerPod", ({ sources }: GatewayContext) => sources.customerPod, {
  stale: "CustomerPod",
});

export const customerPodsResolvers: Resolvers = {
  Query: {
    customerPod: (_, { id }, { sources }) => sources.customerPod.byId(id),
    customerPods: async (_, args, { sources }) => toPage(await sources.customerPod.list(toListQuery(args, sortFields))),
  },
  Mutation: {
    customerPodCreate: writes.create,
    customerPodUpdate: writes.update,
    customerPodActivate: writes.event("activate"),
    customerPodPause: writes.event("pause"),
    customerPodResume: writes.event("resume"),
    customerPodReopen: writes.event("reopen"),
    customerPodClose: writes.event("close"),
  },
  CustomerPod: {
    // A customer pays for themselves.
    payer: async ({ payerCustomerId }, _, { loaders }) =>
      payerCustomerId === null ? null : ((await loaders.learner.load(payerCustomerId))?.payer ?? null),
    formerMembers: ({ _id }, _, { loaders }) => loaders.formerPodMembers.load(_id),
  },
};
