import type { Resolvers } from "../resolvers.generated.ts";

export const searchResolvers: Resolvers = {
  Query: { search: (_, { query }, { sources }) => sources.search.find(query) },
};
