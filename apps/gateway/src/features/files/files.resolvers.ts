import type { Resolvers } from "../resolvers.generated.ts";

export const filesResolvers: Resolvers = {
  Query: { file: (_, { id }, { loaders }) => loaders.file.load(id) },
};
