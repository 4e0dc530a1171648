import type { Resolvers } from "../resolvers.generated.ts";

export const promosResolvers: Resolvers = {
  Query: {
    promoRedemptions: (_, { promoId }, { sources }) => sources.promo.redemptions(promoId),
    promoQuote: (_, { input }, { sources }) => sources.promo.quote(input),
  },
};
