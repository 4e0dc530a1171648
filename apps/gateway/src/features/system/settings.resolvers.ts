import type { Resolvers } from "../resolvers.generated.ts";

export const settingsResolvers: Resolvers = {
  Query: {
    settings: (_, __, { sources }) => sources.setting.all(),
  },
};
