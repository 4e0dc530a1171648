import { toPage } from "../../records/list-page.ts";
import { writesOf } from "../../records/writes-of.ts";
import { queryOf } from "../../upstream/path.ts";
import type { GatewayContext } from "../context.ts";
import type { Resolvers } from "../resolvers.generated.ts";

const writes = writesOf("message", ({ sources }: GatewayContext) => sources.messages, {
  fields: { toPersonId: "customerId" },
});

export const messagesResolvers: Resolvers = {
  Query: {
    customerMessages: async (_, { customerId, page }, { sources }) =>
      toPage(await sources.messages.list(queryOf({ toPersonId: customerId, page: page.number, pageSize: page.size }))),
  },
  Mutation: { messageCreate: writes.create },
  Message: {
    id: ({ _id }) => _id,
    author: ({ createdBy }, _, { loaders }) => (createdBy === "system" ? null : loaders.staff.load(createdBy)),
  },
};
