import { fullName } from "@app/domain/people/name.ts";
import { toPage } from "../../records/list-page.ts";
import type { Resolvers } from "../resolvers.generated.ts";

export const partnersResolvers: Resolvers = {
  Query: {
    partnerLearners: async (_, { partnerId, search, ids, page }, { sources }) =>
      toPage(await sources.partner.learners(partnerId, { search, ids, page })),
    partnerUserLearners: async (_, { id, page }, { sources }) => toPage(await sources.partnerUser.learners(id, page)),
  },
  Partner: { userCount: ({ users }) => users, learnerCount: ({ learners }) => learners },
  PartnerUser: { name: fullName },
};
