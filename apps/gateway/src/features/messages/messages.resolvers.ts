import { toPage } from "../../records/list-page.ts";
import { mutationResolvers } from "../../records/mutation-resolvers.ts";
import { queryOf } from "../../upstream/path.ts";
import type { GatewayContext } from "../context.ts";
import type { Resolvers } from "../resolvers.generated.ts";
import type { MessagesSource } from "./messages.source.ts";

const toCustomers = mutationResolvers("message", ({ sources }: GatewayContext) => sources.messages, {
  fields: { toPersonId: "customerId" },
});
const toTutors = mutationResolvers("message", ({ sources }: GatewayContext) => sources.tutorMessages, {
  fields: { toPersonId: "personId" },
});

const pageTo = async (source: MessagesSource, toPersonId: string, { number, size }: { number: number; size: number }) =>
  toPage(await source.list(queryOf({ toPersonId, page: number, pageSize: size })));

export const messagesResolvers: Resolvers = {
  Query: {
    customerMessages: (_, { customerId, page }, { sources }) => pageTo(sources.messages, customerId, page),
    tutorMessages: (_, { personId, page }, { sources }) => pageTo(sources.tutorMessages, personId, page),
  },
  Mutation: { messageCreate: toCustomers.create, tutorMessageCreate: toTutors.create },
};
