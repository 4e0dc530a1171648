import { formatMoney } from "@app/domain/money.ts";
import { fullName } from "@app/domain/people/name.ts";
import type { Resolvers } from "../resolvers.generated.ts";

export const referralsResolvers: Resolvers = {
  Query: {
    codeHolder: (_, { code }, { sources }) => sources.referral.holderOf(code),
    referralFacts: (_, { id }, { sources }) => sources.referral.facts(id),
    cameBy: (_, { customerId, leadId }, { sources }) => sources.referral.cameBy({ customerId, leadId }),
  },
  Referrer: { name: fullName },
  ReferralPayout: { name: formatMoney },
  Referral: { name: ({ refereeName }) => refereeName, sentBy: ({ referrerName }) => referrerName },
};
