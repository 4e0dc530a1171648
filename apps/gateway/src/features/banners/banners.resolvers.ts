import type { Resolvers } from "../resolvers.generated.ts";

export const bannersResolvers: Resolvers = {
  Query: { bannerEditions: (_, { bannerId }, { sources }) => sources.banner.editions(bannerId) },
};
