import { fullName } from "@app/domain/people/name.ts";
import type { Resolvers } from "../resolvers.generated.ts";

export const referralsResolvers: Resolvers = {
  Query: {
    codeHolder: (_, { code }, { sources }) => sources.referral.holderOf(code),
    cameBy: (_, { customerId, leadId }, { sources }) => sources.referral.cameBy({ customerId, leadId }),
  },
  Referrer: { name: fullName },
  Referral: { name: ({ refereeName }) => refereeName, sentBy: ({ referrerName }) => referrerName },
};
